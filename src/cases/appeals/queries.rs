//! Database queries for appeals.

use crate::cases::appeals::{Appeal, Outcome, Stage};
use crate::history::redactions::Thing;
use crate::history::redactions::queries::explain;
use crate::ids::{AccountId, RequestId};
use crate::store::AnyConnection;
use crate::store::schema::appeals;
use crate::store::{Error, Moment, insert, update};
use diesel::prelude::*;
use jiff::Timestamp;
use std::collections::HashMap;

pub(crate) fn insert(
    conn: &mut AnyConnection,
    id: &str,
    request_id: &RequestId,
    stage: Stage,
    (filed_by, grounds): (&AccountId, &str),
    now: Moment,
) -> Result<(), Error> {
    insert!(conn, appeals: id, request_id, stage, filed_by, grounds, filed_at = now)
}

pub(crate) fn decide(
    conn: &mut AnyConnection,
    id: &str,
    (outcome, words): (Outcome, &str),
    (decided_by, now): (&AccountId, Moment),
) -> Result<(), Error> {
    update!(conn, appeals.find(id): outcome = Some(outcome), words = Some(words), decided_by = Some(decided_by),
        decided_at = Some(now))
}

/// When an appeal against a decision on this request was last granted.
pub(crate) fn last_granted(conn: &mut AnyConnection, request_id: &RequestId) -> Result<Option<Timestamp>, Error> {
    let at: Option<Option<Timestamp>> = appeals::table
        .filter(appeals::request_id.eq(request_id))
        .filter(appeals::outcome.eq(Some(Outcome::Granted)))
        .order(appeals::decided_at.desc())
        .select(appeals::decided_at)
        .first(conn)
        .optional()?;
    Ok(at.flatten())
}

/// The requests under review on which an appeal was granted, and when it last was.
pub(crate) fn granted(conn: &mut AnyConnection) -> Result<HashMap<RequestId, Timestamp>, Error> {
    let rows: Vec<(RequestId, Option<Timestamp>)> = appeals::table
        .filter(appeals::outcome.eq(Some(Outcome::Granted)))
        .order(appeals::decided_at.asc())
        .select((appeals::request_id, appeals::decided_at))
        .load(conn)?;
    Ok(rows.into_iter().filter_map(|(id, at)| Some((id, at?))).collect())
}

/// The appeals on a request, oldest first.
pub(crate) fn of_request(conn: &mut AnyConnection, request_id: &RequestId) -> Result<Vec<Appeal>, Error> {
    let decided = (appeals::outcome.assume_not_null(), appeals::words.assume_not_null(), appeals::decided_at.assume_not_null());
    let mut list: Vec<Appeal> = appeals::table
        .filter(appeals::request_id.eq(request_id))
        .order((appeals::filed_at, appeals::id))
        .select((appeals::id, appeals::filed_by, appeals::stage, appeals::grounds, appeals::filed_at, decided.nullable()))
        .load(conn)?;
    explain(conn, Thing::Copy, list.iter_mut().map(|appeal| (appeal.id.as_str(), &mut appeal.grounds)))?;
    let decided = list.iter_mut().filter_map(|appeal| Some((appeal.id.as_str(), &mut appeal.decided.as_mut()?.1)));
    explain(conn, Thing::Copy, decided)?;
    Ok(list)
}
