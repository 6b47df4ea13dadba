//! The lead's decisions: to approve (T6), and to decline when a second expert concurs (T10).

use crate::cases::appeals;
use crate::cases::criteria::{self, Judged};
use crate::cases::guards::heir::change_may_pass;
use crate::cases::guards::text::about_current_text;
use crate::cases::moves::Move;
use crate::cases::periods::periods;
use crate::cases::record::{close_proposals, decide, moved, record, words};
use crate::cases::see::see;
use crate::cases::tell::{experts_of, operators_of, tell, to_experts, to_operators, to_team};
use crate::cases::timers::business_days_after;
use crate::cases::waiting::turns;
use crate::cases::{Party, guards};
use crate::clock;
use crate::history::Act;
use crate::ids::new_id;
use crate::mail::letters::Letter;
use crate::people::Account;
use crate::people::absences::Office;
use crate::refusal::Refusal;
use crate::reviews;
use crate::reviews::citations;
use crate::store::AnyConnection;
use crate::store::{moment, stored};
use crate::turn::Turn;

/// What a decision of the lead rests on: reasons in words and, where the lead wants it, the points of RFC 8141, 5.1 and 6.4 one by one.
#[derive(Debug, Clone, Copy)]
pub struct Grounds<'a> {
    /// The reasons.
    pub reasons: &'a str,
    /// The points. A list that is begun is finished; the report to a standards body must have one (`acts/report.rs`).
    pub judged: Judged,
}

impl<'a> From<&'a str> for Grounds<'a> {
    /// Reasons alone.
    fn from(reasons: &'a str) -> Self {
        Self { reasons, judged: Judged::default() }
    }
}

/// Refuses a list of points with a gap: half of it misleads.
fn whole(judged: &Judged) -> Result<(), Refusal> {
    match judged.missing().filter(|_| judged.is_begun()) {
        Some(point) => Err(Refusal::at(point.key, format!("Say of every point whether it is met, or of none: {}", point.words))),
        None => Ok(()),
    }
}

/// T6: the lead decides for the request. `snapshot` is the text the lead had before their eyes.
pub fn approve<'a>(
    conn: &mut AnyConnection,
    turn: Turn<'_>,
    number: &str,
    snapshot: i64,
    grounds: impl Into<Grounds<'a>>,
) -> Result<(), Refusal> {
    let Grounds { reasons, judged } = grounds.into();
    let seen = see(conn, number, Some(turn.who), turn.now)?;
    let (party, state) = seen.permit(Move::Approve)?;
    guards::disclosed::must_decide_by_name(conn, &seen, &turn.who.id)?;
    about_current_text(&seen, snapshot)?;
    let reasons = reasoned(reasons)?;
    whole(&judged)?;
    if let Some(point) = judged.not_met() {
        return Err(Refusal::at(point.key, "You approve the request, and say here that this is not met"));
    }
    change_may_pass(conn, &seen, turn.now)?;
    guards::quorum::quorum(conn, &seen, &turn.who.id, turn.now)?;
    let decision = decide(conn, &seen, (&turn.who.id, None), ("approved", &reasons), turn.now)?;
    criteria::queries::insert(conn, &decision, &seen.request.id, &judged)?;
    close_proposals(conn, &seen, turn.now)?;
    let event = moved(conn, turn, &seen, Act::Approved, (party, state), &reasons)?;
    let title = seen.request.subject.title();
    let letter = |page: &'static str| {
        let (number, title, reasons) = (number.to_owned(), title.clone(), reasons.clone());
        let until = clock::spelled(clock::day(business_days_after(turn.now, periods().desk)));
        move |name: String| Letter::Approved {
            name,
            number: number.clone(),
            title: title.clone(),
            reasons: reasons.clone(),
            until: until.clone(),
            link: turn.link(&format!("/{page}/{number}")),
        }
    };
    to_team(conn, turn, &event, &seen, letter("requests"))?;
    to_experts(conn, turn, &event, &seen, letter("reviews"))?;
    to_operators(conn, turn, &event, &seen.thread(), letter("desk"))?;
    turns::tell(conn, turn, &event, number)
}

/// Reasons, none of which rests on an RFC that does not exist.
fn reasoned(reasons: &str) -> Result<String, Refusal> {
    let reasons = words(reasons, "reasons", "Enter the reasons for the decision")?;
    match citations::unknown(&reasons).first() {
        None => Ok(reasons),
        Some(rfc) => Err(Refusal::at(
            "reasons",
            format!(
                "There is no RFC {rfc} on the list of RFCs kept here. Correct the number, or give the address of the document"
            ),
        )),
    }
}

