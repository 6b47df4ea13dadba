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
            next: vec!["The operators check it.".into(), "They publish it.".into()],
            is_private: true,
            steps: sample(),
        }
    }

    fn states() -> Vec<(&'static str, Self)> {
        let bare = Self { is_private: false, steps: vec![], ..Self::sample() };
        vec![("full", Self::sample()), ("bare", bare)]
    }
}
