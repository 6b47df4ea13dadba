//! Sample values for the views in `queue.rs`, and their snapshots.

use super::*;
use crate::http::sample::{Sample, sample, views};

views!(QueuePage);

impl Sample for QueuePage {
    fn sample() -> Self {
        Self {
            shell: sample(),
            mine: sample(),
            next_mine: Some("/reviews?mine=0190".into()),
            others: sample(),
            next: Some("/requests?after=0190".into()),
            done: sample(),
        }
    }

    fn states() -> Vec<(&'static str, Self)> {
        let bare = Self { mine: vec![], next_mine: None, others: vec![], next: None, done: vec![], ..Self::sample() };
        vec![("full", Self::sample()), ("bare", bare)]
    }
}

impl Sample for QueueRow {
    fn sample() -> Self {
        Self {
            href: "/requests/R-2026-0017".into(),
            title: "Lighthouses".into(),
            about: "urn:lighthouse".into(),
            asks: "take a position".into(),
            kind: "formal",
            way: "expert review".into(),
            text: 2.into(),
            waits: "12 days".into(),
            late: true,
            minutes: 3,
            changed: Some(2),
            threads: 3,
            positions: 3,
        }
    }
}
