//! T12 and E1: publishes an approved request or a correction.

use crate::action_context::ActionContext;
use crate::history::{EventId, EventKind};
use crate::ids::{RequestNumber, RevisionNumber};
use crate::mail::outbox;
use crate::mail::templates::Notification;
use crate::refusal::{Refusal, at};
use crate::registry::publish::{Correction, change_status, correct, publish};
use crate::registry::{Edition, Status, Version};
use crate::requests::action::Action;
use crate::requests::decide::check_guards;
use crate::requests::facts::RequestFacts;
use crate::requests::guards::publishing::TEXT_GUARDS;
use crate::requests::input::ActionInput;
use crate::requests::notify::{email_experts, email_team};
use crate::requests::prepared::{PublicationKind, requires_two_operators};
use crate::requests::run::{ActionOutcome, GrantedAction, grant_action, run_action, run_without_guards};
use crate::requests::viewer::load_view;
use crate::requests::{Condition, RequestSubject, State, name_conflict_notices, queries, syntax};
use crate::store::AnyConnection;
use crate::{clock, history, registry};
use urn_registry::i18n::{Argument, Phrase};
use urn_registry::nid::Nid;
use urn_registry::template::Field;

/// An operator's confirmation of a registration.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Confirmation {
    /// The revision whose preview was displayed.
    pub revision: RevisionNumber,
    /// The NID typed; for an informal request the one shown in the preview.
    pub typed: String,
}

/// The result of a registration.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum RegistrationResult {
    /// A new version of a namespace.
    Version(Box<Version>),
    /// A new status of a namespace.
    Status(Nid),
}

impl Confirmation {
    /// The input for the guards of a publication.
    fn guard_input(&self) -> ActionInput<'_> {
        ActionInput { confirm: &self.typed, ..ActionInput::for_revision(self.revision) }
    }
}

/// T12: publishes the approved revision. Everything that may have changed since the decision is checked again inside the transaction:
/// whether the NID is still free, whether the base version is still the newest, and which number is next.
pub fn register(
    conn: &mut AnyConnection,
    ctx: ActionContext<'_>,
    number: RequestNumber,
    confirmation: &Confirmation,
) -> Result<RegistrationResult, Refusal> {
    check_one_suffices()?;
    register_as(conn, ctx, number, confirmation, &PublicationKind::One)
}

/// Refuses publication by a single operator if two are required, except in an emergency
/// (docs/design/requests.md).
fn check_one_suffices() -> Result<(), Refusal> {
    if requires_two_operators() {
        return Err(Refusal::WrongState { reason: Phrase::new("refusal-two-must-publish") });
    }
    Ok(())
}

/// Checks that the operator may register or prepare the request now, without publishing it.
pub(super) fn check_ready_to_register<'a>(
    conn: &mut AnyConnection,
    ctx: ActionContext<'a>,
    number: RequestNumber,
    confirmation: &Confirmation,
) -> Result<GrantedAction<'a>, Refusal> {
    grant_action(conn, ctx, number, Action::Register, &confirmation.guard_input())
        .or_else(|reason| report_first_publisher(conn, number, reason))
}

/// Registers, whether by one or two operators.
pub(super) fn register_as(
    conn: &mut AnyConnection,
    ctx: ActionContext<'_>,
    number: RequestNumber,
    confirmation: &Confirmation,
    how: &PublicationKind,
) -> Result<RegistrationResult, Refusal> {
    let write = |conn: &mut AnyConnection, granted: &mut GrantedAction<'_>| {
        let written = publish_request(conn, ctx, &granted.facts, how)?;
        check_typed_nid(written.written_value(), &confirmation.typed)?;
        // An appeal does not stop a registration (RFC 2026, 6.5); the record says that one was open.
        Ok(if granted.view().has_condition(Condition::UnderAppeal) {
            written.with_added_text(&Phrase::new("record-appeal-is-open").to_string())
        } else {
            written
        })
    };
    run_action(conn, ctx, (number, Action::Register), &confirmation.guard_input(), write, notify_of_publication)
        .or_else(|reason| report_first_publisher(conn, number, reason))
}

