//! What was true when a decision was made: the revision, the positions, the open threads, the criteria, the day of the discussion, and
//! who acted in which capacity. It is stored with the event of the decision and never computed again.
//!
//! A record refers to reasons, positions and comments by their keys: their rows are permanent, and a redaction reaches them there.

pub(crate) mod keep;
pub(crate) mod queries;

use crate::history::{Act, Recorded};
use jiff::civil::Date;
use serde::{Deserialize, Serialize};

/// What was true when a decision was made.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct DecisionRecord {
    /// The name that was shown of who acted.
    pub by: String,
    /// In which capacity, as the event says.
    pub role: String,
    /// The lead who proposed a decline to which a second expert agreed.
    pub lead: Option<String>,
    /// The revision that was decided on.
    pub revision: Option<Revision>,
    /// The announced discussion; none on the fast track and before the review.
    pub discussion: Option<Discussion>,
    /// The newest position of each expert.
    pub positions: Vec<TakenPosition>,
    /// The threads that were not resolved.
    pub open_threads: Vec<OpenThread>,
    /// What the lead said of each criterion: its key and the judgment, as `judged_points` names them.
    pub criteria: Vec<(String, String)>,
    /// The RFCs that the reasons cite.
    pub cited_rfcs: Vec<u32>,
}

/// A revision of a request.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Revision {
    /// Its number.
    pub number: i64,
    /// The SHA-256 of its text, in hexadecimal.
    pub sha256: String,
}

/// How far the announced discussion was.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Discussion {
    /// The announced last day.
    pub ends: Date,
    /// Whole days since it began.
    pub day: i64,
    /// How many days were announced.
    pub days: i64,
}

/// An expert's position, with its state at that time.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct TakenPosition {
    /// The key of its row, which has the words.
    pub id: String,
    /// The name that was shown.
    pub expert: String,
    /// [`crate::reviews::Stance::name`].
    pub stance: String,
    /// The revision it was taken on.
    pub revision: i64,
    /// Whether it was about the current text.
    pub is_current: bool,
    /// Whether it was an objection nobody had answered.
    pub objects: bool,
    /// Whether the lead had answered it.
    pub is_answered: bool,
    /// Whether its expert was still appointed.
    pub in_office: bool,
}

/// A thread that was not resolved.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct OpenThread {
    /// Its key.
    pub id: String,
    /// The key of the field it is about; none for the request as a whole.
    pub field: Option<String>,
    /// The name that was shown of who opened it.
    pub by: String,
}

/// Whether an act is a decision that has a page of its own.
pub fn is_decision(act: Act) -> bool {
    settles(act) || matches!(act, Act::AppealDecided | Act::ContentionSettled | Act::ConsentGiven)
}

/// Whether an act decides what becomes of a request: `/requests/{number}/decision` is the newest of these.
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

/// Whether an act takes the decision before it back.
pub fn overturns(event: &Recorded) -> bool {
    let moves = event.state.is_some();
    match event.act {
        Act::AppealDecided => moves,
        Act::EndTakenBack | Act::DuplicateTakenBack | Act::Reopened | Act::SentBack => true,
        _ => false,
    }
}
