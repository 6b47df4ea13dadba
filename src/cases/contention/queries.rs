//! Database queries for name conflicts, their discussions and verdicts.

use crate::cases::contention::{ConflictNote, Contention, Outcome};
use crate::cases::{LostName, State};
use crate::ids::{AccountId, RequestId, RequestNumber};
use crate::store::AnyConnection;
use crate::store::schema::{accounts, contentions, overlays, requests, room_notes, verdicts};
use crate::store::{Error, Moment, insert, update};
use diesel::prelude::*;
use jiff::Timestamp;
use std::collections::HashMap;

pub(crate) fn insert(conn: &mut AnyConnection, id: &str, nid: &str, now: Moment) -> Result<(), Error> {
    insert!(conn, contentions: id, nid, since = now)
}

pub(crate) fn by_id(conn: &mut AnyConnection, id: &str) -> Result<Option<Contention>, Error> {
    Ok(contentions::table.find(id).select(Contention::as_select()).first(conn).optional()?)
}

/// The open conflict about a NID.
pub(crate) fn open_for(conn: &mut AnyConnection, nid: &str) -> Result<Option<Contention>, Error> {
    Ok(contentions::table
        .filter(contentions::nid.eq(nid))
        .filter(contentions::until.is_null())
        .select(Contention::as_select())
        .first(conn)
        .optional()?)
}

/// All conflicts about a NID, newest first.
pub(crate) fn all_for(conn: &mut AnyConnection, nid: &str) -> Result<Vec<Contention>, Error> {
    Ok(contentions::table
        .filter(contentions::nid.eq(nid))
        .order((contentions::since.desc(), contentions::id.desc()))
        .select(Contention::as_select())
        .load(conn)?)
}

pub(crate) fn settle(
    conn: &mut AnyConnection,
    id: &str,
    outcome: Outcome,
    winner: RequestNumber,
    words: &str,
    now: Moment,
) -> Result<(), Error> {
    update!(conn, contentions.find(id): until = Some(now), outcome = Some(outcome), winner = Some(winner), words = Some(words))
}

/// The requests that lost a name conflict to this one and still have the NID.
pub(crate) fn lost_to(conn: &mut AnyConnection, winner: RequestNumber) -> Result<Vec<RequestId>, Error> {
    Ok(overlays::table
        .inner_join(contentions::table.on(overlays::contention_id.eq(contentions::id.nullable())))
        .filter(contentions::winner.eq(winner))
        .filter(overlays::until.is_null())
        .order((overlays::since, overlays::id))
        .select(overlays::request_id)
        .load(conn)?)
}

/// Whether a conflict was resolved only because one of its requests ended.
pub(crate) fn settled_by_leaving(conn: &mut AnyConnection, id: &str) -> Result<bool, Error> {
    let outcome: Option<Option<Outcome>> = contentions::table.find(id).select(contentions::outcome).first(conn).optional()?;
    Ok(outcome.flatten() == Some(Outcome::Left))
}

/// The name conflicts that other requests won, of each request in one of these states, among those listed or all.
pub(crate) fn lost_names(
    conn: &mut AnyConnection,
    states: &[&str],
    ids: Option<&[RequestId]>,
) -> Result<HashMap<RequestId, Vec<LostName>>, Error> {
    if ids.is_some_and(<[_]>::is_empty) {
        return Ok(HashMap::new());
    }
    let mut query = overlays::table
        .inner_join(requests::table.on(requests::id.eq(overlays::request_id)))
        .inner_join(contentions::table.on(overlays::contention_id.eq(contentions::id.nullable())))
        .filter(requests::state.eq_any(states.to_vec()))
        .filter(contentions::until.is_not_null())
        .order((overlays::since, overlays::id))
        .select((overlays::request_id, overlays::since, contentions::until.assume_not_null(), overlays::until))
        .into_boxed();
    if let Some(ids) = ids {
        query = query.filter(overlays::request_id.eq_any(ids.to_vec()));
    }
    let rows: Vec<(RequestId, Timestamp, Timestamp, Option<Timestamp>)> = query.load(conn)?;
    let mut lost: HashMap<RequestId, Vec<LostName>> = HashMap::new();
    for (id, since, settled_at, until) in rows {
        if let Some(one) = LostName::of(since, settled_at, until) {
            lost.entry(id).or_default().push(one);
        }
    }
    Ok(lost)
}

