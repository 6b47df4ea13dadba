//! Requests that a standards body decides (RFC 8141 §6.2 step 4). The experts report to the body, and the namespace is registered only
//! when its direction and a copy of the report are on record.

pub(crate) mod queries;

use crate::cases::documents::PaperKind;
use crate::ids::SnapshotNo;
use jiff::Timestamp;

/// A report that was sent. Permanent.
#[derive(Debug, Clone, PartialEq, Eq, diesel::Queryable, diesel::Selectable)]
#[diesel(table_name = crate::store::schema::reports)]
pub struct Report {
    /// The revision it covers.
    pub snapshot_number: SnapshotNo,
    /// The body it was sent to.
    pub addressed_to: String,
    /// The text.
    pub body: String,
    /// When.
    pub sent_at: Timestamp,
}

/// A document that can be recorded for a body's decision.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum BodyDocument {
    /// The body's direction.
    Direction,
    /// The copy of the report that came with the direction.
    ReportCopy,
}

impl BodyDocument {
    /// The kind of document it is stored as.
    pub fn kind(self) -> PaperKind {
        match self {
            Self::Direction => PaperKind::Direction,
            Self::ReportCopy => PaperKind::ReportCopy,
        }
    }

    /// The stored identifier.
    pub fn name(self) -> &'static str {
        self.kind().name()
    }

    /// Parses a stored identifier.
    pub fn from_name(name: &str) -> Option<Self> {
        [Self::Direction, Self::ReportCopy].into_iter().find(|paper| paper.name() == name)
    }
}
