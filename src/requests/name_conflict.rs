//! Name conflicts: several open requests for one NID (RFC 8141 §6.2, "race conditions").
//!
//! A conflict is computed from the requests and not stored. The request that claimed the NID first continues, and a later one cannot hold
//! it up; the later one cannot be approved or registered while the earlier one is open. Each page shows the other requests, and the
//! registrant of the later one can choose another NID. Experts can still decline the earlier one.

use crate::history::{self, EventKind};
use crate::ids::{AccountId, RequestNumber};
use crate::requests::kinds::RequestKind;
use crate::requests::team::members;
use crate::requests::{Party, PreviousState, Request, RequestSubject, State, queries};
use crate::store::{AnyConnection, Error};
use jiff::Timestamp;

/// The actions with which a request claims its NID.
const CLAIM_EVENTS: [EventKind; 2] = [EventKind::Submitted, EventKind::Renamed];

/// Another open request for the same NID.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct CompetingRequest {
    pub number: RequestNumber,
    /// Whether it claimed the NID earlier.
    pub is_earlier: bool,
}

/// The other submitted requests for the NID of a new formal namespace, open or ended.
pub(crate) fn other_nid_requests(conn: &mut AnyConnection, request: &Request) -> Result<Vec<Request>, Error> {
    match claimed_nid(request) {
        Some(nid) => Ok(without_request(request, queries::about_nids(conn, &[nid])?)),
        None => Ok(Vec::new()),
    }
}

/// Those of the given requests that must wait for an earlier one or choose another NID. Queries the requests for all their NIDs at once.
pub(crate) fn requests_waiting_for_earlier<'a>(
    conn: &mut AnyConnection,
    requests: &'a [Request],
) -> Result<Vec<&'a Request>, Error> {
    let candidates: Vec<&Request> = requests.iter().filter(|request| may_change_nid(request.state)).collect();
    let nids: Vec<&str> = candidates.iter().filter_map(|request| claimed_nid(request)).collect();
    if nids.is_empty() {
        return Ok(Vec::new());
    }
    let all = queries::about_nids(conn, &nids)?;
    let mut found = Vec::new();
    for request in candidates {
        let same = all.iter().filter(|other| claimed_nid(other) == claimed_nid(request) && claimed_nid(other).is_some());
        let others = without_request(request, same.cloned().collect());
        if competing_requests(conn, request, &others)?.iter().any(|rival| rival.is_earlier) {
            found.push(request);
        }
    }
    Ok(found)
}

/// The NID that a submitted request for a new formal namespace claims.
fn claimed_nid(request: &Request) -> Option<&str> {
    match &request.subject {
        RequestSubject::NewFormal { wish: Some(nid) } if request.state != State::Draft => Some(nid),
        _ => None,
    }
}

fn without_request(request: &Request, all: Vec<Request>) -> Vec<Request> {
    all.into_iter().filter(|other| other.id != request.id && other.subject.kind() == RequestKind::NewFormal).collect()
}

/// The open ones among the other requests for the NID of an open request, in the order of their numbers.
pub(crate) fn competing_requests(
    conn: &mut AnyConnection,
    request: &Request,
    others: &[Request],
) -> Result<Vec<CompetingRequest>, Error> {
    let is_submitted = |one: &Request| one.state.is_open() && one.state != State::Draft;
    let mut list = Vec::new();
    if !is_submitted(request) {
        return Ok(list);
    }
    for other in others.iter().filter(|other| is_submitted(other)) {
        let is_earlier = nid_claim_order(conn, other)? < nid_claim_order(conn, request)?;
        list.push(CompetingRequest { number: other.number, is_earlier });
    }
    list.sort_by_key(|rival| rival.number);
    Ok(list)
}

/// When a request claimed its NID. A request that its registrant reopened claims it anew; one that an operator reopened keeps its place. Of
/// two claims at the same time, the one with the lower number comes first.
fn nid_claim_order(conn: &mut AnyConnection, request: &Request) -> Result<(Timestamp, RequestNumber), Error> {
    let claim = history::queries::newest_event_of_kinds(conn, &request.id, &CLAIM_EVENTS)?;
    let reopened = history::queries::last_in_role(conn, &request.id, EventKind::Reopened, Party::Registrant.name())?;
    let claimed_at = claim.map(|(_, at)| at).max(reopened).unwrap_or(request.created_at);
    Ok((claimed_at, request.number))
}

/// Whether a request can be renamed. Only before a decision: a revision that was decided on keeps its NID unless it first returns to
/// review.
pub(crate) fn may_change_nid(state: State) -> bool {
    matches!(state, State::Intake | State::Review | State::WithRequester(PreviousState::Intake | PreviousState::Review))
}

/// Whether an account works on one of the other requests for the same NID.
pub(crate) fn works_on(conn: &mut AnyConnection, others: &[Request], account_id: &AccountId) -> Result<bool, Error> {
    for other in others {
        if members::ids(conn, other)?.contains(account_id) {
            return Ok(true);
        }
    }
    Ok(false)
}

/// The numbers of requests, as a list.
pub fn request_numbers_text<'a>(rivals: impl Iterator<Item = &'a CompetingRequest>) -> String {
    rivals.map(|rival| rival.number.to_string()).collect::<Vec<_>>().join(", ")
}
