//! Storage of the browsers of users.

use crate::ids::AccountId;
use crate::store::schema::devices;
use crate::store::{AnyConnection, Error, Moment, insert};
use diesel::prelude::*;

/// Whether a user has signed in from the browser with this token.
pub(crate) fn is_known(conn: &mut AnyConnection, account_id: &AccountId, mark_hash: &str) -> Result<bool, Error> {
    Ok(diesel::select(diesel::dsl::exists(devices::table.find((account_id, mark_hash)))).get_result(conn)?)
}

/// Records a sign-in from this browser; returns `true` if it is new.
pub(crate) fn record_browser(
    conn: &mut AnyConnection,
    account_id: &AccountId,
    mark_hash: &str,
    now: Moment,
) -> Result<bool, Error> {
    if diesel::update(devices::table.find((account_id, mark_hash))).set(devices::last_at.eq(now)).execute(conn)? > 0 {
        return Ok(false);
    }
    insert!(conn, devices: account_id, mark_hash, first_at = now, last_at = now)?;
    Ok(true)
}

/// Deletes all browsers of a user: after a new password or a reset, one of them may be an intruder's.
pub(crate) fn forget_all(conn: &mut AnyConnection, account_id: &AccountId) -> Result<(), Error> {
    diesel::delete(devices::table.filter(devices::account_id.eq(account_id))).execute(conn)?;
    Ok(())
}

/// Deletes browsers that were last used before a time; returns how many.
pub(crate) fn forget_old(conn: &mut AnyConnection, before: Moment) -> Result<usize, Error> {
    Ok(diesel::delete(devices::table.filter(devices::last_at.lt(before))).execute(conn)?)
}
