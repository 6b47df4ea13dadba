//! Requests that a standards body decides (RFC 8141 §6.2 step 4): the experts report to it, and the namespace is registered only
//! when its direction and a copy of the report are on file.

pub(crate) mod queries;

use super::actions::{
    Seen, Turn, about_current_text, close_proposals, moved, record, see, to_experts, to_operators, to_team, words,
};
use super::decisions::decide;
use super::queries::{insert_paper, papers_of};
use super::workflow::Move;
use super::{Party, State, Way};
use crate::history::{self, Act};
use crate::mail::{self, Letter};
use crate::people::secrets::new_id;
use crate::people::{self, Role};
use crate::refusal::Refusal;
use crate::reviews;
use crate::store::{AnyConnection, stored};
use jiff::Timestamp;

/// A report that was sent. Permanent.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Report {
    /// On which text.
    pub snapshot_number: i64,
    /// To which body.
    pub addressed_to: String,
    /// The words.
    pub body: String,
    /// When.
    pub sent_at: Timestamp,
}

/// What can be put on file for a body's decision.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Paper {
    /// What the body directs.
    Direction,
    /// The copy of the report that came with it.
    ReportCopy,
}

impl Paper {
    /// The machine word.
    pub fn name(self) -> &'static str {
        match self {
            Self::Direction => "direction",
            Self::ReportCopy => "report_copy",
        }
    }

    /// The paper with this machine word.
    pub fn from_name(name: &str) -> Option<Self> {
        [Self::Direction, Self::ReportCopy].into_iter().find(|paper| paper.name() == name)
    }
}

/// T7: sends the expert report to the body. `snapshot` is the text the lead had before their eyes.
pub fn report(conn: &mut AnyConnection, turn: Turn<'_>, number: &str, snapshot: i64, text: &str) -> Result<(), Refusal> {
    let seen = see(conn, number, Some(turn.who), turn.now)?;
    let (party, state) = seen.permit(Move::Report)?;
    reviews::actions::must_decide_by_name(conn, &seen, &turn.who.id)?;
    about_current_text(&seen, snapshot)?;
    let text = words(text, "report", "Enter the report")?;
    reviews::actions::quorum(conn, &seen, &turn.who.id, turn.now)?;
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
        mail::queue(conn, turn.post, turn.now, &event, Some(&seen.thread()), &liaison.email, &letter)?;
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
    to_operators(conn, turn, &event, &seen.thread(), letter("desk"))
}

/// Puts a direction or a copy of the report on file; nothing moves by that alone.
pub fn file(conn: &mut AnyConnection, turn: Turn<'_>, number: &str, paper: Paper, text: &str) -> Result<(), Refusal> {
    let seen = see(conn, number, Some(turn.who), turn.now)?;
    if !seen.is(Party::Operator) {
        return Err(Refusal::not_permitted("Only the operator of this request may put papers on file"));
    }
    if seen.request.state != State::WithBody {
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

/// What is on file since the last report: the direction, and whether a copy of the report is.
pub fn on_file(conn: &mut AnyConnection, seen: &Seen) -> Result<(Option<String>, bool), Refusal> {
    let Some(report) = queries::reports_of(conn, &seen.request.id)?.pop() else { return Ok((None, false)) };
    let papers = papers_of(conn, &seen.request.id)?;
    // What the body said before it asked for changes is no direction any more.
    let asked = history::queries::last_act(conn, &seen.request.id, Act::BodyAsked)?;
    let since = asked.map_or(report.sent_at, |asked| asked.max(report.sent_at));
    let newest = |kind: Paper| {
        papers.iter().rev().find(|paper| paper.kind == kind.name() && paper.filed_at >= since).map(|paper| paper.words.clone())
    };
    Ok((newest(Paper::Direction), newest(Paper::ReportCopy).is_some()))
}

/// Direction and copy together, or what is missing (RFC 8141 §6.2 step 4). The report must be on the current text.
pub(super) fn directed(conn: &mut AnyConnection, seen: &Seen) -> Result<String, Refusal> {
    let current = seen.current().map_or(0, |current| current.number);
    let reported = queries::reports_of(conn, &seen.request.id)?.pop().map(|report| report.snapshot_number);
    if reported != Some(current) {
        return Err(Refusal::WrongState { why: "The experts have not reported on the current text".to_owned() });
    }
    match on_file(conn, seen)? {
        (Some(direction), true) => Ok(direction),
        (Some(_), false) => Err(Refusal::WrongState {
            why: "The direction is on file, and the copy of the expert report is not; both are needed (RFC 8141, 6.2)".to_owned(),
        }),
        (None, true) => Err(Refusal::WrongState {
            why: "The copy of the report is on file, and the direction is not; both are needed (RFC 8141, 6.2)".to_owned(),
        }),
        (None, false) => Err(Refusal::WrongState {
            why: "Neither the direction of the body nor a copy of the expert report is on file (RFC 8141, 6.2)".to_owned(),
        }),
    }
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
    to_experts(conn, turn, &event, &seen, letter("reviews"))
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
    if declines { super::contention::leave(conn, turn, &seen) } else { Ok(()) }
}

/// Whether a request is of this track.
pub fn is_standards(seen: &Seen) -> bool {
    seen.request.track.way() == Way::Standards
}
