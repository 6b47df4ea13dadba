//! Sample values for the sections in `request.rs`, and their snapshots.

use super::*;
use crate::http::sample::{Sample, sample, views};

views!(Status, Beside);

impl Sample for Head {
    fn sample() -> Self {
        Self {
            number: "R-2026-0017".into(),
            title: "Lighthouses".into(),
            kind: "formal".into(),
            state: "Expert review".into(),
            way: "Community".into(),
            snapshot: 2.into(),
            steps: sample(),
            facts: sample(),
        }
    }
}

impl Sample for Status {
    fn sample() -> Self {
        Self {
            turn: Some("registrant"),
            holder: Holder::Other,
            next: "The experts take positions.".into(),
            question: None,
            overlays: vec![("On hold".into(), "until 4 March 2027".into())],
            notes: vec![("note warn", "The answer of 4 December is not confirmed.".into())],
        }
    }

    fn states() -> Vec<(&'static str, Self)> {
        let question = Some(("Does the list hold lightships?".into(), "/requests/R-2026-0017/edit".into()));
        vec![
            ("full", Self::sample()),
            ("reader", Self { holder: Holder::Reader, ..Self::sample() }),
            ("colleague", Self { holder: Holder::Colleague, ..Self::sample() }),
            ("question", Self { holder: Holder::Reader, question, ..Self::sample() }),
            ("closed", Self { turn: None, overlays: vec![], notes: vec![], ..Self::sample() }),
        ]
    }
}

impl Sample for Beside {
    fn sample() -> Self {
        Self { rules: sample() }
    }
}
