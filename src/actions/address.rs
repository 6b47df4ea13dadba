//! Changes the email address of the user's account. A link to the new address confirms the change; a link to the old address undoes it.

use crate::actions::accounts::{LinkDelivery, create_reset_link};
use crate::clock;
use crate::history::{Event, EventId, EventKind, log};
use crate::ids::{AccountId, new_id};
use crate::mail::delivery_links::Placeholder;
use crate::mail::templates::Notification;
use crate::mail::templates::own::Link;
use crate::mail::{MailConfig, outbox, readdress};
use crate::refusal::{Refusal, at};
use crate::store::{AnyConnection, Error, Moment};
use crate::users::addresses::queries::{self as changes, NewChange};
use crate::users::addresses::{AddressChange, CHANGES_PER_DAY_MAX, LinkEffect, Undoable};
use crate::users::links::{self, LinkPurpose, SecretLink};
use crate::users::secrets::Token;
use crate::users::sessions::hours_after;
use crate::users::{Account, Actor, EmailAddress, Ended, devices, oidc, queries, tokens};
use jiff::Timestamp;
use urn_registry::i18n::Phrase;

fn record_account_event(
    conn: &mut AnyConnection,
    now: Timestamp,
    actor: &Actor,
    act: EventKind,
    account_id: &AccountId,
) -> Result<EventId, Refusal> {
    // The event records that the address changed, but not the addresses.
    Ok(log::record(conn, now, actor, Event::on_account(act, account_id))?)
}

/// The URL of a link's page.
fn link_url(mail: &MailConfig, gap: &Placeholder) -> Link {
    Link::new(mail, &format!("/account/address/{}", gap.mark))
}

/// Requests a change of address and emails a confirmation link to the new one. If that address already has an account, its owner is
/// notified of the attempt and the page shows the usual message, so that the response does not reveal who has an account. A pending
/// change is replaced.
///
/// # Errors
/// [`Refusal::Faults`] for the current address, and after three requests within a day.
pub fn request_address_change(
    conn: &mut AnyConnection,
    mail: &MailConfig,
    now: Timestamp,
    account: &Account,
    email: &EmailAddress,
) -> Result<(), Refusal> {
    if email.folded() == account.email.to_lowercase() {
        return Err(Refusal::at_field(at::EMAIL, Phrase::new("refusal-own-address")));
    }
    let since = Moment::from(hours_after(now, -24));
    if queries::count_account_emails(conn, &account.id, EventKind::AddressChangeAsked.name(), since)? >= CHANGES_PER_DAY_MAX {
        let reason = Phrase::new("refusal-address-asks").arg("times", CHANGES_PER_DAY_MAX);
        return Err(Refusal::at_field(at::EMAIL, reason));
    }
    changes::end_pending_changes(conn, &account.id, Ended::Replaced, now.into())?;
    let id = new_id();
    let new = NewChange { id: &id, account_id: &account.id, email: email.as_str(), asked_at: now.into() };
    changes::insert(conn, &new)?;
    let link = links::make(conn, now, LinkPurpose::AddressNew, &id)?;
    let event = record_account_event(conn, now, &Actor::Person(account.clone()), EventKind::AddressChangeAsked, &account.id)?;
    let owner = queries::by_email(conn, &email.folded())?.filter(|other| other.verified_at.is_some());
    if let Some(owner) = owner {
        let email = Notification::AddressInUse { link: Link::new(mail, "/sign-in") };
        return outbox::queue(conn, mail, now, &event, None, &owner, &email);
    }
    let (gap, until) = (Placeholder::link(&link.id), clock::day(link.expires_at.time()));
    let comes = Notification::AddressNew { until, link: link_url(mail, &gap) };
    outbox::queue_with_links(conn, (mail, now), &event, None, email.as_str(), &comes, vec![gap])
}

/// The purpose of a link, its account, and until when it is valid.
///
/// # Errors
/// [`Refusal::NotFound`] for a link that is unknown, used, replaced or expired.
pub fn find_address_link(
    conn: &mut AnyConnection,
    now: Timestamp,
    token: &Token,
) -> Result<(LinkEffect, Account, Timestamp), Refusal> {
    let gone = || Refusal::not_found(Phrase::new("thing-link"));
    let link = links::find(conn, now, token, &[LinkPurpose::AddressNew, LinkPurpose::AddressUndo])?.ok_or_else(gone)?;
    let linked = link_effect(conn, &link)?.ok_or_else(gone)?;
    let account = queries::by_id(conn, linked.account_id())?.filter(Account::can_act).ok_or_else(gone)?;
    // If the account already has its old address again, there is nothing to undo.
    if matches!(&linked, LinkEffect::Undo(change) if change.former == account.email) {
        return Err(gone());
    }
    Ok((linked, account, link.expires_at.time()))
}

/// What a link does now; `None` if its change has ended, or cannot be undone any more.
pub(crate) fn link_effect(conn: &mut AnyConnection, link: &SecretLink) -> Result<Option<LinkEffect>, Error> {
    Ok(match link.purpose {
        LinkPurpose::AddressUndo => changes::undoable(conn, &link.subject)?.map(LinkEffect::Undo),
        _ => changes::pending(conn, &link.subject)?.map(LinkEffect::Confirm),
    })
}

/// The result of following a link.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum LinkOutcome {
    /// The account has the new address.
    Done,
    /// The account has its old address again.
    Undone,
    /// The address now belongs to another account; nothing changed.
    Taken,
}

