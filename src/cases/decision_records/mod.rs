//! Decision records: the facts at the time of a decision (revision, positions, open threads, criteria, day of the discussion, and who
//! acted in which role). They are stored with the event of the decision and never recomputed.
//!
//! A record refers to reasons, positions and comments by their keys, because their rows are permanent and redactions apply to them there.

pub(crate) mod queries;
pub(crate) mod save;

use crate::cases::state::State;
use crate::history::{Act, Recorded};
use jiff::civil::Date;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::collections::HashMap;

/// The facts at the time of a decision.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[schemars(inline)]
pub struct DecisionRecord {
    /// The displayed name of the actor.
    pub by: String,
    /// The actor's role, as recorded in the event.
    pub role: String,
    /// The lead who proposed to decline, if a second expert agreed to it.
    pub lead: Option<String>,
    /// The revision that was decided on.
    pub revision: Option<Revision>,
    /// The announced discussion; `None` on the fast track and before the review.
    pub discussion: Option<Discussion>,
    /// The newest position of each expert.
    pub positions: Vec<RecordedPosition>,
    /// The threads that were not resolved.
    pub open_threads: Vec<OpenThread>,
    /// The lead's judgment of each criterion: its key and the judgment.
    // An array of two strings: tools for API documents do not read tuples in an inline schema.
    #[schemars(with = "Vec<[String; 2]>")]
    pub criteria: Vec<(String, String)>,
    /// The RFCs that the reasons cite.
    pub cited_rfcs: Vec<u32>,
}

/// A revision of a request.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[schemars(inline)]
pub struct Revision {
    pub number: i64,
    /// The SHA-256 digest of its text, in hexadecimal; not shown if the text was redacted.
    pub sha256: Option<String>,
}

/// The progress of the announced discussion.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[schemars(inline)]
pub struct Discussion {
    /// The announced last day.
    pub ends: Date,
    /// Whole days since it began.
    pub day: i64,
    /// The announced length in days.
    pub days: i64,
}

/// An expert's position at the time of the decision.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[schemars(inline)]
pub struct RecordedPosition {
    /// The key of its row, which has the text.
    pub id: String,
    /// The displayed name.
    pub expert: String,
    /// In which capacity it was recorded: `expert` or `lead`.
    pub role: String,
    /// `approve`, `no_objection` or `discuss`.
    pub stance: String,
    /// The revision it was recorded on.
    pub revision: i64,
    /// Whether it was about the current revision.
    pub is_current: bool,
    /// Whether it was an unanswered objection.
    pub objects: bool,
    /// Whether the lead had answered it.
    pub is_answered: bool,
    /// Whether its expert was still appointed.
    pub in_office: bool,
}

/// A thread that was not resolved.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[schemars(inline)]
pub struct OpenThread {
    /// Its database key.
    pub id: String,
    /// The key of the field it is about; `None` for the request as a whole.
    pub field: Option<String>,
    /// The displayed name of the person who opened it.
    pub by: String,
    /// In which capacity that person commented.
    pub role: String,
}

/// Whether an action is a decision that has its own page.
pub fn is_decision(act: Act) -> bool {
    settles(act) || matches!(act, Act::AppealRejected | Act::AppealGranted)
}

/// Whether an action determines the outcome of a request. `/requests/{number}/decision` shows the newest of these.
pub fn settles(act: Act) -> bool {
    matches!(
        act,
        Act::Approved
            | Act::Declined
            | Act::Reported
            | Act::Directed
            | Act::BodyDeclined
            | Act::CompletionAsked
            | Act::Closed
            | Act::Corrected
            | Act::StatusChanged
    )
}

/// How a recorded event reverses decisions of a request.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Reversal {
    /// It reopened the request, which reverses the closure.
    Reopened,
    /// It granted an appeal, which reverses every decision on the outcome.
    Overturned,
    /// It returned an approved request to review.
    SentBack,
    /// It submitted a revision that replaces the one decided on, and returned the request to review.
    Revised,
}

