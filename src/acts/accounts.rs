//! What people do with their accounts, and what administrators do with roles.

use crate::acts::appoint;
use crate::acts::sign_in::{self, Begun, Browser};
use crate::history::Act;
use crate::history::{Event, log};
use crate::ids::{AccountId, new_id};
use crate::mail::gaps::Gap;
use crate::mail::letters::Letter;
use crate::mail::{Post, outbox};
use crate::people::Ended;
use crate::people::queries::{NewAccount, NewLink};
use crate::people::secrets::Token;
use crate::people::sessions::after;
use crate::people::{
    Account, Actor, Email, LinkPurpose, PersonName, Role, addresses, devices, elsewhere, links, queries, tokens,
};
use crate::refusal::{Fault, Refusal, at};
use crate::store::AnyConnection;
use crate::store::Moment;
use crate::template::characters;
use crate::words::{Lang, Phrase};
use jiff::Timestamp;

/// What opens an account: a name and an address. A password is chosen behind the mailed link, never before.
#[derive(Debug, Clone)]
pub struct SignUp {
    /// The address.
    pub email: Email,
    /// The name.
    pub name: PersonName,
    /// The language of the page on which the person signed up.
    pub lang: Lang,
}

/// Opens an account and emails the link behind which the password is chosen. When the address has an account already, its owner gets
/// another email and the page says the same, so that the answer does not reveal who has an account. `query` ends the link in the email:
/// it is empty, or leads to the page the person came from.
///
/// Nothing that is typed here can open the account later: the address is proved first, then the password is chosen (pre-hijacking).
///
/// # Errors
/// A fault at the name when it has a character that no public text may have; errors of the database.
pub fn sign_up(conn: &mut AnyConnection, post: &Post, now: Timestamp, new: &SignUp, query: &str) -> Result<(), Refusal> {
    let account = match queries::by_email(conn, &new.email.folded())? {
        Some(account) if account.verified_at.is_some() => {
            if is_pestered(conn, now, &account, Act::AccountAskedAgain)? {
                return Ok(());
            }
            let event = log::record(conn, now, &Actor::Clock, Event::on_account(Act::AccountAskedAgain, &account.id))?;
            let exists = Letter::AccountExists { name: account.name.clone() };
            return outbox::queue(conn, post, now, &event, None, &account.email, &exists);
        }
        Some(account) => account,
        None => {
            let id = make(conn, now, (&new.email, &new.name, new.lang), None, None)?;
            queries::by_id(conn, &id)?.ok_or_else(|| Refusal::not_found(Phrase::new("thing-account")))?
        }
    };
    if is_pestered(conn, now, &account, Act::VerifyLinkSent)? {
        return Ok(());
    }
    email_verify_link(conn, post, now, &account, new.name.as_str(), query)
}

/// Emails the link that proves an address and behind which the password is chosen.
fn email_verify_link(
    conn: &mut AnyConnection,
    post: &Post,
    now: Timestamp,
    account: &Account,
    name: &str,
    query: &str,
) -> Result<(), Refusal> {
    let gap = mailed_link(conn, now, &account.id, LinkPurpose::Verify, Some(name))?;
    let event = log::record(conn, now, &Actor::Clock, Event::on_account(Act::VerifyLinkSent, &account.id))?;
    let letter =
        Letter::Verify { name: name.to_owned(), link: format!("{}/account/verify/{}{query}", post.public_url, gap.mark) };
    outbox::queue_with(conn, (post, now), &event, None, &account.email, &letter, vec![gap])
}

/// Emails of each kind about an account that one address gets within an hour; more would be somebody's prank. Each kind has a count
/// of its own, so that no amount of sign-ups keeps a recovery back.
const EMAILS_AN_HOUR: i64 = 5;

pub(crate) fn is_pestered(conn: &mut AnyConnection, now: Timestamp, account: &Account, act: Act) -> Result<bool, Refusal> {
    Ok(queries::emails_since(conn, &account.id, act.name(), after(now, -1).into())? >= EMAILS_AN_HOUR)
}

/// Refuses a name with a character that may stand in no text: names are public, beside what people say.
pub fn showable(name: PersonName) -> Result<PersonName, Refusal> {
    characters::bounded(name.as_str(), false).map_err(|why| Refusal::at(at::NAME, why))?;
    Ok(name)
}

