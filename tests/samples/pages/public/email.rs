//! Sample values for the views of `email.rs`, and their snapshots.

use super::*;
use crate::http::sample::{Sample, sample, views};

views!(AnswerPage);

impl Sample for AnswerPage {
    fn sample() -> Self {
        Self {
            shell: sample(),
            heading: "Publish your answer?".into(),
            state: "It waits until 24 December 2026.".into(),
            button: Some("Publish it".into()),
            other: ("/email/0190/withdraw".into(), "Withdraw it instead".into()),
            position: None,
            declares: false,
            drafted: 0,
            words: "Yes, the list holds lightships.".into(),
            answer: sample(),
            request: "/requests/R-2026-0017".into(),
            review: "/reviews/R-2026-0017".into(),
        }
    }

    fn states() -> Vec<(&'static str, Self)> {
        let bare = Self { button: None, ..Self::sample() };
        let position = Self {
            position: Some("Discuss, on revision 2".into()),
            declares: true,
            drafted: 2,
            words: "Syntax does not say how many digits a number has.".into(),
            ..Self::sample()
        };
        vec![("full", Self::sample()), ("bare", bare), ("position", position)]
    }
}
