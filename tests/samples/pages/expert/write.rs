//! Sample values and snapshot tests for the views in `write.rs`.

use super::*;
use crate::http::sample::{Sample, sample, views};

views!(WritePage);

impl Sample for WritePage {
    fn sample() -> Self {
        Self {
            shell: sample(),
            number: "R-2026-0017".into(),
            about: "Syntax",
            field: "syntax".into(),
            thread: "0190".into(),
            snapshot: 2.into(),
            text: "It names lighthouses, one by one.".into(),
            passages: vec![Passage { text: "names lighthouses".into(), apart: true }],
            action: "/requests/R-2026-0017/syntax".into(),
            drop: "/reviews/R-2026-0017/drafts/0190/drop".into(),
            said: vec![("Edda Berg".into(), "What of lightships?".into())],
            quote: FormField::area("quote", "Quote", "names lighthouses", 4),
            comment: FormField::area("comment", "Comment", "The draft says so in section 2", 4),
            suggestion: FormField::area("suggestion", "Suggestion", "It names lighthouses and lightships.", 4),
        }
    }

    fn states() -> Vec<(&'static str, Self)> {
        let bare = Self { passages: vec![], said: vec![], ..Self::sample() };
        vec![("full", Self::sample()), ("bare", bare)]
    }
}
