//! The fast track (RFC 8141 §6.3): bodies that the IESG recognises, who speaks for them, and their request to complete.

pub(crate) mod queries;

use super::actions::{Seen, Turn, moved, record, refuse_failures, see, to_operators, to_team, words};
use super::queries::{insert_paper, set_track};
use super::workflow::Move;
use super::{Party, State, Track, Way};
use crate::clock;
use crate::history::{self, Act, Event};
use crate::mail::{self, Letter};
use crate::people::secrets::new_id;
use crate::people::{self, Account, Actor, Role};
use crate::refusal::Refusal;
use crate::store::{AnyConnection, Error, stored};
use jiff::Timestamp;
use jiff::civil::Date;

/// A body on the list of recognised ones.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Body {
    /// Its name, as the list prints it.
    pub name: String,
    /// Its address on the web.
    pub website: Option<String>,
    /// Since when it is recognised.
    pub recognised_on: Date,
    /// By what: IANA's list, or a decision of the IESG.
    pub source: String,
    /// Until when.
    pub ended_on: Option<Date>,
}

/// IANA's list of organizations whose requests need no further confirmation by the IESG (RFC 6838 §4.1, to which RFC 8141 §6.3
/// points), as facts: name, day, address.
pub fn builtin() -> Vec<Body> {
    include_str!("bodies.tsv")
        .lines()
        .filter_map(|line| {
            let mut cells = line.split('\t');
            let (name, day, website) = (cells.next()?, cells.next()?, cells.next()?);
            Some(Body {
                name: name.to_owned(),
                website: Some(website.to_owned()).filter(|text| !text.is_empty()),
                recognised_on: day.parse().ok()?,
                source: "IANA, iesg-recognized-organizations, 2026-05-11".to_owned(),
                ended_on: None,
            })
        })
        .collect()
}

/// Loads that list into an empty table.
pub fn load_builtin(conn: &mut AnyConnection) -> Result<(), Error> {
    if !queries::all(conn)?.is_empty() {
        return Ok(());
    }
    builtin().iter().try_for_each(|body| queries::insert(conn, body))
}

/// The recognised body with this name, however its case and the short form in brackets are written.
pub fn recognised(conn: &mut AnyConnection, name: &str, today: Date) -> Result<Option<Body>, Error> {
    let wanted = name.trim().to_lowercase();
    Ok(queries::all(conn)?.into_iter().find(|body| {
        let full = body.name.to_lowercase();
        let short = full.split_once('(').and_then(|(_, rest)| rest.split_once(')')).map(|(short, _)| short.to_owned());
        let bare = full.split('(').next().unwrap_or_default().trim().to_owned();
        body.ended_on.is_none_or(|end| today < end) && (full == wanted || bare == wanted || short == Some(wanted.clone()))
    }))
}

/// Whether somebody speaks for the body of a request today.
pub(crate) fn represents(conn: &mut AnyConnection, account_id: &str, track: &Track, now: Timestamp) -> Result<bool, Error> {
    let (Way::FastTrack, Some(name)) = (track.way(), track.body()) else { return Ok(false) };
    match recognised(conn, name, clock::day(now))? {
        Some(body) => queries::is_representative(conn, &body.name, account_id, clock::day(now)),
        None => Ok(false),
    }
}

/// The requests under advisory review that wait for a body somebody speaks for.
pub fn waiting_for(conn: &mut AnyConnection, account: &Account, now: Timestamp) -> Result<Vec<super::Request>, Refusal> {
    if !account.has(Role::Representative) {
        return Ok(Vec::new());
    }
    let mut list = Vec::new();
    for request in super::queries::open(conn)? {
        if request.state == State::Review && represents(conn, &account.id, &request.track, now)? {
            list.push(request);
        }
    }
    Ok(list)
}

fn operator(who: &Account) -> Result<(), Refusal> {
    if who.has(Role::Operator) { Ok(()) } else { Err(Refusal::not_permitted("Only an operator may do this")) }
}

/// Puts a body on the list, on a decision of the IESG.
pub fn recognise(conn: &mut AnyConnection, turn: Turn<'_>, name: &str, website: &str, source: &str) -> Result<(), Refusal> {
    operator(turn.who)?;
    list_body(conn, turn, name, website, source)
}

