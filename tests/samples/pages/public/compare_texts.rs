//! Sample values for the views of `compare_texts.rs` and their snapshots.

use super::*;
use crate::http::sample::{Sample, sample, views};

views!(ComparePage);

impl Sample for ComparePage {
    fn sample() -> Self {
        Self {
            shell: sample(),
            number: "R-2026-0017".into(),
            title: "Lighthouses".into(),
            href: "/requests/R-2026-0017".into(),
            choices: sample(),
            from: 3.into(),
            to: 3.into(),
            substance: "the syntax".into(),
            cards: sample(),
            redacted: Vec::new(),
        }
    }

    fn states() -> Vec<(&'static str, Self)> {
        let bare = Self { choices: vec![], cards: vec![], ..Self::sample() };
        let notice = "[Redacted on 2027-01-04 by two operators: contact details of a person. A private number.]";
        let redacted = Self { cards: vec![], redacted: vec![(3.into(), notice.into())], ..Self::sample() };
        vec![("full", Self::sample()), ("bare", bare), ("redacted", redacted)]
    }
}

impl Sample for Choice {
    fn sample() -> Self {
        Self { number: 3.into(), from: true, to: true }
    }
}
