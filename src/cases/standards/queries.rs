//! Database queries for reports.

use crate::cases::standards::Report;
use crate::history::redactions::Thing;
use crate::history::redactions::queries::explain;
use crate::ids::{AccountId, RequestId, SnapshotNo};
use crate::store::AnyConnection;
use crate::store::schema::reports;
use crate::store::{Error, Moment};
use diesel::prelude::*;

pub(crate) fn insert_report(
    conn: &mut AnyConnection,
    id: &str,
    (request_id, snapshot): (&RequestId, SnapshotNo),
    (lead_id, addressed_to): (&AccountId, &str),
    body: &str,
    now: Moment,
) -> Result<(), Error> {
    diesel::insert_into(reports::table)
        .values((
            reports::id.eq(id),
            reports::request_id.eq(request_id),
            reports::snapshot_number.eq(snapshot),
            reports::lead_id.eq(lead_id),
            reports::addressed_to.eq(addressed_to),
            reports::body.eq(body),
            reports::sent_at.eq(now),
        ))
        .execute(conn)?;
    Ok(())
}

/// The reports on a request, oldest first.
pub(crate) fn reports_of(conn: &mut AnyConnection, request_id: &RequestId) -> Result<Vec<Report>, Error> {
    let mut rows: Vec<(String, SnapshotNo, String, String, Moment)> = reports::table
        .filter(reports::request_id.eq(request_id))
        .order((reports::sent_at, reports::id))
        .select((reports::id, reports::snapshot_number, reports::addressed_to, reports::body, reports::sent_at))
        .load(conn)?;
    explain(conn, Thing::Copy, rows.iter_mut().map(|row| (row.0.as_str(), &mut row.3)))?;
    rows.into_iter()
        .map(|(_, snapshot_number, addressed_to, body, at)| {
            Ok(Report { snapshot_number, addressed_to, body, sent_at: at.time() })
        })
        .collect()
}
