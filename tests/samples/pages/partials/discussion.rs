//! Sample values for the discussion and its parts, and its snapshots.

use super::*;
use crate::http::sample::{Sample, sample, views};

views!(Discussion);

impl Sample for Discussion {
    fn sample() -> Self {
        Self {
            advice: true,
            threads: sample(),
            index: sample(),
            positions: sample(),
            earlier: sample(),
            merged: sample(),
            questions: sample(),
        }
    }

    fn states() -> Vec<(&'static str, Self)> {
        vec![("full", Self::sample()), ("review", Self { advice: false, ..Self::sample() })]
    }
}

impl Sample for Question {
    fn sample() -> Self {
        Self { asked: sample(), answer: sample() }
    }
}

impl Sample for Words {
    fn sample() -> Self {
        Self { by: "Edda Berg".into(), at: "3 December 2026".into(), text: "Who assigns the names?".into() }
    }
}

impl Sample for PositionRow {
    fn sample() -> Self {
        Self {
            id: "0190".into(),
            expert: "Edda Berg".into(),
            stance: "approve".into(),
            tag: "ok",
            snapshot: 2.into(),
            live: true,
            objects: true,
            in_office: true,
            reasons: "The syntax is clear, and names are never given twice.".into(),
            answer: Some("The syntax allows no lightships now.".into()),
        }
    }
}

impl Sample for EarlierPosition {
    fn sample() -> Self {
        Self {
            id: "0189".into(),
            expert: "Edda Berg".into(),
            stance: "discuss".into(),
            snapshot: 1.into(),
            at: "3 December 2026".into(),
            reasons: "The syntax allows lightships, which are no lighthouses.".into(),
            answer: None,
        }
    }
}

impl Sample for Merged {
    fn sample() -> Self {
        Self { number: "R-2026-0017".into(), href: "/requests/R-2026-0017".into(), threads: "2 threads".into() }
    }
}
