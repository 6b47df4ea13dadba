//! Sample values for the views of `start.rs` and their snapshots.

use super::*;
use crate::http::sample::{Sample, sample, views};

views!(StartPage, RevisePage);

impl Sample for StartPage {
    fn sample() -> Self {
        Self { shell: sample(), for_body: sample(), mine: sample(), signed_in: true, asked: sample() }
    }

    fn states() -> Vec<(&'static str, Self)> {
        let bare = Self { for_body: vec![], mine: vec![], signed_in: false, ..Self::sample() };
        vec![("full", Self::sample()), ("bare", bare)]
    }
}

impl Sample for RevisePage {
    fn sample() -> Self {
        Self {
            shell: sample(),
            field: FormField::text("nid", "Namespace", "lighthouse"),
            manner: "whole".into(),
            manner_error: Some("Choose how".into()),
            signed_in: true,
            here: "/account".into(),
            external_text: sample(),
            placed: sample(),
        }
    }

    fn states() -> Vec<(&'static str, Self)> {
        let bare = Self { manner_error: None, signed_in: false, external_text: None, placed: None, ..Self::sample() };
        vec![("full", Self::sample()), ("bare", bare)]
    }
}

impl Sample for ExternalText {
    fn sample() -> Self {
        Self {
            nid: "lighthouse".into(),
            references: sample(),
            template_url: Some("https://registry.example/assignments/lighthouse".into()),
            text: FormField::area("text", "Text", "It names lighthouses, one by one.", 4),
        }
    }
}
