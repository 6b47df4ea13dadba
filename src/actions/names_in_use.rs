//! Unregistered namespaces in use (RFC 8141 §5.1). Operators maintain the list, experts record names, and anyone can report one, which then
//! waits for an operator. Requests for one of these NIDs are shown with its entry.

use crate::action_context::ActionContext;
use crate::cases::guards::office::operator;
use crate::cases::record::words;
use crate::clock;
use crate::history::{Act, Event, EventId, log};
use crate::i18n::Phrase;
use crate::mail::outbox;
use crate::mail::templates::Notification;
use crate::nid::Nid;
use crate::nid::in_use::InUse;
use crate::nid::written;
use crate::people::{Account, Actor, Email, Role};
use crate::refusal::{Fault, Refusal, at};
use crate::registry::lists::List;
use crate::registry::lists::keep;
use crate::registry::lists::queries::{self, NewState};
use crate::registry::publish::PUBLISHED;
use crate::store::counters::allot;
use crate::store::{AnyConnection, Error, Moment};
use crate::template::characters;
use jiff::Timestamp;

/// The maximum number of reports that wait for an operator. Further reports are refused until some are decided.
pub const REPORTS_MAX: usize = 100;

fn write(
    conn: &mut AnyConnection,
    turn: ActionContext<'_>,
    name: &str,
    body: Option<&str>,
    reason: &str,
) -> Result<EventId, Refusal> {
    let (asked_by, at) = (&turn.who.id, Moment::from(turn.now));
    queries::insert(conn, &NewState { list: List::InUse, name, nid: None, body, reason, asked_by, confirmed_by: None, at })?;
    let said = format!("{name}{}: {reason}", if body.is_some() { "" } else { " is removed from the list" });
    // Checks of names mention the entries.
    allot(conn, PUBLISHED)?;
    Ok(log::record(conn, turn.now, &turn.actor(), Event::general(Act::InUseChanged).saying(&said))?)
}

fn json(name: &InUse) -> Result<String, Error> {
    serde_json::to_string(name).map_err(|_| Error::Unreadable("a name in use".to_owned()))
}

/// Whether an account can record names without a further check: operators and experts.
pub fn may_record(who: &Account) -> bool {
    [Role::Operator, Role::Expert, Role::Lead].into_iter().any(|role| who.has(role))
}

