//! External sign-in, and its effects on accounts (`docs/design/accounts.md`).
//!
//! A person is identified only by issuer and subject. An email address reported by a provider does not give access to an account: its
//! owner must follow an emailed link, or sign in here.

use crate::actions::sign_in::{self, Browser, PendingSignIn};
use crate::history::{Event, EventKind, log};
use crate::ids::new_id;
use crate::mail::delivery_links::Placeholder;
use crate::mail::templates::Notification;
use crate::mail::templates::own::{Link, Setting};
use crate::mail::{MailConfig, delivery_links, outbox, single, third_party_limit};
use crate::refusal::Refusal;
use crate::store::{AnyConnection, Moment};
use crate::users::links::{self, LinkPurpose};
use crate::users::oidc::queries::{self, NewSignIn};
use crate::users::oidc::{IDENTITIES_MAX, LINK_HOURS, ProviderClaims, SIGN_IN_MINUTES, Secrets, SignInAttempt, Stage};
use crate::users::secrets::Token;
use crate::users::sessions::AuthenticationLevel;
use crate::users::{self, Account, Actor, EmailAddress, PersonName};
use jiff::{SignedDuration, Timestamp};
use urn_registry::i18n::{Lang, Phrase};

fn attempt_expiry(now: Timestamp) -> Moment {
    Moment::from(now.saturating_add(SignedDuration::from_mins(SIGN_IN_MINUTES)).unwrap_or(now))
}

fn attempt_not_found() -> Refusal {
    Refusal::not_found(Phrase::new("thing-sign-in"))
}

fn record_and_notify(
    conn: &mut AnyConnection,
    (mail, now): (&MailConfig, Timestamp),
    account: &Account,
    act: EventKind,
    what: Phrase,
) -> Result<(), Refusal> {
    let event = log::record(conn, now, &Actor::Person(account.clone()), Event::on_account(act, &account.id))?;
    outbox::notify_account_owner(conn, (mail, now), &event, (&account.name, &account.email), what)
}

/// Starts an external sign-in. `linker` is the account to link to; `None` for a normal sign-in.
///
/// # Errors
/// Database errors.
pub fn start_external_sign_in(
    conn: &mut AnyConnection,
    now: Timestamp,
    linker: Option<&Account>,
    next: &str,
    secrets: &Secrets,
) -> Result<(), Refusal> {
    let new = NewSignIn {
        id: &new_id(),
        state_hash: &secrets.state.hash(),
        browser_hash: &secrets.browser.hash(),
        next,
        linker: linker.map(|account| &account.id),
        expires_at: attempt_expiry(now),
    };
    Ok(queries::insert_sign_in(conn, &new)?)
}

/// Accepts a provider's response: once, in the browser that started, and before it expires.
///
/// # Errors
/// [`Refusal::NotFound`] for any other response.
pub fn accept_provider_response(conn: &mut AnyConnection, now: Timestamp, secrets: &Secrets) -> Result<SignInAttempt, Refusal> {
    let of = (secrets.state.hash(), secrets.browser.hash());
    queries::mark_returned(conn, (&of.0, &of.1), now.into())?.ok_or_else(attempt_not_found)
}

/// The result of a valid response.
#[derive(Debug)]
pub enum SignInOutcome {
    /// The identity is linked to an account: a session was started, as after a password.
    In(Box<PendingSignIn>),
    /// The owner is asked to confirm the link.
    ToLink,
    /// The identity is not linked to an account: the user must identify themselves here.
    Unknown,
}

/// Processes the identity returned by the provider.
///
/// # Errors
/// [`Refusal::WrongState`] if the identity is to be linked but already belongs to an account; [`Refusal::NotPermitted`] if its account
/// is closed or suspended.
pub fn receive_claims(
    conn: &mut AnyConnection,
    (mail, now): (&MailConfig, Timestamp),
    round: &SignInAttempt,
    shown: &ProviderClaims,
    browser: Browser<'_>,
    required: bool,
) -> Result<SignInOutcome, Refusal> {
    let known = queries::identity(conn, &shown.issuer, &shown.subject)?;
    match (&round.linker, known) {
        (Some(_), Some(_)) => Err(identity_taken()),
        (Some(_), None) => {
            queries::receive_claims(conn, &round.id, shown, attempt_expiry(now))?;
            Ok(SignInOutcome::ToLink)
        }
        (None, Some(identity)) => {
            let account = users::queries::by_id(conn, &identity.account_id)?.ok_or_else(attempt_not_found)?;
            let begun = begin_session(conn, (mail, now), &account, shown, browser, required)?;
            queries::record_sign_in(conn, &identity.id, now.into())?;
            queries::delete_sign_in(conn, &round.id)?;
            Ok(SignInOutcome::In(Box::new(begun)))
        }
        (None, None) => {
            queries::receive_claims(conn, &round.id, shown, attempt_expiry(now))?;
            Ok(SignInOutcome::Unknown)
        }
    }
}

fn identity_taken() -> Refusal {
    Refusal::WrongState { reason: Phrase::new("refusal-linked") }
}

