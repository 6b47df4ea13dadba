//! Who works on a request, and who did.

use crate::cases::Request;
use crate::cases::team::{Member, queries};
use crate::ids::{AccountId, RequestId};
use crate::refusal::Refusal;
use crate::store::AnyConnection;
use crate::store::Error;
use jiff::Timestamp;

/// The people of a request: its owner first, then who was invited, in the order in which they came.
pub(crate) fn ids(conn: &mut AnyConnection, request: &Request) -> Result<Vec<AccountId>, Error> {
    let mut team = vec![request.owner_id.clone()];
    team.extend(queries::member_ids(conn, &request.id)?);
    Ok(team)
}

/// Those who worked on it once: they do not review, decide or register it.
pub(crate) fn former_ids(conn: &mut AnyConnection, request_id: &RequestId) -> Result<Vec<AccountId>, Error> {
    queries::former_ids(conn, request_id)
}

/// Those who work on a request with its owner.
pub fn members_of(conn: &mut AnyConnection, request_id: &RequestId) -> Result<Vec<Member>, Refusal> {
    Ok(queries::members_of(conn, request_id)?)
}

/// Addresses that were invited and have not answered.
pub fn invited(conn: &mut AnyConnection, request_id: &RequestId, now: Timestamp) -> Result<Vec<String>, Refusal> {
    Ok(queries::invited(conn, request_id, now.into())?)
}
