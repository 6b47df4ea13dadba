//! What operators do with emails that did not arrive: send one again, and let emails go to a paused address again.

use crate::history::{Act, Event, log};
use crate::ids::new_id;
use crate::mail::letters::opens;
use crate::mail::queries::NewLetter;
use crate::mail::{Post, delivery, queries, single};
use crate::people::Role;
use crate::refusal::Refusal;
use crate::store::{AnyConnection, stored};
use crate::turn::Turn;

fn operator(turn: Turn<'_>) -> Result<(), Refusal> {
    if turn.who.has(Role::Operator) { Ok(()) } else { Err(Refusal::not_permitted("Only an operator may do this")) }
}

/// Sends an email again, as a new message to the same address.
pub fn resend(conn: &mut AnyConnection, turn: Turn<'_>, id: &str) -> Result<(), Refusal> {
    operator(turn)?;
    let left = queries::left(conn, id)?.ok_or_else(|| Refusal::not_found("This email"))?;
    if opens(&left.letter) {
        let why = "This email has a link that works once and not for long. Its reader asks for a new one";
        return Err(Refusal::WrongState { why: why.to_owned() });
    }
    if left.body.is_empty() {
        let why = "The text of this email is no longer kept; write to its reader";
        return Err(Refusal::WrongState { why: why.to_owned() });
    }
    let event = log::record(conn, turn.now, &turn.actor(), Event::general(Act::EmailSentAgain).saying(&left.subject))?;
    let (key, now) = (new_id(), stored(turn.now));
    queries::insert(
        conn,
        &NewLetter {
            id: &key,
            event_id: left.event_id.as_deref().or(Some(&event.0)),
            request_id: left.request_id.as_deref(),
            letter: &left.letter,
            message_id: &format!("<{key}@{}>", turn.post.host),
            thread_id: left.thread_id.as_deref(),
            recipient: &left.recipient,
            subject: &left.subject,
            body: &left.body,
            created_at: &now,
            due_at: &now,
            attempts: 0,
            priority: left.priority,
        },
    )?;
    Ok(())
}

/// Gives an email up that has not left. One that a mail server takes just now leaves all the same, and shows as sent.
pub fn cancel(conn: &mut AnyConnection, turn: Turn<'_>, id: &str) -> Result<(), Refusal> {
    operator(turn)?;
    let left = queries::left(conn, id)?.ok_or_else(|| Refusal::not_found("This email"))?;
    if !single::queries::cancel(conn, id, &stored(turn.now), "an operator cancelled it")? {
        return Err(Refusal::WrongState { why: "This email does not wait any more".to_owned() });
    }
    log::record(conn, turn.now, &turn.actor(), Event::general(Act::EmailCancelled).saying(&left.subject))?;
    Ok(())
}

/// An email as it leaves, as a file. One with a link that opens a door is nobody's but its reader's.
pub fn file(conn: &mut AnyConnection, post: &Post, id: &str) -> Result<Vec<u8>, Refusal> {
    let email = single::queries::by_id(conn, id)?.ok_or_else(|| Refusal::not_found("This email"))?;
    if opens(&email.letter) {
        return Err(Refusal::not_permitted("This email has a link that opens a door; only its reader reads it"));
    }
    let message = delivery::message(&email, post).map_err(|failure| Refusal::WrongState { why: failure.to_string() })?;
    Ok(message.formatted())
}

/// Lets emails go to an address again; what waits for it leaves.
pub fn resume(conn: &mut AnyConnection, turn: Turn<'_>, address: &str) -> Result<(), Refusal> {
    operator(turn)?;
    if !queries::forget_failing(conn, address)? {
        return Err(Refusal::not_found("This address"));
    }
    log::record(conn, turn.now, &turn.actor(), Event::general(Act::AddressResumed).saying(address))?;
    Ok(())
}
