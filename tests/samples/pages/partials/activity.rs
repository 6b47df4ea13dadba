//! Sample data for the partials in `activity.rs`.

use super::*;
use crate::http::sample::{Sample, sample};

impl Sample for Line {
    fn sample() -> Self {
        Self {
            at_moment: sample(),
            at: "2026-12-04 10:20".into(),
            whose: "Rita Lindgren".into(),
            words: "The registry of lighthouses".into(),
            place: "192.0.2.0/24".into(),
            refused: true,
        }
    }
}
