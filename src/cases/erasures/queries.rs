//! Where requests for erasure are kept.

use super::{Answered, Erasure, Outcome};
use crate::history::redactions::Closed;
use crate::ids::AccountId;
use crate::store::like::lower;
use crate::store::schema::{erasure_redactions, erasures, redaction_asks};
use crate::store::typed::kept_by_name;
use crate::store::{AnyConnection, Error, Moment};
use diesel::prelude::*;

kept_by_name!(Outcome as "outcome of an erasure");

type Row = (String, Option<AccountId>, String, String, String, bool, Moment, Option<Moment>);

const COLUMNS: (
    erasures::id,
    erasures::account_id,
    erasures::email,
    erasures::words,
    erasures::places,
    erasures::closes,
    erasures::asked_at,
    erasures::confirmed_at,
) = (
    erasures::id,
    erasures::account_id,
    erasures::email,
    erasures::words,
    erasures::places,
    erasures::closes,
    erasures::asked_at,
    erasures::confirmed_at,
);

fn erasure((id, account_id, email, words, places, closes, asked_at, confirmed_at): Row) -> Erasure {
    let asked_at = asked_at.time();
    let confirmed_at = confirmed_at.map_or(asked_at, Moment::time);
    Erasure { id, account_id, email, words, places, closes, asked_at, confirmed_at }
}

/// What somebody asks.
pub(crate) struct NewErasure<'a> {
    pub id: &'a str,
    pub account_id: Option<&'a AccountId>,
    pub email: &'a str,
    pub words: &'a str,
    pub places: &'a str,
    pub closes: bool,
    pub link: Option<&'a str>,
    pub asked_at: Moment,
    pub confirmed_at: Option<Moment>,
}

pub(crate) fn insert(conn: &mut AnyConnection, new: &NewErasure<'_>) -> Result<(), Error> {
    diesel::insert_into(erasures::table)
        .values((
            erasures::id.eq(new.id),
            erasures::account_id.eq(new.account_id),
            erasures::email.eq(new.email),
            erasures::words.eq(new.words),
            erasures::places.eq(new.places),
            erasures::closes.eq(new.closes),
            erasures::link.eq(new.link),
            erasures::asked_at.eq(new.asked_at),
            erasures::confirmed_at.eq(new.confirmed_at),
            erasures::answer.eq(""),
        ))
        .execute(conn)?;
    Ok(())
}

/// What waits for the operators, the longest wait first.
pub fn open(conn: &mut AnyConnection) -> Result<Vec<Erasure>, Error> {
    let rows: Vec<Row> = erasures::table
        .filter(erasures::outcome.is_null())
        .filter(erasures::confirmed_at.is_not_null())
        .order((erasures::confirmed_at, erasures::id))
        .select(COLUMNS)
        .load(conn)?;
    Ok(rows.into_iter().map(erasure).collect())
}

/// One that waits for the operators.
pub fn by_id(conn: &mut AnyConnection, id: &str) -> Result<Option<Erasure>, Error> {
    let row: Option<Row> = erasures::table
        .find(id)
        .filter(erasures::outcome.is_null())
        .filter(erasures::confirmed_at.is_not_null())
        .select(COLUMNS)
        .first(conn)
        .optional()?;
    Ok(row.map(erasure))
}

/// What an account asked and nobody has answered yet.
pub fn of_account(conn: &mut AnyConnection, account_id: &AccountId) -> Result<Vec<Erasure>, Error> {
    let rows: Vec<Row> = erasures::table
        .filter(erasures::account_id.eq(account_id))
        .filter(erasures::outcome.is_null())
        .order(erasures::id)
        .select(COLUMNS)
        .load(conn)?;
    Ok(rows.into_iter().map(erasure).collect())
}

/// What a link confirms that was sent after a moment, and when it was confirmed.
pub(crate) fn by_link(conn: &mut AnyConnection, link: &str, since: Moment) -> Result<Option<(Erasure, bool)>, Error> {
    let row: Option<Row> = erasures::table
        .filter(erasures::link.eq(link))
        .filter(erasures::outcome.is_null())
        .filter(erasures::asked_at.gt(since).or(erasures::confirmed_at.is_not_null()))
        .select(COLUMNS)
        .first(conn)
        .optional()?;
    let Some(row) = row else { return Ok(None) };
    let confirmed = row.7.is_some();
    Ok(Some((erasure(row), confirmed)))
}

