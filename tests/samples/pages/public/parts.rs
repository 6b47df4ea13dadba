//! Sample data for the views in `parts.rs`, and their snapshots.

use super::*;
use crate::http::sample::{Sample, sample, views};

views!(NamespacesPage, RegisterPage);

impl Sample for NamespacesPage {
    fn sample() -> Self {
        Self { shell: sample(), standing: "This list is informative.".into(), rows: sample() }
    }

    fn states() -> Vec<(&'static str, Self)> {
        let bare = Self { rows: vec![], ..Self::sample() };
        vec![("full", Self::sample()), ("bare", bare)]
    }
}

impl Sample for RegisterPage {
    fn sample() -> Self {
        Self {
            shell: sample(),
            nid: "lighthouse".into(),
            namespace: Some("/namespaces/lighthouse".into()),
            standing: "This list is informative.".into(),
            own: sample(),
            is_nbn: true,
            rows: sample(),
            states: sample(),
            query: "?nid=lighthouse".into(),
        }
    }

    fn states() -> Vec<(&'static str, Self)> {
        let bare = Self { namespace: None, own: None, is_nbn: false, rows: vec![], states: vec![], ..Self::sample() };
        vec![("full", Self::sample()), ("bare", bare)]
    }
}

impl Sample for NamespaceRow {
    fn sample() -> Self {
        Self {
            nid: "lighthouse".into(),
            href: "/namespaces/lighthouse".into(),
            title: "Lighthouses".into(),
            count: 3,
            historic: 3,
        }
    }
}
