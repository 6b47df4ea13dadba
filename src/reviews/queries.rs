//! Database queries for threads, comments, positions, decisions and unsent reviews.

use crate::history::redactions::queries::{add_notices, notices};
use crate::history::redactions::{RedactableKind, with_notice};
use crate::history::retractions::Retracted;
use crate::ids::{AccountId, CommentId, RequestId, RevisionNumber, ThreadId};
use crate::reviews::drafts::ReviewDraft;
use crate::reviews::{Comment, DecisionOutcome, Position, PositionKind, Thread, ThreadAnchor};
use crate::store::AnyConnection;
use crate::store::schema::{accounts, answers, comments, decisions, positions, proposals, retractions, review_drafts, threads};
use crate::store::typed::InvalidStoredValue;
use crate::store::{Error, Moment, insert, readable, update};
use diesel::prelude::*;
use jiff::Timestamp;
use urn_registry::template::Field;

/// Whether a person was assigned to a request or recorded a position on it.
pub(crate) fn reviewed_by(conn: &mut AnyConnection, request_id: &RequestId, own: &AccountId) -> Result<bool, Error> {
    Ok(crate::reviews::experts::queries::assignments_of(conn, request_id)?.iter().any(|asked| asked.expert_id == *own)
        || positions_of(conn, request_id)?.iter().any(|position| position.expert_id == *own))
}

/// Whether a person was assigned to a request, or recorded a position or made a decision on it.
pub(crate) fn takes_part(conn: &mut AnyConnection, request_id: &RequestId, account_id: &AccountId) -> Result<bool, Error> {
    let decided = |decision: Decision| {
        decision.lead_id == *account_id || decision.concurring_id.is_some_and(|concurring| concurring == *account_id)
    };
    Ok(reviewed_by(conn, request_id, account_id)? || decision(conn, request_id)?.is_some_and(decided))
}

/// The row of a new thread.
#[derive(Insertable)]
#[diesel(table_name = threads)]
pub(crate) struct NewThread<'a> {
    pub id: &'a ThreadId,
    pub request_id: &'a RequestId,
    pub revision_number: RevisionNumber,
    pub field: Option<&'a str>,
    pub quote: &'a str,
    pub opened_by: &'a AccountId,
    pub opened_at: Moment,
    pub position_id: Option<&'a str>,
}

pub(crate) fn insert_thread(conn: &mut AnyConnection, new: &NewThread<'_>) -> Result<(), Error> {
    diesel::insert_into(threads::table).values(new).execute(conn)?;
    Ok(())
}

pub(crate) fn set_addressed(conn: &mut AnyConnection, id: &ThreadId, at: Option<Moment>) -> Result<(), Error> {
    update!(conn, threads.find(id): done_at = at)
}

pub(crate) fn set_resolved(conn: &mut AnyConnection, id: &ThreadId, at: Option<Moment>) -> Result<(), Error> {
    update!(conn, threads.find(id): resolved_at = at)
}

/// The row of a new comment.
#[derive(Insertable)]
#[diesel(table_name = comments)]
pub(crate) struct NewComment<'a> {
    pub id: &'a CommentId,
    pub thread_id: &'a ThreadId,
    pub request_id: &'a RequestId,
    pub revision_number: RevisionNumber,
    pub author_id: &'a AccountId,
    pub author_role: &'a str,
    pub body: &'a str,
    pub suggestion: Option<&'a str>,
    pub by_mail: bool,
    pub written_at: Moment,
}

pub(crate) fn insert_comment(conn: &mut AnyConnection, new: &NewComment<'_>) -> Result<(), Error> {
    diesel::insert_into(comments::table).values(new).execute(conn)?;
    Ok(())
}

readable!(Field: Text from String, |key| Field::from_key(&key).ok_or_else(|| InvalidStoredValue::new("field", &key)));

