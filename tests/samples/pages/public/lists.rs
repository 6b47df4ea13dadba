//! Sample values for the views of `lists.rs`, and their snapshots.

use super::*;
use crate::http::sample::{Sample, sample, views};

views!(ExpertsPage, BodiesPage, TextPage);

impl Sample for ExpertsPage {
    fn sample() -> Self {
        Self { shell: sample(), registries: vec![sample(), Appointments { has_lead: false, has_expert: false, ..sample() }] }
    }

    fn states() -> Vec<(&'static str, Self)> {
        let bare = Self { registries: vec![], ..Self::sample() };
        vec![("full", Self::sample()), ("bare", bare)]
    }
}

impl Sample for BodiesPage {
    fn sample() -> Self {
        Self { shell: sample(), q: "oasis".into(), table: sample() }
    }

    fn states() -> Vec<(&'static str, Self)> {
        let bare = Self { q: String::new(), table: Table::localized("lists-bodies", &[]), ..Self::sample() };
        vec![("full", Self::sample()), ("bare", bare)]
    }
}

impl Sample for TextPage {
    fn sample() -> Self {
        Self {
            shell: sample(),
            number: "R-2026-0017".into(),
            title: "Lighthouses".into(),
            text: 2.into(),
            newest: 3.into(),
            all: vec![2.into(), SnapshotNo::FIRST],
            sent: "2026-12-01 10:00".into(),
            fingerprint: "9f86d081884c7d65".into(),
            note: "Names of before 1900 have no year.".into(),
            fields: sample(),
            diff_title: "What is different from text 1".into(),
            diff: sample(),
        }
    }

    fn states() -> Vec<(&'static str, Self)> {
        let bare = Self { all: vec![], fields: vec![], diff: vec![], ..Self::sample() };
        vec![("full", Self::sample()), ("bare", bare)]
    }
}

impl Sample for Appointments {
    fn sample() -> Self {
        Self { title: "Formal namespaces".into(), has_lead: true, has_expert: true, table: sample() }
    }
}