/// Starts a session. Its authentication time is that of the sign-in at the provider; if the provider does not report one, it does not
/// count as recent.
fn begin_session(
    conn: &mut AnyConnection,
    (mail, now): (&MailConfig, Timestamp),
    account: &Account,
    shown: &ProviderClaims,
    browser: Browser<'_>,
    required: bool,
) -> Result<PendingSignIn, Refusal> {
    let begun = sign_in::begin_sign_in(conn, mail, now, account, browser, false, required)?;
    if begun.standing == AuthenticationLevel::Full {
        let at = shown.at.unwrap_or(Timestamp::UNIX_EPOCH).min(now);
        users::queries::confirmed_at(conn, &begun.token.hash(), at.into())?;
    }
    Ok(begun)
}

/// The pending external sign-in of a browser.
///
/// # Errors
/// [`Refusal::NotFound`] if there is none or it has expired.
pub fn pending_attempt(
    conn: &mut AnyConnection,
    now: Timestamp,
    browser: &Token,
) -> Result<(SignInAttempt, ProviderClaims), Refusal> {
    let round = queries::returned_sign_in(conn, &browser.hash(), now.into())?.ok_or_else(attempt_not_found)?;
    let shown = round.claims().cloned().ok_or_else(attempt_not_found)?;
    Ok((round, shown))
}

/// The pending external sign-in that a signed-in account can link: one that it started, or one started before it signed in.
///
/// # Errors
/// As [`pending_attempt`].
pub fn attempt_to_link(
    conn: &mut AnyConnection,
    now: Timestamp,
    account: &Account,
    browser: &Token,
) -> Result<(SignInAttempt, ProviderClaims), Refusal> {
    let (round, shown) = pending_attempt(conn, now, browser)?;
    match &round.linker {
        Some(linker) if *linker != account.id => Err(attempt_not_found()),
        _ => Ok((round, shown)),
    }
}

fn insert_identity(
    conn: &mut AnyConnection,
    (mail, now): (&MailConfig, Timestamp),
    account: &Account,
    (round, shown): (&SignInAttempt, &ProviderClaims),
    provider: &str,
) -> Result<(), Refusal> {
    if queries::identity(conn, &shown.issuer, &shown.subject)?.is_some() {
        return Err(identity_taken());
    }
    if queries::of_account(conn, &account.id)?.len() >= IDENTITIES_MAX {
        let reason = Phrase::new("refusal-most-sign-ins").arg("most", IDENTITIES_MAX);
        return Err(Refusal::WrongState { reason });
    }
    queries::insert(conn, (&new_id(), &account.id), shown, now.into())?;
    queries::delete_sign_in(conn, &round.id)?;
    let what = Phrase::new("email-sign-in-linked").arg("provider", provider).arg("name", shown.display_name());
    record_and_notify(conn, (mail, now), account, EventKind::OidcLinked, what)
}

/// Links the external identity to an account whose owner is signed in and has just authenticated again.
///
/// # Errors
/// As [`attempt_to_link`]; [`Refusal::WrongState`] if it already belongs to an account or the account has the maximum number of identities.
pub fn link_identity(
    conn: &mut AnyConnection,
    at: (&MailConfig, Timestamp),
    account: &Account,
    browser: &Token,
    provider: &str,
) -> Result<(), Refusal> {
    let (round, shown) = attempt_to_link(conn, at.1, account, browser)?;
    insert_identity(conn, at, account, (&round, &shown), provider)
}

/// Removes an external sign-in from the user's account.
///
/// # Errors
/// [`Refusal::NotFound`] if it belongs to another account; [`Refusal::WrongState`] if it is the last way to sign in.
pub fn unlink_identity(
    conn: &mut AnyConnection,
    at: (&MailConfig, Timestamp),
    account: &Account,
    id: &str,
    provider: &str,
) -> Result<(), Refusal> {
    let own = queries::of_account(conn, &account.id)?;
    let identity = own.iter().find(|identity| identity.id == id).ok_or_else(attempt_not_found)?;
    if own.len() == 1 && !users::queries::has_password(conn, &account.id)? {
        let reason = Phrase::new("refusal-only-way-in");
        return Err(Refusal::WrongState { reason });
    }
    queries::delete(conn, id)?;
    let what = Phrase::new("email-sign-in-removed").arg("provider", provider).arg("name", &identity.called);
    record_and_notify(conn, at, account, EventKind::OidcUnlinked, what)
}

/// The input of a user whose external identity is unknown.
#[derive(Debug, Clone)]
pub struct NewIdentityInput<'a> {
    pub name: &'a PersonName,
    /// The email address.
    pub email: &'a EmailAddress,
    /// The name of the provider.
    pub provider: &'a str,
    /// The language of the page.
    pub lang: Lang,
}

