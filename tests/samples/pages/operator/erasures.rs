//! Sample values for the views of `erasures.rs`, and their snapshots.

use super::*;
use crate::http::sample::{Sample, sample, views};

views!(ErasurePage);

impl Sample for ErasurePage {
    fn sample() -> Self {
        Self {
            shell: sample(),
            faults: sample(),
            row: sample(),
            email: "rita@lights.example".into(),
            words: "My telephone number in the comment of 4 December on R-2026-0017".into(),
            acts: sample(),
        }
    }

    fn states() -> Vec<(&'static str, Self)> {
        let bare = Self { faults: vec![], acts: vec![], ..Self::sample() };
        vec![("full", Self::sample()), ("bare", bare)]
    }
}

impl Sample for Row {
    fn sample() -> Self {
        Self {
            href: "/namespaces/lighthouse".into(),
            asked: "1 December 2026".into(),
            due: sample(),
            by: "a person with an account",
        }
    }
}
