//! The facts about a request from which due steps are computed. The experts' positions, with their texts, are the most expensive to read,
//! so steps that can be excluded without them are excluded first.

use crate::history;
use crate::history::EventKind;
use crate::ids::AccountId;
use crate::refusal::Refusal;
use crate::requests::guards::appealed;
use crate::requests::tasks::kind::TaskKind;
use crate::requests::tasks::queries;
use crate::requests::tasks::task::Task;
use crate::requests::timers::{Asked, Facts, discussion_ends};
use crate::requests::viewer::load_view;
use crate::requests::{Condition, Party, Procedure, Request, State, gather};
use crate::reviews::{self, experts};
use crate::store::AnyConnection;
use jiff::Timestamp;

/// Actions that do not count as activity: those of the system, and saved drafts.
const NO_WORD: [EventKind; 3] = [EventKind::Reminded, EventKind::Escalated, EventKind::DraftSaved];

/// The facts from the request alone, as if there had been no activity since it entered its state. If something is not due by these facts,
/// it is not due. Not for requests in review, where experts have their own due dates.
pub(super) fn earliest(request: &Request) -> Facts {
    Facts {
        state: request.state,
        state_since: request.state_since,
        review_since: request.review_since,
        last_act: request.state_since,
        last_registrant: request.created_at,
        asked: Vec::new(),
        lead_decides: request.procedure.kind() != Procedure::FastTrack,
        held: false,
    }
}

/// The facts with recorded activity, but as if no expert had recorded a position, recused or left. Everything that is due is also due by
/// these facts, with the same key.
pub(super) fn at_most(conn: &mut AnyConnection, request: &Request, now: Timestamp) -> Result<Facts, Refusal> {
    let mut facts = dated(conn, request)?;
    facts.asked = asked(conn, request, None, now)?;
    Ok(facts)
}

/// All facts.
pub(super) fn of(conn: &mut AnyConnection, request: &Request, now: Timestamp) -> Result<Facts, Refusal> {
    let mut facts = dated(conn, request)?;
    let view = load_view(conn, request.number, None, now)?;
    facts.held = view.has(Condition::OnHold) || (request.state == State::Ready && view.has(Condition::NameConflict));
    if request.state == State::Review {
        let standing = gather::positions::standing_positions(conn, &view, now)?;
        let mut excluded = experts::queries::excluded(conn, &request.id)?;
        if let Some(reopened) = gather::appeals::reopened(conn, &view, now)? {
            excluded.extend(reopened.deciders.iter().filter(|id| !appealed::leads_again(Some(&reopened), id)).cloned());
        }
        facts.asked = asked(conn, request, Some((&standing, &excluded)), now)?;
        facts.lead_decides &= decides_since_the_period_ended(conn, request)?;
    }
    Ok(facts)
}

/// Whether a lead can decide or report, without a position after the end of the period: of such a position the lead was notified.
fn decides_since_the_period_ended(conn: &mut AnyConnection, request: &Request) -> Result<bool, Refusal> {
    let end = request.review_since.map(discussion_ends);
    let decides =
        |task: &Task| matches!(task.kind, TaskKind::Decide | TaskKind::Report) && end.is_some_and(|end| task.since <= end);
    Ok(queries::open(conn, &request.id)?.iter().any(|(_, task)| decides(task)))
}

fn dated(conn: &mut AnyConnection, request: &Request) -> Result<Facts, Refusal> {
    let mut facts = earliest(request);
    if request.state == State::Review {
        facts.last_act = history::queries::last_but(conn, &request.id, &NO_WORD)?.unwrap_or(request.state_since);
    }
    if matches!(request.state, State::WithRequester(_)) {
        let last = history::queries::last_by(conn, &request.id, Party::Registrant.name())?;
        facts.last_registrant = last.unwrap_or(request.created_at);
    }
    Ok(facts)
}

