//! Sample values for the views in `claim.rs`, and their snapshots.

use super::*;
use crate::http::sample::{Sample, sample, views};

views!(ClaimPage);

impl Sample for ClaimPage {
    fn sample() -> Self {
        Self {
            shell: sample(),
            heading: "Is this person authorized to act for urn:lighthouse?".into(),
            lede: "Edda Berg has requested a change: a new version, R-2026-0017, Lighthouses.".into(),
            about: "The request cannot be registered until you confirm it.".into(),
            relation: Some("They are a contact.".into()),
            diff: sample(),
            fields: sample(),
            said: "Saved.".into(),
            yes: Some("Yes".into()),
            no: Some("No".into()),
            visible: "The request is private.".into(),
        }
    }

    fn states() -> Vec<(&'static str, Self)> {
        let bare = Self { relation: None, diff: vec![], fields: vec![], yes: None, no: None, ..Self::sample() };
        vec![("full", Self::sample()), ("bare", bare)]
    }
}
