//! What people do with their accounts, and what administrators do with roles.

use super::queries::{self, NewAccount, NewLink, NewSession};
use super::secrets::{Token, new_id};
use super::{Account, Actor, Email, LONG_SESSION_DAYS, LinkPurpose, PersonName, Role, SESSION_HOURS};
use crate::history::{self, Act, Event};
use crate::mail::{self, Letter, Post};
use crate::refusal::{Fault, Refusal};
use crate::reviews::experts;
use crate::store::{AnyConnection, moment, stored};
use jiff::{SignedDuration, Timestamp};

fn after(now: Timestamp, hours: i64) -> Timestamp {
    now.saturating_add(SignedDuration::from_hours(hours)).unwrap_or(Timestamp::MAX)
}

/// What a person gives to open an account. The password is hashed before the transaction begins.
#[derive(Debug, Clone)]
pub struct SignUp {
    /// Their address.
    pub email: Email,
    /// Their name.
    pub name: PersonName,
    /// argon2id of their password.
    pub password_hash: String,
}

/// Opens an account and mails the link that verifies the address. When the address has an account already, its owner gets a
/// letter instead and the page says the same, so that nobody learns who has an account. `query` ends the link in the
/// letter: it may be empty, or lead on to the page the person came from.
pub fn sign_up(conn: &mut AnyConnection, post: &Post, now: Timestamp, new: &SignUp, query: &str) -> Result<(), Refusal> {
    let folded = new.email.folded();
    let known = queries::by_email(conn, &folded)?;
    if let Some(account) = &known
        && queries::letters_since(conn, &account.id, &stored(after(now, -1)))? >= LETTERS_AN_HOUR
    {
        // Whoever plays with somebody else's address gets the same page and the owner no more letters.
        return Ok(());
    }
    match known {
        Some(account) if account.verified_at.is_some() => {
            let event = history::record(conn, now, &Actor::Clock, Event::on_account(Act::AccountAskedAgain, &account.id))?;
            mail::queue(conn, post, now, &event, None, &account.email, &Letter::AccountExists { name: account.name.clone() })
        }
        Some(account) => {
            // Nobody has shown yet that the address is theirs: the newest wish counts, and links of earlier ones end, so that nobody
            // can wait behind somebody else's address with a password of their own.
            queries::set_credentials(conn, &account.id, new.name.as_str(), &new.password_hash)?;
            queries::use_links_of(conn, &account.id, LinkPurpose::Verify.name(), &stored(now))?;
            mail_verify_link(conn, post, now, &Account { name: new.name.as_str().to_owned(), ..account }, query)
        }
        None => {
            let id = create(conn, now, new, None)?;
            let account = queries::by_id(conn, &id)?.ok_or_else(|| Refusal::not_found("The account"))?;
            mail_verify_link(conn, post, now, &account, query)
        }
    }
}

/// Letters about an account that one address gets within an hour; more would be somebody's prank.
const LETTERS_AN_HOUR: i64 = 5;

fn create(conn: &mut AnyConnection, now: Timestamp, new: &SignUp, verified_at: Option<Timestamp>) -> Result<String, Refusal> {
    let id = new_id();
    queries::insert(
        conn,
        &NewAccount {
            id: &id,
            email: new.email.as_str(),
            folded: &new.email.folded(),
            name: new.name.as_str(),
            password_hash: Some(&new.password_hash),
            verified_at: verified_at.map(stored).as_deref(),
            created_at: &stored(now),
        },
    )?;
    history::record(conn, now, &Actor::Clock, Event::on_account(Act::AccountOpened, &id))?;
    Ok(id)
}

fn mail_verify_link(
    conn: &mut AnyConnection,
    post: &Post,
    now: Timestamp,
    account: &Account,
    query: &str,
) -> Result<(), Refusal> {
    let token = new_link(conn, now, Some(&account.id), LinkPurpose::Verify)?;
    let event = history::record(conn, now, &Actor::Clock, Event::on_account(Act::VerifyLinkSent, &account.id))?;
    let letter = Letter::Verify {
        name: account.name.clone(),
        link: format!("{}/account/verify/{}{query}", post.public_url, token.secret()),
    };
    mail::queue(conn, post, now, &event, None, &account.email, &letter)
}

