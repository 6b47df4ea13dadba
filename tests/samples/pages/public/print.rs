//! Sample values for the view in `print.rs`, and its snapshots.

use super::*;
use crate::http::sample::{Sample, sample, views};

views!(PrintPage);

impl Sample for PrintPage {
    fn sample() -> Self {
        Self {
            shell: sample(),
            head: sample(),
            href: "/requests/R-2026-0017".into(),
            address: "https://registry.example/requests/R-2026-0017".into(),
            overlays: vec![("On hold".into(), "until 4 March 2027".into(), None)],
            decisions: sample(),
            discussion: sample(),
            reports: vec![("International Association of Lighthouses".into(), "The names are persistent.".into())],
            revisions: sample(),
            pledges: sample(),
            abnf: "lighthouse = 1*DIGIT".into(),
            documents: sample(),
            emails: sample(),
            history: sample(),
        }
    }

    fn states() -> Vec<(&'static str, Self)> {
        let bare = Self {
            head: Head::default(),
            overlays: vec![],
            decisions: vec![],
            reports: vec![],
            pledges: None,
            abnf: String::new(),
            documents: vec![],
            emails: vec![],
            ..Self::sample()
        };
        vec![("full", Self::sample()), ("bare", bare)]
    }
}

impl Sample for RevisionRow {
    fn sample() -> Self {
        Self {
            number: 2.into(),
            anchor: "revision-2".into(),
            sent: "4 December 2026".into(),
            note: "Names of before 1900 have no year.".into(),
            text: "Namespace ID:  lighthouse\n".into(),
            fingerprint: "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08".into(),
        }
    }
}

impl Sample for DocumentRow {
    fn sample() -> Self {
        Self { kind: "direction", at: "4 December 2026".into(), retracted: Some("Recorded for another request.".into()) }
    }
}

impl Sample for EmailRow {
    fn sample() -> Self {
        Self {
            subject: "[R-2026-0017] urn:lighthouse: for review until 18 December 2026".into(),
            at: "4 December 2026".into(),
            body: "Please review this request.".into(),
        }
    }
}
