//! Sample values and snapshot tests for the views in `contact_check.rs`.

use super::*;
use crate::http::sample::{Sample, sample, views};

views!(ContactCheckPage);

impl Sample for ContactCheckPage {
    fn sample() -> Self {
        Self {
            shell: sample(),
            nid: "lighthouse".into(),
            namespace: "/assignments/urn-formal/lighthouse".into(),
            address: "names@lights.example".into(),
            answered: Some("2026-12-04 09:30".into()),
        }
    }

    fn states() -> Vec<(&'static str, Self)> {
        vec![("full", Self::sample()), ("bare", Self { answered: None, ..Self::sample() })]
    }
}
