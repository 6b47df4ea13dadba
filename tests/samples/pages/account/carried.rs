//! Sample data for the views in `carried.rs`, and their snapshots.

use super::*;
use crate::http::sample::{Sample, sample, views};

views!(KeptPage);

impl Sample for KeptPage {
    fn sample() -> Self {
        Self { shell: sample(), path: "/requests/R-2026-0017".into(), kept: sample() }
    }

    fn states() -> Vec<(&'static str, Self)> {
        let bare = Self { kept: vec![], ..Self::sample() };
        vec![("full", Self::sample()), ("bare", bare)]
    }
}

impl Sample for Carried {
    fn sample() -> Self {
        Self { next: "/requests?after=0190".into(), path: "/requests/R-2026-0017".into(), kept: sample() }
    }
}
