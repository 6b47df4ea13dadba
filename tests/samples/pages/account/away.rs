//! Sample values for the views in `away.rs`, and their snapshots.

use super::*;
use crate::http::sample::{Sample, sample, views};
use jiff::civil::date;

views!(AwayPage);

impl Sample for AwayPage {
    fn sample() -> Self {
        Self { shell: sample(), faults: sample(), until: Some(date(2026, 12, 24)), forms: sample() }
    }

    fn states() -> Vec<(&'static str, Self)> {
        let bare = Self { faults: vec![], until: None, forms: vec![], ..Self::sample() };
        vec![("full", Self::sample()), ("bare", bare)]
    }
}
