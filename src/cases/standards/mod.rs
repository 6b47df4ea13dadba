//! Requests that a standards body decides (RFC 8141 §6.2 step 4): the experts report to it, and the namespace is registered only
//! when its direction and a copy of the report are on file.

pub(crate) mod queries;

use crate::cases::papers::PaperKind;
use crate::ids::SnapshotNo;
use jiff::Timestamp;

/// A report that was sent. Permanent.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Report {
    /// On which text.
    pub snapshot_number: SnapshotNo,
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
    /// As which it is kept.
    pub fn kind(self) -> PaperKind {
        match self {
            Self::Direction => PaperKind::Direction,
            Self::ReportCopy => PaperKind::ReportCopy,
        }
    }

    /// The machine word.
    pub fn name(self) -> &'static str {
        self.kind().name()
    }

    /// The paper with this machine word.
    pub fn from_name(name: &str) -> Option<Self> {
        [Self::Direction, Self::ReportCopy].into_iter().find(|paper| paper.name() == name)
    }
}
