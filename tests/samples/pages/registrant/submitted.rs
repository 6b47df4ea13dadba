//! Sample values for the views of `submitted.rs`, and their snapshots.

use super::*;
use crate::http::sample::{Sample, sample, views};

views!(SubmittedPage);

impl Sample for SubmittedPage {
    fn sample() -> Self {
        Self {
            shell: sample(),
            head: sample(),
            next: vec!["The operators check it.".into(), "They publish it.".into()],
            is_private: true,
        }
    }

    fn states() -> Vec<(&'static str, Self)> {
        let bare = Self { is_private: false, ..Self::sample() };
        vec![("full", Self::sample()), ("bare", bare)]
    }
}