/// Makes the row of an account, with a password or without one.
pub(crate) fn make(
    conn: &mut AnyConnection,
    now: Timestamp,
    (email, name, language): (&Email, &PersonName, Lang),
    password_hash: Option<&str>,
    verified_at: Option<Timestamp>,
) -> Result<AccountId, Refusal> {
    showable(name.clone())?;
    let id = AccountId::typed(&new_id());
    queries::insert(
        conn,
        &NewAccount {
            id: &id,
            email: email.as_str(),
            folded: &email.folded(),
            name: name.as_str(),
            password_hash,
            verified_at: verified_at.map(Moment::from),
            created_at: now.into(),
            language,
        },
    )?;
    log::record(conn, now, &Actor::Clock, Event::on_account(Act::AccountOpened, &id))?;
    Ok(id)
}

/// A link that is mailed to an account: its token is drawn when the email leaves.
fn mailed_link(
    conn: &mut AnyConnection,
    now: Timestamp,
    account_id: &AccountId,
    purpose: LinkPurpose,
    name: Option<&str>,
) -> Result<Gap, Refusal> {
    let key = links::new_key();
    new_link(conn, now, (&key, Some(account_id)), purpose, name)?;
    Ok(Gap::link(&key))
}

fn new_link(
    conn: &mut AnyConnection,
    now: Timestamp,
    (key, account_id): (&str, Option<&AccountId>),
    purpose: LinkPurpose,
    name: Option<&str>,
) -> Result<(), Refusal> {
    queries::insert_link(
        conn,
        &NewLink {
            token_hash: key,
            account_id,
            purpose: purpose.name(),
            created_at: now.into(),
            expires_at: after(now, purpose.hours()).into(),
            name,
        },
    )?;
    Ok(())
}

/// The account of a link that is still good, without using it.
pub fn look_at_link(
    conn: &mut AnyConnection,
    now: Timestamp,
    token: &Token,
    purpose: LinkPurpose,
) -> Result<Option<Account>, Refusal> {
    let gone = || Refusal::not_found(Phrase::new("thing-link"));
    let key = links::key_of(conn, &token.hash())?;
    match queries::good_link(conn, &key, purpose.name(), now.into())?.ok_or_else(gone)? {
        None => Ok(None),
        Some(id) => Ok(Some(queries::by_id(conn, &id)?.ok_or_else(gone)?)),
    }
}

/// The account of a link that proves an address, and the name that was typed when the link was requested.
///
/// # Errors
/// [`Refusal::NotFound`] for a link that was used, has expired or never existed.
pub fn look_at_verify_link(conn: &mut AnyConnection, now: Timestamp, token: &Token) -> Result<(Account, String), Refusal> {
    let gone = || Refusal::not_found(Phrase::new("thing-link"));
    // An account that was verified in another way has a password or a sign-in of its owner: this link must not replace it.
    let found = look_at_link(conn, now, token, LinkPurpose::Verify)?;
    let account = found.filter(|account| account.verified_at.is_none()).ok_or_else(gone)?;
    let key = links::key_of(conn, &token.hash())?;
    let name = queries::name_with(conn, &key)?.unwrap_or_else(|| account.name.clone());
    Ok((account, name))
}

/// Proves an address by its mailed link, sets the name and password that were entered behind it, and signs the person in. All other
/// links that prove the address of this account end.
///
/// # Errors
/// [`Refusal::NotFound`] for a link that was used, has expired or never existed; [`Refusal::NotPermitted`] when the account is closed;
/// a fault at the name.
pub fn verify(
    conn: &mut AnyConnection,
    (post, now): (&Post, Timestamp),
    token: &Token,
    (name, password_hash): (&PersonName, &str),
    browser: Browser<'_>,
    required: bool,
) -> Result<Begun, Refusal> {
    showable(name.clone())?;
    let (account, _) = look_at_verify_link(conn, now, token)?;
    queries::use_links_of(conn, &account.id, LinkPurpose::Verify.name(), now.into())?;
    queries::set_credentials(conn, &account.id, name.as_str(), password_hash)?;
    queries::set_verified(conn, &account.id, now.into())?;
    let account = Account { name: name.as_str().to_owned(), verified_at: Some(now), ..account };
    log::record(conn, now, &Actor::Person(account.clone()), Event::on_account(Act::AddressVerified, &account.id))?;
    sign_in::begin(conn, post, now, &account, browser, false, required)
}

