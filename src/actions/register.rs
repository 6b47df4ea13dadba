//! T12 and E1: publishes an approved request or a correction.

use crate::action_context::ActionContext;
use crate::cases::case::Case;
use crate::cases::decide::check;
use crate::cases::guards::publishing::OF_THE_TEXT;
use crate::cases::input::Input;
use crate::cases::moves::Move;
use crate::cases::notify::{to_experts, to_team};
use crate::cases::prepared::{How, takes_two};
use crate::cases::run::{Granted, Written, grant, run, run_unasked};
use crate::cases::viewer::see;
use crate::cases::{Overlay, State, Subject, name_conflict_notices, queries, syntax};
use crate::history::{Act, EventId};
use crate::ids::{RequestNumber, SnapshotNo};
use crate::mail::outbox;
use crate::mail::templates::Notification;
use crate::refusal::{Refusal, at};
use crate::registry::publish::{Correction, change_status, correct, publish};
use crate::registry::{Edition, Status, Version};
use crate::store::AnyConnection;
use crate::{clock, history, registry};
use urn_registry::i18n::Phrase;
use urn_registry::nid::Nid;
use urn_registry::template::Field;

/// An operator's confirmation of a registration.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Confirmation {
    /// The revision whose preview was displayed.
    pub snapshot: SnapshotNo,
    /// The NID typed; for an informal request the one shown in the preview.
    pub typed: String,
}

/// The result of a registration.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Registered {
    /// A new version of a namespace.
    Version(Box<Version>),
    /// A new status of a namespace.
    Status(Nid),
}

impl Confirmation {
    /// The input for the guards of a publication.
    fn input(&self) -> Input<'_> {
        Input { confirm: &self.typed, ..Input::on(self.snapshot) }
    }
}

/// T12: publishes the approved revision. Everything that may have changed since the decision is checked again inside the transaction: whether the NID is still free, whether the base version is still the newest, and
/// which number is next.
pub fn register(
    conn: &mut AnyConnection,
    turn: ActionContext<'_>,
    number: RequestNumber,
    confirmation: &Confirmation,
) -> Result<Registered, Refusal> {
    one_is_enough()?;
    register_as(conn, turn, number, confirmation, &How::One)
}

/// Refuses publication by a single operator if two are required, except in an emergency
/// (docs/decisions/0022-corrections-and-second-approver.md).
fn one_is_enough() -> Result<(), Refusal> {
    if takes_two() {
        return Err(Refusal::WrongState {
            why: "Publishing requires two operators. Prepare the publication, and another operator must confirm it".into(),
        });
    }
    Ok(())
}

/// Checks that the operator may register or prepare the request now, without publishing it.
pub(super) fn ready<'a>(
    conn: &mut AnyConnection,
    turn: ActionContext<'a>,
    number: RequestNumber,
    confirmation: &Confirmation,
) -> Result<Granted<'a>, Refusal> {
    grant(conn, turn, number, Move::Register, &confirmation.input()).or_else(|why| report_first_publisher(conn, number, why))
}

/// Registers, whether by one or two operators.
pub(super) fn register_as(
    conn: &mut AnyConnection,
    turn: ActionContext<'_>,
    number: RequestNumber,
    confirmation: &Confirmation,
    how: &How,
) -> Result<Registered, Refusal> {
    let write = |conn: &mut AnyConnection, granted: &mut Granted<'_>| {
        let written = publish_request(conn, turn, &granted.case, how)?;
        is_as_typed(written.given(), &confirmation.typed)?;
        // An appeal does not stop a registration (RFC 2026, 6.5); the record says that one was open.
        Ok(if granted.seen().has(Overlay::UnderAppeal) { written.adding(". An appeal is open") } else { written })
    };
    run(conn, turn, (number, Move::Register), &confirmation.input(), write, notify_of_publication)
        .or_else(|why| report_first_publisher(conn, number, why))
}

