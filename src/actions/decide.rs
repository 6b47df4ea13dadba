//! The lead's decisions: to approve (T6), and to decline with the agreement of a second expert (T10).

use crate::action_context::ActionContext;
use crate::cases::Party;
use crate::cases::appeals;
use crate::cases::case::Proposed;
use crate::cases::criteria::{self, Judged};
use crate::cases::input::Input;
use crate::cases::moves::Move;
use crate::cases::name_conflict_notices;
use crate::cases::notify::{experts_of, notify, operators_of, to_experts, to_operators, to_team};
use crate::cases::record::{close_proposals, decide};
use crate::cases::run::{Granted, Written, run};
use crate::cases::timers::operators_due;
use crate::cases::waiting::turns;
use crate::clock;
use crate::history::{Act, EventId};
use crate::ids::{RequestNumber, SnapshotNo, new_id};
use crate::mail::templates::Notification;
use crate::refusal::Refusal;
use crate::reviews;
use crate::reviews::DecisionOutcome;
use crate::store::AnyConnection;
use crate::users::{self, Account};

/// The grounds of a lead's decision: reasons and, optionally, the judgment of each criterion of RFC 8141 §5.1 and §6.4.
#[derive(Debug, Clone, Copy)]
pub struct Grounds<'a> {
    pub reasons: &'a str,
    /// The judged criteria. If one criterion is judged, all of them must be. A report to a standards body must judge them
    /// (`actions/report.rs`).
    pub judged: Judged,
    /// The answer to the grounds of a granted appeal; empty if there is none.
    pub appeal_answer: &'a str,
}

impl<'a> From<&'a str> for Grounds<'a> {
    /// Grounds with reasons only.
    fn from(reasons: &'a str) -> Self {
        Self { reasons, judged: Judged::default(), appeal_answer: "" }
    }
}

impl<'a> Grounds<'a> {
    /// The input for a decision on a revision.
    fn on(self, snapshot: SnapshotNo) -> Input<'a> {
        Input { words: self.reasons, judged: self.judged, appeal_answer: self.appeal_answer, ..Input::on(snapshot) }
    }
}

/// T6: the lead approves the request. `snapshot` is the revision that was displayed.
pub fn approve<'a>(
    conn: &mut AnyConnection,
    turn: ActionContext<'_>,
    number: RequestNumber,
    snapshot: SnapshotNo,
    grounds: impl Into<Grounds<'a>>,
) -> Result<(), Refusal> {
    let input = grounds.into().on(snapshot);
    let write = |conn: &mut AnyConnection, granted: &mut Granted<'_>| {
        let (reasons, seen) = (input.reasons(granted.case.reopened()?.is_some()), granted.seen());
        let decision = decide(conn, seen, (&turn.who.id, None), (DecisionOutcome::Approved, &reasons), turn.now)?;
        criteria::queries::insert(conn, &decision, &seen.request.id, &input.judged)?;
        close_proposals(conn, seen, turn.now)?;
        Ok(Written::new(Act::Approved, reasons.clone(), reasons))
    };
    run(conn, turn, (number, Move::Approve), &input, write, |conn, granted, event, gives| {
        notify_of_approval(conn, granted, event, gives)
    })
    .map(drop)
}

fn notify_of_approval(conn: &mut AnyConnection, granted: &Granted<'_>, event: &EventId, reasons: &str) -> Result<(), Refusal> {
    let (turn, seen) = (granted.turn, granted.seen());
    let until = clock::day(operators_due(turn.now));
    let letter = |room: &'static str| {
        move |name: String| Notification::Approved {
            name,
            number: granted.number(),
            title: granted.title(),
            reasons: reasons.to_owned(),
            until,
            link: granted.page(room),
        }
    };
    to_team(conn, turn, event, seen, letter("requests"))?;
    to_experts(conn, turn, event, seen, letter("reviews"))?;
    to_operators(conn, turn, event, &seen.thread(), letter("desk"))?;
    turns::notify(conn, turn, event, seen.request.number)
}

