//! Database queries for documents on record.

use crate::action_context::ActionContext;
use crate::cases::documents::{Document, DocumentKind};
use crate::cases::viewer::Seen;
use crate::history::redactions::Thing;
use crate::history::redactions::queries::explain;
use crate::ids::{RequestId, new_id};
use crate::store::schema::documents;
use crate::store::{AnyConnection, Error, Moment, insert};
use diesel::prelude::*;

/// Records a document about the newest revision.
pub(crate) fn record_document(
    conn: &mut AnyConnection,
    turn: ActionContext<'_>,
    seen: &Seen,
    kind: DocumentKind,
    body: &str,
) -> Result<(), Error> {
    let (request_id, recorded_by, now) = (&seen.request.id, &turn.who.id, Moment::from(turn.now));
    insert!(conn, documents: id = new_id(), request_id, kind, snapshot_number = seen.text(), body, recorded_by, recorded_at = now)
}

/// The documents of a request, oldest first.
pub(crate) fn documents_of(conn: &mut AnyConnection, request_id: &RequestId) -> Result<Vec<Document>, Error> {
    let mut list: Vec<Document> = documents::table
        .filter(documents::request_id.eq(request_id))
        .order((documents::recorded_at, documents::id))
        .select(Document::as_select())
        .load(conn)?;
    explain(conn, Thing::Copy, list.iter_mut().map(|document| (document.id.as_str(), &mut document.body)))?;
    Ok(list)
}
