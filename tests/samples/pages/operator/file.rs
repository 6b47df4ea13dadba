//! Sample values for the types in `file.rs`.

use super::*;
use crate::http::sample::Sample;

impl Sample for AskedRow {
    fn sample() -> Self {
        Self {
            name: "Lars Holm".into(),
            because: "Because it is the Association of Lighthouses".into(),
            reply: "has not answered",
        }
    }
}

impl Sample for NoteRow {
    fn sample() -> Self {
        Self {
            id: "0190".into(),
            author: "Edda Berg".into(),
            at: "2026-12-04 10:20".into(),
            body: "The society was told on the phone.".into(),
            own: true,
        }
    }
}
