//! Sample values for the types in `check_urn.rs`.

use super::*;
use crate::http::sample::{Sample, sample};

impl Sample for UrnAnswer {
    fn sample() -> Self {
        Self {
            verdict: "It is a name of urn:lighthouse.".into(),
            validity: Validity::Valid,
            marked: sample(),
            said: "The percent sign starts a code of two digits.".into(),
            offers: vec!["urn:lighthouse:no:utsira".into()],
            pieces: sample(),
            rows: sample(),
            tests: sample(),
            forms: vec![("normalized".into(), "urn:lighthouse:no:utsira".into())],
            decoded: Some("utsira é".into()),
            mixed_scripts: true,
            namespace: sample(),
            notes: sample(),
            part: sample(),
        }
    }
}

impl Sample for Marked {
    fn sample() -> Self {
        Self { before: "urn:lighthouse:".into(), at: "%ut".into(), after: "sira".into() }
    }
}

impl Sample for Piece {
    fn sample() -> Self {
        Self { class: "nid", mark: "nid".into(), text: "lighthouse".into(), name: "NID".into() }
    }
}

impl Sample for Row {
    fn sample() -> Self {
        Self { name: "NID".into(), text: "lighthouse".into(), meaning: "the namespace".into() }
    }
}

impl Sample for Test {
    fn sample() -> Self {
        Self {
            kind: "formal",
            word: "Passed".into(),
            text: "It begins with urn:".into(),
            clause: "RFC 8141 section 2".into(),
            by: Some("registrant’s data".into()),
        }
    }
}

impl Sample for Namespace {
    fn sample() -> Self {
        Self {
            nid: "lighthouse".into(),
            href: "/requests/R-2026-0017".into(),
            title: "Lighthouses".into(),
            registrant: "Society of Lighthouse Keepers".into(),
            summary: "Names of lighthouses, by country.".into(),
            marks: Some(("registrant’s data".into(), "Facts marked † were supplied by the registrant.".into())),
        }
    }
}