/// Mails a link to choose a new password; does nothing when the address has no live account, and says nothing either way.
pub fn ask_reset(conn: &mut AnyConnection, post: &Post, now: Timestamp, email: &Email) -> Result<(), Refusal> {
    let Some(account) = queries::by_email(conn, &email.folded())?.filter(|account| account.disabled_at.is_none()) else {
        return Ok(());
    };
    // Links sent before stay good: whoever asks in somebody else's name takes nothing from them.
    if is_pestered(conn, now, &account, Act::ResetLinkSent)? {
        return Ok(());
    }
    email_reset_link(conn, post, now, &account)
}

fn email_reset_link(conn: &mut AnyConnection, post: &Post, now: Timestamp, account: &Account) -> Result<(), Refusal> {
    let gap = mailed_link(conn, now, &account.id, LinkPurpose::Reset, None)?;
    let event = log::record(conn, now, &Actor::Clock, Event::on_account(Act::ResetLinkSent, &account.id))?;
    let letter = Letter::Reset { name: account.name.clone(), link: format!("{}/account/reset/{}", post.public_url, gap.mark) };
    outbox::queue_with(conn, (post, now), &event, None, &account.email, &letter, vec![gap])
}

/// Sets a new password by a mailed link. The address is thereby verified; all sessions end.
pub fn reset_password(
    conn: &mut AnyConnection,
    post: &Post,
    now: Timestamp,
    token: &Token,
    hash: &str,
) -> Result<Account, Refusal> {
    let account =
        look_at_link(conn, now, token, LinkPurpose::Reset)?.ok_or_else(|| Refusal::not_found(Phrase::new("thing-link")))?;
    let key = links::key_of(conn, &token.hash())?;
    queries::use_link(conn, &key, now.into())?;
    if account.verified_at.is_none() {
        queries::set_verified(conn, &account.id, now.into())?;
    }
    set_password(conn, post, now, &account, hash)?;
    Ok(account)
}

/// Sets a new password for a signed-in person; all their sessions, tokens and sign-ins elsewhere end, this session too: whoever got in
/// goes out. A change of the address that waits ends as well, or what an intruder asked for would take effect days later.
pub fn set_password(conn: &mut AnyConnection, post: &Post, now: Timestamp, account: &Account, hash: &str) -> Result<(), Refusal> {
    queries::set_password(conn, &account.id, hash)?;
    queries::use_links_of(conn, &account.id, LinkPurpose::Reset.name(), now.into())?;
    queries::delete_sessions_of(conn, &account.id)?;
    tokens::queries::end_all(conn, &account.id, now.into())?;
    devices::queries::forget_all(conn, &account.id)?;
    elsewhere::queries::end_rounds_of(conn, &account.id)?;
    let had = elsewhere::queries::forget_all(conn, &account.id)?;
    let elsewhere = if had > 0 { " External sign-ins have been removed. Link them again if they are yours." } else { "" };
    let at = Moment::from(now);
    let waited = addresses::queries::end(conn, &account.id, Ended::Withdrawn, at)?;
    let waited =
        if waited > 0 { " A requested change of your email address was canceled. Request it again if it was you." } else { "" };
    let event = log::record(conn, now, &Actor::Person(account.clone()), Event::on_account(Act::PasswordChanged, &account.id))?;
    let what = format!(
        "The password of your account has been changed. All sessions and tokens have ended. Sign in again.{elsewhere}{waited}"
    );
    outbox::tell(conn, (post, now), &event, (&account.name, &account.email), what)
}

