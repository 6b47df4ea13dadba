//! Sample values and snapshot tests for the views in `promises.rs`.

use super::*;
use crate::http::sample::{Sample, sample, views};

views!(PromisesPage);

impl Sample for PromisesPage {
    fn sample() -> Self {
        Self {
            shell: sample(),
            nid: "lighthouse".into(),
            namespace: "/namespaces/lighthouse".into(),
            card: sample(),
            confirmed: Some("2 December 2026".into()),
        }
    }

    fn states() -> Vec<(&'static str, Self)> {
        let bare = Self { card: None, confirmed: None, ..Self::sample() };
        vec![("full", Self::sample()), ("bare", bare)]
    }
}
