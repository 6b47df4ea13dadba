//! Storage of list entries.

use super::{CHANGE_COUNTER, EntryState};
use crate::ids::AccountId;
use crate::store::counters::increment_counter;
use crate::store::schema::list_entries;
use crate::store::{AnyConnection, Error, Moment};
use diesel::prelude::*;

/// All states of the entries, oldest first.
pub fn states(conn: &mut AnyConnection) -> Result<Vec<EntryState>, Error> {
    let of = list_entries::table.order(list_entries::serial);
    Ok(of.select(EntryState::as_select()).load(conn)?)
}

/// All states of the resolvers of a namespace, newest first.
pub fn of_namespace(conn: &mut AnyConnection, nid: &str) -> Result<Vec<EntryState>, Error> {
    let of = list_entries::table.filter(list_entries::nid.eq(nid));
    Ok(of.order(list_entries::serial.desc()).select(EntryState::as_select()).load(conn)?)
}

/// A new state of an entry.
#[derive(Insertable)]
#[diesel(table_name = list_entries)]
pub(crate) struct NewEntryState<'a> {
    pub(crate) name: &'a str,
    pub(crate) nid: &'a str,
    pub(crate) body: Option<&'a str>,
    pub(crate) reason: &'a str,
    pub(crate) asked_by: &'a AccountId,
    pub(crate) at: Moment,
}

/// Stores the next state of an entry.
pub(crate) fn insert(conn: &mut AnyConnection, new: &NewEntryState<'_>) -> Result<(), Error> {
    let serial = increment_counter(conn, CHANGE_COUNTER)?;
    diesel::insert_into(list_entries::table).values((list_entries::serial.eq(serial), new)).execute(conn)?;
    Ok(())
}
