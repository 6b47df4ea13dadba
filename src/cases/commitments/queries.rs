//! Database queries for the commitments of drafts and revisions.

use crate::ids::{RequestId, SnapshotNo};
use crate::store::schema::{drafted_pledges, sent_pledges};
use crate::store::typed::Unread;
use crate::store::{AnyConnection, Error, Moment, insert, readable};
use diesel::prelude::*;
use urn_registry::resolution::commitment::Pledges;

readable!(Pledges: Text from String, |body| Pledges::read(&body).map_err(|_| Unread::new("promises beside a text", &body)));

/// The commitments of a draft; `None` if none were saved.
pub fn drafted(conn: &mut AnyConnection, request_id: &RequestId) -> Result<Option<Pledges>, Error> {
    Ok(drafted_pledges::table.find(request_id).select(drafted_pledges::body).first(conn).optional()?)
}

/// The commitments submitted with a revision.
pub fn sent(conn: &mut AnyConnection, request_id: &RequestId, snapshot: SnapshotNo) -> Result<Option<Pledges>, Error> {
    Ok(sent_pledges::table.find((request_id, snapshot)).select(sent_pledges::body).first(conn).optional()?)
}

/// Saves the commitments of a draft, replacing earlier ones.
pub(crate) fn save(conn: &mut AnyConnection, request_id: &RequestId, given: &Pledges, now: Moment) -> Result<(), Error> {
    diesel::delete(drafted_pledges::table.find(request_id)).execute(conn)?;
    insert!(conn, drafted_pledges: request_id, body = given.print(), saved_at = now)
}

pub(crate) fn insert_sent(
    conn: &mut AnyConnection,
    request_id: &RequestId,
    snapshot: SnapshotNo,
    given: &Pledges,
) -> Result<(), Error> {
    insert!(conn, sent_pledges: request_id, snapshot_number = snapshot, body = given.print())
}