pub(crate) fn confirm(conn: &mut AnyConnection, id: &str, at: Moment) -> Result<(), Error> {
    diesel::update(erasures::table.find(id)).set(erasures::confirmed_at.eq(Some(at))).execute(conn)?;
    Ok(())
}

/// How many links an address was sent since a moment.
pub(crate) fn links_since(conn: &mut AnyConnection, folded: &str, since: Moment) -> Result<i64, Error> {
    Ok(erasures::table
        .filter(lower(erasures::email).eq(folded))
        .filter(erasures::link.is_not_null())
        .filter(erasures::asked_at.gt(since))
        .count()
        .get_result(conn)?)
}

/// Answers one, and forgets what was asked and by whom.
pub(crate) fn close(
    conn: &mut AnyConnection,
    id: &str,
    (outcome, answer): (Outcome, &str),
    (by, at): (&AccountId, Moment),
) -> Result<(), Error> {
    diesel::update(erasures::table.find(id))
        .set((
            erasures::outcome.eq(Some(outcome)),
            erasures::answer.eq(answer),
            erasures::answered_by.eq(Some(by)),
            erasures::answered_at.eq(Some(at)),
            erasures::account_id.eq(None::<String>),
            erasures::email.eq(""),
            erasures::words.eq(""),
            erasures::places.eq(""),
            erasures::link.eq(None::<String>),
        ))
        .execute(conn)?;
    Ok(())
}

/// Deletes what nobody confirmed that was asked before a moment.
pub(crate) fn forget(conn: &mut AnyConnection, before: Moment) -> Result<usize, Error> {
    let old = erasures::table.filter(erasures::confirmed_at.is_null()).filter(erasures::asked_at.le(before));
    Ok(diesel::delete(old).execute(conn)?)
}

/// The newest that were answered, at most `limit`.
pub fn answered(conn: &mut AnyConnection, limit: i64) -> Result<Vec<Answered>, Error> {
    type Row = (Option<Outcome>, String, Option<Moment>, Option<Moment>, Moment);
    let rows: Vec<Row> = erasures::table
        .filter(erasures::outcome.is_not_null())
        .order((erasures::answered_at.desc(), erasures::id.desc()))
        .limit(limit)
        .select((erasures::outcome, erasures::answer, erasures::confirmed_at, erasures::answered_at, erasures::asked_at))
        .load(conn)?;
    rows.into_iter()
        .map(|(outcome, answer, confirmed, answered, asked)| {
            Ok(Answered {
                outcome: outcome.ok_or_else(|| Error::Unreadable("outcome of an erasure".to_owned()))?,
                answer,
                confirmed_at: confirmed.unwrap_or(asked).time(),
                answered_at: answered.unwrap_or(asked).time(),
            })
        })
        .collect()
}

/// Notes that two operators are asked to take something out for it.
pub(crate) fn link(conn: &mut AnyConnection, erasure_id: &str, ask_id: &str) -> Result<(), Error> {
    diesel::insert_into(erasure_redactions::table)
        .values((erasure_redactions::erasure_id.eq(erasure_id), erasure_redactions::ask_id.eq(ask_id)))
        .execute(conn)?;
    Ok(())
}

/// The request that still waits for which somebody asked to take something out.
pub(crate) fn waiting_for(conn: &mut AnyConnection, ask_id: &str) -> Result<Option<Erasure>, Error> {
    let linked = erasure_redactions::table.filter(erasure_redactions::ask_id.eq(ask_id));
    let ids: Vec<String> = linked.select(erasure_redactions::erasure_id).load(conn)?;
    match ids.first() {
        Some(id) => by_id(conn, id),
        None => Ok(None),
    }
}

/// What was asked to be taken out for it: the place, and what became of it; none while it waits for the second operator.
pub fn redactions(conn: &mut AnyConnection, erasure_id: &str) -> Result<Vec<(String, Option<Closed>)>, Error> {
    Ok(erasure_redactions::table
        .inner_join(redaction_asks::table.on(redaction_asks::id.eq(erasure_redactions::ask_id)))
        .filter(erasure_redactions::erasure_id.eq(erasure_id))
        .order(redaction_asks::filed_at)
        .select((redaction_asks::place, redaction_asks::outcome))
        .load(conn)?)
}