fn list_body(conn: &mut AnyConnection, turn: Turn<'_>, name: &str, website: &str, source: &str) -> Result<(), Refusal> {
    const LONGEST: usize = 200;
    let name = name.trim();
    if name.is_empty() || name.chars().any(char::is_control) || name.chars().count() > LONGEST {
        return Err(Refusal::at("body", format!("Enter the name of the body, at most {LONGEST} characters on one line")));
    }
    let source = words(source, "source", "Say by which decision of the IESG")?;
    let today = clock::day(turn.now);
    if recognised(conn, name, today)?.is_some() {
        return Err(Refusal::at("body", format!("{name} is on the list already")));
    }
    let website = Some(website.trim().to_owned()).filter(|text| text.starts_with("https://") || text.starts_with("http://"));
    queries::insert(conn, &Body { name: name.to_owned(), website, recognised_on: today, source, ended_on: None })?;
    history::record(conn, turn.now, &turn.actor(), Event::general(Act::BodyRecognised).saying(name))?;
    Ok(())
}

/// Names somebody who speaks for a body; the role comes with it.
pub fn name_representative(conn: &mut AnyConnection, turn: Turn<'_>, body: &str, email: &str) -> Result<(), Refusal> {
    operator(turn.who)?;
    let today = clock::day(turn.now);
    let body = recognised(conn, body, today)?.ok_or_else(|| Refusal::at("representative_of", "Choose a body from the list"))?;
    let email = people::Email::parse(email)?;
    let account = people::queries::by_email(conn, &email.folded())?
        .filter(Account::is_live)
        .ok_or_else(|| Refusal::at("email", "Nobody has a live account with this address"))?;
    if queries::is_representative(conn, &body.name, &account.id, today)? {
        return Err(Refusal::at("email", format!("{} speaks for it already", account.name)));
    }
    if !account.has(Role::Representative) {
        let mut roles = account.roles.clone();
        roles.push(Role::Representative);
        roles.sort_unstable();
        people::queries::set_roles(conn, &account.id, &roles, &stored(turn.now))?;
        people::queries::delete_sessions_of(conn, &account.id)?;
    }
    if account.id == turn.who.id {
        return Err(Refusal::at("email", "Nobody names themselves"));
    }
    queries::insert_representative(conn, &body.name, &account.id, today)?;
    let words = format!("{} for {}", account.name, body.name);
    let event = history::record(
        conn,
        turn.now,
        &Actor::Person(turn.who.clone()),
        Event::on_account(Act::RepresentativeNamed, &account.id).saying(&words),
    )?;
    let letter = Letter::Security { name: account.name, what: format!("You speak for {} on the fast track now.", body.name) };
    mail::queue(conn, turn.post, turn.now, &event, None, &account.email, &letter)
}

/// Asks the IESG whether the body of a request is recognised.
pub fn ask_recognition(conn: &mut AnyConnection, turn: Turn<'_>, number: &str) -> Result<(), Refusal> {
    let seen = see(conn, number, Some(turn.who), turn.now)?;
    let body = to_be_recognised(conn, &seen, turn)?;
    let event = record(conn, turn, Act::RecognitionAsked, Party::Operator, &seen.request, &body)?;
    for liaison in people::queries::with_role(conn, Role::Liaison)? {
        let letter = Letter::RecognitionAsked {
            name: liaison.name.clone(),
            number: number.to_owned(),
            body: body.clone(),
            link: turn.link(&format!("/requests/{number}")),
        };
        mail::queue(conn, turn.post, turn.now, &event, Some(&seen.thread()), &liaison.email, &letter)?;
    }
    Ok(())
}

fn to_be_recognised(conn: &mut AnyConnection, seen: &Seen, turn: Turn<'_>) -> Result<String, Refusal> {
    if !seen.is(Party::Operator) {
        return Err(Refusal::not_permitted("Only the operator of this request may do this"));
    }
    let Some(body) = seen.request.track.body().filter(|_| seen.request.track.way() == Way::FastTrack) else {
        return Err(Refusal::WrongState { why: "This request is not on the fast track".to_owned() });
    };
    if !matches!(seen.request.state, State::Intake | State::Review) {
        return Err(Refusal::WrongState { why: "Recognition is asked before a decision".to_owned() });
    }
    if recognised(conn, body, clock::day(turn.now))?.is_some() {
        return Err(Refusal::WrongState { why: format!("{body} is recognised already") });
    }
    Ok(body.to_owned())
}