/// Follows a link: the one sent to the new address confirms the change, the one sent to the old address undoes it. Only the signed-in
/// owner of the account can confirm a change: otherwise, the owner of a mailbox could add their address to an account whose password
/// another person chose before the address was confirmed.
///
/// # Errors
/// As [`find_address_link`]; [`Refusal::NotPermitted`] if someone other than the owner of the account confirms.
pub fn follow_link(
    conn: &mut AnyConnection,
    mail: &MailConfig,
    now: Timestamp,
    who: Option<&Account>,
    token: &Token,
) -> Result<LinkOutcome, Refusal> {
    match find_address_link(conn, now, token)? {
        (LinkEffect::Confirm(_), account, _) if who.is_none_or(|who| who.id != account.id) => {
            Err(Refusal::not_permitted(Phrase::new("refusal-address-owner")))
        }
        (LinkEffect::Confirm(change), account, _) => confirm_address_change(conn, (mail, now), &account, &change),
        (LinkEffect::Undo(change), account, _) => undo_address_change(conn, (mail, now), &account, &change),
    }
}

/// Whether the address is available. An account that was never verified does not reserve its address.
fn is_address_available(conn: &mut AnyConnection, now: Timestamp, email: &EmailAddress) -> Result<bool, Refusal> {
    let Some(other) = queries::by_email(conn, &email.folded())? else { return Ok(true) };
    if other.verified_at.is_some() {
        return Ok(false);
    }
    queries::close(conn, &other.id, now.into())?;
    Ok(true)
}

/// Sets the address of an account. All sessions, remembered browsers and pending links end, such as an external sign-in by the other
/// address.
fn set_address(conn: &mut AnyConnection, now: Timestamp, account: &Account, email: &EmailAddress) -> Result<(), Refusal> {
    queries::set_email(conn, &account.id, email.as_str(), &email.folded())?;
    links::end_links(conn, now.into(), &[LinkPurpose::Verify, LinkPurpose::Reset], account.id.as_str())?;
    oidc::queries::delete_sign_ins_of(conn, &account.id)?;
    queries::delete_sessions_of(conn, &account.id)?;
    devices::queries::forget_all(conn, &account.id)?;
    Ok(readdress::queries::redirect_waiting_emails(conn, &account.email, email.as_str())?)
}

/// Applies the new address and notifies the old one. API tokens stay valid, because they belong to the account and not to its address.
fn confirm_address_change(
    conn: &mut AnyConnection,
    (mail, now): (&MailConfig, Timestamp),
    account: &Account,
    change: &AddressChange,
) -> Result<LinkOutcome, Refusal> {
    let actor = Actor::Person(account.clone());
    let email = EmailAddress::parse(&change.email)?;
    if !is_address_available(conn, now, &email)? {
        changes::end_pending_changes(conn, &account.id, Ended::Taken, now.into())?;
        let event = record_account_event(conn, now, &actor, EventKind::AddressChangeEnded, &account.id)?;
        let what = Phrase::new("email-address-refused");
        outbox::notify_account_owner(conn, (mail, now), &event, (&account.name, &account.email), what)?;
        return Ok(LinkOutcome::Taken);
    }
    changes::record_change_done(conn, &change.id, &account.email, now.into())?;
    let link = links::make(conn, now, LinkPurpose::AddressUndo, &change.id)?;
    set_address(conn, now, account, &email)?;
    let event = record_account_event(conn, now, &actor, EventKind::AddressChanged, &account.id)?;
    let gap = Placeholder::link(&link.id);
    let until = clock::day(link.expires_at.time());
    let leaves = Notification::AddressLeaves { address: email.as_str().to_owned(), until, link: link_url(mail, &gap) };
    outbox::queue_with_links(conn, (mail, now), &event, None, account, &leaves, vec![gap])?;
    let new = Phrase::new("email-address-changed");
    outbox::notify_account_owner(conn, (mail, now), &event, (&account.name, email.as_str()), new)?;
    Ok(LinkOutcome::Done)
}

/// Restores the old address. Because someone else may have used the account, all credentials are revoked, including the password, and a
/// link for choosing a new password is sent to the old address.
fn undo_address_change(
    conn: &mut AnyConnection,
    (mail, now): (&MailConfig, Timestamp),
    account: &Account,
    change: &Undoable,
) -> Result<LinkOutcome, Refusal> {
    let email = EmailAddress::parse(&change.former)?;
    if !is_address_available(conn, now, &email)? {
        return Ok(LinkOutcome::Taken);
    }
    changes::end_pending_changes(conn, &account.id, Ended::Withdrawn, now.into())?;
    changes::record_change_undone(conn, change)?;
    set_address(conn, now, account, &email)?;
    queries::clear_password(conn, &account.id)?;
    tokens::queries::end_all(conn, &account.id, now.into())?;
    oidc::queries::forget_all(conn, &account.id)?;
    let event = record_account_event(conn, now, &Actor::Clock, EventKind::AddressChangeUndone, &account.id)?;
    let left = Phrase::new("email-address-released");
    outbox::notify_account_owner(conn, (mail, now), &event, (&account.name, &account.email), left)?;
    let back = Phrase::new("email-address-restored");
    outbox::notify_account_owner(conn, (mail, now), &event, (&account.name, email.as_str()), back)?;
    let account = Account { email: email.as_str().to_owned(), ..account.clone() };
    create_reset_link(conn, (mail, now), &Actor::Clock, &account, LinkDelivery::Email)?;
    Ok(LinkOutcome::Undone)
}

/// Cancels the user's pending change.
///
/// # Errors
/// Database errors.
pub fn cancel_address_change(conn: &mut AnyConnection, now: Timestamp, account: &Account) -> Result<(), Refusal> {
    if changes::pending_change(conn, &account.id, now.into())?.is_some() {
        changes::end_pending_changes(conn, &account.id, Ended::Withdrawn, now.into())?;
        record_account_event(conn, now, &Actor::Person(account.clone()), EventKind::AddressChangeEnded, &account.id)?;
    }
    Ok(())
}
