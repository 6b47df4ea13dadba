//! Sample values for the views in `rows.rs`, and their snapshots.

use super::*;
use crate::http::sample::{Sample, views};

views!(EventRow);

impl Sample for RequestRow {
    fn sample() -> Self {
        Self {
            number: "R-2026-0017".into(),
            href: "/requests/R-2026-0017".into(),
            title: "Lighthouses".into(),
            kind: "formal".into(),
            about: "urn:lighthouse".into(),
            state: "Under review".into(),
            turn: "experts",
            next: "The experts take positions".into(),
            act: "Review it",
            waits: "12 days".into(),
            late: true,
            since: "1 December 2026".into(),
        }
    }
}

impl Sample for Fact {
    fn sample() -> Self {
        Self {
            term: "Registrant".into(),
            words: "Society of Lighthouse Keepers".into(),
            href: Some("/requests/R-2026-0017".into()),
        }
    }
}

impl Sample for FindingRow {
    fn sample() -> Self {
        Self {
            tag: "look",
            word: "Look".into(),
            message: "The syntax does not say whether letters compare as the same.".into(),
            clause: "RFC 8141 section 6.4",
            help: "/help/rules/syntax".into(),
            line: 3,
            field: "syntax",
            fired: "on 12 of 70 registrations".into(),
            comment: "The draft says so in section 2".into(),
        }
    }
}

impl Sample for EventRow {
    fn sample() -> Self {
        Self {
            id: "0190".into(),
            at: "2026-12-04 10:20".into(),
            by: "Edda Berg".into(),
            role: "designated expert".into(),
            words: "Registered".into(),
            detail: "urn:lighthouse, version 1".into(),
            spoken: true,
        }
    }
}
