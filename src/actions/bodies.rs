//! T11 and the list of standards bodies: recognition, representatives, and completion on the fast track (RFC 8141 §6.3).

use crate::action_context::ActionContext;
use crate::history::EventKind;
use crate::history::{Event, EventId, log};
use crate::ids::{AccountId, RequestNumber, RevisionNumber};
use crate::mail::outbox;
use crate::mail::templates::Notification;
use crate::refusal::{Refusal, at};
use crate::requests::action::Action;
use crate::requests::bodies::list::find_recognized_body;
use crate::requests::bodies::{Body, queries};
use crate::requests::documents::DocumentKind;
use crate::requests::guards::office::require_operator;
use crate::requests::input::ActionInput;
use crate::requests::notify::{email_operators, email_team, officials_of};
use crate::requests::procedures::queries as procedures;
use crate::requests::record::{record_action, record_document, required_text, store_decision};
use crate::requests::run::{ActionOutcome, GrantedAction, run_action};
use crate::requests::tasks;
use crate::requests::viewer::{RequestView, load_view};
use crate::requests::{Party, Procedure, RequestProcedure, State};
use crate::reviews::DecisionOutcome;
use crate::store::AnyConnection;
use crate::store::Moment;
use crate::users::{Account, Actor, Role};
use crate::{clock, users};
use urn_registry::i18n::Phrase;

/// Adds a body to the list, based on an IESG decision.
pub fn recognize(
    conn: &mut AnyConnection,
    ctx: ActionContext<'_>,
    name: &str,
    website: &str,
    source: &str,
) -> Result<(), Refusal> {
    require_operator(ctx.who)?;
    add_body(conn, ctx, name, website, source)
}

fn add_body(conn: &mut AnyConnection, ctx: ActionContext<'_>, name: &str, website: &str, source: &str) -> Result<(), Refusal> {
    const BODY_TEXT_MAX: usize = 200;
    let name = name.trim();
    if name.is_empty() || name.chars().any(char::is_control) || name.chars().count() > BODY_TEXT_MAX {
        return Err(Refusal::at_field(at::BODY, Phrase::new("refusal-body-name").arg("most", BODY_TEXT_MAX)));
    }
    let source = required_text(source, at::SOURCE, Phrase::new("refusal-body-source"))?;
    let today = clock::day(ctx.now);
    if find_recognized_body(conn, name, today)?.is_some() {
        return Err(Refusal::at_field(at::BODY, Phrase::new("refusal-body-listed").arg("name", name)));
    }
    let website = Some(website.trim().to_owned()).filter(|text| text.starts_with("https://") || text.starts_with("http://"));
    queries::insert(
        conn,
        &Body { name: name.to_owned(), website, recognized_on: today, source, ended_on: None, ended_because: None },
    )?;
    log::record(conn, ctx.now, &ctx.actor(), Event::on_registry(EventKind::BodyRecognized).with_detail(name))?;
    Ok(())
}

/// Appoints a representative of a body and assigns the role.
pub fn appoint_representative(conn: &mut AnyConnection, ctx: ActionContext<'_>, body: &str, email: &str) -> Result<(), Refusal> {
    require_operator(ctx.who)?;
    let today = clock::day(ctx.now);
    let body = find_recognized_body(conn, body, today)?
        .ok_or_else(|| Refusal::at_field(at::REPRESENTATIVE_OF, Phrase::new("refusal-choose-body")))?;
    let email = users::EmailAddress::parse(email)?;
    let account = users::queries::by_email(conn, &email.folded())?
        .filter(Account::can_act)
        .ok_or_else(|| Refusal::at_field(at::EMAIL, Phrase::new("refusal-no-live-account")))?;
    if queries::is_representative(conn, &body.name, &account.id, today)? {
        return Err(Refusal::at_field(at::EMAIL, Phrase::new("refusal-represents").arg("name", account.name)));
    }
    if !account.has_role(Role::Representative) {
        crate::actions::names::unique_for_roles(conn, &account, &[Role::Representative], at::EMAIL)?;
        let mut roles = account.roles.clone();
        roles.push(Role::Representative);
        roles.sort_unstable();
        users::queries::set_roles(conn, &account.id, &roles, (ctx.now.into(), Some(&ctx.who.id)))?;
        users::queries::delete_sessions_of(conn, &account.id)?;
    }
    if account.id == ctx.who.id {
        return Err(Refusal::at_field(at::EMAIL, Phrase::new("refusal-not-oneself")));
    }
    queries::insert_representative(conn, &body.name, &account.id, today)?;
    let text = format!("{} for {}", account.name, body.name);
    let event = log::record(
        conn,
        ctx.now,
        &Actor::Person(ctx.who.clone()),
        Event::on_account(EventKind::RepresentativeNamed, &account.id).with_detail(&text),
    )?;
    let what = Phrase::new("email-represents").arg("body", &body.name);
    outbox::notify_account_owner(conn, (ctx.mail, ctx.now), &event, (&account.name, &account.email), what)
}

