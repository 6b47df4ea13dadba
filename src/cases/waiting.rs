//! What waits for whom.

use crate::cases::bodies::list::represents;
use crate::cases::consent::Office;
use crate::cases::guards::quorum::{quorum, standing_positions};
use crate::cases::see::{Seen, see};
use crate::cases::{CameFrom, Overlay, Party, Request, State, Way, consent, overlays};
use crate::people::{Account, Role};
use crate::refusal::Refusal;
use crate::reviews::queries;
use crate::store::AnyConnection;
use jiff::Timestamp;

/// The requests under advisory review that wait for a body somebody speaks for.
pub fn for_representative(
    conn: &mut AnyConnection,
    account: &Account,
    now: Timestamp,
) -> Result<Vec<crate::cases::Request>, Refusal> {
    if !account.has(Role::Representative) {
        return Ok(Vec::new());
    }
    let mut list = Vec::new();
    for request in crate::cases::queries::open(conn)? {
        if request.state == State::Review && represents(conn, &account.id, &request.track, now)? {
            list.push(request);
        }
    }
    Ok(list)
}

/// Which of these requests wait for this person: those they were asked to review and have no live position on, those that their own
/// open objection holds up, and for a lead those whose decision is due.
pub fn for_expert(
    conn: &mut AnyConnection,
    account: &Account,
    now: Timestamp,
    open: &[Request],
    assigned: &[String],
) -> Result<Vec<String>, Refusal> {
    let mut waiting = Vec::new();
    let reviewed = |request: &&Request| matches!(request.state, State::Review | State::WithRequester(CameFrom::Review));
    for request in open.iter().filter(reviewed) {
        let seen = see(conn, &request.number, Some(account), now)?;
        if !seen.is(Party::Expert) {
            continue;
        }
        let standing = standing_positions(conn, &seen, now)?;
        let mut own = standing.iter().filter(|standing| standing.position.expert_id == account.id);
        if own.clone().any(crate::reviews::Standing::objects) {
            waiting.push(request.id.clone());
            continue;
        }
        if request.state != State::Review {
            continue;
        }
        let has_position = own.any(|standing| standing.live);
        let decision_due = seen.is(Party::Lead)
            && request.track.way() != Way::FastTrack
            && Refusal::answered(quorum(conn, &seen, &account.id, now))?.is_some();
        let concurrence_due = queries::proposal(conn, &request.id)?.is_some_and(|proposal| proposal.lead_id != account.id);
        if decision_due || concurrence_due || (assigned.contains(&request.id) && !has_position) {
            waiting.push(request.id.clone());
        }
    }
    Ok(waiting)
}

/// The corrections to which this expert may still consent, the longest wait first.
pub fn for_consent(conn: &mut AnyConnection, account: &Account, now: Timestamp) -> Result<Vec<Request>, Refusal> {
    let mut list = Vec::new();
    for request in consent::queries::waiting(conn)? {
        let seen = see(conn, &request.number, Some(account), now)?;
        if consent_is_asked(conn, &seen, account)? {
            list.push(request);
        }
    }
    Ok(list)
}

fn consent_is_asked(conn: &mut AnyConnection, seen: &Seen, account: &Account) -> Result<bool, Refusal> {
    let Some(current) = seen.current().filter(|_| consent::offices(seen).contains(&Office::Expert)) else { return Ok(false) };
    let standing = consent::queries::standing(conn, &seen.request.id, current.number)?;
    Ok(!standing.iter().any(|consent| consent.account_id == account.id || consent.office == Office::Expert))
}

/// Which of these requests have an appeal that this lead decides.
pub fn appeals_for(
    conn: &mut AnyConnection,
    account: &Account,
    now: Timestamp,
    requests: &[Request],
) -> Result<Vec<String>, Refusal> {
    let appealed: Vec<String> = overlays::queries::open(conn)?
        .into_iter()
        .filter(|(_, kind)| kind == Overlay::UnderAppeal.name())
        .map(|(id, _)| id)
        .collect();
    let mut list = Vec::new();
    for request in requests.iter().filter(|request| appealed.contains(&request.id)) {
        let seen = see(conn, &request.number, Some(account), now)?;
        if seen.is(Party::Lead) && waits_for_lead(conn, &seen)? {
            list.push(request.id.clone());
        }
    }
    Ok(list)
}

fn waits_for_lead(conn: &mut AnyConnection, seen: &Seen) -> Result<bool, Refusal> {
    use crate::cases::appeals::Stage;
    use crate::cases::appeals::queries::of_request;
    Ok(of_request(conn, &seen.request.id)?.pop().is_some_and(|appeal| appeal.decided.is_none() && appeal.stage == Stage::Lead))
}

/// What a request asks of somebody, in a word for their queue.
pub fn asks_of(conn: &mut AnyConnection, seen: &Seen, account: &Account, now: Timestamp) -> Result<&'static str, Refusal> {
    if seen.is(Party::Lead) && waits_for_lead(conn, seen)? {
        return Ok("appeal");
    }
    if !seen.is(Party::Expert) {
        return Ok("–");
    }
    if consent_is_asked(conn, seen, account)? && consent::queries::grounds(conn, &seen.request.id)?.is_some() {
        return Ok("consent");
    }
    let standing = standing_positions(conn, seen, now)?;
    if let Some(objection) = standing.iter().find(|it| it.position.expert_id == account.id && it.objects()) {
        return Ok(if objection.live { "your Discuss is open" } else { "new text: clear your Discuss, or keep it" });
    }
    if seen.request.state != State::Review {
        return Ok("–");
    }
    if queries::proposal(conn, &seen.request.id)?.is_some_and(|proposal| proposal.lead_id != account.id) {
        return Ok("to concur, or not");
    }
    let fast = seen.request.track.way() == Way::FastTrack;
    if seen.is(Party::Lead) && !fast && Refusal::answered(quorum(conn, seen, &account.id, now))?.is_some() {
        return Ok(if seen.request.track.way() == Way::Standards { "report" } else { "decision" });
    }
    let taken = standing.iter().any(|it| it.live && it.position.expert_id == account.id);
    Ok(match (taken, fast) {
        (true, _) => "–",
        (false, true) => "advice",
        (false, false) => "position",
    })
}
