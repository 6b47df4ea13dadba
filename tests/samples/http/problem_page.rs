//! Sample values and snapshot tests for the views in `problem_page.rs`.

use super::*;
use crate::http::sample::{Sample, sample, views};

views!(ProblemPage);

impl Sample for ProblemPage {
    fn sample() -> Self {
        Self {
            shell: sample(),
            title: "Some fields need another look".into(),
            sentence: "This was saved from another window since you opened it.".into(),
            next: "Go back and correct it.".into(),
            request: "R-2026-0017".into(),
            kept: sample(),
            reference: "0190c1d2".into(),
        }
    }

    fn states() -> Vec<(&'static str, Self)> {
        let bare = Self { kept: vec![], ..Self::sample() };
        vec![("full", Self::sample()), ("bare", bare)]
    }
}

impl Sample for SubmittedValue {
    fn sample() -> Self {
        Self { label: "Syntax".into(), name: "Rita Lindgren".into(), value: "It names lighthouses.".into(), hidden: true }
    }
}
