//! The tasks of an expert or a lead. A few queries over all requests find those that may have a task. Only these are loaded in full, and
//! no more of them than a page shows.

use crate::cases::action_holder::silence_ends;
use crate::cases::gather::appeals::reopened;
use crate::cases::gather::positions::{quorum, standing_positions};
use crate::cases::guards::appealed;
use crate::cases::lists::Cursor;
use crate::cases::lists::queries::these;
use crate::cases::periods::periods;
use crate::cases::timers::{days_after, discussion_is_over};
use crate::cases::viewer::{RequestView, Viewer, view_loaded};
use crate::cases::waiting::lost_experts;
use crate::cases::waiting::queries::{self, Reviewed, Taken};
use crate::cases::waiting::tasks::{PendingTask, Task};
use crate::cases::{Party, Procedure, Request, State};
use crate::history::pending::queries::depends_on;
use crate::history::{self, EventKind};
use crate::ids::{AccountId, RequestId, RevisionNumber};
use crate::refusal::Refusal;
use crate::reviews::{self, PositionStatus};
use crate::store::AnyConnection;
use crate::users::{Account, Role};
use jiff::Timestamp;
use std::collections::{HashMap, HashSet};

/// An expert, with their assignments.
pub(super) struct AssignedExpert<'a> {
    account: &'a Account,
    viewer: Viewer<'a>,
    asked: HashMap<RequestId, Timestamp>,
    /// Whether they are a lead.
    leads: bool,
    /// Open proposals to decline: the request and the lead who made the proposal.
    proposed: HashMap<RequestId, AccountId>,
    /// The requests under review after a granted appeal.
    appealed: Vec<RequestId>,
}

impl<'a> AssignedExpert<'a> {
    pub(super) fn of(conn: &mut AnyConnection, account: &'a Account) -> Result<Self, Refusal> {
        let asked = queries::asked(conn, &account.id)?;
        let (viewer, proposed) = (Viewer::of(conn, account)?, queries::proposed(conn)?);
        let appealed = queries::appealed(conn)?;
        Ok(Self { leads: account.has(Role::Lead), account, viewer, asked, proposed, appealed })
    }

    /// When they were assigned to a request.
    fn asked_at(&self, request_id: &RequestId) -> Option<Timestamp> {
        self.asked.get(request_id).copied()
    }
}

/// The maximum number of requests loaded in full for one page: three for each row.
const EXAMINED_MAX: usize = 75;

/// Data about a request that is known before it is loaded in full, to decide whether it may have a task.
struct Known<'a> {
    request: &'a Reviewed,
    newest: RevisionNumber,
    /// The last position of each expert.
    last: Vec<&'a Taken>,
    is_asked: bool,
    proposed_by_another: bool,
}

impl Known<'_> {
    /// Whether the request cannot have a task for this expert.
    fn is_idle(&self, me: &AccountId, leads: bool, now: Timestamp) -> bool {
        let own = self.last.iter().find(|taken| taken.expert_id == *me);
        let is_old = own.is_some_and(|taken| taken.revision < self.newest);
        if own.is_some_and(|taken| taken.objects) && is_old {
            return false;
        }
        if self.request.state != State::Review {
            return true;
        }
        let concurs = self.proposed_by_another && (self.is_asked || own.is_some());
        let due = self.is_asked && (own.is_none() || is_old);
        // A lead does not decide alone: a second expert must not object.
        let second = self.last.iter().any(|taken| taken.expert_id != *me && !taken.objects);
        let over = discussion_is_over(self.request.review_since, now);
        let decided =
            leads && self.request.procedure != Procedure::FastTrack && second && (over || self.last.len() > 1 || self.is_asked);
        !(due || decided || concurs)
    }
}

