//! Database queries for the sources of texts.

use crate::ids::RequestId;
use crate::requests::sources::Source;
use crate::store::schema::{revisions, text_sources};
use crate::store::{AnyConnection, Error, Moment, insert};
use diesel::prelude::*;

/// The source of the text with this fingerprint, if a program stated one.
pub(crate) fn of_text(conn: &mut AnyConnection, request_id: &RequestId, fingerprint: &str) -> Result<Option<Source>, Error> {
    Ok(text_sources::table.find((request_id, fingerprint)).select(Source::as_select()).first(conn).optional()?)
}

/// The source that was stated last for a text of a request.
pub(crate) fn newest(conn: &mut AnyConnection, request_id: &RequestId) -> Result<Option<Source>, Error> {
    let stated = text_sources::table.filter(text_sources::request_id.eq(request_id)).order(text_sources::sent_at.desc());
    Ok(stated.select(Source::as_select()).first(conn).optional()?)
}

/// Stores the source of a text; a text that was sent before gets the newer source. The source of a submitted revision does not change.
pub(crate) fn save(
    conn: &mut AnyConnection,
    (request_id, fingerprint): (&RequestId, &str),
    source: &Source,
    now: Moment,
) -> Result<(), Error> {
    let submitted: i64 = revisions::table
        .filter(revisions::request_id.eq(request_id))
        .filter(revisions::fingerprint.eq(fingerprint))
        .count()
        .get_result(conn)?;
    if submitted > 0 && of_text(conn, request_id, fingerprint)?.is_some() {
        return Ok(());
    }
    diesel::delete(text_sources::table.find((request_id, fingerprint))).execute(conn)?;
    insert!(conn, text_sources: request_id, fingerprint, url = &source.url, commit_id = &source.commit, sent_at = now)
}
