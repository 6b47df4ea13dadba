//! Sample values for the types in `placed.rs`.

use super::*;
use crate::http::sample::{Sample, sample};

impl Sample for Placed {
    fn sample() -> Self {
        Self {
            form: "a text".into(),
            rows: sample(),
            unplaced: vec![(12, "Yours truly".into())],
            unplaced_count: 3,
            notes: vec!["Letters compare as the same.".into()],
        }
    }
}

impl Sample for PlacedRow {
    fn sample() -> Self {
        Self {
            label: "Declared registrant of the namespace".into(),
            found_as: "Declared registrant:".into(),
            text: "Society of Lighthouse Keepers".into(),
        }
    }
}
