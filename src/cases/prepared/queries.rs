//! Database queries for preparations.

use super::{Ending, Prepared};
use crate::ids::{AccountId, RequestId};
use crate::registry::Class;
use crate::store::schema::prepared;
use crate::store::{AnyConnection, Error, Moment, insert, update};
use diesel::prelude::*;
use std::collections::BTreeMap;

/// Stores a preparation; with an `outcome` if one operator published alone.
pub(crate) fn insert(conn: &mut AnyConnection, it: &Prepared, outcome: Option<Ending>) -> Result<(), Error> {
    let at = Moment::from(it.at);
    insert!(conn, prepared: id = &it.id, request_id = &it.request_id, event_id = &it.event_id, snapshot_number = it.snapshot,
        content = &it.content.digest, words = &it.content.words, class = it.content.class.map(Class::name),
        reason = it.correction.as_deref().unwrap_or_default(), prepared_by = &it.by, prepared_at = at, outcome,
        closed_by = outcome.map(|_| &it.by), closed_at = outcome.map(|_| at))
}

/// The pending preparation of a request, even if it is no longer valid.
pub(crate) fn waiting(conn: &mut AnyConnection, request_id: &RequestId) -> Result<Option<Prepared>, Error> {
    let mut found: Option<Prepared> = prepared::table
        .filter(prepared::request_id.eq(request_id))
        .filter(prepared::outcome.is_null())
        .select(Prepared::as_select())
        .first(conn)
        .optional()?;
    if let Some(prepared) = found.as_mut().filter(|prepared| prepared.content.class.is_none()) {
        prepared.correction = None;
    }
    Ok(found)
}

/// The requests with a pending preparation, each with the account that prepared it.
pub(crate) fn requests(conn: &mut AnyConnection) -> Result<BTreeMap<RequestId, AccountId>, Error> {
    let columns = (prepared::request_id, prepared::prepared_by);
    let rows: Vec<(RequestId, AccountId)> = prepared::table.filter(prepared::outcome.is_null()).select(columns).load(conn)?;
    Ok(rows.into_iter().collect())
}

/// Closes a pending preparation as `confirmed`, `withdrawn`, `void` or `alone`, with the account and the time.
pub(crate) fn close(conn: &mut AnyConnection, id: &str, outcome: Ending, (by, now): (&AccountId, Moment)) -> Result<(), Error> {
    update!(conn, prepared.find(id): outcome = Some(outcome), closed_by = Some(by), closed_at = Some(now))
}
