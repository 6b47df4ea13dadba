//! What experts do: comment, take a position, declare a conflict. The decision itself moves the request and stands in
//! [`crate::requests::actions`].

use super::{Position, Stance, is_live, latest, may_approve, queries};
use crate::history::{self, Act, Event};
use crate::mail::{self, Letter};
use crate::people::secrets::new_id;
use crate::people::{self, Account, Actor, Role};
use crate::refusal::Refusal;
use crate::requests::actions::{Seen, Turn, see, to_experts, to_team, words};
use crate::requests::{Party, Request, State};
use crate::store::{AnyConnection, stored};
use crate::template::Field;
use crate::template::diff::{changed_fields, changed_in_substance};

fn record(
    conn: &mut AnyConnection,
    turn: Turn<'_>,
    act: Act,
    party: Party,
    seen: &Seen,
    detail: &str,
) -> Result<history::EventId, Refusal> {
    let event = Event::on_request(act, &seen.request.id, party.name()).saying(detail);
    Ok(history::record(conn, turn.now, &Actor::Person(turn.who.clone()), event)?)
}

/// Comments on an open request. Experts, operators and the registrant may; the public comments on the list.
pub fn comment(conn: &mut AnyConnection, turn: Turn<'_>, number: &str, body: &str) -> Result<(), Refusal> {
    let seen = see(conn, number, Some(turn.who))?;
    let party = [Party::Registrant, Party::Lead, Party::Expert, Party::Operator]
        .into_iter()
        .find(|party| seen.is(*party))
        .ok_or_else(|| {
            Refusal::not_permitted(
                "Only the registrant, the experts and the operators comment here; everybody may on the review list",
            )
        })?;
    let body = words(body, "comment", "Enter a comment")?;
    let Some(current) = seen.current().filter(|_| seen.request.state.is_open()) else {
        return Err(Refusal::WrongState { why: "Comments are taken while a request is open".to_owned() });
    };
    queries::insert_comment(
        conn,
        &queries::NewComment {
            id: &new_id(),
            request_id: &seen.request.id,
            snapshot_number: current.number,
            author_id: &turn.who.id,
            author_role: party.name(),
            body: &body,
            written_at: &stored(turn.now),
        },
    )?;
    let event = record(conn, turn, Act::Commented, party, &seen, &body)?;
    let letter = |page: &'static str| {
        let (number, comment) = (number.to_owned(), body.clone());
        move |name: String| Letter::Comment {
            name,
            number: number.clone(),
            by: turn.who.name.clone(),
            comment: comment.clone(),
            link: turn.link(&format!("/{page}/{number}")),
        }
    };
    if party == Party::Registrant {
        to_experts(conn, turn, &event, &seen, letter("reviews"))
    } else {
        to_team(conn, turn, &event, &seen, letter("requests"))
    }
}

/// Takes a position on the text the expert had before their eyes. Discuss needs reasons.
pub fn take_position(
    conn: &mut AnyConnection,
    turn: Turn<'_>,
    number: &str,
    snapshot: i64,
    stance: Stance,
    reasons: &str,
) -> Result<(), Refusal> {
    let seen = see(conn, number, Some(turn.who))?;
    if !seen.is(Party::Expert) {
        return Err(Refusal::not_permitted("Only designated experts without a conflict of interest take positions"));
    }
    if seen.request.state != State::Review {
        return Err(Refusal::WrongState {
            why: format!("Positions are taken during expert review; the request is \"{}\"", seen.request.state.words()),
        });
    }
    let current = seen.current().map_or(0, |current| current.number);
    if current != snapshot {
        return Err(Refusal::Stale {
            why: format!("The registrant sent text {current} since you opened this page; you were looking at text {snapshot}"),
        });
    }
    let reasons = if stance == Stance::Discuss || !reasons.trim().is_empty() {
        words(reasons, "reasons", "Say what must change; a position to discuss needs reasons")?
    } else {
        String::new()
    };
    queries::insert_position(
        conn,
        &queries::NewPosition {
            id: &new_id(),
            request_id: &seen.request.id,
            snapshot_number: snapshot,
            expert_id: &turn.who.id,
            stance: stance.name(),
            reasons: &reasons,
            taken_at: &stored(turn.now),
        },
    )?;
    let detail = if reasons.is_empty() {
        format!("{}, on text {snapshot}", stance.words())
    } else {
        format!("{}, on text {snapshot}: {reasons}", stance.words())
    };
    let event = record(conn, turn, Act::PositionTaken, Party::Expert, &seen, &detail)?;
    for lead in people::queries::with_role(conn, Role::Lead)? {
        let ready = lead.id != turn.who.id && quorum(conn, &seen, &lead.id).is_ok();
        if ready {
            let letter = Letter::DecisionNeeded {
                name: lead.name.clone(),
                number: number.to_owned(),
                title: seen.request.subject.title(),
                link: turn.link(&format!("/reviews/{number}")),
            };
            mail::queue(conn, turn.post, turn.now, &event, Some(&seen.thread()), &lead.email, &letter)?;
        }
    }
    Ok(())
}

