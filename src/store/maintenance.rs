//! Maintenance: while it is on, the servers of a database are read-only and show a message. Commands on the machine can still write.

use super::schema::maintenance;
use super::{AnyConnection, Error, Moment, migrations};
use diesel::prelude::*;
use jiff::Timestamp;

/// The maximum length of a message, in characters.
pub const MESSAGE_MAX: usize = 500;

/// A maintenance in progress.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Maintenance {
    /// The message to visitors; may be empty.
    pub message: String,
    /// When it began.
    pub since: Timestamp,
}

/// The maintenance in progress, if any.
pub fn current_maintenance(conn: &mut AnyConnection) -> Result<Option<Maintenance>, Error> {
    let row: Option<(String, Moment)> =
        maintenance::table.find(1).select((maintenance::message, maintenance::since)).first(conn).optional()?;
    Ok(row.map(|(message, since)| Maintenance { message, since: since.time() }))
}

/// Turns maintenance on at `now`, or replaces the message of the maintenance in progress.
pub fn begin_maintenance(conn: &mut AnyConnection, message: &str, now: Timestamp) -> Result<(), Error> {
    if diesel::update(maintenance::table.find(1)).set(maintenance::message.eq(message)).execute(conn)? == 0 {
        let row = (maintenance::id.eq(1), maintenance::message.eq(message), maintenance::since.eq(Moment::from(now)));
        diesel::insert_into(maintenance::table).values(row).execute(conn)?;
    }
    Ok(())
}

/// Turns maintenance off. Returns whether it was on.
pub fn end_maintenance(conn: &mut AnyConnection) -> Result<bool, Error> {
    Ok(diesel::delete(maintenance::table.find(1)).execute(conn)? > 0)
}

/// Checks that a server may write: the schema is that of this program, and maintenance is off. Called before every write.
///
/// # Errors
/// [`Error::Schema`] or [`Error::Maintenance`].
pub fn check_may_write(conn: &mut AnyConnection) -> Result<(), Error> {
    migrations::check_schema_version(conn)?;
    current_maintenance(conn)?.map_or(Ok(()), |on| Err(Error::Maintenance(on.message)))
}
