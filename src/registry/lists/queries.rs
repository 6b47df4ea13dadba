//! Storage of list entries.

use super::{List, SERIAL, State};
use crate::ids::AccountId;
use crate::store::counters::allot;
use crate::store::schema::{kept_entries, reported_names};
use crate::store::{AnyConnection, Error, Moment, insert};
use diesel::prelude::*;

/// All states of the entries of a list, oldest first.
pub fn states(conn: &mut AnyConnection, list: List) -> Result<Vec<State>, Error> {
    let of = kept_entries::table.filter(kept_entries::list.eq(list)).order(kept_entries::serial);
    Ok(of.select(State::as_select()).load(conn)?)
}

/// All states of the resolvers of a namespace, newest first.
pub fn of_namespace(conn: &mut AnyConnection, nid: &str) -> Result<Vec<State>, Error> {
    let of = kept_entries::table.filter(kept_entries::list.eq(List::Resolvers)).filter(kept_entries::nid.eq(nid));
    Ok(of.order(kept_entries::serial.desc()).select(State::as_select()).load(conn)?)
}

/// A new state of an entry.
#[derive(Insertable)]
#[diesel(table_name = kept_entries)]
pub(crate) struct NewState<'a> {
    pub(crate) list: List,
    pub(crate) name: &'a str,
    pub(crate) nid: Option<&'a str>,
    pub(crate) body: Option<&'a str>,
    pub(crate) reason: &'a str,
    pub(crate) asked_by: &'a AccountId,
    pub(crate) confirmed_by: Option<&'a AccountId>,
    pub(crate) at: Moment,
}

/// Stores the next state of an entry.
pub(crate) fn insert(conn: &mut AnyConnection, new: &NewState<'_>) -> Result<(), Error> {
    let serial = allot(conn, SERIAL)?;
    diesel::insert_into(kept_entries::table).values((kept_entries::serial.eq(serial), new)).execute(conn)?;
    Ok(())
}

/// The reported names that wait for an operator, oldest first: the entry as JSON, and when it was reported.
pub(crate) fn reported(conn: &mut AnyConnection) -> Result<Vec<(String, Moment)>, Error> {
    Ok(reported_names::table
        .order((reported_names::reported_at, reported_names::name))
        .select((reported_names::body, reported_names::reported_at))
        .load(conn)?)
}

/// Stores a report. The name must not be reported already.
pub(crate) fn insert_report(conn: &mut AnyConnection, name: &str, body: &str, at: Moment) -> Result<(), Error> {
    insert!(conn, reported_names: name, body, reported_at = at)
}

/// Deletes a report; returns whether there was one.
pub(crate) fn delete_report(conn: &mut AnyConnection, name: &str) -> Result<bool, Error> {
    Ok(diesel::delete(reported_names::table.find(name)).execute(conn)? > 0)
}