/// The task of an expert on one request.
fn task_of(
    conn: &mut AnyConnection,
    view: &RequestView,
    standing: &[PositionStatus],
    viewer: &AssignedExpert<'_>,
    now: Timestamp,
) -> Result<Option<Task>, Refusal> {
    let account = viewer.account;
    if !view.is(Party::Expert) {
        return Ok(None);
    }
    let in_review = view.request.state == State::Review;
    let own = standing.iter().find(|it| it.position.expert_id == account.id);
    let is_asked = viewer.asked.contains_key(&view.request.id);
    // Any expert can agree to decline, even one who objects; only those involved in the request get the task.
    let takes_part = in_review && (is_asked || own.is_some());
    let is_proposed = viewer.proposed.contains_key(&view.request.id);
    // Experts who made the decision that was overturned take no part in the new one.
    let reopened = if viewer.appealed.contains(&view.request.id) { reopened(conn, view, now)? } else { None };
    let is_second = appealed::is_second(reopened.as_ref(), &account.id);
    let decides = is_second || (view.is(Party::Lead) && appealed::leads_again(reopened.as_ref(), &account.id));
    if takes_part
        && is_second
        && is_proposed
        && let Some(proposal) = reviews::queries::proposal(conn, &view.request.id)?
        && proposal.lead_id != account.id
        && proposal.revision_number == view.text()
        && !depends_on(conn, &account.id, &proposal.lead_id, now)?
    {
        return Ok(Some(Task::Concur));
    }
    if let Some(own) = own.filter(|own| own.objects()) {
        // For the newest revision, the registrant must reply first.
        return Ok((!own.live).then_some(Task::LookAgain));
    }
    if !in_review {
        return Ok(None);
    }
    let procedure = view.request.procedure.kind();
    if view.is(Party::Lead)
        && procedure != Procedure::FastTrack
        && Refusal::answered(quorum(conn, view, &account.id, now))?.is_some()
    {
        return Ok(Some(if procedure == Procedure::Standards { Task::Report } else { Task::Decide }));
    }
    if is_asked && decides && !own.is_some_and(|own| own.live) {
        return Ok(Some(if procedure == Procedure::FastTrack { Task::Advise } else { Task::TakePosition }));
    }
    Ok(None)
}

/// A request with a task for an expert.
#[derive(Debug)]
pub struct Waiting {
    /// The request as visible to the expert.
    pub view: RequestView,
    /// The task, with its assignment time and due date.
    pub task: PendingTask,
    /// The positions of the experts.
    pub standing: Vec<PositionStatus>,
}

/// The task of an expert on one request.
pub(super) fn one(
    conn: &mut AnyConnection,
    request: Request,
    viewer: &AssignedExpert<'_>,
    now: Timestamp,
) -> Result<Option<Waiting>, Refusal> {
    let view = view_loaded(conn, request, Some(&viewer.viewer), now)?;
    let standing = standing_positions(conn, &view, now)?;
    let Some(task) = task_of(conn, &view, &standing, viewer, now)? else { return Ok(None) };
    let request = &view.request;
    let since = match task {
        Task::TakePosition | Task::Advise => viewer.asked_at(&request.id),
        Task::LookAgain => view.current().map(|current| current.sent_at),
        Task::Concur => history::queries::last_act(conn, &request.id, EventKind::DeclineProposed)?,
        _ => reviews::queries::positions_of(conn, &request.id)?.iter().map(|position| position.recorded_at).max(),
    }
    .unwrap_or(request.state_since);
    let by = match task {
        Task::TakePosition | Task::Advise => Some(days_after(since, periods().position)),
        _ => silence_ends(request.review_since, since),
    };
    let waits = PendingTask::on(request, task, since, by);
    Ok(Some(Waiting { view, task: waits, standing }))
}

/// A request that may have a task for an expert.
struct PossibleTask {
    id: RequestId,
    place: Cursor,
    /// Whether another expert's objection blocks the request and this expert was not assigned to it; such requests are checked last.
    held_up: bool,
}

/// The requests under review that may have a task for an expert, longest waiting first. Only keys and dates are read.
fn maybe(conn: &mut AnyConnection, viewer: &AssignedExpert<'_>, now: Timestamp) -> Result<Vec<PossibleTask>, Refusal> {
    let (account, leads) = (viewer.account, viewer.leads);
    let taken = queries::taken(conn, (!leads).then_some(&account.id))?;
    let newest = queries::newest(conn)?;
    let mut last: HashMap<&RequestId, Vec<&Taken>> = HashMap::new();
    for one in &taken {
        let of_request = last.entry(&one.request_id).or_default();
        of_request.retain(|earlier| earlier.expert_id != one.expert_id);
        of_request.push(one);
    }
    let mut list = Vec::new();
    for request in queries::reviewed(conn, &account.id)? {
        let known = Known {
            newest: newest.get(&request.id).copied().unwrap_or_default(),
            last: last.get(&request.id).cloned().unwrap_or_default(),
            is_asked: viewer.asked_at(&request.id).is_some(),
            proposed_by_another: viewer.proposed.get(&request.id).is_some_and(|lead| *lead != account.id),
            request: &request,
        };
        if known.is_idle(&account.id, leads, now) {
            continue;
        }
        let held_up = known.last.iter().any(|taken| taken.expert_id != account.id && taken.objects) && !known.is_asked;
        list.push(PossibleTask { held_up, id: request.id, place: request.place });
    }
    Ok(list)
}

/// The tasks of an expert on requests under review; `more` if there may be more than `most`.
fn reviewing(
    conn: &mut AnyConnection,
    viewer: &AssignedExpert<'_>,
    now: Timestamp,
    most: usize,
) -> Result<(Vec<PendingTask>, bool), Refusal> {
    let mut maybe = maybe(conn, viewer, now)?;
    maybe.sort_by_key(|request| request.held_up);
    let mut list = Vec::new();
    let mut left = maybe.len();
    for some in maybe.chunks(most.max(1)).take(EXAMINED_MAX.div_ceil(most.max(1))) {
        if list.len() >= most {
            break;
        }
        left = left.saturating_sub(some.len());
        let ids: Vec<RequestId> = some.iter().map(|one| one.id.clone()).collect();
        for request in these(conn, now, &ids)? {
            list.extend(one(conn, request, viewer, now)?.map(|one| one.task));
        }
    }
    Ok((list, left > 0))
}

