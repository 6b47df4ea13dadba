//! Database queries for the judged criteria of a decision or of a proposal to decline, and for an expert's notes on them.

use crate::cases::criteria::{Judged, Judgement, Point};
use crate::ids::{AccountId, RequestId};
use crate::store::schema::{drafted_points, judged_points};
use crate::store::{AnyConnection, Error, Moment, insert};
use diesel::prelude::*;
use std::collections::HashMap;

/// Stores the judgments. Does nothing if no criterion was judged.
pub(crate) fn insert(conn: &mut AnyConnection, of_id: &str, request_id: &RequestId, judged: &Judged) -> Result<(), Error> {
    for (point, judgement) in judged.points() {
        let Some(judgement) = judgement else { continue };
        insert!(conn, judged_points: of_id, request_id, point = point.key, judgement)?;
    }
    Ok(())
}

/// The judgments stored with a decision or proposal.
pub(crate) fn of(conn: &mut AnyConnection, of_id: &str) -> Result<Judged, Error> {
    let rows = judged_points::table.filter(judged_points::of_id.eq(of_id));
    Ok(judged(rows.select((judged_points::point, judged_points::judgement)).load(conn)?))
}

fn judged(rows: Vec<(String, Judgement)>) -> Judged {
    let rows: HashMap<String, Judgement> = rows.into_iter().collect();
    Judged::of(|key| rows.get(key).map_or("", |judgement| judgement.name()))
}

/// Saves an expert's judgment of a criterion; `None` leaves it open again.
pub(crate) fn save(
    conn: &mut AnyConnection,
    (request_id, expert_id): (&RequestId, &AccountId),
    (point, judgement): (Point, Option<Judgement>),
    now: Moment,
) -> Result<(), Error> {
    diesel::delete(drafted_points::table.find((request_id, expert_id, point.key))).execute(conn)?;
    let Some(judgement) = judgement else { return Ok(()) };
    insert!(conn, drafted_points: request_id, expert_id, point = point.key, judgement, saved_at = now)
}

/// The judgments that an expert saved while reading.
pub(crate) fn saved(conn: &mut AnyConnection, request_id: &RequestId, expert_id: &AccountId) -> Result<Judged, Error> {
    let own =
        drafted_points::table.filter(drafted_points::request_id.eq(request_id)).filter(drafted_points::expert_id.eq(expert_id));
    Ok(judged(own.select((drafted_points::point, drafted_points::judgement)).load(conn)?))
}
