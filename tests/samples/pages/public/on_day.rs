//! Sample values for the views in `on_day.rs`, and their snapshots.

use super::*;
use crate::http::sample::{Sample, sample, views};

views!(DayPage);

impl Sample for DayPage {
    fn sample() -> Self {
        Self {
            shell: sample(),
            nid: "lighthouse".into(),
            on: "2026-06-01".into(),
            latest: "/namespaces/lighthouse".into(),
            since: Some("1 December 2026".into()),
            unlisted: Some("1 December 2026".into()),
            facts: sample(),
            references: sample(),
            template_url: Some("https://registry.example/assignments/lighthouse".into()),
            json: "/namespaces/lighthouse.json".into(),
            list: "/namespaces?on=2026-06-01".into(),
        }
    }

    fn states() -> Vec<(&'static str, Self)> {
        let bare = Self { since: None, unlisted: None, references: vec![], template_url: None, ..Self::sample() };
        vec![("full", Self::sample()), ("bare", bare)]
    }
}

impl Sample for BetweenLists {
    fn sample() -> Self {
        Self { day: "2019-03-01".into(), list: "2016-05-29".into(), next: "2021-03-25".into() }
    }
}
