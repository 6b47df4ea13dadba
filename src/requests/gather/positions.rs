//! Loads the positions of experts for a decision.

use crate::history::pending::queries::depends_on_lead;
use crate::history::{self, EventKind};
use crate::ids::{AccountId, RevisionNumber};
use crate::refusal::Refusal;
use crate::requests::Request;
use crate::requests::facts::Quorum;
use crate::requests::gather;
use crate::requests::viewer::RequestView;
use crate::reviews;
use crate::reviews::experts::{AssignmentReply, office, queries};
use crate::reviews::{Position, PositionStatus, Thread, newest_positions, still_applies};
use crate::store::AnyConnection;
use jiff::Timestamp;
use urn_registry::template::Field;
use urn_registry::template::diff::{changed_fields, changed_in_substance};

/// The newest position of each expert without a conflict of interest, and how it relates to the current revision.
pub fn position_statuses(conn: &mut AnyConnection, view: &RequestView, now: Timestamp) -> Result<Vec<PositionStatus>, Refusal> {
    let excluded = queries::excluded(conn, &view.request.id)?;
    let all = reviews::queries::positions_of(conn, &view.request.id)?;
    let current = view.newest_revision_number();
    let changed = |since: RevisionNumber| substance_changed(view, since);
    let counts = |position: &&&Position| !excluded.contains(&position.expert_id) && !view.team.contains(&position.expert_id);
    let granted = history::queries::last_action_on_request(conn, &view.request.id, EventKind::AppealGranted)?;
    let mut list = Vec::new();
    for position in newest_positions(&all).iter().filter(counts) {
        // A granted appeal requires new positions.
        let is_since = granted.is_none_or(|granted| position.recorded_at > granted);
        list.push(PositionStatus {
            live: is_since && still_applies(position, current, changed),
            in_office: is_in_office(conn, &view.request, &position.expert_id, now)?,
            position: (*position).clone(),
        });
    }
    Ok(list)
}

/// Whether an expert of a request is still in office. The position of an expert who has left does not block, and is not awaited
/// (docs/design/review.md).
pub fn is_in_office(conn: &mut AnyConnection, request: &Request, expert_id: &AccountId, now: Timestamp) -> Result<bool, Refusal> {
    Ok(office::is_still_appointed(conn, expert_id, request.subject.registry(), &request.id, now)?)
}

/// Whether anything besides version, date and contact changed between an older revision and the current one (T5).
fn substance_changed(view: &RequestView, since: RevisionNumber) -> bool {
    let old = view.revisions.iter().find(|revision| revision.number == since);
    let (Some(old), Some(new)) = (old, view.newest_revision()) else { return true };
    let changed = changed_fields(&old.template, &new.template);
    // The registrant is more than contact data: compare the first line as well.
    let first = |text: &str| text.lines().map(str::trim).find(|line| !line.is_empty()).map(str::to_owned);
    let responsible = |template: &urn_registry::template::Template| first(template.text(Field::Registrant));
    let another_registrant = responsible(&old.template) != responsible(&new.template);
    !changed_in_substance(&old.template, &new.template).is_empty()
        || changed.contains(&Field::RevisionInformation)
        || another_registrant
}

/// The conditions for a decision of one of the leads, with the current positions.
pub(crate) fn load_quorum(
    conn: &mut AnyConnection,
    view: &RequestView,
    standing: Vec<PositionStatus>,
    leads: &[AccountId],
    now: Timestamp,
) -> Result<Quorum, Refusal> {
    let excluded = queries::excluded(conn, &view.request.id)?;
    let mut assigned: Vec<AccountId> = Vec::new();
    for asked in queries::assignments_of(conn, &view.request.id)? {
        let waited_for = !matches!(asked.reply, AssignmentReply::Declined(_)) && !excluded.contains(&asked.expert_id);
        if waited_for && is_in_office(conn, &view.request, &asked.expert_id, now)? {
            assigned.push(asked.expert_id);
        }
    }
    let mut dependent = Vec::new();
    for (one, lead_id) in standing.iter().flat_map(|one| leads.iter().map(move |lead| (one, lead))) {
        let expert_id = &one.position.expert_id;
        if depends_on_lead(conn, expert_id, lead_id, now)? {
            dependent.push((expert_id.clone(), lead_id.clone()));
        }
    }
    Ok(Quorum { reopened: gather::appeals::granted_appeal(conn, view, now)?, assigned, positions: standing, dependent })
}

/// The revision to compare with: the last one that the reader marked as seen, reviewed, or acted on in another way, such as by declaring a
/// conflict of interest. `None` for a reader of the first revision, or who has not acted on an earlier one.
pub fn last_viewed_revision(
    conn: &mut AnyConnection,
    view: &RequestView,
    expert_id: &AccountId,
) -> Result<Option<RevisionNumber>, Refusal> {
    // The first revision has no predecessor.
    if view.revisions.len() < 2 {
        return Ok(None);
    }
    let current = view.newest_revision_number();
    let Some(newest) = view.newest_revision() else { return Ok(None) };
    last_seen_revision(conn, view, expert_id, (newest.sent_at, current))
}

/// The last revision before a time and a number that a reader marked as seen or acted on. `None` if they did neither.
pub(crate) fn last_seen_revision(
    conn: &mut AnyConnection,
    view: &RequestView,
    expert_id: &AccountId,
    (before, below): (Timestamp, RevisionNumber),
) -> Result<Option<RevisionNumber>, Refusal> {
    let viewed = reviews::queries::draft_of(conn, &view.request.id, expert_id)?.viewed.into_values();
    let acted = history::queries::last_action_before(conn, &view.request.id, expert_id, before.into())?;
    let acted_on = acted.and_then(|at| view.revisions.iter().filter(|sent| sent.sent_at <= at).map(|sent| sent.number).max());
    Ok(viewed.chain(acted_on).filter(|revision| *revision < below).max())
}

/// The public threads of a request.
pub fn threads(conn: &mut AnyConnection, view: &RequestView) -> Result<Vec<Thread>, Refusal> {
    Ok(reviews::queries::threads_of(conn, &view.request.id)?)
}
