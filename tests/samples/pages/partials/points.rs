//! Sample values for the types of `points.rs`.

use super::*;
use crate::http::sample::Sample;

impl Sample for PointRow {
    fn sample() -> Self {
        Self {
            key: "syntax",
            clause: "RFC 8141 section 6.4",
            words: "Names are persistent".into(),
            choices: vec![("met", "Met".into(), true), ("unmet", "Not met".into(), false)],
        }
    }
}

impl Sample for JudgedRow {
    fn sample() -> Self {
        Self { words: "Names are persistent".into(), clause: "RFC 8141 section 6.4", said: "met".into(), tag: "ok" }
    }
}
