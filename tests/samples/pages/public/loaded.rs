//! Sample values for the types in `loaded.rs`.

use super::*;
use crate::http::sample::Sample;

impl Sample for VersionRow {
    fn sample() -> Self {
        Self {
            name: "Version 1".into(),
            href: "/requests/R-2026-0017".into(),
            date: "2026-12-01".into(),
            learned: "2026-12-01".into(),
            source: "the registration".into(),
            source_href: Some("https://registry.example/assignments/lighthouse".into()),
            current: true,
            in_error: true,
            diff: Some("/namespaces/lighthouse/diff?a=1&b=2".into()),
        }
    }
}
