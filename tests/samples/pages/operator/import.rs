//! Sample values for the views in `import.rs`, and their snapshots.

use super::*;
use crate::http::sample::{Sample, sample, views};

views!(ImportPage);

impl Sample for ImportPage {
    fn sample() -> Self {
        Self {
            shell: sample(),
            notice: None,
            seen: FormField::area("seen", "Seen", "today", 4),
            most: 3,
            waiting: sample(),
            states: sample(),
        }
    }

    fn states() -> Vec<(&'static str, Self)> {
        let bare = Self { waiting: vec![], states: vec![], ..Self::sample() };
        vec![("full", Self::sample()), ("bare", bare)]
    }
}

impl Sample for WaitingRow {
    fn sample() -> Self {
        Self { href: "/requests/R-2026-0017".into(), files: "urn-namespaces.xml".into(), sent: "2026-12-01 10:00".into() }
    }
}

impl Sample for StateRow {
    fn sample() -> Self {
        Self {
            number: 3,
            file: ("urn-namespaces.xml".into(), Some("/namespaces/states/3/file".into())),
            sent: Some(("urn-namespaces.zip".into(), "/namespaces/states/3/sent".into())),
            shown_on: "2026-11-30".into(),
            learned: "2026-12-01".into(),
            by: "Edda Berg".into(),
            counts: "3 added, 1 changed".into(),
            undone: Some("Taken back on 3 December 2026".into()),
            newest: true,
        }
    }
}
