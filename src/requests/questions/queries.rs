//! Database queries for the sentences that answer questions.

use crate::ids::{AccountId, RequestId};
use crate::requests::questions::{AskedQuestion, PointedSentence, about_text};
use crate::requests::viewer::RequestView;
use crate::store::schema::{accounts, question_answers};
use crate::store::{AnyConnection, Error, Moment, insert, update};
use diesel::prelude::*;
use urn_registry::template::questions::Question;

/// The sentences to which the registrant of a request points.
pub(crate) fn of_request(conn: &mut AnyConnection, request_id: &RequestId) -> Result<Vec<PointedSentence>, Error> {
    Ok(question_answers::table
        .left_join(accounts::table.on(question_answers::accepted_by.eq(accounts::id.nullable())))
        .filter(question_answers::request_id.eq(request_id))
        .order(question_answers::question)
        .select((
            question_answers::question,
            question_answers::sentence,
            accounts::name.nullable(),
            question_answers::accepted_at,
        ))
        .load(conn)?)
}

/// The questions that a request is asked, with the answers in its newest revision.
pub(crate) fn questions_of(conn: &mut AnyConnection, view: &RequestView) -> Result<Vec<AskedQuestion>, Error> {
    let Some(current) = view.newest_revision() else { return Ok(Vec::new()) };
    Ok(about_text(&view.request.subject, &current.template, &of_request(conn, &view.request.id)?))
}

/// Points to a sentence instead of an earlier one, whose acceptance ends.
pub(crate) fn point(
    conn: &mut AnyConnection,
    (request_id, question): (&RequestId, &Question),
    sentence: &str,
    (answered_by, now): (&AccountId, Moment),
) -> Result<(), Error> {
    diesel::delete(question_answers::table.find((request_id, question.id))).execute(conn)?;
    insert!(conn, question_answers: request_id, question = question.id, field = question.field.key(), sentence, answered_at = now,
        answered_by)
}

/// Accepts the sentence that answers a question.
pub(crate) fn accept(
    conn: &mut AnyConnection,
    (request_id, question): (&RequestId, &Question),
    (accepted_by, now): (&AccountId, Moment),
) -> Result<(), Error> {
    update!(conn, question_answers.find((request_id, question.id)): accepted_at = Some(now), accepted_by = Some(accepted_by))
}
