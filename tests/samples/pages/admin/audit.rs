//! Sample values for the views of `audit.rs`, and their snapshots.

use super::*;
use crate::http::sample::{Sample, sample, views};

views!(AuditPage);

impl Sample for AuditPage {
    fn sample() -> Self {
        Self {
            shell: sample(),
            q: "lighthouse".into(),
            from: "2026-11-01".into(),
            to: "2026-11-30".into(),
            acts: vec![("registered", "Registered".into(), true), ("closed", "Closed".into(), false)],
            lines: sample(),
            csv: "/admin/audit.csv?q=lighthouse".into(),
            jsonl: "/admin/audit.jsonl?q=lighthouse".into(),
            next: Some("/requests?after=0190".into()),
        }
    }

    fn states() -> Vec<(&'static str, Self)> {
        let bare = Self { acts: vec![], lines: vec![], next: None, ..Self::sample() };
        vec![("full", Self::sample()), ("bare", bare)]
    }
}

impl Sample for Line {
    fn sample() -> Self {
        Self {
            at: "2026-12-04 10:20".into(),
            act: "Registered".into(),
            by: "Edda Berg".into(),
            role: "designated expert".into(),
            request: Some(("/requests/R-2026-0017".into(), "R-2026-0017".into())),
            nid: "lighthouse".into(),
            account: "Rita Larsen, rita@example.org".into(),
            detail: "urn:lighthouse, version 1".into(),
        }
    }
}