/// The last of these of each request in intake, among those listed or all ([`crate::cases::Request::lost_name`]).
pub(crate) fn in_intake(conn: &mut AnyConnection, ids: Option<&[RequestId]>) -> Result<HashMap<RequestId, LostName>, Error> {
    let lost = lost_names(conn, &[State::Intake.name()], ids)?;
    Ok(lost.into_iter().filter_map(|(id, all)| Some((id, LostName::last(all)?))).collect())
}

/// Clears the outcome of a conflict that was resolved only because a request ended, after this request returned.
pub(crate) fn reopen(conn: &mut AnyConnection, id: &str) -> Result<(), Error> {
    update!(conn, contentions.find(id): until = None::<Moment>, outcome = None::<&str>, winner = None::<&str>, words = None::<&str>)
}

pub(crate) fn insert_note(
    conn: &mut AnyConnection,
    id: &str,
    contention_id: &str,
    (author_id, role): (&AccountId, &str),
    body: &str,
    now: Moment,
) -> Result<(), Error> {
    insert!(conn, room_notes: id, contention_id, author_id, author_role = role, body, at = now)
}

/// The comments in the discussion, oldest first.
pub(crate) fn notes(conn: &mut AnyConnection, contention_id: &str) -> Result<Vec<ConflictNote>, Error> {
    let rows: Vec<(String, String, String, Timestamp)> = room_notes::table
        .inner_join(accounts::table)
        .filter(room_notes::contention_id.eq(contention_id))
        .order((room_notes::at, room_notes::id))
        .select((accounts::name, room_notes::author_role, room_notes::body, room_notes::at))
        .load(conn)?;
    let note = |(author, role, body, at)| ConflictNote { author, role, body, winner: None, at };
    Ok(rows.into_iter().map(note).collect())
}

/// A verdict, as used to determine the outcome.
pub(crate) struct Verdict {
    pub account_id: AccountId,
    pub request_id: Option<RequestId>,
    pub winner: RequestNumber,
    pub note: ConflictNote,
}

pub(crate) fn put_verdict(
    conn: &mut AnyConnection,
    contention_id: &str,
    (account_id, party, request_id): (&AccountId, &str, Option<&RequestId>),
    (winner, words): (RequestNumber, &str),
    now: Moment,
) -> Result<(), Error> {
    diesel::delete(verdicts::table.find((contention_id, account_id))).execute(conn)?;
    insert!(conn, verdicts: contention_id, account_id, party, request_id, winner, words, at = now)
}

pub(crate) fn verdicts(conn: &mut AnyConnection, contention_id: &str) -> Result<Vec<Verdict>, Error> {
    type Row = (AccountId, String, String, Option<RequestId>, RequestNumber, String, Timestamp);
    let rows: Vec<Row> = verdicts::table
        .inner_join(accounts::table)
        .filter(verdicts::contention_id.eq(contention_id))
        .order(verdicts::at)
        .select((
            accounts::id,
            accounts::name,
            verdicts::party,
            verdicts::request_id,
            verdicts::winner,
            verdicts::words,
            verdicts::at,
        ))
        .load(conn)?;
    let verdict = |(account_id, author, role, request_id, winner, body, at): Row| Verdict {
        account_id,
        request_id,
        winner,
        note: ConflictNote { author, role, body, winner: Some(winner), at },
    };
    Ok(rows.into_iter().map(verdict).collect())
}
