//! Sample values for the views of `versions.rs`, and their snapshots.

use super::*;
use crate::http::sample::{Sample, sample, views};

views!(VersionsPage, HistoryPage, DiffPage);

impl Sample for VersionsPage {
    fn sample() -> Self {
        Self {
            shell: sample(),
            on: Some("2026-06-01".into()),
            nid: "lighthouse".into(),
            latest: "/namespaces/lighthouse".into(),
            versions: sample(),
            timeline: "<svg role=\"img\"></svg>".into(),
            since: "1 December 2026".into(),
            choices: vec!["1".into()],
            diff_base: "/namespaces/lighthouse/diff".into(),
            profiles: sample(),
        }
    }

    fn states() -> Vec<(&'static str, Self)> {
        let bare = Self {
            on: None,
            versions: vec![],
            choices: vec![],
            profiles: Table::localized("versions-profile", &[]),
            ..Self::sample()
        };
        vec![("full", Self::sample()), ("bare", bare)]
    }
}

impl Sample for HistoryPage {
    fn sample() -> Self {
        Self {
            shell: sample(),
            on: Some("2026-06-01".into()),
            today: "2026-12-04".into(),
            nid: "lighthouse".into(),
            latest: "/namespaces/lighthouse".into(),
            q: "lighthouse".into(),
            changes: sample(),
            acts: sample(),
        }
    }

    fn states() -> Vec<(&'static str, Self)> {
        let bare = Self { on: None, changes: vec![], acts: vec![], ..Self::sample() };
        vec![("full", Self::sample()), ("bare", bare)]
    }
}

impl Sample for DiffPage {
    fn sample() -> Self {
        Self {
            shell: sample(),
            nid: "lighthouse".into(),
            latest: "/namespaces/lighthouse".into(),
            a: "1".into(),
            b: "2".into(),
            a_href: "/namespaces/lighthouse/1".into(),
            b_href: "/namespaces/lighthouse/2".into(),
            side: true,
            cards: sample(),
            substance: "the syntax".into(),
            here: "/account".into(),
        }
    }

    fn states() -> Vec<(&'static str, Self)> {
        let bare = Self { side: false, cards: vec![], ..Self::sample() };
        vec![("full", Self::sample()), ("bare", bare)]
    }
}

impl Sample for ChangeRow {
    fn sample() -> Self {
        Self {
            serial: 3,
            shown_on: Some("2026-11-30".into()),
            learned_at: "2026-12-01 10:00".into(),
            words: "A wording was added".into(),
            detail: "urn:lighthouse, version 1".into(),
            compare: "/requests/R-2026-0017/compare".into(),
        }
    }
}

impl Sample for ActRow {
    fn sample() -> Self {
        Self {
            at: "2026-12-04 10:20".into(),
            by: "Edda Berg".into(),
            words: "Registered".into(),
            detail: "urn:lighthouse, version 1".into(),
        }
    }
}
