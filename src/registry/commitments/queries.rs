//! Storage of published commitments.

use crate::ids::RequestNumber;
use crate::registry::commitments::Published;
use crate::store::schema::pledges;
use crate::store::typed::{Count, Stored, Unread, stored_foreign};
use crate::store::{AnyConnection, Error, Moment, insert};
use diesel::prelude::*;
use std::collections::HashMap;
use urn_registry::resolution::commitment::Pledges;

stored_foreign!(
    Pledges: StoredJson;
    |text: &str| Self::read(text).map_err(|_| Unread::new("promises", text)),
    |given: &Self| Ok::<_, Infallible>(given.print())
);

/// The commitments in force, by NID.
pub fn in_force(conn: &mut AnyConnection) -> Result<HashMap<String, Published>, Error> {
    let rows: Vec<(String, Published)> =
        pledges::table.order(pledges::version).select((pledges::nid, Published::as_select())).load(conn)?;
    // A later version replaces an earlier one.
    Ok(rows.into_iter().collect())
}

/// Publishes commitments with a version.
pub fn insert(
    conn: &mut AnyConnection,
    (nid, version): (&str, u32),
    given: &Pledges,
    (request, at): (RequestNumber, Moment),
) -> Result<(), Error> {
    insert!(conn, pledges: nid, version = Count::from(version), body = Stored(given), request_number = request, published_at = at)
}