/// The assigned experts; with all positions and the excluded experts, if those were read.
fn asked(
    conn: &mut AnyConnection,
    request: &Request,
    said: Option<(&[reviews::PositionStatus], &[AccountId])>,
    now: Timestamp,
) -> Result<Vec<Asked>, Refusal> {
    if request.state != State::Review {
        return Ok(Vec::new());
    }
    let has_taken =
        |id: &AccountId| said.is_some_and(|(standing, _)| standing.iter().any(|it| it.live && it.position.expert_id == *id));
    // Experts whose appointment has ended or who are excluded get no reminders.
    let may = |conn: &mut AnyConnection, id: &AccountId| match said {
        Some((_, excluded)) if excluded.contains(id) => Ok(false),
        Some(_) => gather::positions::holds_office(conn, request, id, now),
        None => Ok(true),
    };
    let mut list = Vec::new();
    for one in experts::queries::assignments_of(conn, &request.id)? {
        if !may(conn, &one.expert_id)? {
            continue;
        }
        list.push(Asked {
            has_position: has_taken(&one.expert_id),
            expert_id: one.expert_id,
            assigned_at: one.assigned_at,
            reply: one.reply,
        });
    }
    Ok(list)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::requests::timers::{days_after, due};
    use crate::requests::{PreviousState, RequestProcedure, Subject};
    use crate::reviews::experts::AssignmentReply;
    use proptest::prelude::*;
    use urn_registry::template::Template;

    fn begin() -> Timestamp {
        "2026-11-02T12:00:00Z".parse().unwrap()
    }

    /// A time within four months of the start.
    fn moment() -> impl Strategy<Value = Timestamp> {
        (0..120_i64).prop_map(|days| days_after(begin(), days))
    }

    fn request(state: State, since: Timestamp) -> Request {
        Request {
            id: "r".into(),
            number: "R-2026-0001".parse().unwrap(),
            subject: Subject::NewFormal { wish: None },
            procedure: RequestProcedure::Community,
            procedure_changed_at: None,
            state,
            state_since: since,
            owner_id: "rita".into(),
            draft: Template::default(),
            draft_save_number: 1,
            created_at: begin(),
            review_since: None,
            duplicate_of: None,
            private: false,
            tasks: Vec::new(),
        }
    }

    fn someone(name: &'static str) -> impl Strategy<Value = Asked> {
        let reply = prop_oneof![
            Just(AssignmentReply::Waiting),
            moment().prop_map(AssignmentReply::Accepted),
            moment().prop_map(AssignmentReply::Declined)
        ];
        (moment(), reply, any::<bool>()).prop_map(move |(assigned_at, reply, has_position)| Asked {
            expert_id: name.into(),
            assigned_at,
            reply,
            has_position,
        })
    }

    prop_compose! {
        fn reviewed()(
            (since, last_act) in (moment(), moment()),
            review_since in proptest::option::of(moment()),
            asked in (someone("edda"), someone("emil"), someone("eske")),
            lead_decides in any::<bool>(),
            held in any::<bool>(),
        ) -> Facts {
            let asked = vec![asked.0, asked.1, asked.2];
            Facts { review_since, last_act, asked, lead_decides, held, ..earliest(&request(State::Review, since)) }
        }
    }

    proptest! {
        /// A property of `timers::due` that [`at_most`] relies on: positions, a hold, and experts who left or are excluded only remove due
        /// steps; they never add any or change keys.
        #[test]
        fn expert_positions_and_hold_status_add_no_due_steps(
            facts in reviewed(),
            stays in any::<[bool; 3]>(),
            now in moment(),
        ) {
            let mut at_most = Facts { held: false, ..facts.clone() };
            at_most.asked.iter_mut().for_each(|asked| asked.has_position = false);
            let mut all = facts;
            let mut stays = stays.into_iter();
            all.asked.retain(|_| stays.next() == Some(true));
            let listed: Vec<_> = due(&at_most, now).iter().map(|it| it.key(&at_most)).collect();
            for it in due(&all, now) {
                prop_assert!(listed.contains(&it.key(&all)), "{it:?} is not in {listed:?}");
            }
        }

        /// Outside of review, the request alone is checked first: a comment of its registrant postpones a warning, and a hold removes
        /// steps, but neither adds any.
        #[test]
        fn comments_and_hold_status_add_no_due_steps_outside_review(
            state in prop_oneof![
                Just(State::Intake),
                Just(State::WithRequester(PreviousState::Review)),
                Just(State::WithBody),
                Just(State::Ready),
            ],
            (since, last_registrant) in (moment(), moment()),
            held in any::<bool>(),
            now in moment(),
        ) {
            let earliest = earliest(&request(state, since));
            let all = Facts { last_registrant, held, ..earliest.clone() };
            prop_assert!(!due(&earliest, now).is_empty() || due(&all, now).is_empty());
        }
    }
}
