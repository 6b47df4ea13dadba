//! Sample values for the views of `submitted.rs`, and their snapshots.

use super::*;
use crate::http::sample::{Sample, sample, views};

views!(SubmittedPage);

impl Sample for SubmittedPage {
    fn sample() -> Self {
        Self {
            shell: sample(),
            number: "R-2026-0017".into(),
            title: "Lighthouses".into(),
            is_correction: true,
            list: "urn@lists.registry.example".into(),
            steps: sample(),
        }
    }

    fn states() -> Vec<(&'static str, Self)> {
        let bare = Self { is_correction: false, steps: vec![], ..Self::sample() };
        vec![("full", Self::sample()), ("bare", bare)]
    }
}
