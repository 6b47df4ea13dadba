//! T3 to T5: requests for information, their answers, and new revisions.

use crate::action_context::ActionContext;
use crate::history::{EventId, EventKind};
use crate::ids::RequestNumber;
use crate::mail::templates::Notification;
use crate::refusal::Refusal;
use crate::requests::action::Action;
use crate::requests::changed;
use crate::requests::contact_answers::ask::ask_contacts_again;
use crate::requests::freeze::freeze_draft;
use crate::requests::gather::positions::last_seen_revision;
use crate::requests::guards::text::check_view_fits_subject;
use crate::requests::input::ActionInput;
use crate::requests::notify::{email_operators, email_people, experts_of, operators_of, team_of};
use crate::requests::periods::periods;
use crate::requests::run::{ActionOutcome, GrantedAction, run_action};
use crate::requests::tasks;
use crate::requests::viewer::RequestView;
use crate::requests::{Revision, State};
use crate::store::AnyConnection;
use crate::users::Account;
use crate::{clock, history, users};
use jiff::SignedDuration;
use urn_registry::i18n::Phrase;

/// T3: asks the registrant for information; the request is then with the requester.
pub fn ask_requester(
    conn: &mut AnyConnection,
    ctx: ActionContext<'_>,
    number: RequestNumber,
    question: &str,
) -> Result<(), Refusal> {
    let input = ActionInput::with_text(question);
    let write = |_: &mut AnyConnection, _: &mut GrantedAction<'_>| {
        Ok(ActionOutcome::new(EventKind::Asked, input.tidy_text(), input.tidy_text()))
    };
    run_action(conn, ctx, (number, Action::Ask), &input, write, |conn, granted, event, gives| {
        notify_of_question(conn, granted, event, gives)
    })
    .map(drop)
}

fn notify_of_question(
    conn: &mut AnyConnection,
    granted: &GrantedAction<'_>,
    event: &EventId,
    question: &str,
) -> Result<(), Refusal> {
    let (ctx, view) = (granted.ctx, granted.view());
    let by = ctx.acting(granted.party.name());
    let lapses = ctx.now.saturating_add(SignedDuration::from_hours(24 * periods().lapse)).unwrap_or(ctx.now);
    let until = clock::day(lapses);
    let team = team_of(conn, view)?;
    if team.is_empty() {
        return email_operators(
            conn,
            ctx,
            event,
            &view.email_thread(),
            &Notification::Unreachable { question: question.to_owned(), until },
        );
    }
    email_people(
        conn,
        ctx,
        event,
        Some(&view.email_thread()),
        &team,
        &Notification::Question {
            by: by.clone(),
            until,
            question: question.to_owned(),
            link: format!("{}/edit", granted.request_url()),
        },
    )
}

/// The text of an answer, with the revision submitted with it.
struct Answer {
    text: String,
    sent: Option<Revision>,
}

/// T4: answers. With `send_draft` the draft is submitted as a new revision. The request returns to the state in which the question was
/// asked.
pub fn answer_question(
    conn: &mut AnyConnection,
    ctx: ActionContext<'_>,
    number: RequestNumber,
    text: &str,
    send_draft: bool,
) -> Result<(), Refusal> {
    let input = ActionInput { draft: send_draft, ..ActionInput::with_text(text) };
    let write = |conn: &mut AnyConnection, granted: &mut GrantedAction<'_>| {
        let (message, view) = (input.tidy_text(), granted.view());
        let sent = if send_draft { Some(freeze_draft(conn, ctx, &view.request, view.next_revision(), &message)?) } else { None };
        // A revision that changes after the decision needs a new decision.
        let changed = send_draft
            || view.newest_revision().is_some_and(|current| current.sent_at >= view.request.state_since)
            || check_view_fits_subject(view).is_err();
        if changed && matches!(granted.state, State::Ready | State::WithBody) {
            granted.state = State::Review;
        }
        Ok(ActionOutcome::new(EventKind::Answered, message.clone(), Answer { text: message, sent }))
    };
    run_action(conn, ctx, (number, Action::Answer), &input, write, notify_of_answer).map(drop)
}

