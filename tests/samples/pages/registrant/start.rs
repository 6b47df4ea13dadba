//! Sample values for the views of `start.rs` and their snapshots.

use super::*;
use crate::http::sample::{Sample, sample, views};

views!(StartPage, PathPage, PathEndPage, RevisePage);

impl Sample for StartPage {
    fn sample() -> Self {
        Self { shell: sample(), for_body: sample(), mine: sample(), signed_in: true }
    }

    fn states() -> Vec<(&'static str, Self)> {
        let bare = Self { for_body: vec![], mine: vec![], signed_in: false, ..Self::sample() };
        vec![("full", Self::sample()), ("bare", bare)]
    }
}

impl Sample for PathPage {
    fn sample() -> Self {
        Self {
            shell: sample(),
            faults: sample(),
            error: Some("Say what the name is of".into()),
            given: vec![("who", "society".into())],
            question: &QUESTIONS[0],
            number: 3,
            of: 13,
        }
    }

    fn states() -> Vec<(&'static str, Self)> {
        let bare = Self { faults: vec![], error: None, given: vec![], ..Self::sample() };
        vec![("full", Self::sample()), ("bare", bare)]
    }
}

impl Sample for PathEndPage {
    fn sample() -> Self {
        Self {
            shell: sample(),
            faults: sample(),
            formal: true,
            fast: true,
            private: true,
            compare: true,
            field: FormField::text("nid", "Namespace ID", "lighthouse"),
            signed_in: true,
            here: "/account".into(),
            again: "/register/path",
        }
    }

    fn states() -> Vec<(&'static str, Self)> {
        let bare = Self {
            faults: vec![],
            formal: false,
            fast: false,
            private: false,
            compare: false,
            signed_in: false,
            ..Self::sample()
        };
        vec![
            ("full", Self::sample()),
            ("bare", bare),
            ("formal", Self { fast: false, private: false, compare: false, faults: vec![], ..Self::sample() }),
            ("informal", Self { formal: false, fast: false, private: false, compare: false, faults: vec![], ..Self::sample() }),
        ]
    }
}

impl Sample for RevisePage {
    fn sample() -> Self {
        Self {
            shell: sample(),
            faults: sample(),
            field: FormField::text("nid", "Namespace", "lighthouse"),
            manner: "whole".into(),
            manner_error: Some("Choose how".into()),
            signed_in: true,
            here: "/account".into(),
            not_held: sample(),
            placed: sample(),
        }
    }

    fn states() -> Vec<(&'static str, Self)> {
        let bare = Self { faults: vec![], manner_error: None, signed_in: false, not_held: None, placed: None, ..Self::sample() };
        vec![("full", Self::sample()), ("bare", bare)]
    }
}

impl Sample for NotHeld {
    fn sample() -> Self {
        Self {
            nid: "lighthouse".into(),
            references: sample(),
            template_url: Some("https://registry.example/assignments/lighthouse".into()),
            text: FormField::area("text", "Text", "It names lighthouses, one by one.", 4),
        }
    }
}
