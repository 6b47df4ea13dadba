//! Storage of second factors.

use crate::ids::AccountId;
use crate::store::schema::{pending_actions, second_factors};
use crate::store::{AnyConnection, Error, Moment, insert, update};
use diesel::prelude::*;

/// The salt of a user's authenticator, if there is one.
pub(crate) fn salt_of(conn: &mut AnyConnection, account_id: &AccountId) -> Result<Option<String>, Error> {
    Ok(second_factors::table.find(account_id).select(second_factors::salt).first(conn).optional()?)
}

/// The mark of the key from which a user's authenticator was derived; empty if it is older than marks.
pub(crate) fn key_of(conn: &mut AnyConnection, account_id: &AccountId) -> Result<String, Error> {
    Ok(second_factors::table.find(account_id).select(second_factors::key_mark).first(conn).optional()?.unwrap_or_default())
}

/// The mark of the key of each authenticator.
pub(crate) fn key_marks(conn: &mut AnyConnection) -> Result<Vec<String>, Error> {
    Ok(second_factors::table.select(second_factors::key_mark).load(conn)?)
}

/// Sets the key of authenticators without a mark.
pub(crate) fn set_missing_key_marks(conn: &mut AnyConnection, key: &str) -> Result<(), Error> {
    diesel::update(second_factors::table.filter(second_factors::key_mark.eq("")))
        .set(second_factors::key_mark.eq(key))
        .execute(conn)?;
    Ok(())
}

/// The accounts whose authenticator was derived from another key than this one.
pub(crate) fn accounts_of_other_keys(conn: &mut AnyConnection, key: &str) -> Result<Vec<AccountId>, Error> {
    let other = second_factors::table.filter(second_factors::key_mark.ne(key)).filter(second_factors::key_mark.ne(""));
    Ok(other.order(second_factors::account_id).select(second_factors::account_id).load(conn)?)
}

/// Stores an authenticator derived from the key with this mark.
pub(crate) fn insert(
    conn: &mut AnyConnection,
    account_id: &AccountId,
    (salt, key): (&str, &str),
    step: i64,
    now: Moment,
) -> Result<(), Error> {
    insert!(conn, second_factors: account_id, salt, key_mark = key, last_step = step, created_at = now)
}

/// Marks the code of a time step as used; returns `false` if it or a later one was used before.
pub(crate) fn use_step(conn: &mut AnyConnection, account_id: &AccountId, step: i64) -> Result<bool, Error> {
    let unused = second_factors::table.find(account_id).filter(second_factors::last_step.lt(step));
    Ok(diesel::update(unused).set(second_factors::last_step.eq(step)).execute(conn)? > 0)
}

/// The hashes of the unused recovery codes.
fn recovery(conn: &mut AnyConnection, account_id: &AccountId) -> Result<Vec<String>, Error> {
    let stored: Option<String> =
        second_factors::table.find(account_id).select(second_factors::recovery).first(conn).optional()?;
    Ok(stored.unwrap_or_default().split_whitespace().map(str::to_owned).collect())
}

/// Uses a recovery code; returns `false` if it does not exist or was used before.
pub(crate) fn use_recovery(conn: &mut AnyConnection, account_id: &AccountId, code_hash: &str) -> Result<bool, Error> {
    let unused = recovery(conn, account_id)?;
    let left: Vec<String> = unused.iter().filter(|hash| *hash != code_hash).cloned().collect();
    replace_recovery(conn, account_id, &left)?;
    Ok(left.len() < unused.len())
}

/// The number of unused recovery codes.
pub(crate) fn recovery_left(conn: &mut AnyConnection, account_id: &AccountId) -> Result<usize, Error> {
    Ok(recovery(conn, account_id)?.len())
}

/// Replaces the list of recovery codes.
pub(crate) fn replace_recovery(conn: &mut AnyConnection, account_id: &AccountId, hashes: &[String]) -> Result<(), Error> {
    update!(conn, second_factors.find(account_id): recovery = hashes.join(" "))
}

/// Removes the factor with its recovery codes and reset requests; returns `false` if there was none.
pub(crate) fn remove(conn: &mut AnyConnection, account_id: &AccountId) -> Result<bool, Error> {
    forget_resets(conn, account_id)?;
    Ok(diesel::delete(second_factors::table.find(account_id)).execute(conn)? > 0)
}

/// Deletes the requests to reset a factor, which are no longer needed once it is reset or removed.
pub(crate) fn forget_resets(conn: &mut AnyConnection, account_id: &AccountId) -> Result<(), Error> {
    let resets = pending_actions::table
        .filter(pending_actions::account_id.eq(account_id))
        .filter(pending_actions::kind.eq("factor_reset"));
    diesel::delete(resets).execute(conn)?;
    Ok(())
}

/// The accounts that have a second factor.
pub(crate) fn accounts_with_factor(conn: &mut AnyConnection) -> Result<std::collections::BTreeSet<AccountId>, Error> {
    let ids: Vec<AccountId> = second_factors::table.select(second_factors::account_id).load(conn)?;
    Ok(ids.into_iter().collect())
}