/// Removes the role from a person who no longer represents any body, and notifies them.
fn remove_representative_role(
    conn: &mut AnyConnection,
    ctx: ActionContext<'_>,
    event: &EventId,
    account_id: &AccountId,
    what: Phrase,
) -> Result<(), Refusal> {
    let Some(account) = users::queries::by_id(conn, account_id)? else { return Ok(()) };
    let speaks = queries::representatives(conn)?.iter().any(|(.., id)| id == account_id);
    if !speaks && account.has_role(Role::Representative) {
        let roles: Vec<Role> = account.roles.iter().copied().filter(|role| *role != Role::Representative).collect();
        users::queries::set_roles(conn, &account.id, &roles, (ctx.now.into(), Some(&ctx.who.id)))?;
        users::queries::delete_sessions_of(conn, &account.id)?;
    }
    outbox::notify_account_owner(conn, (ctx.mail, ctx.now), event, (&account.name, &account.email), what)
}

/// Ends the appointment of a representative. Requests that they submitted for the body remain.
pub fn end_representative(
    conn: &mut AnyConnection,
    ctx: ActionContext<'_>,
    body: &str,
    account_id: &AccountId,
    reason: &str,
) -> Result<(), Refusal> {
    require_operator(ctx.who)?;
    let reason = required_text(reason, at::PUBLIC_REASON, Phrase::new("refusal-reason"))?;
    let name = users::queries::by_id(conn, account_id)?.map_or_else(String::new, |account| account.name);
    if !queries::end_representative(conn, body, account_id, clock::day(ctx.now))? {
        return Err(Refusal::not_found(Phrase::new("thing-representative")));
    }
    let said = format!("{name} for {body}: {reason}");
    let event = Event::on_account(EventKind::RepresentativeEnded, account_id).with_detail(&said);
    let event = log::record(conn, ctx.now, &ctx.actor(), event)?;
    remove_representative_role(conn, ctx, &event, account_id, Phrase::new("email-represents-no-longer").arg("body", body))
}

/// Ends the recognition of a body, based on an IESG decision. Its registrations remain. Its open requests cannot be completed until the
/// body is recognized again or the procedure is changed.
pub fn end_body(conn: &mut AnyConnection, ctx: ActionContext<'_>, body: &str, reason: &str) -> Result<(), Refusal> {
    require_operator(ctx.who)?;
    let today = clock::day(ctx.now);
    let body = find_recognized_body(conn, body, today)?.ok_or_else(|| Refusal::not_found(Phrase::new("thing-body")))?;
    let reason = required_text(reason, at::PUBLIC_REASON, Phrase::new("refusal-body-end-reason"))?;
    let speakers: Vec<AccountId> =
        queries::representatives(conn)?.into_iter().filter(|(name, ..)| *name == body.name).map(|(.., id)| id).collect();
    queries::end_recognition(conn, &body.name, &reason, today)?;
    let said = format!("{}: {reason}", body.name);
    let event = log::record(conn, ctx.now, &ctx.actor(), Event::on_registry(EventKind::BodyEnded).with_detail(&said))?;
    for account_id in speakers {
        remove_representative_role(conn, ctx, &event, &account_id, Phrase::new("email-body-no-longer").arg("body", &body.name))?;
    }
    Ok(())
}

