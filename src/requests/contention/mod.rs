//! Two or more open requests for one NID (RFC 8141 §6.2, "race conditions"). The first holds the name visibly, not exclusively:
//! none of them passes until an outcome is recorded. All of them share one room for registrants, experts and operators.

pub(crate) mod queries;

use super::actions::{Seen, Turn, record, see, team_of, tell, to_experts, to_team, words};
use super::{CameFrom, Overlay, Party, Request, State, Subject, overlays};
use crate::history::{self, Act, Event, EventId};
use crate::mail::Letter;
use crate::nid::Nid;
use crate::nid::rules::formal_findings;
use crate::people::secrets::new_id;
use crate::refusal::Refusal;
use crate::registry::actions::standing;
use crate::store::{AnyConnection, stored};
use jiff::Timestamp;

/// How a contention ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Outcome {
    /// All but one chose another name.
    Renamed,
    /// All but one ended in another way.
    Left,
    /// Both registrants said the same.
    Agreed,
    /// The lead and one more expert said the same.
    Decided,
    /// A court ordered it.
    Ordered,
}

impl Outcome {
    /// The machine word.
    pub fn name(self) -> &'static str {
        match self {
            Self::Renamed => "renamed",
            Self::Left => "left",
            Self::Agreed => "agreed",
            Self::Decided => "decided",
            Self::Ordered => "ordered",
        }
    }
}

/// A contention.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Contention {
    /// Key.
    pub id: String,
    /// The name wanted.
    pub nid: String,
    /// Since when.
    pub since: Timestamp,
    /// The outcome in words, once there is one.
    pub outcome: Option<String>,
    /// The request that has the name by it.
    pub winner: Option<String>,
}

/// Something written in the room, or a verdict given there.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Said {
    /// By whom.
    pub author: String,
    /// In which capacity.
    pub role: String,
    /// The words.
    pub body: String,
    /// For a verdict: the request that should have the name.
    pub winner: Option<String>,
    /// When.
    pub at: Timestamp,
}

/// The room, as one of its people sees it.
#[derive(Debug, Clone)]
pub struct Room {
    /// The contention.
    pub contention: Contention,
    /// Its requests, the first one first.
    pub requests: Vec<Request>,
    /// What was said.
    pub said: Vec<Said>,
    /// The requests the viewer is the registrant of.
    pub own: Vec<String>,
    /// In which capacities the viewer acts.
    pub parties: Vec<Party>,
}

/// After a request for a new formal NID was submitted or renamed: when others want the name, all of them are contended, and all
/// parties are told once.
pub(super) fn notice(conn: &mut AnyConnection, turn: Turn<'_>, request: &Request) -> Result<(), Refusal> {
    let Some(nid) = request.subject.nid() else { return Ok(()) };
    if !matches!(request.subject, Subject::NewFormal { .. }) {
        return Ok(());
    }
    let all = super::queries::open_for_nid(conn, nid)?;
    if all.len() < 2 {
        return Ok(());
    }
    // An outcome that was recorded holds against a request that takes up one that lost.
    if let Some(settled) = queries::newest_for(conn, nid)?.filter(|newest| newest.outcome.is_some())
        && let Some(winner) = settled.winner.as_deref().and_then(|winner| all.iter().find(|one| one.number == winner))
        && follows_a_party(conn, request, &settled)?
    {
        let why = format!("{} has the name; that was settled before", winner.number);
        return begin(conn, turn, request, nid, &settled.id, &why, &winner.number);
    }
    let contention = if let Some(open) = queries::open_for(conn, nid)? {
        open.id
    } else {
        let id = new_id();
        queries::insert(conn, &id, nid, &stored(turn.now))?;
        id
    };
    for one in &all {
        let others: Vec<&str> = all.iter().filter(|other| other.id != one.id).map(|other| other.number.as_str()).collect();
        let why = format!("urn:{nid} is also asked for by {}", others.join(", "));
        begin(conn, turn, one, nid, &contention, &why, &others.join(", "))?;
    }
    Ok(())
}

/// Whether a request takes up, over however many steps, one that was in a contention.
fn follows_a_party(conn: &mut AnyConnection, request: &Request, settled: &Contention) -> Result<bool, Refusal> {
    const STEPS: usize = 100;
    let parties = overlays::queries::ever_in_contention(conn, &settled.id)?;
    let mut earlier = request.follows.clone();
    for _ in 0..STEPS {
        let Some(number) = earlier else { return Ok(false) };
        let Some(found) = super::queries::by_number(conn, &number)? else { return Ok(false) };
        if parties.contains(&found.id) {
            return Ok(true);
        }
        earlier = found.follows;
    }
    Ok(false)
}

