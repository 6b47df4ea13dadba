//! Another address of one's own account: asked for, confirmed at both addresses, objected to, or confirmed by an administrator where
//! nobody reads the old one any more.

use crate::clock;
use crate::history::{Act, Event, EventId, log};
use crate::ids::{AccountId, new_id};
use crate::mail::gaps::Gap;
use crate::mail::letters::Letter;
use crate::mail::{Post, outbox, readdress};
use crate::people::addresses::{ASKS_A_DAY, AddressChange, DAYS, Side, queries as changes};
use crate::people::secrets::Token;
use crate::people::sessions::after;
use crate::people::{Account, Actor, Email, Ended, LinkPurpose, Role, devices, elsewhere, links, merges, queries};
use crate::refusal::{Refusal, at};
use crate::store::{AnyConnection, Moment};
use crate::words::Phrase;
use jiff::Timestamp;

fn noted(conn: &mut AnyConnection, now: Timestamp, actor: &Actor, act: Act, account_id: &AccountId) -> Result<EventId, Refusal> {
    // The record says that the address changed, never to which.
    Ok(log::record(conn, now, actor, Event::on_account(act, account_id))?)
}

/// Asks for another address. The old one gets a link to confirm or to object, the new one a link to confirm. When the new one has an
/// account already its owner reads that somebody tried, and the page says the same as ever: nobody learns who has an account. A change
/// that is open is replaced.
///
/// # Errors
/// [`Refusal::Faults`] for the address that the account has, and after three wishes within a day.
pub fn ask(conn: &mut AnyConnection, post: &Post, now: Timestamp, account: &Account, email: &Email) -> Result<(), Refusal> {
    if email.folded() == account.email.to_lowercase() {
        return Err(Refusal::at(at::EMAIL, Phrase::new("refusal-own-address")));
    }
    let since = Moment::from(after(now, -24));
    if queries::emails_since(conn, &account.id, Act::AddressChangeAsked.name(), since)? >= ASKS_A_DAY {
        let why = Phrase::new("refusal-address-asks").with("times", ASKS_A_DAY);
        return Err(Refusal::at(at::EMAIL, why));
    }
    changes::end(conn, &account.id, Ended::Replaced, now.into())?;
    let (id, new_link, old_link) = (new_id(), links::new_key(), links::new_key());
    let until = after(now, 24 * DAYS);
    let keys = (new_link.as_str(), old_link.as_str());
    changes::insert(conn, (&id, &account.id), email.as_str(), keys, (now.into(), until.into()))?;
    let event = noted(conn, now, &Actor::Person(account.clone()), Act::AddressChangeAsked, &account.id)?;
    let until = clock::spelled(clock::day(until));
    let link = |gap: &Gap| format!("{}/account/address/{}", post.public_url, gap.mark);
    let gap = Gap::link(&old_link);
    let leaves = Letter::AddressLeaves {
        name: account.name.clone(),
        address: email.as_str().to_owned(),
        until: until.clone(),
        link: link(&gap),
    };
    outbox::queue_with(conn, (post, now), &event, None, &account.email, &leaves, vec![gap])?;
    let owner = queries::by_email(conn, &email.folded())?.filter(|other| other.verified_at.is_some());
    if let Some(owner) = owner {
        let letter = Letter::AddressInUse { name: owner.name, link: format!("{}/sign-in", post.public_url) };
        return outbox::queue(conn, post, now, &event, None, &owner.email, &letter);
    }
    let gap = Gap::link(&new_link);
    let comes = Letter::AddressNew { name: account.name.clone(), until, link: link(&gap) };
    outbox::queue_with(conn, (post, now), &event, None, email.as_str(), &comes, vec![gap])
}

/// The change that a link is about, which address the link went to, and whose account it is.
///
/// # Errors
/// [`Refusal::NotFound`] for a link that is not ours, was replaced, or is too old.
pub fn look(conn: &mut AnyConnection, now: Timestamp, token: &Token) -> Result<(AddressChange, Side, Account), Refusal> {
    let gone = || Refusal::not_found(Phrase::new("thing-link"));
    let key = links::key_of(conn, &token.hash())?;
    let (change, side) = changes::by_link(conn, &key, now.into())?.ok_or_else(gone)?;
    let account = queries::by_id(conn, &change.account_id)?.filter(Account::is_live).ok_or_else(gone)?;
    Ok((change, side, account))
}

