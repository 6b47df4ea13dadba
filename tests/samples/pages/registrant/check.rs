//! Sample values for the views in `check.rs`, and their snapshots.

use super::*;
use crate::http::sample::{Sample, sample, views};

views!(CheckPage);

impl Sample for CheckPage {
    fn sample() -> Self {
        Self {
            shell: sample(),
            number: "R-2026-0017".into(),
            title: "Lighthouses".into(),
            is_draft: true,
            is_correction: true,
            answers: sample(),
            failing: sample(),
            worth: sample(),
            general: 3,
            diff: sample(),
            email_subject: "[R-2026-0017] urn:lighthouse: for review until 4 March 2027".into(),
            letter: "Rita Lindgren asks for urn:lighthouse.".into(),
            list: "urn@lists.registry.example".into(),
            next: "The registry looks at it within five days.".into(),
            publicity: "The text and your name become public. You can reply, correct and withdraw afterwards.".into(),
            revision: 3,
            rules: sample(),
            needs_version: true,
        }
    }

    fn states() -> Vec<(&'static str, Self)> {
        let bare = Self {
            is_draft: false,
            is_correction: false,
            answers: vec![],
            failing: vec![],
            worth: vec![],
            diff: vec![],
            rules: None,
            needs_version: false,
            ..Self::sample()
        };
        vec![
            ("full", Self::sample()),
            ("bare", bare),
            ("ready", Self { failing: vec![], is_correction: false, needs_version: false, ..Self::sample() }),
        ]
    }
}

impl Sample for Answer {
    fn sample() -> Self {
        Self {
            label: "Syntax".into(),
            key: "syntax",
            runs: sample(),
            change: Some("/requests/R-2026-0017/edit/syntax".into()),
            findings: sample(),
        }
    }
}
