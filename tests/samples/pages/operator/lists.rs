//! Sample values and snapshot tests for the views in `lists.rs`.

use super::*;
use crate::http::sample::{Sample, sample, views};

views!(ListsPage);

impl Sample for ListsPage {
    fn sample() -> Self {
        Self {
            shell: sample(),
            notice: sample(),
            faults: sample(),
            heading: "Reserved names",
            intro: "It is shown to everybody.",
            public: "/namespaces/lighthouse/delegations",
            rows: vec![("buoy".into(), "Kept for the pilots".into(), sample())],
            acts: sample(),
        }
    }

    fn states() -> Vec<(&'static str, Self)> {
        let bare = Self { notice: None, faults: vec![], rows: vec![], acts: vec![], ..Self::sample() };
        vec![("full", Self::sample()), ("bare", bare)]
    }
}
