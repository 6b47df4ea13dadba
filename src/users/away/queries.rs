//! Absences. Experts and operators set the last day themselves; the absence ends automatically.

use crate::ids::AccountId;
use crate::store::schema::accounts;
use crate::store::{AnyConnection, Error};
use diesel::prelude::*;
use jiff::civil::Date;
use std::collections::HashMap;

fn day(text: &str) -> Result<Date, Error> {
    text.parse().map_err(|_| Error::Unreadable(format!("day {text:?}")))
}

/// The last day of a user's absence; `None` if they are not away today.
pub fn until(conn: &mut AnyConnection, account_id: &AccountId, today: Date) -> Result<Option<Date>, Error> {
    let until: Option<String> = accounts::table
        .find(account_id)
        .filter(accounts::away_until.ge(today.to_string()))
        .select(accounts::away_until.assume_not_null())
        .first(conn)
        .optional()?;
    until.as_deref().map(day).transpose()
}

/// All users who are away today, with the last day of each.
pub fn all(conn: &mut AnyConnection, today: Date) -> Result<HashMap<AccountId, Date>, Error> {
    let rows: Vec<(AccountId, String)> = accounts::table
        .filter(accounts::away_until.ge(today.to_string()))
        .select((accounts::id, accounts::away_until.assume_not_null()))
        .load(conn)?;
    rows.into_iter().map(|(id, until)| Ok((id, day(&until)?))).collect()
}

pub(crate) fn set(conn: &mut AnyConnection, account_id: &AccountId, until: Option<Date>) -> Result<(), Error> {
    let until = until.map(|day| day.to_string());
    diesel::update(accounts::table.find(account_id)).set(accounts::away_until.eq(until)).execute(conn)?;
    Ok(())
}
