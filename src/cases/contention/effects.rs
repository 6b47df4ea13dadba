//! Updates the other requests in a name conflict when a request joins, leaves or wins, and when the conflict is resolved.

use crate::action_context::ActionContext;
use crate::cases::contention::{Contention, Outcome, queries};
use crate::cases::decision_records::save::save;
use crate::cases::notify::{to_experts, to_team};
use crate::cases::overlays::{ALSO_REQUESTED, GETS_NAME, span};
use crate::cases::record::record;
use crate::cases::viewer::{Seen, see};
use crate::cases::waiting::turns;
use crate::cases::{Overlay, Party, Request, State, Subject, overlays};
use crate::history::Act;
use crate::history::{Event, EventId, log};
use crate::ids::new_id;
use crate::mail::templates::Notification;
use crate::refusal::Refusal;
use crate::store::AnyConnection;

/// Called after a request for a new formal NID was submitted or renamed. If other requests want the same NID, marks all of them as being
/// in a name conflict and notifies all parties once.
pub(crate) fn notice(conn: &mut AnyConnection, turn: ActionContext<'_>, request: &Request) -> Result<(), Refusal> {
    let Some(nid) = request.subject.nid() else { return Ok(()) };
    if !matches!(request.subject, Subject::NewFormal { .. }) {
        return Ok(());
    }
    let all = crate::cases::queries::open_for_nid(conn, nid)?;
    if all.len() < 2 {
        return Ok(());
    }
    // A recorded outcome also applies to a request that reopens a losing one. Closing a request does not decide who gets the NID.
    if let Some(settled) = queries::all_for(conn, nid)?.into_iter().next().filter(|newest| newest.outcome.is_some())
        && !queries::settled_by_leaving(conn, &settled.id)?
        && let Some(winner) = settled.winner.and_then(|winner| all.iter().find(|one| one.number == winner))
    {
        // If this request is the winner, the outcome applies to all others again.
        let losers: Vec<&Request> =
            all.iter().filter(|one| one.id != winner.id && (winner.id == request.id || one.id == request.id)).collect();
        let mut are_bound = !losers.is_empty();
        for loser in &losers {
            are_bound = are_bound && follows_a_party(conn, loser, &settled)?;
        }
        if are_bound {
            let winner = winner.number.to_string();
            for loser in losers {
                if let Some(event) = begin(conn, turn, loser, nid, &settled.id, &format!("{winner}{GETS_NAME}"), &winner)? {
                    wait_for_registrant(conn, turn, &event, loser)?;
                }
            }
            return Ok(());
        }
    }
    let contention = if let Some(open) = queries::open_for(conn, nid)? {
        open.id
    } else {
        let id = new_id();
        queries::insert(conn, &id, nid, turn.now.into())?;
        id
    };
    for one in &all {
        let others: Vec<String> = all.iter().filter(|other| other.id != one.id).map(|other| other.number.to_string()).collect();
        let why = format!("urn:{nid}{ALSO_REQUESTED}{}", others.join(", "));
        begin(conn, turn, one, nid, &contention, &why, &others.join(", "))?;
    }
    Ok(())
}

/// Adds a request that had ended to the name conflict about its NID again, at its former place. Reopens a conflict that was resolved only
/// because this request ended, unless a later one is open. A conflict resolved by registrants, experts or a court remains resolved.
pub(crate) fn rejoin(conn: &mut AnyConnection, turn: ActionContext<'_>, seen: &Seen) -> Result<(), Refusal> {
    let former = seen.overlays.iter().rev().find(|begun| begun.overlay == Overlay::Contended && begun.contention_id.is_some());
    if let Some(id) = former.and_then(|begun| begun.contention_id.as_deref())
        && let Some(nid) = seen.request.subject.nid()
        && queries::open_for(conn, nid)?.is_none()
        && queries::settled_by_leaving(conn, id)?
    {
        queries::reopen(conn, id)?;
    }
    notice(conn, turn, &seen.request)?;
    if let Some(former) = former {
        overlays::queries::set_since(conn, &seen.request.id, Overlay::Contended, former.since.into())?;
    }
    Ok(())
}

