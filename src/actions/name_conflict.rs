//! Name conflicts between requests: agreements between the parties, and decisions (RFC 8141 §6.2).

use crate::action_context::ActionContext;
use crate::actions::request_info::changed_since;
use crate::cases::contention::effects::{leave_as, notice, settle};
use crate::cases::contention::{ConflictNote, Contention, Outcome, may_rename, queries};
use crate::cases::freeze::freeze;
use crate::cases::guards::disclosed::as_expert;
use crate::cases::lists::queries::mark_turns;
use crate::cases::notify::{notify, team_of, to_experts};
use crate::cases::record::{record, words};
use crate::cases::viewer::{Seen, see};
use crate::cases::waiting::turns;
use crate::cases::{Overlay, Party, Request, State, Subject, overlays};
use crate::history::Act;
use crate::history::EventId;
use crate::ids::{RequestNumber, new_id};
use crate::mail::templates::Notification;
use crate::refusal::{Refusal, at};
use crate::registry::ledger::queries::standing;
use crate::store::AnyConnection;
use jiff::Timestamp;
use urn_registry::i18n::Phrase;
use urn_registry::nid::rules::formal_findings;
use urn_registry::nid::written::read;
use urn_registry::template::{Field, Template};

/// Replaces the NID in every URN of one namespace within a text; `from` is matched case-insensitively (RFC 8141 §3.1).
fn under_another_name(text: &str, from: &str, to: &str) -> String {
    let (folded, from) = (text.to_ascii_lowercase(), from.to_ascii_lowercase());
    let mut out = String::with_capacity(text.len());
    let mut done = 0;
    for (at, found) in folded.match_indices(&from) {
        out.push_str(text.get(done..at).unwrap_or_default());
        out.push_str(to);
        done = at + found.len();
    }
    out.push_str(text.get(done..).unwrap_or_default());
    out
}

/// Submits the same text under another NID, for a request in a name conflict.
pub(crate) fn renamed(
    conn: &mut AnyConnection,
    turn: ActionContext<'_>,
    seen: &Seen,
    nid: &str,
    note: &str,
) -> Result<(Request, EventId), Refusal> {
    let mut request = seen.request.clone();
    let old = request.subject.nid().unwrap_or_default().to_owned();
    request.subject = Subject::NewFormal { wish: Some(nid.to_owned()) };
    // The new revision is based on the last submitted one; the registrant's draft is not submitted.
    let sent = seen.current().map(|current| current.template.clone()).unwrap_or_default();
    let (from, to) = (format!("urn:{old}:"), format!("urn:{nid}:"));
    let in_text = |text: &str| under_another_name(text, &from, &to);
    let renamed = |template: &Template| {
        Field::ALL.into_iter().fold(Template::default(), |all, field| match template.get(field) {
            Some(text) => all.with(field, &in_text(text)),
            None => all,
        })
    };
    crate::cases::queries::set_nid(conn, &request.id, Some(nid))?;
    let draft = renamed(&request.draft);
    crate::cases::queries::save_draft(conn, &request.id, Some(nid), &draft, request.draft_revision + 1)?;
    let as_sent = Request { draft: renamed(&sent), ..request.clone() };
    let snapshot = freeze(conn, turn, &as_sent, seen.next_snapshot(), note)?;
    let event = record(conn, turn, Act::Renamed, Party::Registrant, &request, note)?;
    let number = seen.request.number;
    let (changes, compare) = changed_since(turn, seen, Some(&snapshot))?;
    to_experts(conn, turn, &event, seen, |name| Notification::NewSnapshot {
        name,
        number: number.to_string(),
        title: request.subject.title(),
        snapshot: snapshot.number.to_string(),
        note: note.to_owned(),
        changes: changes.clone(),
        compare: compare.clone(),
        link: turn.link(&format!("/reviews/{number}")),
    })?;
    Ok((Request { draft, draft_revision: request.draft_revision + 1, ..request }, event))
}

/// The discussion of a name conflict, as visible to a participant.
#[derive(Debug, Clone)]
pub struct ConflictDiscussion {
    /// The name conflict.
    pub contention: Contention,
    /// Its requests, the earliest first.
    pub requests: Vec<Request>,
    /// The comments.
    pub notes: Vec<ConflictNote>,
    /// The requests of which the viewer is the registrant.
    pub own: Vec<RequestNumber>,
    /// The viewer's roles.
    pub parties: Vec<Party>,
}

/// Loads the discussion of the newest name conflict about a NID in which the viewer takes part. For anyone else it does not exist.
pub fn discussion(
    conn: &mut AnyConnection,
    who: &crate::users::Account,
    nid: &str,
    now: Timestamp,
) -> Result<ConflictDiscussion, Refusal> {
    for contention in queries::all_for(conn, nid)? {
        if let Some(found) = discussion_of(conn, who, contention, now)? {
            return Ok(found);
        }
    }
    Err(Refusal::not_found(Phrase::new("thing-room")))
}