/// Gives an account exactly these roles; its sessions end, so that none carries old rights. The last administrator stays one.
pub fn set_roles(
    conn: &mut AnyConnection,
    post: &Post,
    now: Timestamp,
    actor: &Actor,
    id: &AccountId,
    roles: &[Role],
) -> Result<(), Refusal> {
    may_administer(actor)?;
    let account = queries::by_id(conn, id)?.ok_or_else(|| Refusal::not_found(Phrase::new("thing-this-account")))?;
    if account.has(Role::Admin) && !roles.contains(&Role::Admin) {
        another_admin_remains(conn, &account, at::ROLES)?;
    }
    let mut roles = roles.to_vec();
    roles.sort_unstable();
    roles.dedup();
    if roles == account.roles {
        return Ok(());
    }
    queries::set_roles(conn, id, &roles, now.into())?;
    appoint::follow_roles(conn, now, id, &account.roles, &roles)?;
    queries::delete_sessions_of(conn, id)?;
    let names =
        if roles.is_empty() { "none".to_owned() } else { roles.iter().map(|role| role.words()).collect::<Vec<_>>().join(", ") };
    let event = log::record(conn, now, actor, Event::on_account(Act::RolesChanged, id).saying(&names))?;
    let what = format!("Your roles are now: {names}. All sessions have ended. Sign in again.");
    outbox::tell(conn, (post, now), &event, (&account.name, &account.email), what)
}

fn may_administer(actor: &Actor) -> Result<(), Refusal> {
    if actor.has(Role::Admin) { Ok(()) } else { Err(Refusal::not_permitted(Phrase::new("refusal-only-admin"))) }
}

/// Refuses, at a field, when nobody else administers this registry.
pub(crate) fn another_admin_remains(conn: &mut AnyConnection, account: &Account, field: &'static str) -> Result<(), Refusal> {
    let others = queries::with_role(conn, Role::Admin)?.into_iter().filter(|other| other.id != account.id).count();
    if others == 0 {
        return Err(Refusal::at(field, Phrase::new("refusal-last-admin")));
    }
    Ok(())
}

/// Shuts or opens an account; its sessions end. The last administrator cannot be shut out.
pub fn set_disabled(
    conn: &mut AnyConnection,
    now: Timestamp,
    actor: &Actor,
    id: &AccountId,
    disabled: bool,
) -> Result<(), Refusal> {
    may_administer(actor)?;
    let account = queries::by_id(conn, id)?.ok_or_else(|| Refusal::not_found(Phrase::new("thing-this-account")))?;
    if disabled && account.has(Role::Admin) {
        another_admin_remains(conn, &account, at::DISABLED)?;
    }
    if account.is_closed() {
        return Err(Refusal::WrongState { why: "This account is closed. It cannot be suspended or reactivated".into() });
    }
    queries::set_disabled(conn, id, disabled.then(|| now.into()))?;
    queries::delete_sessions_of(conn, id)?;
    let act = if disabled { Act::AccountShut } else { Act::AccountReopened };
    log::record(conn, now, actor, Event::on_account(act, id))?;
    Ok(())
}

/// Ends every session of somebody, who is told; the account stays open and its tokens go on (ASVS 7.4.5).
pub fn end_sessions(conn: &mut AnyConnection, post: &Post, now: Timestamp, actor: &Actor, id: &AccountId) -> Result<(), Refusal> {
    may_administer(actor)?;
    let account = queries::by_id(conn, id)?.ok_or_else(|| Refusal::not_found(Phrase::new("thing-this-account")))?;
    queries::delete_sessions_of(conn, id)?;
    let event = log::record(conn, now, actor, Event::on_account(Act::SessionsEnded, id))?;
    let what = "An administrator has ended all your sessions. Sign in again. If you have questions, ask the administrator.";
    outbox::tell(conn, (post, now), &event, (&account.name, &account.email), what)
}

/// Makes an account with a password and roles whose address counts as verified: the first administrator's, and those of the demonstration.
///
/// # Errors
/// [`Refusal::NotPermitted`] for anyone but an administrator; a fault at the address when it has an account already.
pub fn create_account(
    conn: &mut AnyConnection,
    now: Timestamp,
    actor: &Actor,
    new: &SignUp,
    password_hash: &str,
    roles: &[Role],
) -> Result<AccountId, Refusal> {
    make_with_roles(conn, now, actor, new, roles, Some(password_hash))
}

fn make_with_roles(
    conn: &mut AnyConnection,
    now: Timestamp,
    actor: &Actor,
    new: &SignUp,
    roles: &[Role],
    password_hash: Option<&str>,
) -> Result<AccountId, Refusal> {
    may_administer(actor)?;
    if queries::by_email(conn, &new.email.folded())?.is_some() {
        return Err(Refusal::Faults(vec![Fault::new(
            at::EMAIL,
            Phrase::new("refusal-has-account").with("email", new.email.to_string()),
        )]));
    }
    let id = make(conn, now, (&new.email, &new.name, new.lang), password_hash, password_hash.map(|_| now))?;
    queries::set_roles(conn, &id, roles, now.into())?;
    appoint::follow_roles(conn, now, &id, &[], roles)?;
    Ok(id)
}

