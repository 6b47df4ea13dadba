//! Decision records: the facts at the time of a decision (revision, positions, open threads, criteria, day of the discussion, and who
//! acted in which role). They are stored with the event of the decision and never recomputed.
//!
//! A record refers to reasons, positions and comments by their keys, because their rows are permanent and redactions apply to them there.

pub(crate) mod keep;
pub(crate) mod queries;

use crate::history::{Act, Recorded};
use jiff::civil::Date;
use serde::{Deserialize, Serialize};

/// The facts at the time of a decision.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
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
    pub positions: Vec<TakenPosition>,
    /// The threads that were not resolved.
    pub open_threads: Vec<OpenThread>,
    /// The lead's judgment of each criterion: its key and the judgment, as named by `judged_points`.
    pub criteria: Vec<(String, String)>,
    /// The RFCs that the reasons cite.
    pub cited_rfcs: Vec<u32>,
}

/// A revision of a request.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Revision {
    /// Its number.
    pub number: i64,
    /// The SHA-256 digest of its text, in hexadecimal.
    pub sha256: String,
}

/// The progress of the announced discussion.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Discussion {
    /// The announced last day.
    pub ends: Date,
    /// Whole days since it began.
    pub day: i64,
    /// The announced length in days.
    pub days: i64,
}

/// An expert's position at the time of the decision.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct TakenPosition {
    /// The key of its row, which has the text.
    pub id: String,
    /// The displayed name.
    pub expert: String,
    /// [`crate::reviews::Stance::name`].
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
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct OpenThread {
    /// Its database key.
    pub id: String,
    /// The key of the field it is about; `None` for the request as a whole.
    pub field: Option<String>,
    /// The displayed name of the person who opened it.
    pub by: String,
}

/// Whether an action is a decision that has its own page.
pub fn is_decision(act: Act) -> bool {
    settles(act) || matches!(act, Act::AppealDecided | Act::ContentionSettled | Act::ConsentGiven)
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
            | Act::CalledDuplicate
            | Act::Lapsed
            | Act::Withdrawn
            | Act::Corrected
            | Act::StatusChanged
    )
}

/// Whether an action reverts the decision before it.
pub fn overturns(event: &Recorded) -> bool {
    let moves = event.state.is_some();
    match event.act {
        Act::AppealDecided => moves,
        Act::EndTakenBack | Act::DuplicateTakenBack | Act::Reopened | Act::SentBack => true,
        _ => false,
    }
}
