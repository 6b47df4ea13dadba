//! Sample values for the views of `mod.rs`, and their snapshots.

use super::*;
use crate::http::sample::{Sample, sample, views};

views!(AccountPage);

impl Sample for AccountPage {
    fn sample() -> Self {
        Self {
            shell: sample(),
            name: "Rita Lindgren".into(),
            email: "rita@lights.example".into(),
            roles: "designated expert, operator".into(),
            is_admin: true,
            away: Some(sample()),
            fields: sample(),
            sessions: sample(),
            has_password: true,
            linked: sample(),
            provider: Some("University of Exampleton".into()),
            missing: sample(),
            from: "registry@registry.example".into(),
        }
    }

    fn states() -> Vec<(&'static str, Self)> {
        let bare = Self {
            is_admin: false,
            away: None,
            fields: vec![],
            sessions: vec![],
            has_password: false,
            linked: vec![],
            provider: None,
            missing: None,
            ..Self::sample()
        };
        vec![("full", Self::sample()), ("bare", bare)]
    }
}

impl Sample for SessionRow {
    fn sample() -> Self {
        Self {
            id: "0190".into(),
            browser: "Firefox on Linux".into(),
            since: "1 December 2026".into(),
            seen: "today".into(),
            this: true,
        }
    }
}

impl Sample for LinkedRow {
    fn sample() -> Self {
        Self {
            id: "0190".into(),
            provider: "University of Exampleton".into(),
            called: "rita.lindgren".into(),
            since: "1 December 2026".into(),
            used: Some("3 December 2026".into()),
        }
    }
}
