//! What was true when a decision was made: the revision, the positions, the open threads, the criteria, the day of the discussion, and
//! who acted in which capacity. It is stored with the event of the decision and never computed again.
//!
//! A record refers to reasons, positions and comments by their keys: their rows are permanent, and a redaction reaches them there.

pub(crate) mod queries;

use crate::cases::gather::positions::standing_positions;
use crate::cases::see::Seen;
use crate::cases::timers::discussion_ends;
use crate::cases::{Way, criteria};
use crate::clock;
use crate::history::{self, Act, EventId, Recorded};
use crate::ids::SnapshotNo;
use crate::people;
use crate::refusal::Refusal;
use crate::reviews::citations;
use crate::reviews::queries::{decision, threads_of};
use crate::reviews::{Standing, Thread};
use crate::store::{AnyConnection, Error};
use crate::template::Field;
use jiff::Timestamp;
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

/// Stores what is true now with the event of a decision; does nothing where the act is none.
///
/// # Errors
/// The database.
pub(crate) fn keep(conn: &mut AnyConnection, now: Timestamp, seen: &Seen, event: &EventId) -> Result<(), Refusal> {
    let event = history::queries::by_id(conn, &event.0)?;
    if !is_decision(event.act) {
        return Ok(());
    }
    let record = record_of(conn, now, seen, &event)?;
    let text = serde_json::to_string(&record).map_err(|error| Error::Unreadable(error.to_string()))?;
    queries::insert(conn, &event.id, &seen.request.id, &text)?;
    Ok(())
}

fn record_of(conn: &mut AnyConnection, now: Timestamp, seen: &Seen, event: &Recorded) -> Result<DecisionRecord, Refusal> {
    let request = &seen.request;
    let of_lead = match event.act {
        Act::Approved | Act::Declined | Act::Reported => decision(conn, &request.id)?,
        _ => None,
    };
    let (mut lead, mut criteria) = (None, Vec::new());
    if let Some(decision) = &of_lead {
        if event.act == Act::Declined {
            lead = people::queries::by_id(conn, &decision.lead_id)?.map(|lead| lead.name);
        }
        let judged = criteria::queries::of(conn, &decision.id)?;
        criteria =
            judged.points().filter_map(|(point, judgement)| Some((point.key.to_owned(), judgement?.name().to_owned()))).collect();
    }
    let number = of_lead.map_or(seen.text(), |decision| decision.snapshot_number);
    let positions = standing_positions(conn, seen, now)?;
    let threads = threads_of(conn, &request.id)?;
    Ok(DecisionRecord {
        by: event.by.clone(),
        role: event.role.clone(),
        lead,
        revision: seen
            .snapshots
            .iter()
            .find(|sent| sent.number == number && number != SnapshotNo::NONE)
            .map(|sent| Revision { number: sent.number.get(), sha256: sent.fingerprint.clone() }),
        discussion: request.review_since.filter(|_| request.track.way() != Way::FastTrack).map(|since| discussion_at(since, now)),
        positions: positions.into_iter().map(taken).collect(),
        open_threads: threads.iter().filter(|thread| thread.resolved_at.is_none()).map(open).collect(),
        criteria,
        cited_rfcs: citations::cited(&event.detail).into_iter().map(|cited| cited.rfc).collect(),
    })
}

fn discussion_at(since: Timestamp, now: Timestamp) -> Discussion {
    let ends = discussion_ends(since);
    let whole_days = |from: Timestamp, to: Timestamp| to.duration_since(from).as_hours() / 24;
    Discussion { ends: clock::day(ends), day: whole_days(since, now), days: whole_days(since, ends) }
}

fn taken(standing: Standing) -> TakenPosition {
    let objects = standing.objects();
    let Standing { position, live, in_office, .. } = standing;
    TakenPosition {
        id: position.id,
        expert: position.expert,
        stance: position.stance.name().to_owned(),
        revision: position.snapshot_number.get(),
        is_current: live,
        objects,
        is_answered: position.answer.is_some(),
        in_office,
    }
}

fn open(thread: &Thread) -> OpenThread {
    OpenThread {
        id: thread.id.to_string(),
        field: thread.anchor.field.map(|field: Field| field.key().to_owned()),
        by: thread.comments.first().map_or_else(String::new, |first| first.author.clone()),
    }
}