/// The threads of a request with their comments, oldest first.
pub fn threads_of(conn: &mut AnyConnection, request_id: &RequestId) -> Result<Vec<Thread>, Error> {
    type Row = (ThreadId, RevisionNumber, ThreadAnchor, AccountId, Option<Timestamp>, Option<Timestamp>, Option<String>);
    let rows: Vec<Row> = threads::table
        .filter(threads::request_id.eq(request_id))
        .order((threads::opened_at, threads::id))
        .select((
            threads::id,
            threads::revision_number,
            (threads::field, threads::quote),
            threads::opened_by,
            threads::done_at,
            threads::resolved_at,
            threads::position_id,
        ))
        .load(conn)?;
    let thread = |(id, revision_number, anchor, opened_by, done_at, resolved_at, position_id): Row| Thread {
        id,
        revision_number,
        anchor,
        opened_by,
        done_at,
        resolved_at,
        position_id,
        comments: Vec::new(),
    };
    let mut list: Vec<Thread> = rows.into_iter().map(thread).collect();
    let said: Vec<(ThreadId, Comment)> = comments::table
        .inner_join(accounts::table)
        .left_join(retractions::table.on(retractions::kind.eq(Retracted::Comment).and(retractions::row_id.eq(comments::id))))
        .filter(comments::request_id.eq(request_id))
        .order((comments::written_at, comments::id))
        .select((comments::thread_id, Comment::as_select()))
        .load(conn)?;
    let notices = notices(conn, RedactableKind::Comment, said.iter().map(|(_, comment)| comment.id.as_str()))?;
    for (thread_id, mut comment) in said {
        if let Some(notice) = notices.get(comment.id.as_str()) {
            comment.body = with_notice(&comment.body, notice);
        }
        if let Some(thread) = list.iter_mut().find(|thread| thread.id == thread_id) {
            thread.comments.push(comment);
        }
    }
    Ok(list)
}

/// The unsent review of an expert; empty if there is none.
pub(crate) fn draft_of(conn: &mut AnyConnection, request_id: &RequestId, expert_id: &AccountId) -> Result<ReviewDraft, Error> {
    let found: Option<ReviewDraft> =
        review_drafts::table.find((request_id, expert_id)).select(review_drafts::draft).first(conn).optional()?;
    Ok(found.unwrap_or_default())
}

/// Stores the unsent review of an expert.
pub(crate) fn save_draft(
    conn: &mut AnyConnection,
    (request_id, expert_id): (&RequestId, &AccountId),
    draft: &ReviewDraft,
    now: Moment,
) -> Result<(), Error> {
    diesel::delete(review_drafts::table.find((request_id, expert_id))).execute(conn)?;
    insert!(conn, review_drafts: request_id, expert_id, draft, saved_at = now)
}

/// The row of a new position.
#[derive(Insertable)]
#[diesel(table_name = positions)]
pub(crate) struct NewPosition<'a> {
    pub id: &'a str,
    pub request_id: &'a RequestId,
    pub revision_number: RevisionNumber,
    pub expert_id: &'a AccountId,
    pub position: PositionKind,
    pub reasons: &'a str,
    pub recorded_at: Moment,
}

pub(crate) fn insert_position(conn: &mut AnyConnection, new: &NewPosition<'_>) -> Result<(), Error> {
    diesel::insert_into(positions::table).values(new).execute(conn)?;
    Ok(())
}

pub(crate) fn insert_discuss_answer(
    conn: &mut AnyConnection,
    (position_id, request_id): (&str, &RequestId),
    lead_id: &AccountId,
    body: &str,
    now: Moment,
) -> Result<(), Error> {
    insert!(conn, answers: position_id, request_id, lead_id, body, at = now)
}

/// The positions on a request, oldest first.
pub(crate) fn positions_of(conn: &mut AnyConnection, request_id: &RequestId) -> Result<Vec<Position>, Error> {
    let mut list: Vec<Position> = positions::table
        .inner_join(accounts::table)
        .left_join(answers::table.on(answers::position_id.eq(positions::id)))
        .filter(positions::request_id.eq(request_id))
        .order((positions::recorded_at, positions::id))
        .select(Position::as_select())
        .load(conn)?;
    if list.is_empty() {
        return Ok(list);
    }
    add_notices(conn, RedactableKind::Position, list.iter_mut().map(|position| (position.id.as_str(), &mut position.reasons)))?;
    let answers = list.iter_mut().filter_map(|position| Some((position.id.as_str(), position.answer.as_mut()?)));
    add_notices(conn, RedactableKind::Copy, answers)?;
    Ok(list)
}