fn discussion_of(
    conn: &mut AnyConnection,
    who: &crate::users::Account,
    contention: Contention,
    now: Timestamp,
) -> Result<Option<ConflictDiscussion>, Refusal> {
    let mut requests = Vec::new();
    let (mut own, mut parties) = (Vec::new(), Vec::new());
    for id in overlays::queries::ever_in_contention(conn, &contention.id)? {
        let Some(request) = crate::cases::queries::by_id(conn, &id)? else { continue };
        let seen = see(conn, request.number, Some(who), now)?;
        for party in &seen.parties {
            if !matches!(party, Party::Public) && !parties.contains(party) {
                parties.push(*party);
            }
        }
        if seen.is(Party::Registrant) {
            own.push(request.number);
        }
        requests.push(request);
    }
    // A person with a conflict of interest on one of the requests, or who owns one, has no other role here.
    if parties.contains(&Party::Registrant) {
        parties = vec![Party::Registrant];
    } else if parties.contains(&Party::Conflicted) {
        parties = vec![Party::Conflicted];
    }
    if parties.is_empty() || parties == [Party::Conflicted] || parties == [Party::Representative] {
        return Ok(None);
    }
    mark_turns(conn, now, &mut requests)?;
    let mut notes = queries::notes(conn, &contention.id)?;
    notes.extend(queries::verdicts(conn, &contention.id)?.into_iter().map(|verdict| verdict.note));
    notes.sort_by_key(|note| note.at);
    Ok(Some(ConflictDiscussion { contention, requests, notes, own, parties }))
}

fn party_in(room: &ConflictDiscussion) -> Result<Party, Refusal> {
    [Party::Registrant, Party::Lead, Party::Expert, Party::Operator]
        .into_iter()
        .find(|party| room.parties.contains(party))
        .ok_or_else(|| Refusal::not_found(Phrase::new("thing-room")))
}

fn open(room: &ConflictDiscussion) -> Result<(), Refusal> {
    match &room.contention.outcome {
        None => Ok(()),
        Some(outcome) => Err(Refusal::WrongState { why: Phrase::new("refusal-settled").with("outcome", outcome) }),
    }
}

/// Posts a comment.
pub fn note(conn: &mut AnyConnection, turn: ActionContext<'_>, nid: &str, body: &str) -> Result<(), Refusal> {
    let room = discussion(conn, turn.who, nid, turn.now)?;
    open(&room)?;
    let party = party_in(&room)?;
    let body = words(body, at::NOTE, Phrase::new("refusal-enter-words"))?;
    queries::insert_note(conn, &new_id(), &room.contention.id, (&turn.who.id, party.name()), &body, turn.now.into())?;
    let first = room.requests.first().ok_or_else(|| Refusal::not_found(Phrase::new("thing-room")))?;
    let event = record(conn, turn, Act::RoomNoted, party, first, "")?;
    notify_participants(conn, turn, &event, &room, |name, number| Notification::RoomNote {
        name,
        number,
        nid: nid.to_owned(),
        by: turn.acting(party.name()),
        words: body.clone(),
        link: turn.link(&format!("/contentions/{nid}")),
    })
}

fn notify_participants(
    conn: &mut AnyConnection,
    turn: ActionContext<'_>,
    event: &EventId,
    room: &ConflictDiscussion,
    letter: impl Fn(String, String) -> Notification,
) -> Result<(), Refusal> {
    for request in &room.requests {
        let seen = see(conn, request.number, None, turn.now)?;
        let people = team_of(conn, &seen)?;
        notify(conn, turn, event, Some(&seen.thread()), &people, |name| letter(name, request.number.to_string()))?;
    }
    Ok(())
}

/// Whether the author of a verdict still has the role in which it was given, on every request that is still in the conflict.
fn still_in_office(
    conn: &mut AnyConnection,
    requests: &[&Request],
    verdict: &queries::Verdict,
    now: Timestamp,
) -> Result<bool, Refusal> {
    let Some(account) = crate::users::queries::by_id(conn, &verdict.account_id)? else { return Ok(false) };
    for request in requests {
        let parties = see(conn, request.number, Some(&account), now)?.parties;
        let holds = parties.iter().any(|party| party.name() == verdict.note.role);
        if verdict.note.role == Party::Registrant.name() {
            if holds {
                return Ok(true);
            }
        } else if !holds {
            return Ok(false);
        }
    }
    Ok(verdict.note.role != Party::Registrant.name())
}

