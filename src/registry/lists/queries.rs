//! Storage of list entries.

use super::{List, SERIAL, State};
use crate::ids::AccountId;
use crate::store::counters::allot;
use crate::store::schema::{kept_entries, reported_names};
use crate::store::{AnyConnection, Error, Moment};
use diesel::prelude::*;

type StateRow = (i64, List, String, Option<String>, Option<String>, String, Moment);

fn state((serial, list, name, nid, body, reason, at): StateRow) -> State {
    State { serial, list, name, nid, body, reason, at: at.time() }
}

const STATE: (
    kept_entries::serial,
    kept_entries::list,
    kept_entries::name,
    kept_entries::nid,
    kept_entries::body,
    kept_entries::reason,
    kept_entries::at,
) = (
    kept_entries::serial,
    kept_entries::list,
    kept_entries::name,
    kept_entries::nid,
    kept_entries::body,
    kept_entries::reason,
    kept_entries::at,
);

/// All states of the entries of a list, oldest first.
pub fn states(conn: &mut AnyConnection, list: List) -> Result<Vec<State>, Error> {
    let rows: Vec<StateRow> =
        kept_entries::table.filter(kept_entries::list.eq(list.name())).order(kept_entries::serial).select(STATE).load(conn)?;
    Ok(rows.into_iter().map(state).collect())
}

/// All states of the resolvers of a namespace, newest first.
pub fn of_namespace(conn: &mut AnyConnection, nid: &str) -> Result<Vec<State>, Error> {
    let rows: Vec<StateRow> = kept_entries::table
        .filter(kept_entries::list.eq(List::Resolvers.name()))
        .filter(kept_entries::nid.eq(nid))
        .order(kept_entries::serial.desc())
        .select(STATE)
        .load(conn)?;
    Ok(rows.into_iter().map(state).collect())
}

/// A new state of an entry.
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
    diesel::insert_into(kept_entries::table)
        .values((
            kept_entries::serial.eq(serial),
            kept_entries::list.eq(new.list.name()),
            kept_entries::name.eq(new.name),
            kept_entries::nid.eq(new.nid),
            kept_entries::body.eq(new.body),
            kept_entries::reason.eq(new.reason),
            kept_entries::asked_by.eq(new.asked_by),
            kept_entries::confirmed_by.eq(new.confirmed_by),
            kept_entries::at.eq(new.at),
        ))
        .execute(conn)?;
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
    diesel::insert_into(reported_names::table)
        .values((reported_names::name.eq(name), reported_names::body.eq(body), reported_names::reported_at.eq(at)))
        .execute(conn)?;
    Ok(())
}

/// Deletes a report; returns whether there was one.
pub(crate) fn delete_report(conn: &mut AnyConnection, name: &str) -> Result<bool, Error> {
    Ok(diesel::delete(reported_names::table.find(name)).execute(conn)? > 0)
}