/// What became of a change.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Step {
    /// The other address has not confirmed it yet.
    Waits,
    /// It has taken effect.
    Done,
    /// The new address became that of another account meanwhile; nothing changed.
    Taken,
}

/// Confirms a change at one of the two addresses. With the second one it takes effect.
///
/// # Errors
/// As [`look`].
pub fn confirm(conn: &mut AnyConnection, post: &Post, now: Timestamp, token: &Token) -> Result<Step, Refusal> {
    let (change, side, account) = look(conn, now, token)?;
    changes::confirm(conn, &change.id, side, now.into())?;
    settle(conn, (post, now), &account, &change.id, &Actor::Person(account.clone()))
}

/// Lets a change take effect that has everything. All sessions end and no browser is known any more, and what waits for whoever reads the
/// old address waits no more: a merge, a sign-in elsewhere. Tokens of programs stay, because they belong to the account and not to its
/// address.
fn settle(
    conn: &mut AnyConnection,
    (post, now): (&Post, Timestamp),
    account: &Account,
    id: &str,
    actor: &Actor,
) -> Result<Step, Refusal> {
    let Some(change) = changes::by_id(conn, id, now.into())?.filter(AddressChange::is_confirmed) else {
        return Ok(Step::Waits);
    };
    let email = Email::parse(&change.email)?;
    if let Some(other) = queries::by_email(conn, &email.folded())? {
        if other.verified_at.is_some() {
            changes::end(conn, &account.id, Ended::Taken, now.into())?;
            let event = noted(conn, now, actor, Act::AddressChangeEnded, &account.id)?;
            let what = "The address that you asked for cannot be used. Your account has the address that it had.";
            outbox::tell(conn, (post, now), &event, (&account.name, &account.email), what)?;
            return Ok(Step::Taken);
        }
        // An account that nobody ever verified keeps no address from who reads it.
        queries::close(conn, &other.id, now.into())?;
    }
    let at = Moment::from(now);
    changes::end(conn, &account.id, Ended::Done, at)?;
    queries::set_email(conn, &account.id, email.as_str(), &email.folded())?;
    for purpose in [LinkPurpose::Verify, LinkPurpose::Reset] {
        queries::use_links_of(conn, &account.id, purpose.name(), at)?;
    }
    merges::queries::end(conn, &account.id, Ended::Withdrawn, at)?;
    elsewhere::queries::end_rounds_of(conn, &account.id)?;
    queries::delete_sessions_of(conn, &account.id)?;
    devices::queries::forget_all(conn, &account.id)?;
    readdress::queries::follow(conn, &account.email, email.as_str())?;
    let event = noted(conn, now, actor, Act::AddressChanged, &account.id)?;
    let old = "The address of your account was changed: emails go to the new one from now on. All sessions were ended. If it was not you, \
               write to the operators at once.";
    outbox::tell(conn, (post, now), &event, (&account.name, &account.email), old)?;
    let new =
        "This is the address of your account from now on: sign in with it. All sessions were ended; tokens of programs stay.";
    outbox::tell(conn, (post, now), &event, (&account.name, email.as_str()), new)?;
    Ok(Step::Done)
}

/// Whoever reads one of the addresses objects: the change ends. At the old one the sessions of the account end too, for somebody asked
/// for it who may not be its owner.
///
/// # Errors
/// As [`look`].
pub fn object(conn: &mut AnyConnection, post: &Post, now: Timestamp, token: &Token) -> Result<Side, Refusal> {
    let (_, side, account) = look(conn, now, token)?;
    changes::end(conn, &account.id, Ended::Objected, now.into())?;
    let event = noted(conn, now, &Actor::Clock, Act::AddressChangeEnded, &account.id)?;
    let what = match side {
        Side::Old => {
            queries::delete_sessions_of(conn, &account.id)?;
            "Your account keeps this address, as you wished, and all sessions were ended. If it was not you who asked for another one, \
             choose a new password now: somebody was signed in as you."
        }
        Side::New => {
            "Your account keeps this address: whoever reads the new one says that it is not yours. Ask again if you mistyped it."
        }
    };
    outbox::tell(conn, (post, now), &event, (&account.name, &account.email), what)?;
    Ok(side)
}

