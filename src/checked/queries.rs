//! Database queries for the results of checked lists.

use crate::store::schema::checked_lists;
use crate::store::{AnyConnection, Error, Moment, insert};
use diesel::dsl::count_star;
use diesel::prelude::*;
use jiff::Timestamp;

/// Stores results under the digest of their key.
pub(crate) fn insert(conn: &mut AnyConnection, key_hash: &str, packed: &[u8], now: Moment) -> Result<(), Error> {
    insert!(conn, checked_lists: key_hash, at = now, size = i64::try_from(packed.len()).unwrap_or(i64::MAX), results = packed)
}

/// The results with this key digest and when they were stored; `None` if they are missing or older than `after`.
pub(crate) fn find(conn: &mut AnyConnection, key_hash: &str, after: Moment) -> Result<Option<(Timestamp, Vec<u8>)>, Error> {
    let found = checked_lists::table.find(key_hash).filter(checked_lists::at.ge(after));
    Ok(found.select((checked_lists::at, checked_lists::results)).first(conn).optional()?)
}

/// The number of stored results and their total size in bytes.
pub(crate) fn stored(conn: &mut AnyConnection) -> Result<(i64, i64), Error> {
    let lists: i64 = checked_lists::table.select(count_star()).first(conn)?;
    // Summed here because SUM over BIGINT is NUMERIC in PostgreSQL.
    let sizes: Vec<i64> = checked_lists::table.select(checked_lists::size).load(conn)?;
    Ok((lists, sizes.iter().sum()))
}

/// Deletes results stored before a moment and returns their number.
pub(crate) fn delete_before(conn: &mut AnyConnection, moment: Moment) -> Result<usize, Error> {
    Ok(diesel::delete(checked_lists::table.filter(checked_lists::at.lt(moment))).execute(conn)?)
}
