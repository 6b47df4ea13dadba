//! Sample values for the views of `erasure.rs`, and their snapshots.

use super::*;
use crate::http::sample::{Sample, sample, views};

views!(ErasurePage, LinkPage);

impl Sample for ErasurePage {
    fn sample() -> Self {
        Self { shell: sample(), fields: sample(), by_link: true }
    }

    fn states() -> Vec<(&'static str, Self)> {
        let bare = Self { fields: vec![], by_link: false, ..Self::sample() };
        vec![("full", Self::sample()), ("bare", bare)]
    }
}

impl Sample for LinkPage {
    fn sample() -> Self {
        Self {
            shell: sample(),
            title: "Confirm your request".into(),
            words: "My telephone number in the comment of 4 December on R-2026-0017".into(),
            confirmed: true,
            until: jiff::civil::date(2027, 3, 4),
        }
    }

    fn states() -> Vec<(&'static str, Self)> {
        let bare = Self { confirmed: false, ..Self::sample() };
        vec![("full", Self::sample()), ("bare", bare)]
    }
}