/// Checks a name: a namespace ID or a similar name, and readable lines without control characters.
fn whole(name: &InUse) -> Result<(), Refusal> {
    if !name.has_usual_nid() {
        let why = written::read(&name.nid).err().map_or_else(|| Phrase::new("refusal-in-use-lines"), |not| not.sentence());
        return Err(Refusal::at(at::NID, why));
    }
    let lines = [(at::WHERE, &name.place), (at::EXAMPLE, &name.example), (at::SOURCE, &name.source), (at::SINCE, &name.since)];
    let fault = |(field, text): (&'static str, &String)| Some(Fault::new(field, characters::bounded(text, false).err()?));
    let faults: Vec<Fault> = lines.into_iter().filter_map(fault).collect();
    if !faults.is_empty() {
        return Err(Refusal::Faults(faults));
    }
    if name.is_whole() && characters::is_visible(&name.place) && characters::is_visible(&name.example) {
        return Ok(());
    }
    Err(Refusal::at(at::NID, Phrase::new("refusal-in-use-lines")))
}

/// Adds an entry, or replaces the entry with the same NID, except for the invitation. This also settles a report about the name.
pub fn put(conn: &mut AnyConnection, turn: ActionContext<'_>, name: &InUse, reason: &str) -> Result<(), Refusal> {
    if !may_record(turn.who) {
        return Err(Refusal::not_permitted("Only operators and designated experts can record a name"));
    }
    whole(name)?;
    let reason = words(reason, at::REASON, "Enter the source. It will be public")?;
    let current = keep::in_use(conn)?.into_iter().find(|known| known.nid == name.nid);
    let invited = current.as_ref().map_or_else(String::new, |known| known.invited.clone());
    let name = InUse { invited, ..name.clone() };
    if current.as_ref() == Some(&name) {
        return Err(Refusal::at(at::NID, "The entry is identical to the current entry"));
    }
    queries::delete_report(conn, &name.nid)?;
    write(conn, turn, &name.nid, Some(&json(&name)?), &reason)?;
    Ok(())
}

/// Whether a report is complete: a NID, a place and evidence.
///
/// # Errors
/// [`Refusal::Faults`] if something is missing.
pub fn complete(name: &InUse) -> Result<(), Refusal> {
    whole(name)?;
    if !characters::is_visible(&name.source) {
        return Err(Refusal::at(at::SOURCE, Phrase::new("refusal-in-use-source")));
    }
    Ok(())
}

/// Stores a report until an operator decides. It is not public until then, so a second report of the same name is accepted like the first
/// one and not stored.
///
/// # Errors
/// [`Refusal::Faults`] if it is not [`complete`], the name is listed, or [`REPORTS_MAX`] reports are waiting.
pub fn report(conn: &mut AnyConnection, now: Timestamp, name: &InUse) -> Result<(), Refusal> {
    complete(name)?;
    if keep::in_use(conn)?.iter().any(|known| known.nid == name.nid) {
        return Err(Refusal::at(at::NID, Phrase::new("refusal-in-use-known").with("nid", &name.nid)));
    }
    let waiting = keep::reported(conn)?;
    if waiting.len() >= REPORTS_MAX {
        return Err(Refusal::at(at::NID, Phrase::new("refusal-in-use-most").with("most", REPORTS_MAX)));
    }
    if waiting.iter().any(|(known, _)| known.nid == name.nid) {
        return Ok(());
    }
    queries::insert_report(conn, &name.nid, &json(name)?, now.into())?;
    // The report is not public, so the event does not name it.
    log::record(conn, now, &Actor::Clock, Event::general(Act::NameReported))?;
    Ok(())
}

/// Accepts a report: its entry is added to the list, with its evidence as the public reason.
pub fn accept(conn: &mut AnyConnection, turn: ActionContext<'_>, nid: &str) -> Result<(), Refusal> {
    operator(turn.who)?;
    let reported = keep::reported(conn)?.into_iter().find(|(name, _)| name.nid == nid);
    let (name, _) = reported.ok_or_else(|| Refusal::not_found("This report"))?;
    put(conn, turn, &name, &name.source)
}

/// Rejects a report and deletes it. The reason is recorded without the content of the report.
pub fn reject(conn: &mut AnyConnection, turn: ActionContext<'_>, nid: &str, reason: &str) -> Result<(), Refusal> {
    operator(turn.who)?;
    let reason = words(reason, at::WHY, Phrase::new("refusal-why-published"))?;
    if !queries::delete_report(conn, nid)? {
        return Err(Refusal::not_found("This report"));
    }
    let said = format!("A reported name is not added: {reason}");
    log::record(conn, turn.now, &turn.actor(), Event::general(Act::InUseChanged).saying(&said))?;
    Ok(())
}

/// Invites those who use a listed name to register it: an email with a link to the form with the name filled in. The entry shows publicly
/// who was invited; the email address is not published.
pub fn invite(conn: &mut AnyConnection, turn: ActionContext<'_>, nid: &str, whom: &str, email: &str) -> Result<(), Refusal> {
    operator(turn.who)?;
    let listed = keep::in_use(conn)?.into_iter().find(|name| name.nid == nid);
    let listed = listed.ok_or_else(|| Refusal::at(at::NAME, "This name is not on the list"))?;
    if Nid::parse(nid).is_err() {
        return Err(Refusal::at(at::NAME, "This name cannot be a namespace ID, so it cannot be registered"));
    }
    let email = Email::parse(email)?;
    let whom = words(whom, at::WHOM, "Enter who is invited. It will be public")?;
    let invited = InUse { invited: format!("{whom}, {}", clock::day(turn.now)), ..listed };
    if !invited.is_whole() {
        return Err(Refusal::at(at::WHOM, Phrase::new("refusal-in-use-lines")));
    }
    let event = write(conn, turn, nid, Some(&json(&invited)?), &format!("{whom} was invited to register it"))?;
    let letter = Notification::NameInvited {
        by: turn.who.name.clone(),
        nid: nid.to_owned(),
        place: invited.place,
        link: turn.link(&format!("/register/path?need=public&existing=no&chosen=formal&requester=community&nid={nid}")),
    };
    outbox::queue(conn, turn.post, turn.now, &event, None, email.as_str(), &letter)
}

/// Removes an entry.
pub fn remove(conn: &mut AnyConnection, turn: ActionContext<'_>, nid: &str, reason: &str) -> Result<(), Refusal> {
    operator(turn.who)?;
    if !keep::in_use(conn)?.iter().any(|name| name.nid == nid) {
        return Err(Refusal::not_found("This name on the list"));
    }
    let reason = words(reason, at::WHY, Phrase::new("refusal-why-published"))?;
    write(conn, turn, nid, None, &reason)?;
    Ok(())
}
