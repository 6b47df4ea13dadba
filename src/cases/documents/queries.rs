//! Database queries for documents on record, including retracted ones.

use crate::cases::documents::{Filed, PaperKind};
use crate::history::redactions::Thing;
use crate::history::redactions::queries::explain;
use crate::history::retractions::Retracted;
use crate::ids::{AccountId, RequestId};
use crate::store::schema::{papers, retractions};
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

/// Every document of a request, including retracted ones, oldest first.
pub(crate) fn all_of(conn: &mut AnyConnection, request_id: &RequestId) -> Result<Vec<Filed>, Error> {
    let mut list: Vec<Filed> = papers::table
        .left_join(retractions::table.on(retractions::what.eq(Retracted::Document).and(retractions::row_id.eq(papers::id))))
        .filter(papers::request_id.eq(request_id))
        .order((papers::filed_at, papers::id))
        .select(Filed::as_select())
        .load(conn)?;
    explain(conn, Thing::Copy, list.iter_mut().map(|paper| (paper.id.as_str(), &mut paper.words)))?;
    Ok(list)
}

/// The documents in effect, oldest first.
pub(crate) fn documents_of(conn: &mut AnyConnection, request_id: &RequestId) -> Result<Vec<Filed>, Error> {
    Ok(all_of(conn, request_id)?.into_iter().filter(|paper| paper.struck.is_none()).collect())
}
