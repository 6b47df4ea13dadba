//! Sample values for the view in `resolvers.rs`, and its snapshots.

use super::*;
use crate::http::sample::{Sample, sample, views};

views!(EditPage);

impl Sample for EditPage {
    fn sample() -> Self {
        Self {
            shell: sample(),
            faults: sample(),
            nid: "lighthouse".into(),
            public: "/resolvers/lighthouse".into(),
            acts: sample(),
            entries: vec![(
                "lighthouse-finder".into(),
                "https://lights.example/{+urn}".into(),
                "/desk/resolvers/lighthouse?id=lighthouse-finder".into(),
            )],
            states: sample(),
        }
    }

    fn states() -> Vec<(&'static str, Self)> {
        let bare = Self { faults: vec![], acts: vec![], entries: vec![], states: vec![], ..Self::sample() };
        vec![("full", Self::sample()), ("bare", bare)]
    }
}
