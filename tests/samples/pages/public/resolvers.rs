//! Sample data for the views in `resolvers.rs`, and their snapshots.

use super::*;
use crate::http::sample::{Sample, sample, views};

views!(OnePage);

impl Sample for OnePage {
    fn sample() -> Self {
        Self {
            shell: sample(),
            nid: "lighthouse".into(),
            namespace: Some("/namespaces/lighthouse".into()),
            edit: Some("/desk/resolvers/lighthouse".into()),
            rows: sample(),
            states: sample(),
        }
    }

    fn states() -> Vec<(&'static str, Self)> {
        let bare = Self { namespace: None, edit: None, rows: vec![], states: vec![], ..Self::sample() };
        vec![("full", Self::sample()), ("bare", bare)]
    }
}

impl Sample for EntryRow {
    fn sample() -> Self {
        Self {
            id: "0190".into(),
            service: "I2L",
            gives: "the resource".into(),
            kind: "redirects".into(),
            template: "https://lights.example/{nss}".into(),
            applies: "names that start with no:".into(),
            holder: "Society of Lighthouse Keepers".into(),
            source: "the registration".into(),
            since: "1 December 2026".into(),
            note: "Names of before 1900 have no year.".into(),
            example: "urn:lighthouse:no:utsira".into(),
            asked: "/resolve?urn=urn:lighthouse:no:utsira".into(),
            target: "https://lights.example/no/utsira".into(),
            query: "?nid=lighthouse".into(),
        }
    }
}

impl Sample for StateRow {
    fn sample() -> Self {
        Self {
            at: "2026-12-04 10:20".into(),
            words: "Its resolver is https://lights.example/find".into(),
            reason: "The old list named it twice.".into(),
        }
    }
}
