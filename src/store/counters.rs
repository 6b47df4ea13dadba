//! Numbers that are allotted inside the transaction that uses them.

use super::{AnyConnection, Error};
use diesel::prelude::*;

/// The channel on which a raised counter is told; [`ear`] listens.
pub(super) const COUNTER_RAISED: &str = "nidreg_counter";

/// Tells a channel of PostgreSQL when the transaction is kept.
pub(super) fn notify(conn: &mut AnyConnection, channel: &str) -> Result<(), Error> {
    if let AnyConnection::Postgresql(conn) = conn {
        diesel::sql_query("SELECT pg_notify($1, '')").bind::<diesel::sql_types::Text, _>(channel).execute(conn)?;
    }
    Ok(())
}

/// Raises a counter by one and returns the new value. The row stays locked until the transaction ends, and a rollback
/// gives the number back.
pub fn allot(conn: &mut AnyConnection, name: &str) -> Result<i64, Error> {
    use super::schema::counters;
    let raised = diesel::update(counters::table.find(name)).set(counters::value.eq(counters::value + 1)).execute(conn)?;
    notify(conn, COUNTER_RAISED)?;
    if raised == 0 {
        diesel::insert_into(counters::table).values((counters::name.eq(name), counters::value.eq(1))).execute(conn)?;
        return Ok(1);
    }
    Ok(counters::table.find(name).select(counters::value).first(conn)?)
}

/// Raises a counter by `many` and returns the first of the new values.
pub fn allot_many(conn: &mut AnyConnection, name: &str, many: i64) -> Result<i64, Error> {
    use super::schema::counters;
    let first = allot(conn, name)?;
    diesel::update(counters::table.find(name)).set(counters::value.eq(counters::value + (many - 1))).execute(conn)?;
    Ok(first)
}

/// Sets a counter, for the import of numbers given out elsewhere.
pub fn set_counter(conn: &mut AnyConnection, name: &str, value: i64) -> Result<(), Error> {
    use super::schema::counters;
    diesel::delete(counters::table.find(name)).execute(conn)?;
    diesel::insert_into(counters::table).values((counters::name.eq(name), counters::value.eq(value))).execute(conn)?;
    Ok(())
}

/// The value of a counter; 0 when it was never raised.
pub fn counter(conn: &mut AnyConnection, name: &str) -> Result<i64, Error> {
    use super::schema::counters;
    Ok(counters::table.find(name).select(counters::value).first(conn).optional()?.unwrap_or(0))
}
