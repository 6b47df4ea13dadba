//! Registration requests: a case that moves through states, and the numbered texts the registrant sent (RFC 8141 §6).
//!
//! Four things that other systems mix are kept apart: the **request** (here), the **snapshot** (an immutable, numbered
//! text the registrant sent), the **registration** ([`crate::registry`]) and the **review work** ([`crate::reviews`]). What
//! moves a request is one table, [`table`].

pub mod about;
pub mod appeals;
pub mod back;
pub mod bodies;
pub mod candidates;
pub mod case;
pub(crate) mod changed;
pub mod claims;
pub mod consent;
pub mod contention;
pub mod criteria;
pub mod decide;
pub mod decision_records;
pub(crate) mod deleted;
pub mod desk;
pub mod document;
pub mod drafts;
pub mod erasures;
pub(crate) mod freeze;
pub mod gather;
pub mod guards;
pub mod guidance;
pub mod holidays;
pub mod input;
pub mod kinds;
pub mod lists;
pub mod marks;
pub mod moves;
pub mod notes;
pub mod overlays;
pub mod papers;
pub mod party;
pub mod periods;
pub mod permit;
pub mod personal;
pub mod pledges;
pub mod prepared;
pub mod queries;
pub mod record;
pub mod report;
pub mod run;
pub mod said;
pub mod see;
pub mod settled;
pub mod standards;
pub mod state;
pub mod statistics;
pub mod subject;
pub mod table;
pub mod team;
pub mod tell;
pub mod testable;
pub mod timers;
pub mod times;
pub mod track;
pub(crate) mod tracks;
pub mod waiting;
pub mod whose;
pub(crate) mod worked_out;

pub use party::{Party, Standing, parties};
pub use state::{CameFrom, Overlay, State};
pub use subject::{Present, Subject};
pub use track::{Track, Way};

use crate::ids::{AccountId, RequestId, RequestNumber, SnapshotNo};
use crate::template::{Field, Template};
use crate::words::Phrase;
use jiff::Timestamp;

/// A request.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Request {
    /// Key.
    pub id: RequestId,
    /// `R-2026-0001`.
    pub number: RequestNumber,
    /// What is asked for.
    pub subject: Subject,
    /// By which procedure.
    pub track: Track,
    /// When the track was changed, which can happen once.
    pub track_changed_at: Option<Timestamp>,
    /// Where it stands.
    pub state: State,
    /// Since when.
    pub state_since: Timestamp,
    /// Whose it is.
    pub owner_id: AccountId,
    /// The text being worked on; private.
    pub draft: Template,
    /// Rises with every save, so that two windows cannot overwrite each other.
    pub draft_revision: i64,
    /// The fields its registrant calls complete.
    pub done: Vec<Field>,
    /// When it was started.
    pub created_at: Timestamp,
    /// T2: since when it is discussed.
    pub review_since: Option<Timestamp>,
    /// The request it doubles.
    pub duplicate_of: Option<RequestNumber>,
    /// The request it takes up again (T17).
    pub follows: Option<RequestNumber>,
    /// Whether reviewers wait for a word of the registrant (`lists::queries::asked_back`); known where a request is seen or listed.
    pub asked_back: bool,
    /// When whoever keeps the present turn running last did anything: its registrant while they are asked, its reviewers while they wait
    /// for the registrant. Known where a request is seen or listed.
    pub heard_at: Option<Timestamp>,
}

impl Request {
    /// The word of its state that the public sees.
    pub fn state_words(&self) -> &'static str {
        match (self.state, self.track.way()) {
            (State::Review, Way::FastTrack) => "Advisory review",
            (state, _) => state.words(),
        }
    }

    /// The same in the language of the reader.
    pub fn state_phrase(&self) -> Phrase {
        match (self.state, self.track.way()) {
            (State::Review, Way::FastTrack) => Phrase::new("refusal-advisory-review"),
            (state, _) => state.phrase(),
        }
    }

    /// Whose turn it is. On the fast track the length of the review is the body's own matter (RFC 8141 §6.3 item 3); otherwise an
    /// objection or a thread without an answer is the registrant's to answer.
    pub fn turn(&self) -> Option<&'static str> {
        match (self.state, self.track.way()) {
            (State::Review, Way::FastTrack) => Some("requesting body"),
            (State::Review, _) if self.asked_back => Some("registrant"),
            (state, _) => state.turn(),
        }
    }
}

/// A text the registrant sent. Permanent.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Snapshot {
    /// 1, 2, 3… within its request.
    pub number: SnapshotNo,
    /// What was asked for with it.
    pub kind: kinds::RequestKind,
    /// The registered version it started from.
    pub base: Option<u32>,
    /// The fields.
    pub template: Template,
    /// The canonical text.
    pub canonical: String,
    /// SHA-256 of it.
    pub fingerprint: String,
    /// What changed, in the registrant's words; empty for the first.
    pub note: String,
    /// When it was sent.
    pub sent_at: Timestamp,
}
