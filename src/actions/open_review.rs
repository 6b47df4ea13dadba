//! T2: an operator posts a request to the review list and assigns experts.

use crate::action_context::ActionContext;
use crate::clock;
use crate::history::EventId;
use crate::history::EventKind;
use crate::ids::{AccountId, RequestNumber};
use crate::mail::outbox;
use crate::mail::templates::Notification;
use crate::refusal::Refusal;
use crate::requests::action::Action;
use crate::requests::candidates::ExpertCandidate;
use crate::requests::guards::sent::check_chosen_experts;
use crate::requests::input::ActionInput;
use crate::requests::notify::{email_people, email_team};
use crate::requests::periods::periods;
use crate::requests::record::record_action;
use crate::requests::run::{ActionOutcome, GrantedAction, run_action};
use crate::requests::tasks;
use crate::requests::timers::discussion_ends;
use crate::requests::viewer::{RequestView, load_view};
use crate::requests::{Party, State, candidates, queries};
use crate::reviews::experts;
use crate::store::AnyConnection;
use crate::users::Account;
use jiff::SignedDuration;
use std::slice;
use urn_registry::i18n::Phrase;
use urn_registry::template::write;

/// T2: posts the text to the review list and assigns experts.
pub fn open_review(
    conn: &mut AnyConnection,
    ctx: ActionContext<'_>,
    number: RequestNumber,
    expert_ids: &[AccountId],
) -> Result<(), Refusal> {
    let input = ActionInput { experts: expert_ids, ..ActionInput::default() };
    let write = |conn: &mut AnyConnection, granted: &mut GrantedAction<'_>| {
        let asked = assign(conn, ctx, granted.view(), granted.facts.candidates()?, expert_ids)?;
        queries::record_review_start(conn, &granted.request().id, granted.now_moment())?;
        Ok(ActionOutcome::new(EventKind::ReviewOpened, expert_count_text(asked.len()), asked))
    };
    run_action(conn, ctx, (number, Action::OpenReview), &input, write, |conn, granted, event, gives| {
        notify_of_opening(conn, granted, event, gives)
    })
    .map(drop)
}

fn notify_of_opening(
    conn: &mut AnyConnection,
    granted: &GrantedAction<'_>,
    event: &EventId,
    asked: &[Account],
) -> Result<(), Refusal> {
    let (ctx, view) = (granted.ctx, granted.view());
    let text = view.newest_revision().map(|revision| revision.canonical.clone()).unwrap_or_default();
    let until = clock::day(discussion_ends(ctx.now));
    let to_list = Notification::ToList { text, until };
    outbox::queue(conn, ctx.mail, ctx.now, event, Some(&view.email_thread()), &ctx.mail.review_list, &to_list)?;
    notify_assigned_experts(conn, ctx, event, view, asked)?;
    email_team(conn, ctx, event, view, &Notification::Opened { until })?;
    tasks::notify::notify_assignees(conn, ctx, event, view.request.number)
}

/// The number of assigned experts.
fn expert_count_text(count: usize) -> String {
    Phrase::new("record-assigned").arg("count", count).to_string()
}

/// The estimated reading time for this number of words.
fn reading_time(count: usize) -> String {
    /// Reading speed in words per minute.
    const A_MINUTE: usize = 200;
    let minutes = count.div_ceil(A_MINUTE).max(1);
    Phrase::new("record-reading-time").arg("words", count.to_string()).arg("count", minutes).to_string()
}

fn notify_assigned_experts(
    conn: &mut AnyConnection,
    ctx: ActionContext<'_>,
    event: &EventId,
    view: &RequestView,
    asked: &[Account],
) -> Result<(), Refusal> {
    let days = periods().position_days;
    let due = clock::day(ctx.now.saturating_add(SignedDuration::from_hours(24 * days)).unwrap_or(ctx.now));
    let current = view.newest_revision();
    let text = current.map_or(0, |current| write::write(&current.template).split_whitespace().count());
    for expert in asked {
        let help = if is_first_assignment(conn, expert)? { ctx.link("/help/experts") } else { String::new() };
        email_people(
            conn,
            ctx,
            event,
            Some(&view.email_thread()),
            slice::from_ref(expert),
            &Notification::Assignment {
                by: ctx.acting(Party::Operator.name()),
                until: due,
                text: reading_time(text),
                revision: view.newest_revision_number().to_string(),
                template: current.map(|current| current.canonical.clone()).unwrap_or_default(),
                help: help.clone(),
            },
        )?;
    }
    Ok(())
}

/// Whether the assignment just made is the first one of an expert.
fn is_first_assignment(conn: &mut AnyConnection, expert: &Account) -> Result<bool, Refusal> {
    Ok(experts::queries::assignments_made(conn, &expert.id)? == 1)
}

/// Assigns more experts during the review.
pub fn assign_more_experts(
    conn: &mut AnyConnection,
    ctx: ActionContext<'_>,
    number: RequestNumber,
    expert_ids: &[AccountId],
) -> Result<(), Refusal> {
    let view = load_view(conn, number, Some(ctx.who), ctx.now)?;
    if !view.has_role(Party::Operator) && !view.has_role(Party::Lead) {
        return Err(Refusal::not_permitted(Phrase::new("refusal-assign-who")));
    }
    if view.request.state != State::Review {
        return Err(Refusal::WrongState { reason: Phrase::new("refusal-assign-in-review") });
    }
    let candidates = candidates::expert_candidates(conn, &view, ctx.now)?;
    let asked = assign(conn, ctx, &view, &candidates, expert_ids)?;
    let party = if view.has_role(Party::Operator) { Party::Operator } else { Party::Lead };
    let event = record_action(conn, ctx, EventKind::ExpertsAsked, party, &view.request, &expert_count_text(asked.len()))?;
    notify_assigned_experts(conn, ctx, &event, &view, &asked)
}

fn assign(
    conn: &mut AnyConnection,
    ctx: ActionContext<'_>,
    view: &RequestView,
    candidates: &[ExpertCandidate],
    expert_ids: &[AccountId],
) -> Result<Vec<Account>, Refusal> {
    check_chosen_experts(candidates, expert_ids)?;
    let mut asked = Vec::new();
    for id in expert_ids {
        for candidate in candidates.iter().filter(|candidate| candidate.account.id == *id) {
            experts::queries::assign(conn, &view.request.id, id, &candidate.because, ctx.now.into())?;
            asked.push(candidate.account.clone());
        }
    }
    Ok(asked)
}
