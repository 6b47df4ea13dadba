//! Reads the facts that the tasks on a request depend on. Everything is read by the key of the request, so that actions on different
//! requests do not conflict on PostgreSQL.

use crate::history::pending::queries::depends_on_lead;
use crate::ids::AccountId;
use crate::refusal::Refusal;
use crate::requests::contact_answers::agreement::agreement_of;
use crate::requests::gather::positions::{load_quorum, position_statuses};
use crate::requests::guards::appealed::{can_lead_decide, counts_as_second};
use crate::requests::guards::contacts::check_contacts_had_time;
use crate::requests::tasks::{Expert, ReviewFacts, TaskFacts, queries};
use crate::requests::viewer::{RequestView, parties_of, view_of_loaded};
use crate::requests::{Condition, Party, Procedure, Request, RequestSubject, State, conditions, name_conflict};
use crate::reviews::experts::{Assignment, AssignmentReply, office};
use crate::reviews::{self, Thread, experts};
use crate::store::AnyConnection;
use crate::{history, mail, users};
use jiff::Timestamp;

/// The facts about a request.
pub(crate) fn load_task_facts(conn: &mut AnyConnection, request: &Request, now: Timestamp) -> Result<TaskFacts, Refusal> {
    let conditions = conditions::queries::of_request(conn, &request.id)?;
    let open = |condition| conditions.iter().find(|begun| begun.condition == condition && begun.until.is_none());
    let asked = matches!(request.state, State::WithRequester(_));
    let acted = |conn: &mut AnyConnection, party: Party| history::queries::role_last_acted_at(conn, &request.id, party.name());
    Ok(TaskFacts {
        state: request.state,
        procedure: request.procedure.kind(),
        is_correction: matches!(request.subject, RequestSubject::Correction { .. }),
        since: request.state_since,
        review_since: request.review_since,
        held_since: open(Condition::OnHold).map(|begun| begun.since),
        hold_ended_at: conditions::last_hold_ended_at(&conditions),
        registrant_acted_at: if asked { acted(conn, Party::Registrant)? } else { None },
        must_choose_name: !name_conflict::requests_waiting_for_earlier(conn, std::slice::from_ref(request))?.is_empty(),
        appealed_at: open(Condition::UnderAppeal).map(|begun| begun.since),
        review: if State::REVIEWABLE_STATES.contains(&request.state.name()) {
            load_review_facts(conn, request, now)?
        } else {
            ReviewFacts::default()
        },
    })
}

fn load_review_facts(conn: &mut AnyConnection, request: &Request, now: Timestamp) -> Result<ReviewFacts, Refusal> {
    let view = view_of_loaded(conn, request.clone(), None, now)?;
    let assigned = experts::queries::assignments_of(conn, &request.id)?;
    let standing = position_statuses(conn, &view, now)?;
    let proposal = reviews::queries::proposal(conn, &request.id)?
        .filter(|proposal| proposal.revision_number == view.newest_revision_number());
    let of_expert = history::queries::role_last_acted_at(conn, &request.id, Party::Expert.name())?;
    let of_lead = history::queries::role_last_acted_at(conn, &request.id, Party::Lead.name())?;
    let experts = experts(conn, &view, &assigned, proposal.as_ref().map(|proposal| &proposal.lead_id), now)?;
    let leads: Vec<AccountId> = experts.iter().filter(|one| one.leads).map(|one| one.account_id.clone()).collect();
    let quorum = load_quorum(conn, &view, standing, &leads, now)?;
    let decides = |id: &AccountId| {
        let reopened = quorum.reopened.as_ref();
        // An expert whose position does not make them the second person of any lead.
        let has_position = quorum.positions.iter().any(|one| one.live && one.position.expert_id == *id);
        let depends = |lead| quorum.dependent.contains(&(id.clone(), AccountId::clone(lead)));
        let is_dependent = has_position && !leads.is_empty() && !leads.contains(id) && leads.iter().all(depends);
        !is_dependent && counts_as_second(reopened, id) || (leads.contains(id) && can_lead_decide(reopened, id))
    };
    let reopened_at = quorum.reopened.as_ref().map(|reopened| reopened.at);
    let (available, unavailable_since) = available_experts(conn, request, &assigned, (decides, reopened_at), now)?;
    Ok(ReviewFacts {
        revision: view.newest_revision_number(),
        submitted_at: view.newest_revision().map(|current| current.sent_at),
        experts,
        quorum,
        recorded_at: reviews::queries::positions_of(conn, &request.id)?.iter().map(|position| position.recorded_at).max(),
        proposal: proposal.map(|proposal| (proposal.lead_id, proposal.made_at.time())),
        contacts_can_be_skipped: request.procedure.kind() != Procedure::Community
            || Refusal::allowed_or_none(check_contacts_had_time(&view, agreement_of(conn, request)?, now))?.is_some(),
        has_question: reviews::queries::threads_of(conn, &request.id)?
            .iter()
            .any(|thread| ends_with_expert_comment(thread, &view)),
        experts_acted_at: of_expert.max(of_lead),
        available,
        unavailable_since,
        waiver_requested_at: queries::waiver_requested_at(conn, &request.id)?,
    })
}

