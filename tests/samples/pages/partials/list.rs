//! Sample values for the page of a list, and its snapshots.

use super::*;
use crate::http::sample::{Sample, sample, views};

views!(ListPage);

impl Sample for ListPage {
    fn sample() -> Self {
        let row =
            Row { href: "/namespaces/lighthouse".into(), more: "Since 2026-12-04".into(), ..Row::new("lighthouse", "Renewed") };
        let removable = Row::new("buoy", "Kept for the pilots").act(sample());
        Self {
            shell: sample(),
            notice: sample(),
            crumb: Some(("/desk", "Operator queue".into())),
            title: "Reserved names".into(),
            intro: "Each has a public reason.".into(),
            links: vec![("/reserved".into(), "Public list".into())],
            notes: vec![("note warn", "One entry must be checked.".into())],
            acts: sample(),
            sections: vec![Section { id: "now", title: "On the list".into(), rows: vec![row, removable] }],
        }
    }

    fn states() -> Vec<(&'static str, Self)> {
        let empty = Section { rows: vec![], ..sample::<Self>().sections.remove(0) };
        let bare =
            Self { notice: None, crumb: None, links: vec![], notes: vec![], acts: vec![], sections: vec![empty], ..sample() };
        vec![("full", sample()), ("bare", bare)]
    }
}

impl Sample for Chip {
    fn sample() -> Self {
        Self { count: Some(3), ..Self::new("All", "/requests/R-2026-0017".into(), true) }
    }
}
