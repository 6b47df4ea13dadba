//! Sample values for the views in `activity.rs`, and their snapshots.

use super::*;
use crate::http::sample::{Sample, sample, views};

views!(ActivityPage);

impl Sample for ActivityPage {
    fn sample() -> Self {
        Self { shell: sample(), title: "Security log".into(), everybody: true, days: 3, lines: sample() }
    }

    fn states() -> Vec<(&'static str, Self)> {
        let bare = Self { everybody: false, lines: vec![], ..Self::sample() };
        vec![("full", Self::sample()), ("bare", bare)]
    }
}
