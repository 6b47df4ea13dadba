//! Requests for erasure: asked from an account, or by somebody who confirms their address; answered by operators, who take out by two,
//! close the account, or decline with a reason. The asker reads of each step.

use crate::acts::{own, redact};
use crate::cases::erasures::queries::{self, NewErasure};
use crate::cases::erasures::{Erasure, LINK_DAYS, LINKS_A_DAY, OPEN_MAX, Outcome, WORDS_MAX, due};
use crate::cases::guards::office::operator;
use crate::clock;
use crate::history::redactions::Class;
use crate::history::redactions::Closed;
use crate::history::{Act, Event, EventId, log};
use crate::ids::new_id;
use crate::mail::gaps::Gap;
use crate::mail::letters::Letter;
use crate::mail::{Post, outbox};
use crate::people::secrets::Token;
use crate::people::sessions::after;
use crate::people::{self, Account, Actor, Email, Role, links};
use crate::refusal::{Fault, Refusal, at};
use crate::store::{AnyConnection, Moment};
use crate::template::characters;
use crate::turn::Turn;
use crate::words::Phrase;
use jiff::Timestamp;

/// What somebody wants to go, and where it stands.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Wish {
    words: String,
    places: String,
}

impl Wish {
    /// Reads both.
    ///
    /// # Errors
    /// [`Refusal::Faults`] where nothing was said, or too much.
    pub fn parse(words: &str, places: &str) -> Result<Self, Refusal> {
        let mut faults = Vec::new();
        let mut read = |text: &str, field: &'static str, missing: Phrase| {
            let text = text.trim().to_owned();
            if text.is_empty() {
                faults.push(Fault::new(field, missing));
            } else if text.len() > WORDS_MAX {
                faults.push(Fault::new(field, Phrase::new("refusal-max-bytes").with("most", WORDS_MAX)));
            } else if let Err(why) = characters::bounded(&text, true) {
                faults.push(Fault::new(field, why));
            }
            text
        };
        let words = read(words, at::WISH, Phrase::new("refusal-erase-wish"));
        let places = read(places, at::PLACES, Phrase::new("refusal-erase-places"));
        if faults.is_empty() { Ok(Self { words, places }) } else { Err(Refusal::Faults(faults)) }
    }
}

fn spelled(at: Timestamp) -> String {
    clock::spelled(clock::day(at))
}

/// Tells the asker that it came, and the operators that it waits.
fn arrived(conn: &mut AnyConnection, (post, now): (&Post, Timestamp), event: &EventId, email: &str) -> Result<(), Refusal> {
    let until = spelled(due(now));
    let link = format!("{}/help/privacy", post.public_url);
    outbox::queue(conn, post, now, event, None, email, &Letter::ErasureReceived { until: until.clone(), link })?;
    for person in people::queries::with_role(conn, Role::Operator)? {
        let letter = Letter::ErasureWaits {
            name: person.name.clone(),
            until: until.clone(),
            link: format!("{}/desk/erasures", post.public_url),
        };
        outbox::queue(conn, post, now, event, None, &person.email, &letter)?;
    }
    Ok(())
}

/// Asks from an account. `closes`: the account is to be closed as well.
///
/// # Errors
/// [`Refusal::Faults`] when the account has asked [`OPEN_MAX`] times and nobody has answered yet.
pub fn ask(
    conn: &mut AnyConnection,
    post: &Post,
    now: Timestamp,
    account: &Account,
    (wish, closes): (&Wish, bool),
) -> Result<(), Refusal> {
    if queries::of_account(conn, &account.id)?.len() >= OPEN_MAX {
        return Err(Refusal::at(at::WISH, Phrase::new("refusal-erase-most").with("most", OPEN_MAX)));
    }
    let at = Moment::from(now);
    let new = NewErasure {
        id: &new_id(),
        account_id: Some(&account.id),
        email: &account.email,
        words: &wish.words,
        places: &wish.places,
        closes,
        link: None,
        asked_at: at,
        confirmed_at: Some(at),
    };
    queries::insert(conn, &new)?;
    // The record says that it was asked, never what.
    let event = Event::on_account(Act::ErasureAsked, &account.id);
    let event = log::record(conn, now, &Actor::Person(account.clone()), event)?;
    arrived(conn, (post, now), &event, &account.email)
}

