//! Annotations by two operators with a public reason: one proposes, another confirms. A status annotation is for a namespace whose
//! registrant cannot be found; it requires a notice to every known contact and the review list. An error flag takes effect when it is
//! confirmed. Annotations do not create a registrant, and nothing is deleted.

use crate::action_context::ActionContext;
use crate::cases::drafts::successors_of;
use crate::cases::guards::office::operator;
use crate::cases::marks::{Aim, Mark, queries};
use crate::cases::notify::known_contacts;
use crate::cases::queries::about_nid;
use crate::cases::record::words;
use crate::history::redactions::Closed;
use crate::history::{Act, Event, EventId, log};
use crate::i18n::Phrase;
use crate::ids::new_id;
use crate::mail::outbox;
use crate::mail::templates::Notification;
use crate::nid::Nid;
use crate::nid::written::read;
use crate::refusal::{Refusal, at};
use crate::registry;
use crate::registry::Status;
use crate::registry::publish::{change_status, mark_in_error, may_be_marked};
use crate::store::AnyConnection;

/// Refuses an annotation while a request for this namespace is open, because someone then acts for the namespace.
fn nobody_asks(conn: &mut AnyConnection, nid: &Nid) -> Result<(), Refusal> {
    let open = about_nid(conn, nid.as_str())?.into_iter().find(|request| request.state.is_open());
    open.map_or(Ok(()), |request| {
        let why = format!("{} about urn:{nid} is open, so a requester is active for this namespace", request.number);
        Err(Refusal::WrongState { why: why.into() })
    })
}

/// Sends the notice to every known contact and to the review list.
fn notice(conn: &mut AnyConnection, turn: ActionContext<'_>, event: &EventId, mark: &Mark, what: &str) -> Result<(), Refusal> {
    let letter = Notification::StatusMark {
        namespace: mark.nid.to_string(),
        what: what.to_owned(),
        reason: mark.reason.clone(),
        because: mark.aim.because().to_owned(),
        link: turn.link(&format!("/assignments/urn-{}/{}", mark.nid.kind_name(), mark.nid)),
    };
    let mut to = known_contacts(conn, &mark.nid)?;
    to.push(turn.post.review_list.clone());
    to.iter().try_for_each(|address| outbox::queue(conn, turn.post, turn.now, event, None, address, &letter))
}

fn named(nid: &str, field: &'static str) -> Result<Nid, Refusal> {
    read(nid).map_err(|not| Refusal::at(field, not.sentence()))
}

/// Proposes a status annotation: the status, the namespaces that replace it (NIDs separated by spaces or commas), and the public reason.
pub fn file(
    conn: &mut AnyConnection,
    turn: ActionContext<'_>,
    nid: &str,
    to: Status,
    successors: &str,
    reason: &str,
) -> Result<(), Refusal> {
    operator(turn.who)?;
    let nid = named(nid, at::NID)?;
    let held =
        registry::queries::by_nid(conn, &nid)?.ok_or_else(|| Refusal::at(at::NID, Phrase::new("refusal-registered-nid")))?.status;
    if held == to {
        return Err(Refusal::at(at::STATUS, format!("urn:{nid} is {} already", to.name())));
    }
    let successors = successors_of(conn, &nid, successors)?;
    let reason = words(reason, at::REASON, "Enter the reason and the attempts to contact the registrant. They will be public")?;
    nobody_asks(conn, &nid)?;
    enter(
        conn,
        turn,
        held,
        Mark { id: new_id(), nid, aim: Aim::Status(to), successors, reason, filed_by: turn.who.id.clone(), filed_at: turn.now },
    )
}

/// Proposes an error flag for a namespace (`version` empty) or one of its versions, or the removal of such a flag.
pub fn file_error(
    conn: &mut AnyConnection,
    turn: ActionContext<'_>,
    nid: &str,
    version: &str,
    in_error: bool,
    reason: &str,
) -> Result<(), Refusal> {
    operator(turn.who)?;
    let nid = named(nid, at::NID_ERROR)?;
    let version = match version.trim() {
        "" => None,
        number => Some(
            number
                .parse::<u32>()
                .map_err(|_| Refusal::at(at::VERSION, "Enter the number of the version, or leave the field empty"))?,
        ),
    };
    let status = may_be_marked(conn, &nid, version, in_error)?.status;
    let reason = words(reason, at::WHY_ERROR, Phrase::new("refusal-why-published"))?;
    let aim = if in_error { Aim::InError(version) } else { Aim::NotInError(version) };
    enter(
        conn,
        turn,
        status,
        Mark { id: new_id(), nid, aim, successors: Vec::new(), reason, filed_by: turn.who.id.clone(), filed_at: turn.now },
    )
}

