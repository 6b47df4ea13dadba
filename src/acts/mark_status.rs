//! Operators mark the status of a namespace whose registrant is gone: one files it with a public reason, every known contact and the
//! review list read of it, and after the notice another operator confirms it. Nobody becomes a registrant by it.

use crate::cases::drafts::successors_of;
use crate::cases::guards::office::operator;
use crate::cases::marks::{Mark, queries};
use crate::cases::queries::about_nid;
use crate::cases::record::words;
use crate::cases::tell::known_contacts;
use crate::history::{Act, Event, EventId, log};
use crate::ids::new_id;
use crate::mail::letters::Letter;
use crate::mail::outbox;
use crate::nid::Nid;
use crate::refusal::Refusal;
use crate::registry;
use crate::registry::Status;
use crate::registry::publish::change_status;
use crate::store::{AnyConnection, stored};
use crate::turn::Turn;

/// Why a mark cannot go on: somebody asks something of this namespace, so somebody speaks for it.
fn nobody_asks(conn: &mut AnyConnection, nid: &Nid) -> Result<(), Refusal> {
    let open = about_nid(conn, nid.as_str())?.into_iter().find(|request| request.state.is_open());
    open.map_or(Ok(()), |request| {
        let why = format!("{} about urn:{nid} is open: its registrant is not gone while somebody asks for it", request.number);
        Err(Refusal::WrongState { why })
    })
}

/// The notice, to every known contact and to the review list.
fn notice(conn: &mut AnyConnection, turn: Turn<'_>, event: &EventId, mark: &Mark, what: String) -> Result<(), Refusal> {
    let letter = Letter::StatusMark {
        nid: mark.nid.to_string(),
        what,
        reason: mark.reason.clone(),
        link: turn.link(&format!("/assignments/urn-{}/{}", mark.nid.kind_name(), mark.nid)),
    };
    let mut to = known_contacts(conn, &mark.nid)?;
    to.push(turn.post.review_list.clone());
    to.iter().try_for_each(|address| outbox::queue(conn, turn.post, turn.now, event, None, address, &letter))
}

/// Files a mark: to which status, which namespaces take its place (NIDs with blanks or commas between), and the public reason.
pub fn file(
    conn: &mut AnyConnection,
    turn: Turn<'_>,
    nid: &str,
    to: Status,
    successors: &str,
    reason: &str,
) -> Result<(), Refusal> {
    operator(turn.who)?;
    let unknown = || Refusal::at("nid", "Enter a registered namespace");
    let nid = Nid::parse(nid.trim()).map_err(|_| unknown())?;
    let held = registry::queries::by_nid(conn, &nid)?.ok_or_else(unknown)?;
    if held.status == to {
        return Err(Refusal::at("status", format!("urn:{nid} is {} already", to.name())));
    }
    let list = successors_of(conn, &nid, successors)?;
    let reason = words(reason, "reason", "Say why, and what was tried to reach the registrant; it is published")?;
    nobody_asks(conn, &nid)?;
    if queries::open(conn)?.iter().any(|mark| mark.nid == nid) {
        return Err(Refusal::WrongState { why: format!("A status of urn:{nid} is marked already and waits") });
    }
    let mark = Mark { id: new_id(), nid, to, successors: list, reason, filed_by: turn.who.id.clone(), filed_at: turn.now };
    queries::insert(conn, &mark)?;
    let said = format!("urn:{} {}: {}", mark.nid, mark.to.name(), mark.reason);
    let event = Event::general(Act::StatusMarkFiled).about_nid(mark.nid.as_str()).saying(&said);
    let event = log::record(conn, turn.now, &turn.actor(), event)?;
    let until = mark.notice_ends().strftime("%Y-%m-%d");
    notice(conn, turn, &event, &mark, format!("is to be {} after {until}", mark.to.name()))
}

fn waiting(conn: &mut AnyConnection, id: &str) -> Result<Mark, Refusal> {
    queries::open(conn)?.into_iter().find(|mark| mark.id == id).ok_or_else(|| Refusal::not_found("This mark"))
}

/// Another operator confirms a mark when its notice is over; the status changes at once.
pub fn confirm(conn: &mut AnyConnection, turn: Turn<'_>, id: &str) -> Result<(), Refusal> {
    operator(turn.who)?;
    let mark = waiting(conn, id)?;
    if mark.filed_by == turn.who.id {
        return Err(Refusal::not_permitted("You filed it; a second operator confirms it"));
    }
    if turn.now < mark.notice_ends() {
        let until = mark.notice_ends().strftime("%Y-%m-%d");
        return Err(Refusal::WrongState { why: format!("The public notice runs until {until}") });
    }
    nobody_asks(conn, &mark.nid)?;
    let base = registry::queries::latest_version(conn, &mark.nid)?.map_or(1, |newest| newest.number);
    change_status(conn, turn.now, (&mark.nid, base), mark.to, &mark.successors, &mark.reason)?;
    queries::close(conn, id, ("confirmed", ""), (&turn.who.id, &stored(turn.now)))?;
    let said = format!("urn:{} is {}: {}", mark.nid, mark.to.name(), mark.reason);
    let event = Event::general(Act::StatusMarkConfirmed).about_nid(mark.nid.as_str()).saying(&said);
    let event = log::record(conn, turn.now, &turn.actor(), event)?;
    notice(conn, turn, &event, &mark, format!("is {} now", mark.to.name()))
}

/// Drops a mark, with a reason: somebody answered, or it was an error.
pub fn drop_mark(conn: &mut AnyConnection, turn: Turn<'_>, id: &str, reason: &str) -> Result<(), Refusal> {
    operator(turn.who)?;
    let mark = waiting(conn, id)?;
    let reason = words(reason, "why", "Say why; it is published")?;
    queries::close(conn, id, ("dropped", &reason), (&turn.who.id, &stored(turn.now)))?;
    let said = format!("urn:{} stays as it is: {reason}", mark.nid);
    let event = Event::general(Act::StatusMarkDropped).about_nid(mark.nid.as_str()).saying(&said);
    let event = log::record(conn, turn.now, &turn.actor(), event)?;
    notice(conn, turn, &event, &Mark { reason, ..mark }, "keeps its status".to_owned())
}

/// The marks that wait, oldest first.
pub fn open(conn: &mut AnyConnection) -> Result<Vec<Mark>, Refusal> {
    Ok(queries::open(conn)?)
}