fn cited(reasons: &str) -> Result<String, Refusal> {
    let reasons = reasoned(reasons)?;
    if citations::cites(&reasons) {
        return Ok(reasons);
    }
    Err(Refusal::at("reasons", "Cite what the reason rests on, for example RFC 8141, 6.4.2"))
}

/// T10, first half: the lead wishes to decline, with reasons that cite what they rest on, and waits for a second expert.
pub fn propose_decline<'a>(
    conn: &mut AnyConnection,
    turn: Turn<'_>,
    number: &str,
    snapshot: i64,
    grounds: impl Into<Grounds<'a>>,
) -> Result<(), Refusal> {
    let Grounds { reasons, judged } = grounds.into();
    let seen = see(conn, number, Some(turn.who), turn.now)?;
    let (party, _) = seen.permit(Move::ProposeDecline)?;
    guards::disclosed::must_decide_by_name(conn, &seen, &turn.who.id)?;
    about_current_text(&seen, snapshot)?;
    let reasons = cited(reasons)?;
    whole(&judged)?;
    let (id, request_id) = (new_id(), &seen.request.id);
    reviews::queries::insert_proposal(conn, &id, (request_id, snapshot), (&turn.who.id, &reasons), &stored(turn.now))?;
    criteria::queries::insert(conn, &id, request_id, &judged)?;
    let event = record(conn, turn, Act::DeclineProposed, party, &seen.request, &reasons)?;
    to_experts(conn, turn, &event, &seen, |name| Letter::Concurrence {
        name,
        number: number.to_owned(),
        title: seen.request.subject.title(),
        by: turn.who.name.clone(),
        reasons: reasons.clone(),
        link: turn.link(&format!("/reviews/{number}#decide")),
    })?;
    // Nothing has moved: whoever is asked to concur reads it in that email, and nobody else is asked anything new.
    turns::besides(conn, turn, &event, number)
}

/// T10: a second expert concurs, and the request is declined.
pub fn decline(conn: &mut AnyConnection, turn: Turn<'_>, number: &str, snapshot: i64) -> Result<(), Refusal> {
    let seen = see(conn, number, Some(turn.who), turn.now)?;
    let (party, state) = seen.permit(Move::Decline)?;
    guards::disclosed::must_have_disclosed(&seen)?;
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
    let proposed = (proposal.lead_id.as_str(), moment(&proposal.made_at)?);
    guards::office::another_hand(conn, Office::Review, proposed, (turn.who, turn.now))?;
    let reasons = proposal.reasons;
    let judged = criteria::queries::of(conn, &proposal.id)?;
    let decision = decide(conn, &seen, (&proposal.lead_id, Some(&turn.who.id)), ("declined", &reasons), turn.now)?;
    criteria::queries::insert(conn, &decision, &seen.request.id, &judged)?;
    close_proposals(conn, &seen, turn.now)?;
    let event = moved(conn, turn, &seen, Act::Declined, (party, state), &reasons)?;
    let letter = |page: &'static str| {
        let (number, title, reasons) = (number.to_owned(), seen.request.subject.title(), reasons.clone());
        let until = clock::spelled(appeals::until(turn.now));
        move |name: String| Letter::Declined {
            name,
            number: number.clone(),
            title: title.clone(),
            reasons: reasons.clone(),
            until: until.clone(),
            link: turn.link(&format!("/{page}/{number}")),
        }
    };
    to_team(conn, turn, &event, &seen, letter("requests"))?;
    // Whoever proposed it need not have been asked to review.
    let mut involved = experts_of(conn, &seen)?;
    if !involved.iter().any(|expert| expert.id == proposal.lead_id) {
        involved.extend(crate::people::queries::by_id(conn, &proposal.lead_id)?.filter(Account::is_live));
    }
    involved.retain(|expert| expert.id != turn.who.id);
    tell(conn, turn, &event, Some(&seen.thread()), &involved, letter("requests"))?;
    let mut operators = operators_of(conn, &seen.request.id)?;
    operators.retain(|operator| operator.id != turn.who.id && !involved.iter().any(|told| told.id == operator.id));
    tell(conn, turn, &event, Some(&seen.thread()), &operators, letter("desk"))?;
    crate::cases::contention::effects::leave(conn, turn, &seen)
}
