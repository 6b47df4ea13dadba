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

/// The appeals on a request, oldest first.
pub(crate) fn of_request(conn: &mut AnyConnection, request_id: &RequestId) -> Result<Vec<Appeal>, Error> {
    type Row = (String, AccountId, Stage, String, Timestamp, Option<Outcome>, Option<String>, Option<Timestamp>);
    let mut rows: Vec<Row> = appeals::table
        .filter(appeals::request_id.eq(request_id))
        .order((appeals::filed_at, appeals::id))
        .select((
            appeals::id,
            appeals::filed_by,
            appeals::stage,
            appeals::grounds,
            appeals::filed_at,
            appeals::outcome,
            appeals::words,
            appeals::decided_at,
        ))
        .load(conn)?;
    explain(conn, Thing::Copy, rows.iter_mut().map(|row| (row.0.as_str(), &mut row.3)))?;
    explain(conn, Thing::Copy, rows.iter_mut().filter_map(|row| Some((row.0.as_str(), row.6.as_mut()?))))?;
    let appeal = |(id, filed_by, stage, grounds, filed_at, outcome, words, decided_at): Row| Appeal {
        id,
        filed_by,
        stage,
        grounds,
        filed_at,
        decided: outcome.zip(decided_at).map(|(outcome, at)| (outcome, words.unwrap_or_default(), at)),
    };
    Ok(rows.into_iter().map(appeal).collect())
}
