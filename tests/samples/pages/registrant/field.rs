//! Sample values for the views in `field.rs`, and their snapshots.

use super::*;
use crate::http::sample::{Sample, sample, views};

views!(FieldPage, StaleFieldPage);

impl Sample for FieldPage {
    fn sample() -> Self {
        Self {
            shell: sample(),
            faults: sample(),
            number: "R-2026-0017".into(),
            title: "Lighthouses".into(),
            guidance: crate::cases::guidance::of(Field::Syntax).unwrap(),
            cautions: sample(),
            clause: "RFC 8141 section 6.4".into(),
            examples: vec![("/namespaces/isbn/1#syntax".into(), "isbn", "A check digit, and why")],
            answers: answers::to(Field::Assignment).collect(),
            field: FormField::area("syntax", "Syntax", "country = 2ALPHA", 8),
            repairs: sample(),
            was: "9f86d081".into(),
            done: true,
            said: "Saved.".into(),
            checked: true,
            findings: sample(),
            map: sample(),
            pictures: sample(),
            registered: Some((1, "It names lighthouses.".into())),
            diff: sample(),
            informal: true,
            drafted: "1 December 2026".into(),
            can_insert: false,
            action: "/requests/R-2026-0017/syntax".into(),
            beside: sample(),
            talk: sample(),
        }
    }

    fn states() -> Vec<(&'static str, Self)> {
        let bare = Self {
            faults: vec![],
            cautions: vec![],
            examples: vec![],
            answers: vec![],
            done: false,
            checked: false,
            findings: vec![],
            map: AnswerCard::of_field(&Template::default(), Field::Registrant),
            pictures: vec![],
            registered: None,
            diff: vec![],
            informal: false,
            beside: None,
            ..Self::sample()
        };
        vec![("full", Self::sample()), ("bare", bare)]
    }
}

impl Sample for StaleFieldPage {
    fn sample() -> Self {
        Self {
            shell: sample(),
            action: "/requests/R-2026-0017/syntax".into(),
            was: "9f86d081".into(),
            saved: "It names lighthouses.".into(),
            field: FormField::area("syntax", "What you typed", "country = 2LALPHA", 8),
            diff: sample(),
        }
    }

    fn states() -> Vec<(&'static str, Self)> {
        let bare = Self { diff: vec![], ..Self::sample() };
        vec![("full", Self::sample()), ("bare", bare)]
    }
}
