//! Exceptional acts, each with a published reason: duplicates (T16), taking up again (T17), another track (E2), disputes and court
//! orders (RFC 8141 §5.1), the acceptance of a new registrant.

use super::actions::{Turn, moved_with, record, see, team_of, tell, to_experts, to_leads, to_team, words};
use super::queries::{insert_paper, papers_of, set_duplicate, set_track};
use super::workflow::Move;
use super::{Overlay, Party, Present, Request, State, Subject, Track, Way, overlays, queries};
use crate::clock;
use crate::history::{self, Act, Event};
use crate::mail::{self, Letter};
use crate::people;
use crate::people::secrets::new_id;
use crate::refusal::Refusal;
use crate::store::{AnyConnection, stored};
use crate::template::Field;
use jiff::Span;

/// T16: ends a request because another one is about the same; both registrants are told.
pub fn call_duplicate(conn: &mut AnyConnection, turn: Turn<'_>, number: &str, of: &str, reason: &str) -> Result<(), Refusal> {
    let seen = see(conn, number, Some(turn.who), turn.now)?;
    let (party, state) = seen.permit(Move::CallDuplicate)?;
    let of = of.trim();
    let other = see(conn, of, Some(turn.who), turn.now)
        .ok()
        .filter(|other| other.request.id != seen.request.id && !other.snapshots.is_empty())
        .ok_or_else(|| match of {
            "" => Refusal::at("of", "Enter the number of the other request, such as R-2026-0001"),
            _ if of == number => Refusal::at("of", "Enter the number of the other request, not of this one"),
            _ => Refusal::at("of", format!("There is no request {of}")),
        })?;
    if other.request.state == State::Duplicate {
        return Err(Refusal::at("of", format!("{of} is a duplicate itself")));
    }
    let reason = words(reason, "duplicate_reason", "Enter the reason; it is published")?;
    set_duplicate(conn, &seen.request.id, of, &stored(turn.now))?;
    let event = moved_with(conn, turn, &seen, Act::CalledDuplicate, (party, state), &format!("Of {of}: {reason}"))?;
    let mut told = team_of(conn, &seen)?;
    for person in team_of(conn, &other)? {
        if !told.iter().any(|known| known.id == person.id) {
            told.push(person);
        }
    }
    tell(conn, turn, &event, Some(&seen.thread()), &told, |name| Letter::Duplicate {
        name,
        number: number.to_owned(),
        other: of.to_owned(),
        reason: reason.clone(),
        link: turn.link(&format!("/requests/{number}")),
    })?;
    super::contention::leave(conn, turn, &seen)
}

/// Whether a request that ended can be taken up again now, and until when (T17).
pub fn reopen_until(request: &Request, now: jiff::Timestamp) -> Result<Option<jiff::civil::Date>, Refusal> {
    if request.state != State::Lapsed {
        return Ok(None);
    }
    let until = clock::day(request.state_since).saturating_add(Span::new().months(12));
    if clock::day(now) > until {
        return Err(Refusal::WrongState {
            why: format!("The request lapsed more than 12 months ago, on {}; start a new one", clock::day(request.state_since)),
        });
    }
    Ok(Some(until))
}

/// T17: a new draft that begins with the last text of a request that ended, and names it.
pub fn reopen(conn: &mut AnyConnection, turn: Turn<'_>, number: &str) -> Result<Request, Refusal> {
    let seen = see(conn, number, Some(turn.who), turn.now)?;
    let (party, _) = seen.permit(Move::Reopen)?;
    reopen_until(&seen.request, turn.now)?;
    let again = super::drafts::take_up(conn, turn, &seen)?;
    record(conn, turn, Act::Reopened, party, &seen.request, &format!("As {}", again.number))?;
    Ok(again)
}