/// Takes one's own wish back.
///
/// # Errors
/// Those of the database.
pub fn withdraw(conn: &mut AnyConnection, now: Timestamp, account: &Account) -> Result<(), Refusal> {
    if changes::of_account(conn, &account.id, now.into())?.is_some() {
        changes::end(conn, &account.id, Ended::Withdrawn, now.into())?;
        noted(conn, now, &Actor::Person(account.clone()), Act::AddressChangeEnded, &account.id)?;
    }
    Ok(())
}

/// Asks the administrators to confirm in the place of the old address, which nobody reads any more. It reads of that, too.
///
/// # Errors
/// [`Refusal::WrongState`] while no change is open.
pub fn ask_help(conn: &mut AnyConnection, post: &Post, now: Timestamp, account: &Account) -> Result<(), Refusal> {
    let Some(change) = changes::of_account(conn, &account.id, now.into())? else {
        return Err(Refusal::WrongState { why: Phrase::new("refusal-no-address-change") });
    };
    if change.help_asked_at.is_some() {
        return Ok(());
    }
    let until = after(now, 24 * DAYS);
    changes::ask_help(conn, &change.id, now.into(), until.into())?;
    let event = noted(conn, now, &Actor::Person(account.clone()), Act::AddressHelpAsked, &account.id)?;
    let from = clock::spelled(clock::day(after(now, 24 * crate::people::addresses::HELP_DAYS)));
    let what = format!(
        "Somebody who is signed in to your account says that nobody reads this address any more. From {from} on an administrator may \
         confirm the new address in its place. If you read this and do not agree, object by the link in our email about the change."
    );
    outbox::tell(conn, (post, now), &event, (&account.name, &account.email), what)?;
    for admin in queries::with_role(conn, Role::Admin)?.into_iter().filter(|admin| admin.id != account.id) {
        let letter = Letter::AddressHelp {
            name: admin.name.clone(),
            by: account.name.clone(),
            from: from.clone(),
            until: clock::spelled(clock::day(until)),
            link: format!("{}/admin/addresses", post.public_url),
        };
        outbox::queue(conn, post, now, &event, None, &admin.email, &letter)?;
    }
    Ok(())
}

/// An administrator confirms in the place of the old address, after its days to object.
///
/// # Errors
/// [`Refusal::NotPermitted`] for one's own account, [`Refusal::WrongState`] while the new address has not confirmed it or the days run.
pub fn vouch(conn: &mut AnyConnection, post: &Post, now: Timestamp, admin: &Account, id: &str) -> Result<Step, Refusal> {
    if !admin.has(Role::Admin) {
        return Err(Refusal::not_permitted(Phrase::new("refusal-only-admin")));
    }
    let gone = || Refusal::not_found(Phrase::new("thing-address-change"));
    let change = changes::by_id(conn, id, now.into())?.filter(|change| change.help_asked_at.is_some()).ok_or_else(gone)?;
    if change.account_id == admin.id {
        return Err(Refusal::not_permitted(Phrase::new("refusal-other-admin")));
    }
    if change.new_confirmed_at.is_none() {
        return Err(Refusal::WrongState { why: "Nobody has confirmed it at the new address yet".into() });
    }
    if !change.may_be_vouched(now) {
        let from = change.vouched_from().map_or_else(String::new, |from| clock::day(from).to_string());
        return Err(Refusal::WrongState { why: format!("The old address can still object, until {from}").into() });
    }
    let account = queries::by_id(conn, &change.account_id)?.filter(Account::is_live).ok_or_else(gone)?;
    changes::vouch(conn, id, &admin.id, now.into())?;
    settle(conn, (post, now), &account, id, &Actor::Person(admin.clone()))
}
