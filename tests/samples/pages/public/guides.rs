//! Sample values for the views of `guides.rs` and their snapshots.

use super::*;
use crate::cases::periods::DEFAULT;
use crate::http::sample::{Sample, sample, views};

views!(ExpertsGuide, OperatorsGuide);

impl Sample for ExpertsGuide {
    fn sample() -> Self {
        Self { shell: sample(), spans: Spans::new(&DEFAULT), reply: Some("10 minutes".into()) }
    }

    fn states() -> Vec<(&'static str, Self)> {
        let bare = Self { reply: None, ..Self::sample() };
        vec![("full", Self::sample()), ("bare", bare)]
    }
}

impl Sample for OperatorsGuide {
    fn sample() -> Self {
        Self {
            shell: sample(),
            spans: Spans::new(&DEFAULT),
            two: true,
            list: "urn@lists.registry.example".into(),
            reply: Some("10 minutes".into()),
        }
    }

    fn states() -> Vec<(&'static str, Self)> {
        let bare = Self { two: false, reply: None, ..Self::sample() };
        vec![("full", Self::sample()), ("bare", bare)]
    }
}