fn notify_of_answer(
    conn: &mut AnyConnection,
    granted: &GrantedAction<'_>,
    event: &EventId,
    answer: &Answer,
) -> Result<(), Refusal> {
    let (ctx, view, state) = (granted.ctx, granted.view(), granted.state);
    if answer.sent.is_some() {
        ask_contacts_again(conn, ctx, event, view)?;
    }
    let revision = answer.sent.as_ref().map_or_else(String::new, |text| text.number.to_string());
    let (changes, compare) = changes_for_email(ctx, view, answer.sent.as_ref())?;
    let (revision, changes, compare) = (&revision, &changes, &compare);
    let email = Notification::Answered {
        revision: revision.clone(),
        answer: answer.text.clone(),
        changes: changes.clone(),
        compare: compare.clone(),
    };
    let mut recipients = match state {
        State::Review => experts_of(conn, view)?,
        _ => operators_of(conn, &view.request.id)?,
    };
    // The person who requested the information is notified, even if someone else acts next.
    let asker = match history::queries::last_actor(conn, &view.request.id, EventKind::Asked)? {
        Some(id) => users::queries::by_id(conn, &id)?.filter(Account::can_act),
        None => None,
    };
    let other_asker = asker.filter(|asker| recipients.iter().all(|known| known.id != asker.id));
    recipients.retain(|person| person.id != ctx.who.id);
    email_people(conn, ctx, event, Some(&view.email_thread()), &recipients, &email)?;
    if let Some(asker) = other_asker {
        email_people(conn, ctx, event, Some(&view.email_thread()), &[asker], &email)?;
    }
    tasks::notify::notify_assignees(conn, ctx, event, view.request.number)
}

/// The changes of a new revision for the emails about an answer, and the URL of the side-by-side comparison; empty if there is no new
/// revision.
fn changes_for_email(ctx: ActionContext<'_>, view: &RequestView, sent: Option<&Revision>) -> Result<(String, String), Refusal> {
    match sent {
        Some(new) => changes_between(ctx, view, view.newest_revision(), new),
        None => Ok(<(String, String)>::default()),
    }
}

fn changes_between(
    ctx: ActionContext<'_>,
    view: &RequestView,
    old: Option<&Revision>,
    new: &Revision,
) -> Result<(String, String), Refusal> {
    let Some(old) = old else { return Ok(<(String, String)>::default()) };
    let page = format!("/requests/{}/compare?from={}&to={}", view.request.number, old.number, new.number);
    Ok((changed::short_diff(old, new)?, ctx.link(&page)))
}

/// Announces a new revision to the experts, each with the changes since the revision that this expert saw last. Who has seen none gets the
/// changes since the one before it.
pub(crate) fn email_new_revision(
    conn: &mut AnyConnection,
    ctx: ActionContext<'_>,
    event: &EventId,
    view: &RequestView,
    sent: &Revision,
) -> Result<(), Refusal> {
    for expert in experts_of(conn, view)?.into_iter().filter(|expert| expert.id != ctx.who.id) {
        let seen = last_seen_revision(conn, view, &expert.id, (ctx.now, sent.number))?;
        let old = seen.and_then(|seen| view.newest_unredacted_revision(seen)).or(view.newest_revision());
        let (changes, compare) = changes_between(ctx, view, old, sent)?;
        let seen = old.map(|old| old.number.to_string()).unwrap_or_default();
        let (revision, note) = (sent.number.to_string(), sent.note.clone());
        let email = Notification::NewRevision { revision, note, seen, changes, compare };
        email_people(conn, ctx, event, Some(&view.email_thread()), &[expert], &email)?;
    }
    Ok(())
}

/// T5: submits the draft as a new revision during review.
pub fn submit_revision(
    conn: &mut AnyConnection,
    ctx: ActionContext<'_>,
    number: RequestNumber,
    note: &str,
) -> Result<Revision, Refusal> {
    let input = ActionInput { draft: true, ..ActionInput::with_text(note) };
    let write = |conn: &mut AnyConnection, granted: &mut GrantedAction<'_>| {
        let (note, view) = (input.tidy_text(), granted.view());
        let sent = freeze_draft(conn, ctx, &view.request, view.next_revision(), &note)?;
        Ok(ActionOutcome::new(
            EventKind::RevisionSent,
            Phrase::new("record-revision").arg("number", sent.number).arg("note", note).to_string(),
            sent,
        ))
    };
    run_action(conn, ctx, (number, Action::SendRevision), &input, write, |conn, granted, event, sent| {
        let view = granted.view();
        ask_contacts_again(conn, ctx, event, view)?;
        email_new_revision(conn, ctx, event, view, sent)?;
        tasks::notify::notify_assignees(conn, ctx, event, number)
    })
}
