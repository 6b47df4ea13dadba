//! Requests for erasure, from an account or from a confirmed email address. An operator answers each request by email.

use crate::action_context::ActionContext;
use crate::cases::erasures::queries::{self, NewErasure};
use crate::cases::erasures::{Erasure, LINK_DAYS, OPEN_MAX, due};
use crate::cases::guards::office::operator;
use crate::cases::guards::typed::words;
use crate::clock;
use crate::history::{Act, Event, log};
use crate::ids::new_id;
use crate::mail::delivery_links::Placeholder;
use crate::mail::templates::Notification;
use crate::mail::templates::own::Link;
use crate::mail::{Post, outbox, third_party_limit};
use crate::refusal::{Refusal, at};
use crate::store::AnyConnection;
use crate::users::secrets::Token;
use crate::users::sessions::after;
use crate::users::{self, Account, Actor, Email, Role, links};
use jiff::Timestamp;
use urn_registry::i18n::Phrase;

/// What the requester wants erased, and where it is.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ErasureText(String);

impl ErasureText {
    /// Parses the text of a request.
    ///
    /// # Errors
    /// [`Refusal::Faults`] if the text is empty, too long or contains a disallowed character.
    pub fn parse(text: &str) -> Result<Self, Refusal> {
        words(text, at::WISH, Phrase::new("refusal-erase-wish")).map(Self)
    }
}

/// Records that an erasure was requested, without its content, and notifies the operators.
fn arrived(conn: &mut AnyConnection, (post, now): (&Post, Timestamp), account: Option<&Account>) -> Result<(), Refusal> {
    let (actor, event) = match account {
        Some(account) => (Actor::Person(account.clone()), Event::on_account(Act::ErasureAsked, &account.id)),
        None => (Actor::Clock, Event::general(Act::ErasureAsked)),
    };
    let event = log::record(conn, now, &actor, event)?;
    for person in users::queries::with_role(conn, Role::Operator)? {
        let letter = Notification::ErasureWaits {
            name: person.name.clone(),
            until: clock::day(due(now)),
            link: format!("{}/desk#erasures", post.public_url),
        };
        outbox::queue(conn, post, now, &event, None, &person.email, &letter)?;
    }
    Ok(())
}

/// Makes a request from an account.
///
/// # Errors
/// [`Refusal::Faults`] if the account already has [`OPEN_MAX`] open requests.
pub fn ask(conn: &mut AnyConnection, post: &Post, now: Timestamp, account: &Account, wish: &ErasureText) -> Result<(), Refusal> {
    if queries::open_of(conn, &account.id)? >= OPEN_MAX {
        return Err(Refusal::at(at::WISH, Phrase::new("refusal-erase-most").with("most", OPEN_MAX)));
    }
    let id = new_id();
    let new = NewErasure { id: &id, account_id: Some(&account.id), email: &account.email, words: &wish.0, link: None };
    queries::insert(conn, &new, now.into())?;
    arrived(conn, (post, now), Some(account))
}

/// Makes a request without an account. A confirmation link is sent to the address, and the operators get the request once it is confirmed.
/// Beyond the daily limit of such emails to an address, the request is silently dropped.
///
/// # Errors
/// Database errors.
pub fn ask_anonymously(
    conn: &mut AnyConnection,
    post: &Post,
    now: Timestamp,
    email: &Email,
    wish: &ErasureText,
) -> Result<(), Refusal> {
    if third_party_limit::is_reached(conn, now, &email.folded(), "erasure_confirm")? {
        return Ok(());
    }
    let (id, key) = (new_id(), links::new_key());
    let new = NewErasure { id: &id, account_id: None, email: email.as_str(), words: &wish.0, link: Some(&key) };
    queries::insert(conn, &new, now.into())?;
    let event = log::record(conn, now, &Actor::Clock, Event::general(Act::ErasureLinkSent))?;
    let gap = Placeholder::link(&key);
    let letter = Notification::ErasureConfirm {
        until: clock::day(after(now, 24 * LINK_DAYS)),
        link: Link::new(post, &format!("/erasure/{}", gap.mark)),
    };
    outbox::queue_with(conn, (post, now), &event, None, email.as_str(), &letter, vec![gap])
}

/// The request that a link confirms, and whether it is already confirmed.
///
/// # Errors
/// [`Refusal::NotFound`] for an invalid or expired link, and once the request is answered.
pub fn find(conn: &mut AnyConnection, now: Timestamp, token: &Token) -> Result<(Erasure, bool), Refusal> {
    let key = links::key_of(conn, &token.hash())?;
    queries::by_link(conn, &key, after(now, -24 * LINK_DAYS).into())?.ok_or_else(|| Refusal::not_found(Phrase::new("thing-link")))
}

/// Confirms the requester's address with the link and passes the request to the operators. Repeating it has no effect.
///
/// # Errors
/// As [`find`].
pub fn confirm(conn: &mut AnyConnection, post: &Post, now: Timestamp, token: &Token) -> Result<(), Refusal> {
    let (erasure, confirmed) = find(conn, now, token)?;
    if confirmed {
        return Ok(());
    }
    queries::confirm(conn, &erasure.id, now.into())?;
    arrived(conn, (post, now), None)
}

/// Answers a request by email: the data was erased, or it is retained for a stated reason. Deletes the content and the requester from the
/// request.
///
/// # Errors
/// [`Refusal::Faults`] for declining without a reason, [`Refusal::NotPermitted`] for the operator's own request.
pub fn answer(conn: &mut AnyConnection, turn: ActionContext<'_>, id: &str, declines: bool, said: &str) -> Result<(), Refusal> {
    operator(turn.who)?;
    let erasure = queries::by_id(conn, id)?.ok_or_else(|| Refusal::not_found(Phrase::new("thing-this-request")))?;
    if erasure.is_of(turn.who) {
        return Err(Refusal::not_permitted("This is your own request. Another operator must answer it"));
    }
    let said = if declines || !said.trim().is_empty() {
        words(said, at::WORDS, "Enter the reason why the data is retained, for the requester")?
    } else {
        String::new()
    };
    let outcome = if declines { "declined" } else { "done" };
    queries::close(conn, &erasure.id, (outcome, &said), (&turn.who.id, turn.now.into()))?;
    let event = log::record(conn, turn.now, &turn.actor(), Event::general(Act::ErasureAnswered).saying(outcome))?;
    let letter = Notification::ErasureAnswered { erased: !declines, words: said, link: turn.link("/help/privacy") };
    outbox::queue(conn, turn.post, turn.now, &event, None, &erasure.email, &letter)
}

/// Deletes requests that were not confirmed within [`LINK_DAYS`] days.
///
/// # Errors
/// Database errors.
pub fn purge(conn: &mut AnyConnection, now: Timestamp) -> Result<usize, Refusal> {
    Ok(queries::forget(conn, after(now, -24 * LINK_DAYS).into())?)
}
