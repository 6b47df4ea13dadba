//! The lead's decisions: to approve (T6), and to decline when a second expert concurs (T10).

use super::actions::{
    Seen, Turn, about_current_text, close_proposals, moved, record, see, to_experts, to_operators, to_team, words,
};
use super::timers::periods;
use super::workflow::Move;
use super::{Party, Present, Subject};
use crate::history::Act;
use crate::mail::Letter;
use crate::people::secrets::new_id;
use crate::refusal::Refusal;
use crate::reviews;
use crate::store::{AnyConnection, stored};
use jiff::{SignedDuration, Timestamp};

/// Writes a decision down.
pub(super) fn decide(
    conn: &mut AnyConnection,
    seen: &Seen,
    (lead_id, concurring_id): (&str, Option<&str>),
    (outcome, reasons): (&str, &str),
    now: Timestamp,
) -> Result<(), Refusal> {
    let snapshot = seen.current().map_or(0, |snapshot| snapshot.number);
    Ok(reviews::queries::insert_decision(
        conn,
        &reviews::queries::NewDecision {
            id: &new_id(),
            request_id: &seen.request.id,
            snapshot_number: snapshot,
            lead_id,
            concurring_id,
            outcome,
            reasons,
            decided_at: &stored(now),
        },
    )?)
}

/// Until when a registrant change is under public notice: 14 days, or 30 when the present registrant cannot be reached.
pub fn notice_ends(request: &super::Request) -> Option<Timestamp> {
    let Subject::RegistrantChange { present, .. } = &request.subject else { return None };
    let days = match present {
        Present::Agrees => periods().notice,
        Present::Unreachable => periods().notice_unreachable,
    };
    request.review_since?.saturating_add(SignedDuration::from_hours(24 * days)).ok()
}

/// What a registrant change needs besides positions.
fn change_may_pass(conn: &mut AnyConnection, seen: &Seen, now: Timestamp) -> Result<(), Refusal> {
    let Subject::RegistrantChange { heir, present, .. } = &seen.request.subject else { return Ok(()) };
    let wait = |why: String| Err(Refusal::WrongState { why });
    if !super::exceptions::has_accepted(conn, &seen.request)? {
        return wait(format!("The new registrant has not accepted yet; a letter went to {heir}"));
    }
    if let Some(end) = notice_ends(&seen.request).filter(|end| now < *end) {
        return wait(format!("The public notice runs until {}", end.strftime("%Y-%m-%d")));
    }
    if *present == Present::Unreachable {
        let in_favour = reviews::actions::standing_positions(conn, seen, now)?
            .iter()
            .filter(|standing| standing.live && standing.position.stance != reviews::Stance::Discuss)
            .count();
        if in_favour < 2 {
            return wait("When the present registrant cannot be reached, two experts must have no objection".to_owned());
        }
    }
    Ok(())
}

/// T6: the lead decides for the request. `snapshot` is the text the lead had before their eyes.
pub fn approve(conn: &mut AnyConnection, turn: Turn<'_>, number: &str, snapshot: i64, reasons: &str) -> Result<(), Refusal> {
    let seen = see(conn, number, Some(turn.who), turn.now)?;
    let (party, state) = seen.permit(Move::Approve)?;
    reviews::actions::must_decide_by_name(conn, &seen, &turn.who.id)?;
    about_current_text(&seen, snapshot)?;
    let reasons = words(reasons, "reasons", "Enter the reasons for the decision")?;
    change_may_pass(conn, &seen, turn.now)?;
    reviews::actions::quorum(conn, &seen, &turn.who.id, turn.now)?;
    decide(conn, &seen, (&turn.who.id, None), ("approved", &reasons), turn.now)?;
    close_proposals(conn, &seen, turn.now)?;
    let event = moved(conn, turn, &seen, Act::Approved, (party, state), &reasons)?;
    let title = seen.request.subject.title();
    let letter = |page: &'static str| {
        let (number, title, reasons) = (number.to_owned(), title.clone(), reasons.clone());
        move |name: String| Letter::Approved {
            name,
            number: number.clone(),
            title: title.clone(),
            reasons: reasons.clone(),
            link: turn.link(&format!("/{page}/{number}")),
        }
    };
    to_team(conn, turn, &event, &seen, letter("requests"))?;
    to_operators(conn, turn, &event, &seen.thread(), letter("desk"))
}

