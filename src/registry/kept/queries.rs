//! Where lists that are kept here, and requests to change them, are kept.

use super::light::{Light, Outcome};
use super::{List, SERIAL, State};
use crate::ids::AccountId;
use crate::store::counters::allot;
use crate::store::schema::{accounts, kept_entries, light_requests};
use crate::store::typed::kept_by_name;
use crate::store::{AnyConnection, Error, Moment};
use diesel::prelude::*;

kept_by_name!(List as "list", Outcome as "outcome of a small change");

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

/// Every state of the entries of a list, the oldest first.
pub fn states(conn: &mut AnyConnection, list: List) -> Result<Vec<State>, Error> {
    let rows: Vec<StateRow> =
        kept_entries::table.filter(kept_entries::list.eq(list.name())).order(kept_entries::serial).select(STATE).load(conn)?;
    Ok(rows.into_iter().map(state).collect())
}

/// Every state of the resolvers of a namespace, the newest first.
pub fn of_namespace(conn: &mut AnyConnection, nid: &str) -> Result<Vec<State>, Error> {
    let rows: Vec<StateRow> = kept_entries::table
        .filter(kept_entries::list.eq(List::Resolvers.name()))
        .filter(kept_entries::nid.eq(nid))
        .order(kept_entries::serial.desc())
        .select(STATE)
        .load(conn)?;
    Ok(rows.into_iter().map(state).collect())
}

/// What is written into a list.
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

/// Writes the next state of an entry.
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

#[derive(Queryable, Selectable)]
#[diesel(table_name = light_requests)]
struct LightRow {
    id: String,
    nid: Option<String>,
    prefix: String,
    of_holder: bool,
    body: String,
    reason: String,
    asked_by: AccountId,
    asked_at: Moment,
    outcome: Option<Outcome>,
    words: Option<String>,
    decided_at: Option<Moment>,
}

fn light((row, by): (LightRow, String)) -> Light {
    let decided = row.outcome.zip(row.decided_at);
    let outcome = decided.map(|(outcome, at)| (outcome, row.words.unwrap_or_default(), at.time()));
    Light {
        id: row.id,
        nid: row.nid,
        prefix: row.prefix,
        of_holder: row.of_holder,
        body: row.body,
        reason: row.reason,
        asked_by: row.asked_by,
        by,
        asked_at: row.asked_at.time(),
        outcome,
    }
}

/// The requests that wait, the oldest first.
pub fn waiting(conn: &mut AnyConnection) -> Result<Vec<Light>, Error> {
    let rows: Vec<(LightRow, String)> = light_requests::table
        .inner_join(accounts::table)
        .filter(light_requests::outcome.is_null())
        .order((light_requests::asked_at, light_requests::id))
        .select((LightRow::as_select(), accounts::name))
        .load(conn)?;
    Ok(rows.into_iter().map(light).collect())
}

/// What somebody asked for, the newest first.
pub fn asked_by(conn: &mut AnyConnection, account_id: &AccountId) -> Result<Vec<Light>, Error> {
    let rows: Vec<(LightRow, String)> = light_requests::table
        .inner_join(accounts::table)
        .filter(light_requests::asked_by.eq(account_id))
        .order((light_requests::asked_at.desc(), light_requests::id.desc()))
        .limit(200)
        .select((LightRow::as_select(), accounts::name))
        .load(conn)?;
    Ok(rows.into_iter().map(light).collect())
}

pub(crate) struct NewLight<'a> {
    pub(crate) id: &'a str,
    pub(crate) nid: Option<&'a str>,
    pub(crate) prefix: &'a str,
    pub(crate) of_holder: bool,
    pub(crate) body: &'a str,
    pub(crate) reason: &'a str,
    pub(crate) asked_by: &'a AccountId,
    pub(crate) at: Moment,
}

pub(crate) fn ask(conn: &mut AnyConnection, new: &NewLight<'_>) -> Result<(), Error> {
    diesel::insert_into(light_requests::table)
        .values((
            light_requests::id.eq(new.id),
            light_requests::nid.eq(new.nid),
            light_requests::prefix.eq(new.prefix),
            light_requests::of_holder.eq(new.of_holder),
            light_requests::body.eq(new.body),
            light_requests::reason.eq(new.reason),
            light_requests::asked_by.eq(new.asked_by),
            light_requests::asked_at.eq(new.at),
        ))
        .execute(conn)?;
    Ok(())
}

pub(crate) fn decide(
    conn: &mut AnyConnection,
    id: &str,
    (outcome, words): (Outcome, &str),
    (by, at): (&AccountId, Moment),
) -> Result<(), Error> {
    diesel::update(light_requests::table.find(id).filter(light_requests::outcome.is_null()))
        .set((
            light_requests::outcome.eq(Some(outcome)),
            light_requests::words.eq(Some(words)),
            light_requests::decided_by.eq(Some(by)),
            light_requests::decided_at.eq(Some(at)),
        ))
        .execute(conn)?;
    Ok(())
}
