//! Sample values for the types in `fields.rs`.

use super::*;
use crate::http::sample::{Sample, sample};

impl Sample for FieldText {
    fn sample() -> Self {
        Self { key: "syntax", label: "Syntax", runs: vec![sample()] }
    }
}

impl Sample for TextRun {
    fn sample() -> Self {
        Self { is_prose: true, text: "It names lighthouses, one by one.".into() }
    }
}

impl Sample for RefLink {
    fn sample() -> Self {
        Self { words: "The registry of lighthouses".into(), href: Some("/requests/R-2026-0017".into()) }
    }
}
