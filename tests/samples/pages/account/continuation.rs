//! Sample values for the types of `continuation.rs`.

use super::*;
use crate::http::sample::{Sample, sample};

impl Sample for Continuation {
    fn sample() -> Self {
        Self { next: "/requests?after=0190".into(), path: "/requests/R-2026-0017".into(), kept: sample() }
    }
}
