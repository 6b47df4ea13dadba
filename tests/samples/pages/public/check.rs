//! Sample values for the views of `check.rs`, and their snapshots.

use super::*;
use crate::http::sample::{Sample, sample, views};

views!(CheckPage);

impl Sample for CheckPage {
    fn sample() -> Self {
        Self {
            shell: sample(),
            tab: Tab::Urn,
            nid_value: "lighthouse".into(),
            urn_value: "urn:lighthouse:no:utsira".into(),
            a_value: "urn:lighthouse:NO:utsira".into(),
            b_value: "URN:lighthouse:NO:utsira".into(),
            profile: "rfc8141",
            profiles: vec![("rfc8141", "RFC 8141".into(), true), ("rfc2141", "RFC 2141".into(), false)],
            nid: None,
            urn: sample(),
            bare: sample(),
            checked: "urn:lighthouse:no:utsira".into(),
            pair: None,
        }
    }

    fn states() -> Vec<(&'static str, Self)> {
        let bare = Self { profiles: vec![], urn: None, bare: None, ..Self::sample() };
        let two = Self { tab: Tab::Two, urn: None, bare: None, pair: sample(), ..Self::sample() };
        let id = Self { tab: Tab::Id, nid: sample(), urn: None, bare: None, ..Self::sample() };
        vec![("full", Self::sample()), ("two", two), ("id", id), ("bare", bare)]
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
