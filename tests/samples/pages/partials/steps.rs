//! Sample data for the partials in `steps.rs`.

use super::*;
use crate::http::sample::{Sample, sample};

impl Sample for Step {
    fn sample() -> Self {
        Self { words: "Received".into(), done: true, here: true, on: "2026-12-04".into(), since: false }
    }
}

impl Sample for Strip {
    fn sample() -> Self {
        Self { picture: "<svg role=\"img\"></svg>".into(), parts: sample(), whole: "41 days".into() }
    }
}

impl Sample for StripPart {
    fn sample() -> Self {
        Self { holder: "registrant".into(), class: "registrant", said: "12 days".into() }
    }
}
