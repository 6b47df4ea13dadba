//! Sample values for the views in `request.rs`, and their snapshots.

use super::*;
use crate::http::sample::{Sample, sample, views};

views!(OperatorRequestPage);

impl Sample for OperatorRequestPage {
    fn sample() -> Self {
        Self {
            shell: sample(),
            notice: sample(),
            faults: sample(),
            number: "R-2026-0017".into(),
            title: "Lighthouses".into(),
            kind: "formal",
            state: State::Ready,
            state_words: "Ready for registration",
            turn: Some("operators"),
            awaits_another: true,
            steps: sample(),
            facts: sample(),
            overlays: vec![("On hold".into(), "until 4 March 2027".into(), Some("/contention/lighthouse".into()))],
            order_pending: true,
            assignee: sample(),
            next: Some(("/desk/R-2026-0018".into(), "urn:buoy".into())),
            checks: sample(),
            rules: sample(),
            experts: sample(),
            asked: sample(),
            list: "urn@lists.registry.example".into(),
            confirm: FormField::area("confirm", "Your password", "", 4),
            snapshot: 2.into(),
            preview_href: Some("/desk/R-2026-0017/preview".into()),
            not_ready: Some("Two positions are missing".into()),
            is_correction: true,
            prepared: sample(),
            two: true,
            alone: FormField::area("alone", "Why it cannot wait", "", 4),
            consent: sample(),
            class: Some("layout"),
            reason: FormField::area("reason", "Reasons", "The old list named it twice.", 4),
            on_file: Some((true, false)),
            acts: sample(),
            exceptional: sample(),
            fields: sample(),
            diff_title: "What is different from text 1".into(),
            diff: sample(),
            discussion: sample(),
            notes: sample(),
            note: FormField::area("note", "Note", "Names of before 1900 have no year.", 4),
            history: sample(),
        }
    }

    fn states() -> Vec<(&'static str, Self)> {
        let bare = Self {
            notice: None,
            faults: vec![],
            turn: None,
            awaits_another: false,
            steps: vec![],
            facts: vec![],
            overlays: vec![],
            order_pending: false,
            assignee: None,
            next: None,
            checks: vec![],
            rules: None,
            experts: vec![],
            asked: vec![],
            preview_href: None,
            not_ready: None,
            is_correction: false,
            prepared: None,
            two: false,
            consent: None,
            class: None,
            on_file: None,
            acts: vec![],
            exceptional: vec![],
            fields: vec![],
            diff: vec![],
            notes: vec![],
            history: vec![],
            ..Self::sample()
        };
        vec![
            ("full", Self::sample()),
            ("bare", bare),
            (
                "intake",
                Self { state: State::Intake, is_correction: false, awaits_another: false, faults: vec![], ..Self::sample() },
            ),
            ("correction", Self { state: State::Intake, awaits_another: false, faults: vec![], ..Self::sample() }),
            (
                "to-publish",
                Self { is_correction: false, awaits_another: false, not_ready: None, faults: vec![], ..Self::sample() },
            ),
        ]
    }
}

impl Sample for ExpertChoice {
    fn sample() -> Self {
        Self { id: "0190".into(), name: "Edda Berg".into(), note: "has two reviews".into(), disabled: true, chosen: true }
    }
}

impl Sample for PreparedNote {
    fn sample() -> Self {
        Self { words: "Prepared by Oskar Lind on 3 December 2026".into(), holds: true, own: true }
    }
}
