//! A sample value for the views that show a notice.

use super::*;
use crate::http::sample::Sample;

impl Sample for Notice {
    fn sample() -> Self {
        Self {
            words: "Done: started the review. 2 experts are assigned.".into(),
            told: vec!["edda@lights.example".into(), "urn@lists.registry.example".into()],
            undo: Some("“Unassign” on this page"),
        }
    }
}
