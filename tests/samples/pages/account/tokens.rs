//! Sample data for the views in `tokens.rs`, and their snapshots.

use super::*;
use crate::http::sample::{Sample, sample, views};

views!(TokensPage);

impl Sample for TokensPage {
    fn sample() -> Self {
        Self {
            shell: sample(),
            field: FormField::text("name", "Name", "The nightly check"),
            scopes: vec![("read", "Read".into(), true), ("write", "Write".into(), false)],
            scopes_error: Some("Choose one".into()),
            days: vec![(30, true), (365, false)],
            tokens: sample(),
            made: Some("nidreg_0123456789abcdef".into()),
        }
    }

    fn states() -> Vec<(&'static str, Self)> {
        let bare = Self { scopes: vec![], scopes_error: None, days: vec![], tokens: vec![], made: None, ..Self::sample() };
        vec![("full", Self::sample()), ("bare", bare)]
    }
}

impl Sample for Row {
    fn sample() -> Self {
        Self {
            id: "0190".into(),
            name: "The nightly check".into(),
            prefix: "nidreg_0123".into(),
            scopes: "read".into(),
            until: "4 March 2027".into(),
            used: "3 December 2026".into(),
        }
    }
}
