//! Sample data for the views in `growth.rs`, and their snapshots.

use super::*;
use crate::http::sample::{Sample, sample, views};

views!(GrowthPage);

impl Sample for GrowthPage {
    fn sample() -> Self {
        Self {
            shell: sample(),
            picture: "<svg role=\"img\"></svg>".into(),
            rows: vec![Row { year: "2026".into(), formal: 3, informal: 70, total: 73 }],
        }
    }

    fn states() -> Vec<(&'static str, Self)> {
        let bare = Self { rows: vec![], ..Self::sample() };
        vec![("full", Self::sample()), ("bare", bare)]
    }
}
