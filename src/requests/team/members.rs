//! Current and former collaborators of a request.

use crate::ids::{AccountId, RequestId};
use crate::refusal::Refusal;
use crate::requests::Request;
use crate::requests::team::{Member, queries};
use crate::store::AnyConnection;
use crate::store::Error;
use crate::users::links::{self, LinkPurpose};
use jiff::Timestamp;

/// The owner, followed by the collaborators in the order in which they joined.
pub(crate) fn ids(conn: &mut AnyConnection, request: &Request) -> Result<Vec<AccountId>, Error> {
    let mut team = vec![request.owner_id.clone()];
    team.extend(queries::member_ids(conn, &request.id)?);
    Ok(team)
}

/// Former collaborators. They cannot review, decide or register the request.
pub(crate) fn former_ids(conn: &mut AnyConnection, request_id: &RequestId) -> Result<Vec<AccountId>, Error> {
    queries::former_ids(conn, request_id)
}

/// The collaborators, without the owner.
pub fn members_of(conn: &mut AnyConnection, request_id: &RequestId) -> Result<Vec<Member>, Refusal> {
    Ok(queries::members_of(conn, request_id)?)
}

/// Email addresses with a pending invitation.
pub fn invited(conn: &mut AnyConnection, request_id: &RequestId, now: Timestamp) -> Result<Vec<String>, Refusal> {
    let mut addresses = Vec::new();
    for link in links::unused(conn, LinkPurpose::Invitation, request_id.as_str())? {
        if link.expires_at > now.into() && !addresses.contains(&link.email) {
            addresses.push(link.email);
        }
    }
    Ok(addresses)
}
