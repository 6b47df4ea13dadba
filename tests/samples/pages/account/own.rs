//! Made-up values for the views of `own.rs`, and their snapshots.

use super::*;
use crate::http::sample::{Sample, sample, views};

views!(OwnPage);

impl Sample for OwnPage {
    fn sample() -> Self {
        Self {
            shell: sample(),
            faults: sample(),
            name: FormField::area("name", "Name", "Rita Lindgren", 4),
            close: FormField::area("close", "Close", "", 4),
            email: FormField::area("email", "Email address", "rita@lights.example", 4),
            address: "rita@lights.example".into(),
            change: sample(),
            other_email: FormField::area("other_email", "Other email", "", 4),
            keeps: vec![("this", "This account".into(), true), ("other", "The other one".into(), false)],
            merge: sample(),
            wish: sample(),
            erasures: vec![("0190".into(), "1 December 2026".into(), "31 December 2026".into())],
        }
    }

    fn states() -> Vec<(&'static str, Self)> {
        let bare =
            Self { faults: vec![], change: None, keeps: vec![], merge: None, wish: vec![], erasures: vec![], ..Self::sample() };
        vec![("full", Self::sample()), ("bare", bare)]
    }
}

impl Sample for Change {
    fn sample() -> Self {
        Self {
            email: "rita@lights.example".into(),
            until: "4 March 2027".into(),
            new_confirmed: true,
            old_confirmed: true,
            helped_from: Some("3 December 2026".into()),
        }
    }
}

impl Sample for Merging {
    fn sample() -> Self {
        Self {
            email: "rita@lights.example".into(),
            ends: "the account that you are signed in to".into(),
            until: "4 March 2027".into(),
            from: Some("8 December 2026".into()),
        }
    }
}
