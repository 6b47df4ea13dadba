//! Sample values for the views of `testable.rs`, and their snapshots.

use super::*;
use crate::http::sample::{Sample, sample, views};

views!(TestablePage);

impl Sample for TestablePage {
    fn sample() -> Self {
        Self {
            shell: sample(),
            number: "R-2026-0017".into(),
            title: "Lighthouses".into(),
            nid: "lighthouse".into(),
            syntax_href: "/requests/R-2026-0017/syntax".into(),
            list_href: "/requests/R-2026-0017".into(),
            action: "/requests/R-2026-0017/syntax".into(),
            is_revision: true,
            informal: true,
            was: "9f86d081".into(),
            saved: true,
            said: "Saved.".into(),
            again: true,
            more_open: true,
            found_open: true,
            stale: true,
            theirs: vec![("syntax".into(), "2ALPHA".into())],
            abnf: FormField::area("abnf", "Abnf", "nss = country \":\" 1*ALPHA\ncountry = 2ALPHA", 4),
            start: FormField::area("start", "Start", "", 4),
            wider: true,
            checks: sample(),
            same: FormField::area("same", "Same", "letters compare as the same", 4),
            pass: FormField::area("pass", "Pass", "", 4),
            fail: FormField::area("fail", "Fail", "", 4),
            issued: FormField::area("issued", "Issued", "", 4),
            names_title: FormField::area("names_title", "Names title", "", 4),
            summary: FormField::area("summary", "Summary", "Names of lighthouses, by country.", 4),
            homepage: FormField::area("homepage", "Homepage", "https://lights.example/", 4),
            components: sample(),
            topics: sample(),
            card: sample(),
        }
    }

    fn states() -> Vec<(&'static str, Self)> {
        let bare = Self {
            is_revision: false,
            informal: false,
            saved: false,
            again: false,
            more_open: false,
            found_open: false,
            stale: false,
            theirs: vec![],
            wider: false,
            checks: vec![],
            components: vec![],
            topics: vec![],
            ..Self::sample()
        };
        vec![("full", Self::sample()), ("bare", bare)]
    }
}

impl Sample for Choice {
    fn sample() -> Self {
        Self { value: "navigation", words: "Navigation".into(), chosen: true }
    }
}
