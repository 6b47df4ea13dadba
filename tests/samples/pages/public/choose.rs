//! Sample values for the view types in `choose.rs`.

use super::*;
use crate::http::sample::Sample;

impl Sample for Chip {
    fn sample() -> Self {
        Self { words: "All".into(), href: "/requests/R-2026-0017".into(), chosen: true, count: Some(3) }
    }
}