/// Whether the last comment of a thread is an expert's, about the newest revision.
fn ends_with_expert_comment(thread: &Thread, view: &RequestView) -> bool {
    let by_expert = |role: &str| [Party::Expert, Party::Lead].iter().any(|party| party.name() == role);
    let asks =
        thread.last_comment().is_some_and(|last| by_expert(&last.role) && last.revision_number == view.newest_revision_number());
    thread.resolved_at.is_none() && thread.done_at.is_none() && asks
}

/// Those who can act as experts on a request.
fn experts(
    conn: &mut AnyConnection,
    view: &RequestView,
    assigned: &[Assignment],
    proposer: Option<&AccountId>,
    now: Timestamp,
) -> Result<Vec<Expert>, Refusal> {
    let assigned_at = |id: &AccountId| {
        let own = assigned.iter().find(|one| one.expert_id == *id);
        own.filter(|one| !matches!(one.reply, AssignmentReply::Declined(_))).map(|one| one.assigned_at)
    };
    let others = name_conflict::other_nid_requests(conn, &view.request)?;
    let mut list = Vec::new();
    for (account, leads) in office::appointed(conn, view.request.subject.registry(), &view.request.id, now)? {
        let parties = parties_of(conn, &view.request, (&view.team, &others), (&account, (true, leads)), now)?;
        if parties.contains(&Party::Expert) {
            let assigned_at = assigned_at(&account.id);
            let is_dependent = proposer.map_or(Ok(false), |lead| depends_on_lead(conn, &account.id, lead, now))?;
            list.push(Expert { leads: parties.contains(&Party::Lead), assigned_at, is_dependent, account_id: account.id });
        }
    }
    Ok(list)
}

/// The number of assigned experts who can still review, and when each of the others became unavailable: they declined, have a conflict of interest,
/// left office, cannot be reached by email, made a decision that was overturned on appeal, or recorded a position and depends on each lead.
/// If no time is recorded, it is `now`: the task then begins when it is stored, because a stored task keeps its time.
fn available_experts(
    conn: &mut AnyConnection,
    request: &Request,
    assigned: &[Assignment],
    (decides, reopened_at): (impl Fn(&AccountId) -> bool, Option<Timestamp>),
    now: Timestamp,
) -> Result<(usize, Vec<Timestamp>), Refusal> {
    let disclosures = experts::queries::disclosures_of(conn, &request.id)?;
    let (mut available, mut unavailable_since) = (0, Vec::new());
    for one in assigned {
        let id = &one.expert_id;
        let conflict = disclosures.iter().find(|it| it.expert_id == *id && it.interest.excludes());
        if let AssignmentReply::Declined(at) = one.reply {
            unavailable_since.push(at);
        } else if let Some(conflict) = conflict {
            unavailable_since.push(conflict.disclosed_at);
        } else if !office::is_still_appointed(conn, id, request.subject.registry(), &request.id, now)? {
            unavailable_since.push(office::left_at(conn, id, request.subject.registry(), &request.id, now)?.unwrap_or(now));
        } else if !decides(id) {
            unavailable_since.push(reopened_at.unwrap_or(now));
        } else if let Some(since) = unreachable_since(conn, id, now)? {
            unavailable_since.push(since);
        } else {
            available += 1;
        }
    }
    Ok((available, unavailable_since))
}

fn unreachable_since(conn: &mut AnyConnection, id: &AccountId, now: Timestamp) -> Result<Option<Timestamp>, Refusal> {
    let Some(account) = users::queries::by_id(conn, id)? else { return Ok(Some(now)) };
    Ok(mail::queries::paused_at(conn, &account.email.to_lowercase())?)
}
