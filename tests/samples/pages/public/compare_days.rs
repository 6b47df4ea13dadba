//! Sample data for the views in `compare_days.rs`, and their snapshots.

use super::*;
use crate::http::sample::{Sample, sample, views};
use jiff::civil::date;

views!(ListPage, OnePage);

impl Sample for ListPage {
    fn sample() -> Self {
        Self {
            shell: sample(),
            asked: sample(),
            from_href: "/namespaces?on=2026-01-01".into(),
            to_href: "/namespaces?on=2026-12-01".into(),
            api: "/api/v1/compare?from=2026-01-01&to=2026-12-01".into(),
            came: sample(),
            went: sample(),
            changed: sample(),
            learned: sample(),
            unchanged: 3,
            between: sample(),
            counts: Phrase::new("versions-days-counts-known-html"),
        }
    }

    fn states() -> Vec<(&'static str, Self)> {
        let bare = Self {
            asked: Asked { days: None, faults: sample(), ..sample() },
            came: vec![],
            went: vec![],
            changed: vec![],
            learned: vec![],
            between: vec![],
            counts: Phrase::new("versions-days-counts-html"),
            ..Self::sample()
        };
        vec![("full", Self::sample()), ("bare", bare)]
    }
}

impl Sample for OnePage {
    fn sample() -> Self {
        Self {
            shell: sample(),
            nid: "lighthouse".into(),
            latest: "/namespaces/lighthouse".into(),
            asked: sample(),
            from_href: "/namespaces?on=2026-01-01".into(),
            to_href: "/namespaces?on=2026-12-01".into(),
            api: "/api/v1/compare?from=2026-01-01&to=2026-12-01".into(),
            facts: sample(),
            learned: sample(),
            between: sample(),
            texts: Some(("1".into(), "2".into())),
            diff: Some("/namespaces/lighthouse/diff?a=1&b=2".into()),
            cards: sample(),
        }
    }

    fn states() -> Vec<(&'static str, Self)> {
        let bare = Self {
            asked: Asked { days: None, faults: sample(), ..sample() },
            facts: vec![],
            learned: vec![],
            between: vec![],
            texts: None,
            diff: None,
            cards: vec![],
            ..Self::sample()
        };
        vec![("full", Self::sample()), ("bare", bare)]
    }
}

impl Sample for Asked {
    fn sample() -> Self {
        Self {
            days: Some(Days { from: date(2026, 1, 1), to: date(2026, 12, 1) }),
            from: "2026-01-01".into(),
            to: "2026-12-01".into(),
            today: "2026-12-04".into(),
            first: Some("2018-07-07".into()),
            faults: vec![],
        }
    }
}

impl Sample for Row {
    fn sample() -> Self {
        Self {
            nid: "lighthouse".into(),
            href: "/namespaces/lighthouse".into(),
            kind: "formal".into(),
            registrant: "Society of Lighthouse Keepers".into(),
            facts: sample(),
            compare: Some("/requests/R-2026-0017/compare".into()),
        }
    }
}

impl Sample for FactRow {
    fn sample() -> Self {
        Self {
            words: "Registrant".into(),
            before: "Society of Lamplighters".into(),
            after: "Society of Lighthouse Keepers".into(),
        }
    }
}
