//! Database queries for documents on record.

use crate::history::redactions::RedactableKind;
use crate::history::redactions::queries::add_notices;
use crate::ids::{AccountId, RequestId, RevisionNumber, new_id};
use crate::requests::documents::{Document, DocumentKind};
use crate::store::schema::documents;
use crate::store::{AnyConnection, Error, Moment, insert};
use diesel::prelude::*;

pub(crate) fn insert_document(
    conn: &mut AnyConnection,
    (request_id, revision_number): (&RequestId, RevisionNumber),
    (kind, body): (DocumentKind, &str),
    (recorded_by, now): (&AccountId, Moment),
) -> Result<(), Error> {
    insert!(conn, documents: id = new_id(), request_id, kind, revision_number, body, recorded_by, recorded_at = now)
}

/// The documents of a request, oldest first.
pub(crate) fn documents_of(conn: &mut AnyConnection, request_id: &RequestId) -> Result<Vec<Document>, Error> {
    let mut list: Vec<Document> = documents::table
        .filter(documents::request_id.eq(request_id))
        .order((documents::recorded_at, documents::id))
        .select(Document::as_select())
        .load(conn)?;
    add_notices(conn, RedactableKind::Copy, list.iter_mut().map(|document| (document.id.as_str(), &mut document.body)))?;
    Ok(list)
}
