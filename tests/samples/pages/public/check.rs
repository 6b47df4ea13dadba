//! Sample values for the views of `check.rs`, and their snapshots.

use super::*;
use crate::http::sample::{Sample, sample, views};

views!(CheckPage);

impl Sample for CheckPage {
    fn sample() -> Self {
        Self {
            shell: sample(),
            nid_value: "lighthouse".into(),
            urn_value: "urn:lighthouse:no:utsira".into(),
            a_value: "urn:lighthouse:NO:utsira".into(),
            b_value: "URN:lighthouse:NO:utsira".into(),
            profile: "rfc8141",
            profiles: vec![("rfc8141", "RFC 8141".into(), true), ("rfc2141", "RFC 2141".into(), false)],
            nid: sample(),
            urn: sample(),
            pair: sample(),
            list: sample(),
        }
    }

    fn states() -> Vec<(&'static str, Self)> {
        let bare = Self { profiles: vec![], nid: None, urn: None, pair: None, ..Self::sample() };
        vec![("full", Self::sample()), ("bare", bare)]
    }
}

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

impl Sample for PairAnswer {
    fn sample() -> Self {
        Self {
            verdict: "It is a name of urn:lighthouse.".into(),
            same: true,
            why: "It does not answer.".into(),
            rows: vec![("urn:lighthouse:no:utsira".into(), "urn:lighthouse:no:utsira".into())],
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
            text: "It is an English word.".into(),
            clause: "RFC 8141 section 6.4.1",
            help: "/help/rules/N20".into(),
            fired: "on 12 of 70 registrations".into(),
        }
    }
}
