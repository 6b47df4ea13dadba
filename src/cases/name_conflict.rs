//! Name conflicts: several open requests for one NID (RFC 8141 §6.2, "race conditions").
//!
//! A conflict is computed from the requests and not stored. The request that claimed the NID first continues, and a later one cannot hold it
//! up; the later one cannot be approved or registered while the earlier one is open. Each page shows the other requests, and the registrant
//! of the later one can choose another NID. Experts can still decline the earlier one.

use crate::action_context::ActionContext;
use crate::cases::kinds::RequestKind;
use crate::cases::notify::{to_experts, to_team};
use crate::cases::team::members;
use crate::cases::viewer::see;
use crate::cases::{CameFrom, Request, State, Subject, queries};
use crate::history::{self, Act, Event, log};
use crate::ids::{AccountId, RequestNumber};
use crate::mail::templates::Notification;
use crate::refusal::Refusal;
use crate::store::{AnyConnection, Error};
use crate::users::Actor;
use jiff::Timestamp;

/// The actions with which a request claims its NID. A request that was withdrawn or lapsed and comes back has no claim to an earlier place.
const CLAIMS: [Act; 3] = [Act::Submitted, Act::Renamed, Act::EndTakenBack];

/// Another open request for the same NID.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Rival {
    pub number: RequestNumber,
    /// Whether it claimed the NID earlier.
    pub is_earlier: bool,
}

/// The effect of the end of one request on the others for its NID.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Ended {
    /// It was closed without registration.
    Closed,
    /// It continues with another NID.
    Renamed,
    /// It was registered.
    Registered,
}

impl Ended {
    fn name(self) -> &'static str {
        match self {
            Self::Closed => "closed",
            Self::Renamed => "renamed",
            Self::Registered => "registered",
        }
    }
}

/// The other submitted requests for the NID of a new formal namespace, open or ended.
pub(crate) fn others(conn: &mut AnyConnection, request: &Request) -> Result<Vec<Request>, Error> {
    let Subject::NewFormal { wish: Some(nid) } = &request.subject else { return Ok(Vec::new()) };
    if request.state == State::Draft {
        return Ok(Vec::new());
    }
    let all = queries::about_nid(conn, nid)?;
    Ok(all.into_iter().filter(|other| other.id != request.id && other.subject.kind() == RequestKind::NewFormal).collect())
}

/// The open ones among the other requests for the NID of an open request, in the order of their numbers.
pub(crate) fn rivals(conn: &mut AnyConnection, request: &Request, others: &[Request]) -> Result<Vec<Rival>, Error> {
    let is_submitted = |one: &Request| one.state.is_open() && one.state != State::Draft;
    let mut list = Vec::new();
    if !is_submitted(request) {
        return Ok(list);
    }
    for other in others.iter().filter(|other| is_submitted(other)) {
        let is_earlier = claimed(conn, other)? < claimed(conn, request)?;
        list.push(Rival { number: other.number, is_earlier });
    }
    list.sort_by_key(|rival| rival.number);
    Ok(list)
}

/// When a request claimed its NID. Of two claims at the same time, the one with the lower number comes first.
fn claimed(conn: &mut AnyConnection, request: &Request) -> Result<(Timestamp, RequestNumber), Error> {
    let claim = history::queries::last_of(conn, &request.id, &CLAIMS)?;
    Ok((claim.map_or(request.created_at, |(_, at)| at), request.number))
}

/// Whether a request can be renamed. Only before a decision: a revision that was decided on keeps its NID unless it first returns to
/// review.
pub(crate) fn may_rename(state: State) -> bool {
    matches!(state, State::Intake | State::Review | State::WithRequester(CameFrom::Intake | CameFrom::Review))
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

/// Called after a request was submitted, renamed or reopened. If other open requests want its NID, records this on all of them, and notifies
/// their registrants and experts.
pub(crate) fn begin(conn: &mut AnyConnection, turn: ActionContext<'_>, number: RequestNumber) -> Result<(), Refusal> {
    let rivals = see(conn, number, None, turn.now)?.rivals;
    if rivals.is_empty() {
        return Ok(());
    }
    for one in rivals.iter().map(|rival| rival.number).chain([number]) {
        let seen = see(conn, one, None, turn.now)?;
        let nid = seen.request.subject.nid().unwrap_or_default().to_owned();
        let others = numbers(seen.rivals.iter());
        let waits = seen.rivals.iter().any(|rival| rival.is_earlier);
        let event = Event::on_request(Act::NameConflict, &seen.request.id, "nidreg").about_nid(&nid).saying(&others);
        let event = log::record(conn, turn.now, &Actor::Clock, event)?;
        let email = |name: String| Notification::NameConflict {
            name,
            number: one.to_string(),
            nid: nid.clone(),
            others: others.clone(),
            waits,
            link: turn.link(&format!("/requests/{one}")),
        };
        to_team(conn, turn, &event, &seen, email)?;
        to_experts(conn, turn, &event, &seen, email)?;
    }
    Ok(())
}

/// Called after a request was closed, renamed or registered. Records this on the other open requests for the NID that it had, and notifies
/// their registrants.
pub(crate) fn end(conn: &mut AnyConnection, turn: ActionContext<'_>, before: &Request, how: Ended) -> Result<(), Refusal> {
    let rivals: Vec<Request> = others(conn, before)?.into_iter().filter(|one| one.state.is_open()).collect();
    for rival in rivals {
        let nid = rival.subject.nid().unwrap_or_default().to_owned();
        let says = before.number.to_string();
        let event = Event::on_request(Act::NameConflictEnded, &rival.id, "nidreg").about_nid(&nid).saying(&says);
        let event = log::record(conn, turn.now, &Actor::Clock, event)?;
        let seen = see(conn, rival.number, None, turn.now)?;
        to_team(conn, turn, &event, &seen, |name| Notification::NameConflictEnded {
            name,
            number: rival.number.to_string(),
            nid: nid.clone(),
            other: before.number.to_string(),
            ended: how.name().to_owned(),
            waits: seen.rivals.iter().any(|rival| rival.is_earlier),
            link: turn.link(&format!("/requests/{}", rival.number)),
        })?;
    }
    Ok(())
}

/// The numbers of requests, as a list.
pub fn numbers<'a>(rivals: impl Iterator<Item = &'a Rival>) -> String {
    rivals.map(|rival| rival.number.to_string()).collect::<Vec<_>>().join(", ")
}