/// Asks the IESG whether the body of a request is recognized.
pub fn ask_iesg_recognition(conn: &mut AnyConnection, ctx: ActionContext<'_>, number: RequestNumber) -> Result<(), Refusal> {
    let view = load_view(conn, number, Some(ctx.who), ctx.now)?;
    let body = body_to_recognize(conn, &view, ctx)?;
    let event = record_action(conn, ctx, EventKind::RecognitionAsked, Party::Operator, &view.request, &body)?;
    for liaison in officials_of(conn, &view.request.id, Role::Liaison)? {
        let email = Notification::RecognitionAsked { body: body.clone() };
        outbox::queue(conn, ctx.mail, ctx.now, &event, Some(&view.email_thread()), &liaison, &email)?;
    }
    Ok(())
}

fn body_to_recognize(conn: &mut AnyConnection, view: &RequestView, ctx: ActionContext<'_>) -> Result<String, Refusal> {
    if !view.has_role(Party::Operator) {
        return Err(Refusal::not_permitted(Phrase::new("refusal-only-its-operator")));
    }
    let Some(body) = view.request.procedure.body().filter(|_| view.request.procedure.kind() == Procedure::FastTrack) else {
        return Err(Refusal::WrongState { reason: Phrase::new("refusal-not-fast-track") });
    };
    if !matches!(view.request.state, State::Intake | State::Review) {
        return Err(Refusal::WrongState { reason: Phrase::new("refusal-recognition-late") });
    }
    if find_recognized_body(conn, body, clock::day(ctx.now))?.is_some() {
        return Err(Refusal::WrongState { reason: Phrase::new("refusal-body-recognized").arg("body", body) });
    }
    Ok(body.to_owned())
}

/// Records the IESG's answer. A recognized body is added to the list; otherwise the request changes to community review.
pub fn record_recognition(
    conn: &mut AnyConnection,
    ctx: ActionContext<'_>,
    number: RequestNumber,
    yes: bool,
    text: &str,
) -> Result<(), Refusal> {
    let view = load_view(conn, number, Some(ctx.who), ctx.now)?;
    let body = body_to_recognize(conn, &view, ctx)?;
    let text = required_text(text, at::RECOGNITION, Phrase::new("refusal-recognition"))?;
    let now = Moment::from(ctx.now);
    record_document(conn, ctx, &view, DocumentKind::Recognition, &text)?;
    let act = if yes {
        add_body(conn, ctx, &body, "", &text)?;
        EventKind::Recognized
    } else {
        procedures::change(conn, &view.request, &RequestProcedure::Community, now)?;
        EventKind::RecognitionRefused
    };
    let event = record_action(conn, ctx, act, Party::Operator, &view.request, &format!("{body}: {text}"))?;
    email_team(conn, ctx, &event, &view, &Notification::RecognitionAnswered { body: body.clone(), recognized: yes })
}

/// T11: the body requests completion. The experts' positions are advisory and not checked.
pub fn request_completion(
    conn: &mut AnyConnection,
    ctx: ActionContext<'_>,
    number: RequestNumber,
    revision: RevisionNumber,
) -> Result<(), Refusal> {
    let write = |conn: &mut AnyConnection, granted: &mut GrantedAction<'_>| {
        let body = granted.request().procedure.body().unwrap_or_default();
        let reasons = Phrase::new("record-for-body").arg("body", body).to_string();
        let outcome = (DecisionOutcome::Completed, reasons.as_str());
        store_decision(conn, granted.view(), (&ctx.who.id, None), outcome, ctx.now)?;
        let says = Phrase::new("record-completion").arg("body", body).arg("revision", revision).to_string();
        Ok(ActionOutcome::new(EventKind::CompletionAsked, says, body.to_owned()))
    };
    run_action(
        conn,
        ctx,
        (number, Action::Complete),
        &ActionInput::for_revision(revision),
        write,
        |conn, granted, event, body| {
            let view = granted.view();
            let email = Notification::CompletionAsked { body: body.clone() };
            email_team(conn, ctx, event, view, &email)?;
            email_operators(conn, ctx, event, &view.email_thread(), &email)?;
            tasks::notify::notify_assignees(conn, ctx, event, number)
        },
    )
    .map(drop)
}
