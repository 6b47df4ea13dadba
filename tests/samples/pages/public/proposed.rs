//! Sample values for the views of `proposed.rs`, and their snapshots.

use super::*;
use crate::http::sample::{Sample, sample, views};

views!(ProposedPage);

impl Sample for ProposedPage {
    fn sample() -> Self {
        Self {
            shell: sample(),
            standing: "This list is informative.".into(),
            updated: "2026-12-01".into(),
            home: "/proposed",
            registry: "urn",
            keyword_rule: "Specification required".into(),
            designator_rule: "Specification required".into(),
            keywords: sample(),
            designators: sample(),
            changes: vec![("2026-12-01".into(), "language".into(), "The society uses it.".into())],
        }
    }

    fn states() -> Vec<(&'static str, Self)> {
        let bare = Self { keywords: vec![], designators: vec![], changes: vec![], ..Self::sample() };
        vec![("full", Self::sample()), ("bare", bare)]
    }
}
