//! T1: submits a draft and freezes its first revision.

use crate::action_context::ActionContext;
use crate::clock;
use crate::history::{EventId, EventKind};
use crate::ids::{RequestNumber, RevisionNumber};
use crate::mail::outbox;
use crate::mail::templates::Notification;
use crate::refusal::Refusal;
use crate::requests::action::Action;
use crate::requests::contact_answers;
use crate::requests::contact_answers::agreement::agreement_of;
use crate::requests::contact_answers::ask::ask_contacts;
use crate::requests::freeze::freeze_draft;
use crate::requests::input::ActionInput;
use crate::requests::name_conflict_notices;
use crate::requests::notify::email_operators;
use crate::requests::questions::{self, QuestionState};
use crate::requests::run::{ActionOutcome, GrantedAction, grant_action, run_action};
use crate::requests::timers::operators_deadline;
use crate::requests::{Request, RequestSubject, queries};
use crate::store::AnyConnection;

/// T1: submits a draft and freezes revision 1. `save_number` is that of the draft that was displayed; if it was saved in the
/// meantime, the new text must be reviewed first.
pub fn submit(
    conn: &mut AnyConnection,
    ctx: ActionContext<'_>,
    number: RequestNumber,
    save_number: i64,
) -> Result<Request, Refusal> {
    let input = ActionInput { save_number, draft: true, ..ActionInput::default() };
    run_action(conn, ctx, (number, Action::Submit), &input, freeze_first_revision, notify_of_submission)
}

/// Whether a draft that can be submitted has open questions, so that they are shown before it is.
///
/// # Errors
/// Why the draft cannot be submitted.
pub fn has_open_questions(
    conn: &mut AnyConnection,
    ctx: ActionContext<'_>,
    number: RequestNumber,
    save_number: i64,
) -> Result<bool, Refusal> {
    let input = ActionInput { save_number, draft: true, ..ActionInput::default() };
    let granted = grant_action(conn, ctx, number, Action::Submit, &input)?;
    let request = granted.request();
    let selected = questions::queries::selected_sentences(conn, &request.id)?;
    let asked = questions::about_text(&request.subject, &request.draft, &selected);
    Ok(asked.iter().any(|asked| asked.state == QuestionState::Open))
}

fn freeze_first_revision(conn: &mut AnyConnection, granted: &mut GrantedAction<'_>) -> Result<ActionOutcome<Request>, Refusal> {
    let state = granted.state;
    let request = &mut granted.facts.view.request;
    if let RequestSubject::NewFormal { wish: Some(nid) } = &mut request.subject {
        *nid = nid.to_ascii_lowercase();
        queries::set_nid(conn, &request.id, Some(nid.as_str()))?;
    }
    freeze_draft(conn, granted.ctx, request, RevisionNumber::FIRST, "")?;
    if contact_answers::is_request_private(&request.subject, agreement_of(conn, request)?) {
        contact_answers::queries::set_private(conn, &request.id, Some(granted.ctx.now.into()))?;
        request.private = true;
    }
    request.state = state;
    Ok(ActionOutcome::new(EventKind::Submitted, "", request.clone()))
}

fn notify_of_submission(
    conn: &mut AnyConnection,
    granted: &GrantedAction<'_>,
    event: &EventId,
    request: &Request,
) -> Result<(), Refusal> {
    let (ctx, thread) = (granted.ctx, granted.view().email_thread());
    let until = clock::day(operators_deadline(ctx.now));
    let received = Notification::Received { correction: matches!(request.subject, RequestSubject::Correction { .. }), until };
    outbox::queue(conn, ctx.mail, ctx.now, event, Some(&thread), ctx.who, &received)?;
    email_operators(conn, ctx, event, &thread, &Notification::Arrived { until })?;
    ask_contacts(conn, ctx, event, &thread, request)?;
    name_conflict_notices::begin_conflicts(conn, ctx, request.number)
}
