//! The questions of RFC 8141: the registrant selects the sentence that answers, and an expert accepts it.

use crate::action_context::ActionContext;
use crate::actions::draft::{self, SavedField};
use crate::history::EventKind;
use crate::ids::{RequestNumber, RevisionNumber};
use crate::refusal::Refusal;
use crate::requests::Party;
use crate::requests::guards::disclosed::require_disclosed_expert;
use crate::requests::guards::text::{check_revision_current, check_under_review, require_own_editable};
use crate::requests::questions::{self, QuestionState, QuestionWithAnswer, queries};
use crate::requests::record::record_action;
use crate::requests::viewer::{RequestView, load_view};
use crate::store::AnyConnection;
use urn_registry::i18n::Phrase;
use urn_registry::template::questions::Question;
use urn_registry::template::sentences::{has_sentence, sentences};

/// The maximum length of a sentence, in characters.
pub const SENTENCE_CHARS_MAX: usize = 500;

/// A sentence of at most [`SENTENCE_CHARS_MAX`] characters, which a key of either database can hold.
fn checked_sentence_length(sentence: String) -> Result<String, Phrase> {
    if sentence.chars().count() > SENTENCE_CHARS_MAX {
        return Err(Phrase::new("question-long-sentence").arg("most", SENTENCE_CHARS_MAX));
    }
    Ok(sentence)
}

/// A sentence that the registrant typed, on one line.
fn checked_sentence(typed: &str) -> Result<String, Phrase> {
    match sentences(typed).as_slice() {
        [] => Err(Phrase::new("question-no-sentence")),
        [one] => checked_sentence_length(one.text.clone()),
        _ => Err(Phrase::new("question-one-sentence")),
    }
}

/// The sentence that answers a question.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum AnswerInput<'a> {
    /// One of the sentences of the section.
    Offered(&'a str),
    /// A sentence that is added to the section, unless the section has it.
    Typed(&'a str),
}

/// Selects the sentence of the draft that answers a question. `field` is the field of the form for faults.
///
/// # Errors
/// Not found if the request is not asked the question; a fault at the field.
pub fn answer(
    conn: &mut AnyConnection,
    ctx: ActionContext<'_>,
    number: RequestNumber,
    (question, field): (&'static Question, &'static str),
    input: AnswerInput<'_>,
) -> Result<(), Refusal> {
    let view = load_view(conn, number, Some(ctx.who), ctx.now)?;
    let request = require_own_editable(&view)?;
    if !questions::asked_of(&request.subject).contains(&question) {
        return Err(Refusal::not_found(Phrase::new("thing-question")));
    }
    let fault = |reason: Phrase| Refusal::at_field(field, reason);
    let text = request.draft.text(question.field);
    let sentence = match input {
        AnswerInput::Offered(offered) => {
            let found = sentences(text).into_iter().map(|one| one.text).find(|one| one == offered);
            found.map(checked_sentence_length).transpose().map_err(fault)?
        }
        AnswerInput::Typed(typed) => Some(checked_sentence(typed).map_err(fault)?),
    };
    let sentence = sentence.ok_or_else(|| fault(Phrase::new("question-sentence-missing")))?;
    let asked = questions::about_text(&request.subject, &request.draft, &queries::selected_sentences(conn, &request.id)?);
    let accepted = asked.iter().find(|asked| asked.question == question && asked.state == QuestionState::Accepted);
    match accepted {
        Some(accepted) if accepted.sentence == sentence => return Ok(()),
        Some(_) => return Err(fault(Phrase::new("question-accepted-kept"))),
        None => {}
    }
    if has_sentence(text, &sentence) {
        record_action(conn, ctx, EventKind::DraftSaved, Party::Registrant, &request, &question.phrase().to_string())?;
    } else {
        let text = if text.trim().is_empty() { sentence.clone() } else { format!("{}\n\n{sentence}", text.trim_end()) };
        let saving = SavedField { field: question.field, was: "", text: &text };
        draft::save_fields(conn, ctx, number, Some(request.draft_save_number), &[saving])?;
    }
    Ok(queries::select_sentence(conn, (&request.id, question), &sentence, (&ctx.who.id, ctx.now.into()))?)
}

/// Accepts the answer to a question. `revision` and `sentence` are those that the expert saw.
///
/// # Errors
/// Not found if the question is not answered; refused unless the expert has disclosed their interests and reviews this revision, and
/// [`Refusal::Stale`] if another sentence answers now.
pub fn accept(
    conn: &mut AnyConnection,
    ctx: ActionContext<'_>,
    number: RequestNumber,
    id: &str,
    (revision, sentence): (RevisionNumber, &str),
) -> Result<(), Refusal> {
    let view = load_view(conn, number, Some(ctx.who), ctx.now)?;
    let answered = answered_question(conn, &view, id)?;
    require_disclosed_expert(&view)?;
    check_under_review(&view)?;
    check_revision_current(&view, revision)?;
    if answered.sentence != sentence {
        return Err(Refusal::Stale { reason: Phrase::new("question-answer-changed") });
    }
    if answered.state == QuestionState::Accepted {
        return Ok(());
    }
    set_acceptance(conn, ctx, (&view, &answered), true)
}

/// Withdraws the acceptance of an answer.
///
/// # Errors
/// Not found if the question is not answered; refused unless the request is under review; a conflict if the acceptance is not theirs.
pub fn withdraw_acceptance(
    conn: &mut AnyConnection,
    ctx: ActionContext<'_>,
    number: RequestNumber,
    id: &str,
) -> Result<(), Refusal> {
    let view = load_view(conn, number, Some(ctx.who), ctx.now)?;
    let answered = answered_question(conn, &view, id)?;
    // Also an expert who has declared a conflict since then.
    check_under_review(&view)?;
    if answered.accepted_by.as_ref().is_none_or(|(expert, _)| *expert != ctx.who.id) {
        return Err(Refusal::Stale { reason: Phrase::new("question-not-accepted") });
    }
    set_acceptance(conn, ctx, (&view, &answered), false)
}

/// The question with this identifier, if the current revision answers it.
fn answered_question(conn: &mut AnyConnection, view: &RequestView, id: &str) -> Result<QuestionWithAnswer, Refusal> {
    let is_answered = |asked: &QuestionWithAnswer| asked.question.id == id && asked.state != QuestionState::Open;
    let answered = queries::questions_with_answers(conn, view)?.into_iter().find(is_answered);
    answered.ok_or_else(|| Refusal::not_found(Phrase::new("thing-question")))
}

fn set_acceptance(
    conn: &mut AnyConnection,
    ctx: ActionContext<'_>,
    (view, answered): (&RequestView, &QuestionWithAnswer),
    is_accepted: bool,
) -> Result<(), Refusal> {
    let acceptance = is_accepted.then(|| (&ctx.who.id, ctx.now.into()));
    queries::set_acceptance(conn, (&view.request.id, answered.question, &answered.sentence), acceptance)?;
    let kind = if is_accepted { EventKind::QuestionAccepted } else { EventKind::AcceptanceWithdrawn };
    record_action(conn, ctx, kind, Party::Expert, &view.request, &answered.question.phrase().to_string())?;
    Ok(())
}
