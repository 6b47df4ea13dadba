//! Sample data for the views in `report.rs`, and their snapshots.

use super::*;
use crate::http::sample::{Sample, sample, views};

views!(ReportPage);

impl Sample for ReportPage {
    fn sample() -> Self {
        Self {
            shell: sample(),
            number: "R-2026-0017".into(),
            title: "Lighthouses".into(),
            body: "International Association of Lighthouses".into(),
            snapshot: 2.into(),
            report: FormField::area("report", "Report", "", 4),
            points: sample(),
            quorum: "One more position is needed.".into(),
            appeal_answer: Some(FormField::area("appeal_answer", "Answer to the grounds of the appeal", "", 4)),
        }
    }

    fn states() -> Vec<(&'static str, Self)> {
        let bare = Self { points: vec![], ..Self::sample() };
        vec![("full", Self::sample()), ("bare", bare)]
    }
}
