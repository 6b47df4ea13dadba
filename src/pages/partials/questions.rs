//! RFC 8141 questions with their answers: beside a section of a draft, for experts, and with a decision.

use crate::pages::partials::fields::field_label;
use crate::requests::questions::{QuestionState, QuestionWithAnswer};
use crate::users::Account;
use urn_registry::i18n::Phrase;
use urn_registry::template::questions::{Level, with_id};

/// A question with its answer.
pub(crate) struct QuestionRow {
    pub(crate) id: &'static str,
    pub(crate) question: Phrase,
    /// The clause of RFC 8141.
    pub(crate) clause: &'static str,
    /// The key and the name of its section.
    pub(crate) field: &'static str,
    pub(crate) section: Phrase,
    /// Whether it is one of the most important questions for the review.
    pub(crate) is_essential: bool,
    pub(crate) state: Phrase,
    pub(crate) tag: &'static str,
    pub(crate) is_open: bool,
    /// Whether an expert can accept the answer.
    pub(crate) is_answered: bool,
    /// Whether the viewer accepted the answer.
    pub(crate) is_own_acceptance: bool,
    /// The sentence; empty while the question is open.
    pub(crate) sentence: String,
}

/// A question with its answer, as shown.
pub(crate) fn question_row(asked: &QuestionWithAnswer) -> QuestionRow {
    let QuestionWithAnswer { question, state, sentence, accepted_by } = asked;
    QuestionRow {
        id: question.id,
        question: question.phrase(),
        clause: question.clause.trim_start_matches("RFC 8141 "),
        field: question.field.key(),
        section: field_label(question.field),
        is_essential: question.level != Level::Other,
        state: match accepted_by {
            None => state.phrase(),
            Some((_, expert)) => Phrase::new("question-accepted-by").arg("expert", expert.clone()),
        },
        tag: state.tag(),
        is_open: *state == QuestionState::Open,
        is_answered: *state == QuestionState::Answered,
        is_own_acceptance: false,
        sentence: sentence.clone(),
    }
}

/// A question with its answer, as shown to an expert.
pub(crate) fn reviewed_question_row(asked: &QuestionWithAnswer, viewer: Option<&Account>) -> QuestionRow {
    let accepted_by = asked.accepted_by.as_ref().map(|(expert, _)| expert);
    let is_own_acceptance = accepted_by.is_some() && accepted_by == viewer.map(|viewer| &viewer.id);
    QuestionRow { is_own_acceptance, ..question_row(asked) }
}

/// A question with its state at the time of a decision: question, clause, state, and the color of its tag.
pub(crate) fn recorded_question((id, state): &(String, String)) -> Option<(Phrase, &'static str, Phrase, &'static str)> {
    let (question, state) = with_id(id).zip(QuestionState::from_name(state))?;
    Some((question.phrase(), question.clause, state.phrase(), state.tag()))
}
