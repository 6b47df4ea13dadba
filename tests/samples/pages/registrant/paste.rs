//! Sample values for the views in `paste.rs`, and their snapshots.

use super::*;
use crate::http::sample::{Sample, sample, views};

views!(PastePage);

impl Sample for PastePage {
    fn sample() -> Self {
        Self {
            shell: sample(),
            field: FormField::area("template", "The template", "Namespace Identifier: lighthouse", 20),
            kind: "formal".into(),
            nid: FormField::area("nid", "Nid", "lighthouse", 4),
            asked: sample(),
            none_of_these: true,
            placed: sample(),
            found: Some("Must be fixed: 2. Suggestions: 1. The draft shows them.".into()),
            repairs: sample(),
            repaired: "The text after repair".into(),
            repaired_words: "2 repairs were made below; the text you pasted stays as it is.".into(),
            sections: sample(),
            filled: sample(),
            put: "Put into the draft".into(),
        }
    }

    fn states() -> Vec<(&'static str, Self)> {
        let bare = Self {
            asked: vec![],
            none_of_these: false,
            placed: None,
            found: None,
            sections: vec![],
            filled: vec![],
            ..Self::sample()
        };
        vec![("full", Self::sample()), ("bare", bare)]
    }
}

impl Sample for Candidate {
    fn sample() -> Self {
        Self { nid: "lighthouse".into(), chosen: true, places: vec!["The comment of 4 December on R-2026-0017".into()], more: 3 }
    }
}

impl Sample for SectionRow {
    fn sample() -> Self {
        Self {
            heading: "Lighthouses".into(),
            line: 3,
            text: "It names lighthouses, one by one.".into(),
            meant: sample(),
            others: sample(),
        }
    }
}

impl Sample for FilledRow {
    fn sample() -> Self {
        Self { target: sample(), heading: "Lighthouses".into(), line: 3 }
    }
}

impl Sample for Target {
    fn sample() -> Self {
        Self { key: "syntax", label: "Syntax".into() }
    }
}