fn new_link(conn: &mut AnyConnection, now: Timestamp, account_id: Option<&str>, purpose: LinkPurpose) -> Result<Token, Refusal> {
    let token = Token::draw();
    queries::insert_link(
        conn,
        &NewLink {
            token_hash: &token.hash(),
            account_id,
            purpose: purpose.name(),
            created_at: &stored(now),
            expires_at: &stored(after(now, purpose.hours())),
        },
    )?;
    Ok(token)
}

/// The account of a link that is still good, without using it.
pub fn look_at_link(
    conn: &mut AnyConnection,
    now: Timestamp,
    token: &Token,
    purpose: LinkPurpose,
) -> Result<Option<Account>, Refusal> {
    let gone = || Refusal::not_found("This link");
    match queries::good_link(conn, &token.hash(), purpose.name(), &stored(now))?.ok_or_else(gone)? {
        None => Ok(None),
        Some(id) => Ok(Some(queries::by_id(conn, &id)?.ok_or_else(gone)?)),
    }
}

/// Verifies an address by its mailed link.
pub fn verify(conn: &mut AnyConnection, now: Timestamp, token: &Token) -> Result<Account, Refusal> {
    let account = look_at_link(conn, now, token, LinkPurpose::Verify)?.ok_or_else(|| Refusal::not_found("This link"))?;
    queries::use_links_of(conn, &account.id, LinkPurpose::Verify.name(), &stored(now))?;
    queries::set_verified(conn, &account.id, &stored(now))?;
    history::record(conn, now, &Actor::Person(account.clone()), Event::on_account(Act::AddressVerified, &account.id))?;
    Ok(account)
}

/// Begins a session for a person whose password was found right.
pub fn sign_in(
    conn: &mut AnyConnection,
    now: Timestamp,
    account: &Account,
    browser: &str,
    long_lived: bool,
) -> Result<Token, Refusal> {
    if account.disabled_at.is_some() {
        return Err(Refusal::not_permitted("This account is shut. Write to the operators if that is a mistake"));
    }
    if account.verified_at.is_none() {
        return Err(Refusal::not_permitted("Open the link in the letter we sent you first; it shows that the address is yours"));
    }
    let token = Token::draw();
    let browser: String = browser.chars().filter(|c| !c.is_control()).take(200).collect();
    queries::insert_session(
        conn,
        &NewSession {
            token_hash: &token.hash(),
            id: &new_id(),
            account_id: &account.id,
            browser: &browser,
            long_lived,
            now: &stored(now),
            expires_at: &stored(session_end(now, long_lived)),
        },
    )?;
    history::record(conn, now, &Actor::Person(account.clone()), Event::on_account(Act::SignedIn, &account.id))?;
    Ok(token)
}

fn session_end(now: Timestamp, long_lived: bool) -> Timestamp {
    after(now, if long_lived { LONG_SESSION_DAYS * 24 } else { SESSION_HOURS })
}

/// Who a session token belongs to; nobody when it has ended.
pub fn recognise(conn: &mut AnyConnection, now: Timestamp, token: &Token) -> Result<Option<Recognised>, Refusal> {
    let hash = token.hash();
    let Some(row) = queries::session(conn, &hash)? else { return Ok(None) };
    if row.expires_at <= stored(now) {
        return Ok(None);
    }
    let Some(account) = queries::by_id(conn, &row.account_id)?.filter(Account::is_live) else { return Ok(None) };
    // The last page is only noted now and then, so that reading stays reading.
    let is_stale = now.duration_since(moment(&row.last_seen_at)?) > SignedDuration::from_mins(10);
    let long_lived = row.long_lived;
    Ok(Some(Recognised { account, session_id: row.id, touch: is_stale.then_some(long_lived) }))
}

/// A person found by their session.
#[derive(Debug, Clone)]
pub struct Recognised {
    /// The account.
    pub account: Account,
    /// The session's public handle.
    pub session_id: String,
    /// The session's end should be moved on; whether it is long-lived.
    pub touch: Option<bool>,
}

