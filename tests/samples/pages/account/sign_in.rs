//! Sample values for the views in `sign_in.rs`, and their snapshots.

use super::*;
use crate::http::sample::{Sample, sample, views};

views!(SignInPage);

impl Sample for SignInPage {
    fn sample() -> Self {
        Self {
            shell: sample(),
            fields: sample(),
            continuation: sample(),
            done: "Saved.".into(),
            invited: Some(("R-2026-0017".into(), "urn:lighthouse".into())),
            provider: Some("University of Exampleton".into()),
        }
    }

    fn states() -> Vec<(&'static str, Self)> {
        let bare = Self { fields: vec![], invited: None, provider: None, ..Self::sample() };
        vec![("full", Self::sample()), ("bare", bare)]
    }
}