/// Asks without an account: the address gets a link, and nothing waits for anybody before it is opened. More links than the limit are
/// not sent, and nobody is told.
///
/// # Errors
/// Those of the database.
pub fn ask_as_stranger(conn: &mut AnyConnection, post: &Post, now: Timestamp, email: &Email, wish: &Wish) -> Result<(), Refusal> {
    if queries::links_since(conn, &email.folded(), after(now, -24).into())? >= LINKS_A_DAY {
        return Ok(());
    }
    let key = links::new_key();
    let new = NewErasure {
        id: &new_id(),
        account_id: None,
        email: email.as_str(),
        words: &wish.words,
        places: &wish.places,
        closes: false,
        link: Some(&key),
        asked_at: now.into(),
        confirmed_at: None,
    };
    queries::insert(conn, &new)?;
    let event = log::record(conn, now, &Actor::Clock, Event::general(Act::ErasureLinkSent))?;
    let gap = Gap::link(&key);
    let letter = Letter::ErasureConfirm {
        until: spelled(after(now, 24 * LINK_DAYS)),
        link: format!("{}/erasure/{}", post.public_url, gap.mark),
    };
    outbox::queue_with(conn, (post, now), &event, None, email.as_str(), &letter, vec![gap])
}

/// What a link confirms, and whether it was confirmed already.
///
/// # Errors
/// [`Refusal::NotFound`] for a link that is not ours or is too old, and once the request is answered.
pub fn look(conn: &mut AnyConnection, now: Timestamp, token: &Token) -> Result<(Erasure, bool), Refusal> {
    let key = links::key_of(conn, &token.hash())?;
    queries::by_link(conn, &key, after(now, -24 * LINK_DAYS).into())?.ok_or_else(|| Refusal::not_found(Phrase::new("thing-link")))
}

/// Confirms by the link that the address is the asker's: from now on it waits for the operators. A second press changes nothing.
///
/// # Errors
/// As [`look`].
pub fn confirm(conn: &mut AnyConnection, post: &Post, now: Timestamp, token: &Token) -> Result<(), Refusal> {
    let (erasure, confirmed) = look(conn, now, token)?;
    if confirmed {
        return Ok(());
    }
    queries::confirm(conn, &erasure.id, now.into())?;
    let event = log::record(conn, now, &Actor::Clock, Event::general(Act::ErasureAsked))?;
    arrived(conn, (post, now), &event, &erasure.email)
}

/// Takes one's own request back.
///
/// # Errors
/// [`Refusal::NotFound`] for one that is answered, or another's.
pub fn withdraw(conn: &mut AnyConnection, now: Timestamp, account: &Account, id: &str) -> Result<(), Refusal> {
    let own = queries::of_account(conn, &account.id)?.into_iter().find(|erasure| erasure.id == id);
    let own = own.ok_or_else(|| Refusal::not_found(Phrase::new("thing-this-request")))?;
    queries::close(conn, &own.id, (Outcome::Withdrawn, ""), (&account.id, now.into()))?;
    log::record(conn, now, &Actor::Person(account.clone()), Event::on_account(Act::ErasureEnded, &account.id))?;
    Ok(())
}

fn waiting(conn: &mut AnyConnection, who: &Account, id: &str) -> Result<Erasure, Refusal> {
    operator(who)?;
    let erasure = queries::by_id(conn, id)?.ok_or_else(|| Refusal::not_found(Phrase::new("thing-this-request")))?;
    if erasure.is_of(who) {
        return Err(Refusal::not_permitted("This is your own request. Another operator must answer it"));
    }
    Ok(erasure)
}

fn step(
    conn: &mut AnyConnection,
    turn: Turn<'_>,
    event: &EventId,
    email: &str,
    (step, what, words): (&str, &str, &str),
) -> Result<(), Refusal> {
    let letter = Letter::ErasureStep {
        step: step.to_owned(),
        what: what.to_owned(),
        words: words.to_owned(),
        link: turn.link("/help/privacy"),
    };
    outbox::queue(conn, turn.post, turn.now, event, None, email, &letter)
}

