//! Database queries for conditions.

use crate::ids::RequestId;
use crate::requests::Condition;
use crate::requests::conditions::ConditionRecord;
use crate::store::AnyConnection;
use crate::store::schema::conditions;
use crate::store::{Error, Moment, insert};
use diesel::prelude::*;

pub(crate) fn insert(
    conn: &mut AnyConnection,
    id: &str,
    request_id: &RequestId,
    (kind, reason): (Condition, &str),
    now: Moment,
) -> Result<(), Error> {
    insert!(conn, conditions: id, request_id, kind, reason = reason, since = now)
}

/// The open condition of a kind on a request.
macro_rules! open {
    ($request_id:expr, $kind:expr) => {
        conditions::table
            .filter(conditions::request_id.eq($request_id))
            .filter(conditions::kind.eq($kind))
            .filter(conditions::until.is_null())
    };
}

pub(crate) fn end(
    conn: &mut AnyConnection,
    request_id: &RequestId,
    kind: Condition,
    outcome: &str,
    now: Moment,
) -> Result<bool, Error> {
    let end = (conditions::until.eq(Some(now)), conditions::outcome.eq(Some(outcome)));
    Ok(diesel::update(open!(request_id, kind)).set(end).execute(conn)? > 0)
}

/// Whether a condition is open.
pub(crate) fn is_open(conn: &mut AnyConnection, request_id: &RequestId, kind: Condition) -> Result<bool, Error> {
    let open: i64 = open!(request_id, kind).count().get_result(conn)?;
    Ok(open > 0)
}

/// Replaces the reason of an open condition.
pub(crate) fn set_reason(conn: &mut AnyConnection, request_id: &RequestId, kind: Condition, reason: &str) -> Result<(), Error> {
    diesel::update(open!(request_id, kind)).set(conditions::reason.eq(reason)).execute(conn)?;
    Ok(())
}

/// The keys of the requests with an open condition of this kind.
pub(crate) fn requests_with_open_condition(conn: &mut AnyConnection, kind: Condition) -> Result<Vec<RequestId>, Error> {
    Ok(conditions::table
        .filter(conditions::kind.eq(kind))
        .filter(conditions::until.is_null())
        .select(conditions::request_id)
        .load(conn)?)
}

/// All conditions of a request, open or ended, oldest first.
pub(crate) fn of_request(conn: &mut AnyConnection, request_id: &RequestId) -> Result<Vec<ConditionRecord>, Error> {
    Ok(conditions::table
        .filter(conditions::request_id.eq(request_id))
        .order((conditions::since, conditions::id))
        .select(ConditionRecord::as_select())
        .load(conn)?)
}
