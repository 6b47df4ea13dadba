//! The lead's decisions: to approve (T6), and to decline with the agreement of a second expert (T10).

use crate::action_context::ActionContext;
use crate::clock;
use crate::history::pending::queries::depends_on_lead;
use crate::history::{EventId, EventKind};
use crate::ids::{RequestNumber, RevisionNumber, new_id};
use crate::mail::templates::Notification;
use crate::refusal::Refusal;
use crate::requests::Party;
use crate::requests::action::Action;
use crate::requests::appeals;
use crate::requests::facts::Proposed;
use crate::requests::guards::appealed;
use crate::requests::input::ActionInput;
use crate::requests::name_conflict_notices;
use crate::requests::notify::{email_experts, email_operators, email_people, email_team, experts_of, operators_of};
use crate::requests::record::{close_proposals, store_decision};
use crate::requests::run::{ActionOutcome, GrantedAction, run_action};
use crate::requests::tasks;
use crate::requests::timers::operators_deadline;
use crate::reviews;
use crate::reviews::DecisionOutcome;
use crate::store::AnyConnection;
use crate::users::{self, Account};
use urn_registry::i18n::Phrase;

/// The grounds of a lead's decision.
#[derive(Debug, Clone, Copy)]
pub struct DecisionGrounds<'a> {
    pub reasons: &'a str,
    /// The answer to the grounds of a granted appeal; empty if there is none.
    pub appeal_answer: &'a str,
}

impl<'a> From<&'a str> for DecisionGrounds<'a> {
    /// Grounds with reasons only.
    fn from(reasons: &'a str) -> Self {
        Self { reasons, appeal_answer: "" }
    }
}

impl<'a> DecisionGrounds<'a> {
    /// The input for a decision on a revision.
    pub(super) fn for_revision(self, revision: RevisionNumber) -> ActionInput<'a> {
        ActionInput { text: self.reasons, appeal_answer: self.appeal_answer, ..ActionInput::for_revision(revision) }
    }
}

/// T6: the lead approves the request. `revision` is the one that was displayed.
pub fn approve<'a>(
    conn: &mut AnyConnection,
    ctx: ActionContext<'_>,
    number: RequestNumber,
    revision: RevisionNumber,
    grounds: impl Into<DecisionGrounds<'a>>,
) -> Result<(), Refusal> {
    let input = grounds.into().for_revision(revision);
    let write = |conn: &mut AnyConnection, granted: &mut GrantedAction<'_>| {
        let (reasons, view) = (input.decision_reasons(granted.facts.reopened()?.is_some()), granted.view());
        store_decision(conn, view, (&ctx.who.id, None), (DecisionOutcome::Approved, &reasons), ctx.now)?;
        close_proposals(conn, view, ctx.now)?;
        Ok(ActionOutcome::new(EventKind::Approved, reasons.clone(), reasons))
    };
    run_action(conn, ctx, (number, Action::Approve), &input, write, |conn, granted, event, gives| {
        notify_of_approval(conn, granted, event, gives)
    })
    .map(drop)
}

fn notify_of_approval(
    conn: &mut AnyConnection,
    granted: &GrantedAction<'_>,
    event: &EventId,
    reasons: &str,
) -> Result<(), Refusal> {
    let (ctx, view) = (granted.ctx, granted.view());
    let until = clock::day(operators_deadline(ctx.now));
    let email = Notification::Approved { reasons: reasons.to_owned(), until };
    email_team(conn, ctx, event, view, &email)?;
    email_experts(conn, ctx, event, view, &email)?;
    email_operators(conn, ctx, event, &view.email_thread(), &email)?;
    tasks::notify::notify_assignees(conn, ctx, event, view.request.number)
}

