//! Numbers that are assigned in the transaction that uses them.

use super::any::AnyConnection;
use super::error::Error;
use super::progress;
use diesel::prelude::*;

/// The counter of changes that affect public pages. When it increases, servers drop their cached responses.
pub const PUBLISHED_COUNTER: &str = progress::PUBLISHED_COUNTER;

/// The notification channel for incremented counters; `store/listener.rs` listens.
pub(super) const COUNTER_CHANNEL: &str = "nidreg_counter";

/// Notifies a PostgreSQL channel when the transaction commits. Does nothing on SQLite.
pub(super) fn notify(conn: &mut AnyConnection, channel: &str) -> Result<(), Error> {
    if let AnyConnection::Postgresql(conn) = conn {
        diesel::sql_query("SELECT pg_notify($1, '')").bind::<diesel::sql_types::Text, _>(channel).execute(conn)?;
    }
    Ok(())
}

/// Increments a counter and returns the new value. The row stays locked until the transaction ends; a rollback releases the number.
pub fn increment_counter(conn: &mut AnyConnection, name: &str) -> Result<i64, Error> {
    use super::schema::counters;
    let raised = diesel::update(counters::table.find(name)).set(counters::value.eq(counters::value + 1)).execute(conn)?;
    notify(conn, COUNTER_CHANNEL)?;
    if raised == 0 {
        diesel::insert_into(counters::table).values((counters::name.eq(name), counters::value.eq(1))).execute(conn)?;
    }
    let value = counters::table.find(name).select(counters::value).first(conn)?;
    progress::record_assigned_number(name, value);
    Ok(value)
}

/// Increments a counter by `many` and returns the first of the new values.
pub fn increment_counter_by(conn: &mut AnyConnection, name: &str, many: i64) -> Result<i64, Error> {
    use super::schema::counters;
    let first = increment_counter(conn, name)?;
    diesel::update(counters::table.find(name)).set(counters::value.eq(counters::value + (many - 1))).execute(conn)?;
    progress::record_assigned_number(name, first + (many - 1));
    Ok(first)
}

/// Locks the row of a counter until the transaction ends.
pub fn lock_counter(conn: &mut AnyConnection, name: &str) -> Result<(), Error> {
    use super::schema::counters;
    let locked = diesel::update(counters::table.find(name)).set(counters::value.eq(counters::value)).execute(conn)?;
    if locked == 0 {
        diesel::insert_into(counters::table).values((counters::name.eq(name), counters::value.eq(0))).execute(conn)?;
    }
    Ok(())
}

/// Sets a counter, for numbers that were assigned elsewhere.
pub fn set_counter(conn: &mut AnyConnection, name: &str, value: i64) -> Result<(), Error> {
    use super::schema::counters;
    let set = diesel::update(counters::table.find(name)).set(counters::value.eq(value)).execute(conn)?;
    if set == 0 {
        diesel::insert_into(counters::table).values((counters::name.eq(name), counters::value.eq(value))).execute(conn)?;
    }
    Ok(())
}

/// The value of a counter; 0 if it was never incremented.
pub fn counter(conn: &mut AnyConnection, name: &str) -> Result<i64, Error> {
    use super::schema::counters;
    Ok(counters::table.find(name).select(counters::value).first(conn).optional()?.unwrap_or(0))
}
