//! What is kept on file of a request: directions, copies of reports, evidence, court orders, notes of disputes, acceptances. A
//! paper is permanent; one that was filed in error is struck, with a reason that everybody reads, and counts for nothing from then on.

pub(crate) mod queries;

use crate::ids::AccountId;
use jiff::Timestamp;

/// A paper on file.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Filed {
    /// Key.
    pub id: String,
    /// Which kind, as the machine says it.
    pub kind: String,
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
        match self.kind.as_str() {
            "direction" => "Direction",
            "report_copy" => "Copy of the report",
            "recognition" => "Answer on recognition",
            "evidence" => "Evidence",
            "court_order" => "Court order",
            "hold_end" => "End of a court order",
            "dispute" => "Note on a dispute",
            _ => "Acceptance",
        }
    }

    /// Whether it can be struck by itself: it was put on file by hand, and nothing rests on it that another act takes back. A court
    /// order can be while it waits for its second operator; the caller knows whether it does.
    pub fn strikable(&self, waits: bool) -> bool {
        self.struck.is_none()
            && match self.kind.as_str() {
                "direction" | "report_copy" | "evidence" | "dispute" => true,
                "court_order" | "hold_end" => waits,
                _ => false,
            }
    }
}