/// Checks the NID of an informal namespace: it is assigned on publication, and another namespace may have been published since the
/// preview.
fn is_as_typed(registered: &Registered, typed: &str) -> Result<(), Refusal> {
    let differs = |nid: &Nid| !nid.as_str().eq_ignore_ascii_case(typed.trim());
    match registered {
        Registered::Version(version) if differs(&version.nid) => Err(Refusal::at(
            at::CONFIRM,
            Phrase::new("refusal-another-number").with("typed", typed.trim().to_owned()).with("next", version.nid.to_string()),
        )),
        _ => Ok(()),
    }
}

/// Previews what registration would publish, computed by running the action itself. The caller must roll back the transaction. Because
/// nothing is confirmed yet, only the guards on the text are checked.
pub fn rehearse(conn: &mut AnyConnection, turn: ActionContext<'_>, number: RequestNumber) -> Result<Registered, Refusal> {
    let seen = see(conn, number, Some(turn.who), turn.now)?;
    seen.permit(Move::Register)?;
    let mut case = Case::of(seen, turn.who, turn.now);
    check(conn, &mut case, &OF_THE_TEXT, &Input::default())?;
    let write = |conn: &mut AnyConnection, granted: &mut Granted<'_>| publish_request(conn, turn, &granted.case, &How::One);
    run_unasked(conn, (turn, case), Move::Register, write, notify_of_publication)
}

fn publish_request(
    conn: &mut AnyConnection,
    turn: ActionContext<'_>,
    case: &Case,
    how: &How,
) -> Result<Written<Registered>, Refusal> {
    let seen = &case.seen;
    let request = &seen.request;
    let snapshot = seen.current().ok_or_else(|| Refusal::not_found(Phrase::new("thing-text")))?;
    if let Subject::StatusChange { nid, base, to, successors } = &request.subject {
        let statement = snapshot.template.text(Field::RevisionInformation);
        change_status(conn, turn.now, (nid, *base), *to, successors, statement)?;
        let says = format!("urn:{nid} is {}: {statement}{}", to.name(), how.words());
        return Ok(Written::new(Act::StatusChanged, says, Registered::Status(nid.clone())));
    }
    let publication =
        request.subject.publication().ok_or_else(|| Refusal::at(at::NAMESPACE_ID, "The request has no usable NID"))?;
    // The day of the first submission; a later revision belongs to the same request.
    let requested = seen.snapshots.last().map_or(turn.now, |first| first.sent_at);
    let rules = syntax::of_revision(conn, request, snapshot)?;
    let version = publish(conn, turn.now, clock::day(requested), &publication, request.number, &snapshot.template)?;
    syntax::publish(conn, turn.now, &version, &snapshot.template, rules)?;
    queries::set_registered(conn, &request.id, version.nid.as_str(), turn.now.into())?;
    let says = format!("urn:{}, version {}{}", version.nid, version.number, how.words());
    let nid = version.nid.to_string();
    Ok(Written::new(Act::Registered, says, Registered::Version(Box::new(version))).moved().about(&nid))
}

fn notify_of_publication(
    conn: &mut AnyConnection,
    granted: &Granted<'_>,
    event: &EventId,
    registered: &Registered,
) -> Result<(), Refusal> {
    match (registered, &granted.request().subject) {
        (Registered::Version(version), _) => notify_of_registration(conn, granted, event, version),
        (Registered::Status(nid), Subject::StatusChange { to, .. }) => notify_of_status(conn, granted, event, nid, *to),
        (Registered::Status(_), _) => Ok(()),
    }
}

fn notify_of_status(
    conn: &mut AnyConnection,
    granted: &Granted<'_>,
    event: &EventId,
    nid: &Nid,
    to: Status,
) -> Result<(), Refusal> {
    let (turn, seen) = (granted.turn, granted.seen());
    let notice = Notification::StatusNotice {
        number: granted.number(),
        nid: nid.to_string(),
        status: to.name().to_owned(),
        statement: granted.text()?.template.text(Field::RevisionInformation).to_owned(),
        link: turn.link(&format!("/assignments/urn-{}/{nid}", nid.kind_name())),
    };
    outbox::queue(conn, turn.post, turn.now, event, Some(&seen.thread()), &turn.post.review_list, &notice)?;
    to_team(conn, turn, event, seen, |_| notice.clone())
}

