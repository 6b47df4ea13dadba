//! Signing in at another provider, and what comes of it here (`docs/decisions/0026-authentication.md`). Who somebody is says the
//! identity alone: issuer and subject. An address that a provider names opens no account; whoever reads it here does, by a link, or whoever
//! signs in here as ever.

use crate::acts::sign_in::{self, Begun, Browser};
use crate::history::{Act, Event, log};
use crate::ids::new_id;
use crate::mail::gaps::Gap;
use crate::mail::letters::Letter;
use crate::mail::{Post, gaps, outbox, single};
use crate::people::elsewhere::queries::{self, NewRound};
use crate::people::elsewhere::{IDENTITIES_MAX, LINK_HOURS, ROUND_MINUTES, Round, Secrets, Shown, Stage};
use crate::people::secrets::Token;
use crate::people::sessions::{Standing, after};
use crate::people::{self, Account, Actor, Email, LinkPurpose, PersonName, links};
use crate::refusal::Refusal;
use crate::store::{AnyConnection, Moment};
use crate::words::{Lang, Phrase};
use jiff::{SignedDuration, Timestamp};

fn within(now: Timestamp) -> Moment {
    Moment::from(now.saturating_add(SignedDuration::from_mins(ROUND_MINUTES)).unwrap_or(now))
}

fn gone() -> Refusal {
    Refusal::not_found(Phrase::new("thing-sign-in"))
}

fn tell(
    conn: &mut AnyConnection,
    (post, now): (&Post, Timestamp),
    account: &Account,
    act: Act,
    what: String,
) -> Result<(), Refusal> {
    let event = log::record(conn, now, &Actor::Person(account.clone()), Event::on_account(act, &account.id))?;
    outbox::tell(conn, (post, now), &event, (&account.name, &account.email), what)
}

/// Begins a round to the provider. `linker` is who wants to link; nobody when somebody signs in.
///
/// # Errors
/// Those of the database.
pub fn set_out(
    conn: &mut AnyConnection,
    now: Timestamp,
    linker: Option<&Account>,
    next: &str,
    secrets: &Secrets,
) -> Result<(), Refusal> {
    let new = NewRound {
        id: &new_id(),
        state_hash: &secrets.state.hash(),
        browser_hash: &secrets.browser.hash(),
        next,
        linker: linker.map(|account| &account.id),
        expires_at: within(now),
    };
    Ok(queries::insert_round(conn, &new)?)
}

/// Takes the answer of a provider to a round: once, in the browser that set out, and in time.
///
/// # Errors
/// [`Refusal::NotFound`] for any other.
pub fn take(conn: &mut AnyConnection, now: Timestamp, secrets: &Secrets) -> Result<Round, Refusal> {
    let of = (secrets.state.hash(), secrets.browser.hash());
    queries::take(conn, (&of.0, &of.1), now.into())?.ok_or_else(gone)
}

/// What comes of an answer that was believed.
#[derive(Debug)]
pub enum Came {
    /// It belongs to an account: a sign-in begins, as after a password.
    In(Box<Begun>),
    /// Its owner is asked whether it is to be linked.
    ToLink,
    /// Nobody has it yet: they say who they are here.
    Unknown,
}

/// Goes on with what the provider showed.
///
/// # Errors
/// [`Refusal::WrongState`] when it is to be linked and has an account already; [`Refusal::NotPermitted`] when its account is shut.
pub fn came_back(
    conn: &mut AnyConnection,
    (post, now): (&Post, Timestamp),
    round: &Round,
    shown: &Shown,
    browser: Browser<'_>,
    required: bool,
) -> Result<Came, Refusal> {
    let known = queries::identity(conn, &shown.issuer, &shown.subject)?;
    match (&round.linker, known) {
        (Some(_), Some(_)) => Err(taken()),
        (Some(_), None) => {
            queries::came_back(conn, &round.id, shown, within(now))?;
            Ok(Came::ToLink)
        }
        (None, Some(identity)) => {
            let account = people::queries::by_id(conn, &identity.account_id)?.ok_or_else(gone)?;
            let begun = begin(conn, (post, now), &account, shown, browser, required)?;
            queries::used(conn, &identity.id, now.into())?;
            queries::end_round(conn, &round.id)?;
            Ok(Came::In(Box::new(begun)))
        }
        (None, None) => {
            queries::came_back(conn, &round.id, shown, within(now))?;
            Ok(Came::Unknown)
        }
    }
}

fn taken() -> Refusal {
    Refusal::WrongState { why: Phrase::new("refusal-linked") }
}

