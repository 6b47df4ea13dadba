//! Sample values for the views of `check_list.rs`, and their snapshots.

use super::*;
use crate::http::sample::{Sample, sample, views};

views!(FormPage, ResultPage);

impl Sample for FormPage {
    fn sample() -> Self {
        Self { shell: sample(), faults: sample(), list: sample() }
    }

    fn states() -> Vec<(&'static str, Self)> {
        let bare = Self { faults: vec![], ..Self::sample() };
        vec![("full", Self::sample()), ("bare", bare)]
    }
}

impl Sample for ResultPage {
    fn sample() -> Self {
        Self {
            shell: sample(),
            heading: "Lighthouses".into(),
            counts: vec![(2, "faults".into()), (17, "names".into())],
            kept: Some(("/check/list/0190".into(), "11 December 2026".into())),
            csv: "/check/list/0190/faults.csv".into(),
            ndjson: "/check/list/0190/faults.ndjson".into(),
            faults: sample(),
            more: 3,
            namespaces: sample(),
            more_namespaces: 3,
        }
    }

    fn states() -> Vec<(&'static str, Self)> {
        let bare = Self { counts: vec![], kept: None, faults: vec![], namespaces: vec![], ..Self::sample() };
        vec![("full", Self::sample()), ("bare", bare)]
    }
}

impl Sample for ListForm {
    fn sample() -> Self {
        Self {
            field: FormField::area("urns", "URNs, one a line", "urn:lighthouse:no:utsira", 8),
            file_error: Some("The file is empty".into()),
            limits: "At most 10,000 lines.".into(),
        }
    }
}

impl Sample for FaultRow {
    fn sample() -> Self {
        Self { line: 3, text: "urn:lamp:x".into(), said: "no such namespace".into() }
    }
}

impl Sample for Space {
    fn sample() -> Self {
        Self { nid: "lighthouse".into(), names: 3, faults: 3 }
    }
}
