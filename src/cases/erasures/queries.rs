//! Database queries for erasure requests.

use super::Erasure;
use crate::ids::AccountId;
use crate::store::schema::erasures;
use crate::store::{AnyConnection, Error, Moment, insert, update};
use diesel::prelude::*;
use jiff::Timestamp;

type Row = (String, Option<AccountId>, String, String, Timestamp, Option<Timestamp>);

type Columns = (erasures::id, erasures::account_id, erasures::email, erasures::words, erasures::asked_at, erasures::confirmed_at);

const COLUMNS: Columns =
    (erasures::id, erasures::account_id, erasures::email, erasures::words, erasures::asked_at, erasures::confirmed_at);

fn erasure((id, account_id, email, words, asked_at, confirmed_at): Row) -> Erasure {
    Erasure { id, account_id, email, words, confirmed_at: confirmed_at.unwrap_or(asked_at) }
}

/// A request to insert. Without a link, the address counts as confirmed.
pub(crate) struct NewErasure<'a> {
    pub id: &'a str,
    pub account_id: Option<&'a AccountId>,
    pub email: &'a str,
    pub words: &'a str,
    pub link: Option<&'a str>,
}

pub(crate) fn insert(conn: &mut AnyConnection, new: &NewErasure<'_>, at: Moment) -> Result<(), Error> {
    insert!(conn, erasures: id = new.id, account_id = new.account_id, email = new.email, words = new.words, link = new.link,
        asked_at = at, confirmed_at = new.link.is_none().then_some(at), answer = "")
}

/// The requests awaiting the operators, longest waiting first.
pub fn open(conn: &mut AnyConnection) -> Result<Vec<Erasure>, Error> {
    let rows: Vec<Row> = erasures::table
        .filter(erasures::outcome.is_null())
        .filter(erasures::confirmed_at.is_not_null())
        .order((erasures::confirmed_at, erasures::id))
        .select(COLUMNS)
        .load(conn)?;
    Ok(rows.into_iter().map(erasure).collect())
}

/// A request awaiting the operators.
pub fn by_id(conn: &mut AnyConnection, id: &str) -> Result<Option<Erasure>, Error> {
    Ok(open(conn)?.into_iter().find(|erasure| erasure.id == id))
}

/// How many requests of an account are open.
pub(crate) fn open_of(conn: &mut AnyConnection, account_id: &AccountId) -> Result<i64, Error> {
    let open = erasures::table.filter(erasures::account_id.eq(account_id)).filter(erasures::outcome.is_null());
    Ok(open.count().get_result(conn)?)
}

/// The unanswered request of a link, and whether it is confirmed. An unconfirmed request is returned only if made after `since`.
pub(crate) fn by_link(conn: &mut AnyConnection, link: &str, since: Moment) -> Result<Option<(Erasure, bool)>, Error> {
    let row: Option<Row> = erasures::table
        .filter(erasures::link.eq(link))
        .filter(erasures::outcome.is_null())
        .filter(erasures::asked_at.gt(since).or(erasures::confirmed_at.is_not_null()))
        .select(COLUMNS)
        .first(conn)
        .optional()?;
    Ok(row.map(|row| {
        let confirmed = row.5.is_some();
        (erasure(row), confirmed)
    }))
}

pub(crate) fn confirm(conn: &mut AnyConnection, id: &str, at: Moment) -> Result<(), Error> {
    update!(conn, erasures.find(id): confirmed_at = Some(at))
}

/// Answers a request and deletes its content and the requester's identity.
pub(crate) fn close(
    conn: &mut AnyConnection,
    id: &str,
    (outcome, answer): (&str, &str),
    (by, at): (&AccountId, Moment),
) -> Result<(), Error> {
    update!(conn, erasures.find(id): outcome = Some(outcome), answer, answered_by = Some(by), answered_at = Some(at),
        account_id = None::<String>, email = "", words = "", link = None::<String>)
}

/// Deletes unconfirmed requests made before the given time.
pub(crate) fn forget(conn: &mut AnyConnection, before: Moment) -> Result<usize, Error> {
    let old = erasures::table.filter(erasures::confirmed_at.is_null()).filter(erasures::asked_at.le(before));
    Ok(diesel::delete(old).execute(conn)?)
}
