//! Sample values for the views of `lists.rs`, and their snapshots.

use super::*;
use crate::http::sample::{Sample, sample, views};

views!(ExpertsPage, BodiesPage, ReservedPage, TextPage);

impl Sample for ExpertsPage {
    fn sample() -> Self {
        Self {
            shell: sample(),
            registries: vec![
                ("Formal namespaces".into(), "Formal: appointments".into(), true, true, sample()),
                ("Informal namespaces".into(), "Informal: appointments".into(), false, false, vec![]),
            ],
        }
    }

    fn states() -> Vec<(&'static str, Self)> {
        let bare = Self { registries: vec![], ..Self::sample() };
        vec![("full", Self::sample()), ("bare", bare)]
    }
}

impl Sample for BodiesPage {
    fn sample() -> Self {
        Self { shell: sample(), q: "oasis".into(), rows: sample() }
    }

    fn states() -> Vec<(&'static str, Self)> {
        let bare = Self { q: String::new(), rows: vec![], ..Self::sample() };
        vec![("full", Self::sample()), ("bare", bare)]
    }
}

impl Sample for ReservedPage {
    fn sample() -> Self {
        Self {
            shell: sample(),
            rows: sample(),
            in_use: vec![(
                InUse {
                    nid: "buoy".into(),
                    place: "documents of the society".into(),
                    example: "urn:buoy:1".into(),
                    evidence: crate::nid::in_use::Evidence::Known,
                    source: "https://society.example/buoys".into(),
                    since: "2003".into(),
                    invited: "the society, 2026-12-01".into(),
                },
                Some("Namespace ID must be between 3 and 32 characters (RFC 8141, 5.1)".into()),
            )],
            changes: vec![("2026-12-01".into(), "urn:buoy added".into())],
        }
    }

    fn states() -> Vec<(&'static str, Self)> {
        let bare = Self { rows: vec![], in_use: vec![], changes: vec![], ..Self::sample() };
        vec![("full", Self::sample()), ("bare", bare)]
    }
}

impl Sample for TextPage {
    fn sample() -> Self {
        Self {
            shell: sample(),
            number: "R-2026-0017".into(),
            title: "Lighthouses".into(),
            text: 2.into(),
            newest: 3.into(),
            all: vec![2.into(), SnapshotNo::FIRST],
            sent: "2026-12-01 10:00".into(),
            fingerprint: "9f86d081884c7d65".into(),
            note: "Names of before 1900 have no year.".into(),
            fields: sample(),
            diff_title: "What is different from text 1".into(),
            diff: sample(),
        }
    }

    fn states() -> Vec<(&'static str, Self)> {
        let bare = Self { all: vec![], fields: vec![], diff: vec![], ..Self::sample() };
        vec![("full", Self::sample()), ("bare", bare)]
    }
}

impl Sample for Seat {
    fn sample() -> Self {
        Self {
            name: "Edda Berg".into(),
            what: "designated expert".into(),
            since: "1 December 2026".into(),
            until: "4 March 2027".into(),
            in_force: true,
        }
    }
}

impl Sample for BodyRow {
    fn sample() -> Self {
        Self {
            name: "International Association of Lighthouses".into(),
            website: Some("https://lights.example/".into()),
            since: "1 December 2026".into(),
            source: "the registration".into(),
            speaks: "Lars Holm".into(),
            ended: Some(("2026-12-01".into(), "It was dissolved.".into())),
        }
    }
}

impl Sample for ReservedRow {
    fn sample() -> Self {
        Self {
            nid: "lighthouse".into(),
            reason: "The old list named it twice.".into(),
            since: "1 December 2026".into(),
            until: "4 March 2027".into(),
        }
    }
}
