//! Escalation when reminders had no effect: someone with more authority is notified, and finally a public notice is shown
//! (docs/design/requests.md). Escalation never makes a decision.

use crate::action_context::ActionContext;
use crate::clock;
use crate::history::{Event, EventId, EventKind};
use crate::ids::AccountId;
use crate::jobs::facts::must_concur;
use crate::mail::templates::Notification;
use crate::refusal::Refusal;
use crate::requests::action_holder::ActionHolder;
use crate::requests::conditions::{self, span};
use crate::requests::notify::{email_people, officials_of};
use crate::requests::record::record_event;
use crate::requests::timers::DueStep;
use crate::requests::viewer::load_view;
use crate::requests::{Condition, Party, Request, State};
use crate::reviews::experts::{self, office};
use crate::store::AnyConnection;
use crate::users::{Account, Actor, Role};
use jiff::Timestamp;

/// Records an event whose actor is the system.
pub(super) fn record_system_event(
    conn: &mut AnyConnection,
    now: Timestamp,
    act: EventKind,
    request: &Request,
    detail: &str,
) -> Result<EventId, Refusal> {
    let event = Event::about_request(act, &request.id, Party::Clock.name()).with_detail(detail);
    record_event(conn, now, &Actor::Clock, event)
}

/// Adds the accounts with a role, except those who collaborate on the request, if they are not in the list.
fn add_people_with_role(
    conn: &mut AnyConnection,
    people: &mut Vec<Account>,
    request: &Request,
    role: Role,
) -> Result<(), Refusal> {
    for one in officials_of(conn, &request.id, role)? {
        if !people.iter().any(|known| known.id == one.id) {
            people.push(one);
        }
    }
    Ok(())
}

/// The leads of a request; if there are none, the operators; if there are none, the administrators. Also returns which of these.
fn leads_or_above(conn: &mut AnyConnection, request: &Request, now: Timestamp) -> Result<(Vec<Account>, &'static str), Refusal> {
    let (mut people, mut to) = (office::leads(conn, request.subject.registry(), &request.id, now)?, "the leads");
    for (role, text) in [(Role::Operator, "the operators"), (Role::Admin, "the administrators")] {
        if people.is_empty() {
            add_people_with_role(conn, &mut people, request, role)?;
            to = text;
        }
    }
    Ok((people, to))
}

/// The texts of a notification and its history event.
struct EscalationNotice {
    act: EventKind,
    /// The detail of the history event.
    detail: String,
    /// The subject of the email.
    what: String,
    /// The text of the email.
    reason: String,
    /// The recipients by role.
    to: &'static str,
}

fn send_notice(
    conn: &mut AnyConnection,
    ctx: ActionContext<'_>,
    request: &Request,
    people: &[Account],
    notice: &EscalationNotice,
) -> Result<(), Refusal> {
    let event = record_system_event(conn, ctx.now, notice.act, request, &notice.detail)?;
    let view = load_view(conn, request.number, None, ctx.now)?;
    email_people(
        conn,
        ctx,
        &event,
        Some(&view.email_thread()),
        people,
        &Notification::Escalation { what: notice.what.clone(), reason: notice.reason.clone(), to: notice.to.to_owned() },
    )
}

/// No activity in review: adds a public notice, and notifies leads and operators.
fn escalate_silent_review(conn: &mut AnyConnection, ctx: ActionContext<'_>, request: &Request, days: i64) -> Result<(), Refusal> {
    let reason = format!("No activity in {days} days of review");
    span::begin(conn, &request.id, Condition::Escalated, &reason, ctx.now)?;
    let mut people = office::leads(conn, request.subject.registry(), &request.id, ctx.now)?;
    add_people_with_role(conn, &mut people, request, Role::Operator)?;
    let text = EscalationNotice {
        act: EventKind::Escalated,
        detail: reason,
        what: format!("no activity for {days} days"),
        reason: format!("The request has been in review for {days} days without activity."),
        to: "the leads and the operators",
    };
    send_notice(conn, ctx, request, &people, &text)
}

/// The name of an assigned expert.
fn expert_name(conn: &mut AnyConnection, request: &Request, expert_id: &AccountId) -> Result<String, Refusal> {
    let asked = experts::queries::assignments_of(conn, &request.id)?;
    Ok(asked.into_iter().find(|asked| asked.expert_id == *expert_id).map_or_else(String::new, |asked| asked.expert))
}

fn escalate_late_expert(
    conn: &mut AnyConnection,
    ctx: ActionContext<'_>,
    request: &Request,
    (expert_id, due): (&AccountId, Timestamp),
) -> Result<(), Refusal> {
    let (name, since) = (expert_name(conn, request, expert_id)?, clock::spelled(clock::day(due)));
    if must_concur(request, expert_id) {
        let reason = format!(
            "The response of {name} to the proposal to decline has been overdue since {since}, despite reminders. Ask them, or have another expert assigned."
        );
        let what = "the response to a proposal to decline is overdue";
        return notify_leads(conn, ctx, request, expert_id, (what, "response to the proposal to decline overdue", reason));
    }
    let reason = format!(
        "The position of {name} has been overdue since {since}, despite reminders. Ask them, have another expert assigned, or proceed without the position when the review period ends."
    );
    notify_leads(conn, ctx, request, expert_id, ("the position of an expert is overdue", "position overdue", reason))
}

