//! Sample values and snapshot tests for the views in `home.rs`.

use super::*;
use crate::http::sample::{Sample, sample, views};

views!(HomePage);

impl Sample for HomePage {
    fn sample() -> Self {
        Self {
            shell: sample(),
            formal: 3,
            informal: 3,
            held: 3,
            to_import: Some(TextCount { with_text: 3, all: 105 }),
            under_review: 3,
            median: Some("41 days".into()),
            this_year: 3,
            year: 2026,
            newest: sample(),
            open: sample(),
            more_open: true,
            topics: sample(),
        }
    }

    fn states() -> Vec<(&'static str, Self)> {
        let bare = Self {
            to_import: None,
            median: None,
            newest: vec![],
            open: vec![],
            more_open: false,
            topics: vec![],
            ..Self::sample()
        };
        vec![("full", Self::sample()), ("bare", bare)]
    }
}

impl Sample for Newest {
    fn sample() -> Self {
        Self {
            nid: "lighthouse".into(),
            href: "/namespaces/lighthouse".into(),
            date: "2026-12-01".into(),
            about: "names lighthouses by country".into(),
        }
    }
}

impl Sample for Topic {
    fn sample() -> Self {
        Self { words: "Navigation".into(), href: "/requests/R-2026-0017".into(), count: 3 }
    }
}
