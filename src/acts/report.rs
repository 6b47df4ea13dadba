//! T7 to T9: the report of the experts to a standards body, and what the body answers (RFC 8141 §6.2 step 4).

use crate::cases::criteria::Judged;
use crate::cases::guards::standards::directed;
use crate::cases::guards::text::about_current_text;
use crate::cases::moves::Move;
use crate::cases::papers::queries::insert_paper;
use crate::cases::record::{close_proposals, decide, moved, record, words};
use crate::cases::see::see;
use crate::cases::standards::{Paper, queries};
use crate::cases::tell::{to_experts, to_operators, to_team};
use crate::cases::waiting::turns;
use crate::cases::{Party, State, Way, guards};
use crate::history::Act;
use crate::ids::new_id;
use crate::mail::letters::Letter;
use crate::mail::outbox;
use crate::people;
use crate::people::Role;
use crate::refusal::Refusal;
use crate::store::AnyConnection;
use crate::store::stored;
use crate::turn::Turn;

/// T7: sends the expert report to the body, with what the lead says of each point of RFC 8141, 5.1 and 6.4. `snapshot` is the text the lead
/// had before their eyes.
pub fn report(
    conn: &mut AnyConnection,
    turn: Turn<'_>,
    number: &str,
    snapshot: i64,
    text: &str,
    judged: &Judged,
) -> Result<(), Refusal> {
    let seen = see(conn, number, Some(turn.who), turn.now)?;
    let (party, state) = seen.permit(Move::Report)?;
    guards::disclosed::must_decide_by_name(conn, &seen, &turn.who.id)?;
    about_current_text(&seen, snapshot)?;
    let text = words(text, "report", "Enter the report")?;
    if let Some(part) = crate::cases::report::empty_part(&text) {
        return Err(Refusal::at("report", format!("\"{part}\" has no words yet")));
    }
    if let Some(point) = judged.missing() {
        return Err(Refusal::at(point.key, format!("Say whether it is met: {}", point.words)));
    }
    let text = words(&format!("{}\n\n{}", text.trim_end(), judged.written()), "report", "Enter the report")?;
    guards::quorum::quorum(conn, &seen, &turn.who.id, turn.now)?;
    let body = seen.request.track.body().unwrap_or_default().to_owned();
    let now = stored(turn.now);
    queries::insert_report(conn, &new_id(), (&seen.request.id, snapshot), (&turn.who.id, &body), &text, &now)?;
    decide(conn, &seen, (&turn.who.id, None), ("reported", &text), turn.now)?;
    close_proposals(conn, &seen, turn.now)?;
    let event = moved(conn, turn, &seen, Act::Reported, (party, state), &format!("To {body}, on text {snapshot}"))?;
    let title = seen.request.subject.title();
    for liaison in people::queries::with_role(conn, Role::Liaison)? {
        let letter = Letter::Report {
            number: number.to_owned(),
            title: title.clone(),
            body: body.clone(),
            report: text.clone(),
            link: turn.link(&format!("/requests/{number}")),
        };
        outbox::queue(conn, turn.post, turn.now, &event, Some(&seen.thread()), &liaison.email, &letter)?;
    }
    let letter = |page: &'static str| {
        let (number, title, body) = (number.to_owned(), title.clone(), body.clone());
        move |name: String| Letter::Reported {
            name,
            number: number.clone(),
            title: title.clone(),
            body: body.clone(),
            link: turn.link(&format!("/{page}/{number}")),
        }
    };
    to_team(conn, turn, &event, &seen, letter("requests"))?;
    to_operators(conn, turn, &event, &seen.thread(), letter("desk"))?;
    turns::tell(conn, turn, &event, number)
}

/// Puts a direction or a copy of the report on file; nothing moves by that alone.
pub fn file(conn: &mut AnyConnection, turn: Turn<'_>, number: &str, paper: Paper, text: &str) -> Result<(), Refusal> {
    let seen = see(conn, number, Some(turn.who), turn.now)?;
    if !seen.is(Party::Operator) {
        return Err(Refusal::not_permitted("Only the operator of this request may put papers on file"));
    }
    // Ready too: a paper that was struck then is filed as it should have been.
    let awaited = seen.request.state == State::WithBody
        || (seen.request.state == State::Ready && seen.request.track.way() == Way::Standards);
    if !awaited {
        return Err(Refusal::WrongState {
            why: format!("Papers of the body are filed while it has the request; it is \"{}\"", seen.request.state_words()),
        });
    }
    let text = words(text, "paper", "Enter the words of the paper, with its sender and date")?;
    insert_paper(conn, &new_id(), &seen.request.id, (paper.name(), &text), (&turn.who.id, &stored(turn.now)))?;
    let what = match paper {
        Paper::Direction => "Direction",
        Paper::ReportCopy => "Copy of the report",
    };
    record(conn, turn, Act::PaperFiled, Party::Operator, &seen.request, &format!("{what}: {text}"))?;
    Ok(())
}

/// T8: the direction and the copy are on file; the operators may register.
pub fn direct(conn: &mut AnyConnection, turn: Turn<'_>, number: &str) -> Result<(), Refusal> {
    let seen = see(conn, number, Some(turn.who), turn.now)?;
    let (party, state) = seen.permit(Move::Direct)?;
    let direction = directed(conn, &seen)?;
    let event = moved(conn, turn, &seen, Act::Directed, (party, state), &direction)?;
    let letter = |page: &'static str| {
        let (number, title, direction) = (number.to_owned(), seen.request.subject.title(), direction.clone());
        move |name: String| Letter::Directed {
            name,
            number: number.clone(),
            title: title.clone(),
            words: direction.clone(),
            link: turn.link(&format!("/{page}/{number}")),
        }
    };
    to_team(conn, turn, &event, &seen, letter("requests"))?;
    to_experts(conn, turn, &event, &seen, letter("reviews"))?;
    turns::tell(conn, turn, &event, number)
}

/// T9: the body asks for changes, or declines, in its own words.
pub fn body_answered(conn: &mut AnyConnection, turn: Turn<'_>, number: &str, declines: bool, text: &str) -> Result<(), Refusal> {
    let seen = see(conn, number, Some(turn.who), turn.now)?;
    let (act, event) = if declines { (Move::BodyDeclines, Act::BodyDeclined) } else { (Move::BodyAsks, Act::BodyAsked) };
    let (party, state) = seen.permit(act)?;
    let text = words(text, "words", "Enter the words of the body")?;
    let event = moved(conn, turn, &seen, event, (party, state), &text)?;
    let letter = |page: &'static str| {
        let (number, title, text) = (number.to_owned(), seen.request.subject.title(), text.clone());
        let body = seen.request.track.body().unwrap_or_default().to_owned();
        move |name: String| Letter::BodyAnswered {
            name,
            number: number.clone(),
            title: title.clone(),
            body: body.clone(),
            words: text.clone(),
            link: turn.link(&format!("/{page}/{number}")),
        }
    };
    to_team(conn, turn, &event, &seen, letter("requests"))?;
    to_experts(conn, turn, &event, &seen, letter("reviews"))?;
    turns::tell(conn, turn, &event, number)?;
    if declines { crate::cases::contention::effects::leave(conn, turn, &seen) } else { Ok(()) }
}
