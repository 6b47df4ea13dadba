//! Sample values and snapshot tests for the views in `statistics.rs`.

use super::*;
use crate::http::sample::{Sample, sample, views};

views!(StatisticsPage);

impl Sample for StatisticsPage {
    fn sample() -> Self {
        Self { shell: sample(), picture: "<svg role=\"img\"></svg>".into(), years: sample() }
    }

    fn states() -> Vec<(&'static str, Self)> {
        let bare = Self { picture: String::new(), years: Table::localized("statistics-by-year", &[]), ..Self::sample() };
        vec![("full", Self::sample()), ("bare", bare)]
    }
}
