//! Sample values for the views in `requests.rs`, and their snapshots.

use super::*;
use crate::http::sample::{Sample, sample, views};

views!(ListPage);

impl Sample for ListPage {
    fn sample() -> Self {
        let part = |next: &str| Some(Part { rows: sample(), next: Some(next.to_owned()) });
        Self {
            shell: sample(),
            chips: sample(),
            open_title: "Under review".into(),
            open: part("/requests?open=0190"),
            ended: part("/requests?ended=0190"),
            q: "lighthouse".into(),
            found: part("/requests?found=0190"),
            comments: vec![CommentFound {
                href: "/requests/R-2026-0017#c-0190".into(),
                number: "R-2026-0017".into(),
                part: "Syntax".into(),
                revision: 2.into(),
                at: "2026-12-04".into(),
                excerpt: "What of lighthouses?".into(),
            }],
        }
    }

    fn states() -> Vec<(&'static str, Self)> {
        let bare = Self { chips: vec![], open: None, ended: None, found: None, comments: vec![], ..Self::sample() };
        vec![("full", Self::sample()), ("bare", bare)]
    }
}
