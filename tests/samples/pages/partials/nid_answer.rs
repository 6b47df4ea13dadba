//! Sample values for the answer about a namespace ID.

use super::*;
use crate::http::sample::{Sample, sample};

impl Sample for NidAnswer {
    fn sample() -> Self {
        Self {
            verdict: "It is a name of urn:lighthouse.".into(),
            can_request: true,
            href: Some("/requests/R-2026-0017".into()),
            rules: sample(),
            notes: sample(),
        }
    }
}

impl Sample for RuleLine {
    fn sample() -> Self {
        Self {
            tag: "ok",
            word: "Passed".into(),
            text: "It has 3 to 32 characters.".into(),
            clause: "RFC 8141 section 2.1",
            help: "/help/rules/N1".into(),
        }
    }
}

impl Sample for NoteLine {
    fn sample() -> Self {
        Self {
            text: "It is an English word".into(),
            clause: "RFC 8141 section 6.4.1",
            help: "/help/rules/N20".into(),
            fired: "This advisory would apply to 12 of 70 registered NIDs.".into(),
        }
    }
}
