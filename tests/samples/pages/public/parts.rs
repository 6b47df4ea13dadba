//! Sample data for the views in `parts.rs`, and their snapshots.

use super::*;
use crate::http::sample::{Sample, sample, views};

views!(RegisterPage);

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
            query: "?nid=lighthouse".into(),
        }
    }

    fn states() -> Vec<(&'static str, Self)> {
        let bare = Self { namespace: None, own: None, is_nbn: false, rows: vec![], ..Self::sample() };
        vec![("full", Self::sample()), ("bare", bare)]
    }
}
