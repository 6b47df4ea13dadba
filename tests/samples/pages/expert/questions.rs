//! Sample values and snapshot tests for the views in `questions.rs`.

use super::*;
use crate::http::sample::{Sample, sample, views};

views!(QuestionsPage);

impl Sample for QuestionsPage {
    fn sample() -> Self {
        Self {
            shell: sample(),
            notice: None,
            rows: sample(),
            leads: true,
            fields: vec![("syntax", "Syntax".into(), true)],
            topic: FormField::text("topic", "Topic", "Lightships"),
            clause: FormField::text("clause", "Clause", "RFC 8141 §6.4.1"),
            body: FormField::area("question", "Question", "What of lightships?", 4),
        }
    }

    fn states() -> Vec<(&'static str, Self)> {
        let offered = Row { retired: String::new(), ..Sample::sample() };
        let expert = Self { leads: false, ..Self::sample() };
        let lead = Self { rows: vec![offered], ..Self::sample() };
        vec![("full", Self::sample()), ("expert", expert), ("lead", lead)]
    }
}

impl Sample for Row {
    fn sample() -> Self {
        Self {
            id: "0190".into(),
            topic: "Lightships".into(),
            field: "Purpose".into(),
            words: "What of lightships? (RFC 8141 §6.4.1)".into(),
            by: "Added by Edda Berg".into(),
            retired: "Retired on 2026-12-04 by Edda Berg: It is never asked.".into(),
        }
    }
}
