//! Sample values for the types of `cautions.rs`.

use super::*;
use crate::http::sample::Sample;

impl Sample for Caution {
    fn sample() -> Self {
        Self { message: "A percent sign begins a code of two digits.".into(), clause: "RFC 8141 section 2".into() }
    }
}