/// E2: changes the track, once, before a decision, with a published reason.
pub fn change_track(conn: &mut AnyConnection, turn: Turn<'_>, number: &str, track: &Track, reason: &str) -> Result<(), Refusal> {
    let seen = see(conn, number, Some(turn.who), turn.now)?;
    let (party, _) = seen.permit(Move::ChangeTrack)?;
    if seen.request.track_changed_at.is_some() {
        return Err(Refusal::WrongState { why: "The track was changed once, and can be only once".to_owned() });
    }
    if track.way() == seen.request.track.way() {
        return Err(Refusal::at("track", "The request is on this track already"));
    }
    let track = named(track.clone())?;
    let reason = words(reason, "track_reason", "Enter the reason; it is published")?;
    set_track(conn, &seen.request.id, &track, Some(&stored(turn.now)))?;
    let event = record(conn, turn, Act::TrackChanged, party, &seen.request, &format!("{}: {reason}", track.way().words()))?;
    let letter = |page: &'static str| {
        let (number, track, reason) = (number.to_owned(), track.way().words().to_owned(), reason.clone());
        move |name: String| Letter::TrackChanged {
            name,
            number: number.clone(),
            track: track.clone(),
            reason: reason.clone(),
            link: turn.link(&format!("/{page}/{number}")),
        }
    };
    to_team(conn, turn, &event, &seen, letter("requests"))?;
    to_experts(conn, turn, &event, &seen, letter("reviews"))
}

/// A track whose body is named and bounded.
pub(super) fn named(track: Track) -> Result<Track, Refusal> {
    const LONGEST: usize = 200;
    let tidy = |text: &str, field: &'static str, missing: &str| {
        let text = text.trim();
        if text.is_empty() {
            return Err(Refusal::at(field, missing.to_owned()));
        }
        if text.chars().any(char::is_control) || text.chars().count() > LONGEST {
            return Err(Refusal::at(field, format!("At most {LONGEST} characters on one line")));
        }
        Ok(text.to_owned())
    };
    Ok(match track {
        Track::Community => Track::Community,
        Track::Standards { body } => Track::Standards { body: tidy(&body, "body", "Name the standards body, such as IESG")? },
        Track::FastTrack { body, specification } => Track::FastTrack {
            body: tidy(&body, "body", "Name the body that asks")?,
            specification: match specification.filter(|text| !text.trim().is_empty()) {
                Some(text) => Some(tidy(&text, "specification", "")?),
                None => None,
            },
        },
    })
}

/// The registrant says how a draft goes; later, while it waits for an operator or is reviewed, only the specification.
pub fn choose_track(conn: &mut AnyConnection, turn: Turn<'_>, number: &str, track: &Track) -> Result<(), Refusal> {
    let seen = see(conn, number, Some(turn.who), turn.now)?;
    if !seen.is(Party::Registrant) {
        return Err(Refusal::not_permitted("Only the registrant of this request may do that"));
    }
    let now = &seen.request.track;
    let same = now.way() == track.way() && now.body() == track.body();
    let may = match seen.request.state {
        State::Draft => true,
        State::Intake | State::Review | State::WithRequester(_) => same && now.way() == Way::FastTrack,
        _ => false,
    };
    if !may {
        return Err(Refusal::WrongState {
            why: "The track is settled; while the request is open only the specification can be named, and an operator can change the track once".to_owned(),
        });
    }
    let track = named(track.clone())?;
    set_track(conn, &seen.request.id, &track, None)?;
    let words = [track.body(), track.specification()].into_iter().flatten().collect::<Vec<_>>().join(", ");
    record(conn, turn, Act::SpecificationNamed, Party::Registrant, &seen.request, &words)?;
    Ok(())
}

fn operator(seen: &super::actions::Seen) -> Result<(), Refusal> {
    if seen.is(Party::Operator) { Ok(()) } else { Err(Refusal::not_permitted("Only the operator of this request may do this")) }
}

