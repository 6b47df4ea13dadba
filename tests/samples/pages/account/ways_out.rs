//! Made-up values of what is shown in `ways_out.rs`.

use super::*;
use crate::http::sample::Sample;

impl Sample for Offer {
    fn sample() -> Self {
        Self { number: "R-2026-0017".into(), name: "Rita Lindgren".into() }
    }
}
