//! Database queries for actions that need two persons.

use super::{Ending, NeedsTwo, Pending};
use crate::ids::{AccountId, RequestId, SnapshotNo};
use crate::store::schema::pending_actions;
use crate::store::{AnyConnection, Error, Moment, row, update};
use diesel::prelude::*;

/// The columns of an action. Each kind has its own ones; the database checks them.
#[derive(Debug, Clone, Default, Insertable, Queryable, Selectable)]
#[diesel(table_name = pending_actions, treat_none_as_default_value = false)]
pub struct Columns {
    pub(crate) kind: String,
    pub(crate) nid: Option<String>,
    pub(crate) new_status: Option<String>,
    pub(crate) successors: Option<String>,
    pub(crate) version: Option<i64>,
    pub(crate) what: Option<String>,
    pub(crate) row_id: Option<String>,
    pub(crate) place: Option<String>,
    pub(crate) class: Option<String>,
    pub(crate) request_id: Option<RequestId>,
    pub(crate) event_id: Option<String>,
    pub(crate) snapshot_number: Option<SnapshotNo>,
    pub(crate) content: Option<String>,
    pub(crate) words: Option<String>,
    pub(crate) account_id: Option<AccountId>,
}

/// Stores an action; with an `ending` if one person did it alone.
pub(crate) fn insert<T: NeedsTwo>(conn: &mut AnyConnection, it: &Pending<T>, ending: Option<Ending>) -> Result<(), Error> {
    let at = Moment::from(it.filed_at);
    let own = row!(pending_actions: id = &it.id, reason = &it.reason, filed_by = &it.filed_by, filed_at = at, outcome = ending,
        closed_by = ending.map(|_| &it.filed_by), closed_at = ending.map(|_| at));
    diesel::insert_into(pending_actions::table).values((it.action.columns(), own)).execute(conn)?;
    Ok(())
}

/// The open actions, oldest first.
pub(crate) fn open<T: NeedsTwo>(conn: &mut AnyConnection) -> Result<Vec<Pending<T>>, Error> {
    let rows: Vec<(String, Columns, String, AccountId, Moment)> = pending_actions::table
        .filter(pending_actions::kind.eq_any(T::KINDS.iter().copied()))
        .filter(pending_actions::outcome.is_null())
        .order((pending_actions::filed_at, pending_actions::id))
        .select((
            pending_actions::id,
            Columns::as_select(),
            pending_actions::reason,
            pending_actions::filed_by,
            pending_actions::filed_at,
        ))
        .load(conn)?;
    rows.into_iter()
        .map(|(id, columns, reason, filed_by, at)| {
            let action = T::read(&columns).ok_or_else(|| Error::Unreadable(format!("a pending action {columns:?}")))?;
            Ok(Pending { id, action, reason, filed_by, filed_at: at.time() })
        })
        .collect()
}

/// Closes an action, with a reason if it is rejected.
pub(crate) fn close(
    conn: &mut AnyConnection,
    id: &str,
    (ending, words): (Ending, &str),
    (by, now): (&AccountId, Moment),
) -> Result<(), Error> {
    update!(conn, pending_actions.find(id): outcome = Some(ending), closed_by = Some(by), closed_at = Some(now),
        closed_words = Some(words))
}