fn enter(conn: &mut AnyConnection, turn: ActionContext<'_>, status: Status, mark: Mark) -> Result<(), Refusal> {
    let nid = &mark.nid;
    if queries::open(conn)?.iter().any(|other| other.nid == *nid) {
        return Err(Refusal::WrongState {
            why: format!("urn:{nid} already has an annotation that is waiting for a second operator").into(),
        });
    }
    queries::insert(conn, &mark, status)?;
    let (act, what) = match mark.aim {
        Aim::Status(to) => {
            let until = mark.notice_ends().strftime("%Y-%m-%d");
            (Act::StatusMarkFiled, format!("will be {} after {until}", to.name()))
        }
        aim => (Act::ErrorMarkFiled, format!("{}, according to an operator; a second operator must confirm", aim.statement())),
    };
    let event =
        Event::general(act).about_nid(nid.as_str()).saying(&format!("urn:{nid} {}: {}", mark.aim.statement(), mark.reason));
    let event = log::record(conn, turn.now, &turn.actor(), event)?;
    notice(conn, turn, &event, &mark, &what)
}

fn waiting(conn: &mut AnyConnection, id: &str) -> Result<Mark, Refusal> {
    queries::open(conn)?.into_iter().find(|mark| mark.id == id).ok_or_else(|| Refusal::not_found("This annotation"))
}

/// Confirms an annotation as another operator; a status only after its notice period. It takes effect at once.
pub fn confirm(conn: &mut AnyConnection, turn: ActionContext<'_>, id: &str) -> Result<(), Refusal> {
    operator(turn.who)?;
    let mark = waiting(conn, id)?;
    if mark.filed_by == turn.who.id {
        return Err(Refusal::not_permitted("You requested this annotation. A second operator must confirm it"));
    }
    if turn.now < mark.notice_ends() {
        let until = mark.notice_ends().strftime("%Y-%m-%d");
        return Err(Refusal::WrongState { why: format!("The notice period ends on {until}").into() });
    }
    let act = match mark.aim {
        Aim::Status(to) => {
            nobody_asks(conn, &mark.nid)?;
            let base = registry::queries::latest_version(conn, &mark.nid)?.map_or(1, |newest| newest.number);
            change_status(conn, turn.now, (&mark.nid, base), to, &mark.successors, &mark.reason)?;
            Act::StatusMarkConfirmed
        }
        Aim::InError(version) => {
            mark_in_error(conn, turn.now, (&mark.nid, version), true, &mark.reason)?;
            Act::ErrorMarkConfirmed
        }
        Aim::NotInError(version) => {
            mark_in_error(conn, turn.now, (&mark.nid, version), false, &mark.reason)?;
            Act::ErrorMarkConfirmed
        }
    };
    queries::close(conn, id, (Closed::Confirmed, ""), (&turn.who.id, turn.now.into()))?;
    let said = format!("urn:{} {}: {}", mark.nid, mark.aim.statement(), mark.reason);
    let event = log::record(conn, turn.now, &turn.actor(), Event::general(act).about_nid(mark.nid.as_str()).saying(&said))?;
    let now = if matches!(mark.aim, Aim::Status(_)) { " now" } else { "" };
    notice(conn, turn, &event, &mark, &format!("{}{now}", mark.aim.statement()))
}

/// Drops an annotation with a reason: someone answered, or it was a mistake.
pub fn drop_mark(conn: &mut AnyConnection, turn: ActionContext<'_>, id: &str, reason: &str) -> Result<(), Refusal> {
    operator(turn.who)?;
    let mark = waiting(conn, id)?;
    let reason = words(reason, at::WHY, Phrase::new("refusal-why-published"))?;
    queries::close(conn, id, (Closed::Dropped, &reason), (&turn.who.id, turn.now.into()))?;
    let (act, what) = match mark.aim {
        Aim::Status(_) => (Act::StatusMarkDropped, "keeps its status"),
        _ => (Act::ErrorMarkDropped, "is not changed"),
    };
    let said = format!("urn:{} is not changed: {reason}", mark.nid);
    let event = log::record(conn, turn.now, &turn.actor(), Event::general(act).about_nid(mark.nid.as_str()).saying(&said))?;
    notice(conn, turn, &event, &Mark { reason, ..mark }, what)
}

/// The open annotations, oldest first.
pub fn open(conn: &mut AnyConnection) -> Result<Vec<Mark>, Refusal> {
    Ok(queries::open(conn)?)
}
