//! Annotations by two operators with a public reason: one proposes, another confirms. A status annotation is for a namespace whose
//! registrant cannot be found; it requires a notice to every known contact and the review list. An error flag takes effect when it is
//! confirmed. Annotations do not create a registrant, and nothing is deleted.

use crate::action_context::ActionContext;
use crate::cases::drafts::successors_of;
use crate::cases::guards::office::operator;
use crate::cases::marks::{Aim, Mark};
use crate::cases::notify::known_contacts;
use crate::cases::queries::about_nid;
use crate::cases::record::words;
use crate::history::pending::{Ending, Pending, queries as pending};
use crate::history::{Act, Event, EventId, log};
use crate::mail::outbox;
use crate::mail::templates::Notification;
use crate::mail::templates::own::{Link, OperatorText, RegisteredNid};
use crate::refusal::{Refusal, at};
use crate::registry;
use crate::registry::Status;
use crate::registry::publish::{change_status, mark_in_error, may_be_marked};
use crate::store::AnyConnection;
use urn_registry::i18n::Phrase;
use urn_registry::nid::Nid;
use urn_registry::nid::written::read;

/// Refuses an annotation while a request for this namespace is open, because someone then acts for the namespace.
fn nobody_asks(conn: &mut AnyConnection, nid: &Nid) -> Result<(), Refusal> {
    let open = about_nid(conn, nid.as_str())?.into_iter().find(|request| request.state.is_open());
    open.map_or(Ok(()), |request| {
        let why = format!("{} about urn:{nid} is open, so a requester is active for this namespace", request.number);
        Err(Refusal::WrongState { why: why.into() })
    })
}

/// Sends the notice to every known contact and to the review list.
fn notice(
    conn: &mut AnyConnection,
    turn: ActionContext<'_>,
    event: &EventId,
    it: &Pending<Mark>,
    what: &str,
) -> Result<(), Refusal> {
    let mark = &it.action;
    let letter = Notification::StatusMark {
        namespace: RegisteredNid::new(&mark.nid),
        what: OperatorText::new(what),
        reason: OperatorText::new(&it.reason),
        because: mark.aim.because(),
        link: Link::new(turn.post, &format!("/assignments/urn-{}/{}", mark.nid.kind_name(), mark.nid)),
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
    enter(conn, turn, Mark { nid, aim: Aim::Status(to), successors }, reason)
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
    may_be_marked(conn, &nid, version, in_error)?;
    let reason = words(reason, at::WHY_ERROR, Phrase::new("refusal-why-published"))?;
    let aim = if in_error { Aim::InError(version) } else { Aim::NotInError(version) };
    enter(conn, turn, Mark { nid, aim, successors: Vec::new() }, reason)
}

fn enter(conn: &mut AnyConnection, turn: ActionContext<'_>, mark: Mark, reason: String) -> Result<(), Refusal> {
    if open(conn)?.iter().any(|other| other.action.nid == mark.nid) {
        return Err(Refusal::WrongState {
            why: format!("urn:{} already has an annotation that is waiting for a second operator", mark.nid).into(),
        });
    }
    let it = Pending::new(mark, reason, &turn.who.id, turn.now);
    pending::insert(conn, &it, None)?;
    let (act, what) = match it.action.aim {
        Aim::Status(to) => {
            let until = it.notice_ends().strftime("%Y-%m-%d");
            (Act::StatusMarkFiled, format!("will be {} after {until}", to.name()))
        }
        aim => (Act::ErrorMarkFiled, format!("{}, according to an operator; a second operator must confirm", aim.statement())),
    };
    let event = note(conn, turn, act, &it.action, &format!("{}: {}", it.action.aim.statement(), it.reason))?;
    notice(conn, turn, &event, &it, &what)
}

/// Records an event about the namespace.
fn note(conn: &mut AnyConnection, turn: ActionContext<'_>, act: Act, mark: &Mark, said: &str) -> Result<EventId, Refusal> {
    let event = Event::general(act).about_nid(mark.nid.as_str()).saying(&format!("urn:{} {said}", mark.nid));
    Ok(log::record(conn, turn.now, &turn.actor(), event)?)
}

/// Confirms an annotation as another operator; a status only after its notice period. It takes effect at once.
pub fn confirm(conn: &mut AnyConnection, turn: ActionContext<'_>, id: &str) -> Result<(), Refusal> {
    operator(turn.who)?;
    let it = pending::to_confirm::<Mark>(conn, (&turn.who.id, turn.now), id)?;
    let mark = &it.action;
    let act = match mark.aim {
        Aim::Status(to) => {
            nobody_asks(conn, &mark.nid)?;
            let base = registry::queries::latest_version(conn, &mark.nid)?.map_or(1, |newest| newest.number);
            change_status(conn, turn.now, (&mark.nid, base), to, &mark.successors, &it.reason)?;
            Act::StatusMarkConfirmed
        }
        Aim::InError(version) | Aim::NotInError(version) => {
            let in_error = matches!(mark.aim, Aim::InError(_));
            mark_in_error(conn, turn.now, (&mark.nid, version), in_error, &it.reason)?;
            Act::ErrorMarkConfirmed
        }
    };
    pending::close(conn, id, (Ending::Confirmed, ""), (&turn.who.id, turn.now.into()))?;
    let event = note(conn, turn, act, mark, &format!("{}: {}", mark.aim.statement(), it.reason))?;
    let now = if matches!(mark.aim, Aim::Status(_)) { " now" } else { "" };
    notice(conn, turn, &event, &it, &format!("{}{now}", mark.aim.statement()))
}

/// Drops an annotation with a reason: someone answered, or it was a mistake.
pub fn drop_mark(conn: &mut AnyConnection, turn: ActionContext<'_>, id: &str, reason: &str) -> Result<(), Refusal> {
    operator(turn.who)?;
    let it = pending::find::<Mark>(conn, id)?;
    let reason = words(reason, at::WHY, Phrase::new("refusal-why-published"))?;
    pending::close(conn, id, (Ending::Dropped, &reason), (&turn.who.id, turn.now.into()))?;
    let (act, what) = match it.action.aim {
        Aim::Status(_) => (Act::StatusMarkDropped, "keeps its status"),
        _ => (Act::ErrorMarkDropped, "is not changed"),
    };
    let event = note(conn, turn, act, &it.action, &format!("is not changed: {reason}"))?;
    notice(conn, turn, &event, &Pending { reason, ..it }, what)
}

/// The open annotations, oldest first.
pub fn open(conn: &mut AnyConnection) -> Result<Vec<Pending<Mark>>, Refusal> {
    Ok(pending::open(conn)?)
}
