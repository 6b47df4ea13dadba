//! Database queries for the judged criteria of a decision or of a proposal to decline.

use crate::cases::criteria::{Judged, Judgement};
use crate::ids::RequestId;
use crate::store::schema::judged_points;
use crate::store::{AnyConnection, Error};
use diesel::prelude::*;
use std::collections::HashMap;

/// Stores the judgments. Does nothing if no criterion was judged.
pub(crate) fn insert(conn: &mut AnyConnection, of_id: &str, request_id: &RequestId, judged: &Judged) -> Result<(), Error> {
    for (point, judgement) in judged.points() {
        let Some(judgement) = judgement else { continue };
        diesel::insert_into(judged_points::table)
            .values((
                judged_points::of_id.eq(of_id),
                judged_points::request_id.eq(request_id),
                judged_points::point.eq(point.key),
                judged_points::judgement.eq(judgement.name()),
            ))
            .execute(conn)?;
    }
    Ok(())
}

/// The judgments stored with a decision or proposal.
pub(crate) fn of(conn: &mut AnyConnection, of_id: &str) -> Result<Judged, Error> {
    let rows: HashMap<String, String> = judged_points::table
        .filter(judged_points::of_id.eq(of_id))
        .select((judged_points::point, judged_points::judgement))
        .load::<(String, String)>(conn)?
        .into_iter()
        .collect();
    if let Some(unknown) = rows.values().find(|said| Judgement::from_name(said).is_none()) {
        return Err(Error::Unreadable(format!("judgement {unknown:?}")));
    }
    Ok(Judged::of(|key| rows.get(key).map_or("", String::as_str)))
}
