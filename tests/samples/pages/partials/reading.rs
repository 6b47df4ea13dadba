//! Sample values for the types of `reading.rs`.

use super::*;
use crate::http::sample::{Sample, sample};

impl Sample for Reading {
    fn sample() -> Self {
        Self {
            own: true,
            by: "registrant’s data".into(),
            legend: "Facts marked † were supplied by the registrant.".into(),
            older: Some(1),
            title: "Lighthouses".into(),
            summary: "Names of lighthouses, by country.".into(),
            registrant: Some("Society of Lighthouse Keepers".into()),
            homepage: Some("https://lights.example/".into()),
            first: Some(2026),
            topics: vec![("Navigation".into(), "/namespaces?topic=navigation".into())],
            sources: "RFC 8141".into(),
            anatomy: sample(),
            examples: sample(),
            more_examples: sample(),
            has_syntax: true,
            syntax: Some("A name has 4 characters: digits.".into()),
            pictures: sample(),
            fit: "The grammar is the one of the registration.".into(),
            notes: "Letters compare as the same.".into(),
            same: vec!["letters compare as the same".into()],
            check: Some("/check?urn=urn:lighthouse:no:utsira".into()),
            components: vec![("q", "l, the language".into())],
            json: "/namespaces/lighthouse.json".into(),
            regex: "/namespaces/lighthouse/regex.txt".into(),
            vectors: "/namespaces/lighthouse/vectors.json".into(),
        }
    }
}

impl Sample for Resolver {
    fn sample() -> Self {
        Self {
            holder: "Society of Lighthouse Keepers".into(),
            what: "redirects".into(),
            template: "https://lights.example/{nss}".into(),
            said: "found it".into(),
            part: true,
            note: "Names of before 1900 have no year.".into(),
        }
    }
}

impl Sample for Anatomy {
    fn sample() -> Self {
        Self { urn: "urn:lighthouse:no:utsira".into(), href: "/requests/R-2026-0017".into(), pieces: sample() }
    }
}

impl Sample for Tried {
    fn sample() -> Self {
        Self {
            urn: "urn:lighthouse:no:utsira".into(),
            href: "/requests/R-2026-0017".into(),
            valid: true,
            why: "two letters, and a name".into(),
            from: "the registration".into(),
        }
    }
}

impl Sample for Piece {
    fn sample() -> Self {
        Self { class: "nid", mark: "nid".into(), text: "lighthouse".into(), name: "NID".into() }
    }
}
