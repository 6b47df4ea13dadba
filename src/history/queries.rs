//! Where events are kept.

use super::{Act, Recorded};
use crate::store::schema::{accounts, events};
use crate::store::{AnyConnection, Error, moment};
use diesel::prelude::*;

/// A new event's row.
#[derive(Insertable)]
#[diesel(table_name = events)]
pub(crate) struct NewEvent<'a> {
    pub id: &'a str,
    pub request_id: Option<&'a str>,
    pub nid: Option<&'a str>,
    pub account_id: Option<&'a str>,
    pub actor_id: Option<&'a str>,
    pub actor_role: &'a str,
    pub act: &'a str,
    pub detail: &'a str,
    pub at: &'a str,
}

pub(crate) fn insert(conn: &mut AnyConnection, new: &NewEvent<'_>) -> Result<(), Error> {
    diesel::insert_into(events::table).values(new).execute(conn)?;
    Ok(())
}

type Row = (String, String, Option<String>, String, String, String);

fn recorded((id, act, name, role, detail, at): Row) -> Result<Recorded, Error> {
    let known = Act::from_name(&act).ok_or_else(|| Error::Unreadable(format!("act {act:?}")))?;
    Ok(Recorded { id, act: known, by: name.unwrap_or_else(|| "nidreg".to_owned()), role, detail, at: moment(&at)? })
}

/// The events of a request, oldest first.
pub(crate) fn of_request(conn: &mut AnyConnection, request_id: &str) -> Result<Vec<Recorded>, Error> {
    let rows: Vec<Row> = events::table
        .left_join(accounts::table.on(events::actor_id.eq(accounts::id.nullable())))
        .filter(events::request_id.eq(request_id))
        .order((events::at, events::id))
        .select((events::id, events::act, accounts::name.nullable(), events::actor_role, events::detail, events::at))
        .load(conn)?;
    rows.into_iter().map(recorded).collect()
}

/// The events about a NID once its request was public, oldest first.
pub(crate) fn of_nid(conn: &mut AnyConnection, nid: &str) -> Result<Vec<Recorded>, Error> {
    let rows: Vec<Row> = events::table
        .left_join(accounts::table.on(events::actor_id.eq(accounts::id.nullable())))
        .filter(events::nid.eq(nid))
        .filter(events::act.eq_any([Act::Registered.name(), Act::Corrected.name(), Act::Approved.name(), Act::Submitted.name()]))
        .order((events::at, events::id))
        .select((events::id, events::act, accounts::name.nullable(), events::actor_role, events::detail, events::at))
        .load(conn)?;
    rows.into_iter().map(recorded).collect()
}
