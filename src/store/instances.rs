//! The servers on one database, and the registry serial that each of them serves.

use super::schema::instances;
use super::{AnyConnection, Error};
use crate::store::Moment;
use diesel::prelude::*;

/// Records that a server is alive and serves this serial.
pub fn beat(conn: &mut AnyConnection, id: &str, serial: i64, now: Moment) -> Result<(), Error> {
    let known = diesel::update(instances::table.find(id))
        .set((instances::serial.eq(serial), instances::seen_at.eq(now)))
        .execute(conn)?;
    if known == 0 {
        diesel::insert_into(instances::table)
            .values((instances::id.eq(id), instances::serial.eq(serial), instances::seen_at.eq(now)))
            .execute(conn)?;
    }
    Ok(())
}

/// The lowest serial served by another server that was seen at `alive` or later; `None` if there are no others.
pub fn lowest_serial(conn: &mut AnyConnection, own: &str, alive: Moment) -> Result<Option<i64>, Error> {
    Ok(instances::table
        .filter(instances::id.ne(own))
        .filter(instances::seen_at.ge(alive))
        .order(instances::serial.asc())
        .select(instances::serial)
        .first(conn)
        .optional()?)
}

/// Removes a server that shuts down.
pub fn remove_instance(conn: &mut AnyConnection, id: &str) -> Result<(), Error> {
    diesel::delete(instances::table.find(id)).execute(conn)?;
    Ok(())
}
