//! What the clock must know of a request to say what is due on it. The positions of its experts cost most to read, and their texts with
//! them; what is certain without them is asked first.

use crate::cases::see::see;
use crate::cases::timers::{Asked, Facts};
use crate::cases::{Overlay, Party, Request, State, Way, gather};
use crate::history::Act;
use crate::ids::AccountId;
use crate::people::absences::{Office, queries as absences};
use crate::refusal::Refusal;
use crate::reviews::{self, experts};
use crate::store::AnyConnection;
use crate::{clock, history};
use jiff::Timestamp;

/// What the clock itself writes, and drafts that are only saved, put nothing off.
const NO_WORD: [Act; 3] = [Act::Reminded, Act::Escalated, Act::DraftSaved];

/// What the request alone says, as if nobody had done anything since it came into its state: what is not due by this is not due.
pub(super) fn earliest(request: &Request) -> Facts {
    Facts {
        state: request.state,
        state_since: request.state_since,
        review_since: request.review_since,
        last_act: request.state_since,
        last_registrant: request.created_at,
        asked: Vec::new(),
        lead_decides: request.track.way() != Way::FastTrack,
        held: false,
    }
}

/// The same with what was done, and as if no expert had taken a position, kept away from it or left: whatever is due is due by this too,
/// with the same key.
pub(super) fn at_most(conn: &mut AnyConnection, request: &Request, now: Timestamp) -> Result<Facts, Refusal> {
    let mut facts = dated(conn, request)?;
    facts.asked = asked(conn, request, None, now)?;
    Ok(facts)
}

/// All that the clock asks.
pub(super) fn of(conn: &mut AnyConnection, request: &Request, now: Timestamp) -> Result<Facts, Refusal> {
    let mut facts = dated(conn, request)?;
    let seen = see(conn, request.number, None, now)?;
    facts.held = seen.has(Overlay::CourtHold) || (request.state == State::Ready && seen.has(Overlay::Contended));
    if request.state == State::Review {
        let standing = gather::positions::standing_positions(conn, &seen, now)?;
        let excluded = experts::queries::excluded(conn, &request.id)?;
        facts.asked = asked(conn, request, Some((&standing, &excluded)), now)?;
    }
    Ok(facts)
}

fn dated(conn: &mut AnyConnection, request: &Request) -> Result<Facts, Refusal> {
    let mut facts = earliest(request);
    match request.state {
        State::Review => {
            facts.last_act = history::queries::last_but(conn, &request.id, &NO_WORD)?.unwrap_or(request.state_since);
        }
        State::WithRequester(_) => {
            let last = history::queries::last_by(conn, &request.id, Party::Registrant.name())?;
            facts.last_registrant = last.unwrap_or(request.created_at);
        }
        _ => {}
    }
    Ok(facts)
}

/// Who was asked; with what all of them said, and who of them must keep away, where that was read.
fn asked(
    conn: &mut AnyConnection,
    request: &Request,
    said: Option<(&[reviews::Standing], &[AccountId])>,
    now: Timestamp,
) -> Result<Vec<Asked>, Refusal> {
    if request.state != State::Review {
        return Ok(Vec::new());
    }
    let today = clock::day(now);
    let has_taken =
        |id: &AccountId| said.is_some_and(|(standing, _)| standing.iter().any(|it| it.live && it.position.expert_id == *id));
    // Who left office, or must keep away from it, is reminded of nothing.
    let may = |conn: &mut AnyConnection, id: &AccountId| match said {
        Some((_, excluded)) if excluded.contains(id) => Ok(false),
        Some(_) => gather::positions::holds_office(conn, request, id, now),
        None => Ok(true),
    };
    let mut list = Vec::new();
    for one in experts::queries::assignments_of(conn, &request.id)? {
        if !may(conn, &one.expert_id)? {
            continue;
        }
        let mut deputy_id = absences::deputy_of(conn, &one.expert_id, Office::Review, today)?;
        let has_position = has_taken(&one.expert_id) || deputy_id.as_ref().is_some_and(has_taken);
        if let Some(id) = deputy_id.take() {
            deputy_id = may(conn, &id)?.then_some(id);
        }
        list.push(Asked {
            has_position,
            deputy_id,
            away: absences::away_until(conn, &one.expert_id, today)?,
            expert_id: one.expert_id,
            assigned_at: one.assigned_at,
            reply: one.reply,
        });
    }
    Ok(list)
}
