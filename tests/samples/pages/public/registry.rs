//! Sample values for the views of `registry.rs`, and their snapshots.

use super::*;
use crate::http::sample::{Sample, sample, views};

views!(ListPage);

impl Sample for ListPage {
    fn sample() -> Self {
        Self {
            shell: sample(),
            q: "lighthouse".into(),
            on: Some("2026-06-01".into()),
            between: Some(sample()),
            narrow: true,
            chips: sample(),
            topics: sample(),
            topic_chosen: true,
            headings: sample(),
            updated: "2026-12-01".into(),
            notes: vec!["Letters compare as the same.".into()],
            linked: "/namespaces/lighthouse.jsonld".into(),
            formats: vec![
                ("XML".into(), "/namespaces/lighthouse.xml".into()),
                ("JSON".into(), "/namespaces/lighthouse.json".into()),
            ],
            tables: sample(),
        }
    }

    fn states() -> Vec<(&'static str, Self)> {
        let bare = Self {
            on: None,
            between: None,
            narrow: false,
            chips: vec![],
            topics: vec![],
            topic_chosen: false,
            headings: vec![],
            notes: vec![],
            formats: vec![],
            tables: vec![],
            ..Self::sample()
        };
        vec![("full", Self::sample()), ("bare", bare)]
    }
}

impl Sample for Heading {
    fn sample() -> Self {
        Self { words: "Name".into(), class: "", href: "/requests/R-2026-0017".into(), sorted: "ascending", marked: true }
    }
}

impl Sample for Table {
    fn sample() -> Self {
        Self {
            id: "0190",
            title: "Lighthouses".into(),
            procedure: "Expert Review".into(),
            expert: Some("Edda Berg".into()),
            references: sample(),
            csv: "/namespaces/formal.csv".into(),
            count: 3,
            more: Some("/namespaces?all=formal".into()),
            rows: sample(),
        }
    }
}

impl Sample for Row {
    fn sample() -> Self {
        Self {
            nid: "lighthouse".into(),
            href: "/namespaces/lighthouse".into(),
            title: "Lighthouses".into(),
            summary: "Names of lighthouses, by country.".into(),
            registrant: "Society of Lighthouse Keepers".into(),
            read: true,
            template: sample(),
            references: sample(),
            date: Some("2026-12-01".into()),
            in_error: true,
        }
    }
}

impl Sample for Place {
    fn sample() -> Self {
        Self { words: "The registry of lighthouses".into(), href: Some("/requests/R-2026-0017".into()) }
    }
}
