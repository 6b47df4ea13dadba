//! Sample values for the view in `request.rs`, and its snapshots.

use super::*;
use crate::http::sample::{Sample, sample, views};

views!(OperatorRequestPage);

impl Sample for OperatorRequestPage {
    fn sample() -> Self {
        Self {
            shell: sample(),
            notice: sample(),
            head: sample(),
            next: Some(("/desk/R-2026-0018".into(), "urn:buoy".into())),
            status: sample(),
            prepared: Some(PreparedNote { words: "Prepared on 3 December 2026".into(), holds: true, own: true }),
            correction: None,
            step: Step::Preview("/desk/R-2026-0017/preview".into()),
            experts: Some(Experts { list: Some("urn@lists.registry.example".into()), choices: sample() }),
            acts: sample(),
            exceptional: sample(),
            checks: sample(),
            beside: Beside::default(),
            changes: Changes::default(),
            fields: sample(),
            discussion: Discussion::default(),
            notes: sample(),
            note: field("note"),
            history: sample(),
            asked: sample(),
        }
    }

    fn states() -> Vec<(&'static str, Self)> {
        let bare = Self {
            notice: None,
            next: None,
            prepared: None,
            step: Step::None,
            experts: None,
            acts: vec![],
            exceptional: vec![],
            checks: vec![],
            fields: vec![],
            notes: vec![],
            history: vec![],
            asked: vec![],
            ..Self::sample()
        };
        let step = |step| Self { step, ..Self::sample() };
        let correction = |prepared, alone| {
            let correction = Correction { reason: field("reason"), confirm: field("confirm"), alone };
            Self { correction: Some(correction), step: Step::None, prepared, ..Self::sample() }
        };
        let prepared = |own| Some(PreparedNote { words: "Prepared on 3 December 2026".into(), holds: true, own });
        vec![
            ("full", Self::sample()),
            ("bare", bare),
            ("in-review", Self { experts: Some(Experts { list: None, choices: vec![] }), ..Self::sample() }),
            ("blocked", step(Step::Blocked("Two positions are missing".into()))),
            ("prepared", step(Step::Prepared("/desk/R-2026-0017/preview".into()))),
            ("correction", correction(None, None)),
            ("correction-of-two", correction(None, Some(field("alone")))),
            ("correction-to-confirm", correction(prepared(false), None)),
            ("correction-waits", correction(prepared(true), None)),
        ]
    }
}

fn field(name: &'static str) -> FormField {
    FormField::area(name, "Reasons", "The old list named it twice.", 4)
}

impl Sample for ExpertChoice {
    fn sample() -> Self {
        Self { id: "0190".into(), name: "Edda Berg".into(), note: "has two reviews".into(), disabled: true, chosen: true }
    }
}

impl Sample for NoteRow {
    fn sample() -> Self {
        let body = "The society was told on the phone.".into();
        Self { id: "0190".into(), author: "Edda Berg".into(), at: "2026-12-04 10:20".into(), body, own: true }
    }
}

impl Sample for AskedRow {
    fn sample() -> Self {
        let because = "Because it is the Association of Lighthouses".into();
        Self { name: "Lars Holm".into(), because, reply: "has not answered" }
    }
}
