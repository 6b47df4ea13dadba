//! Sample values for the views of `actions.rs`, and their snapshots.

use super::*;
use crate::http::sample::{Sample, sample, views};

views!(TrackPage, ChangePage);

impl Sample for TrackPage {
    fn sample() -> Self {
        Self {
            shell: sample(),
            number: "R-2026-0017".into(),
            way: "body",
            settled: true,
            body: FormField::area("body", "Body", "What becomes of the name of a lighthouse that was taken down?", 4),
            specification: FormField::area("specification", "Specification", "", 4),
        }
    }

    fn states() -> Vec<(&'static str, Self)> {
        let bare = Self { settled: false, ..Self::sample() };
        vec![("full", Self::sample()), ("bare", bare)]
    }
}

impl Sample for ChangePage {
    fn sample() -> Self {
        Self { shell: sample(), signed_in: true, here: "/account".into(), acts: sample() }
    }

    fn states() -> Vec<(&'static str, Self)> {
        let bare = Self { signed_in: false, acts: vec![], ..Self::sample() };
        vec![("full", Self::sample()), ("bare", bare)]
    }
}