/// Whether a request was in a name conflict, or reopens such a request directly or indirectly.
fn follows_a_party(conn: &mut AnyConnection, request: &Request, settled: &Contention) -> Result<bool, Refusal> {
    const STEPS: usize = 100;
    let parties = overlays::queries::ever_in_contention(conn, &settled.id)?;
    let mut earlier = Some(request.number);
    for _ in 0..STEPS {
        let Some(number) = earlier else { return Ok(false) };
        let Some(found) = crate::cases::queries::by_number(conn, number)? else { return Ok(false) };
        if parties.contains(&found.id) {
            return Ok(true);
        }
        earlier = found.follows;
    }
    Ok(false)
}

/// Marks a request as being in a name conflict and notifies its participants. Does nothing if it is already marked. Returns the event.
fn begin(
    conn: &mut AnyConnection,
    turn: ActionContext<'_>,
    one: &Request,
    nid: &str,
    contention: &str,
    why: &str,
    others: &str,
) -> Result<Option<EventId>, Refusal> {
    if !span::begin(conn, &one.id, Overlay::Contended, why, Some(contention), turn.now)? {
        return Ok(None);
    }
    let event = log::record(
        conn,
        turn.now,
        &crate::users::Actor::Clock,
        Event::on_request(Act::Contended, &one.id, "nidreg").about_nid(nid).saying(why),
    )?;
    let seen = see(conn, one.number, None, turn.now)?;
    let letter = |name: String| Notification::Contended {
        name,
        number: one.number.to_string(),
        nid: nid.to_owned(),
        others: others.to_owned(),
        link: turn.link(&format!("/contentions/{nid}")),
    };
    to_team(conn, turn, &event, &seen, letter)?;
    to_experts(conn, turn, &event, &seen, letter)?;
    Ok(Some(event))
}

/// In intake, the registrant of a request that lost its name is now the action holder, so the operators are no longer overdue.
fn wait_for_registrant(
    conn: &mut AnyConnection,
    turn: ActionContext<'_>,
    event: &EventId,
    loser: &Request,
) -> Result<(), Refusal> {
    if loser.state != State::Intake {
        return Ok(());
    }
    span::end(conn, &loser.id, Overlay::Escalated, "the name conflict was resolved", turn.now)?;
    turns::besides(conn, turn, event, loser.number)
}

/// Records the outcome: the winner can proceed; the others must choose another name or withdraw.
pub(crate) fn settle(
    conn: &mut AnyConnection,
    turn: ActionContext<'_>,
    contention: &Contention,
    party: Party,
    outcome: Outcome,
    winner: &Request,
    text: &str,
) -> Result<(), Refusal> {
    queries::settle(conn, &contention.id, outcome, winner.number, text, turn.now.into())?;
    span::end(conn, &winner.id, Overlay::Contended, text, turn.now)?;
    let losers = overlays::queries::in_contention(conn, &contention.id)?;
    for id in &losers {
        overlays::queries::set_why(conn, id, Overlay::Contended, &format!("{}{GETS_NAME}", winner.number))?;
    }
    let event = record_outcome(conn, turn, party, winner, text)?;
    for id in overlays::queries::ever_in_contention(conn, &contention.id)? {
        let Some(request) = crate::cases::queries::by_id(conn, &id)? else { continue };
        notify_of_outcome(conn, turn, &event, &request, &contention.nid, text)?;
        if losers.contains(&id) {
            wait_for_registrant(conn, turn, &event, &request)?;
        }
    }
    Ok(())
}

