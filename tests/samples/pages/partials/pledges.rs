//! Sample data for the partials in `pledges.rs`.

use super::*;
use crate::http::sample::{Sample, sample};

impl Sample for PledgeCard {
    fn sample() -> Self {
        Self { rows: sample(), standing: "Confirmed on 2 December 2026.".into() }
    }
}

impl Sample for PledgeRow {
    fn sample() -> Self {
        Self {
            question: "A name is never given twice".into(),
            clause: "RFC 8141 section 5.1".into(),
            stand: "promised".into(),
            tag: "ok",
            words: "The society keeps a list of every name it gave.".into(),
        }
    }
}
