//! Absences. Experts and operators set the last day themselves; the absence ends automatically.

use crate::ids::AccountId;
use crate::store::schema::accounts;
use crate::store::{AnyConnection, Error, update};
use diesel::prelude::*;
use jiff::civil::Date;
use std::collections::HashMap;

/// The last day of a user's absence; `None` if they are not away today.
pub fn until(conn: &mut AnyConnection, account_id: &AccountId, today: Date) -> Result<Option<Date>, Error> {
    let away = accounts::table.find(account_id).filter(accounts::away_until.ge(Some(today)));
    Ok(away.select(accounts::away_until.assume_not_null()).first(conn).optional()?)
}

/// All users who are away today, with the last day of each.
pub fn all(conn: &mut AnyConnection, today: Date) -> Result<HashMap<AccountId, Date>, Error> {
    let away = accounts::table.filter(accounts::away_until.ge(Some(today)));
    let rows: Vec<_> = away.select((accounts::id, accounts::away_until.assume_not_null())).load(conn)?;
    Ok(rows.into_iter().collect())
}

pub(crate) fn set(conn: &mut AnyConnection, account_id: &AccountId, until: Option<Date>) -> Result<(), Error> {
    update!(conn, accounts.find(account_id): away_until = until)
}
