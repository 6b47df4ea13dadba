//! Decision records: the facts at the time of a decision (revision, positions, open threads, questions, day of the discussion, and who
//! acted in which role). They are stored with the event of the decision and never recomputed. The record of an event that reverses
//! decisions names them by their keys, so that "not in force" is a recorded fact about that very decision.
//!
//! A record refers to reasons, positions and comments by their keys, because their rows are permanent and redactions apply to them there.

pub(crate) mod queries;
pub(crate) mod save;

use crate::history::{EventKind, RecordedEvent};
use crate::requests::state::State;
use jiff::civil::Date;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

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
    pub revision: Option<RecordedRevision>,
    /// The announced discussion; `None` on the fast track and before the review.
    pub discussion: Option<DiscussionProgress>,
    /// The newest position of each expert.
    pub positions: Vec<RecordedPosition>,
    /// The threads that were not resolved.
    pub open_threads: Vec<OpenThread>,
    /// The questions of RFC 8141: the identifier of each, and whether it is open, answered or accepted.
    // An array of two strings: tools for API documents do not read tuples in an inline schema.
    #[schemars(with = "Vec<[String; 2]>")]
    pub questions: Vec<(String, String)>,
    /// The RFCs that the reasons cite.
    pub cited_rfcs: Vec<u32>,
    /// The decisions that this event reverses, by the keys of their events.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub reverses: Vec<String>,
}

/// A revision of a request.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[schemars(inline)]
pub struct RecordedRevision {
    pub number: i64,
    /// The SHA-256 digest of its text, in hexadecimal; not shown if the text was redacted.
    pub sha256: Option<String>,
}

/// The progress of the announced discussion.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[schemars(inline)]
pub struct DiscussionProgress {
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
    pub position: String,
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
pub fn is_decision(act: EventKind) -> bool {
    determines_outcome(act) || matches!(act, EventKind::AppealRejected | EventKind::AppealGranted)
}

/// Whether an action determines the outcome of a request. `/requests/{number}/decision` shows the newest of these.
pub fn determines_outcome(act: EventKind) -> bool {
    matches!(
        act,
        EventKind::Approved
            | EventKind::Declined
            | EventKind::Reported
            | EventKind::Directed
            | EventKind::BodyDeclined
            | EventKind::CompletionAsked
            | EventKind::Closed
            | EventKind::Corrected
            | EventKind::StatusChanged
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

/// How an event reverses decisions. No other event does.
pub fn reversal(event: &RecordedEvent) -> Option<Reversal> {
    let to_review = event.state.as_deref() == Some(State::Review.name());
    match event.act {
        EventKind::Reopened => Some(Reversal::Reopened),
        EventKind::AppealGranted => Some(Reversal::Overturned),
        EventKind::SentBack => Some(Reversal::SentBack),
        EventKind::Answered | EventKind::RevisionSent if to_review => Some(Reversal::Revised),
        _ => None,
    }
}

/// The decisions that an event reverses, of those in force, oldest first. A reopening reverses only the closure and restores the earlier
/// decisions; the other reversals apply to all of them.
pub fn reversed_decisions(event: &RecordedEvent, in_force: &[String]) -> Vec<String> {
    match reversal(event) {
        Some(Reversal::Reopened) => in_force.last().cloned().into_iter().collect(),
        Some(_) => in_force.to_vec(),
        None => Vec::new(),
    }
}

/// The decisions on the outcome that are in force, oldest first, by the events with a record and what each reverses.
pub fn unreversed_decisions<'a>(recorded: impl Iterator<Item = (&'a RecordedEvent, &'a [String])>) -> Vec<String> {
    let mut list: Vec<String> = Vec::new();
    for (event, reverses) in recorded {
        list.retain(|decision| !reverses.contains(decision));
        if determines_outcome(event.act) {
            list.push(event.id.clone());
        }
    }
    list
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Records the events in turn, and returns the decisions that each reverses, as positions in the list.
    fn ended(acts: &[(EventKind, Option<&str>)]) -> Vec<(usize, usize)> {
        let mut recorded: Vec<(RecordedEvent, Vec<String>)> = Vec::new();
        for (n, (act, state)) in acts.iter().enumerate() {
            let event = RecordedEvent {
                id: n.to_string(),
                act: *act,
                by: String::new(),
                role: String::new(),
                detail: String::new(),
                state: state.map(str::to_owned),
                at: jiff::Timestamp::UNIX_EPOCH,
            };
            let before = unreversed_decisions(recorded.iter().map(|(event, reverses)| (event, reverses.as_slice())));
            let reverses = reversed_decisions(&event, &before);
            recorded.push((event, reverses));
        }
        let by = recorded.iter().enumerate();
        by.flat_map(|(by, (_, reverses))| reverses.iter().map(move |id| (id.parse().unwrap(), by))).collect()
    }

    #[test]
    fn each_reversal_is_paired_with_the_decisions_in_force() {
        let (approved, withdrawn) = ((EventKind::Approved, Some("ready")), (EventKind::Closed, Some("withdrawn")));
        let (reopened, granted) = ((EventKind::Reopened, Some("ready")), (EventKind::AppealGranted, Some("review")));
        let (reported, directed) = ((EventKind::Reported, Some("with_body")), (EventKind::Directed, Some("ready")));
        let declined = (EventKind::Declined, Some("declined"));
        let sent_back = (EventKind::SentBack, Some("review"));
        for (acts, expected) in [
            (vec![approved, withdrawn, reopened], vec![(1, 2)]),
            // A rejected appeal changes nothing.
            (vec![approved, withdrawn, reopened, (EventKind::AppealRejected, None)], vec![(1, 2)]),
            // The reopening restored the approval, which the appeal then overturns.
            (vec![approved, withdrawn, reopened, granted], vec![(1, 2), (0, 3)]),
            // A registration keeps its state, but the approval is overturned.
            (vec![approved, (EventKind::Registered, Some("registered")), (EventKind::AppealGranted, None)], vec![(0, 2)]),
            // A new revision after a report ends the report.
            (vec![reported, (EventKind::BodyAsked, Some("with_requester")), (EventKind::Answered, Some("review"))], vec![(0, 2)]),
            (vec![reported, directed, (EventKind::Commented, None)], vec![]),
            (vec![reported, directed, sent_back], vec![(0, 2), (1, 2)]),
            (vec![declined, (EventKind::Commented, None)], vec![]),
            // Only the decision that was in force: the second approval stands.
            (vec![approved, sent_back, approved, (EventKind::Commented, None)], vec![(0, 1)]),
        ] {
            assert_eq!(ended(&acts), expected, "{acts:?}");
        }
    }

    #[test]
    fn stored_records_parse() {
        let stored = r#"{"by":"Edda Lead","role":"lead","lead":null,"revision":{"number":1,"sha256":"ab"},"discussion":{"ends":"2027-01-15","day":2,"days":14},"positions":[{"id":"p","expert":"Sven","role":"expert","position":"no-objection","revision":1,"is_current":true,"objects":false,"is_answered":false,"in_office":true}],"open_threads":[{"id":"t","field":null,"by":"Sven","role":"expert"}],"questions":[["users","accepted"]],"cited_rfcs":[8141]}"#;
        let record: DecisionRecord = serde_json::from_str(stored).unwrap();
        assert_eq!(serde_json::to_string(&record).unwrap(), stored);
    }
}
