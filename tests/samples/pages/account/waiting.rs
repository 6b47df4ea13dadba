//! Sample values for the views of `waiting.rs` and their snapshots.

use super::*;
use crate::http::sample::{Sample, sample, views};

views!(WaitingPage);

impl Sample for WaitingPage {
    fn sample() -> Self {
        Self {
            shell: sample(),
            rows: sample(),
            awaited: sample(),
            more: true,
            late: 3,
            rooms: vec![("/reviews", "Reviews".into()), ("/desk", "The desk".into())],
        }
    }

    fn states() -> Vec<(&'static str, Self)> {
        let bare = Self { rows: vec![], awaited: vec![], more: false, rooms: vec![], ..Self::sample() };
        vec![("full", Self::sample()), ("bare", bare)]
    }
}

impl Sample for Row {
    fn sample() -> Self {
        Self {
            href: "/namespaces/lighthouse".into(),
            title: "Lighthouses".into(),
            about: "urn:lighthouse".into(),
            asks: "Answer a question".into(),
            button: "Send".into(),
            since: "1 December 2026".into(),
            by: Some("4 March 2027".into()),
            late: true,
        }
    }
}

impl Sample for AwaitedRow {
    fn sample() -> Self {
        Self {
            href: "/requests/R-2026-0017".into(),
            title: "Lighthouses".into(),
            about: "urn:lighthouse".into(),
            with: "the experts".into(),
            next: "the experts take positions".into(),
            since: "1 December 2026".into(),
            by: Some("4 March 2027".into()),
            late: true,
        }
    }
}
