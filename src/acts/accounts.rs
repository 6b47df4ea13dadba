//! What people do with their accounts, and what administrators do with roles.

use crate::acts::appoint;
use crate::history::Act;
use crate::history::{Event, log};
use crate::ids::{AccountId, new_id};
use crate::mail::gaps::Gap;
use crate::mail::letters::Letter;
use crate::mail::{Post, outbox};
use crate::people::Ended;
use crate::people::queries::{NewAccount, NewLink, Typed};
use crate::people::secrets::Token;
use crate::people::sessions::after;
use crate::people::{
    Account, Actor, Email, LinkPurpose, PersonName, Role, addresses, devices, elsewhere, links, merges, queries, tokens,
};
use crate::refusal::{Fault, Refusal, at};
use crate::store::AnyConnection;
use crate::store::Moment;
use crate::template::characters;
use crate::words::{Lang, Phrase};
use jiff::Timestamp;

/// What a person gives to open an account. The password is hashed before the transaction begins.
#[derive(Debug, Clone)]
pub struct SignUp {
    /// Their address.
    pub email: Email,
    /// Their name.
    pub name: PersonName,
    /// argon2id of their password.
    pub password_hash: String,
    /// The language of the page on which they did.
    pub lang: Lang,
}

/// Opens an account and mails the link that verifies the address. When the address has an account already, its owner gets an
/// email instead and the page says the same, so that nobody learns who has an account. `query` ends the link in the
/// email: it may be empty, or lead on to the page the person came from. `browser` is the mark that the asking browser keeps.
///
/// What was typed belongs to the link and to nothing else until somebody opens it: whoever signs up with an address that is not
/// theirs changes nothing for its owner (pre-hijacking).
pub fn sign_up(
    conn: &mut AnyConnection,
    post: &Post,
    now: Timestamp,
    new: &SignUp,
    query: &str,
    browser: &Token,
) -> Result<(), Refusal> {
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
            let id = create(conn, now, new, None)?;
            queries::by_id(conn, &id)?.ok_or_else(|| Refusal::not_found(Phrase::new("thing-account")))?
        }
    };
    if is_pestered(conn, now, &account, Act::VerifyLinkSent)? {
        return Ok(());
    }
    let typed =
        Typed { name: new.name.as_str().to_owned(), password_hash: new.password_hash.clone(), browser_hash: browser.hash() };
    let gap = mailed_link(conn, now, &account.id, LinkPurpose::Verify, Some(typed))?;
    let event = log::record(conn, now, &Actor::Clock, Event::on_account(Act::VerifyLinkSent, &account.id))?;
    let letter = Letter::Verify {
        name: new.name.as_str().to_owned(),
        link: format!("{}/account/verify/{}{query}", post.public_url, gap.mark),
    };
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

/// Makes the row of an account. One that nobody has verified yet has no password: that comes with the link.
fn create(conn: &mut AnyConnection, now: Timestamp, new: &SignUp, verified_at: Option<Timestamp>) -> Result<AccountId, Refusal> {
    let password = verified_at.map(|_| new.password_hash.as_str());
    make(conn, now, (&new.email, &new.name, new.lang), password, verified_at)
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
    typed: Option<Typed>,
) -> Result<Gap, Refusal> {
    let key = links::new_key();
    new_link(conn, now, (&key, Some(account_id)), purpose, typed)?;
    Ok(Gap::link(&key))
}