/// Makes a request contended, and tells its people; one that is contended already is told nothing.
fn begin(
    conn: &mut AnyConnection,
    turn: Turn<'_>,
    one: &Request,
    nid: &str,
    contention: &str,
    why: &str,
    others: &str,
) -> Result<(), Refusal> {
    if !overlays::begin(conn, &one.id, Overlay::Contended, why, Some(contention), turn.now)? {
        return Ok(());
    }
    let event = history::record(
        conn,
        turn.now,
        &crate::people::Actor::Clock,
        Event::on_request(Act::Contended, &one.id, "nidreg").about_nid(nid).saying(why),
    )?;
    let seen = see(conn, &one.number, None, turn.now)?;
    let letter = |name: String| Letter::Contended {
        name,
        number: one.number.clone(),
        nid: nid.to_owned(),
        others: others.to_owned(),
        link: turn.link(&format!("/contentions/{nid}")),
    };
    to_team(conn, turn, &event, &seen, letter)?;
    to_experts(conn, turn, &event, &seen, letter)
}

/// The room of a name, for its people only: to everybody else there is none.
pub fn room(conn: &mut AnyConnection, who: &crate::people::Account, nid: &str, now: Timestamp) -> Result<Room, Refusal> {
    let gone = || Refusal::not_found("This room");
    let contention = queries::newest_for(conn, nid)?.ok_or_else(gone)?;
    let mut requests = Vec::new();
    let (mut own, mut parties) = (Vec::new(), Vec::new());
    for id in overlays::queries::ever_in_contention(conn, &contention.id)? {
        let Some(request) = super::queries::by_id(conn, &id)? else { continue };
        let seen = see(conn, &request.number, Some(who), now)?;
        for party in &seen.parties {
            if !matches!(party, Party::Public) && !parties.contains(party) {
                parties.push(*party);
            }
        }
        if seen.is(Party::Registrant) {
            own.push(request.number.clone());
        }
        requests.push(request);
    }
    // Whoever has a conflict on one of them, or owns one, is nothing else here.
    if parties.contains(&Party::Registrant) {
        parties = vec![Party::Registrant];
    } else if parties.contains(&Party::Conflicted) {
        parties = vec![Party::Conflicted];
    }
    if parties.is_empty() || parties == [Party::Conflicted] || parties == [Party::Representative] {
        return Err(gone());
    }
    let mut said = queries::notes(conn, &contention.id)?;
    said.extend(queries::verdicts(conn, &contention.id)?.into_iter().map(|verdict| verdict.said));
    said.sort_by_key(|said| said.at);
    Ok(Room { contention, requests, said, own, parties })
}

fn party_in(room: &Room) -> Result<Party, Refusal> {
    [Party::Registrant, Party::Lead, Party::Expert, Party::Operator]
        .into_iter()
        .find(|party| room.parties.contains(party))
        .ok_or_else(|| Refusal::not_found("This room"))
}

fn open(room: &Room) -> Result<(), Refusal> {
    match &room.contention.outcome {
        None => Ok(()),
        Some(outcome) => Err(Refusal::WrongState { why: format!("The contention is settled: {outcome}") }),
    }
}

/// An unnamed expert writes here as one.
fn name_in(conn: &mut AnyConnection, room: &Room, turn: Turn<'_>) -> Result<String, Refusal> {
    for request in &room.requests {
        if history::queries::unnamed(conn, &request.id)?.contains(&turn.who.id) {
            return Ok(history::queries::UNNAMED.to_owned());
        }
    }
    Ok(turn.who.name.clone())
}

/// Writes in the room.
pub fn note(conn: &mut AnyConnection, turn: Turn<'_>, nid: &str, body: &str) -> Result<(), Refusal> {
    let room = room(conn, turn.who, nid, turn.now)?;
    open(&room)?;
    let party = party_in(&room)?;
    let body = words(body, "note", "Enter the words")?;
    let by = name_in(conn, &room, turn)?;
    queries::insert_note(conn, &new_id(), &room.contention.id, (&turn.who.id, party.name()), &body, &stored(turn.now))?;
    let first = room.requests.first().ok_or_else(|| Refusal::not_found("This room"))?;
    let event = record(conn, turn, Act::RoomNoted, party, first, "")?;
    tell_room(conn, turn, &event, &room, |name, number| Letter::RoomNote {
        name,
        number,
        nid: nid.to_owned(),
        by: by.clone(),
        words: body.clone(),
        link: turn.link(&format!("/contentions/{nid}")),
    })
}

fn tell_room(
    conn: &mut AnyConnection,
    turn: Turn<'_>,
    event: &EventId,
    room: &Room,
    letter: impl Fn(String, String) -> Letter,
) -> Result<(), Refusal> {
    for request in &room.requests {
        let seen = see(conn, &request.number, None, turn.now)?;
        let people = team_of(conn, &seen)?;
        tell(conn, turn, event, Some(&seen.thread()), &people, |name| letter(name, request.number.clone()))?;
    }
    Ok(())
}