/// Records which request should get the NID. If both registrants agree, or the lead and one other expert, that is the outcome. A court
/// order is recorded by two operators.
pub fn give_verdict(
    conn: &mut AnyConnection,
    turn: ActionContext<'_>,
    nid: &str,
    winner: &str,
    text: &str,
) -> Result<(), Refusal> {
    let room = discussion(conn, turn.who, nid, turn.now)?;
    open(&room)?;
    let party = party_in(&room)?;
    let contending = overlays::queries::in_contention(conn, &room.contention.id)?;
    // A request that ended no longer takes part, so no disclosure is needed on it.
    let requests: Vec<&Request> = room.requests.iter().filter(|request| contending.contains(&request.id)).collect();
    let chosen = requests
        .iter()
        .copied()
        .find(|request| winner.parse() == Ok(request.number))
        .ok_or_else(|| Refusal::at(at::WINNER, Phrase::new("refusal-choose-request")))?;
    let winner = chosen.number;
    let text = words(text, at::WORDS, Phrase::new("refusal-why-outcome"))?;
    if matches!(party, Party::Lead | Party::Expert) {
        for request in &requests {
            let seen = see(conn, request.number, Some(turn.who), turn.now)?;
            as_expert(&seen)?;
            if seen.disclosure.is_none() {
                let why = Phrase::new("refusal-disclose-first-on").with("number", request.number.to_string());
                return Err(Refusal::WrongState { why });
            }
        }
    }
    let own = room.requests.iter().find(|request| room.own.contains(&request.number)).map(|request| request.id.clone());
    queries::put_verdict(
        conn,
        &room.contention.id,
        (&turn.who.id, party.name(), own.as_ref()),
        (winner, &text),
        turn.now.into(),
    )?;
    let mut verdicts = Vec::new();
    for verdict in queries::verdicts(conn, &room.contention.id)? {
        if verdict.winner == winner && still_in_office(conn, &requests, &verdict, turn.now)? {
            verdicts.push(verdict);
        }
    }
    let says = |verdict: &queries::Verdict, party: Party| verdict.note.role == party.name();
    let agreed = contending
        .iter()
        .all(|id| verdicts.iter().any(|verdict| says(verdict, Party::Registrant) && verdict.request_id.as_ref() == Some(id)));
    let decided = verdicts.iter().filter(|verdict| says(verdict, Party::Lead)).any(|lead| {
        verdicts
            .iter()
            .any(|other| other.account_id != lead.account_id && (says(other, Party::Expert) || says(other, Party::Lead)))
    });
    let ordered = verdicts.iter().filter(|verdict| says(verdict, Party::Operator)).count() >= 2;
    let outcome = match party {
        _ if ordered => Some((Outcome::Ordered, format!("{winner} gets the name by court order. {text}"))),
        _ if agreed => Some((Outcome::Agreed, format!("{winner} gets the name by agreement of the registrants. {text}"))),
        _ if decided => {
            Some((Outcome::Decided, format!("{winner} gets the name by decision of the lead and another expert. {text}")))
        }
        _ => None,
    };
    if let Some((outcome, words)) = outcome {
        settle(conn, turn, &room.contention, party, outcome, chosen, &words)
    } else {
        record(conn, turn, Act::VerdictGiven, party, chosen, "")?;
        Ok(())
    }
}

/// Renames a request in a name conflict: submits a revision with another NID and leaves the conflict.
pub fn rename(conn: &mut AnyConnection, turn: ActionContext<'_>, number: RequestNumber, wish: &str) -> Result<Request, Refusal> {
    let seen = see(conn, number, Some(turn.who), turn.now)?;
    if !seen.is(Party::Registrant) {
        return Err(Refusal::not_permitted(Phrase::new("refusal-only-registrant-name")));
    }
    if !seen.has(Overlay::Contended) || !may_rename(seen.request.state) {
        return Err(Refusal::WrongState { why: Phrase::new("refusal-rename-contended") });
    }
    let nid = read(wish).map_err(|not| Refusal::at(at::WISH, not.sentence()))?;
    let standing = standing(conn, wish, None)?;
    if let Some(finding) = formal_findings(wish, Some(&standing)).into_iter().next() {
        return Err(Refusal::at(at::WISH, finding.message));
    }
    let old = seen.request.subject.nid().unwrap_or_default().to_owned();
    if nid.as_str() == old {
        return Err(Refusal::at(at::WISH, Phrase::new("refusal-another-name")));
    }
    let (request, event) = renamed(conn, turn, &seen, nid.as_str(), &format!("urn:{old} became urn:{nid}"))?;
    leave_as(conn, turn, &seen, Outcome::Renamed)?;
    notice(conn, turn, &request)?;
    // In intake, the operators are the action holder again after a request lost its name.
    if seen.request.state == State::Intake && seen.has_lost_name() {
        turns::notify(conn, turn, &event, number)?;
    }
    Ok(request)
}