/// Asks a second operator to take out what stands at an address, for this request.
///
/// # Errors
/// Those of [`redact::file`].
pub fn redact(
    conn: &mut AnyConnection,
    turn: Turn<'_>,
    id: &str,
    (address, class, reason): (&str, Class, &str),
) -> Result<(), Refusal> {
    let erasure = waiting(conn, turn.who, id)?;
    let (ask, event) = redact::file_for(conn, turn, address, class, reason)?;
    queries::link(conn, &erasure.id, &ask)?;
    let what = "An operator has found the data you want erased and asked a second operator to confirm the redaction. You will get an email when this is done.";
    step(conn, turn, &event, &erasure.email, ("in review by a second operator", what, ""))
}

/// Closes the account that asked for it, as its owner could.
///
/// # Errors
/// [`Refusal::WrongState`] when that was not asked, and while others count on the account.
pub fn close(conn: &mut AnyConnection, turn: Turn<'_>, id: &str) -> Result<(), Refusal> {
    let erasure = waiting(conn, turn.who, id)?;
    let asked = || Refusal::WrongState { why: "The requester did not ask to close an account".into() };
    let account = erasure.account_id.clone().filter(|_| erasure.closes).ok_or_else(asked)?;
    let account = people::queries::by_id(conn, &account)?.ok_or_else(asked)?;
    nothing_waits(conn, &erasure)?;
    queries::close(conn, &erasure.id, (Outcome::Closed, ""), (&turn.who.id, turn.now.into()))?;
    let why = |refusal| match refusal {
        Refusal::Faults(faults) => {
            let words: Vec<String> = faults.into_iter().map(|fault| fault.message.to_string()).collect();
            Refusal::WrongState { why: format!("The requester would be told: {}", words.join(". ")).into() }
        }
        other => other,
    };
    own::close_as(conn, turn.post, turn.now, &account, &turn.actor()).map_err(why)
}

/// What was asked of a second operator is settled first: its outcome is part of the answer.
fn nothing_waits(conn: &mut AnyConnection, erasure: &Erasure) -> Result<(), Refusal> {
    if queries::redactions(conn, &erasure.id)?.iter().any(|(_, outcome)| outcome.is_none()) {
        return Err(Refusal::WrongState {
            why: "A redaction for this request is waiting for a second operator. Confirm or reject it first".into(),
        });
    }
    Ok(())
}

/// Answers a request: it was taken out, or it stays with a reason. What was asked is forgotten with it.
///
/// # Errors
/// [`Refusal::Faults`] for declining without a reason, [`Refusal::WrongState`] when nothing was taken out.
pub fn answer(conn: &mut AnyConnection, turn: Turn<'_>, id: &str, declines: bool, words: &str) -> Result<(), Refusal> {
    let erasure = waiting(conn, turn.who, id)?;
    nothing_waits(conn, &erasure)?;
    let taken = queries::redactions(conn, &erasure.id)?.iter().filter(|(_, outcome)| *outcome == Some(Closed::Confirmed)).count();
    let words = words.trim();
    if words.len() > WORDS_MAX {
        return Err(Refusal::at(at::WORDS, Phrase::new("refusal-max-bytes").with("most", WORDS_MAX)));
    }
    characters::bounded(words, true).map_err(|why| Refusal::at(at::WORDS, why))?;
    let (outcome, name, what) = if declines {
        if words.is_empty() {
            return Err(Refusal::at(at::WORDS, "Enter the reason why the data is kept, for the requester"));
        }
        let what = "The data you asked to erase is kept in the record. You can write to the operators, and complain to the data protection authority where you live.";
        (Outcome::Declined, "declined", what)
    } else {
        if taken == 0 {
            return Err(Refusal::WrongState { why: "Nothing has been redacted for this request yet".into() });
        }
        (Outcome::Redacted, "done", "Two operators have redacted the data you asked to erase.")
    };
    queries::close(conn, &erasure.id, (outcome, words), (&turn.who.id, turn.now.into()))?;
    let event = log::record(conn, turn.now, &turn.actor(), Event::general(Act::ErasureAnswered).saying(outcome.words()))?;
    step(conn, turn, &event, &erasure.email, (name, what, words))
}

/// Forgets what nobody confirmed.
///
/// # Errors
/// Those of the database.
pub fn purge(conn: &mut AnyConnection, now: Timestamp) -> Result<usize, Refusal> {
    Ok(queries::forget(conn, after(now, -24 * LINK_DAYS).into())?)
}