/// Begins a session. It is as fresh as the sign-in at the provider; of one that does not say when that was, nothing is believed.
fn begin(
    conn: &mut AnyConnection,
    (post, now): (&Post, Timestamp),
    account: &Account,
    shown: &Shown,
    browser: Browser<'_>,
    required: bool,
) -> Result<Begun, Refusal> {
    let begun = sign_in::begin(conn, post, now, account, browser, false, required)?;
    if begun.standing == Standing::Full {
        let at = shown.at.unwrap_or(Timestamp::UNIX_EPOCH).min(now);
        people::queries::confirmed_at(conn, &begun.token.hash(), at.into())?;
    }
    Ok(begun)
}

/// The round of a browser that came back and goes on here.
///
/// # Errors
/// [`Refusal::NotFound`] when there is none, or too long ago.
pub fn waiting(conn: &mut AnyConnection, now: Timestamp, browser: &Token) -> Result<(Round, Shown), Refusal> {
    let round = queries::back(conn, &browser.hash(), now.into())?.ok_or_else(gone)?;
    let shown = round.shown().cloned().ok_or_else(gone)?;
    Ok((round, shown))
}

/// The round with which somebody who is signed in goes on: one of their own, or one that began before they signed in.
///
/// # Errors
/// As [`waiting`].
pub fn to_link(conn: &mut AnyConnection, now: Timestamp, account: &Account, browser: &Token) -> Result<(Round, Shown), Refusal> {
    let (round, shown) = waiting(conn, now, browser)?;
    match &round.linker {
        Some(linker) if *linker != account.id => Err(gone()),
        _ => Ok((round, shown)),
    }
}

fn attach(
    conn: &mut AnyConnection,
    (post, now): (&Post, Timestamp),
    account: &Account,
    (round, shown): (&Round, &Shown),
    provider: &str,
) -> Result<(), Refusal> {
    if queries::identity(conn, &shown.issuer, &shown.subject)?.is_some() {
        return Err(taken());
    }
    if queries::of_account(conn, &account.id)?.len() >= IDENTITIES_MAX {
        let why = Phrase::new("refusal-most-sign-ins").with("most", IDENTITIES_MAX);
        return Err(Refusal::WrongState { why });
    }
    queries::insert(conn, (&new_id(), &account.id), shown, now.into())?;
    queries::end_round(conn, &round.id)?;
    let what = format!(
        "An external sign-in with {provider} ({}) was linked to your account and can now be used to sign in. If you did not do this, choose a new password. This removes the external sign-in.",
        shown.called()
    );
    tell(conn, (post, now), account, Act::ElsewhereLinked, what)
}

/// Links what the provider showed to the account of somebody who is signed in and has just shown who they are.
///
/// # Errors
/// As [`to_link`]; [`Refusal::WrongState`] when it belongs to an account already.
pub fn link(
    conn: &mut AnyConnection,
    at: (&Post, Timestamp),
    account: &Account,
    browser: &Token,
    provider: &str,
) -> Result<(), Refusal> {
    let (round, shown) = to_link(conn, at.1, account, browser)?;
    attach(conn, at, account, (&round, &shown), provider)
}

/// Ends a sign-in elsewhere of one's own account.
///
/// # Errors
/// [`Refusal::NotFound`] for one that is not theirs; [`Refusal::WrongState`] when it is the last way in.
pub fn end(conn: &mut AnyConnection, at: (&Post, Timestamp), account: &Account, id: &str, provider: &str) -> Result<(), Refusal> {
    let own = queries::of_account(conn, &account.id)?;
    let identity = own.iter().find(|identity| identity.id == id).ok_or_else(gone)?;
    if own.len() == 1 && !people::queries::has_password(conn, &account.id)? {
        let why = Phrase::new("refusal-only-way-in");
        return Err(Refusal::WrongState { why });
    }
    queries::delete(conn, id)?;
    let what =
        format!("The external sign-in with {provider} ({}) can no longer be used to sign in to your account.", identity.called);
    tell(conn, at, account, Act::ElsewhereEnded, what)
}

/// What somebody types who is not known here yet.
#[derive(Debug, Clone)]
pub struct Asks<'a> {
    /// Their name.
    pub name: &'a PersonName,
    /// Their address.
    pub email: &'a Email,
    /// What the provider is called.
    pub provider: &'a str,
    /// The language of the page on which they ask.
    pub lang: Lang,
}

