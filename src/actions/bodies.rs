//! T11 and the list of standards bodies: recognition, representatives, and completion on the fast track (RFC 8141 §6.3).

use crate::action_context::ActionContext;
use crate::history::EventKind;
use crate::history::{Event, EventId, log};
use crate::ids::{AccountId, RequestNumber, RevisionNumber};
use crate::mail::outbox;
use crate::mail::templates::Notification;
use crate::refusal::{Refusal, at};
use crate::requests::action::Action;
use crate::requests::bodies::list::recognized;
use crate::requests::bodies::{Body, queries};
use crate::requests::criteria::Judged;
use crate::requests::documents::DocumentKind;
use crate::requests::guards::office::operator;
use crate::requests::input::Input;
use crate::requests::notify::{email_operators, email_team, officials_of};
use crate::requests::procedures::queries as procedures;
use crate::requests::record::{decide, record, record_document, required_text};
use crate::requests::run::{Granted, Written, run};
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
    operator(ctx.who)?;
    add_body(conn, ctx, name, website, source)
}

fn add_body(conn: &mut AnyConnection, ctx: ActionContext<'_>, name: &str, website: &str, source: &str) -> Result<(), Refusal> {
    const LONGEST: usize = 200;
    let name = name.trim();
    if name.is_empty() || name.chars().any(char::is_control) || name.chars().count() > LONGEST {
        return Err(Refusal::at(at::BODY, Phrase::new("refusal-body-name").with("most", LONGEST)));
    }
    let source = required_text(source, at::SOURCE, Phrase::new("refusal-body-source"))?;
    let today = clock::day(ctx.now);
    if recognized(conn, name, today)?.is_some() {
        return Err(Refusal::at(at::BODY, Phrase::new("refusal-body-listed").with("name", name)));
    }
    let website = Some(website.trim().to_owned()).filter(|text| text.starts_with("https://") || text.starts_with("http://"));
    queries::insert(
        conn,
        &Body { name: name.to_owned(), website, recognized_on: today, source, ended_on: None, ended_because: None },
    )?;
    log::record(conn, ctx.now, &ctx.actor(), Event::general(EventKind::BodyRecognized).saying(name))?;
    Ok(())
}

/// Appoints a representative of a body and assigns the role.
pub fn appoint_representative(conn: &mut AnyConnection, ctx: ActionContext<'_>, body: &str, email: &str) -> Result<(), Refusal> {
    operator(ctx.who)?;
    let today = clock::day(ctx.now);
    let body =
        recognized(conn, body, today)?.ok_or_else(|| Refusal::at(at::REPRESENTATIVE_OF, Phrase::new("refusal-choose-body")))?;
    let email = users::Email::parse(email)?;
    let account = users::queries::by_email(conn, &email.folded())?
        .filter(Account::is_live)
        .ok_or_else(|| Refusal::at(at::EMAIL, Phrase::new("refusal-no-live-account")))?;
    if queries::is_representative(conn, &body.name, &account.id, today)? {
        return Err(Refusal::at(at::EMAIL, Phrase::new("refusal-represents").with("name", account.name)));
    }
    if !account.has(Role::Representative) {
        crate::actions::names::unique_for_roles(conn, &account, &[Role::Representative], at::EMAIL)?;
        let mut roles = account.roles.clone();
        roles.push(Role::Representative);
        roles.sort_unstable();
        users::queries::set_roles(conn, &account.id, &roles, (ctx.now.into(), Some(&ctx.who.id)))?;
        users::queries::delete_sessions_of(conn, &account.id)?;
    }
    if account.id == ctx.who.id {
        return Err(Refusal::at(at::EMAIL, Phrase::new("refusal-not-oneself")));
    }
    queries::insert_representative(conn, &body.name, &account.id, today)?;
    let text = format!("{} for {}", account.name, body.name);
    let event = log::record(
        conn,
        ctx.now,
        &Actor::Person(ctx.who.clone()),
        Event::on_account(EventKind::RepresentativeNamed, &account.id).saying(&text),
    )?;
    let what = Phrase::new("email-represents").with("body", &body.name);
    outbox::notify(conn, (ctx.mail, ctx.now), &event, (&account.name, &account.email), what)
}

/// Removes the role from a person who no longer represents any body, and notifies them.
fn left(
    conn: &mut AnyConnection,
    ctx: ActionContext<'_>,
    event: &EventId,
    account_id: &AccountId,
    what: Phrase,
) -> Result<(), Refusal> {
    let Some(account) = users::queries::by_id(conn, account_id)? else { return Ok(()) };
    let speaks = queries::representatives(conn)?.iter().any(|(.., id)| id == account_id);
    if !speaks && account.has(Role::Representative) {
        let roles: Vec<Role> = account.roles.iter().copied().filter(|role| *role != Role::Representative).collect();
        users::queries::set_roles(conn, &account.id, &roles, (ctx.now.into(), Some(&ctx.who.id)))?;
        users::queries::delete_sessions_of(conn, &account.id)?;
    }
    outbox::notify(conn, (ctx.mail, ctx.now), event, (&account.name, &account.email), what)
}