/// T10, first half: the lead proposes to decline, with reasons that cite their basis. A second expert must agree.
pub fn propose_decline<'a>(
    conn: &mut AnyConnection,
    ctx: ActionContext<'_>,
    number: RequestNumber,
    revision: RevisionNumber,
    grounds: impl Into<DecisionGrounds<'a>>,
) -> Result<(), Refusal> {
    let input = grounds.into().for_revision(revision);
    let write = |conn: &mut AnyConnection, granted: &mut GrantedAction<'_>| {
        let reasons = input.decision_reasons(granted.facts.reopened()?.is_some());
        let (id, request_id) = (new_id(), &granted.request().id);
        reviews::queries::insert_proposal(conn, &id, (request_id, revision), (&ctx.who.id, &reasons), granted.now_moment())?;
        Ok(ActionOutcome::new(EventKind::DeclineProposed, reasons.clone(), reasons))
    };
    run_action(conn, ctx, (number, Action::ProposeDecline), &input, write, |conn, granted, event, reasons| {
        let email = Notification::Concurrence {
            by: ctx.acting(Party::Lead.name()),
            reasons: reasons.clone(),
            link: format!("{}#decide", granted.request_url()),
        };
        let reopened = granted.facts.reopened()?.clone();
        for expert in experts_of(conn, granted.view())? {
            let may = appealed::counts_as_second(reopened.as_ref(), &expert.id)
                && !depends_on_lead(conn, &expert.id, &ctx.who.id, ctx.now)?;
            if may && expert.id != ctx.who.id {
                email_people(conn, ctx, event, Some(&granted.view().email_thread()), &[expert], &email)?;
            }
        }
        // The state is unchanged, so the second expert is notified by this email; there is no new task for anyone else.
        tasks::notify::add_tasks_to_emails(conn, ctx, event, number)
    })
    .map(drop)
}

/// T10: a second expert agrees, and the request is declined.
pub fn decline(
    conn: &mut AnyConnection,
    ctx: ActionContext<'_>,
    number: RequestNumber,
    revision: RevisionNumber,
) -> Result<(), Refusal> {
    let write = |conn: &mut AnyConnection, granted: &mut GrantedAction<'_>| {
        let view = granted.view();
        let missing = || Refusal::not_found(Phrase::new("thing-proposal"));
        let proposal = granted.facts.proposal()?.as_ref().ok_or_else(missing)?;
        let people = (&proposal.lead_id, Some(&ctx.who.id));
        store_decision(conn, view, people, (DecisionOutcome::Declined, &proposal.reasons), ctx.now)?;
        close_proposals(conn, view, ctx.now)?;
        Ok(ActionOutcome::new(EventKind::Declined, proposal.reasons.clone(), proposal.clone()))
    };
    run_action(conn, ctx, (number, Action::Decline), &ActionInput::for_revision(revision), write, notify_of_decline).map(drop)
}

fn notify_of_decline(
    conn: &mut AnyConnection,
    granted: &GrantedAction<'_>,
    event: &EventId,
    proposal: &Proposed,
) -> Result<(), Refusal> {
    let (ctx, view) = (granted.ctx, granted.view());
    let until = appeals::appeal_deadline(ctx.now);
    let email = Notification::Declined { reasons: proposal.reasons.clone(), until };
    email_team(conn, ctx, event, view, &email)?;
    // The lead who proposed the decline may not have been assigned as a reviewer.
    let mut involved = experts_of(conn, view)?;
    if !involved.iter().any(|expert| expert.id == proposal.lead_id) {
        involved.extend(users::queries::by_id(conn, &proposal.lead_id)?.filter(Account::can_act));
    }
    involved.retain(|expert| expert.id != ctx.who.id);
    email_people(conn, ctx, event, Some(&view.email_thread()), &involved, &email)?;
    let mut operators = operators_of(conn, &view.request.id)?;
    operators.retain(|operator| operator.id != ctx.who.id && !involved.iter().any(|told| told.id == operator.id));
    email_people(conn, ctx, event, Some(&view.email_thread()), &operators, &email)?;
    name_conflict_notices::end_conflicts(conn, ctx, &view.request, name_conflict_notices::ClaimEnd::Closed)
}
