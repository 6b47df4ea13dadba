//! Sample values for the types of `threads.rs`.

use super::*;
use crate::http::sample::{Sample, sample, views};

views!(ThreadCard);

impl Sample for Talk {
    fn sample() -> Self {
        Self { open: sample(), resolved: sample() }
    }
}

impl Sample for ThreadCard {
    fn sample() -> Self {
        Self {
            number: RequestNumber::new(2026, 17),
            id: "0190".into(),
            label: "Syntax".into(),
            label_by: "Syntax, by Edda Berg".into(),
            about: "syntax".into(),
            field: Some(Field::Syntax),
            snapshot: 2.into(),
            quote: "names lighthouses".into(),
            waits_for_registrant: true,
            gone: true,
            done: Some("talk-done"),
            applied: Some(3.into()),
            resolved: true,
            gist: "Lightships are settled.".into(),
            folded: true,
            next: Some("/requests?after=0190".into()),
            comments: sample(),
            may_use: true,
            uses_in_form: false,
            may_done: true,
            may_resolve: true,
            replies_on: Some(3.into()),
            may_answer: true,
            listed: true,
        }
    }

    fn states() -> Vec<(&'static str, Self)> {
        let open = Self { done: None, applied: None, resolved: false, folded: false, listed: false, ..Self::sample() };
        let in_form = Self {
            may_use: false,
            uses_in_form: true,
            may_done: false,
            may_resolve: false,
            replies_on: None,
            may_answer: false,
            ..Self::sample()
        };
        vec![("full", Self::sample()), ("open", open), ("in_form", in_form)]
    }
}

impl Sample for IndexRow {
    fn sample() -> Self {
        Self { key: "syntax", label: "Syntax".into(), open: 3, resolved: 3, first: "thread-0190".into() }
    }
}

impl Sample for CommentRow {
    fn sample() -> Self {
        Self {
            id: "0190".into(),
            author: "Edda Berg".into(),
            role: "designated expert".into(),
            at: "2026-12-04 10:20".into(),
            body: "What becomes of the name of a lighthouse that was taken down?".into(),
            suggestion: Some("It names lighthouses and lightships.".into()),
            difference: sample(),
            by_mail: true,
            struck: Some("Taken out: it named a person.".into()),
            may_strike: true,
            listed: true,
            archive: Some("https://lists.registry.example/urn/2026/12/17".into()),
            reply_to: Some("/requests/R-2026-0017/list/0190".into()),
        }
    }
}
