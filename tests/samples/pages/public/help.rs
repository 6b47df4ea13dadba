//! Sample values for the views of `help.rs` and their snapshots.

use super::*;
use crate::http::sample::{Sample, sample, views};

views!(RulePage, HelpPage);

impl Sample for RulePage {
    fn sample() -> Self {
        Self {
            shell: sample(),
            rule: checks::ALL[0],
            level: "Look".into(),
            fired: Some("on 12 of 70 registrations".into()),
            model: Some("Please say how names are compared."),
        }
    }

    fn states() -> Vec<(&'static str, Self)> {
        let bare = Self { fired: None, model: None, ..Self::sample() };
        vec![("full", Self::sample()), ("bare", bare)]
    }
}

impl Sample for HelpPage {
    fn sample() -> Self {
        Self {
            shell: sample(),
            page: "privacy",
            title: "Privacy".into(),
            contact: "registry@registry.example".into(),
            controller: Some("The Registry, 1 Harbour Street, Exampleton".into()),
            kept: vec![("Drafts".into(), "until they are deleted".into())],
        }
    }

    fn states() -> Vec<(&'static str, Self)> {
        let bare = Self { controller: None, kept: vec![], ..Self::sample() };
        vec![("full", Self::sample()), ("bare", bare)]
    }
}