fn cited(reasons: &str) -> Result<String, Refusal> {
    let reasons = words(reasons, "reasons", "Enter the reasons for the decision")?;
    if reviews::cites(&reasons) {
        return Ok(reasons);
    }
    Err(Refusal::at("reasons", "Cite what the reason rests on, for example RFC 8141, 6.4.2"))
}

/// T10, first half: the lead wishes to decline, with reasons that cite what they rest on, and waits for a second expert.
pub fn propose_decline(
    conn: &mut AnyConnection,
    turn: Turn<'_>,
    number: &str,
    snapshot: i64,
    reasons: &str,
) -> Result<(), Refusal> {
    let seen = see(conn, number, Some(turn.who), turn.now)?;
    let (party, _) = seen.permit(Move::ProposeDecline)?;
    reviews::actions::must_decide_by_name(conn, &seen, &turn.who.id)?;
    about_current_text(&seen, snapshot)?;
    let reasons = cited(reasons)?;
    reviews::queries::insert_proposal(
        conn,
        &new_id(),
        (&seen.request.id, snapshot),
        (&turn.who.id, &reasons),
        &stored(turn.now),
    )?;
    let event = record(conn, turn, Act::DeclineProposed, party, &seen.request, &reasons)?;
    to_experts(conn, turn, &event, &seen, |name| Letter::Concurrence {
        name,
        number: number.to_owned(),
        title: seen.request.subject.title(),
        by: turn.who.name.clone(),
        reasons: reasons.clone(),
        link: turn.link(&format!("/reviews/{number}#decide")),
    })
}

/// T10: a second expert concurs, and the request is declined.
pub fn decline(conn: &mut AnyConnection, turn: Turn<'_>, number: &str, snapshot: i64) -> Result<(), Refusal> {
    let seen = see(conn, number, Some(turn.who), turn.now)?;
    let (party, state) = seen.permit(Move::Decline)?;
    reviews::actions::must_have_disclosed(&seen)?;
    about_current_text(&seen, snapshot)?;
    let proposal = reviews::queries::proposal(conn, &seen.request.id)?
        .filter(|proposal| proposal.snapshot_number == snapshot)
        .ok_or_else(|| Refusal::WrongState { why: "The lead has not proposed to decline the current text".to_owned() })?;
    let still_leads = match crate::people::queries::by_id(conn, &proposal.lead_id)? {
        Some(lead) => see(conn, number, Some(&lead), turn.now)?.is(Party::Lead),
        None => false,
    };
    if !still_leads {
        return Err(Refusal::WrongState {
            why: "Who proposed it does not lead this request any more; a lead proposes it anew".to_owned(),
        });
    }
    if proposal.lead_id == turn.who.id {
        return Err(Refusal::not_permitted("You proposed it; a second expert concurs"));
    }
    let reasons = proposal.reasons;
    decide(conn, &seen, (&proposal.lead_id, Some(&turn.who.id)), ("declined", &reasons), turn.now)?;
    close_proposals(conn, &seen, turn.now)?;
    let event = moved(conn, turn, &seen, Act::Declined, (party, state), &reasons)?;
    to_team(conn, turn, &event, &seen, |name| Letter::Declined {
        name,
        number: number.to_owned(),
        title: seen.request.subject.title(),
        reasons: reasons.clone(),
        link: turn.link(&format!("/requests/{number}")),
    })?;
    super::contention::leave(conn, turn, &seen)
}
