//! When the clock was last believed: one row, written while the program runs.

use super::schema::clock;
use super::{AnyConnection, Error, moment, stored};
use diesel::prelude::*;
use jiff::Timestamp;

/// The moment at which the clock was last believed; none before the first.
pub fn last(conn: &mut AnyConnection) -> Result<Option<Timestamp>, Error> {
    let row: Option<String> = clock::table.find(1).select(clock::seen_at).first(conn).optional()?;
    row.as_deref().map(moment).transpose()
}

/// Believes the clock at `now`.
pub fn believe(conn: &mut AnyConnection, now: Timestamp) -> Result<(), Error> {
    let at = stored(now);
    if diesel::update(clock::table.find(1)).set(clock::seen_at.eq(&at)).execute(conn)? == 0 {
        diesel::insert_into(clock::table).values((clock::id.eq(1), clock::seen_at.eq(&at))).execute(conn)?;
    }
    Ok(())
}
