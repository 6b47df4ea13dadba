//! Storage of the results of the link check.

use super::Probed;
use crate::store::schema::probed_addresses;
use crate::store::{AnyConnection, Error, Moment, update};
use diesel::prelude::*;
use jiff::Timestamp;
use std::collections::HashMap;

/// All URLs to be checked, by due time.
pub fn all(conn: &mut AnyConnection) -> Result<Vec<Probed>, Error> {
    Ok(probed_addresses::table.order((probed_addresses::due_at, probed_addresses::address)).load(conn)?)
}

/// The last response of each URL that has ever responded.
pub fn answers(conn: &mut AnyConnection) -> Result<HashMap<String, Timestamp>, Error> {
    let rows: Vec<(String, Timestamp)> = probed_addresses::table
        .filter(probed_addresses::answered_at.is_not_null())
        .select((probed_addresses::address, probed_addresses::answered_at.assume_not_null()))
        .load(conn)?;
    Ok(rows.into_iter().collect())
}

/// The URL that has been due for longest.
pub(crate) fn due(conn: &mut AnyConnection, now: Moment) -> Result<Option<String>, Error> {
    let due = probed_addresses::table.filter(probed_addresses::due_at.le(now));
    let first = due.order((probed_addresses::due_at, probed_addresses::address)).select(probed_addresses::address);
    Ok(first.first(conn).optional()?)
}

/// Adds a URL to be checked.
pub(crate) fn place(conn: &mut AnyConnection, address: &str, due_at: Moment) -> Result<(), Error> {
    let row = (probed_addresses::address.eq(address), probed_addresses::due_at.eq(due_at), probed_addresses::said.eq(""));
    diesel::insert_into(probed_addresses::table).values(row).execute(conn)?;
    Ok(())
}

pub(crate) fn forget(conn: &mut AnyConnection, address: &str) -> Result<(), Error> {
    diesel::delete(probed_addresses::table.find(address)).execute(conn)?;
    Ok(())
}

pub(crate) fn put_off(conn: &mut AnyConnection, address: &str, due_at: Moment) -> Result<(), Error> {
    update!(conn, probed_addresses.find(address): due_at)
}

/// Records the result of a check.
pub(crate) fn note(
    conn: &mut AnyConnection,
    address: &str,
    (at, due_at): (Moment, Moment),
    said: &str,
    is_answer: bool,
) -> Result<(), Error> {
    let noted = (probed_addresses::due_at.eq(due_at), probed_addresses::asked_at.eq(Some(at)), probed_addresses::said.eq(said));
    diesel::update(probed_addresses::table.find(address)).set(noted).execute(conn)?;
    if is_answer {
        update!(conn, probed_addresses.find(address): answered_at = Some(at))?;
    }
    Ok(())
}
