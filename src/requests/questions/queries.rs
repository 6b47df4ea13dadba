//! Database queries for the sentences that answer questions.

use crate::ids::{AccountId, RequestId};
use crate::requests::questions::{QuestionWithAnswer, SelectedSentence, about_text};
use crate::requests::viewer::RequestView;
use crate::store::schema::{accounts, selected_sentences};
use crate::store::{AnyConnection, Error, Moment, insert, update};
use diesel::prelude::*;
use urn_registry::template::questions::Question;

/// The sentences that the registrant of a request selected, in this order.
pub(crate) fn selected_sentences(conn: &mut AnyConnection, request_id: &RequestId) -> Result<Vec<SelectedSentence>, Error> {
    Ok(selected_sentences::table
        .left_join(accounts::table.on(selected_sentences::accepted_by.eq(accounts::id.nullable())))
        .filter(selected_sentences::request_id.eq(request_id))
        .order(selected_sentences::selected_at)
        .select((selected_sentences::question, selected_sentences::sentence, (accounts::id, accounts::name).nullable()))
        .load(conn)?)
}

/// The questions that a request is asked, with the answers in its newest revision.
pub(crate) fn questions_with_answers(conn: &mut AnyConnection, view: &RequestView) -> Result<Vec<QuestionWithAnswer>, Error> {
    let Some(current) = view.newest_revision() else { return Ok(Vec::new()) };
    Ok(about_text(&view.request.subject, &current.template, &selected_sentences(conn, &view.request.id)?))
}

/// Stores the sentence as the last one selected. If an expert accepted it before, it remains accepted.
pub(crate) fn select_sentence(
    conn: &mut AnyConnection,
    (request_id, question): (&RequestId, &Question),
    sentence: &str,
    (selected_by, now): (&AccountId, Moment),
) -> Result<(), Error> {
    let stored = selected_sentences::table.find((request_id, question.id, sentence));
    diesel::delete(stored.filter(selected_sentences::accepted_at.is_null())).execute(conn)?;
    if stored.count().get_result::<i64>(conn)? > 0 {
        return Ok(());
    }
    insert!(conn, selected_sentences: request_id, question = question.id, field = question.field.key(), sentence, selected_at = now,
        selected_by)
}

/// Records who accepted a selected sentence and when, or removes this record.
pub(crate) fn set_acceptance(
    conn: &mut AnyConnection,
    (request_id, question, sentence): (&RequestId, &Question, &str),
    accepted: Option<(&AccountId, Moment)>,
) -> Result<(), Error> {
    let (accepted_by, accepted_at) = accepted.unzip();
    update!(conn, selected_sentences.find((request_id, question.id, sentence)): accepted_at, accepted_by)
}