/// A dispute about ownership: a note on file, and nothing else (RFC 8141 §5.1).
pub fn dispute(conn: &mut AnyConnection, turn: Turn<'_>, number: &str, text: &str) -> Result<(), Refusal> {
    let seen = see(conn, number, Some(turn.who), turn.now)?;
    operator(&seen)?;
    let text = words(text, "dispute", "Enter the note; it is published")?;
    insert_paper(conn, &new_id(), &seen.request.id, ("dispute", &text), (&turn.who.id, &stored(turn.now)))?;
    record(conn, turn, Act::Disputed, Party::Operator, &seen.request, &text)?;
    Ok(())
}

/// Evidence that the present registrant cannot be reached.
pub fn file_evidence(conn: &mut AnyConnection, turn: Turn<'_>, number: &str, text: &str) -> Result<(), Refusal> {
    let seen = see(conn, number, Some(turn.who), turn.now)?;
    operator(&seen)?;
    if !matches!(seen.request.subject, Subject::RegistrantChange { .. }) || !seen.request.state.is_open() {
        return Err(Refusal::WrongState { why: "Evidence belongs to an open registrant change".to_owned() });
    }
    let text = words(text, "evidence", "Enter what was tried, when, and what came of it")?;
    insert_paper(conn, &new_id(), &seen.request.id, ("evidence", &text), (&turn.who.id, &stored(turn.now)))?;
    record(conn, turn, Act::PaperFiled, Party::Operator, &seen.request, &format!("Evidence: {text}"))?;
    Ok(())
}

/// A court order that holds a request: one operator puts it on file, another one confirms it, and only then it holds.
pub fn order_hold(conn: &mut AnyConnection, turn: Turn<'_>, number: &str, text: &str) -> Result<(), Refusal> {
    let seen = see(conn, number, Some(turn.who), turn.now)?;
    operator(&seen)?;
    if !seen.request.state.is_open() {
        return Err(Refusal::WrongState { why: "The request has ended".to_owned() });
    }
    let text = words(text, "order", "Enter the court, the date, the file number and what is ordered")?;
    insert_paper(conn, &new_id(), &seen.request.id, ("court_order", &text), (&turn.who.id, &stored(turn.now)))?;
    record(conn, turn, Act::HoldOrdered, Party::Operator, &seen.request, &text)?;
    Ok(())
}

/// The court order that waits for a second operator: its words, and who filed it.
pub fn hold_to_confirm(conn: &mut AnyConnection, request_id: &str) -> Result<Option<(String, String)>, Refusal> {
    let held = overlays::queries::of_request(conn, request_id)?;
    let newest = papers_of(conn, request_id)?.into_iter().rev().find(|paper| paper.kind == "court_order");
    Ok(newest
        .filter(|paper| !held.iter().any(|begun| begun.overlay == Overlay::CourtHold && begun.since >= paper.filed_at))
        .map(|paper| (paper.words, paper.filed_by)))
}

/// The second operator confirms the order; the request is held.
pub fn confirm_hold(conn: &mut AnyConnection, turn: Turn<'_>, number: &str) -> Result<(), Refusal> {
    let seen = see(conn, number, Some(turn.who), turn.now)?;
    operator(&seen)?;
    let Some((text, filed_by)) = hold_to_confirm(conn, &seen.request.id)? else {
        return Err(Refusal::WrongState { why: "No court order waits to be confirmed".to_owned() });
    };
    if filed_by == turn.who.id {
        return Err(Refusal::not_permitted("You put the order on file; a second operator confirms it"));
    }
    if !seen.request.state.is_open() {
        return Err(Refusal::WrongState { why: "The request has ended".to_owned() });
    }
    if !overlays::begin(conn, &seen.request.id, Overlay::CourtHold, &text, None, turn.now)? {
        return Err(Refusal::WrongState { why: "The request is held already".to_owned() });
    }
    let event = record(conn, turn, Act::HoldConfirmed, Party::Operator, &seen.request, &text)?;
    tell_hold(conn, turn, &event, &seen, &format!("A court order holds the request:\n\n{text}"))
}

