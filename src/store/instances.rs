//! The servers on one database, and the state each of them shows.

use super::schema::instances;
use super::{AnyConnection, Error};
use crate::store::Moment;
use diesel::prelude::*;

/// Says that a server lives and shows this state.
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

/// The oldest state that another server shows which lived at `alive` or later; `None` without others.
pub fn lowest(conn: &mut AnyConnection, own: &str, alive: Moment) -> Result<Option<i64>, Error> {
    Ok(instances::table
        .filter(instances::id.ne(own))
        .filter(instances::seen_at.ge(alive))
        .order(instances::serial.asc())
        .select(instances::serial)
        .first(conn)
        .optional()?)
}

/// A server stops.
pub fn leave(conn: &mut AnyConnection, id: &str) -> Result<(), Error> {
    diesel::delete(instances::table.find(id)).execute(conn)?;
    Ok(())
}