/// Notifies the leads about an expert: the event, the subject and the text of the email.
fn notify_leads(
    conn: &mut AnyConnection,
    ctx: ActionContext<'_>,
    request: &Request,
    expert_id: &AccountId,
    (event, what, reason): (&str, &str, String),
) -> Result<(), Refusal> {
    let (mut people, to) = leads_or_above(conn, request, ctx.now)?;
    people.retain(|lead| lead.id != *expert_id);
    let detail = format!("Lead notified: {event}");
    let text = EscalationNotice { act: EventKind::Reminded, detail, what: what.to_owned(), reason, to };
    send_notice(conn, ctx, request, &people, &text)
}

/// The action holder of a request, as named in the public notice.
fn action_holder_text(request: &Request) -> String {
    let holder = request.action_holder_task().and_then(|task| task.assignee.role());
    match holder {
        Some(ActionHolder::Operators) => "the operators".to_owned(),
        Some(ActionHolder::Registrant) => "the registrant".to_owned(),
        Some(ActionHolder::Body) => {
            let body = request.procedure.body().unwrap_or_default();
            if body.is_empty() { "the standards body".to_owned() } else { body.to_owned() }
        }
        Some(ActionHolder::Experts) | None => "the experts and their lead".to_owned(),
    }
}

fn escalate_silent_body(
    conn: &mut AnyConnection,
    ctx: ActionContext<'_>,
    request: &Request,
    since: Timestamp,
) -> Result<(), Refusal> {
    let body = action_holder_text(request);
    let people = officials_of(conn, &request.id, Role::Operator)?;
    let text = EscalationNotice {
        act: EventKind::Reminded,
        detail: "Operators notified: the standards body has not replied".to_owned(),
        what: format!("no reply from {body}"),
        reason: format!(
            "The request has been with {body} since {}. Ask them about its progress.",
            clock::spelled(clock::day(since))
        ),
        to: "the operators",
    };
    send_notice(conn, ctx, request, &people, &text)
}

fn escalate_to_administrators(
    conn: &mut AnyConnection,
    ctx: ActionContext<'_>,
    request: &Request,
    since: Timestamp,
) -> Result<(), Refusal> {
    let (who, day) = (action_holder_text(request), clock::spelled(clock::day(since)));
    let (mut people, mut to) = (officials_of(conn, &request.id, Role::Admin)?, "the administrators");
    if people.is_empty() {
        add_people_with_role(conn, &mut people, request, Role::Operator)?;
        to = "the operators";
    }
    let text = EscalationNotice {
        act: EventKind::Escalated,
        detail: format!("Administrators notified: waiting for {who}, due on {day}"),
        what: "overdue, no activity".to_owned(),
        reason: format!(
            "The request is waiting for {who} and was due on {day}, despite reminders. Find someone who can act, or appoint someone."
        ),
        to,
    };
    send_notice(conn, ctx, request, &people, &text)
}

/// The last stage: shows publicly that a request is overdue, and notifies everyone who could act each month.
fn escalate_publicly(
    conn: &mut AnyConnection,
    ctx: ActionContext<'_>,
    request: &Request,
    since: Timestamp,
) -> Result<(), Refusal> {
    let (who, day) = (action_holder_text(request), clock::spelled(clock::day(since)));
    let reason = format!("Overdue since {day}: waiting for {who}");
    if !span::begin(conn, &request.id, Condition::Escalated, &reason, ctx.now)? {
        conditions::queries::set_reason(conn, &request.id, Condition::Escalated, &reason)?;
    }
    let mut people = office::leads(conn, request.subject.registry(), &request.id, ctx.now)?;
    let in_review = request.state == State::Review;
    if !in_review {
        people.clear();
    }
    add_people_with_role(conn, &mut people, request, Role::Operator)?;
    add_people_with_role(conn, &mut people, request, Role::Admin)?;
    let text = EscalationNotice {
        act: EventKind::Escalated,
        detail: reason.clone(),
        what: format!("overdue since {day}"),
        reason: format!("{reason}. This is shown on the public page."),
        to: if in_review { "the leads, the operators and the administrators" } else { "the operators and the administrators" },
    };
    send_notice(conn, ctx, request, &people, &text)
}

/// Performs an escalation step. Returns `false` if `due` is not one.
pub(super) fn perform(
    conn: &mut AnyConnection,
    ctx: ActionContext<'_>,
    request: &Request,
    due: &DueStep,
) -> Result<bool, Refusal> {
    match due {
        DueStep::Escalate { days } => escalate_silent_review(conn, ctx, request, *days)?,
        DueStep::ExpertLate { expert_id, due } => escalate_late_expert(conn, ctx, request, (expert_id, *due))?,
        DueStep::BodySilent => escalate_silent_body(conn, ctx, request, request.state_since)?,
        DueStep::Above { since } => escalate_to_administrators(conn, ctx, request, *since)?,
        DueStep::Open { since, .. } => escalate_publicly(conn, ctx, request, *since)?,
        _ => return Ok(false),
    }
    Ok(true)
}
