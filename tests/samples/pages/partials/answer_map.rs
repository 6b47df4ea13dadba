//! Sample values for the types of `answer_map.rs`.

use super::*;
use crate::http::sample::Sample;

impl Sample for AnswerCard {
    fn sample() -> Self {
        let row = |strength: &'static str, tag, sentences| AnswerRow {
            question: Phrase::new("answer-map-question").with("id", "F3"),
            clause: "RFC 8141 §5.1 item 3",
            tag,
            strength: Phrase::new(strength),
            sentences,
        };
        Self {
            english: true,
            rows: vec![
                row("answer-map-should", "tag-info", vec![(Field::Assignment.words(), "A name is never reassigned.".to_owned())]),
                row("answer-map-must", "tag-stop", vec![]),
            ],
            contradictions: vec![("Names are case-sensitive.".to_owned(), "Case is ignored.".to_owned())],
        }
    }
}
