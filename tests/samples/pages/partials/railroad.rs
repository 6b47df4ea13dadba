//! Sample values for the types in `railroad.rs`.

use super::*;
use crate::http::sample::Sample;

impl Sample for Picture {
    fn sample() -> Self {
        Self {
            name: "Rita Lindgren".into(),
            text: "It names lighthouses, one by one.".into(),
            svg: "<svg role=\"img\"></svg>".into(),
        }
    }
}