/// Records an outcome on the request that can proceed.
fn record_outcome(
    conn: &mut AnyConnection,
    turn: ActionContext<'_>,
    party: Party,
    request: &Request,
    text: &str,
) -> Result<EventId, Refusal> {
    let event = record(conn, turn, Act::ContentionSettled, party, request, text)?;
    let seen = see(conn, request.number, None, turn.now)?;
    save(conn, turn.now, &seen, &event)?;
    Ok(event)
}

/// Notifies the owner and the collaborators of one request of an outcome.
fn notify_of_outcome(
    conn: &mut AnyConnection,
    turn: ActionContext<'_>,
    event: &EventId,
    request: &Request,
    nid: &str,
    text: &str,
) -> Result<(), Refusal> {
    let seen = see(conn, request.number, None, turn.now)?;
    to_team(conn, turn, event, &seen, |name| Notification::ContentionSettled {
        name,
        number: request.number.to_string(),
        nid: nid.to_owned(),
        outcome: text.to_owned(),
        link: turn.link(&format!("/requests/{}", request.number)),
    })
}

/// Removes a request that ended or was renamed from its name conflict. If only one request remains, it can proceed.
pub(crate) fn leave(conn: &mut AnyConnection, turn: ActionContext<'_>, seen: &Seen) -> Result<(), Refusal> {
    leave_as(conn, turn, seen, Outcome::Left)
}

pub(crate) fn leave_as(conn: &mut AnyConnection, turn: ActionContext<'_>, seen: &Seen, outcome: Outcome) -> Result<(), Refusal> {
    let how = match outcome {
        Outcome::Renamed => "chose another name",
        _ => "was closed",
    };
    let party = if seen.is(Party::Registrant) { Party::Registrant } else { Party::Operator };
    free_losers(conn, turn, seen, party, how)?;
    let Some(id) = seen.contention_id() else { return Ok(()) };
    span::end(conn, &seen.request.id, Overlay::Contended, how, turn.now)?;
    let left = overlays::queries::in_contention(conn, &id)?;
    let Some(contention) = queries::by_id(conn, &id)?.filter(|contention| contention.outcome.is_none()) else { return Ok(()) };
    let [only] = left.as_slice() else { return Ok(()) };
    let Some(winner) = crate::cases::queries::by_id(conn, only)? else { return Ok(()) };
    let text = format!("{} {how}; {} continues with urn:{}", seen.request.number, winner.number, contention.nid);
    settle(conn, turn, &contention, party, outcome, &winner, &text)
}

/// Allows requests that lost their NID to a closed or renamed request to continue. If other requests want the NID, a conflict begins.
fn free_losers(conn: &mut AnyConnection, turn: ActionContext<'_>, seen: &Seen, party: Party, how: &str) -> Result<(), Refusal> {
    let winner = seen.request.number;
    let freed = queries::lost_to(conn, winner)?;
    for id in &freed {
        span::end(conn, id, Overlay::Contended, &format!("{winner} {how}"), turn.now)?;
    }
    let mut requests = Vec::new();
    for id in &freed {
        requests.extend(crate::cases::queries::by_id(conn, id)?);
    }
    for request in &requests {
        let nid = request.subject.nid().unwrap_or_default();
        let others = crate::cases::queries::open_for_nid(conn, nid)?;
        let text = if others.iter().any(|other| other.id != request.id && other.id != seen.request.id) {
            format!("{winner} {how}; that it gets urn:{nid} no longer applies to {}", request.number)
        } else {
            format!("{winner} {how}; urn:{nid} is available to {} again", request.number)
        };
        let event = record_outcome(conn, turn, party, request, &text)?;
        notify_of_outcome(conn, turn, &event, request, nid, &text)?;
        // In intake, the operators are the action holders again.
        if request.state == State::Intake {
            turns::notify(conn, turn, &event, request.number)?;
        }
    }
    // A new conflict begins after the outcome of the old one has ended for all of them.
    for request in &requests {
        notice(conn, turn, request)?;
    }
    Ok(())
}
