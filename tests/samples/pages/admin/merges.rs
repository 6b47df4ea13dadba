//! Made-up values for the views of `merges.rs`, and their snapshots.

use super::*;
use crate::http::sample::{Sample, sample, views};

views!(MergesPage);

impl Sample for MergesPage {
    fn sample() -> Self {
        Self { shell: sample(), open: sample(), done: sample() }
    }

    fn states() -> Vec<(&'static str, Self)> {
        let bare = Self { open: vec![], done: vec![], ..Self::sample() };
        vec![("full", Self::sample()), ("bare", bare)]
    }
}

impl Sample for Open {
    fn sample() -> Self {
        Self {
            asked: "1 December 2026".into(),
            by: "Edda Berg".into(),
            other: "r.lindgren@old.example".into(),
            ends: "the account that you are signed in to",
            from: "8 December 2026".into(),
            until: "4 March 2027".into(),
        }
    }
}

impl Sample for Done {
    fn sample() -> Self {
        Self {
            at: "2026-12-04 10:20".into(),
            ended: "r.lindgren@old.example".into(),
            goes_on: "rita@lights.example".into(),
            email: "rita@lights.example".into(),
            both: vec![("/requests/R-2026-0017".into(), "R-2026-0017".into())],
        }
    }
}
