//! Sample values and snapshot tests for the views in `accounts.rs`.

use super::*;
use crate::http::sample::{Sample, sample, views};

views!(AccountsPage);

impl Sample for AccountsPage {
    fn sample() -> Self {
        Self {
            shell: sample(),
            notice: None,
            people: sample(),
            said: "Saved.",
            q: "lighthouse".into(),
            chips: sample(),
            role: "expert",
            next: Some("/requests?after=0190".into()),
        }
    }

    fn states() -> Vec<(&'static str, Self)> {
        let bare = Self { people: vec![], chips: vec![], next: None, ..Self::sample() };
        vec![("full", Self::sample()), ("bare", bare)]
    }
}

impl Sample for PersonRow {
    fn sample() -> Self {
        Self {
            id: "0190".into(),
            name: "Rita Lindgren".into(),
            email: "rita@lights.example".into(),
            state: "confirmed",
            shut: true,
            closed: false,
            has_factor: true,
            failing: Some("5.1.1 no such person".into()),
            roles: vec![("expert", "Designated expert".into(), true), ("operator", "Operator".into(), false)],
            asked: Some(("Operator".into(), "Ada Adams".into())),
        }
    }
}