/// A page of an expert's tasks.
#[derive(Debug, Default)]
pub struct Page {
    /// The tasks, longest waiting first.
    pub tasks: Vec<Waiting>,
    /// Where the next page begins; `None` if there are no more tasks.
    pub next: Option<Cursor>,
    /// The keys of all requests that have a task, and of the unchecked requests that may have one. Other lists of this expert exclude them.
    pub apart: Vec<RequestId>,
}

/// A page of tasks of an expert or lead. Waivers are on the first page. Each page has at most `most` requests under
/// review, and loads at most three times as many.
pub fn page(
    conn: &mut AnyConnection,
    account: &Account,
    now: Timestamp,
    after: Option<&Cursor>,
    most: usize,
) -> Result<Page, Refusal> {
    let viewer = AssignedExpert::of(conn, account)?;
    let maybe = maybe(conn, &viewer, now)?;
    let mut page = Page::default();
    if after.is_none() {
        page.tasks = other_tasks(conn, &viewer, now, most)?;
    }
    page.apart = page.tasks.iter().map(|one| one.view.request.id.clone()).collect();
    let behind: Vec<&PossibleTask> = maybe.iter().filter(|one| after.is_none_or(|after| one.place > *after)).collect();
    let (mut looked_at, mut found, mut idle) = (0, Vec::new(), HashSet::new());
    for some in behind.chunks(most.max(1)) {
        if found.len() >= most || looked_at >= EXAMINED_MAX {
            break;
        }
        let ids: Vec<RequestId> = some.iter().map(|one| one.id.clone()).collect();
        for request in these(conn, now, &ids)? {
            if found.len() >= most {
                break;
            }
            looked_at += 1;
            let id = request.id.clone();
            match one(conn, request, &viewer, now)? {
                Some(waits) => found.push(waits),
                None => drop(idle.insert(id)),
            }
        }
    }
    page.next = behind.get(looked_at.saturating_sub(1)).filter(|_| looked_at < behind.len()).map(|last| last.place.clone());
    page.apart.extend(maybe.into_iter().map(|one| one.id).filter(|id| !idle.contains(id)));
    page.tasks.extend(found);
    Ok(page)
}

/// Waivers for a lead to decide, and requests that need another expert.
fn leading(conn: &mut AnyConnection, viewer: &AssignedExpert<'_>, now: Timestamp, most: usize) -> Result<Vec<Waiting>, Refusal> {
    let mut list = Vec::new();
    for request in lost_experts::requests(conn, now, most)? {
        let view = view_loaded(conn, request, Some(&viewer.viewer), now)?;
        if view.is(Party::Lead) {
            let waits = PendingTask::on(&view.request, Task::AssignExpert, view.request.state_since, None);
            list.push(Waiting { standing: standing_positions(conn, &view, now)?, view, task: waits });
        }
    }
    let waivers = queries::waivers(conn, most)?;
    let ids: Vec<RequestId> = waivers.iter().map(|(id, _)| id.clone()).collect();
    for request in these(conn, now, &ids)? {
        let since = waivers.iter().find(|(id, _)| *id == request.id).map_or(request.state_since, |(_, at)| *at);
        let view = view_loaded(conn, request, Some(&viewer.viewer), now)?;
        if view.is(Party::Lead) {
            let waits = PendingTask::on(&view.request, Task::DecideWaiver, since, None);
            list.push(Waiting { standing: standing_positions(conn, &view, now)?, view, task: waits });
        }
    }
    Ok(list)
}

/// Tasks other than positions and decisions.
fn other_tasks(
    conn: &mut AnyConnection,
    viewer: &AssignedExpert<'_>,
    now: Timestamp,
    most: usize,
) -> Result<Vec<Waiting>, Refusal> {
    if viewer.leads { leading(conn, viewer, now, most) } else { Ok(Vec::new()) }
}

/// All tasks of an expert or lead; `more` if there may be more than listed.
pub(super) fn all(
    conn: &mut AnyConnection,
    account: &Account,
    now: Timestamp,
    most: usize,
) -> Result<(Vec<PendingTask>, bool), Refusal> {
    let viewer = AssignedExpert::of(conn, account)?;
    let (mut list, more) = reviewing(conn, &viewer, now, most)?;
    list.extend(other_tasks(conn, &viewer, now, most)?.into_iter().map(|one| one.task));
    Ok((list, more))
}
