//! Sample values for the views of `preflight.rs` and their snapshots.

use super::*;
use crate::http::sample::{Sample, sample, views};

views!(PreflightPage);

impl Sample for PreflightPage {
    fn sample() -> Self {
        Self {
            shell: sample(),
            field: FormField::area("template", "The template", "Namespace Identifier: lighthouse", 20),
            kind: "formal".into(),
            placed: sample(),
            checked_as: "a new formal namespace".into(),
            today: "2026-12-04".into(),
            fails: 3,
            looks: 3,
            infos: 3,
            findings: sample(),
        }
    }

    fn states() -> Vec<(&'static str, Self)> {
        let bare = Self { placed: None, findings: vec![], ..Self::sample() };
        vec![("full", Self::sample()), ("bare", bare)]
    }
}
