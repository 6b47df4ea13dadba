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
        }
    }

    fn states() -> Vec<(&'static str, Self)> {
        let bare = Self { choices: vec![], cards: vec![], ..Self::sample() };
        vec![("full", Self::sample()), ("bare", bare)]
    }
}

impl Sample for Choice {
    fn sample() -> Self {
        Self { number: 3.into(), from: true, to: true }
    }
}
