//! Database queries for operators' notes.

use crate::history::redactions::RedactableKind;
use crate::history::redactions::queries::add_notices;
use crate::ids::{AccountId, RequestId};
use crate::requests::notes::Note;
use crate::store::schema::{accounts, operator_notes};
use crate::store::{AnyConnection, Error, Moment, insert};
use diesel::prelude::*;

pub(crate) fn insert(
    conn: &mut AnyConnection,
    id: &str,
    request_id: &RequestId,
    (author_id, body): (&AccountId, &str),
    now: Moment,
) -> Result<(), Error> {
    insert!(conn, operator_notes: id, request_id, author_id, body, at = now)
}

/// Deletes a note by its author. Returns whether there was one.
pub(crate) fn delete(conn: &mut AnyConnection, id: &str, request_id: &RequestId, author_id: &AccountId) -> Result<bool, Error> {
    let own = operator_notes::table
        .filter(operator_notes::id.eq(id))
        .filter(operator_notes::request_id.eq(request_id))
        .filter(operator_notes::author_id.eq(author_id));
    Ok(diesel::delete(own).execute(conn)? > 0)
}

/// The notes on a request, oldest first.
pub(crate) fn of_request(conn: &mut AnyConnection, request_id: &RequestId) -> Result<Vec<Note>, Error> {
    let mut list: Vec<Note> = operator_notes::table
        .inner_join(accounts::table)
        .filter(operator_notes::request_id.eq(request_id))
        .order((operator_notes::at, operator_notes::id))
        .select(Note::as_select())
        .load(conn)?;
    add_notices(conn, RedactableKind::Copy, list.iter_mut().map(|note| (note.id.as_str(), &mut note.body)))?;
    Ok(list)
}
