//! Sample values for the view of `reference.rs` and its snapshots.

use super::*;
use crate::http::sample::{Sample, sample, views};

views!(ApiPage);

impl Sample for ApiPage {
    fn sample() -> Self {
        Self {
            shell: sample(),
            about: "Read access is public.".into(),
            statuses: BTreeMap::from([("404".into(), "Not found".into())]),
            groups: [("open", "Public operations", vec![sample()]), ("token", "Operations with a token", vec![])],
        }
    }

    fn states() -> Vec<(&'static str, Self)> {
        let plain = Operation { parameters: vec![], body: None, scope: None, ..sample() };
        let bare =
            Self { groups: [("open", "Public operations", vec![plain]), ("token", "With a token", vec![])], ..Self::sample() };
        vec![("full", Self::sample()), ("bare", bare)]
    }
}

impl Sample for Operation {
    fn sample() -> Self {
        Self {
            id: "changeDraft".into(),
            method: "PUT".into(),
            path: "/api/v1/drafts/{number}".into(),
            summary: "Change fields of a draft".into(),
            parameters: vec![Parameter {
                name: "number".into(),
                place: "path".into(),
                required: true,
                about: String::new(),
                example: "R-2026-0017".into(),
            }],
            body: Some(sample()),
            answer: sample(),
            statuses: vec!["200".into(), "404".into()],
            scope: Some("drafts".into()),
            example: "curl -X PUT 'https://registry.example/api/v1/drafts/R-2026-0017'".into(),
        }
    }
}

impl Sample for Content {
    fn sample() -> Self {
        Self { kinds: vec!["application/json".into()], schema: "Draft".into(), keys: vec!["number".into(), "fields".into()] }
    }
}
