//! Sample values for the views in `claim.rs`, and their snapshots.

use super::*;
use crate::http::sample::{Sample, sample, views};

views!(ClaimPage);

impl Sample for ClaimPage {
    fn sample() -> Self {
        Self {
            shell: sample(),
            nid: "lighthouse".into(),
            number: "R-2026-0017".into(),
            title: "Lighthouses".into(),
            what: "a new version".into(),
            by: "Edda Berg".into(),
            relation: Some("They are a contact.".into()),
            fields: sample(),
            said: "Saved.".into(),
            may_say_yes: true,
            may_say_no: true,
        }
    }

    fn states() -> Vec<(&'static str, Self)> {
        let bare = Self { relation: None, fields: vec![], may_say_yes: false, may_say_no: false, ..Self::sample() };
        vec![("full", Self::sample()), ("bare", bare)]
    }
}