fn new_link(
    conn: &mut AnyConnection,
    now: Timestamp,
    (key, account_id): (&str, Option<&AccountId>),
    purpose: LinkPurpose,
    typed: Option<Typed>,
) -> Result<(), Refusal> {
    queries::insert_link(
        conn,
        &NewLink {
            token_hash: key,
            account_id,
            purpose: purpose.name(),
            created_at: now.into(),
            expires_at: after(now, purpose.hours()).into(),
            typed,
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

/// What was typed when a link that is still good was asked for.
pub fn typed_with_link(conn: &mut AnyConnection, now: Timestamp, token: &Token) -> Result<Typed, Refusal> {
    let gone = || Refusal::not_found(Phrase::new("thing-link"));
    look_at_link(conn, now, token, LinkPurpose::Verify)?.ok_or_else(gone)?;
    let key = links::key_of(conn, &token.hash())?;
    queries::typed_with(conn, &key)?.ok_or_else(gone)
}

/// Verifies an address by its mailed link; name and password are those that were typed with this link. The caller has made sure that
/// whoever opened it also typed them: by the browser's mark, or by the password.
pub fn verify(conn: &mut AnyConnection, now: Timestamp, token: &Token) -> Result<Account, Refusal> {
    let typed = typed_with_link(conn, now, token)?;
    let account =
        look_at_link(conn, now, token, LinkPurpose::Verify)?.ok_or_else(|| Refusal::not_found(Phrase::new("thing-link")))?;
    queries::use_links_of(conn, &account.id, LinkPurpose::Verify.name(), now.into())?;
    queries::set_credentials(conn, &account.id, &typed.name, &typed.password_hash)?;
    queries::set_verified(conn, &account.id, now.into())?;
    let account = Account { name: typed.name, ..account };
    log::record(conn, now, &Actor::Person(account.clone()), Event::on_account(Act::AddressVerified, &account.id))?;
    Ok(account)
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
/// goes out. A change of the address and a merge that wait end as well, or what an intruder asked for would take effect days later.
pub fn set_password(conn: &mut AnyConnection, post: &Post, now: Timestamp, account: &Account, hash: &str) -> Result<(), Refusal> {
    queries::set_password(conn, &account.id, hash)?;
    queries::use_links_of(conn, &account.id, LinkPurpose::Reset.name(), now.into())?;
    queries::delete_sessions_of(conn, &account.id)?;
    tokens::queries::end_all(conn, &account.id, now.into())?;
    devices::queries::forget_all(conn, &account.id)?;
    elsewhere::queries::end_rounds_of(conn, &account.id)?;
    let had = elsewhere::queries::forget_all(conn, &account.id)?;
    let elsewhere = if had > 0 { " Sign-ins elsewhere no longer open it; link them again if they are yours." } else { "" };
    let at = Moment::from(now);
    let waited = addresses::queries::end(conn, &account.id, Ended::Withdrawn, at)?
        + merges::queries::end(conn, &account.id, Ended::Withdrawn, at)?;
    let waited = if waited > 0 {
        " Another address, or a merge with another account, had been asked for; nothing comes of it. Ask again if it was you."
    } else {
        ""
    };
    let event = log::record(conn, now, &Actor::Person(account.clone()), Event::on_account(Act::PasswordChanged, &account.id))?;
    let what = format!(
        "The password of your account was changed. All sessions and tokens were ended; sign in again.{elsewhere}{waited}"
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
    let what = format!("Your roles are now: {names}. All sessions were ended; sign in again.");
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
    let what = "An administrator ended all your sessions. Sign in again; if you wonder why, ask.";
    outbox::tell(conn, (post, now), &event, (&account.name, &account.email), what)
}

/// Makes an account from the command line or for the demonstration: verified, with roles.
pub fn create_account(
    conn: &mut AnyConnection,
    now: Timestamp,
    actor: &Actor,
    new: &SignUp,
    roles: &[Role],
) -> Result<AccountId, Refusal> {
    may_administer(actor)?;
    if queries::by_email(conn, &new.email.folded())?.is_some() {
        return Err(Refusal::Faults(vec![Fault::new(
            at::EMAIL,
            Phrase::new("refusal-has-account").with("email", new.email.to_string()),
        )]));
    }
    let id = create(conn, now, new, Some(now))?;
    queries::set_roles(conn, &id, roles, now.into())?;
    appoint::follow_roles(conn, now, &id, &[], roles)?;
    Ok(id)
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
pub fn make_first_admin(conn: &mut AnyConnection, now: Timestamp, token: &Token, new: &SignUp) -> Result<AccountId, Refusal> {
    look_at_link(conn, now, token, LinkPurpose::FirstAdmin)?;
    if !queries::with_role(conn, Role::Admin)?.is_empty() {
        return Err(Refusal::not_permitted(Phrase::new("refusal-admin-exists")));
    }
    queries::use_link(conn, &token.hash(), now.into())?;
    create_account(conn, now, &Actor::CommandLine, new, &[Role::Admin])
}
