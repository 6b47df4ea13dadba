//! Sample values for the types in `repairs.rs`.

use super::*;
use crate::http::sample::{Sample, sample};

impl Sample for RepairCard {
    fn sample() -> Self {
        Self { rows: sample(), count: 3, needed: 3 }
    }
}

impl Sample for RepairRow {
    fn sample() -> Self {
        Self {
            key: "syntax".into(),
            words: "a dash becomes a hyphen".into(),
            place: "Syntax, line 3".into(),
            before: "lights – and lightships".into(),
            after: "lights - and lightships".into(),
            needed: true,
        }
    }
}
