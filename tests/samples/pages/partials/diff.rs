//! Sample values for a comparison, and its snapshots.

use super::*;
use crate::http::sample::{Sample, sample, views};

views!(Changes);

impl Sample for Changes {
    fn sample() -> Self {
        Self { diff_title: "What is different from text 1".into(), diff: sample() }
    }
}

impl Sample for DiffCard {
    fn sample() -> Self {
        Self { key: "syntax", label: "Syntax", only_contact: true, rules: sample(), blocks: sample(), runs: sample() }
    }
}

impl Sample for RuleRow {
    fn sample() -> Self {
        Self { kind: "formal".into(), old: "It names lighthouses.".into(), new: "It names lighthouses and lightships.".into() }
    }
}

impl Sample for DiffBlock {
    fn sample() -> Self {
        Self {
            kind: "changed",
            old: vec!["It names lighthouses.".into()],
            new: vec!["It names lighthouses and lightships.".into()],
            runs: sample(),
            field: Some(Field::Syntax),
            count: 3,
        }
    }
}

impl Sample for DiffRun {
    fn sample() -> Self {
        Self { same: true, inserted: true, text: "It names lighthouses, one by one.".into() }
    }
}
