//! Sample values for the views in `find.rs`, and their snapshots.

use super::*;
use crate::http::sample::{Sample, sample, views};

views!(FindPage);

impl Sample for FindPage {
    fn sample() -> Self {
        Self {
            shell: sample(),
            q: "lighthouse".into(),
            heading: "1 namespace".into(),
            meant: Some(("urn:lighthouse".into(), "urn%3Alighthouse".into())),
            check: Some(("It is a name of urn:lighthouse.".into(), "urn:lighthouse:no:utsira".into())),
            hits: sample(),
            wish: Some(("lights".into(), "/check?nid=lights".into())),
        }
    }

    fn states() -> Vec<(&'static str, Self)> {
        let bare = Self { meant: None, check: None, hits: vec![], wish: None, ..Self::sample() };
        vec![("full", Self::sample()), ("bare", bare)]
    }
}

impl Sample for HitLine {
    fn sample() -> Self {
        Self {
            nid: "lighthouse".into(),
            href: "/namespaces/lighthouse".into(),
            title: "Lighthouses".into(),
            about: "urn:lighthouse".into(),
            why: "It does not answer.".into(),
        }
    }
}
