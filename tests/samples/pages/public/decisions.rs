//! Sample values and snapshot tests for the views in `decisions.rs`.

use super::*;
use crate::http::sample::{Sample, sample, views};

views!(DecisionPage);

impl Sample for DecisionPage {
    fn sample() -> Self {
        Self {
            shell: sample(),
            number: "R-2026-0017".into(),
            title: "Lighthouses".into(),
            decision: sample(),
            all: vec![
                (
                    "Declined by the designated experts".into(),
                    "4 December 2026".into(),
                    "/requests/R-2026-0017/decisions/1".into(),
                    false,
                ),
                (
                    "Approved by the designated experts".into(),
                    "9 January 2027".into(),
                    "/requests/R-2026-0017/decisions/2".into(),
                    true,
                ),
            ],
            appeals: sample(),
        }
    }
}
