//! An email that comes in finds its request and becomes what it answers.

use crate::acts::comment::comment;
use crate::cases::Party;
use crate::cases::guards::disclosed::names_the_unnamed;
use crate::cases::said::NewComment;
use crate::cases::see::see;
use crate::cases::table::Move;
use crate::history::Act;
use crate::history::{Event, log};
use crate::ids::new_id;
use crate::mail::inbound::{Incoming, KEPT_MAX, MESSAGE_MAX, bounded, letter_of, read};
use crate::mail::letters::Letter;
use crate::mail::{Post, Reply, queries};
use crate::people;
use crate::people::{Account, Actor, Role};
use crate::refusal::Refusal;
use crate::store::AnyConnection;
use crate::store::stored;
use crate::turn::Turn;
use jiff::Timestamp;

/// What became of a message.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Fate {
    /// A comment on the request with this number.
    Commented(String),
    /// It waits for an operator.
    Held(String),
    /// Nothing is to be done with it.
    Dropped(String),
    /// It was here before.
    Known,
}

/// Takes a message in, in one transaction; whoever hands it over may forget it only when this has committed.
pub fn receive(conn: &mut AnyConnection, post: &Post, now: Timestamp, bytes: &[u8]) -> Result<Fate, Refusal> {
    let too_large = bytes.len() > MESSAGE_MAX;
    let mut incoming = read(bytes.get(..MESSAGE_MAX).unwrap_or(bytes));
    if queries::is_known(conn, &incoming.message_id)? {
        return Ok(Fate::Known);
    }
    if let Some(why) = incoming.automatic.take() {
        keep(conn, &incoming, ("dropped", &why), (None, None), now)?;
        return Ok(Fate::Dropped(why));
    }
    let placed = match &post.reply {
        Some(reply) => place(conn, reply, &incoming)?,
        None => Err("Mail that comes in is not set up (NIDREG_MAIL_REPLY)".to_owned()),
    };
    let Placed { number, request_id, account, code } = match placed {
        Ok(_) if too_large => return hold(conn, post, now, &incoming, "It is larger than 1 MiB"),
        Ok(placed) => placed,
        Err(why) => return hold(conn, post, now, &incoming, &why),
    };
    if incoming.body.is_empty() {
        return hold(conn, post, now, &incoming, "It has no text of its own");
    }
    if asks_to_stop(&incoming.body) {
        return hold(conn, post, now, &incoming, "It asks to stop; nothing of it is published");
    }
    if FOR_OPERATORS.contains(&code.as_str()) {
        return hold(conn, post, now, &incoming, "It answers a notice to the operators; nothing of it is published");
    }
    if names_the_unnamed(conn, &request_id, &account, &incoming.body)? {
        return hold(conn, post, now, &incoming, "Its author answers without a name, and the text says the name");
    }
    let turn = Turn { who: &account, now, post };
    let new = NewComment { body: &incoming.body, by_mail: true, ..NewComment::default() };
    match comment(conn, turn, &number, &new) {
        Ok(()) => {
            keep(conn, &incoming, ("commented", &number), (Some(&request_id), Some(&account.id)), now)?;
            if code == "question" {
                tell_to_confirm(conn, turn, &number)?;
            }
            Ok(Fate::Commented(number))
        }
        Err(Refusal::Store(error)) => Err(Refusal::Store(error)),
        Err(refusal) => hold(conn, post, now, &incoming, &refusal.to_string()),
    }
}

/// An answer by email counts once its sender has confirmed it (T4): while the question waits for them they are told so, or the request
/// would lapse although they wrote.
fn tell_to_confirm(conn: &mut AnyConnection, turn: Turn<'_>, number: &str) -> Result<(), Refusal> {
    let seen = see(conn, number, Some(turn.who), turn.now)?;
    if Refusal::answered(seen.permit(Move::Answer))?.is_none() {
        return Ok(());
    }
    let event = Event::on_request(Act::AnswerToConfirm, &seen.request.id, Party::Clock.name());
    let event = log::record(conn, turn.now, &Actor::Clock, event)?;
    let letter = Letter::ConfirmAnswer {
        name: turn.who.name.clone(),
        number: number.to_owned(),
        link: turn.link(&format!("/requests/{number}/edit")),
    };
    crate::mail::outbox::queue(conn, turn.post, turn.now, &event, Some(&seen.thread()), &turn.who.email, &letter)
}

