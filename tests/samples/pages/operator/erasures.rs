//! Sample values for a row of `erasures.rs`.

use super::*;
use crate::http::sample::{Sample, sample};

impl Sample for Row {
    fn sample() -> Self {
        Self {
            href: "/namespaces/lighthouse".into(),
            asked: "1 December 2026".into(),
            due: sample(),
            by: "a person with an account",
        }
    }
}
