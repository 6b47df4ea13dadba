//! Sample values for the views in `field.rs`, and their snapshots.

use super::*;
use crate::http::sample::{Sample, sample, views};

views!(FieldPage, StaleFieldPage);

impl Sample for Section {
    fn sample() -> Self {
        Self {
            key: "syntax",
            task: "field-syntax-task",
            guidance: crate::cases::guidance::of(Field::Syntax).unwrap(),
            cautions: sample(),
            clause: "RFC 8141 section 6.4".into(),
            examples: vec![("/namespaces/isbn/1#syntax".into(), "isbn", "A check digit, and why")],
            answers: answers::to(Field::Assignment).collect(),
            details: vec![FormField::text("organization", "Organization", "Society of Lighthouse Keepers")],
            field: FormField::area("syntax", "Syntax", "country = 2ALPHA", 8),
            was: ("was".into(), "9f86d081".into()),
            findings: sample(),
            map: sample(),
            pictures: sample(),
            registered: Some((1, "It names lighthouses.".into())),
            informal: true,
            drafted: "1 December 2026".into(),
            can_insert: false,
            understood: sample(),
            talk: sample(),
        }
    }
}

/// A section with as little as possible.
fn bare(key: &'static str, field: Field, was: &str) -> Section {
    Section {
        key,
        task: crate::cases::guidance::of(field).unwrap().task,
        guidance: crate::cases::guidance::of(field).unwrap(),
        cautions: vec![],
        examples: vec![],
        answers: vec![],
        details: vec![],
        field: FormField::area(key, "Registrant", "Society of Lighthouse Keepers", 8),
        was: (was.into(), "9f86d081".into()),
        findings: vec![],
        map: AnswerCard::of_field(&Template::default(), Field::Registrant),
        pictures: vec![],
        registered: None,
        informal: false,
        drafted: String::new(),
        understood: None,
        ..sample()
    }
}

impl Sample for FieldPage {
    fn sample() -> Self {
        Self {
            shell: sample(),
            number: "R-2026-0017".into(),
            title: "Lighthouses".into(),
            heading: "Syntax of the names".into(),
            at: (2, 4),
            sections: sample(),
            repairs: sample(),
            done: true,
            said: "Saved.".into(),
            checked: true,
            diff: sample(),
            action: "/requests/R-2026-0017/syntax".into(),
        }
    }

    fn states() -> Vec<(&'static str, Self)> {
        let together = vec![bare("registrant", Field::Registrant, "was"), bare("purpose", Field::Purpose, "was.purpose")];
        let bare = Self { done: false, checked: false, diff: vec![], sections: together, ..Self::sample() };
        vec![("full", Self::sample()), ("bare", bare)]
    }
}

impl Sample for StaleFieldPage {
    fn sample() -> Self {
        Self {
            shell: sample(),
            action: "/requests/R-2026-0017/syntax".into(),
            saved: vec![("Syntax".into(), "It names lighthouses.".into())],
            fields: vec![(FormField::area("syntax", "What you typed", "country = 2LALPHA", 8), "was".into(), "9f86d081".into())],
            diff: sample(),
        }
    }

    fn states() -> Vec<(&'static str, Self)> {
        let bare = Self { diff: vec![], ..Self::sample() };
        vec![("full", Self::sample()), ("bare", bare)]
    }
}
