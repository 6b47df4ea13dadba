//! Storage of published commitments.

use crate::ids::RequestNumber;
use crate::registry::commitments::Published;
use crate::resolution::commitment::Pledges;
use crate::store::schema::pledges;
use crate::store::{AnyConnection, Error, Moment};
use diesel::prelude::*;
use std::collections::HashMap;

/// The commitments in force, by NID.
pub fn in_force(conn: &mut AnyConnection) -> Result<HashMap<String, Published>, Error> {
    let rows: Vec<(String, i64, String, Moment)> = pledges::table
        .order(pledges::version)
        .select((pledges::nid, pledges::version, pledges::body, pledges::published_at))
        .load(conn)?;
    // A later version replaces an earlier one.
    rows.into_iter()
        .map(|(nid, version, body, at)| {
            let wrong = |what: &str| Error::Unreadable(format!("the {what} of the promises of {nid}"));
            let version = u32::try_from(version).map_err(|_| wrong("version"))?;
            let pledges = Pledges::read(&body).map_err(|_| wrong("answers"))?;
            Ok((nid, Published { version, pledges, at: at.time() }))
        })
        .collect()
}

/// Publishes commitments with a version.
pub fn insert(
    conn: &mut AnyConnection,
    (nid, version): (&str, u32),
    given: &Pledges,
    (request, at): (RequestNumber, Moment),
) -> Result<(), Error> {
    diesel::insert_into(pledges::table)
        .values((
            pledges::nid.eq(nid),
            pledges::version.eq(i64::from(version)),
            pledges::body.eq(given.print()),
            pledges::request_number.eq(request),
            pledges::published_at.eq(at),
        ))
        .execute(conn)?;
    Ok(())
}
