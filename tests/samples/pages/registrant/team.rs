//! Sample values for the views in `team.rs`, and their snapshots.

use super::*;
use crate::http::sample::{Sample, sample, views};

views!(TeamPage);

impl Sample for TeamPage {
    fn sample() -> Self {
        Self {
            shell: sample(),
            number: "R-2026-0017".into(),
            title: "Lighthouses".into(),
            owner: "Rita Lindgren".into(),
            is_owner: true,
            me: "rita@lights.example".into(),
            members: sample(),
            invited: vec!["ada@lights.example".into()],
            field: FormField { hint: "".into(), ..EMAIL.filled("ada@lights.example", &[]) },
        }
    }

    fn states() -> Vec<(&'static str, Self)> {
        let bare = Self { is_owner: false, members: vec![], invited: vec![], ..Self::sample() };
        vec![("full", Self::sample()), ("bare", bare)]
    }
}
