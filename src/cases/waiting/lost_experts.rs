//! The task to assign another expert: an assigned expert declined, has a conflict of interest, left office, cannot be reached by email or made
//! a decision that was overturned on appeal, and fewer than two others remain.

use crate::action_context::ActionContext;
use crate::cases::guards::appealed;
use crate::cases::lists::queries::these;
use crate::cases::notify::{leads_of, notify as notify_people, operators_of};
use crate::cases::viewer::load_view;
use crate::cases::waiting::queries;
use crate::cases::waiting::tasks::Task;
use crate::cases::{Request, State, gather};
use crate::history::EventId;
use crate::ids::{AccountId, RequestNumber};
use crate::mail::templates::Notification;
use crate::refusal::Refusal;
use crate::reviews::experts::{self, AssignmentReply, office};
use crate::store::AnyConnection;
use crate::{clock, mail, users};
use jiff::Timestamp;
use std::collections::{HashMap, HashSet};

/// The number of reviewers that a decision needs.
const NEEDED: usize = 2;

/// The assigned experts of a request.
struct Assigned {
    /// Those who can still review it.
    left: usize,
    /// Those who cannot.
    lost: usize,
}

fn assigned(conn: &mut AnyConnection, request: &Request, now: Timestamp) -> Result<Assigned, Refusal> {
    let excluded = experts::queries::excluded(conn, &request.id)?;
    let reopened = gather::appeals::reopened_request(conn, request, now)?;
    let leads = office::leads(conn, request.subject.registry(), &request.id, now)?;
    let decides = |id: &AccountId| {
        let leads = leads.iter().any(|lead| lead.id == *id);
        appealed::is_second(reopened.as_ref(), id) || (leads && appealed::leads_again(reopened.as_ref(), id))
    };
    let (mut left, mut lost) = (0, 0);
    for asked in experts::queries::assignments_of(conn, &request.id)? {
        let is_in_office = office::is_still(conn, &asked.expert_id, request.subject.registry(), &request.id, now)?;
        let may = !matches!(asked.reply, AssignmentReply::Declined(_)) && !excluded.contains(&asked.expert_id) && is_in_office;
        if may && decides(&asked.expert_id) && is_reachable(conn, &asked.expert_id)? { left += 1 } else { lost += 1 }
    }
    Ok(Assigned { left, lost })
}

fn is_reachable(conn: &mut AnyConnection, id: &AccountId) -> Result<bool, Refusal> {
    let Some(account) = users::queries::by_id(conn, id)? else { return Ok(false) };
    Ok(!mail::queries::is_paused(conn, &account.email.to_lowercase())?)
}

/// Whether another expert must be assigned to a request.
pub(crate) fn must_assign(conn: &mut AnyConnection, request: &Request, now: Timestamp) -> Result<bool, Refusal> {
    if request.state != State::Review {
        return Ok(false);
    }
    let Assigned { left, lost } = assigned(conn, request, now)?;
    Ok(lost > 0 && left < NEEDED)
}

/// The requests under review to which another expert must be assigned, longest waiting first, at most `most`.
pub(super) fn requests(conn: &mut AnyConnection, now: Timestamp, most: usize) -> Result<Vec<Request>, Refusal> {
    let rows = queries::assigned(conn)?;
    let today = clock::day(now);
    let appointed: HashSet<AccountId> = experts::queries::all(conn)?
        .into_iter()
        .filter(|appointment| appointment.is_in_force(today))
        .map(|appointment| appointment.account_id)
        .collect();
    let mut reachable: HashMap<AccountId, bool> = HashMap::new();
    let mut ids = Vec::new();
    for (request_id, expert_id, is_lost) in rows {
        let is_known = match reachable.get(&expert_id) {
            Some(known) => *known,
            None => is_reachable(conn, &expert_id)?,
        };
        reachable.insert(expert_id.clone(), is_known);
        if (is_lost || !is_known || !appointed.contains(&expert_id)) && !ids.contains(&request_id) {
            ids.push(request_id);
        }
    }
    for id in queries::appealed(conn)? {
        if !ids.contains(&id) {
            ids.push(id);
        }
    }
    let mut list = these(conn, now, &ids)?;
    list.sort_by_key(|request| (request.state_since, request.number));
    let mut found = Vec::new();
    for request in list {
        if found.len() < most && must_assign(conn, &request, now)? {
            found.push(request);
        }
    }
    Ok(found)
}

/// After an expert was lost: notifies the operators and the leads if another one must be assigned.
pub(crate) fn notify(
    conn: &mut AnyConnection,
    ctx: ActionContext<'_>,
    event: &EventId,
    number: RequestNumber,
) -> Result<(), Refusal> {
    let view = load_view(conn, number, None, ctx.now)?;
    if !must_assign(conn, &view.request, ctx.now)? {
        return Ok(());
    }
    let mut people = leads_of(conn, ctx, &view)?;
    let mut operators = operators_of(conn, &view.request.id)?;
    operators.retain(|operator| !people.iter().any(|lead| lead.id == operator.id));
    people.extend(operators);
    people.retain(|person| person.id != ctx.who.id);
    notify_people(
        conn,
        ctx,
        event,
        Some(&view.thread()),
        &people,
        &Notification::YourTurn {
            asks: Task::AssignExpert.phrase().after_colon(),
            day: None,
            link: ctx.link(&format!("/requests/{number}")),
        },
    )
}
