//! Sample values for the views in `whole.rs`, and their snapshots.

use super::*;
use crate::http::sample::{Sample, sample, views};

views!(EditPage, StalePage, DeletePage);

impl Sample for EditPage {
    fn sample() -> Self {
        Self {
            shell: sample(),
            number: "R-2026-0017".into(),
            title: "Lighthouses".into(),
            kind: "formal".into(),
            informal: false,
            state: "Under review".into(),
            is_draft: true,
            in_review: true,
            asked: true,
            questions: vec!["Does the list hold lightships?".into()],
            fields: sample(),
            repairs: sample(),
            repaired: true,
            revision: 3,
            saved: true,
            checked: true,
            findings: sample(),
            note: FormField::area("note", "Note", "Names of before 1900 have no year.", 4),
            answer: FormField::area("answer", "Answer", "The syntax allows no lightships now.", 4),
            send: true,
            outdated: Some((1, 2)),
            public_href: "/requests/R-2026-0017".into(),
        }
    }

    fn states() -> Vec<(&'static str, Self)> {
        let bare = Self {
            is_draft: false,
            in_review: false,
            asked: false,
            questions: vec![],
            fields: vec![],
            repaired: false,
            saved: false,
            checked: false,
            findings: vec![],
            send: false,
            outdated: None,
            ..Self::sample()
        };
        vec![("full", Self::sample()), ("bare", bare)]
    }
}

impl Sample for StalePage {
    fn sample() -> Self {
        Self {
            shell: sample(),
            number: "R-2026-0017".into(),
            revision: 3,
            wish: FormField::area("wish", "Wish", "lights", 4),
            has_requested_nid: true,
            mine: sample(),
            diff: sample(),
        }
    }

    fn states() -> Vec<(&'static str, Self)> {
        let bare = Self { has_requested_nid: false, mine: vec![], diff: vec![], ..Self::sample() };
        vec![("full", Self::sample()), ("bare", bare)]
    }
}

impl Sample for DeletePage {
    fn sample() -> Self {
        Self {
            shell: sample(),
            number: "R-2026-0017".into(),
            title: "Lighthouses".into(),
            team: vec!["Ada Lund".into()],
            invited: 3,
        }
    }

    fn states() -> Vec<(&'static str, Self)> {
        let bare = Self { team: vec![], ..Self::sample() };
        vec![("full", Self::sample()), ("bare", bare)]
    }
}
