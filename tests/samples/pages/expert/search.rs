//! Sample values and snapshot tests for the views in `search.rs`.

use super::*;
use crate::http::sample::{Sample, sample, views};

views!(SearchPage);

impl Sample for SearchPage {
    fn sample() -> Self {
        Self {
            shell: sample(),
            q: "domain names".into(),
            experts: sample(),
            fields: sample(),
            outcomes: sample(),
            hits: sample(),
            partial: true,
            asked: true,
        }
    }

    fn states() -> Vec<(&'static str, Self)> {
        let none = Self { hits: vec![], partial: false, ..Self::sample() };
        let bare = Self { q: String::new(), hits: vec![], partial: false, asked: false, ..Self::sample() };
        vec![("full", Self::sample()), ("none", none), ("bare", bare)]
    }
}

impl Sample for Choice {
    fn sample() -> Self {
        Self { value: "syntax".into(), words: "Syntax".into(), chosen: true }
    }
}

impl Sample for HitRow {
    fn sample() -> Self {
        Self {
            href: "/requests/R-2026-0017#c-0190".into(),
            number: "R-2026-0017".into(),
            heading: "Comment on Assignment, by Edda Berg, on revision 2".into(),
            at: "2026-12-04".into(),
            gist: "Domain names can change hands.".into(),
        }
    }
}
