//! Database queries for documents on record, including struck ones.

use crate::cases::documents::{Filed, PaperKind};
use crate::history::redactions::Thing;
use crate::history::redactions::queries::explain;
use crate::ids::{AccountId, RequestId};
use crate::store::schema::{papers, struck_papers};
use crate::store::{AnyConnection, Error, Moment, insert};
use diesel::prelude::*;

pub(crate) fn insert_document(
    conn: &mut AnyConnection,
    id: &str,
    request_id: &RequestId,
    (kind, words): (PaperKind, &str),
    (filed_by, now): (&AccountId, Moment),
) -> Result<(), Error> {
    insert!(conn, papers: id, request_id, kind, words, filed_by, filed_at = now)
}

/// Every document of a request, including struck ones, oldest first.
pub(crate) fn all_of(conn: &mut AnyConnection, request_id: &RequestId) -> Result<Vec<Filed>, Error> {
    let struck: Vec<(String, String)> = struck_papers::table
        .filter(struck_papers::request_id.eq(request_id))
        .select((struck_papers::paper_id, struck_papers::reason))
        .load(conn)?;
    let mut rows: Vec<(String, PaperKind, String, AccountId, Moment)> = papers::table
        .filter(papers::request_id.eq(request_id))
        .order((papers::filed_at, papers::id))
        .select((papers::id, papers::kind, papers::words, papers::filed_by, papers::filed_at))
        .load(conn)?;
    explain(conn, Thing::Copy, rows.iter_mut().map(|row| (row.0.as_str(), &mut row.2)))?;
    rows.into_iter()
        .map(|(id, kind, words, filed_by, at)| {
            let struck = struck.iter().find(|(paper, _)| *paper == id).map(|(_, reason)| reason.clone());
            Ok(Filed { id, kind, words, filed_by, filed_at: at.time(), struck })
        })
        .collect()
}

/// The documents in effect, oldest first.
pub(crate) fn documents_of(conn: &mut AnyConnection, request_id: &RequestId) -> Result<Vec<Filed>, Error> {
    Ok(all_of(conn, request_id)?.into_iter().filter(|paper| paper.struck.is_none()).collect())
}

pub(crate) fn strike(
    conn: &mut AnyConnection,
    (paper_id, request_id): (&str, &RequestId),
    (struck_by, reason): (&AccountId, &str),
    now: Moment,
) -> Result<(), Error> {
    insert!(conn, struck_papers: paper_id, request_id, struck_by, reason, struck_at = now)
}
