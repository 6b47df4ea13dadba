//! Signing in and out: password, second factor, re-authentication, and ending sessions.

use crate::actions::factors::verify_code;
use crate::history::{Event, EventKind, log};
use crate::ids::{AccountId, new_id};
use crate::mail::templates::Notification;
use crate::mail::{MailConfig, outbox};
use crate::refusal::Refusal;
use crate::store::{AnyConnection, Moment};
use crate::users::factors::{Code, SecondFactorConfig};
use crate::users::queries::NewSession;
use crate::users::refusals::{self, Kind};
use crate::users::secrets::Token;
use crate::users::sessions::{AuthenticationLevel, SECOND_FACTOR_MINUTES, SessionUser, authentication_level, session_end};
use crate::users::{Account, Actor, devices, queries};
use jiff::{SignedDuration, Timestamp};
use urn_registry::i18n::Phrase;

/// The browser used to sign in.
#[derive(Debug, Clone, Copy)]
pub struct Browser<'a> {
    /// The browser name it reports.
    pub name: &'a str,
    /// The token in its cookie.
    pub mark: &'a Token,
}

/// A sign-in after the password was verified.
#[derive(Debug)]
pub struct PendingSignIn {
    /// The session token.
    pub token: Token,
    /// The public ID of the session.
    pub session_id: String,
    /// The steps that are still required.
    pub standing: AuthenticationLevel,
}

/// The maximum length of a stored browser name, in characters.
const BROWSER_NAME_MAX: usize = 200;

/// Starts a session after the password was verified. If a second factor is required, the session is only partial: it expires after
/// [`SECOND_FACTOR_MINUTES`] and gives access only to the page that asks for the code.
pub fn begin_sign_in(
    conn: &mut AnyConnection,
    mail: &MailConfig,
    now: Timestamp,
    account: &Account,
    browser: Browser<'_>,
    long_lived: bool,
    required: bool,
) -> Result<PendingSignIn, Refusal> {
    if account.disabled_at.is_some() {
        return Err(Refusal::not_permitted(Phrase::new("refusal-sign-in-shut")));
    }
    if account.verified_at.is_none() {
        return Err(Refusal::not_permitted(Phrase::new("refusal-open-link-first")));
    }
    let standing = authentication_level(conn, account, required)?;
    if standing == AuthenticationLevel::Full {
        let token = open_session(conn, mail, now, account, browser, long_lived, false)?;
        return Ok(PendingSignIn { token, session_id: String::new(), standing });
    }
    let until = now.saturating_add(SignedDuration::from_mins(SECOND_FACTOR_MINUTES)).unwrap_or(now);
    let (token, session_id) = new_session(conn, now, account, browser.name, long_lived, false, until)?;
    Ok(PendingSignIn { token, session_id, standing })
}

/// Completes a sign-in with a code: the partial session becomes a full one with a new token.
pub fn finish_sign_in(
    conn: &mut AnyConnection,
    mail: &MailConfig,
    now: Timestamp,
    half: &SessionUser,
    mark: &Token,
    factors: &SecondFactorConfig,
    code: &Code,
) -> Result<Token, Refusal> {
    verify_code(conn, mail, now, &half.account, factors, code)?;
    queries::delete_session_of(conn, &half.account.id, &half.session_id)?;
    open_session(conn, mail, now, &half.account, Browser { name: &half.browser, mark }, half.long_lived, true)
}

/// Creates the session of an authenticated account, and notifies its owner if the browser is new.
pub(crate) fn open_session(
    conn: &mut AnyConnection,
    mail: &MailConfig,
    now: Timestamp,
    account: &Account,
    browser: Browser<'_>,
    long_lived: bool,
    second_factor: bool,
) -> Result<Token, Refusal> {
    let until = session_end(account, now, now, long_lived);
    let (token, _) = new_session(conn, now, account, browser.name, long_lived, second_factor, until)?;
    let first_ever = queries::count_account_emails(conn, &account.id, EventKind::SignedIn.name(), Moment::BEFORE_ALL)? == 0;
    let text = devices::browser_description(browser.name).to_string();
    log::record(
        conn,
        now,
        &Actor::Person(account.clone()),
        Event::on_account(EventKind::SignedIn, &account.id).with_detail(&text),
    )?;
    if devices::queries::record_browser(conn, &account.id, &browser.mark.hash(), now.into())? && !first_ever {
        let event =
            log::record(conn, now, &Actor::Clock, Event::on_account(EventKind::NewDevice, &account.id).with_detail(&text))?;
        let at = now.strftime("%-d %B %Y, %H:%M UTC").to_string();
        let email = Notification::NewDevice { device: text, at };
        outbox::queue(conn, mail, now, &event, None, account, &email)?;
    }
    Ok(token)
}

