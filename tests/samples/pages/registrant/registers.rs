//! Made-up values for the views of `registers.rs`, and their snapshots.

use super::*;
use crate::http::sample::{Sample, sample, views};

views!(RegistersPage, KeepPage);

impl Sample for RegistersPage {
    fn sample() -> Self {
        Self { shell: sample(), rows: vec![("urn:lighthouse".into(), "/registers/lighthouse".into(), "1 December 2026".into())] }
    }

    fn states() -> Vec<(&'static str, Self)> {
        let bare = Self { rows: vec![], ..Self::sample() };
        vec![("full", Self::sample()), ("bare", bare)]
    }
}

impl Sample for KeepPage {
    fn sample() -> Self {
        Self {
            shell: sample(),
            faults: sample(),
            title: "Lighthouses".into(),
            back: Some("/namespaces/lighthouse/delegations".into()),
            change: Some("/namespaces/lighthouse/delegations/no/change".into()),
            public: "/namespaces/lighthouse/delegations".into(),
            resolvers: Some("/registers/lighthouse/resolvers".into()),
            own: sample(),
            in_use: true,
            acts: sample(),
            rows: vec![(sample(), "/registers/lighthouse/no".into())],
            states: sample(),
            names: Some(("/registers/lighthouse/names".into(), "17 names".into())),
            files: sample(),
            most_lines: 3,
            most: 3,
            keepers: sample(),
            end_keeper: "/registers/lighthouse/keepers/end".into(),
        }
    }

    fn states() -> Vec<(&'static str, Self)> {
        let bare = Self {
            faults: vec![],
            back: None,
            change: None,
            resolvers: None,
            own: None,
            in_use: false,
            acts: vec![],
            rows: vec![],
            states: vec![],
            names: None,
            files: vec![],
            keepers: vec![],
            ..Self::sample()
        };
        vec![("full", Self::sample()), ("bare", bare)]
    }
}

impl Sample for FileRow {
    fn sample() -> Self {
        Self {
            id: "0190".into(),
            words: "17 names of 1 December 2026".into(),
            taken_back: Some("Taken back on 3 December 2026".into()),
        }
    }
}

impl Sample for KeeperRow {
    fn sample() -> Self {
        Self { id: "0190".into(), words: "Ada Lund, since 1 December 2026".into() }
    }
}
