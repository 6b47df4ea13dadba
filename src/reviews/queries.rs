//! Where assignments, conflicts, comments, positions and decisions are kept.

use super::{Comment, Position, Stance};
use crate::store::schema::{accounts, assignments, comments, conflicts, decisions, positions};
use crate::store::{AnyConnection, Error, moment};
use diesel::prelude::*;

/// An expert asked to review: key and name.
pub(crate) fn assigned(conn: &mut AnyConnection, request_id: &str) -> Result<Vec<(String, String)>, Error> {
    Ok(assignments::table
        .inner_join(accounts::table)
        .filter(assignments::request_id.eq(request_id))
        .order(accounts::name)
        .select((accounts::id, accounts::name))
        .load(conn)?)
}

pub(crate) fn assign(conn: &mut AnyConnection, request_id: &str, expert_id: &str, now: &str) -> Result<(), Error> {
    diesel::insert_into(assignments::table)
        .values((assignments::request_id.eq(request_id), assignments::expert_id.eq(expert_id), assignments::assigned_at.eq(now)))
        .execute(conn)?;
    Ok(())
}

pub(crate) fn requests_assigned_to(conn: &mut AnyConnection, expert_id: &str) -> Result<Vec<String>, Error> {
    Ok(assignments::table.filter(assignments::expert_id.eq(expert_id)).select(assignments::request_id).load(conn)?)
}

pub(crate) fn in_conflict(conn: &mut AnyConnection, request_id: &str, account_id: &str) -> Result<bool, Error> {
    let count: i64 = conflicts::table
        .filter(conflicts::request_id.eq(request_id))
        .filter(conflicts::expert_id.eq(account_id))
        .count()
        .get_result(conn)?;
    Ok(count > 0)
}

/// Whether somebody was asked to review a request, took a position on it or decided it.
pub(crate) fn takes_part(conn: &mut AnyConnection, request_id: &str, account_id: &str) -> Result<bool, Error> {
    Ok(assigned(conn, request_id)?.iter().any(|(id, _)| id == account_id)
        || positions_of(conn, request_id)?.iter().any(|position| position.expert_id == account_id)
        || decision(conn, request_id)?.is_some_and(|decision| decision.lead_id == account_id))
}

pub(crate) fn conflicted(conn: &mut AnyConnection, request_id: &str) -> Result<Vec<String>, Error> {
    Ok(conflicts::table.filter(conflicts::request_id.eq(request_id)).select(conflicts::expert_id).load(conn)?)
}

pub(crate) fn insert_conflict(
    conn: &mut AnyConnection,
    request_id: &str,
    expert_id: &str,
    reason: &str,
    now: &str,
) -> Result<(), Error> {
    diesel::insert_into(conflicts::table)
        .values((
            conflicts::request_id.eq(request_id),
            conflicts::expert_id.eq(expert_id),
            conflicts::reason.eq(reason),
            conflicts::declared_at.eq(now),
        ))
        .execute(conn)?;
    Ok(())
}

/// A new comment's row.
#[derive(Insertable)]
#[diesel(table_name = comments)]
pub(crate) struct NewComment<'a> {
    pub id: &'a str,
    pub request_id: &'a str,
    pub snapshot_number: i64,
    pub author_id: &'a str,
    pub author_role: &'a str,
    pub body: &'a str,
    pub written_at: &'a str,
}

pub(crate) fn insert_comment(conn: &mut AnyConnection, new: &NewComment<'_>) -> Result<(), Error> {
    diesel::insert_into(comments::table).values(new).execute(conn)?;
    Ok(())
}

/// Whether somebody commented on a request after a moment.
pub(crate) fn commented_since(conn: &mut AnyConnection, request_id: &str, author_id: &str, since: &str) -> Result<bool, Error> {
    let count: i64 = comments::table
        .filter(comments::request_id.eq(request_id))
        .filter(comments::author_id.eq(author_id))
        .filter(comments::written_at.gt(since))
        .count()
        .get_result(conn)?;
    Ok(count > 0)
}

/// The comments of a request, oldest first.
pub(crate) fn comments_of(conn: &mut AnyConnection, request_id: &str) -> Result<Vec<Comment>, Error> {
    let rows: Vec<(String, String, i64, String, String)> = comments::table
        .inner_join(accounts::table)
        .filter(comments::request_id.eq(request_id))
        .order((comments::written_at, comments::id))
        .select((accounts::name, comments::author_role, comments::snapshot_number, comments::body, comments::written_at))
        .load(conn)?;
    rows.into_iter()
        .map(|(author, role, snapshot_number, body, at)| {
            Ok(Comment { author, role, snapshot_number, body, written_at: moment(&at)? })
        })
        .collect()
}

/// A new position's row.
#[derive(Insertable)]
#[diesel(table_name = positions)]
pub(crate) struct NewPosition<'a> {
    pub id: &'a str,
    pub request_id: &'a str,
    pub snapshot_number: i64,
    pub expert_id: &'a str,
    pub stance: &'a str,
    pub reasons: &'a str,
    pub taken_at: &'a str,
}

pub(crate) fn insert_position(conn: &mut AnyConnection, new: &NewPosition<'_>) -> Result<(), Error> {
    diesel::insert_into(positions::table).values(new).execute(conn)?;
    Ok(())
}

/// The positions on a request, oldest first.
pub(crate) fn positions_of(conn: &mut AnyConnection, request_id: &str) -> Result<Vec<Position>, Error> {
    let rows: Vec<(String, String, i64, String, String, String)> = positions::table
        .inner_join(accounts::table)
        .filter(positions::request_id.eq(request_id))
        .order((positions::taken_at, positions::id))
        .select((
            accounts::id,
            accounts::name,
            positions::snapshot_number,
            positions::stance,
            positions::reasons,
            positions::taken_at,
        ))
        .load(conn)?;
    rows.into_iter()
        .map(|(expert_id, expert, snapshot_number, stance, reasons, at)| {
            let stance = Stance::from_name(&stance).ok_or_else(|| Error::Unreadable(format!("stance {stance:?}")))?;
            Ok(Position { expert_id, expert, snapshot_number, stance, reasons, taken_at: moment(&at)? })
        })
        .collect()
}

/// A decision's row.
#[derive(Insertable)]
#[diesel(table_name = decisions)]
pub(crate) struct NewDecision<'a> {
    pub id: &'a str,
    pub request_id: &'a str,
    pub snapshot_number: i64,
    pub lead_id: &'a str,
    pub outcome: &'a str,
    pub reasons: &'a str,
    pub decided_at: &'a str,
}

pub(crate) fn insert_decision(conn: &mut AnyConnection, new: &NewDecision<'_>) -> Result<(), Error> {
    diesel::insert_into(decisions::table).values(new).execute(conn)?;
    Ok(())
}

/// A decision as it is read back.
#[derive(Queryable, Selectable)]
#[diesel(table_name = decisions)]
pub(crate) struct Decision {
    pub outcome: String,
    pub snapshot_number: i64,
    pub lead_id: String,
}

/// The newest decision on a request.
pub(crate) fn decision(conn: &mut AnyConnection, request_id: &str) -> Result<Option<Decision>, Error> {
    Ok(decisions::table
        .filter(decisions::request_id.eq(request_id))
        .order(decisions::id.desc())
        .select(Decision::as_select())
        .first(conn)
        .optional()?)
}
