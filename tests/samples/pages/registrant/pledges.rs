//! Sample data for the views in `pledges.rs`, and their snapshots.

use super::*;
use crate::http::sample::{Sample, sample, views};

views!(PledgesPage);

impl Sample for PledgesPage {
    fn sample() -> Self {
        Self {
            shell: sample(),
            number: "R-2026-0017".into(),
            title: "Lighthouses".into(),
            action: "/requests/R-2026-0017/syntax".into(),
            was: "9f86d081".into(),
            most: 3,
            questions: sample(),
        }
    }

    fn states() -> Vec<(&'static str, Self)> {
        let bare = Self { questions: vec![], ..Self::sample() };
        vec![("full", Self::sample()), ("bare", bare)]
    }
}

impl Sample for Beside {
    fn sample() -> Self {
        Self { href: "/requests/R-2026-0017".into(), words: "Make the syntax testable".into() }
    }
}

impl Sample for Question {
    fn sample() -> Self {
        Self {
            name: "stability",
            asks: "Is a name ever given twice?".into(),
            clause: "RFC 8141 section 6.4".into(),
            stands: vec![("yes", "Yes".into(), true), ("no", "No".into(), false)],
            words_name: "stability_words",
            words: "The society keeps a list of every name it gave.".into(),
            error: Some("Say what the name is of".into()),
        }
    }
}
