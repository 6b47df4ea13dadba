//! Storage of merged accounts; read-only.

use crate::ids::AccountId;
use crate::store::schema::merged_accounts;
use crate::store::{AnyConnection, Error};
use diesel::prelude::*;
use std::collections::HashMap;

/// The main account of a person: the account into which the given one was merged, or the given one itself.
pub(crate) fn person(conn: &mut AnyConnection, account_id: &AccountId) -> Result<AccountId, Error> {
    let into = merged_accounts::table.find(account_id).select(merged_accounts::into_id).first(conn).optional()?;
    Ok(into.unwrap_or_else(|| account_id.to_owned()))
}

/// The merged accounts, each with the account into which it was merged.
pub(crate) fn goes_on(conn: &mut AnyConnection) -> Result<HashMap<AccountId, AccountId>, Error> {
    let rows: Vec<(AccountId, AccountId)> =
        merged_accounts::table.select((merged_accounts::account_id, merged_accounts::into_id)).load(conn)?;
    Ok(rows.into_iter().collect())
}

/// The accounts of one person: the given one first, then those that were merged into it.
pub(crate) fn accounts_of(conn: &mut AnyConnection, account_id: &AccountId) -> Result<Vec<AccountId>, Error> {
    let mut all = vec![account_id.to_owned()];
    all.extend(
        merged_accounts::table
            .filter(merged_accounts::into_id.eq(account_id))
            .select(merged_accounts::account_id)
            .load::<AccountId>(conn)?,
    );
    Ok(all)
}
