//! Database queries for retractions.

use super::Retracted;
use crate::ids::{AccountId, RequestId};
use crate::store::schema::retractions;
use crate::store::{AnyConnection, Error, Moment, insert};
use diesel::prelude::*;

pub(crate) fn insert(
    conn: &mut AnyConnection,
    (what, row_id, request_id): (Retracted, &str, &RequestId),
    (by_id, reason): (&AccountId, &str),
    now: Moment,
) -> Result<(), Error> {
    insert!(conn, retractions: kind = what, row_id, request_id, by_id, reason, at = now)
}
