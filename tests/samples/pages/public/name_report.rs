//! Sample values for the views of `name_report.rs`, and their snapshots.

use super::*;
use crate::http::sample::{Sample, sample, views};

views!(NameReportPage);

impl Sample for NameReportPage {
    fn sample() -> Self {
        Self { shell: sample(), fields: sample(), records: false, sent: true }
    }

    fn states() -> Vec<(&'static str, Self)> {
        let bare = Self { records: true, sent: false, ..Self::sample() };
        vec![("full", Self::sample()), ("bare", bare)]
    }
}
