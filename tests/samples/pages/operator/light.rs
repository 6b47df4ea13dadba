//! Made-up values for the views of `light.rs`, and their snapshots.

use super::*;
use crate::http::sample::{Sample, sample, views};

views!(LightPage);

impl Sample for LightPage {
    fn sample() -> Self {
        Self { shell: sample(), faults: sample(), waiting: sample() }
    }

    fn states() -> Vec<(&'static str, Self)> {
        let bare = Self { faults: vec![], waiting: vec![], ..Self::sample() };
        vec![("full", Self::sample()), ("bare", bare)]
    }
}
