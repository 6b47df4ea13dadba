//! Sample values and snapshot tests for the views in `statistics.rs`.

use super::*;
use crate::http::sample::{Sample, sample, views};

views!(StatisticsPage);

impl Sample for StatisticsPage {
    fn sample() -> Self {
        Self {
            shell: sample(),
            ended: 3,
            figures: sample(),
            months: sample(),
            picture: "<svg role=\"img\"></svg>".into(),
            groups: sample(),
            open: 3,
            late: 3,
            oldest: vec![(sample(), "40 days".into())],
        }
    }

    fn states() -> Vec<(&'static str, Self)> {
        let bare = Self { figures: vec![], months: vec![], groups: vec![], oldest: vec![], ..Self::sample() };
        vec![("full", Self::sample()), ("bare", bare)]
    }
}

impl Sample for Figure {
    fn sample() -> Self {
        Self { what: "The operators".into(), median: "41 days".into(), ninety: "90 days".into() }
    }
}

impl Sample for Row {
    fn sample() -> Self {
        Self {
            name: "2026-11".into(),
            received: Some(4),
            ended: 3,
            outcomes: "2 registered, 1 declined, 0 other".into(),
            gross: "41 days".into(),
            net: "12 days".into(),
            in_time: "12 of 14".into(),
        }
    }
}
