//! Other requests about the same namespace.

use crate::ids::RequestNumber;
use crate::refusal::Refusal;
use crate::requests::{Request, queries};
use crate::store::AnyConnection;

/// Other requests that the reader can name as the original of a duplicate.
pub fn possible_originals(conn: &mut AnyConnection, request: &Request) -> Result<Vec<RequestNumber>, Refusal> {
    let Some(nid) = request.subject.nid() else { return Ok(Vec::new()) };
    Ok(queries::about_nid(conn, nid)?.into_iter().filter(|other| other.id != request.id).map(|other| other.number).collect())
}