/// Whether who gave a verdict still has the capacity in which it was given, on every request of the room.
fn still_in_office(conn: &mut AnyConnection, room: &Room, verdict: &queries::Verdict, now: Timestamp) -> Result<bool, Refusal> {
    let Some(account) = crate::people::queries::by_id(conn, &verdict.account_id)? else { return Ok(false) };
    for request in &room.requests {
        let parties = see(conn, &request.number, Some(&account), now)?.parties;
        let holds = parties.iter().any(|party| party.name() == verdict.said.role);
        if verdict.said.role == Party::Registrant.name() {
            if holds {
                return Ok(true);
            }
        } else if !holds {
            return Ok(false);
        }
    }
    Ok(verdict.said.role != Party::Registrant.name())
}

/// Says who should have the name. When both registrants say the same, or the lead and one more expert, that is the outcome; a
/// court order is recorded by two operators.
pub fn give_verdict(conn: &mut AnyConnection, turn: Turn<'_>, nid: &str, winner: &str, text: &str) -> Result<(), Refusal> {
    let room = room(conn, turn.who, nid, turn.now)?;
    open(&room)?;
    let party = party_in(&room)?;
    let contending = overlays::queries::in_contention(conn, &room.contention.id)?;
    let chosen = room
        .requests
        .iter()
        .find(|request| request.number == winner && contending.contains(&request.id))
        .ok_or_else(|| Refusal::at("winner", "Choose one of the requests"))?;
    let text = words(text, "words", "Say why; it is published with the outcome")?;
    if matches!(party, Party::Lead | Party::Expert) {
        for request in &room.requests {
            crate::reviews::actions::must_have_disclosed(&see(conn, &request.number, Some(turn.who), turn.now)?)?;
        }
    }
    let own = room.requests.iter().find(|request| room.own.contains(&request.number)).map(|request| request.id.clone());
    queries::put_verdict(
        conn,
        &room.contention.id,
        (&turn.who.id, party.name(), own.as_deref()),
        (winner, &text),
        &stored(turn.now),
    )?;
    let mut verdicts = Vec::new();
    for verdict in queries::verdicts(conn, &room.contention.id)? {
        if verdict.winner == winner && still_in_office(conn, &room, &verdict, turn.now)? {
            verdicts.push(verdict);
        }
    }
    let says = |verdict: &queries::Verdict, party: Party| verdict.said.role == party.name();
    let agreed = contending
        .iter()
        .all(|id| verdicts.iter().any(|verdict| says(verdict, Party::Registrant) && verdict.request_id.as_deref() == Some(id)));
    let decided = verdicts.iter().filter(|verdict| says(verdict, Party::Lead)).any(|lead| {
        verdicts
            .iter()
            .any(|other| other.account_id != lead.account_id && (says(other, Party::Expert) || says(other, Party::Lead)))
    });
    let ordered = verdicts.iter().filter(|verdict| says(verdict, Party::Operator)).count() >= 2;
    let outcome = match party {
        _ if ordered => Some((Outcome::Ordered, format!("{winner} has the name, by a court order. {text}"))),
        _ if agreed => Some((Outcome::Agreed, format!("{winner} has the name; the registrants agreed. {text}"))),
        _ if decided => Some((Outcome::Decided, format!("{winner} has the name; the lead and one more expert decided. {text}"))),
        _ => None,
    };
    if let Some((outcome, words)) = outcome {
        settle(conn, turn, &room.contention, party, outcome, Some(chosen), &words)
    } else {
        record(conn, turn, Act::VerdictGiven, party, chosen, "")?;
        Ok(())
    }
}

/// Records the outcome: the winner is free to go on, who lost must choose another name or withdraw.
fn settle(
    conn: &mut AnyConnection,
    turn: Turn<'_>,
    contention: &Contention,
    party: Party,
    outcome: Outcome,
    winner: Option<&Request>,
    text: &str,
) -> Result<(), Refusal> {
    let number = winner.map(|winner| winner.number.as_str());
    queries::settle(conn, &contention.id, outcome.name(), number, text, &stored(turn.now))?;
    if let Some(winner) = winner {
        overlays::end(conn, &winner.id, Overlay::Contended, text, turn.now)?;
    }
    for id in overlays::queries::in_contention(conn, &contention.id)? {
        let left = match number {
            Some(number) => format!("{number} has the name. Choose another name, or withdraw"),
            None => text.to_owned(),
        };
        overlays::queries::set_why(conn, &id, Overlay::Contended.name(), &left)?;
    }
    let about = match winner {
        Some(winner) => winner.clone(),
        None => return Ok(()),
    };
    let event = record(conn, turn, Act::ContentionSettled, party, &about, text)?;
    for id in overlays::queries::ever_in_contention(conn, &contention.id)? {
        let Some(request) = super::queries::by_id(conn, &id)? else { continue };
        let seen = see(conn, &request.number, None, turn.now)?;
        to_team(conn, turn, &event, &seen, |name| Letter::ContentionSettled {
            name,
            number: request.number.clone(),
            nid: contention.nid.clone(),
            outcome: text.to_owned(),
            link: turn.link(&format!("/requests/{}", request.number)),
        })?;
    }
    Ok(())
}