/// Checks the NID of an informal namespace: it is assigned on publication, and another namespace may have been published since the
/// preview.
fn check_typed_nid(registered: &RegistrationResult, typed: &str) -> Result<(), Refusal> {
    let differs = |nid: &Nid| !nid.as_str().eq_ignore_ascii_case(typed.trim());
    match registered {
        RegistrationResult::Version(version) if differs(&version.nid) => Err(Refusal::at_field(
            at::CONFIRM,
            Phrase::new("refusal-another-number").arg("typed", typed.trim().to_owned()).arg("next", version.nid.to_string()),
        )),
        _ => Ok(()),
    }
}

/// Previews what registration would publish, computed by running the action itself. The caller must roll back the transaction. Because
/// nothing is confirmed yet, only the guards on the text are checked.
pub fn preview_registration(
    conn: &mut AnyConnection,
    ctx: ActionContext<'_>,
    number: RequestNumber,
) -> Result<RegistrationResult, Refusal> {
    let view = load_view(conn, number, Some(ctx.who), ctx.now)?;
    view.permit(Action::Register)?;
    let mut facts = RequestFacts::for_account(view, ctx.who, ctx.now);
    check_guards(conn, &mut facts, &TEXT_GUARDS, &ActionInput::default())?;
    let write = |conn: &mut AnyConnection, granted: &mut GrantedAction<'_>| {
        publish_request(conn, ctx, &granted.facts, &PublicationKind::One)
    };
    run_without_guards(conn, (ctx, facts), Action::Register, write, notify_of_publication)
}

fn publish_request(
    conn: &mut AnyConnection,
    ctx: ActionContext<'_>,
    facts: &RequestFacts,
    how: &PublicationKind,
) -> Result<ActionOutcome<RegistrationResult>, Refusal> {
    let view = &facts.view;
    let request = &view.request;
    let revision = view.newest_revision().ok_or_else(|| Refusal::not_found(Phrase::new("thing-text")))?;
    if let RequestSubject::StatusChange { nid, base, to, successors } = &request.subject {
        let statement = revision.template.text(Field::RevisionInformation);
        change_status(conn, ctx.now, (nid, *base), *to, successors, statement)?;
        let says = Phrase::new("record-status-changed").arg("nid", nid.to_string()).arg("status", to.name());
        let says = format!("{}{}", says.arg("statement", statement), how.event_note());
        return Ok(ActionOutcome::new(EventKind::StatusChanged, says, RegistrationResult::Status(nid.clone())));
    }
    let publication =
        request.subject.publication().ok_or_else(|| Refusal::at_field(at::NAMESPACE_ID, Phrase::new("refusal-no-usable-nid")))?;
    // The day of the first submission; a later revision belongs to the same request.
    let requested = view.revisions.last().map_or(ctx.now, |first| first.sent_at);
    let rules = syntax::analyze_revision_syntax(conn, request, revision)?;
    let version = publish(conn, ctx.now, clock::day(requested), &publication, request.number, &revision.template)?;
    syntax::publish_profile(conn, ctx.now, &version, &revision.template, rules)?;
    queries::set_registered(conn, &request.id, version.nid.as_str(), ctx.now.into())?;
    let says = format!("{}{}", published_phrase(&version.nid, version.number), how.event_note());
    let nid = version.nid.to_string();
    Ok(ActionOutcome::new(EventKind::Registered, says, RegistrationResult::Version(Box::new(version)))
        .with_state_set()
        .with_nid(&nid))
}

/// A published version, as in records.
fn published_phrase(nid: &Nid, version: impl Argument) -> Phrase {
    Phrase::new("draft-about-revision").arg("nid", nid.to_string()).arg("version", version)
}

fn notify_of_publication(
    conn: &mut AnyConnection,
    granted: &GrantedAction<'_>,
    event: &EventId,
    registered: &RegistrationResult,
) -> Result<(), Refusal> {
    match (registered, &granted.request().subject) {
        (RegistrationResult::Version(version), _) => notify_of_registration(conn, granted, event, version),
        (RegistrationResult::Status(nid), RequestSubject::StatusChange { to, .. }) => {
            notify_of_status(conn, granted, event, nid, *to)
        }
        (RegistrationResult::Status(_), _) => Ok(()),
    }
}

