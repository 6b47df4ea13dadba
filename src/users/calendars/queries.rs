//! Storage of calendar links.

use crate::ids::AccountId;
use crate::store::schema::calendars;
use crate::store::{AnyConnection, Error, Moment};
use crate::users;
use crate::users::Account;
use crate::users::secrets::Token;
use diesel::prelude::*;

/// Stores the link of an account; an earlier one no longer works.
pub(crate) fn set(conn: &mut AnyConnection, account_id: &AccountId, token: &Token, at: Moment) -> Result<(), Error> {
    end(conn, account_id)?;
    let row = (calendars::account_id.eq(account_id), calendars::token_hash.eq(token.hash()), calendars::made_at.eq(at));
    diesel::insert_into(calendars::table).values(row).execute(conn)?;
    Ok(())
}

/// Whether an account has a link.
///
/// # Errors
/// Database errors.
pub fn is_made(conn: &mut AnyConnection, account_id: &AccountId) -> Result<bool, Error> {
    let count: i64 = calendars::table.filter(calendars::account_id.eq(account_id)).count().get_result(conn)?;
    Ok(count > 0)
}

/// The active account that a link belongs to.
pub(crate) fn owner(conn: &mut AnyConnection, token: &Token) -> Result<Option<Account>, Error> {
    let found: Option<AccountId> =
        calendars::table.filter(calendars::token_hash.eq(token.hash())).select(calendars::account_id).first(conn).optional()?;
    match found {
        Some(id) => Ok(users::queries::by_id(conn, &id)?.filter(Account::is_live)),
        None => Ok(None),
    }
}

/// Removes the link of an account; returns whether it had one.
pub(crate) fn end(conn: &mut AnyConnection, account_id: &AccountId) -> Result<bool, Error> {
    Ok(diesel::delete(calendars::table.filter(calendars::account_id.eq(account_id))).execute(conn)? > 0)
}
