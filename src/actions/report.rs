//! T7 to T9: the experts' report to a standards body, and the body's answer (RFC 8141 §6.2 step 4).

use crate::action_context::ActionContext;
use crate::actions::decide::DecisionGrounds;
use crate::history::{EventId, EventKind};
use crate::ids::{RequestNumber, RevisionNumber};
use crate::mail::outbox;
use crate::mail::templates::Notification;
use crate::refusal::Refusal;
use crate::requests::action::Action;
use crate::requests::documents::DocumentKind;
use crate::requests::gather::report::report_text;
use crate::requests::guards::decision;
use crate::requests::input::ActionInput;
use crate::requests::name_conflict_notices;
use crate::requests::notify::{email_experts, email_operators, email_team, officials_of};
use crate::requests::record::{close_proposals, record_document, store_decision};
use crate::requests::run::{ActionOutcome, GrantedAction, run_action};
use crate::requests::tasks;
use crate::reviews::DecisionOutcome;
use crate::store::AnyConnection;
use crate::users::Role;
use urn_registry::i18n::Phrase;

/// T7: sends the expert review report to the body. `revision` is the one that was displayed; the text of the grounds is the advice of the
/// experts. The other sections are generated here, so that they state what is recorded.
pub fn send_report<'a>(
    conn: &mut AnyConnection,
    ctx: ActionContext<'_>,
    number: RequestNumber,
    revision: RevisionNumber,
    grounds: impl Into<DecisionGrounds<'a>>,
) -> Result<(), Refusal> {
    let input = grounds.into().for_revision(revision);
    let write = |conn: &mut AnyConnection, granted: &mut GrantedAction<'_>| {
        let text = report_text(conn, ctx, &mut granted.facts, &decision::advice(&input)?)?;
        let view = granted.view();
        let body = view.request.procedure.body().unwrap_or_default();
        record_document(conn, ctx, view, DocumentKind::Report, &text)?;
        store_decision(conn, view, (&ctx.who.id, None), (DecisionOutcome::Reported, &text), ctx.now)?;
        close_proposals(conn, view, ctx.now)?;
        let says = Phrase::new("record-reported-to").arg("body", body).arg("revision", revision).to_string();
        let says = ActionInput { text: &says, ..input }.decision_reasons(granted.facts.reopened()?.is_some());
        Ok(ActionOutcome::new(EventKind::Reported, says, text))
    };
    run_action(conn, ctx, (number, Action::Report), &input, write, |conn, granted, event, gives| {
        notify_of_report(conn, granted, event, gives)
    })
    .map(drop)
}

fn notify_of_report(conn: &mut AnyConnection, granted: &GrantedAction<'_>, event: &EventId, text: &str) -> Result<(), Refusal> {
    let (ctx, view) = (granted.ctx, granted.view());
    let body = view.request.procedure.body().unwrap_or_default();
    for liaison in officials_of(conn, &view.request.id, Role::Liaison)? {
        let email = Notification::Report { body: body.to_owned(), report: text.to_owned() };
        outbox::queue(conn, ctx.mail, ctx.now, event, Some(&view.email_thread()), &liaison.email, &email)?;
    }
    let email = Notification::Reported { body: body.to_owned() };
    email_team(conn, ctx, event, view, &email)?;
    email_operators(conn, ctx, event, &view.email_thread(), &email)?;
    tasks::notify::notify_assignees(conn, ctx, event, view.request.number)
}

/// T8: an operator or the liaison of the body records the direction and the copy of the report that came with it. Until the registration,
/// an operator can replace a direction that was recorded in error.
pub fn record_direction(
    conn: &mut AnyConnection,
    ctx: ActionContext<'_>,
    number: RequestNumber,
    direction: &str,
    copy: &str,
) -> Result<(), Refusal> {
    let input = ActionInput { copy, ..ActionInput::with_text(direction) };
    let write = |conn: &mut AnyConnection, granted: &mut GrantedAction<'_>| {
        let direction = input.tidy_text();
        record_document(conn, ctx, granted.view(), DocumentKind::Direction, &direction)?;
        record_document(conn, ctx, granted.view(), DocumentKind::ReportCopy, &urn_registry::template::tidy(copy))?;
        Ok(ActionOutcome::new(EventKind::Directed, direction.clone(), direction))
    };
    run_action(conn, ctx, (number, Action::Direct), &input, write, |conn, granted, event, text| {
        let email = Notification::Directed { text: text.clone() };
        email_team(conn, ctx, event, granted.view(), &email)?;
        email_experts(conn, ctx, event, granted.view(), &email)?;
        tasks::notify::notify_assignees(conn, ctx, event, number)
    })
    .map(drop)
}

/// T9: records that the body asks for changes or declines, with its own statement.
pub fn record_body_objection(
    conn: &mut AnyConnection,
    ctx: ActionContext<'_>,
    number: RequestNumber,
    declines: bool,
    text: &str,
) -> Result<(), Refusal> {
    let (act, event) =
        if declines { (Action::BodyDeclines, EventKind::BodyDeclined) } else { (Action::BodyAsks, EventKind::BodyAsked) };
    let input = ActionInput::with_text(text);
    let write = |conn: &mut AnyConnection, granted: &mut GrantedAction<'_>| {
        record_document(conn, ctx, granted.view(), DocumentKind::Outcome, &input.tidy_text())?;
        Ok(ActionOutcome::new(event, input.tidy_text(), input.tidy_text()))
    };
    run_action(conn, ctx, (number, act), &input, write, |conn, granted, event, message| {
        let view = granted.view();
        let email = Notification::BodyAnswered {
            body: granted.request().procedure.body().unwrap_or_default().to_owned(),
            text: message.clone(),
        };
        email_team(conn, ctx, event, view, &email)?;
        email_experts(conn, ctx, event, view, &email)?;
        tasks::notify::notify_assignees(conn, ctx, event, number)?;
        if declines {
            name_conflict_notices::end_conflicts(conn, ctx, &view.request, name_conflict_notices::ClaimEnd::Closed)
        } else {
            Ok(())
        }
    })
    .map(drop)
}