/// Moves the end of a session on.
pub fn touch(conn: &mut AnyConnection, now: Timestamp, token: &Token, long_lived: bool) -> Result<(), Refusal> {
    Ok(queries::touch_session(conn, &token.hash(), &stored(now), &stored(session_end(now, long_lived)))?)
}

/// Ends the session of a token.
pub fn sign_out(conn: &mut AnyConnection, now: Timestamp, account: &Account, token: &Token) -> Result<(), Refusal> {
    queries::delete_session(conn, &token.hash())?;
    history::record(conn, now, &Actor::Person(account.clone()), Event::on_account(Act::SignedOut, &account.id))?;
    Ok(())
}

/// Ends one of a person's own sessions by its handle.
pub fn end_session(conn: &mut AnyConnection, now: Timestamp, account: &Account, session_id: &str) -> Result<(), Refusal> {
    if queries::delete_session_of(conn, &account.id, session_id)? == 0 {
        return Err(Refusal::not_found("This session"));
    }
    history::record(conn, now, &Actor::Person(account.clone()), Event::on_account(Act::SessionEnded, &account.id))?;
    Ok(())
}

/// Mails a link to choose a new password; does nothing when the address has no live account, and says nothing either way.
pub fn ask_reset(conn: &mut AnyConnection, post: &Post, now: Timestamp, email: &Email) -> Result<(), Refusal> {
    let Some(account) = queries::by_email(conn, &email.folded())?.filter(|account| account.disabled_at.is_none()) else {
        return Ok(());
    };
    if queries::letters_since(conn, &account.id, &stored(after(now, -1)))? >= LETTERS_AN_HOUR {
        return Ok(());
    }
    let token = new_link(conn, now, Some(&account.id), LinkPurpose::Reset)?;
    let event = history::record(conn, now, &Actor::Clock, Event::on_account(Act::ResetLinkSent, &account.id))?;
    let letter =
        Letter::Reset { name: account.name.clone(), link: format!("{}/account/reset/{}", post.public_url, token.secret()) };
    mail::queue(conn, post, now, &event, None, &account.email, &letter)
}

/// Sets a new password by a mailed link. The address is thereby verified; all sessions end.
pub fn reset_password(
    conn: &mut AnyConnection,
    post: &Post,
    now: Timestamp,
    token: &Token,
    hash: &str,
) -> Result<Account, Refusal> {
    let account = look_at_link(conn, now, token, LinkPurpose::Reset)?.ok_or_else(|| Refusal::not_found("This link"))?;
    queries::use_link(conn, &token.hash(), &stored(now))?;
    if account.verified_at.is_none() {
        queries::set_verified(conn, &account.id, &stored(now))?;
    }
    set_password(conn, post, now, &account, hash)?;
    Ok(account)
}

/// Sets a new password for a signed-in person; all their sessions end, this one too.
pub fn set_password(conn: &mut AnyConnection, post: &Post, now: Timestamp, account: &Account, hash: &str) -> Result<(), Refusal> {
    queries::set_password(conn, &account.id, hash)?;
    queries::use_links_of(conn, &account.id, LinkPurpose::Reset.name(), &stored(now))?;
    queries::delete_sessions_of(conn, &account.id)?;
    let event =
        history::record(conn, now, &Actor::Person(account.clone()), Event::on_account(Act::PasswordChanged, &account.id))?;
    mail::queue(
        conn,
        post,
        now,
        &event,
        None,
        &account.email,
        &Letter::Security { name: account.name.clone(), what: "The password of your account was changed.".to_owned() },
    )
}

