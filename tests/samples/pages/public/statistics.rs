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
        let bare = Self { months: Table::localized("statistics-times-month", &[]), oldest: vec![], ..Self::sample() };
        vec![("full", Self::sample()), ("bare", bare)]
    }
}
