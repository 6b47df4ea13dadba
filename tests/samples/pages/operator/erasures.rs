//! Made-up values for the views of `erasures.rs`, and their snapshots.

use super::*;
use crate::http::sample::{Sample, sample, views};

views!(ErasuresPage, ErasurePage);

impl Sample for ErasuresPage {
    fn sample() -> Self {
        Self {
            shell: sample(),
            rows: sample(),
            answered: vec![("1 November 2026".into(), "20 November 2026".into(), "done", "Nothing rests on it.".into())],
        }
    }

    fn states() -> Vec<(&'static str, Self)> {
        let bare = Self { rows: vec![], answered: vec![], ..Self::sample() };
        vec![("full", Self::sample()), ("bare", bare)]
    }
}

impl Sample for ErasurePage {
    fn sample() -> Self {
        Self {
            shell: sample(),
            faults: sample(),
            row: sample(),
            email: "rita@lights.example".into(),
            words: "My telephone number in a comment".into(),
            places: "The comment of 4 December on R-2026-0017".into(),
            closes: true,
            redactions: vec![("The comment of 4 December".into(), "taken out")],
            own: true,
            acts: sample(),
        }
    }

    fn states() -> Vec<(&'static str, Self)> {
        let bare = Self { faults: vec![], closes: false, redactions: vec![], own: false, acts: vec![], ..Self::sample() };
        vec![("full", Self::sample()), ("bare", bare)]
    }
}

impl Sample for Row {
    fn sample() -> Self {
        Self {
            href: "/namespaces/lighthouse".into(),
            asked: "1 December 2026".into(),
            due: "4 March 2027".into(),
            late: true,
            by: "4 March 2027",
        }
    }
}
