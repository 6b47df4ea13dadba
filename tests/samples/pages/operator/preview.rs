//! Sample values for the views of `preview.rs`, and their snapshots.

use super::*;
use crate::http::sample::{Sample, sample, views};

views!(PreviewPage);

impl Sample for PreviewPage {
    fn sample() -> Self {
        Self {
            shell: sample(),
            number: "R-2026-0017".into(),
            title: "Lighthouses".into(),
            href: "/requests/R-2026-0017".into(),
            snapshot: 2.into(),
            preview: sample(),
            not_ready: Some("Two positions are missing".into()),
            confirm: FormField::area("confirm", "Your password", "", 4),
            step: Step::Publish,
            alone: FormField::area("alone", "Why it cannot wait", "", 4),
            appeal: Some("Our port uses it.".into()),
            fingerprint: "9f86d081884c7d65".into(),
            decision: Some(sample()),
        }
    }

    fn states() -> Vec<(&'static str, Self)> {
        let bare = Self { preview: None, not_ready: None, appeal: None, decision: None, ..Self::sample() };
        vec![
            ("full", Self::sample()),
            ("bare", bare),
            ("to-prepare", Self { step: Step::Prepare(None), not_ready: None, ..Self::sample() }),
            (
                "to-confirm",
                Self { step: Step::Confirm("Oskar Lind".into(), "3 December 2026".into()), not_ready: None, ..Self::sample() },
            ),
            ("waits", Self { step: Step::Wait("Oskar Lind".into()), not_ready: None, ..Self::sample() }),
        ]
    }
}

impl Sample for Preview {
    fn sample() -> Self {
        Self {
            address: "/namespaces/lighthouse/1".into(),
            words: "urn:lighthouse, version 1".into(),
            text: "It names lighthouses, one by one.".into(),
            outputs: sample(),
            emails: vec![("rita@lights.example".into(), "registered".into())],
            button: "Send".into(),
            confirm: "lighthouse".into(),
            digest: "9f86d081884c7d65".into(),
        }
    }
}

impl Sample for Output {
    fn sample() -> Self {
        Self {
            name: "The list of formal namespaces",
            lines: vec![(true, "lighthouse, Society of Lighthouse Keepers".into()), (false, "isbn".into())],
        }
    }
}