/// Notices to operators: what they answer is meant for their own, never for the public.
const FOR_OPERATORS: [&str; 5] = ["arrived", "held_mail", "digest", "hold_waits", "unreachable"];

/// Whether a text asks for nothing but an end of these emails.
fn asks_to_stop(body: &str) -> bool {
    const WORDS: [&str; 14] = [
        "stop",
        "unsubscribe",
        "remove me",
        "please stop",
        "no more emails",
        "cancel",
        "abmelden",
        "stopp",
        "désabonner",
        "baja",
        "please stop sending me these letters",
        "please stop sending me these emails",
        "take me off",
        "stop sending",
    ];
    let said: String =
        body.chars().map(|c| if c.is_alphanumeric() { c.to_lowercase().next().unwrap_or(c) } else { ' ' }).collect();
    let said = said.split_whitespace().collect::<Vec<_>>().join(" ");
    WORDS.contains(&said.as_str())
}

/// What a message answers.
struct Placed {
    number: String,
    request_id: String,
    account: Account,
    /// The code of the email that it answers.
    code: String,
}

/// The request and the person a message answers, or why it cannot be told.
fn place(conn: &mut AnyConnection, reply: &Reply, incoming: &Incoming) -> Result<Result<Placed, String>, Refusal> {
    let Some(letter) = incoming.to.iter().find_map(|address| letter_of(reply, address)) else {
        return Ok(Err("It does not answer an email of ours".to_owned()));
    };
    let Some((request_id, recipient, code)) = queries::letter(conn, &letter)? else {
        return Ok(Err("The email it answers belongs to no request".to_owned()));
    };
    let Some(request) = crate::cases::queries::by_id(conn, &request_id)? else {
        return Ok(Err("The email it answers belongs to no request".to_owned()));
    };
    let account = people::queries::by_email(conn, &recipient.to_lowercase())?.filter(Account::is_live);
    let Some(account) = account else {
        return Ok(Err("The email it answers went to nobody with a live account".to_owned()));
    };
    // An address that was forwarded with the letter it stands in names somebody else than who writes.
    if incoming.from.to_lowercase() != recipient.to_lowercase() {
        return Ok(Err("It comes from another address than the email it answers went to".to_owned()));
    }
    Ok(Ok(Placed { number: request.number, request_id, account, code }))
}

fn keep(
    conn: &mut AnyConnection,
    incoming: &Incoming,
    (fate, why): (&str, &str),
    (request_id, account_id): (Option<&str>, Option<&str>),
    now: Timestamp,
) -> Result<String, Refusal> {
    let id = new_id();
    queries::insert_inbound(
        conn,
        &queries::NewInbound {
            id: &id,
            message_id: &incoming.message_id,
            sender: &incoming.from,
            subject: &incoming.subject,
            body: &bounded(&incoming.body, KEPT_MAX),
            request_id,
            account_id,
            fate,
            why,
            received_at: &stored(now),
        },
    )?;
    Ok(id)
}

fn hold(conn: &mut AnyConnection, post: &Post, now: Timestamp, incoming: &Incoming, why: &str) -> Result<Fate, Refusal> {
    keep(conn, incoming, ("held", why), (None, None), now)?;
    let event = log::record(conn, now, &Actor::Clock, Event::general(Act::MailHeld).saying(why))?;
    for operator in people::queries::with_role(conn, Role::Operator)? {
        let letter = Letter::HeldMail {
            name: operator.name.clone(),
            sender: if incoming.from.is_empty() { "nobody".to_owned() } else { incoming.from.clone() },
            subject: incoming.subject.clone(),
            link: format!("{}/desk/mail", post.public_url),
        };
        crate::mail::outbox::queue(conn, post, now, &event, None, &operator.email, &letter)?;
    }
    Ok(Fate::Held(why.to_owned()))
}

/// An operator settles a held message: it was dealt with, or is of no use. Its text stays on file.
pub fn settle(conn: &mut AnyConnection, turn: Turn<'_>, id: &str) -> Result<(), Refusal> {
    if !turn.who.has(Role::Operator) {
        return Err(Refusal::not_permitted("Only an operator may do this"));
    }
    if queries::settle_inbound(conn, id, &stored(turn.now))? == 0 {
        return Err(Refusal::not_found("This letter"));
    }
    log::record(conn, turn.now, &Actor::Person(turn.who.clone()), Event::general(Act::MailSettled))?;
    Ok(())
}