/// Ends the appointment of a representative. Requests that they submitted for the body remain.
pub fn end_representative(
    conn: &mut AnyConnection,
    ctx: ActionContext<'_>,
    body: &str,
    account_id: &AccountId,
    reason: &str,
) -> Result<(), Refusal> {
    operator(ctx.who)?;
    let reason = required_text(reason, at::PUBLIC_REASON, Phrase::new("refusal-reason"))?;
    let name = users::queries::by_id(conn, account_id)?.map_or_else(String::new, |account| account.name);
    if !queries::end_representative(conn, body, account_id, clock::day(ctx.now))? {
        return Err(Refusal::not_found(Phrase::new("thing-representative")));
    }
    let said = format!("{name} for {body}: {reason}");
    let event = Event::on_account(EventKind::RepresentativeEnded, account_id).saying(&said);
    let event = log::record(conn, ctx.now, &ctx.actor(), event)?;
    left(conn, ctx, &event, account_id, Phrase::new("email-represents-no-longer").with("body", body))
}

/// Ends the recognition of a body, based on an IESG decision. Its registrations remain. Its open requests cannot be completed until the
/// body is recognized again or the procedure is changed.
pub fn end_body(conn: &mut AnyConnection, ctx: ActionContext<'_>, body: &str, reason: &str) -> Result<(), Refusal> {
    operator(ctx.who)?;
    let today = clock::day(ctx.now);
    let body = recognized(conn, body, today)?.ok_or_else(|| Refusal::not_found(Phrase::new("thing-body")))?;
    let reason = required_text(reason, at::PUBLIC_REASON, Phrase::new("refusal-body-end-reason"))?;
    let speakers: Vec<AccountId> =
        queries::representatives(conn)?.into_iter().filter(|(name, ..)| *name == body.name).map(|(.., id)| id).collect();
    queries::end(conn, &body.name, &reason, today)?;
    let said = format!("{}: {reason}", body.name);
    let event = log::record(conn, ctx.now, &ctx.actor(), Event::general(EventKind::BodyEnded).saying(&said))?;
    for account_id in speakers {
        left(conn, ctx, &event, &account_id, Phrase::new("email-body-no-longer").with("body", &body.name))?;
    }
    Ok(())
}

/// Asks the IESG whether the body of a request is recognized.
pub fn ask_iesg_recognition(conn: &mut AnyConnection, ctx: ActionContext<'_>, number: RequestNumber) -> Result<(), Refusal> {
    let view = load_view(conn, number, Some(ctx.who), ctx.now)?;
    let body = body_to_recognize(conn, &view, ctx)?;
    let event = record(conn, ctx, EventKind::RecognitionAsked, Party::Operator, &view.request, &body)?;
    for liaison in officials_of(conn, &view.request.id, Role::Liaison)? {
        let email = Notification::RecognitionAsked { body: body.clone() };
        outbox::queue(conn, ctx.mail, ctx.now, &event, Some(&view.thread()), &liaison, &email)?;
    }
    Ok(())
}

fn body_to_recognize(conn: &mut AnyConnection, view: &RequestView, ctx: ActionContext<'_>) -> Result<String, Refusal> {
    if !view.is(Party::Operator) {
        return Err(Refusal::not_permitted(Phrase::new("refusal-only-its-operator")));
    }
    let Some(body) = view.request.procedure.body().filter(|_| view.request.procedure.kind() == Procedure::FastTrack) else {
        return Err(Refusal::WrongState { reason: Phrase::new("refusal-not-fast-track") });
    };
    if !matches!(view.request.state, State::Intake | State::Review) {
        return Err(Refusal::WrongState { reason: Phrase::new("refusal-recognition-late") });
    }
    if recognized(conn, body, clock::day(ctx.now))?.is_some() {
        return Err(Refusal::WrongState { reason: Phrase::new("refusal-body-recognized").with("body", body) });
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
    let event = record(conn, ctx, act, Party::Operator, &view.request, &format!("{body}: {text}"))?;
    email_team(conn, ctx, &event, &view, &Notification::RecognitionAnswered { body: body.clone(), recognized: yes })
}

/// T11: the body requests completion. The experts' positions are advisory and not checked.
pub fn complete(
    conn: &mut AnyConnection,
    ctx: ActionContext<'_>,
    number: RequestNumber,
    revision: RevisionNumber,
) -> Result<(), Refusal> {
    let write = |conn: &mut AnyConnection, granted: &mut Granted<'_>| {
        let body = granted.request().procedure.body().unwrap_or_default();
        let reasons = Phrase::new("record-for-body").with("body", body).to_string();
        let outcome = (DecisionOutcome::Completed, reasons.as_str(), &Judged::default());
        decide(conn, granted.view(), (&ctx.who.id, None), outcome, ctx.now)?;
        let says = Phrase::new("record-completion").with("body", body).with("revision", revision).to_string();
        Ok(Written::new(EventKind::CompletionAsked, says, body.to_owned()))
    };
    run(conn, ctx, (number, Action::Complete), &Input::on(revision), write, |conn, granted, event, body| {
        let view = granted.view();
        let email = Notification::CompletionAsked { body: body.clone() };
        email_team(conn, ctx, event, view, &email)?;
        email_operators(conn, ctx, event, &view.thread(), &email)?;
        tasks::notify::notify(conn, ctx, event, number)
    })
    .map(drop)
}