/// T10, first half: the lead proposes to decline, with reasons that cite their basis. A second expert must agree.
pub fn propose_decline<'a>(
    conn: &mut AnyConnection,
    turn: ActionContext<'_>,
    number: RequestNumber,
    snapshot: SnapshotNo,
    grounds: impl Into<Grounds<'a>>,
) -> Result<(), Refusal> {
    let input = grounds.into().on(snapshot);
    let write = |conn: &mut AnyConnection, granted: &mut Granted<'_>| {
        let reasons = input.reasons(granted.case.reopened()?.is_some());
        let (id, request_id) = (new_id(), &granted.request().id);
        reviews::queries::insert_proposal(conn, &id, (request_id, snapshot), (&turn.who.id, &reasons), granted.at())?;
        criteria::queries::insert(conn, &id, request_id, &input.judged)?;
        Ok(Written::new(Act::DeclineProposed, reasons.clone(), reasons))
    };
    run(conn, turn, (number, Move::ProposeDecline), &input, write, |conn, granted, event, reasons| {
        to_experts(conn, turn, event, granted.seen(), |name| Notification::Concurrence {
            name,
            number: granted.number(),
            title: granted.title(),
            by: turn.acting(Party::Lead.name()),
            reasons: reasons.clone(),
            link: format!("{}#decide", granted.page("reviews")),
        })?;
        // The state is unchanged, so the second expert is notified by this email; there is no new task for anyone else.
        turns::besides(conn, turn, event, number)
    })
    .map(drop)
}

/// T10: a second expert agrees, and the request is declined.
pub fn decline(
    conn: &mut AnyConnection,
    turn: ActionContext<'_>,
    number: RequestNumber,
    snapshot: SnapshotNo,
) -> Result<(), Refusal> {
    let write = |conn: &mut AnyConnection, granted: &mut Granted<'_>| {
        let seen = granted.seen();
        let missing = || Refusal::not_found("The proposal to decline");
        let proposal = granted.case.proposal()?.as_ref().ok_or_else(missing)?;
        let judged = criteria::queries::of(conn, &proposal.id)?;
        let people = (&proposal.lead_id, Some(&turn.who.id));
        let decision = decide(conn, seen, people, (DecisionOutcome::Declined, &proposal.reasons), turn.now)?;
        criteria::queries::insert(conn, &decision, &seen.request.id, &judged)?;
        close_proposals(conn, seen, turn.now)?;
        Ok(Written::new(Act::Declined, proposal.reasons.clone(), proposal.clone()))
    };
    run(conn, turn, (number, Move::Decline), &Input::on(snapshot), write, notify_of_decline).map(drop)
}

fn notify_of_decline(
    conn: &mut AnyConnection,
    granted: &Granted<'_>,
    event: &EventId,
    proposal: &Proposed,
) -> Result<(), Refusal> {
    let (turn, seen) = (granted.turn, granted.seen());
    let until = appeals::until(turn.now);
    let letter = |room: &'static str| {
        move |name: String| Notification::Declined {
            name,
            number: granted.number(),
            title: granted.title(),
            reasons: proposal.reasons.clone(),
            until,
            link: granted.page(room),
        }
    };
    to_team(conn, turn, event, seen, letter("requests"))?;
    // The lead who proposed the decline may not have been assigned as a reviewer.
    let mut involved = experts_of(conn, seen)?;
    if !involved.iter().any(|expert| expert.id == proposal.lead_id) {
        involved.extend(users::queries::by_id(conn, &proposal.lead_id)?.filter(Account::is_live));
    }
    involved.retain(|expert| expert.id != turn.who.id);
    notify(conn, turn, event, Some(&seen.thread()), &involved, letter("requests"))?;
    let mut operators = operators_of(conn, &seen.request.id)?;
    operators.retain(|operator| operator.id != turn.who.id && !involved.iter().any(|told| told.id == operator.id));
    notify(conn, turn, event, Some(&seen.thread()), &operators, letter("desk"))?;
    name_conflict_notices::end(conn, turn, &seen.request, name_conflict_notices::Ended::Closed)
}
