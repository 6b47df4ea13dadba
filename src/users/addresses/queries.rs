//! Storage of address changes.

use super::{AddressChange, Linked, Undoable};
use crate::ids::AccountId;
use crate::store::schema::address_changes;
use crate::store::{AnyConnection, Error, Moment, update};
use crate::users::Ended;
use diesel::prelude::*;

/// A requested change.
#[derive(Insertable)]
#[diesel(table_name = address_changes)]
pub(crate) struct NewChange<'a> {
    pub id: &'a str,
    pub account_id: &'a AccountId,
    pub email: &'a str,
    pub new_link: &'a str,
    pub undo_link: &'a str,
    pub asked_at: Moment,
    pub expires_at: Moment,
}

pub(crate) fn insert(conn: &mut AnyConnection, new: &NewChange<'_>) -> Result<(), Error> {
    diesel::insert_into(address_changes::table).values((new, address_changes::former.eq(""))).execute(conn)?;
    Ok(())
}

/// The pending change of an account that can still be confirmed.
pub fn of_account(conn: &mut AnyConnection, account_id: &AccountId, now: Moment) -> Result<Option<AddressChange>, Error> {
    Ok(address_changes::table
        .filter(address_changes::account_id.eq(account_id))
        .filter(address_changes::ended_at.is_null())
        .filter(address_changes::expires_at.gt(now))
        .select(AddressChange::as_select())
        .first(conn)
        .optional()?)
}

/// The effect of the link with this key, while it is valid.
pub(crate) fn by_link(conn: &mut AnyConnection, link: &str, now: Moment) -> Result<Option<Linked>, Error> {
    let change = address_changes::table
        .filter(address_changes::new_link.eq(link))
        .filter(address_changes::ended_at.is_null())
        .filter(address_changes::expires_at.gt(now))
        .select(AddressChange::as_select())
        .first(conn)
        .optional()?;
    if let Some(change) = change {
        return Ok(Some(Linked::Confirm(change)));
    }
    let undo = address_changes::table
        .filter(address_changes::undo_link.eq(link))
        .filter(address_changes::undo_until.gt(now))
        .select((
            address_changes::id,
            address_changes::account_id,
            address_changes::former,
            address_changes::ended_at.assume_not_null(),
            address_changes::undo_until.assume_not_null(),
        ))
        .first(conn)
        .optional()?;
    Ok(undo.map(Linked::Undo))
}

/// Records that a change took effect: the former address, and until when it can be undone. Returns the key of the undo link.
pub(crate) fn done(conn: &mut AnyConnection, id: &str, former: &str, (at, until): (Moment, Moment)) -> Result<String, Error> {
    update!(conn, address_changes.find(id): ended_at = Some(at), outcome = Some(Ended::Done), email = "", former,
        undo_until = Some(until))?;
    Ok(address_changes::table.find(id).select(address_changes::undo_link).first(conn)?)
}

/// Records that a change was undone. Later changes of the account can no longer be undone, because their former addresses may be an
/// intruder's.
pub(crate) fn undone(conn: &mut AnyConnection, change: &Undoable) -> Result<(), Error> {
    update!(conn, address_changes.find(&change.id): outcome = Some(Ended::Undone))?;
    let later = address_changes::table
        .filter(address_changes::account_id.eq(&change.account_id))
        .filter(address_changes::undo_until.is_not_null())
        .filter(address_changes::ended_at.ge(Some(change.done_at)));
    diesel::update(later).set((address_changes::undo_until.eq(None::<Moment>), address_changes::former.eq(""))).execute(conn)?;
    Ok(())
}

/// Ends the pending changes of an account and deletes the requested addresses; returns how many there were.
pub(crate) fn end(conn: &mut AnyConnection, account_id: &AccountId, outcome: Ended, at: Moment) -> Result<usize, Error> {
    let open =
        address_changes::table.filter(address_changes::account_id.eq(account_id)).filter(address_changes::ended_at.is_null());
    Ok(diesel::update(open)
        .set((address_changes::ended_at.eq(Some(at)), address_changes::outcome.eq(Some(outcome)), address_changes::email.eq("")))
        .execute(conn)?)
}

/// Deletes the former addresses of a closed account.
pub(crate) fn forget_former(conn: &mut AnyConnection, account_id: &AccountId) -> Result<(), Error> {
    let kept = address_changes::table
        .filter(address_changes::account_id.eq(account_id))
        .filter(address_changes::undo_until.is_not_null());
    diesel::update(kept).set((address_changes::undo_until.eq(None::<Moment>), address_changes::former.eq(""))).execute(conn)?;
    Ok(())
}

/// Deletes the former addresses that can no longer undo a change; returns how many.
pub(crate) fn forget_old(conn: &mut AnyConnection, now: Moment) -> Result<usize, Error> {
    let old = address_changes::table.filter(address_changes::undo_until.le(now));
    Ok(diesel::update(old).set((address_changes::undo_until.eq(None::<Moment>), address_changes::former.eq(""))).execute(conn)?)
}
