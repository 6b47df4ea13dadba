//! Made-up values for the views of `light.rs`, and their snapshots.

use super::*;
use crate::http::sample::{Sample, sample, views};

views!(AskedPage, AskPage);

impl Sample for AskedPage {
    fn sample() -> Self {
        Self { shell: sample(), faults: sample(), waiting: sample(), own: sample() }
    }

    fn states() -> Vec<(&'static str, Self)> {
        let bare = Self { faults: vec![], waiting: vec![], own: vec![], ..Self::sample() };
        vec![("full", Self::sample()), ("bare", bare)]
    }
}

impl Sample for AskPage {
    fn sample() -> Self {
        Self {
            shell: sample(),
            faults: sample(),
            heading: "Ask for a change of resolvers".into(),
            intro: "It is shown to everybody.".into(),
            public: ("/namespaces/lighthouse/resolvers".into(), "Resolvers".into()),
            acts: sample(),
            others: vec![("Another keyword".into(), "/ask/keywords".into())],
        }
    }

    fn states() -> Vec<(&'static str, Self)> {
        let bare = Self { faults: vec![], acts: vec![], others: vec![], ..Self::sample() };
        vec![("full", Self::sample()), ("bare", bare)]
    }
}

impl Sample for OwnRow {
    fn sample() -> Self {
        Self {
            id: "0190".into(),
            words: "Change the address that resolves lighthouse".into(),
            reason: "The finder moved to another machine.".into(),
            outcome: Some("Done on 3 December 2026".into()),
        }
    }
}