/// Emails the owner of an account after many wrong passwords, once a day. A number of networks can be used to guess, so that no single one
/// of them is held up.
///
/// # Errors
/// A database error.
pub fn notify_of_failures(conn: &mut AnyConnection, mail: &MailConfig, now: Timestamp, id: &AccountId) -> Result<(), Refusal> {
    const FAILURES_NOTICE_MIN: i64 = 50;
    let since = now.saturating_sub(SignedDuration::from_hours(24)).unwrap_or(now).into();
    let failed = refusals::queries::count_failures(conn, (id, Kind::WrongPassword), None, since)?;
    if failed < FAILURES_NOTICE_MIN || queries::count_account_emails(conn, id, EventKind::FailedSignIns.name(), since)? > 0 {
        return Ok(());
    }
    let Some(account) = queries::by_id(conn, id)? else { return Ok(()) };
    let event = log::record(conn, now, &Actor::Clock, Event::on_account(EventKind::FailedSignIns, id))?;
    let email = Notification::FailedSignIns { count: failed };
    outbox::queue(conn, mail, now, &event, None, &account, &email)
}

fn new_session(
    conn: &mut AnyConnection,
    now: Timestamp,
    account: &Account,
    browser: &str,
    long_lived: bool,
    second_factor: bool,
    until: Timestamp,
) -> Result<(Token, String), Refusal> {
    let (token, id) = (Token::generate(), new_id());
    let browser: String = browser.chars().filter(|c| !c.is_control()).take(BROWSER_NAME_MAX).collect();
    queries::insert_session(
        conn,
        &NewSession {
            token_hash: &token.hash(),
            id: &id,
            account_id: &account.id,
            browser: &browser,
            long_lived,
            now: now.into(),
            expires_at: until.into(),
            second_factor,
        },
    )?;
    Ok((token, id))
}

/// Records a re-authentication. A password has been verified by the caller; a code is verified here.
pub fn record_reauthentication(
    conn: &mut AnyConnection,
    mail: &MailConfig,
    now: Timestamp,
    viewer: &SessionUser,
    code: Option<(&SecondFactorConfig, &Code)>,
) -> Result<(), Refusal> {
    if let Some((factors, code)) = code {
        verify_code(conn, mail, now, &viewer.account, factors, code)?;
    }
    queries::confirm_session(conn, &viewer.session_id, now.into())?;
    log::record(conn, now, &Actor::Person(viewer.account.clone()), Event::on_account(EventKind::Confirmed, &viewer.account.id))?;
    Ok(())
}

/// Ends the session with this token.
pub fn sign_out(conn: &mut AnyConnection, now: Timestamp, account: &Account, token: &Token) -> Result<(), Refusal> {
    queries::delete_session(conn, &token.hash())?;
    log::record(conn, now, &Actor::Person(account.clone()), Event::on_account(EventKind::SignedOut, &account.id))?;
    Ok(())
}

/// Ends one of the account's sessions by its public ID.
pub fn end_session(conn: &mut AnyConnection, now: Timestamp, account: &Account, session_id: &str) -> Result<(), Refusal> {
    if queries::delete_session_of(conn, &account.id, session_id)? == 0 {
        return Err(Refusal::not_found(Phrase::new("word-this-session")));
    }
    log::record(conn, now, &Actor::Person(account.clone()), Event::on_account(EventKind::SessionEnded, &account.id))?;
    Ok(())
}
