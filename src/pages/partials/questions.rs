//! Questions of RFC 8141 with their answers: beside a section of a draft, for experts, and with a decision.

use crate::pages::partials::fields::field_label;
use crate::requests::questions::{AskedQuestion, QuestionState};
use urn_registry::i18n::Phrase;
use urn_registry::template::questions::with_id;

/// A question with its answer.
pub(crate) struct QuestionRow {
    pub(crate) id: &'static str,
    pub(crate) question: Phrase,
    /// The clause of RFC 8141.
    pub(crate) clause: &'static str,
    /// The key and the name of its section.
    pub(crate) field: &'static str,
    pub(crate) section: Phrase,
    /// Whether the RFC requires an answer.
    pub(crate) is_required: bool,
    pub(crate) state: Phrase,
    pub(crate) tag: &'static str,
    pub(crate) is_open: bool,
    /// Whether an expert can accept the answer.
    pub(crate) is_answered: bool,
    /// The sentence; empty while the question is open.
    pub(crate) sentence: String,
}

/// A question with its answer, as shown.
pub(crate) fn question_row(asked: &AskedQuestion) -> QuestionRow {
    let AskedQuestion { question, state, sentence, accepted_by } = asked;
    QuestionRow {
        id: question.id,
        question: question.phrase(),
        clause: question.clause.trim_start_matches("RFC 8141 "),
        field: question.field.key(),
        section: field_label(question.field),
        is_required: question.is_required,
        state: match accepted_by.as_str() {
            "" => state.phrase(),
            expert => Phrase::new("question-accepted-by").arg("expert", expert),
        },
        tag: state.tag(),
        is_open: *state == QuestionState::Open,
        is_answered: *state == QuestionState::Answered,
        sentence: sentence.clone(),
    }
}

/// A question with its state at the time of a decision: question, clause, state, and the color of its tag.
pub(crate) fn recorded_question((id, state): &(String, String)) -> Option<(Phrase, &'static str, Phrase, &'static str)> {
    let (question, state) = with_id(id).zip(QuestionState::from_name(state))?;
    Some((question.phrase(), question.clause, state.phrase(), state.tag()))
}
