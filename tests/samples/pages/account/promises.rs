//! Sample values for the views in `promises.rs`, and their snapshots.

use super::*;
use crate::http::sample::{Sample, sample, views};

views!(OwnPromisesPage);

impl Sample for OwnPromisesPage {
    fn sample() -> Self {
        Self { shell: sample(), questions: sample() }
    }

    fn states() -> Vec<(&'static str, Self)> {
        let bare = Self { questions: vec![], ..Self::sample() };
        vec![("full", Self::sample()), ("bare", bare)]
    }
}

impl Sample for Question {
    fn sample() -> Self {
        Self {
            id: "0190".into(),
            nid: "lighthouse".into(),
            namespace: "/namespaces/lighthouse".into(),
            card: sample(),
            confirmed: Some("2 December 2026".into()),
            asked: true,
        }
    }
}
