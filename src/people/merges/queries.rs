//! Where merges are kept, and which account goes on for one that was merged away.

use super::{Keeps, Merge, Side};
use crate::ids::AccountId;
use crate::people::Ended;
use crate::store::schema::{accounts, merged_accounts, merges};
use crate::store::typed::kept_by_name;
use crate::store::{AnyConnection, Error, Moment};
use diesel::prelude::*;
use jiff::Timestamp;
use std::collections::HashMap;

kept_by_name!(Keeps as "account that goes on");

#[derive(Queryable, Selectable)]
#[diesel(table_name = merges)]
struct Row {
    id: String,
    account_id: AccountId,
    email: String,
    other_id: Option<AccountId>,
    keeps: Keeps,
    asked_at: Moment,
    expires_at: Moment,
    other_link: String,
    own_confirmed_at: Option<Moment>,
    other_confirmed_at: Option<Moment>,
}

fn merge(row: Row) -> Merge {
    Merge {
        keeps: row.keeps,
        asked_at: row.asked_at.time(),
        expires_at: row.expires_at.time(),
        own_confirmed_at: row.own_confirmed_at.map(Moment::time),
        other: row.other_id.zip(row.other_confirmed_at.map(Moment::time)),
        id: row.id,
        account_id: row.account_id,
        email: row.email,
    }
}

/// What is asked for.
pub(crate) struct NewMerge<'a> {
    pub id: &'a str,
    pub account_id: &'a AccountId,
    pub email: &'a str,
    pub keeps: Keeps,
    pub own_link: &'a str,
    pub other_link: &'a str,
    pub asked_at: Moment,
    pub expires_at: Moment,
}

pub(crate) fn insert(conn: &mut AnyConnection, new: &NewMerge<'_>) -> Result<(), Error> {
    diesel::insert_into(merges::table)
        .values((
            merges::id.eq(new.id),
            merges::account_id.eq(new.account_id),
            merges::email.eq(new.email),
            merges::keeps.eq(new.keeps),
            merges::own_link.eq(new.own_link),
            merges::other_link.eq(new.other_link),
            merges::asked_at.eq(new.asked_at),
            merges::expires_at.eq(new.expires_at),
        ))
        .execute(conn)?;
    Ok(())
}

/// The merge that was asked for from an account and can still be confirmed.
pub fn of_account(conn: &mut AnyConnection, account_id: &AccountId, now: Moment) -> Result<Option<Merge>, Error> {
    let row: Option<Row> = merges::table
        .filter(merges::account_id.eq(account_id))
        .filter(merges::ended_at.is_null())
        .filter(merges::expires_at.gt(now))
        .select(Row::as_select())
        .first(conn)
        .optional()?;
    Ok(row.map(merge))
}

/// The merge that a link opens, and at whose address its reader is.
pub(crate) fn by_link(conn: &mut AnyConnection, link: &str, now: Moment) -> Result<Option<(Merge, Side)>, Error> {
    let row: Option<Row> = merges::table
        .filter(merges::own_link.eq(link).or(merges::other_link.eq(link)))
        .filter(merges::ended_at.is_null())
        .filter(merges::expires_at.gt(now))
        .select(Row::as_select())
        .first(conn)
        .optional()?;
    let Some(row) = row else { return Ok(None) };
    let side = if row.other_link == link { Side::Other } else { Side::Asking };
    Ok(Some((merge(row), side)))
}

/// Every merge that is open, the oldest first, with the name of who asks.
pub fn open(conn: &mut AnyConnection, now: Moment) -> Result<Vec<(Merge, String)>, Error> {
    let rows: Vec<(Row, String)> = merges::table
        .inner_join(accounts::table.on(accounts::id.eq(merges::account_id)))
        .filter(merges::ended_at.is_null())
        .filter(merges::expires_at.gt(now))
        .order((merges::asked_at, merges::id))
        .select((Row::as_select(), accounts::name))
        .load(conn)?;
    Ok(rows.into_iter().map(|(row, name)| (merge(row), name)).collect())
}

