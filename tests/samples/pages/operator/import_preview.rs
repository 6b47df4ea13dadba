//! Sample data for the views in `import_preview.rs`, and their snapshots.

use super::*;
use crate::http::sample::{Sample, sample, views};

views!(PreviewPage);

impl Sample for PreviewPage {
    fn sample() -> Self {
        Self {
            shell: sample(),
            upload: sample(),
            files: vec![("urn-namespaces.xml".into(), "/desk/import/0190/files/1".into())],
            sent: "2026-12-01 10:00".into(),
            plan: sample(),
            report: sample(),
            stale: true,
            unconfirmed: true,
            after: "17".into(),
            lists: sample(),
            fields: sample(),
            more_fields: 3,
        }
    }

    fn states() -> Vec<(&'static str, Self)> {
        let bare = Self { files: vec![], stale: false, unconfirmed: false, lists: vec![], fields: vec![], ..Self::sample() };
        vec![("full", Self::sample()), ("bare", bare)]
    }
}

impl Sample for List {
    fn sample() -> Self {
        Self { title: "Added", rows: vec!["lighthouse".into()], more: 2 }
    }
}
