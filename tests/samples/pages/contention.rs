//! Sample values for the views in `contention.rs`, and their snapshots.

use super::*;
use crate::http::sample::{Sample, sample, views};

views!(ConflictPage);

impl Sample for ConflictPage {
    fn sample() -> Self {
        Self {
            shell: sample(),
            nid: "lighthouse".into(),
            since: "1 December 2026".into(),
            outcome: Some("Done on 3 December 2026".into()),
            done: "Done: your statement is recorded on this page.".into(),
            rows: sample(),
            notes: sample(),
            acts: sample(),
        }
    }

    fn states() -> Vec<(&'static str, Self)> {
        let bare = Self { outcome: None, done: Phrase::default(), rows: vec![], notes: vec![], acts: vec![], ..Self::sample() };
        vec![("full", Self::sample()), ("bare", bare)]
    }
}

impl Sample for NoteRow {
    fn sample() -> Self {
        Self {
            author: "Edda Berg".into(),
            role: "designated expert".into(),
            body: "What becomes of the name of a lighthouse that was taken down?".into(),
            winner: Some("lighthouse".into()),
            at: "2026-12-04 10:20".into(),
        }
    }
}
