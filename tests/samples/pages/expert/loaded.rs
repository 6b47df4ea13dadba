//! Sample values for the types in `loaded.rs`.

use super::*;
use crate::http::sample::{Sample, sample};

impl Sample for Document {
    fn sample() -> Self {
        let blank = Card { key: "resolution", label: "Resolution", text: "None".into(), ..sample() };
        Self { changes: sample(), cards: sample(), blank: vec![blank] }
    }
}

impl Sample for Card {
    fn sample() -> Self {
        Self {
            key: "syntax",
            label: "Syntax",
            changed: true,
            seen: true,
            written: true,
            text: "It names lighthouses, one by one.".into(),
            passages: sample(),
            prompts: &["How are two names compared?"],
            cautions: sample(),
            points: sample(),
            checks: 1,
            threads: sample(),
            drafts: sample(),
        }
    }
}

impl Sample for PassageRow {
    fn sample() -> Self {
        Self { text: "names lighthouses".into(), apart: true, open: 1, first: "0190".into() }
    }
}

impl Sample for DraftRow {
    fn sample() -> Self {
        Self {
            id: "0190".into(),
            about: "syntax",
            quote: "names lighthouses".into(),
            body: "What becomes of the name of a lighthouse that was taken down?".into(),
            suggestion: Some("It names lighthouses and lightships.".into()),
            redacted: "An operator redacted part of this draft.".into(),
        }
    }
}
