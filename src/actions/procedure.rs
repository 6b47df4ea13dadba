//! E2: changes the procedure of a request, once, or reverts a change.

use crate::action_context::ActionContext;
use crate::history::{EventId, EventKind};
use crate::ids::RequestNumber;
use crate::mail::templates::Notification;
use crate::refusal::Refusal;
use crate::requests::action::Action;
use crate::requests::guards::procedure::check_procedure_details;
use crate::requests::input::ActionInput;
use crate::requests::notify::{email_experts, email_team};
use crate::requests::procedures::queries as procedures;
use crate::requests::record::record_action;
use crate::requests::run::{ActionOutcome, GrantedAction, run_action};
use crate::requests::tasks;
use crate::requests::viewer::load_view;
use crate::requests::{Party, Procedure, RequestProcedure, State};
use crate::store::AnyConnection;
use urn_registry::i18n::Phrase;

/// E2: changes the procedure, once, before a decision, with a public reason.
pub fn change_procedure(
    conn: &mut AnyConnection,
    ctx: ActionContext<'_>,
    number: RequestNumber,
    procedure: &RequestProcedure,
    reason: &str,
) -> Result<(), Refusal> {
    let input = ActionInput { procedure: Some(procedure), ..ActionInput::with_text(reason) };
    let write = |conn: &mut AnyConnection, granted: &mut GrantedAction<'_>| {
        let (procedure, reason) = (check_procedure_details(procedure.clone())?, input.tidy_text());
        procedures::change(conn, granted.request(), &procedure, granted.now_moment())?;
        let says = format!("{}: {reason}", procedure.kind().phrase());
        Ok(ActionOutcome::new(EventKind::ProcedureChanged, says, (procedure, reason)))
    };
    run_action(conn, ctx, (number, Action::ChangeProcedure), &input, write, notify_involved).map(drop)
}

/// E2: reverts a wrong change of procedure; the change then does not count.
pub fn revert_procedure(
    conn: &mut AnyConnection,
    ctx: ActionContext<'_>,
    number: RequestNumber,
    reason: &str,
) -> Result<(), Refusal> {
    let input = ActionInput::with_text(reason);
    let write = |conn: &mut AnyConnection, granted: &mut GrantedAction<'_>| {
        let procedure = granted.facts.previous_procedure()?.clone().unwrap_or(RequestProcedure::Community);
        let reason = input.tidy_text();
        procedures::revert_change(conn, &granted.request().id, &procedure)?;
        let says = format!("{} again: {reason}", procedure.kind().phrase());
        Ok(ActionOutcome::new(EventKind::ProcedureChangeUndone, says, (procedure, reason)))
    };
    run_action(conn, ctx, (number, Action::ChangeProcedure), &input, write, notify_involved).map(drop)
}

/// Notifies everyone involved of the new procedure.
fn notify_involved(
    conn: &mut AnyConnection,
    granted: &GrantedAction<'_>,
    event: &EventId,
    (procedure, reason): &(RequestProcedure, String),
) -> Result<(), Refusal> {
    let (ctx, view) = (granted.ctx, granted.view());
    let email = Notification::ProcedureChanged { procedure: procedure.kind().phrase(), reason: reason.clone() };
    email_team(conn, ctx, event, view, &email)?;
    email_experts(conn, ctx, event, view, &email)?;
    tasks::notify::notify_assignees(conn, ctx, event, view.request.number)
}

/// The registrant chooses the procedure of a draft. Later, while it awaits validation or is in review, only the specification can be
/// changed.
pub fn choose_procedure(
    conn: &mut AnyConnection,
    ctx: ActionContext<'_>,
    number: RequestNumber,
    procedure: &RequestProcedure,
) -> Result<(), Refusal> {
    let view = load_view(conn, number, Some(ctx.who), ctx.now)?;
    if !view.has_role(Party::Registrant) {
        return Err(Refusal::not_permitted(Phrase::new("refusal-only-registrant")));
    }
    let now = &view.request.procedure;
    let same = now.kind() == procedure.kind() && now.body() == procedure.body();
    let may = match view.request.state {
        State::Draft => true,
        State::Intake | State::Review | State::WithRequester(_) => same && now.kind() == Procedure::FastTrack,
        _ => false,
    };
    if !may {
        return Err(Refusal::WrongState { reason: Phrase::new("refusal-procedure-settled") });
    }
    let procedure = check_procedure_details(procedure.clone())?;
    procedures::choose(conn, &view.request.id, &procedure)?;
    // The text of a draft is private and is deleted with it.
    let said = [procedure.body(), procedure.specification()].into_iter().flatten().filter(|_| view.request.state != State::Draft);
    let text = said.collect::<Vec<_>>().join(", ");
    record_action(conn, ctx, EventKind::SpecificationNamed, Party::Registrant, &view.request, &text)?;
    Ok(())
}
