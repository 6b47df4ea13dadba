//! Sample values and snapshot tests for the views in `card.rs`.

use super::*;
use crate::http::sample::{Sample, sample, views};

views!(Picture, Framed);

impl Sample for Picture {
    fn sample() -> Self {
        Self { card: sample(), height: 3, spoken: "urn:lighthouse, registered".into(), lines: sample(), foot: 3 }
    }

    fn states() -> Vec<(&'static str, Self)> {
        let bare = Self { lines: vec![], ..Self::sample() };
        vec![("full", Self::sample()), ("bare", bare)]
    }
}

impl Sample for Framed {
    fn sample() -> Self {
        Self { card: sample(), lang: urn_registry::i18n::Lang::En, css: "/static/app.css".into() }
    }
}

impl Sample for Card {
    fn sample() -> Self {
        Self {
            nid: "lighthouse".into(),
            title: "Lighthouses".into(),
            summary: "Names of lighthouses, by country.".into(),
            status: "Registered".into(),
            well: true,
            lines: sample(),
            anatomy: sample(),
            address: "/namespaces/lighthouse".into(),
            host: "registry.example".into(),
            by: "registrant’s data".into(),
            legend: "Facts marked † were supplied by the registrant.".into(),
        }
    }
}

impl Sample for Drawn {
    fn sample() -> Self {
        Self { y: 3, class: "t", text: "It names lighthouses, one by one.".into() }
    }
}

impl Sample for Line {
    fn sample() -> Self {
        Self { label: "Registrant".into(), fact: Fact { marked: true, source: "registrant’s data".into(), ..sample() } }
    }
}