/// An open proposal to decline.
#[derive(Debug, Clone, PartialEq, Eq, Queryable, Selectable)]
#[diesel(table_name = proposals)]
pub(crate) struct Proposal {
    pub id: String,
    pub revision_number: RevisionNumber,
    pub lead_id: AccountId,
    pub reasons: String,
    pub made_at: Moment,
}

pub(crate) fn insert_proposal(
    conn: &mut AnyConnection,
    id: &str,
    (request_id, revision): (&RequestId, RevisionNumber),
    (lead_id, reasons): (&AccountId, &str),
    now: Moment,
) -> Result<(), Error> {
    end_proposals(conn, request_id, now)?;
    insert!(conn, proposals: id, request_id, revision_number = revision, lead_id, reasons, made_at = now)
}

pub(crate) fn end_proposals(conn: &mut AnyConnection, request_id: &RequestId, now: Moment) -> Result<(), Error> {
    diesel::update(proposals::table.filter(proposals::request_id.eq(request_id)).filter(proposals::ended_at.is_null()))
        .set(proposals::ended_at.eq(Some(now)))
        .execute(conn)?;
    Ok(())
}

pub(crate) fn proposal(conn: &mut AnyConnection, request_id: &RequestId) -> Result<Option<Proposal>, Error> {
    let mut found: Option<Proposal> = proposals::table
        .filter(proposals::request_id.eq(request_id))
        .filter(proposals::ended_at.is_null())
        .order(proposals::id.desc())
        .select(Proposal::as_select())
        .first(conn)
        .optional()?;
    add_notices(conn, RedactableKind::Copy, found.iter_mut().map(|proposal| (proposal.id.as_str(), &mut proposal.reasons)))?;
    Ok(found)
}

/// The row of a new decision.
#[derive(Insertable)]
#[diesel(table_name = decisions)]
pub(crate) struct NewDecision<'a> {
    pub id: &'a str,
    pub request_id: &'a RequestId,
    pub revision_number: RevisionNumber,
    pub lead_id: &'a AccountId,
    pub concurring_id: Option<&'a AccountId>,
    pub outcome: DecisionOutcome,
    pub reasons: &'a str,
    pub decided_at: Moment,
}

pub(crate) fn insert_decision(conn: &mut AnyConnection, new: &NewDecision<'_>) -> Result<(), Error> {
    diesel::insert_into(decisions::table).values(new).execute(conn)?;
    Ok(())
}

/// A stored decision.
#[derive(Queryable, Selectable)]
#[diesel(table_name = decisions)]
pub(crate) struct Decision {
    pub outcome: DecisionOutcome,
    pub revision_number: RevisionNumber,
    pub lead_id: AccountId,
    pub concurring_id: Option<AccountId>,
    pub decided_at: Moment,
}

/// All decisions of the experts on a request, newest first.
pub(crate) fn decisions_of(conn: &mut AnyConnection, request_id: &RequestId) -> Result<Vec<Decision>, Error> {
    Ok(decisions::table
        .filter(decisions::request_id.eq(request_id))
        .order((decisions::decided_at.desc(), decisions::id.desc()))
        .select(Decision::as_select())
        .load(conn)?)
}

/// The newest decision on a request.
pub(crate) fn decision(conn: &mut AnyConnection, request_id: &RequestId) -> Result<Option<Decision>, Error> {
    Ok(decisions::table
        .filter(decisions::request_id.eq(request_id))
        .order((decisions::decided_at.desc(), decisions::id.desc()))
        .select(Decision::as_select())
        .first(conn)
        .optional()?)
}
