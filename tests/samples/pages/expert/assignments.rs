//! Sample values and snapshot tests for the views in `assignments.rs`.

use super::*;
use crate::http::sample::{Sample, sample, views};

views!(AssignmentsPage);

impl Sample for AssignmentsPage {
    fn sample() -> Self {
        Self {
            shell: sample(),
            expert: "Edda Berg".into(),
            rows: sample(),
            csv: "/reviews/assignments.csv?expert=0190".into(),
            jsonl: "/reviews/assignments.jsonl?expert=0190".into(),
        }
    }

    fn states() -> Vec<(&'static str, Self)> {
        let bare = Self { expert: String::new(), rows: vec![], ..Self::sample() };
        vec![("full", Self::sample()), ("bare", bare)]
    }
}

impl Sample for Row {
    fn sample() -> Self {
        Self {
            expert: "Edda Berg".into(),
            expert_href: "/reviews/assignments?expert=0190".into(),
            number: "R-2026-0017".into(),
            href: "/requests/R-2026-0017".into(),
            title: "urn:lighthouse".into(),
            assigned: "2026-12-04".into(),
            because: "next in rotation".into(),
            answer: "Accepted on 2026-12-05".into(),
            outcome: "Approve on revision 2, 2026-12-07".into(),
        }
    }
}