/// Records the IESG's answer: a body that is recognised goes on the list; one that is not turns the request to the community.
pub fn record_recognition(conn: &mut AnyConnection, turn: Turn<'_>, number: &str, yes: bool, text: &str) -> Result<(), Refusal> {
    let seen = see(conn, number, Some(turn.who), turn.now)?;
    let body = to_be_recognised(conn, &seen, turn)?;
    let text = words(text, "recognition", "Enter the words of the IESG, with their date")?;
    let now = stored(turn.now);
    insert_paper(conn, &new_id(), &seen.request.id, ("recognition", &text), (&turn.who.id, &now))?;
    let act = if yes {
        list_body(conn, turn, &body, "", &text)?;
        Act::Recognised
    } else {
        set_track(conn, &seen.request.id, &Track::Community, Some(&now))?;
        Act::RecognitionRefused
    };
    let event = record(conn, turn, act, Party::Operator, &seen.request, &format!("{body}: {text}"))?;
    let answer = if yes {
        "recognised by the IESG".to_owned()
    } else {
        "not recognised by the IESG; the request goes on by the procedure of RFC 8141, 6.2".to_owned()
    };
    to_team(conn, turn, &event, &seen, |name| Letter::RecognitionAnswered {
        name,
        number: number.to_owned(),
        body: body.clone(),
        answer: answer.clone(),
        link: turn.link(&format!("/requests/{number}")),
    })
}

/// What must hold before a fast-track request is completed or registered: a recognised body and a specification.
pub(super) fn may_complete(conn: &mut AnyConnection, seen: &Seen, now: Timestamp) -> Result<(), Refusal> {
    let body = seen.request.track.body().unwrap_or_default();
    if recognised(conn, body, clock::day(now))?.is_none() {
        return Err(Refusal::WrongState {
            why: format!("{body} is not on the list of bodies that the IESG recognises (RFC 8141, 6.3)"),
        });
    }
    if seen.request.track.specification().is_none() {
        return Err(Refusal::WrongState {
            why: "The request does not point to a specification (RFC 8141, 6.3 item 2)".to_owned(),
        });
    }
    Ok(())
}

/// T11: the body asks for completion. Positions are advice and are not asked.
pub fn complete(conn: &mut AnyConnection, turn: Turn<'_>, number: &str, snapshot: i64) -> Result<(), Refusal> {
    let seen = see(conn, number, Some(turn.who), turn.now)?;
    let (party, state) = seen.permit(Move::Complete)?;
    super::actions::about_current_text(&seen, snapshot)?;
    may_complete(conn, &seen, turn.now)?;
    let current = seen.current().ok_or_else(|| Refusal::not_found("The text"))?;
    refuse_failures(conn, turn.now, &seen.request, &current.template)?;
    let body = seen.request.track.body().unwrap_or_default().to_owned();
    super::decisions::decide(conn, &seen, (&turn.who.id, None), ("completed", &format!("For {body}")), turn.now)?;
    let event = moved(conn, turn, &seen, Act::CompletionAsked, (party, state), &format!("For {body}, on text {snapshot}"))?;
    let letter = |page: &'static str| {
        let (number, title, body) = (number.to_owned(), seen.request.subject.title(), body.clone());
        move |name: String| Letter::CompletionAsked {
            name,
            number: number.clone(),
            title: title.clone(),
            body: body.clone(),
            link: turn.link(&format!("/{page}/{number}")),
        }
    };
    to_team(conn, turn, &event, &seen, letter("requests"))?;
    to_operators(conn, turn, &event, &seen.thread(), letter("desk"))
}

#[cfg(test)]
mod tests {
    #[test]
    fn the_builtin_list_is_whole() {
        let list = super::builtin();
        assert_eq!(list.len(), include_str!("bodies.tsv").lines().count());
        assert!(list.iter().any(|body| body.name == "OASIS" && body.website.is_some()));
    }
}
