//! Made-up values of what is shown in `light.rs`.

use super::*;
use crate::http::sample::Sample;

impl Sample for Waiting {
    fn sample() -> Self {
        Self {
            action: "/light/0190/consent".into(),
            words: "Change the address that resolves lighthouse".into(),
            reason: "The finder moved to another machine.".into(),
            by: "Edda Berg".into(),
            nid: "lighthouse".into(),
        }
    }
}
