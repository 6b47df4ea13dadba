//! Database queries for the questions to contacts about a request, and their answers.

use crate::ids::RequestId;
use crate::requests::State;
use crate::requests::contact_answers::{Answer, AskedContact};
use crate::requests::queries::invalidate_public_pages;
use crate::store::like::lower;
use crate::store::schema::{contact_answers, requests};
use crate::store::{AnyConnection, Error, Moment, insert, update};
use diesel::dsl::{exists, not};
use diesel::prelude::*;
use jiff::Timestamp;

pub(crate) fn insert(
    conn: &mut AnyConnection,
    id: &str,
    (request_id, address): (&RequestId, &str),
    now: Moment,
) -> Result<(), Error> {
    insert!(conn, contact_answers: id, request_id, address, asked_at = now)
}

/// The request of a question, and its last answer.
pub(crate) fn question_by_id(conn: &mut AnyConnection, id: &str) -> Result<Option<(RequestId, Option<Answer>)>, Error> {
    Ok(contact_answers::table.find(id).select((contact_answers::request_id, contact_answers::answer)).first(conn).optional()?)
}

/// The open requests about which the newest question to this address is not answered, and when it was asked.
pub(crate) fn requests_awaiting_contact(
    conn: &mut AnyConnection,
    folded: &str,
    limit: i64,
) -> Result<Vec<(RequestId, Timestamp)>, Error> {
    let ended: Vec<&str> = State::ALL.iter().filter(|state| !state.is_open()).map(|state| state.name()).collect();
    let newer = diesel::alias!(contact_answers as newer);
    let later = newer
        .filter(newer.field(contact_answers::request_id).eq(contact_answers::request_id))
        .filter(lower(newer.field(contact_answers::address)).eq(folded))
        .filter(newer.field(contact_answers::asked_at).gt(contact_answers::asked_at));
    Ok(contact_answers::table
        .inner_join(requests::table.on(requests::id.eq(contact_answers::request_id)))
        .filter(lower(contact_answers::address).eq(folded))
        .filter(contact_answers::answer.is_null())
        .filter(not(exists(later)))
        .filter(requests::state.ne_all(ended))
        .order((contact_answers::asked_at, contact_answers::id))
        .limit(limit)
        .select((contact_answers::request_id, contact_answers::asked_at))
        .load(conn)?)
}

/// The newest question about a request to this address.
pub(crate) fn newest_question_to(
    conn: &mut AnyConnection,
    request_id: &RequestId,
    folded: &str,
) -> Result<Option<String>, Error> {
    Ok(contact_answers::table
        .filter(contact_answers::request_id.eq(request_id))
        .filter(lower(contact_answers::address).eq(folded))
        .order((contact_answers::asked_at.desc(), contact_answers::id))
        .select(contact_answers::id)
        .first(conn)
        .optional()?)
}

pub(crate) fn answer(conn: &mut AnyConnection, id: &str, (answer, reason): (Answer, &str), now: Moment) -> Result<(), Error> {
    update!(conn, contact_answers.find(id): answer = Some(answer), reason, answered_at = Some(now))
}

/// The contacts who were asked about a request, in the order in which they were asked.
pub(crate) fn asked_of(conn: &mut AnyConnection, request_id: &RequestId) -> Result<Vec<AskedContact>, Error> {
    let answer = (contact_answers::answer.assume_not_null(), contact_answers::answered_at.assume_not_null()).nullable();
    Ok(contact_answers::table
        .filter(contact_answers::request_id.eq(request_id))
        .order((contact_answers::asked_at, contact_answers::address))
        .select((contact_answers::address, contact_answers::asked_at, answer, contact_answers::reason))
        .load(conn)?)
}

/// Makes a request private, with the time, or public.
pub(crate) fn set_private(conn: &mut AnyConnection, id: &RequestId, since: Option<Moment>) -> Result<(), Error> {
    update!(conn, requests.find(id): private_since = since)?;
    invalidate_public_pages(conn)
}
