//! Sample values for the views of `own.rs`, and their snapshots.

use super::*;
use crate::http::sample::{Sample, sample, views};

views!(OwnPage);

impl Sample for OwnPage {
    fn sample() -> Self {
        Self {
            shell: sample(),
            name: FormField::area("name", "Name", "Rita Lindgren", 4),
            close: FormField::area("close", "Close", "", 4),
            email: FormField::area("email", "Email address", "rita@lights.example", 4),
            address: "rita@lights.example".into(),
            change: sample(),
            undo_days: 7,
        }
    }

    fn states() -> Vec<(&'static str, Self)> {
        let bare = Self { change: None, ..Self::sample() };
        vec![("full", Self::sample()), ("bare", bare)]
    }
}

impl Sample for Change {
    fn sample() -> Self {
        Self { email: "rita@lights.example".into(), until: "4 March 2027".into() }
    }
}
