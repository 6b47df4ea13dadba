//! Sample values for the types in `facts.rs`.

use super::*;
use crate::http::sample::{Sample, sample};

impl Sample for Fact {
    fn sample() -> Self {
        Self { words: "Society of Lighthouse Keepers".into(), source: "the registration".into(), marked: false }
    }
}

impl Sample for Facts {
    fn sample() -> Self {
        Self {
            registrant: sample(),
            contact: sample(),
            named: sample(),
            first: sample(),
            first_also: sample(),
            changed: sample(),
        }
    }
}
