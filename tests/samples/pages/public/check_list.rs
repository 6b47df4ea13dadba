//! Sample values for the views of `check_list.rs`, and their snapshots.

use super::*;
use crate::http::sample::{Sample, sample, views};

views!(FormPage, ResultPage);

impl Sample for FormPage {
    fn sample() -> Self {
        Self {
            shell: sample(),
            field: FormField::area("urns", "URNs, one a line", "urn:lighthouse:no:utsira", 8),
            file_error: Some("The file is empty".into()),
            limits: "At most 10,000 lines.".into(),
        }
    }

    fn states() -> Vec<(&'static str, Self)> {
        let bare = Self { file_error: None, ..Self::sample() };
        vec![("full", Self::sample()), ("bare", bare)]
    }
}

impl Sample for ResultPage {
    fn sample() -> Self {
        Self {
            shell: sample(),
            heading: "Lighthouses".into(),
            counts: vec![(2, "faults".into()), (17, "names".into())],
            text: "urn:lighthouse:no:utsira".into(),
            faults: sample(),
            more: 3,
            namespaces: sample(),
            more_namespaces: 3,
        }
    }

    fn states() -> Vec<(&'static str, Self)> {
        let bare = Self { counts: vec![], faults: Table::localized("check-list-wrong-label", &[]), ..Self::sample() };
        vec![("full", Self::sample()), ("bare", bare)]
    }
}