fn notify_of_registration(
    conn: &mut AnyConnection,
    granted: &Granted<'_>,
    event: &EventId,
    version: &Version,
) -> Result<(), Refusal> {
    let (turn, kind) = (granted.turn, version.nid.kind_name());
    let letter = |name: String| Notification::Registered {
        name,
        number: granted.number(),
        nid: version.nid.to_string(),
        version: version.number.to_string(),
        link: turn.link(&format!("/assignments/urn-{kind}/{}/{}", version.nid, version.number)),
    };
    to_team(conn, turn, event, granted.seen(), letter)?;
    to_experts(conn, turn, event, granted.seen(), letter)?;
    name_conflict_notices::end(conn, turn, granted.request(), name_conflict_notices::Ended::Registered)
}

/// If two operators publish at the same time, reports to the second who registered it and when, instead of reporting a wrong state.
fn report_first_publisher<T>(conn: &mut AnyConnection, number: RequestNumber, refusal: Refusal) -> Result<T, Refusal> {
    if !matches!(refusal, Refusal::WrongState { .. }) {
        return Err(refusal);
    }
    let Some(request) = queries::by_number(conn, number)?.filter(|request| request.state == State::Registered) else {
        return Err(refusal);
    };
    let events = history::queries::of_request(conn, &request.id)?;
    let first = events.into_iter().rev().find(|event| matches!(event.act, Act::Registered | Act::StatusChanged));
    Err(first.map_or(refusal, |event| Refusal::Stale {
        why: format!(
            "{} already registered the namespace on {}. It was not registered again",
            event.actor(),
            event.at.strftime("%Y-%m-%d at %H:%M UTC")
        )
        .into(),
    }))
}

/// E1: publishes a correction as the next corrected version, for a public reason.
pub fn publish_correction(
    conn: &mut AnyConnection,
    turn: ActionContext<'_>,
    number: RequestNumber,
    confirmation: &Confirmation,
    reason: &str,
) -> Result<Edition, Refusal> {
    one_is_enough()?;
    correct_as(conn, turn, number, confirmation, reason, &How::One)
}

/// Publishes a correction, whether by one or two operators.
pub(super) fn correct_as(
    conn: &mut AnyConnection,
    turn: ActionContext<'_>,
    number: RequestNumber,
    confirmation: &Confirmation,
    reason: &str,
    how: &How,
) -> Result<Edition, Refusal> {
    let input = Input { words: reason, ..confirmation.input() };
    let write = |conn: &mut AnyConnection, granted: &mut Granted<'_>| write_correction(conn, granted, &input.tidy(), how);
    run(conn, turn, (number, Move::Correct), &input, write, |conn, granted, event, edition| {
        let Subject::Correction { nid, version } = &granted.request().subject else { return Ok(()) };
        let named = format!("{version}.{}", edition.number);
        let reason = input.tidy();
        to_team(conn, turn, event, granted.seen(), |name| Notification::Corrected {
            name,
            number: granted.number(),
            nid: nid.to_string(),
            edition: named.clone(),
            reason: reason.clone(),
            link: turn.link(&format!("/assignments/urn-{}/{nid}/{named}", nid.kind_name())),
        })
    })
}

fn write_correction(
    conn: &mut AnyConnection,
    granted: &Granted<'_>,
    reason: &str,
    how: &How,
) -> Result<Written<Edition>, Refusal> {
    let (turn, request, snapshot) = (granted.turn, granted.request(), granted.text()?);
    let Some((nid, version)) = request.subject.registered() else { return Err(Refusal::not_found("The version")) };
    let newest = registry::queries::latest_version(conn, nid)?
        .ok_or_else(|| Refusal::not_found(Phrase::new("thing-namespace").with("nid", nid.to_string())))?;
    let correction = Correction { reason, request_number: Some(request.number), after: newest.newest_edition() };
    let edition = correct(conn, turn.now, clock::day(turn.now), (nid, version), &snapshot.template, &correction)?;
    let says = format!("urn:{nid}, version {version}.{}: {reason}{}", edition.number, how.words());
    Ok(Written::new(Act::Corrected, says, edition))
}