/// Goes on for somebody who is not known here: a link goes to the address they typed, whoever has it. Whether an account has it already
/// is told to nobody but its reader. What the provider says of the address makes no difference.
///
/// # Errors
/// As [`waiting`]; faults of the name.
pub fn ask(conn: &mut AnyConnection, (post, now): (&Post, Timestamp), asks: &Asks<'_>, mark: &Token) -> Result<(), Refusal> {
    use crate::acts::accounts::{is_pestered, make};
    let (round, _) = waiting(conn, now, mark)?;
    if round.linker.is_some() {
        return Err(gone());
    }
    let who = (asks.email, asks.name, asks.lang);
    let found = people::queries::by_email(conn, &asks.email.folded())?;
    let account = match found {
        None => {
            let id = make(conn, now, who, None, None)?;
            people::queries::by_id(conn, &id)?.ok_or_else(gone)?
        }
        Some(account) => account,
    };
    if account.disabled_at.is_some() || is_pestered(conn, now, &account, Act::ElsewhereLinkSent)? {
        return Ok(());
    }
    end_link(conn, &round)?;
    let key = links::new_key();
    queries::mailed(conn, &round.id, (&key, &account.id, asks.name.as_str()), after(now, LINK_HOURS).into())?;
    let event = log::record(conn, now, &Actor::Clock, Event::on_account(Act::ElsewhereLinkSent, &account.id))?;
    let gap = Gap::link(&key);
    let link = format!("{}/sign-in/join/{}", post.public_url, gap.mark);
    let letter = Letter::Elsewhere { provider: asks.provider.to_owned(), hours: LINK_HOURS.to_string(), link };
    outbox::queue_with(conn, (post, now), &event, None, &account.email, &letter, vec![gap])?;
    Ok(())
}

/// Ends the link that was mailed before in a round: nothing is kept of it, nor of its email where it still waits.
fn end_link(conn: &mut AnyConnection, round: &Round) -> Result<(), Refusal> {
    let Some(link) = queries::link_of(conn, &round.id)? else { return Ok(()) };
    for email in gaps::queries::emails_with(conn, &link)? {
        single::queries::unwrite(conn, &email)?;
    }
    Ok(links::forget(conn, &[link])?)
}

/// The round that a mailed link goes on with, what the provider showed, and the account. The link alone is not enough: it goes on in the
/// browser in which the sign-in began, so that nobody links their own sign-in to the account of whoever opens an email.
///
/// # Errors
/// [`Refusal::NotFound`] for a link that is not ours or too old; [`Refusal::NotPermitted`] in another browser.
pub fn look(
    conn: &mut AnyConnection,
    now: Timestamp,
    token: &Token,
    browser: Option<&Token>,
) -> Result<(Round, Shown, Account, String), Refusal> {
    let gone = || Refusal::not_found(Phrase::new("thing-link"));
    let key = links::key_of(conn, &token.hash())?;
    let (round, browser_hash) = queries::by_link(conn, &key, now.into())?.ok_or_else(gone)?;
    if browser.is_none_or(|browser| browser.hash() != browser_hash) {
        return Err(Refusal::not_permitted(Phrase::new("refusal-same-browser")));
    }
    let Stage::Mailed { shown, account_id, name } = round.stage.clone() else { return Err(gone()) };
    let account = people::queries::by_id(conn, &account_id)?.filter(|account| account.disabled_at.is_none()).ok_or_else(gone)?;
    Ok((round, shown, account, name))
}

/// Goes on by a mailed link: its reader has the address, so the account that has it gets the sign-in; one that nobody has verified yet
/// becomes theirs, without a password.
///
/// # Errors
/// As [`look`]; [`Refusal::WrongState`] when the sign-in belongs to an account already.
pub fn join(
    conn: &mut AnyConnection,
    (post, now): (&Post, Timestamp),
    token: &Token,
    mark: Option<&Token>,
    provider: &str,
    browser: Browser<'_>,
    required: bool,
) -> Result<Begun, Refusal> {
    let (round, shown, account, name) = look(conn, now, token, mark)?;
    let account = if account.verified_at.is_some() {
        account
    } else {
        // Links of a sign-up with a password that wait would give the account to whoever typed it.
        people::queries::use_links_of(conn, &account.id, LinkPurpose::Verify.name(), now.into())?;
        people::queries::set_name(conn, &account.id, &name)?;
        people::queries::set_verified(conn, &account.id, now.into())?;
        let account = Account { name, verified_at: Some(now), ..account };
        log::record(conn, now, &Actor::Person(account.clone()), Event::on_account(Act::AddressVerified, &account.id))?;
        account
    };
    attach(conn, (post, now), &account, (&round, &shown), provider)?;
    begin(conn, (post, now), &account, &shown, browser, required)
}
