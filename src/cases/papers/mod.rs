//! What is kept on file of a request: directions, copies of reports, evidence, court orders, notes of disputes, acceptances. A
//! paper is permanent; one that was filed in error is struck, with a reason that everybody reads, and counts for nothing from then on.

pub(crate) mod queries;

use crate::ids::AccountId;
use crate::store::typed::kept_words;
use jiff::Timestamp;

kept_words! {
    /// What is kept on file.
    PaperKind as "kind of a paper" {
        /// What a standards body directs.
        Direction = "direction",
        /// The copy of the report that came with it.
        ReportCopy = "report_copy",
        /// What the IESG answered on whether a body is recognised.
        Recognition = "recognition",
        /// What was tried, or what shows who speaks for a namespace.
        Evidence = "evidence",
        /// An order that holds the request.
        CourtOrder = "court_order",
        /// That it is lifted.
        HoldEnd = "hold_end",
        /// A note on a dispute about ownership.
        Dispute = "dispute",
        /// What the new registrant accepts.
        Acceptance = "acceptance",
    }
}

/// A paper on file.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Filed {
    /// Key.
    pub id: String,
    /// Which kind.
    pub kind: PaperKind,
    /// Its words.
    pub words: String,
    /// Who filed it.
    pub filed_by: AccountId,
    /// When.
    pub filed_at: Timestamp,
    /// Why it was struck.
    pub struck: Option<String>,
}

impl Filed {
    /// What it is, for people.
    pub fn what(&self) -> &'static str {
        match self.kind {
            PaperKind::Direction => "Direction",
            PaperKind::ReportCopy => "Copy of the report",
            PaperKind::Recognition => "Answer on recognition",
            PaperKind::Evidence => "Evidence",
            PaperKind::CourtOrder => "Court order",
            PaperKind::HoldEnd => "End of a court order",
            PaperKind::Dispute => "Note on a dispute",
            PaperKind::Acceptance => "Acceptance",
        }
    }

    /// Whether it can be struck by itself: it was put on file by hand, and nothing rests on it that another act takes back. A court
    /// order can be while it waits for its second operator; the caller knows whether it does.
    pub fn strikable(&self, waits: bool) -> bool {
        self.struck.is_none()
            && match self.kind {
                PaperKind::Direction | PaperKind::ReportCopy | PaperKind::Evidence | PaperKind::Dispute => true,
                PaperKind::CourtOrder | PaperKind::HoldEnd => waits,
                PaperKind::Recognition | PaperKind::Acceptance => false,
            }
    }
}