/// A request that ended or took another name leaves its contention; the one that is left alone is free.
pub(super) fn leave(conn: &mut AnyConnection, turn: Turn<'_>, seen: &Seen) -> Result<(), Refusal> {
    leave_as(conn, turn, seen, Outcome::Left)
}

fn leave_as(conn: &mut AnyConnection, turn: Turn<'_>, seen: &Seen, outcome: Outcome) -> Result<(), Refusal> {
    let Some(id) = seen.contention_id() else { return winner_leaves(conn, turn, seen) };
    let how = match outcome {
        Outcome::Renamed => "chose another name",
        _ => "ended",
    };
    overlays::end(conn, &seen.request.id, Overlay::Contended, how, turn.now)?;
    let left = overlays::queries::in_contention(conn, &id)?;
    let Some(contention) = queries::by_id(conn, &id)?.filter(|contention| contention.outcome.is_none()) else { return Ok(()) };
    let [only] = left.as_slice() else { return Ok(()) };
    let Some(winner) = super::queries::by_id(conn, only)? else { return Ok(()) };
    let text = format!("{} {how}; {} goes on with urn:{}", seen.request.number, winner.number, contention.nid);
    let party = if seen.is(Party::Registrant) { Party::Registrant } else { Party::Operator };
    settle(conn, turn, &contention, party, outcome, Some(&winner), &text)
}

/// The request that had been given the name ends: who is left is free, or they contend again.
fn winner_leaves(conn: &mut AnyConnection, turn: Turn<'_>, seen: &Seen) -> Result<(), Refusal> {
    let Some(id) = queries::won_by(conn, &seen.request.number)? else { return Ok(()) };
    let left = overlays::queries::in_contention(conn, &id)?;
    match left.as_slice() {
        [] => {}
        [only] => {
            overlays::end(conn, only, Overlay::Contended, &format!("{} ended", seen.request.number), turn.now)?;
        }
        _ => queries::reopen(conn, &id)?,
    }
    Ok(())
}

/// Before a decision: a text that was decided on keeps its name, or goes back to review first.
pub(super) fn may_rename(state: State) -> bool {
    matches!(state, State::Intake | State::Review | State::WithRequester(CameFrom::Intake | CameFrom::Review))
}

/// Whether somebody works on another request that contends with this one.
pub(super) fn asks_for_the_same(
    conn: &mut AnyConnection,
    request: &Request,
    account_id: &str,
) -> Result<bool, crate::store::Error> {
    for begun in overlays::queries::of_request(conn, &request.id)? {
        let Some(room) = begun.contention_id else { continue };
        for id in overlays::queries::ever_in_contention(conn, &room)? {
            if id == request.id {
                continue;
            }
            if let Some(other) = super::queries::by_id(conn, &id)?
                && super::team::ids(conn, &other)?.iter().any(|member| member == account_id)
            {
                return Ok(true);
            }
        }
    }
    Ok(false)
}

/// The registrant of a contended request chooses another name: a new text with it, and the contention is left.
pub fn rename(conn: &mut AnyConnection, turn: Turn<'_>, number: &str, wish: &str) -> Result<Request, Refusal> {
    let seen = see(conn, number, Some(turn.who), turn.now)?;
    if !seen.is(Party::Registrant) {
        return Err(Refusal::not_permitted("Only the registrant of this request may choose its name"));
    }
    if !seen.has(Overlay::Contended) || !may_rename(seen.request.state) {
        return Err(Refusal::WrongState {
            why: "Another name is chosen while two requests want the same, before a decision".to_owned(),
        });
    }
    let wish = wish.trim().to_ascii_lowercase();
    let standing = standing(conn, &wish)?;
    if let Some(finding) = formal_findings(&wish, Some(&standing)).into_iter().next() {
        return Err(Refusal::at("wish", finding.message));
    }
    let nid = Nid::parse(&wish).map_err(|_| Refusal::at("wish", "This is no namespace ID"))?;
    let old = seen.request.subject.nid().unwrap_or_default().to_owned();
    if nid.as_str() == old {
        return Err(Refusal::at("wish", "Choose another name than the one that is contended"));
    }
    let request = super::actions::renamed(conn, turn, &seen, nid.as_str(), &format!("urn:{old} became urn:{nid}"))?;
    leave_as(conn, turn, &seen, Outcome::Renamed)?;
    notice(conn, turn, &request)?;
    Ok(request)
}
