//! Sample values for the types in `consent.rs`.

use super::*;
use crate::http::sample::{Sample, sample};

impl Sample for ConsentCard {
    fn sample() -> Self {
        Self {
            grounds: "a spelling error".into(),
            given: sample(),
            missing: Some("The consent of an expert".into()),
            snapshot: 2.into(),
            hand: Some((Office::Expert, true)),
        }
    }
}

impl Sample for ConsentRow {
    fn sample() -> Self {
        Self {
            name: "Rita Lindgren".into(),
            office: "designated expert".into(),
            reason: "The old list named it twice.".into(),
            at: "2026-12-04 10:20".into(),
        }
    }
}
