//! Made-up values for the views of `away.rs`, and their snapshots.

use super::*;
use crate::http::sample::{Sample, sample, views};
use jiff::civil::date;

views!(AwayPage);

impl Sample for AwayPage {
    fn sample() -> Self {
        Self { shell: sample(), faults: sample(), absences: sample(), standing: sample(), colleagues: sample(), forms: sample() }
    }

    fn states() -> Vec<(&'static str, Self)> {
        let bare =
            Self { faults: vec![], absences: vec![], standing: vec![], colleagues: vec![], forms: vec![], ..Self::sample() };
        vec![("full", Self::sample()), ("bare", bare)]
    }
}

impl Sample for Own {
    fn sample() -> Self {
        Self { id: "0190".into(), since: date(2026, 12, 1), until: date(2026, 12, 24), deputies: sample() }
    }
}

impl Sample for Stands {
    fn sample() -> Self {
        Self {
            id: "0190".into(),
            with: "Sven Dahl".into(),
            office: "designated expert".into(),
            since: date(2026, 12, 1),
            until: date(2026, 12, 24),
            invited: true,
        }
    }
}

impl Sample for Colleague {
    fn sample() -> Self {
        Self { name: "Edda Berg".into(), until: date(2026, 12, 24), deputies: "Sven Dahl".into() }
    }
}