/// Notes that it was confirmed by the link to the address of the asking account.
pub(crate) fn confirm_own(conn: &mut AnyConnection, id: &str, at: Moment) -> Result<(), Error> {
    diesel::update(merges::table.find(id)).set(merges::own_confirmed_at.eq(Some(at))).execute(conn)?;
    Ok(())
}

/// Notes which account confirmed it as the other one; until when it is good from now on.
pub(crate) fn confirm_other(
    conn: &mut AnyConnection,
    id: &str,
    (other_id, at): (&AccountId, Moment),
    until: Moment,
) -> Result<(), Error> {
    diesel::update(merges::table.find(id))
        .set((merges::other_id.eq(Some(other_id)), merges::other_confirmed_at.eq(Some(at)), merges::expires_at.eq(until)))
        .execute(conn)?;
    Ok(())
}

/// Ends whatever merge an account asked for or confirmed, and forgets the address that was typed; how many there were.
pub(crate) fn end(conn: &mut AnyConnection, account_id: &AccountId, outcome: Ended, at: Moment) -> Result<usize, Error> {
    let open = merges::table
        .filter(merges::account_id.eq(account_id).or(merges::other_id.eq(account_id)))
        .filter(merges::ended_at.is_null());
    Ok(diesel::update(open)
        .set((merges::ended_at.eq(Some(at)), merges::outcome.eq(Some(outcome)), merges::email.eq("")))
        .execute(conn)?)
}

/// Notes that an account goes on for another one, and for those for which that one went on.
pub(crate) fn join(conn: &mut AnyConnection, goes: &AccountId, stays: &AccountId, at: Moment) -> Result<(), Error> {
    diesel::update(merged_accounts::table.filter(merged_accounts::into_id.eq(goes)))
        .set(merged_accounts::into_id.eq(stays))
        .execute(conn)?;
    diesel::insert_into(merged_accounts::table)
        .values((merged_accounts::account_id.eq(goes), merged_accounts::into_id.eq(stays), merged_accounts::at.eq(at)))
        .execute(conn)?;
    Ok(())
}

/// The account of the person behind an account: the one that goes on for it, or itself.
pub(crate) fn person(conn: &mut AnyConnection, account_id: &AccountId) -> Result<AccountId, Error> {
    let into = merged_accounts::table.find(account_id).select(merged_accounts::into_id).first(conn).optional()?;
    Ok(into.unwrap_or_else(|| account_id.to_owned()))
}

/// The accounts that were merged away, with the one that goes on for each.
pub(crate) fn goes_on(conn: &mut AnyConnection) -> Result<HashMap<AccountId, AccountId>, Error> {
    let rows: Vec<(AccountId, AccountId)> =
        merged_accounts::table.select((merged_accounts::account_id, merged_accounts::into_id)).load(conn)?;
    Ok(rows.into_iter().collect())
}

/// The accounts of one person: the one that goes on first, then those for which it does.
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

/// An account that was merged away.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Joined {
    /// The account that ended.
    pub account_id: AccountId,
    /// The account that goes on.
    pub into_id: AccountId,
    /// When.
    pub at: Timestamp,
}

/// The accounts that were merged away last, the newest first, at most `limit`.
pub fn joined(conn: &mut AnyConnection, limit: i64) -> Result<Vec<Joined>, Error> {
    let rows: Vec<(AccountId, AccountId, Moment)> = merged_accounts::table
        .order((merged_accounts::at.desc(), merged_accounts::account_id.desc()))
        .limit(limit)
        .select((merged_accounts::account_id, merged_accounts::into_id, merged_accounts::at))
        .load(conn)?;
    rows.into_iter().map(|(account_id, into_id, at)| Ok(Joined { account_id, into_id, at: at.time() })).collect()
}
