//! Database queries for the judged criteria of a decision or of a proposal to decline.

use crate::cases::criteria::{Judged, Judgement};
use crate::ids::RequestId;
use crate::store::schema::judged_points;
use crate::store::{AnyConnection, Error, insert};
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
