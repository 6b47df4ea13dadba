//! Database queries for retractions.

use super::{Retracted, Retraction};
use crate::ids::{AccountId, RequestId};
use crate::store::schema::{accounts, retractions};
use crate::store::{AnyConnection, Error, Moment, insert};
use diesel::prelude::*;
use std::collections::HashMap;

/// The retractions of one kind, by row key.
pub(crate) fn all(conn: &mut AnyConnection, what: Retracted) -> Result<HashMap<String, Retraction>, Error> {
    let rows = retractions::table.inner_join(accounts::table).filter(retractions::what.eq(what));
    let rows: Vec<(String, Retraction)> = rows.select((retractions::row_id, Retraction::as_select())).load(conn)?;
    Ok(rows.into_iter().collect())
}

pub(crate) fn insert(
    conn: &mut AnyConnection,
    (what, row_id, request_id): (Retracted, &str, &RequestId),
    (by_id, reason): (&AccountId, &str),
    now: Moment,
) -> Result<(), Error> {
    insert!(conn, retractions: what, row_id, request_id, by_id, reason, at = now)
}