/// Gives an account exactly these roles; its sessions end, so that none carries old rights. The last administrator stays one.
pub fn set_roles(
    conn: &mut AnyConnection,
    post: &Post,
    now: Timestamp,
    actor: &Actor,
    id: &str,
    roles: &[Role],
) -> Result<(), Refusal> {
    may_administer(actor)?;
    let account = queries::by_id(conn, id)?.ok_or_else(|| Refusal::not_found("This account"))?;
    if account.has(Role::Admin) && !roles.contains(&Role::Admin) {
        another_admin_remains(conn, &account, "roles")?;
    }
    let mut roles = roles.to_vec();
    roles.sort_unstable();
    roles.dedup();
    if roles == account.roles {
        return Ok(());
    }
    queries::set_roles(conn, id, &roles, &stored(now))?;
    experts::follow_roles(conn, now, id, &account.roles, &roles)?;
    queries::delete_sessions_of(conn, id)?;
    let names =
        if roles.is_empty() { "none".to_owned() } else { roles.iter().map(|role| role.words()).collect::<Vec<_>>().join(", ") };
    let event = history::record(conn, now, actor, Event::on_account(Act::RolesChanged, id).saying(&names))?;
    mail::queue(
        conn,
        post,
        now,
        &event,
        None,
        &account.email,
        &Letter::Security { name: account.name, what: format!("Your roles are now: {names}.") },
    )
}

fn may_administer(actor: &Actor) -> Result<(), Refusal> {
    if actor.has(Role::Admin) { Ok(()) } else { Err(Refusal::not_permitted("Only an administrator may do this")) }
}

fn another_admin_remains(conn: &mut AnyConnection, account: &Account, field: &'static str) -> Result<(), Refusal> {
    let others = queries::with_role(conn, Role::Admin)?.into_iter().filter(|other| other.id != account.id).count();
    if others == 0 {
        return Err(Refusal::at(field, "This is the last administrator; make another one first"));
    }
    Ok(())
}

/// Shuts or opens an account; its sessions end. The last administrator cannot be shut out.
pub fn set_disabled(conn: &mut AnyConnection, now: Timestamp, actor: &Actor, id: &str, disabled: bool) -> Result<(), Refusal> {
    may_administer(actor)?;
    let account = queries::by_id(conn, id)?.ok_or_else(|| Refusal::not_found("This account"))?;
    if disabled && account.has(Role::Admin) {
        another_admin_remains(conn, &account, "disabled")?;
    }
    queries::set_disabled(conn, id, disabled.then(|| stored(now)).as_deref())?;
    queries::delete_sessions_of(conn, id)?;
    let act = if disabled { Act::AccountShut } else { Act::AccountReopened };
    history::record(conn, now, actor, Event::on_account(act, id))?;
    Ok(())
}

/// Makes an account from the command line or for the demonstration: verified, with roles.
pub fn create_account(
    conn: &mut AnyConnection,
    now: Timestamp,
    actor: &Actor,
    new: &SignUp,
    roles: &[Role],
) -> Result<String, Refusal> {
    may_administer(actor)?;
    if queries::by_email(conn, &new.email.folded())?.is_some() {
        return Err(Refusal::Faults(vec![Fault::new("email", format!("{} has an account already", new.email))]));
    }
    let id = create(conn, now, new, Some(now))?;
    queries::set_roles(conn, &id, roles, &stored(now))?;
    experts::follow_roles(conn, now, &id, &[], roles)?;
    Ok(id)
}

/// The one-time link that makes the first administrator: only while there is none. Links of earlier starts end.
pub fn first_admin_link(conn: &mut AnyConnection, now: Timestamp) -> Result<Option<Token>, Refusal> {
    if !queries::with_role(conn, Role::Admin)?.is_empty() {
        return Ok(None);
    }
    queries::use_links_for(conn, LinkPurpose::FirstAdmin.name(), &stored(now))?;
    let token = new_link(conn, now, None, LinkPurpose::FirstAdmin)?;
    history::record(conn, now, &Actor::CommandLine, Event::general(Act::FirstAdminLinkMade))?;
    Ok(Some(token))
}

/// Makes the first administrator by that link.
pub fn make_first_admin(conn: &mut AnyConnection, now: Timestamp, token: &Token, new: &SignUp) -> Result<String, Refusal> {
    look_at_link(conn, now, token, LinkPurpose::FirstAdmin)?;
    if !queries::with_role(conn, Role::Admin)?.is_empty() {
        return Err(Refusal::not_permitted("There is an administrator already; ask them for a role"));
    }
    queries::use_link(conn, &token.hash(), &stored(now))?;
    create_account(conn, now, &Actor::CommandLine, new, &[Role::Admin])
}
