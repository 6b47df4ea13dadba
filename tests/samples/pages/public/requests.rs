//! Sample values for the views in `requests.rs`, and their snapshots.

use super::*;
use crate::http::sample::{Sample, sample, views};

views!(ListPage);

impl Sample for ListPage {
    fn sample() -> Self {
        Self {
            shell: sample(),
            chips: sample(),
            open_title: "Under review".into(),
            open: sample(),
            next_open: Some("/requests?open=0190".into()),
            ended: sample(),
            next_ended: Some("/requests?ended=0190".into()),
            q: "lighthouse".into(),
            found: sample(),
            next_found: Some("/requests?found=0190".into()),
        }
    }

    fn states() -> Vec<(&'static str, Self)> {
        let bare = Self {
            chips: vec![],
            open: None,
            next_open: None,
            ended: None,
            next_ended: None,
            found: None,
            next_found: None,
            ..Self::sample()
        };
        vec![("full", Self::sample()), ("bare", bare)]
    }
}

impl Sample for Chip {
    fn sample() -> Self {
        Self { words: "All".into(), href: "/requests/R-2026-0017".into(), count: 3, chosen: true }
    }
}