fn notify_of_status(
    conn: &mut AnyConnection,
    granted: &GrantedAction<'_>,
    event: &EventId,
    nid: &Nid,
    to: Status,
) -> Result<(), Refusal> {
    let (ctx, view) = (granted.ctx, granted.view());
    let notice = Notification::StatusNotice {
        nid: nid.to_string(),
        status: to.name().to_owned(),
        statement: granted.newest_revision()?.template.text(Field::RevisionInformation).to_owned(),
        link: ctx.link(&format!("/assignments/urn-{}/{nid}", nid.iana_table_segment())),
    };
    outbox::queue(conn, ctx.mail, ctx.now, event, Some(&view.email_thread()), &ctx.mail.review_list, &notice)?;
    email_team(conn, ctx, event, view, &notice)
}

fn notify_of_registration(
    conn: &mut AnyConnection,
    granted: &GrantedAction<'_>,
    event: &EventId,
    version: &Version,
) -> Result<(), Refusal> {
    let (ctx, kind) = (granted.ctx, version.nid.iana_table_segment());
    let email = Notification::Registered {
        nid: version.nid.to_string(),
        version: version.number.to_string(),
        link: ctx.link(&format!("/assignments/urn-{kind}/{}/{}", version.nid, version.number)),
    };
    email_team(conn, ctx, event, granted.view(), &email)?;
    email_experts(conn, ctx, event, granted.view(), &email)?;
    name_conflict_notices::end_conflicts(conn, ctx, granted.request(), name_conflict_notices::ClaimEnd::Registered)
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
    let first = events.into_iter().rev().find(|event| matches!(event.act, EventKind::Registered | EventKind::StatusChanged));
    Err(first.map_or(refusal, |event| Refusal::Stale {
        reason: Phrase::new("refusal-already-registered")
            .arg("actor", event.actor())
            .arg("at", event.at.strftime("%Y-%m-%d at %H:%M UTC").to_string()),
    }))
}

/// E1: publishes a correction as the next corrected version, for a public reason.
pub fn publish_correction(
    conn: &mut AnyConnection,
    ctx: ActionContext<'_>,
    number: RequestNumber,
    confirmation: &Confirmation,
    reason: &str,
) -> Result<Edition, Refusal> {
    check_one_suffices()?;
    publish_correction_as(conn, ctx, number, confirmation, reason, &PublicationKind::One)
}

/// Publishes a correction, whether by one or two operators.
pub(super) fn publish_correction_as(
    conn: &mut AnyConnection,
    ctx: ActionContext<'_>,
    number: RequestNumber,
    confirmation: &Confirmation,
    reason: &str,
    how: &PublicationKind,
) -> Result<Edition, Refusal> {
    let input = ActionInput { text: reason, ..confirmation.guard_input() };
    let write =
        |conn: &mut AnyConnection, granted: &mut GrantedAction<'_>| write_correction(conn, granted, &input.tidy_text(), how);
    run_action(conn, ctx, (number, Action::Correct), &input, write, |conn, granted, event, edition| {
        let RequestSubject::Correction { nid, version } = &granted.request().subject else { return Ok(()) };
        let named = format!("{version}.{}", edition.number);
        let reason = input.tidy_text();
        email_team(
            conn,
            ctx,
            event,
            granted.view(),
            &Notification::Corrected {
                nid: nid.to_string(),
                edition: named.clone(),
                reason: reason.clone(),
                link: ctx.link(&format!("/assignments/urn-{}/{nid}/{named}", nid.iana_table_segment())),
            },
        )
    })
}

fn write_correction(
    conn: &mut AnyConnection,
    granted: &GrantedAction<'_>,
    reason: &str,
    how: &PublicationKind,
) -> Result<ActionOutcome<Edition>, Refusal> {
    let (ctx, request, revision) = (granted.ctx, granted.request(), granted.newest_revision()?);
    let Some((nid, version)) = request.subject.registered_base() else {
        return Err(Refusal::not_found(Phrase::new("thing-version")));
    };
    let newest = registry::queries::latest_version(conn, nid)?
        .ok_or_else(|| Refusal::not_found(Phrase::new("thing-namespace").arg("nid", nid.to_string())))?;
    let correction = Correction { reason, request_number: Some(request.number), after: newest.newest_edition() };
    let edition = correct(conn, ctx.now, clock::day(ctx.now), (nid, version), &revision.template, &correction)?;
    let says = format!("{}: {reason}{}", published_phrase(nid, format!("{version}.{}", edition.number)), how.event_note());
    Ok(ActionOutcome::new(EventKind::Corrected, says, edition))
}
