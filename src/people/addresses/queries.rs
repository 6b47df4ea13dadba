//! Where changes of address are kept.

use super::{AddressChange, Side};
use crate::ids::AccountId;
use crate::people::Ended;
use crate::store::schema::{accounts, address_changes};
use crate::store::{AnyConnection, Error, Moment};
use diesel::prelude::*;

#[derive(Queryable, Selectable)]
#[diesel(table_name = address_changes)]
struct Row {
    id: String,
    account_id: AccountId,
    email: String,
    asked_at: Moment,
    expires_at: Moment,
    new_link: String,
    old_link: String,
    new_confirmed_at: Option<Moment>,
    old_confirmed_at: Option<Moment>,
    help_asked_at: Option<Moment>,
}

fn change(row: Row) -> AddressChange {
    AddressChange {
        asked_at: row.asked_at.time(),
        expires_at: row.expires_at.time(),
        new_confirmed_at: row.new_confirmed_at.map(Moment::time),
        old_confirmed_at: row.old_confirmed_at.map(Moment::time),
        help_asked_at: row.help_asked_at.map(Moment::time),
        id: row.id,
        account_id: row.account_id,
        email: row.email,
        links: (row.new_link, row.old_link),
    }
}

pub(crate) fn insert(
    conn: &mut AnyConnection,
    (id, account_id): (&str, &AccountId),
    email: &str,
    (new_link, old_link): (&str, &str),
    (asked_at, expires_at): (Moment, Moment),
) -> Result<(), Error> {
    diesel::insert_into(address_changes::table)
        .values((
            address_changes::id.eq(id),
            address_changes::account_id.eq(account_id),
            address_changes::email.eq(email),
            address_changes::asked_at.eq(asked_at),
            address_changes::expires_at.eq(expires_at),
            address_changes::new_link.eq(new_link),
            address_changes::old_link.eq(old_link),
        ))
        .execute(conn)?;
    Ok(())
}

/// The change of an account that can still be confirmed.
pub fn of_account(conn: &mut AnyConnection, account_id: &AccountId, now: Moment) -> Result<Option<AddressChange>, Error> {
    let row: Option<Row> = address_changes::table
        .filter(address_changes::account_id.eq(account_id))
        .filter(address_changes::ended_at.is_null())
        .filter(address_changes::expires_at.gt(now))
        .select(Row::as_select())
        .first(conn)
        .optional()?;
    Ok(row.map(change))
}

pub(crate) fn by_id(conn: &mut AnyConnection, id: &str, now: Moment) -> Result<Option<AddressChange>, Error> {
    let row: Option<Row> = address_changes::table
        .find(id)
        .filter(address_changes::ended_at.is_null())
        .filter(address_changes::expires_at.gt(now))
        .select(Row::as_select())
        .first(conn)
        .optional()?;
    Ok(row.map(change))
}

/// The change that a link opens, and which address the link went to.
pub(crate) fn by_link(conn: &mut AnyConnection, link: &str, now: Moment) -> Result<Option<(AddressChange, Side)>, Error> {
    let row: Option<Row> = address_changes::table
        .filter(address_changes::new_link.eq(link).or(address_changes::old_link.eq(link)))
        .filter(address_changes::ended_at.is_null())
        .filter(address_changes::expires_at.gt(now))
        .select(Row::as_select())
        .first(conn)
        .optional()?;
    let Some(row) = row else { return Ok(None) };
    let side = if row.new_link == link { Side::New } else { Side::Old };
    Ok(Some((change(row), side)))
}

/// The changes for which somebody asked an administrator, each with the name of its owner, the oldest first.
pub fn for_administrators(conn: &mut AnyConnection, now: Moment) -> Result<Vec<(AddressChange, String, String)>, Error> {
    let rows: Vec<(Row, String, String)> = address_changes::table
        .inner_join(accounts::table.on(accounts::id.eq(address_changes::account_id)))
        .filter(address_changes::help_asked_at.is_not_null())
        .filter(address_changes::old_confirmed_at.is_null())
        .filter(address_changes::ended_at.is_null())
        .filter(address_changes::expires_at.gt(now))
        .order((address_changes::help_asked_at, address_changes::id))
        .select((Row::as_select(), accounts::name, accounts::email))
        .load(conn)?;
    Ok(rows.into_iter().map(|(row, name, email)| (change(row), name, email)).collect())
}

pub(crate) fn confirm(conn: &mut AnyConnection, id: &str, side: Side, at: Moment) -> Result<(), Error> {
    let open = address_changes::table.find(id);
    match side {
        Side::New => diesel::update(open).set(address_changes::new_confirmed_at.eq(Some(at))).execute(conn)?,
        Side::Old => diesel::update(open).set(address_changes::old_confirmed_at.eq(Some(at))).execute(conn)?,
    };
    Ok(())
}

/// An administrator confirms in the place of the old address.
pub(crate) fn vouch(conn: &mut AnyConnection, id: &str, by: &AccountId, at: Moment) -> Result<(), Error> {
    diesel::update(address_changes::table.find(id))
        .set((address_changes::old_confirmed_at.eq(Some(at)), address_changes::confirmed_by.eq(Some(by))))
        .execute(conn)?;
    Ok(())
}

/// Somebody asks for an administrator; the change can be confirmed until `until` from now on.
pub(crate) fn ask_help(conn: &mut AnyConnection, id: &str, at: Moment, until: Moment) -> Result<(), Error> {
    diesel::update(address_changes::table.find(id))
        .set((address_changes::help_asked_at.eq(Some(at)), address_changes::expires_at.eq(until)))
        .execute(conn)?;
    Ok(())
}

/// Ends whatever change of an account is open, and forgets the address that was asked for; how many there were.
pub(crate) fn end(conn: &mut AnyConnection, account_id: &AccountId, outcome: Ended, at: Moment) -> Result<usize, Error> {
    let open =
        address_changes::table.filter(address_changes::account_id.eq(account_id)).filter(address_changes::ended_at.is_null());
    Ok(diesel::update(open)
        .set((address_changes::ended_at.eq(Some(at)), address_changes::outcome.eq(Some(outcome)), address_changes::email.eq("")))
        .execute(conn)?)
}