/// Records that a court order is lifted; a second operator confirms it, and only then the hold ends.
pub fn ask_end_of_hold(conn: &mut AnyConnection, turn: Turn<'_>, number: &str, text: &str) -> Result<(), Refusal> {
    let seen = see(conn, number, Some(turn.who), turn.now)?;
    operator(&seen)?;
    if !seen.has(Overlay::CourtHold) {
        return Err(Refusal::WrongState { why: "The request is not held".to_owned() });
    }
    let text = words(text, "order", "Enter the court, the date and what lifts the order; it is published")?;
    insert_paper(conn, &new_id(), &seen.request.id, ("hold_end", &text), (&turn.who.id, &stored(turn.now)))?;
    record(conn, turn, Act::HoldEndAsked, Party::Operator, &seen.request, &text)?;
    Ok(())
}

/// What lifts the order and waits for a second operator: its words, and who filed it.
pub fn end_to_confirm(conn: &mut AnyConnection, request_id: &str) -> Result<Option<(String, String)>, Refusal> {
    let held = overlays::queries::of_request(conn, request_id)?;
    let Some(open) = held.iter().find(|begun| begun.overlay == Overlay::CourtHold && begun.until.is_none()) else {
        return Ok(None);
    };
    let newest = papers_of(conn, request_id)?.into_iter().rev().find(|paper| paper.kind == "hold_end");
    Ok(newest.filter(|paper| paper.filed_at >= open.since).map(|paper| (paper.words, paper.filed_by)))
}

/// The second operator confirms that the order is lifted.
pub fn end_hold(conn: &mut AnyConnection, turn: Turn<'_>, number: &str) -> Result<(), Refusal> {
    let seen = see(conn, number, Some(turn.who), turn.now)?;
    operator(&seen)?;
    let Some((text, filed_by)) = end_to_confirm(conn, &seen.request.id)? else {
        return Err(Refusal::WrongState { why: "Nothing that lifts a court order waits to be confirmed".to_owned() });
    };
    if filed_by == turn.who.id {
        return Err(Refusal::not_permitted("You recorded it; a second operator confirms it"));
    }
    overlays::end(conn, &seen.request.id, Overlay::CourtHold, &text, turn.now)?;
    let event = record(conn, turn, Act::HoldEnded, Party::Operator, &seen.request, &text)?;
    tell_hold(conn, turn, &event, &seen, &format!("The court order holds the request no longer:\n\n{text}"))
}

fn tell_hold(
    conn: &mut AnyConnection,
    turn: Turn<'_>,
    event: &history::EventId,
    seen: &super::actions::Seen,
    words: &str,
) -> Result<(), Refusal> {
    let letter = |page: &'static str| {
        let (number, title, words) = (seen.request.number.clone(), seen.request.subject.title(), words.to_owned());
        move |name: String| Letter::Hold {
            name,
            number: number.clone(),
            title: title.clone(),
            words: words.clone(),
            link: turn.link(&format!("/{page}/{number}")),
        }
    };
    to_team(conn, turn, event, seen, letter("requests"))?;
    to_leads(conn, turn, event, seen, letter("reviews"))
}

/// Whether somebody is the one who is asked to become the registrant, and has not answered.
pub fn is_heir(conn: &mut AnyConnection, request: &Request, email: &str) -> Result<bool, Refusal> {
    let Subject::RegistrantChange { heir, .. } = &request.subject else { return Ok(false) };
    Ok(request.state.is_open()
        && request.state != State::Draft
        && heir.to_lowercase() == email.to_lowercase()
        && !has_accepted(conn, request)?)
}

/// Whether the new registrant has accepted what the current text says of them: another wording is accepted again.
pub(super) fn has_accepted(conn: &mut AnyConnection, request: &Request) -> Result<bool, Refusal> {
    let snapshots = queries::snapshots_of(conn, &request.id)?;
    let Some(current) = snapshots.first() else { return Ok(false) };
    let said = current.template.text(Field::Registrant);
    let since = snapshots.iter().take_while(|sent| sent.template.text(Field::Registrant) == said).last();
    let since = since.map_or(current.sent_at, |sent| sent.sent_at);
    Ok(papers_of(conn, &request.id)?.iter().any(|paper| paper.kind == "acceptance" && paper.filed_at >= since))
}

