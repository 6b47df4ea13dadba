//! Storage of the security log.

use super::{Kind, LoggedRefusal};
use crate::ids::AccountId;
use crate::store::schema::{accounts, events, security_log};
use crate::store::{AnyConnection, Error, Moment};
use diesel::dsl::max;
use diesel::prelude::*;

#[derive(Insertable)]
#[diesel(table_name = security_log)]
pub(crate) struct NewRefusal<'a> {
    pub id: &'a str,
    pub account_id: Option<&'a AccountId>,
    pub kind: &'a str,
    pub network: &'a str,
    pub browser: &'a str,
    pub detail: &'a str,
    pub at: Moment,
}

pub(crate) fn insert(conn: &mut AnyConnection, row: &NewRefusal<'_>) -> Result<(), Error> {
    diesel::insert_into(security_log::table).values(row).execute(conn)?;
    Ok(())
}

/// The newest rows, of one account or of all.
pub(crate) fn newest(conn: &mut AnyConnection, account_id: Option<&AccountId>, limit: i64) -> Result<Vec<LoggedRefusal>, Error> {
    let mut query = security_log::table
        .left_join(accounts::table.on(security_log::account_id.eq(accounts::id.nullable())))
        .order((security_log::at.desc(), security_log::id.desc()))
        .limit(limit)
        .select((
            security_log::kind,
            (accounts::name, accounts::email).nullable(),
            security_log::network,
            security_log::browser,
            security_log::detail,
            security_log::at,
        ))
        .into_boxed();
    if let Some(id) = account_id {
        query = query.filter(security_log::account_id.eq(id));
    }
    Ok(query.load(conn)?)
}

/// The number of failures of a kind for an account since a time, from one network or from all, not counting those before its owner last
/// signed in or set a password. The query is the same for an address without an account.
pub(crate) fn count_failures(
    conn: &mut AnyConnection,
    (account_id, kind): (&AccountId, Kind),
    network: Option<&str>,
    since: Moment,
) -> Result<i64, Error> {
    let done = events::table.filter(events::account_id.eq(account_id)).filter(events::at.gt(since));
    let came_in = done.filter(events::act.eq_any(["signed_in", "password_changed"])).select(max(events::at));
    let from: Option<Moment> = came_in.first(conn)?;
    let mut failed = security_log::table
        .filter(security_log::account_id.eq(account_id))
        .filter(security_log::kind.eq(kind.name()))
        .filter(security_log::at.gt(from.unwrap_or(since)))
        .into_boxed();
    if let Some(network) = network {
        failed = failed.filter(security_log::network.eq(network));
    }
    Ok(failed.count().get_result(conn)?)
}

/// Deletes rows older than a time.
pub(crate) fn delete_before(conn: &mut AnyConnection, moment: Moment) -> Result<usize, Error> {
    Ok(diesel::delete(security_log::table.filter(security_log::at.lt(moment))).execute(conn)?)
}