/// How the link behind which a password is chosen reaches the person.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Delivery {
    /// By email to the address of the account, which proves the address.
    Email,
    /// Handed back to the owner of the machine, who passes it on: for a registry whose email does not work.
    HandOver,
}

/// Makes an account with roles for somebody else. It has no password: its owner chooses one behind the link. The link is returned when
/// it is to be handed over.
///
/// # Errors
/// As [`create_account`].
pub fn invite_account(
    conn: &mut AnyConnection,
    (post, now): (&Post, Timestamp),
    actor: &Actor,
    new: &SignUp,
    roles: &[Role],
    delivery: Delivery,
) -> Result<Option<String>, Refusal> {
    let id = make_with_roles(conn, now, actor, new, roles, None)?;
    let account = queries::by_id(conn, &id)?.ok_or_else(|| Refusal::not_found(Phrase::new("thing-account")))?;
    match delivery {
        Delivery::Email => email_verify_link(conn, post, now, &account, new.name.as_str(), "").map(|()| None),
        Delivery::HandOver => {
            let token = hand_over(conn, now, &account, LinkPurpose::Verify)?;
            Ok(Some(format!("{}/account/verify/{}", post.public_url, token.secret())))
        }
    }
}

/// Sends or hands over the link to choose a new password of an account. The old password stays valid until the new one is chosen.
///
/// # Errors
/// Those of the database.
pub fn offer_reset(
    conn: &mut AnyConnection,
    (post, now): (&Post, Timestamp),
    account: &Account,
    delivery: Delivery,
) -> Result<Option<String>, Refusal> {
    match delivery {
        Delivery::Email => email_reset_link(conn, post, now, account).map(|()| None),
        Delivery::HandOver => {
            let token = hand_over(conn, now, account, LinkPurpose::Reset)?;
            Ok(Some(format!("{}/account/reset/{}", post.public_url, token.secret())))
        }
    }
}

/// A link to an account whose token is known at once.
fn hand_over(conn: &mut AnyConnection, now: Timestamp, account: &Account, purpose: LinkPurpose) -> Result<Token, Refusal> {
    let token = Token::draw();
    new_link(conn, now, (&token.hash(), Some(&account.id)), purpose, Some(&account.name))?;
    log::record(conn, now, &Actor::CommandLine, Event::on_account(sent(purpose), &account.id))?;
    Ok(token)
}

/// The event that records that a link of this purpose was made.
fn sent(purpose: LinkPurpose) -> Act {
    match purpose {
        LinkPurpose::Verify => Act::VerifyLinkSent,
        LinkPurpose::Reset => Act::ResetLinkSent,
        LinkPurpose::FirstAdmin => Act::FirstAdminLinkMade,
    }
}

/// The one-time link that makes the first administrator: only while there is none. Links of earlier starts end.
pub fn first_admin_link(conn: &mut AnyConnection, now: Timestamp) -> Result<Option<Token>, Refusal> {
    if !queries::with_role(conn, Role::Admin)?.is_empty() {
        return Ok(None);
    }
    queries::use_links_for(conn, LinkPurpose::FirstAdmin.name(), now.into())?;
    let token = Token::draw();
    new_link(conn, now, (&token.hash(), None), LinkPurpose::FirstAdmin, None)?;
    log::record(conn, now, &Actor::CommandLine, Event::general(Act::FirstAdminLinkMade))?;
    Ok(Some(token))
}

/// Makes the first administrator by that link.
pub fn make_first_admin(
    conn: &mut AnyConnection,
    now: Timestamp,
    token: &Token,
    new: &SignUp,
    password_hash: &str,
) -> Result<AccountId, Refusal> {
    look_at_link(conn, now, token, LinkPurpose::FirstAdmin)?;
    if !queries::with_role(conn, Role::Admin)?.is_empty() {
        return Err(Refusal::not_permitted(Phrase::new("refusal-admin-exists")));
    }
    queries::use_link(conn, &token.hash(), now.into())?;
    create_account(conn, now, &Actor::CommandLine, new, password_hash, &[Role::Admin])
}
