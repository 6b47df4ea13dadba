//! Sample values for the views of `close.rs`, and their snapshots.

use super::*;
use crate::http::sample::{Sample, sample, views};

views!(ClosePage);

impl Sample for ClosePage {
    fn sample() -> Self {
        Self {
            shell: sample(),
            faults: sample(),
            name: "Rita Lindgren".into(),
            email: "rita@lights.example".into(),
            open: vec![],
            acts: sample(),
        }
    }

    fn states() -> Vec<(&'static str, Self)> {
        let open = vec!["The account is responsible for open requests: R-2026-0017".into()];
        let kept = Self { faults: vec![], open, acts: vec![], ..Self::sample() };
        vec![("full", Self::sample()), ("unsettled", kept)]
    }
}
