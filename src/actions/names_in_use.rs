//! Unregistered namespaces in use (RFC 8141 §5.1). Operators maintain the list, experts record names, and anyone can report one, which then
//! waits for an operator. Requests for one of these NIDs are shown with its entry.

use crate::action_context::ActionContext;
use crate::cases::guards::office::operator;
use crate::cases::record::words;
use crate::clock;
use crate::history::{Act, Event, EventId, log};
use crate::mail::outbox;
use crate::mail::templates::Notification;
use crate::mail::templates::own::{Link, OperatorText};
use crate::refusal::{Fault, Refusal, at};
use crate::registry;
use crate::registry::lists::List;
use crate::registry::lists::current;
use crate::registry::lists::queries::{self, NewState};
use crate::registry::publish::PUBLISHED;
use crate::store::counters::allot;
use crate::store::{AnyConnection, Error, Moment};
use crate::users::{Account, Actor, Email, Role};
use jiff::Timestamp;
use urn_registry::i18n::Phrase;
use urn_registry::nid::Nid;
use urn_registry::nid::in_use::{Evidence, InUse, LINE_MAX};
use urn_registry::nid::written;
use urn_registry::template::characters;

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

/// All errors in a name, one for each field. Evidence is required only for a report; an entry of the list needs a public reason.
fn faults(name: &InUse, must_have_source: bool) -> Vec<Fault> {
    let enter = |text: &str, message| (!characters::is_visible(text)).then(|| Phrase::new(message));
    let unusual = || if name.has_usual_nid() { None } else { written::read(&name.nid).err().map(|not| not.sentence()) };
    let nid = enter(&name.nid, "refusal-in-use-nid").or_else(unusual);
    let lower = || name.nid.bytes().any(|b| b.is_ascii_uppercase()).then(|| Phrase::new("refusal-in-use-lower"));
    // A trade name may have no URN of its own.
    let other = || {
        let is_other = name.evidence != Evidence::Trade && nid.is_none() && !name.has_own_example();
        is_other.then(|| Phrase::new("refusal-in-use-example-other").with("nid", &name.nid))
    };
    let line = |text: &str| {
        let long = || (text.len() > LINE_MAX).then(|| Phrase::new("refusal-in-use-long").with("most", LINE_MAX));
        characters::bounded(text, false).err().or_else(long)
    };
    let source = if must_have_source { enter(&name.source, "refusal-in-use-source") } else { None };
    [
        (at::NID, nid.clone().or_else(lower).or_else(|| line(&name.nid))),
        (at::WHERE, enter(&name.place, "refusal-in-use-where").or_else(|| line(&name.place))),
        (at::EXAMPLE, enter(&name.example, "refusal-in-use-example").or_else(|| line(&name.example)).or_else(other)),
        (at::SOURCE, source.or_else(|| line(&name.source))),
        (at::SINCE, line(&name.since)),
    ]
    .into_iter()
    .filter_map(|(field, why)| Some(Fault::new(field, why?)))
    .collect()
}

fn unless_wrong(faults: Vec<Fault>) -> Result<(), Refusal> {
    if faults.is_empty() { Ok(()) } else { Err(Refusal::Faults(faults)) }
}

/// A registered namespace is not a name in use without registration.
fn unregistered(conn: &mut AnyConnection, name: &InUse) -> Result<(), Refusal> {
    let Ok(nid) = Nid::parse(&name.nid) else { return Ok(()) };
    match registry::queries::by_nid(conn, &nid)? {
        Some(_) => Err(Refusal::at(at::NID, Phrase::new("refusal-in-use-registered").with("nid", nid.as_str()))),
        None => Ok(()),
    }
}

/// Adds an entry, or replaces the entry with the same NID, except for the invitation. This also settles a report about the name.
pub fn put(conn: &mut AnyConnection, turn: ActionContext<'_>, name: &InUse, reason: &str) -> Result<(), Refusal> {
    if !may_record(turn.who) {
        return Err(Refusal::not_permitted("Only operators and designated experts can record a name"));
    }
    let reason = words(reason, at::REASON, Phrase::new("refusal-in-use-source"));
    let mut faults = faults(name, false);
    if let Err(Refusal::Faults(more)) = &reason {
        faults.extend(more.iter().cloned());
    }
    unless_wrong(faults)?;
    let reason = reason?;
    unregistered(conn, name)?;
    let current = current::in_use(conn)?.into_iter().find(|known| known.nid == name.nid);
    let invited = current.as_ref().map_or_else(String::new, |known| known.invited.clone());
    let name = InUse { invited, ..name.clone() };
    if current.as_ref() == Some(&name) {
        return Err(Refusal::at(at::NID, Phrase::new("refusal-in-use-same")));
    }
    queries::delete_report(conn, &name.nid)?;
    write(conn, turn, &name.nid, Some(&json(&name)?), &reason)?;
    Ok(())
}

/// Whether a report is complete: a NID, a place, an example of the name, and evidence.
///
/// # Errors
/// [`Refusal::Faults`] if something is missing.
pub fn complete(name: &InUse) -> Result<(), Refusal> {
    unless_wrong(faults(name, true))
}

/// Stores a report until an operator decides. It is not public until then, so a second report of the same name is accepted like the first
/// one and not stored.
///
/// # Errors
/// [`Refusal::Faults`] if it is not [`complete`], the name is listed, or [`REPORTS_MAX`] reports are waiting.
pub fn report(conn: &mut AnyConnection, now: Timestamp, name: &InUse) -> Result<(), Refusal> {
    complete(name)?;
    unregistered(conn, name)?;
    if current::in_use(conn)?.iter().any(|known| known.nid == name.nid) {
        return Err(Refusal::at(at::NID, Phrase::new("refusal-in-use-known").with("nid", &name.nid)));
    }
    let waiting = current::reported(conn)?;
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
    let reported = current::reported(conn)?.into_iter().find(|(name, _)| name.nid == nid);
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
    let listed = current::in_use(conn)?.into_iter().find(|name| name.nid == nid);
    let listed = listed.ok_or_else(|| Refusal::at(at::NAME, "This name is not on the list"))?;
    if Nid::parse(nid).is_err() {
        return Err(Refusal::at(at::NAME, "This name cannot be a namespace ID, so it cannot be registered"));
    }
    let email = Email::parse(email)?;
    let whom = words(whom, at::WHOM, "Enter who is invited. It will be public")?;
    let invited = InUse { invited: format!("{whom}, {}", clock::day(turn.now)), ..listed };
    if !invited.is_whole() {
        return Err(Refusal::at(at::WHOM, Phrase::new("refusal-in-use-long").with("most", LINE_MAX)));
    }
    let event = write(conn, turn, nid, Some(&json(&invited)?), &format!("{whom} was invited to register it"))?;
    let letter = Notification::NameInvited {
        nid: OperatorText::new(nid),
        place: OperatorText::new(&invited.place),
        link: Link::new(
            turn.post,
            &format!("/register/path?need=public&existing=no&chosen=formal&requester=community&nid={nid}"),
        ),
    };
    outbox::queue(conn, turn.post, turn.now, &event, None, email.as_str(), &letter)
}

/// Removes an entry.
pub fn remove(conn: &mut AnyConnection, turn: ActionContext<'_>, nid: &str, reason: &str) -> Result<(), Refusal> {
    operator(turn.who)?;
    if !current::in_use(conn)?.iter().any(|name| name.nid == nid) {
        return Err(Refusal::not_found("This name on the list"));
    }
    let reason = words(reason, at::WHY, Phrase::new("refusal-why-published"))?;
    write(conn, turn, nid, None, &reason)?;
    Ok(())
}