/// Emails a link to the address entered by a user whose external identity is unknown. Only the recipient learns whether an account
/// exists. The address reported by the provider is ignored.
///
/// # Errors
/// As [`pending_attempt`]; faults of the name.
pub fn email_sign_in_link(
    conn: &mut AnyConnection,
    (mail, now): (&MailConfig, Timestamp),
    asks: &NewIdentityInput<'_>,
    mark: &Token,
) -> Result<(), Refusal> {
    use crate::actions::accounts::insert_account;
    let (round, _) = pending_attempt(conn, now, mark)?;
    if round.linker.is_some() {
        return Err(attempt_not_found());
    }
    crate::actions::names::check_account_name(conn, asks.name.as_str(), None, &[])?;
    let who = (asks.email, asks.name.as_str(), asks.lang);
    let found = users::queries::by_email(conn, &asks.email.folded())?;
    let account = match found {
        None => {
            let id = insert_account(conn, now, (&Actor::Clock, ""), who, None, None)?;
            users::queries::by_id(conn, &id)?.ok_or_else(attempt_not_found)?
        }
        Some(account) => account,
    };
    if account.disabled_at.is_some() || third_party_limit::is_reached(conn, now, &account.email, "oidc_join")? {
        return Ok(());
    }
    revoke_emailed_link(conn, &round)?;
    let link = links::make(conn, now, LinkPurpose::Oidc, &round.id)?;
    queries::record_link_mailed(conn, &round.id, (&account.id, asks.name.as_str()), link.expires_at)?;
    let event = log::record(conn, now, &Actor::Clock, Event::on_account(EventKind::OidcLinkSent, &account.id))?;
    let gap = Placeholder::link(&link.id);
    let link = Link::new(mail, &format!("/sign-in/join/{}", gap.mark));
    let email = Notification::OidcJoin { provider: Setting::new(asks.provider), hours: LINK_HOURS, link };
    outbox::queue_with_links(conn, (mail, now), &event, None, &account, &email, vec![gap])?;
    Ok(())
}

/// Revokes the link that was emailed earlier in the same sign-in, and deletes its email if that is still queued.
fn revoke_emailed_link(conn: &mut AnyConnection, round: &SignInAttempt) -> Result<(), Refusal> {
    for link in links::unused(conn, LinkPurpose::Oidc, &round.id)? {
        for email in delivery_links::queries::emails_with(conn, &link.id)? {
            single::queries::delete_waiting(conn, &email)?;
        }
    }
    Ok(links::forget(conn, std::slice::from_ref(&round.id))?)
}

/// The pending sign-in of an emailed link, the external identity, and the account. The link works only in the browser in which the sign-in
/// started. Otherwise, someone could link their identity to the account of another user who merely opens an email.
///
/// # Errors
/// [`Refusal::NotFound`] for an invalid or expired link; [`Refusal::NotPermitted`] in another browser.
pub fn find_emailed_attempt(
    conn: &mut AnyConnection,
    now: Timestamp,
    token: &Token,
    browser: Option<&Token>,
) -> Result<(SignInAttempt, ProviderClaims, Account, String), Refusal> {
    let gone = || Refusal::not_found(Phrase::new("thing-link"));
    let link = links::find(conn, now, token, &[LinkPurpose::Oidc])?.ok_or_else(gone)?;
    let (round, browser_hash) = queries::by_id(conn, &link.subject, now.into())?.ok_or_else(gone)?;
    if browser.is_none_or(|browser| browser.hash() != browser_hash) {
        return Err(Refusal::not_permitted(Phrase::new("refusal-same-browser")));
    }
    let Stage::Mailed { shown, account_id, name } = round.stage.clone() else { return Err(gone()) };
    let account = users::queries::by_id(conn, &account_id)?.filter(|account| account.disabled_at.is_none()).ok_or_else(gone)?;
    Ok((round, shown, account, name))
}

/// Completes the sign-in by an emailed link. Its recipient controls the address, so the identity is linked to the account with that
/// address; an unverified account, which has no password yet, is confirmed.
///
/// # Errors
/// As [`find_emailed_attempt`]; [`Refusal::WrongState`] if the identity already belongs to an account.
pub fn complete_emailed_sign_in(
    conn: &mut AnyConnection,
    (mail, now): (&MailConfig, Timestamp),
    token: &Token,
    mark: Option<&Token>,
    provider: &str,
    browser: Browser<'_>,
    required: bool,
) -> Result<PendingSignIn, Refusal> {
    let (round, shown, account, name) = find_emailed_attempt(conn, now, token, mark)?;
    let account = if account.verified_at.is_some() {
        account
    } else {
        // Pending verification links of a sign-up are invalidated: they would give the account to the person who chose its password.
        links::end_links(conn, now.into(), &[LinkPurpose::Verify], account.id.as_str())?;
        crate::actions::names::check_account_name(conn, &name, Some(&account.id), &account.roles)?;
        users::queries::set_name(conn, &account.id, &name)?;
        users::queries::set_verified(conn, &account.id, now.into())?;
        let account = Account { name, verified_at: Some(now), ..account };
        log::record(conn, now, &Actor::Person(account.clone()), Event::on_account(EventKind::AddressVerified, &account.id))?;
        account
    };
    insert_identity(conn, (mail, now), &account, (&round, &shown), provider)?;
    begin_session(conn, (mail, now), &account, &shown, browser, required)
}
