//! Database queries for appointments, assignments and disclosures.

use super::{Answered, Appointment, Assignment, AssignmentReply, Disclosure};
use crate::ids::{AccountId, RequestId};
use crate::registry::Kind;
use crate::store::schema::{accounts, appointments, assignments, disclosures, requests};
use crate::store::{AnyConnection, Error, Moment, insert, update};
use diesel::prelude::*;
use jiff::Timestamp;
use jiff::civil::Date;

/// All appointments, past and present, by registry and first day.
pub(crate) fn all(conn: &mut AnyConnection) -> Result<Vec<Appointment>, Error> {
    Ok(appointments::table
        .inner_join(accounts::table)
        .order((appointments::registry, appointments::since, appointments::id))
        .select(Appointment::as_select())
        .load(conn)?)
}

pub(crate) fn of_account(conn: &mut AnyConnection, account_id: &AccountId) -> Result<Vec<Appointment>, Error> {
    Ok(appointments::table
        .inner_join(accounts::table)
        .filter(appointments::account_id.eq(account_id))
        .order(appointments::since)
        .select(Appointment::as_select())
        .load(conn)?)
}

pub(crate) fn insert(
    conn: &mut AnyConnection,
    id: &str,
    account_id: &AccountId,
    (registry, leads): (Kind, bool),
    (since, until): (Date, Option<Date>),
    request_id: Option<&RequestId>,
) -> Result<(), Error> {
    insert!(conn, appointments: id, account_id, registry = registry.name(), leads, since = since.to_string(),
        until = until.map(|until| until.to_string()), request_id)
}

pub(crate) fn end(conn: &mut AnyConnection, id: &str, until: Date) -> Result<(), Error> {
    update!(conn, appointments.find(id): until = Some(until.to_string()))
}

/// The number of requests in review that an expert was assigned to and has not declined.
pub(crate) fn review_load(conn: &mut AnyConnection, account_id: &AccountId) -> Result<i64, Error> {
    let asked: Vec<String> = assignments::table
        .filter(assignments::expert_id.eq(account_id))
        .filter(assignments::answer.is_null().or(assignments::answer.eq(Answered::Accepted)))
        .select(assignments::request_id)
        .load(conn)?;
    Ok(requests::table
        .filter(requests::id.eq_any(asked))
        .filter(requests::state.eq_any(["review", "with_requester"]))
        .count()
        .get_result(conn)?)
}

/// When an expert was last assigned to any request.
pub(crate) fn last_asked(conn: &mut AnyConnection, account_id: &AccountId) -> Result<Option<String>, Error> {
    Ok(assignments::table
        .filter(assignments::expert_id.eq(account_id))
        .order(assignments::assigned_at.desc())
        .select(assignments::assigned_at)
        .first(conn)
        .optional()?)
}

/// The number of assignments an expert has ever had.
pub(crate) fn assignments_made(conn: &mut AnyConnection, expert_id: &AccountId) -> Result<i64, Error> {
    Ok(assignments::table.filter(assignments::expert_id.eq(expert_id)).count().get_result(conn)?)
}

pub(crate) fn assign(
    conn: &mut AnyConnection,
    request_id: &RequestId,
    expert_id: &AccountId,
    because: &str,
    now: Moment,
) -> Result<(), Error> {
    insert!(conn, assignments: request_id, expert_id, assigned_at = now, reason = because)
}

pub(crate) fn answer(
    conn: &mut AnyConnection,
    request_id: &RequestId,
    expert_id: &AccountId,
    answer: Answered,
    now: Moment,
) -> Result<(), Error> {
    update!(conn, assignments.find((request_id, expert_id)): answer = Some(answer), answered_at = Some(now))
}

/// The experts assigned to a request, sorted by name.
pub(crate) fn assignments_of(conn: &mut AnyConnection, request_id: &RequestId) -> Result<Vec<Assignment>, Error> {
    type Row = (AccountId, String, String, Timestamp, Option<Answered>, Option<Timestamp>);
    let rows: Vec<Row> = assignments::table
        .inner_join(accounts::table)
        .filter(assignments::request_id.eq(request_id))
        .order((accounts::name, accounts::id))
        .select((
            accounts::id,
            accounts::name,
            assignments::reason,
            assignments::assigned_at,
            assignments::answer,
            assignments::answered_at,
        ))
        .load(conn)?;
    let read = |(expert_id, expert, because, assigned_at, answer, answered_at): Row| Assignment {
        expert,
        expert_id,
        because,
        assigned_at,
        reply: match (answer, answered_at) {
            (Some(Answered::Declined), Some(at)) => AssignmentReply::Declined(at),
            (Some(Answered::Accepted), Some(at)) => AssignmentReply::Accepted(at),
            _ => AssignmentReply::Waiting,
        },
    };
    Ok(rows.into_iter().map(read).collect())
}

/// The disclosures of the experts on a request.
pub(crate) fn disclosures_of(conn: &mut AnyConnection, request_id: &RequestId) -> Result<Vec<Disclosure>, Error> {
    Ok(disclosures::table
        .filter(disclosures::request_id.eq(request_id))
        .order(disclosures::expert_id)
        .select(Disclosure::as_select())
        .load(conn)?)
}

pub(crate) fn disclosure(
    conn: &mut AnyConnection,
    request_id: &RequestId,
    expert_id: &AccountId,
) -> Result<Option<Disclosure>, Error> {
    Ok(disclosures_of(conn, request_id)?.into_iter().find(|disclosure| disclosure.expert_id == *expert_id))
}

/// The experts excluded from a request.
pub(crate) fn excluded(conn: &mut AnyConnection, request_id: &RequestId) -> Result<Vec<AccountId>, Error> {
    Ok(disclosures_of(conn, request_id)?
        .into_iter()
        .filter(|disclosure| disclosure.interest.excludes())
        .map(|disclosure| disclosure.expert_id)
        .collect())
}

/// Stores a disclosure, replacing an older one of the same expert.
pub(crate) fn disclose(conn: &mut AnyConnection, request_id: &RequestId, disclosure: &Disclosure) -> Result<(), Error> {
    let at = Moment::from(disclosure.disclosed_at);
    let row =
        (disclosures::answer.eq(disclosure.interest.name()), disclosures::reason.eq(&disclosure.reason), disclosures::at.eq(at));
    if diesel::update(disclosures::table.find((request_id, &disclosure.expert_id))).set(row).execute(conn)? > 0 {
        return Ok(());
    }
    insert!(conn, disclosures: request_id, expert_id = &disclosure.expert_id, answer = disclosure.interest.name(),
        reason = &disclosure.reason, at = at)
}