/// The decisions that an event reverses. No other event does: a decision that none of these followed is in force, whatever else happened.
pub fn reversal(event: &Recorded) -> Option<Reversal> {
    let to_review = event.state.as_deref() == Some(State::Review.name());
    match event.act {
        Act::Reopened => Some(Reversal::Reopened),
        Act::AppealGranted => Some(Reversal::Overturned),
        Act::SentBack => Some(Reversal::SentBack),
        Act::Answered | Act::SnapshotSent if to_review => Some(Reversal::Revised),
        _ => None,
    }
}

/// The decisions on the outcome that no longer apply: the index of each, and the index of the event that reversed it. A reopening reverses
/// only the closure and restores the earlier decisions; the other reversals apply to all of them.
///
/// `events` are the events of one request, oldest first.
pub fn endings(events: &[Recorded]) -> HashMap<usize, usize> {
    let mut in_force: Vec<usize> = Vec::new();
    let mut ended = HashMap::new();
    for (at, event) in events.iter().enumerate() {
        match reversal(event) {
            _ if settles(event.act) => in_force.push(at),
            Some(Reversal::Reopened) => ended.extend(in_force.pop().map(|decision| (decision, at))),
            Some(_) => ended.extend(in_force.drain(..).map(|decision| (decision, at))),
            None => {}
        }
    }
    ended
}

#[cfg(test)]
mod tests {
    use super::*;

    fn events(acts: &[(Act, Option<&str>)]) -> Vec<Recorded> {
        let event = |(n, (act, state)): (usize, &(Act, Option<&str>))| Recorded {
            id: n.to_string(),
            act: *act,
            by: String::new(),
            role: String::new(),
            detail: String::new(),
            state: state.map(str::to_owned),
            at: jiff::Timestamp::UNIX_EPOCH,
        };
        acts.iter().enumerate().map(event).collect()
    }

    #[test]
    fn undoing_a_withdrawal_restores_the_approval_that_an_appeal_then_overturns() {
        let mut acts = vec![(Act::Approved, Some("ready")), (Act::Closed, Some("withdrawn")), (Act::Reopened, Some("ready"))];
        assert_eq!(endings(&events(&acts)), HashMap::from([(1, 2)]));
        acts.push((Act::AppealRejected, None));
        assert_eq!(endings(&events(&acts)), HashMap::from([(1, 2)]), "a rejected appeal changes nothing");
        acts.push((Act::AppealGranted, Some("review")));
        assert_eq!(endings(&events(&acts)), HashMap::from([(1, 2), (0, 4)]));
    }

    #[test]
    fn new_revision_after_a_report_ends_the_report() {
        let acts =
            [(Act::Reported, Some("with_body")), (Act::BodyAsked, Some("with_requester")), (Act::Answered, Some("review"))];
        assert_eq!(endings(&events(&acts)), HashMap::from([(0, 2)]));
        let unchanged = [(Act::Reported, Some("with_body")), (Act::Directed, Some("ready")), (Act::Commented, None)];
        assert_eq!(endings(&events(&unchanged)), HashMap::new());
    }

    #[test]
    fn stored_records_parse() {
        let stored = r#"{"by":"Edda Lead","role":"lead","lead":null,"revision":{"number":1,"sha256":"ab"},"discussion":{"ends":"2027-01-15","day":2,"days":14},"positions":[{"id":"p","expert":"Sven","role":"expert","stance":"no-objection","revision":1,"is_current":true,"objects":false,"is_answered":false,"in_office":true}],"open_threads":[{"id":"t","field":null,"by":"Sven","role":"expert"}],"criteria":[["stable","met"]],"cited_rfcs":[8141]}"#;
        let record: DecisionRecord = serde_json::from_str(stored).unwrap();
        assert_eq!(serde_json::to_string(&record).unwrap(), stored);
    }
}