/// Declares a conflict of interest: from then on the expert does not act on this request.
pub fn declare_conflict(conn: &mut AnyConnection, turn: Turn<'_>, number: &str, reason: &str) -> Result<(), Refusal> {
    let seen = see(conn, number, Some(turn.who))?;
    if !seen.is(Party::Expert) {
        return Err(Refusal::not_permitted("Only designated experts declare conflicts of interest, and only once"));
    }
    let reason = words(reason, "reason", "Say in a few words what the conflict is")?;
    queries::insert_conflict(conn, &seen.request.id, &turn.who.id, &reason, &stored(turn.now))?;
    record(conn, turn, Act::ConflictDeclared, Party::Expert, &seen, &reason)?;
    Ok(())
}

/// The newest position of each expert without a conflict, and whether it is still about the current text.
pub fn standing_positions(conn: &mut AnyConnection, seen: &Seen) -> Result<Vec<(Position, bool)>, Refusal> {
    let conflicted = queries::conflicted(conn, &seen.request.id)?;
    let all = queries::positions_of(conn, &seen.request.id)?;
    let current = seen.current().map_or(0, |current| current.number);
    let changed = |since: i64| substance_changed(seen, since);
    Ok(latest(&all)
        .into_iter()
        .filter(|position| !conflicted.contains(&position.expert_id))
        .map(|position| (position.clone(), is_live(position, current, changed)))
        .collect())
}

/// Which of these requests wait for this person: those they were asked to review and have no live position on, and for a lead those
/// whose decision is due.
pub fn waiting_for(
    conn: &mut AnyConnection,
    account: &Account,
    open: &[Request],
    assigned: &[String],
) -> Result<Vec<String>, Refusal> {
    let mut waiting = Vec::new();
    for request in open.iter().filter(|request| request.state == State::Review) {
        let seen = see(conn, &request.number, Some(account))?;
        if !seen.is(Party::Expert) {
            continue;
        }
        let has_position =
            standing_positions(conn, &seen)?.iter().any(|(position, live)| *live && position.expert_id == account.id);
        let decision_due = seen.is(Party::Lead) && quorum(conn, &seen, &account.id).is_ok();
        if decision_due || (assigned.contains(&request.id) && !has_position) {
            waiting.push(request.id.clone());
        }
    }
    Ok(waiting)
}

/// Whether anything but version, date and contact changed between an older text and the current one (T5).
fn substance_changed(seen: &Seen, since: i64) -> bool {
    let old = seen.snapshots.iter().find(|snapshot| snapshot.number == since);
    let (Some(old), Some(new)) = (old, seen.current()) else { return true };
    !changed_in_substance(&old.template, &new.template).is_empty()
        || changed_fields(&old.template, &new.template).contains(&Field::RevisionInformation)
}

/// Whether the lead may decide for the request now (T6).
pub fn quorum(conn: &mut AnyConnection, seen: &Seen, lead_id: &str) -> Result<(), Refusal> {
    let conflicted = queries::conflicted(conn, &seen.request.id)?;
    let assigned: Vec<String> =
        queries::assigned(conn, &seen.request.id)?.into_iter().map(|(id, _)| id).filter(|id| !conflicted.contains(id)).collect();
    let standing = standing_positions(conn, seen)?;
    let live: Vec<&Position> = standing.iter().filter(|(_, live)| *live).map(|(position, _)| position).collect();
    let mut answered = Vec::new();
    for position in live.iter().filter(|position| position.stance == Stance::Discuss) {
        if queries::commented_since(conn, &seen.request.id, lead_id, &stored(position.taken_at))? {
            answered.push(position.expert_id.clone());
        }
    }
    may_approve(&assigned, lead_id, &live, |position| answered.contains(&position.expert_id))
        .map_err(|why| Refusal::WrongState { why })
}
