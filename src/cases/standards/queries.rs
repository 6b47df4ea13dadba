//! Database queries for reports.

use crate::cases::documents::PaperKind;
use crate::cases::queries::newest_numbers;
use crate::cases::standards::{BodyDocument, Report};
use crate::history::Act;
use crate::history::redactions::Thing;
use crate::history::redactions::queries::explain;
use crate::history::retractions::Retracted;
use crate::ids::{AccountId, RequestId, SnapshotNo};
use crate::store::AnyConnection;
use crate::store::schema::{events, papers, reports, requests, retractions};
use crate::store::{Error, Moment, insert};
use diesel::prelude::*;
use jiff::Timestamp;
use std::collections::HashMap;

pub(crate) fn insert_report(
    conn: &mut AnyConnection,
    id: &str,
    (request_id, snapshot): (&RequestId, SnapshotNo),
    (lead_id, addressed_to): (&AccountId, &str),
    body: &str,
    now: Moment,
) -> Result<(), Error> {
    insert!(conn, reports: id, request_id, snapshot_number = snapshot, lead_id, addressed_to, body, sent_at = now)
}

/// The reports on a request, oldest first.
pub(crate) fn reports_of(conn: &mut AnyConnection, request_id: &RequestId) -> Result<Vec<Report>, Error> {
    let mut rows: Vec<(String, Report)> = reports::table
        .filter(reports::request_id.eq(request_id))
        .order((reports::sent_at, reports::id))
        .select((reports::id, Report::as_select()))
        .load(conn)?;
    explain(conn, Thing::Copy, rows.iter_mut().map(|(id, report)| (id.as_str(), &mut report.body)))?;
    Ok(rows.into_iter().map(|(_, report)| report).collect())
}

/// The given requests (or all) with a standards body for which both the direction and the copy of the report are on record, and since when.
/// Both must have been recorded after the report on the newest revision and after the body last asked for changes.
pub(crate) fn directed(conn: &mut AnyConnection, ids: Option<&[RequestId]>) -> Result<HashMap<RequestId, Timestamp>, Error> {
    let mut with_body = requests::table.filter(requests::state.eq("with_body")).select(requests::id).into_boxed();
    if let Some(ids) = ids {
        with_body = with_body.filter(requests::id.eq_any(ids));
    }
    let ids: Vec<RequestId> = with_body.load(conn)?;
    if ids.is_empty() {
        return Ok(HashMap::new());
    }
    let newest = newest_numbers(conn, &ids)?;
    let reported: Vec<(RequestId, SnapshotNo, Timestamp)> = reports::table
        .filter(reports::request_id.eq_any(&ids))
        .order((reports::sent_at, reports::id))
        .select((reports::request_id, reports::snapshot_number, reports::sent_at))
        .load(conn)?;
    let asked: Vec<(Option<RequestId>, Timestamp)> = events::table
        .filter(events::request_id.eq_any(ids.iter().map(|id| Some(id.clone()))))
        .filter(events::act.eq(Act::BodyAsked.name()))
        .order(events::at)
        .select((events::request_id, events::at))
        .load(conn)?;
    let asked: HashMap<RequestId, Timestamp> = asked.into_iter().filter_map(|(id, at)| Some((id?, at))).collect();
    let mut since: HashMap<RequestId, Timestamp> = HashMap::new();
    for (id, number, sent_at) in reported {
        let from = asked.get(&id).map_or(sent_at, |asked| sent_at.max(*asked));
        if newest.get(&id) == Some(&number) {
            since.insert(id, from);
        } else {
            since.remove(&id);
        }
    }
    let struck: Vec<String> = retractions::table
        .filter(retractions::what.eq(Retracted::Document))
        .filter(retractions::request_id.eq_any(&ids))
        .select(retractions::row_id)
        .load(conn)?;
    let filed: Vec<(RequestId, PaperKind, Timestamp)> = papers::table
        .filter(papers::request_id.eq_any(&ids))
        .filter(papers::id.ne_all(struck))
        .order((papers::filed_at, papers::id))
        .select((papers::request_id, papers::kind, papers::filed_at))
        .load(conn)?;
    let first = |id: &RequestId, paper: BodyDocument, from: Timestamp| {
        filed.iter().find(|(on, kind, at)| on == id && *kind == paper.kind() && *at >= from).map(|(_, _, at)| *at)
    };
    let complete = |(id, from): (RequestId, Timestamp)| {
        let both = (first(&id, BodyDocument::Direction, from)?, first(&id, BodyDocument::ReportCopy, from)?);
        Some((id, both.0.max(both.1)))
    };
    Ok(since.into_iter().filter_map(complete).collect())
}
