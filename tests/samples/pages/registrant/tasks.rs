//! Sample values for the views of `tasks.rs`, and their snapshots.

use super::*;
use crate::http::sample::{Sample, sample, views};

views!(TasksPage);

impl Sample for TasksPage {
    fn sample() -> Self {
        Self {
            shell: sample(),
            number: "R-2026-0017".into(),
            title: "Lighthouses".into(),
            kind: "formal".into(),
            state: "Under review".into(),
            is_draft: true,
            is_correction: true,
            in_review: true,
            asked: Some("Does the list hold lightships?".into()),
            completed: 3,
            of: 13,
            saved_at: Some("10:20".into()),
            groups: vec![("About the namespace".into(), sample())],
            left: 3,
            revision: 3,
            note: FormField::area("note", "Note", "Names of before 1900 have no year.", 4),
            answer: FormField::area("answer", "Answer", "The syntax allows no lightships now.", 4),
            outdated: Some((1, 2)),
            people: 3,
            way: "expert review".into(),
            relation: sample(),
        }
    }

    fn states() -> Vec<(&'static str, Self)> {
        let bare = Self {
            is_draft: false,
            is_correction: false,
            in_review: false,
            asked: None,
            saved_at: None,
            groups: vec![],
            outdated: None,
            relation: None,
            ..Self::sample()
        };
        vec![
            ("full", Self::sample()),
            ("bare", bare),
            ("draft", Self { in_review: false, asked: None, is_correction: false, ..Self::sample() }),
        ]
    }
}

impl Sample for RelationCard {
    fn sample() -> Self {
        Self {
            choices: vec![("contact", "I am the contact".into(), true), ("outsider", "I propose a change".into(), false)],
            visible: "The request is private.".into(),
        }
    }
}

impl Sample for Task {
    fn sample() -> Self {
        Self {
            key: "syntax",
            href: "/requests/R-2026-0017".into(),
            words: "Define the syntax".into(),
            hint: "One sentence is enough.".into(),
            status: sample(),
            threads: "2 threads".into(),
        }
    }
}