/// The new registrant accepts, by an account that has the address.
pub fn accept(conn: &mut AnyConnection, turn: Turn<'_>, number: &str) -> Result<(), Refusal> {
    let seen = see(conn, number, Some(turn.who), turn.now)?;
    if !is_heir(conn, &seen.request, &turn.who.email)? {
        return Err(Refusal::not_permitted("Only the person who is asked to become the registrant accepts, and only once"));
    }
    if turn.who.verified_at.is_none() {
        return Err(Refusal::not_permitted("Verify your address first; the link is in the letter we sent you"));
    }
    if seen.is(Party::Registrant) && matches!(seen.request.subject, Subject::RegistrantChange { present: Present::Agrees, .. }) {
        return Err(Refusal::not_permitted("The present registrant asks and another person accepts; you are on the asking side"));
    }
    let text = format!("{} accepts to become the registrant", turn.who.name);
    insert_paper(conn, &new_id(), &seen.request.id, ("acceptance", &text), (&turn.who.id, &stored(turn.now)))?;
    let event = history::record(
        conn,
        turn.now,
        &turn.actor(),
        Event::on_request(Act::Accepted, &seen.request.id, "new registrant").saying(&text),
    )?;
    let nid = seen.request.subject.nid().unwrap_or_default().to_owned();
    let letter = |page: &'static str| {
        let (number, nid) = (number.to_owned(), nid.clone());
        move |name: String| Letter::Accepted {
            name,
            number: number.clone(),
            nid: nid.clone(),
            link: turn.link(&format!("/{page}/{number}")),
        }
    };
    to_team(conn, turn, &event, &seen, letter("requests"))?;
    super::actions::to_operators(conn, turn, &event, &seen.thread(), letter("desk"))
}

/// The notices that begin with the review of a registrant change: to the new registrant, and to every known contact.
pub(super) fn begin_notice(
    conn: &mut AnyConnection,
    turn: Turn<'_>,
    event: &history::EventId,
    seen: &super::actions::Seen,
    contacts: &[String],
) -> Result<(), Refusal> {
    let Subject::RegistrantChange { nid, heir, .. } = &seen.request.subject else { return Ok(()) };
    let number = &seen.request.number;
    let owner = people::queries::by_id(conn, &seen.request.owner_id)?.map_or_else(String::new, |owner| owner.name);
    let asked = Letter::HeirAsked {
        by: owner,
        number: number.clone(),
        nid: nid.to_string(),
        link: turn.link(&format!("/requests/{number}")),
    };
    mail::queue(conn, turn.post, turn.now, event, Some(&seen.thread()), heir, &asked)?;
    let noticed = Request { review_since: Some(turn.now), ..seen.request.clone() };
    let until = super::decisions::notice_ends(&noticed).map_or_else(String::new, |end| clock::day(end).to_string());
    for contact in contacts {
        let notice = Letter::ChangeNotice {
            number: number.clone(),
            nid: nid.to_string(),
            what: "Another registrant is asked for".to_owned(),
            until: until.clone(),
            link: turn.link(&format!("/requests/{number}")),
        };
        mail::queue(conn, turn.post, turn.now, event, Some(&seen.thread()), contact, &notice)?;
    }
    Ok(())
}

/// The requests that a reader may name as the other one of a duplicate.
pub fn others_about(conn: &mut AnyConnection, request: &Request) -> Result<Vec<String>, Refusal> {
    let Some(nid) = request.subject.nid() else { return Ok(Vec::new()) };
    Ok(queries::about_nid(conn, nid)?.into_iter().filter(|other| other.id != request.id).map(|other| other.number).collect())
}
