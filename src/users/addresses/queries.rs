//! Storage of address changes.

use super::{AddressChange, Undoable};
use crate::ids::AccountId;
use crate::store::schema::{address_changes, links};
use crate::store::{AnyConnection, Error, Moment, update};
use crate::users::Ended;
use crate::users::links::LinkPurpose;
use diesel::prelude::*;
use jiff::Timestamp;

/// A requested change.
#[derive(Insertable)]
#[diesel(table_name = address_changes)]
pub(crate) struct NewChange<'a> {
    pub id: &'a str,
    pub account_id: &'a AccountId,
    pub email: &'a str,
    pub asked_at: Moment,
}

pub(crate) fn insert(conn: &mut AnyConnection, new: &NewChange<'_>) -> Result<(), Error> {
    diesel::insert_into(address_changes::table).values((new, address_changes::former.eq(""))).execute(conn)?;
    Ok(())
}

/// The pending change of an account that can still be confirmed, and until when.
pub fn pending_change(
    conn: &mut AnyConnection,
    account_id: &AccountId,
    now: Moment,
) -> Result<Option<(AddressChange, Timestamp)>, Error> {
    Ok(address_changes::table
        .inner_join(links::table.on(links::subject.eq(address_changes::id)))
        .filter(address_changes::account_id.eq(account_id))
        .filter(address_changes::ended_at.is_null())
        .filter(links::purpose.eq(LinkPurpose::AddressNew))
        .filter(links::expires_at.gt(now))
        .select((AddressChange::as_select(), links::expires_at))
        .first(conn)
        .optional()?)
}

/// A pending change.
pub(crate) fn pending(conn: &mut AnyConnection, id: &str) -> Result<Option<AddressChange>, Error> {
    let pending = address_changes::table.find(id).filter(address_changes::ended_at.is_null());
    Ok(pending.select(AddressChange::as_select()).first(conn).optional()?)
}

/// A change that took effect and can be undone.
pub(crate) fn undoable(conn: &mut AnyConnection, id: &str) -> Result<Option<Undoable>, Error> {
    let columns =
        (address_changes::id, address_changes::account_id, address_changes::former, address_changes::ended_at.assume_not_null());
    let done = address_changes::table.find(id).filter(address_changes::former.ne(""));
    Ok(done.select(columns).first(conn).optional()?)
}

/// Records that a change took effect, and the former address.
pub(crate) fn record_change_done(conn: &mut AnyConnection, id: &str, former: &str, at: Moment) -> Result<(), Error> {
    update!(conn, address_changes.find(id): ended_at = Some(at), outcome = Some(Ended::Done), email = "", former)
}

/// Records that a change was undone. Later changes of the account can no longer be undone, because their former addresses may be an
/// intruder's.
pub(crate) fn record_change_undone(conn: &mut AnyConnection, change: &Undoable) -> Result<(), Error> {
    update!(conn, address_changes.find(&change.id): outcome = Some(Ended::Undone))?;
    let later = address_changes::table
        .filter(address_changes::account_id.eq(&change.account_id))
        .filter(address_changes::ended_at.ge(Some(Moment::from(change.done_at))));
    diesel::update(later).set(address_changes::former.eq("")).execute(conn)?;
    Ok(())
}

/// Ends the pending changes of an account and deletes the requested addresses; returns how many there were.
pub(crate) fn end_pending_changes(
    conn: &mut AnyConnection,
    account_id: &AccountId,
    outcome: Ended,
    at: Moment,
) -> Result<usize, Error> {
    let open =
        address_changes::table.filter(address_changes::account_id.eq(account_id)).filter(address_changes::ended_at.is_null());
    Ok(diesel::update(open)
        .set((address_changes::ended_at.eq(Some(at)), address_changes::outcome.eq(Some(outcome)), address_changes::email.eq("")))
        .execute(conn)?)
}

/// Deletes the former addresses of a closed account.
pub(crate) fn forget_former(conn: &mut AnyConnection, account_id: &AccountId) -> Result<(), Error> {
    let own = address_changes::table.filter(address_changes::account_id.eq(account_id));
    diesel::update(own).set(address_changes::former.eq("")).execute(conn)?;
    Ok(())
}

/// Deletes the former addresses that can no longer undo a change; returns how many.
pub(crate) fn forget_old(conn: &mut AnyConnection, now: Moment) -> Result<usize, Error> {
    let valid = links::table.filter(links::purpose.eq(LinkPurpose::AddressUndo)).filter(links::expires_at.gt(now));
    let old = address_changes::table
        .filter(address_changes::former.ne(""))
        .filter(address_changes::id.ne_all(valid.select(links::subject)));
    Ok(diesel::update(old).set(address_changes::former.eq("")).execute(conn)?)
}
