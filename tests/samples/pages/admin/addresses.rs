//! Made-up values for the views of `addresses.rs`, and their snapshots.

use super::*;
use crate::http::sample::{Sample, sample, views};

views!(AddressesPage);

impl Sample for AddressesPage {
    fn sample() -> Self {
        Self { shell: sample(), rows: sample(), said: "Saved.", days: 3 }
    }

    fn states() -> Vec<(&'static str, Self)> {
        let bare = Self { rows: vec![], ..Self::sample() };
        vec![("full", Self::sample()), ("bare", bare)]
    }
}

impl Sample for Row {
    fn sample() -> Self {
        Self {
            id: "0190".into(),
            name: "Rita Lindgren".into(),
            old: "r.lindgren@old.example".into(),
            new: "rita@lights.example".into(),
            asked: "1 December 2026".into(),
            from: "8 December 2026".into(),
            until: "4 March 2027".into(),
            confirmed: true,
            ripe: true,
            own: true,
        }
    }
}
