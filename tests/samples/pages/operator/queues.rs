//! Sample values for the views in `queues.rs`, and their snapshots.

use super::*;
use crate::http::sample::{Sample, sample, views};

views!(QueuePage);

impl Sample for QueuePage {
    fn sample() -> Self {
        Self {
            shell: sample(),
            notice: sample(),
            counts: sample(),
            queues: sample(),
            empty: vec!["Waits for the registrant"],
            emails_waiting: 3,
            emails_failed: 3,
            incoming_waiting: 3,
            to_import: Some(TextCount { with_text: 3, all: 105 }),
            q: "lighthouse".into(),
            clock: Some("The clock did not strike since 03:00.".into()),
        }
    }

    fn states() -> Vec<(&'static str, Self)> {
        let bare =
            Self { notice: None, counts: vec![], queues: vec![], empty: vec![], clock: None, to_import: None, ..Self::sample() };
        vec![("full", Self::sample()), ("bare", bare)]
    }
}

impl Sample for Count {
    fn sample() -> Self {
        Self { number: 3, words: "wait for you", href: "#ready" }
    }
}

impl Sample for Queue {
    fn sample() -> Self {
        Self { anchor: "ready", title: "Ready", rows: sample(), next: Some("/requests?after=0190".into()) }
    }
}

impl Sample for QueueRow {
    fn sample() -> Self {
        Self {
            row: sample(),
            way: "expert review",
            registrant: "Society of Lighthouse Keepers".into(),
            checks: "2 to look at".into(),
            special: vec!["on hold"],
            due: sample(),
        }
    }
}
