//! Documents on record for a request: directions, copies of reports, evidence, notes of disputes, acceptances. A document
//! is permanent. One that was recorded in error is retracted with a public reason and has no effect from then on.

pub(crate) mod queries;

use crate::ids::AccountId;
use crate::store::schema::retractions;
use crate::store::typed::stored_words;
use jiff::Timestamp;

stored_words! {
    /// The kind of a document on record.
    PaperKind as "kind of a document" {
        /// The direction of a standards body.
        Direction = "direction",
        /// The copy of the report that came with the direction.
        ReportCopy = "report_copy",
        /// The IESG's answer on whether a body is recognized.
        Recognition = "recognition",
        /// Evidence of attempts to reach the registrant, or of authority to act for a namespace.
        Evidence = "evidence",
        /// A note about an ownership dispute.
        Dispute = "dispute",
        /// The new registrant's acceptance.
        Acceptance = "acceptance",
    }
}

/// A document on record.
#[derive(Debug, Clone, PartialEq, Eq, diesel::Queryable, diesel::Selectable)]
#[diesel(table_name = crate::store::schema::papers)]
pub struct Filed {
    /// Database key.
    pub id: String,
    /// The kind of document.
    pub kind: PaperKind,
    /// The text of the document.
    pub words: String,
    /// Who filed it.
    pub filed_by: AccountId,
    /// The time at which it was filed.
    pub filed_at: Timestamp,
    /// Why it was retracted; `None` if it is in effect.
    #[diesel(select_expression = diesel::NullableExpressionMethods::nullable(retractions::reason))]
    #[diesel(select_expression_type = diesel::dsl::Nullable<retractions::reason>)]
    pub struck: Option<String>,
}

impl Filed {
    /// The English name of its kind.
    pub fn what(&self) -> &'static str {
        match self.kind {
            PaperKind::Direction => "Direction",
            PaperKind::ReportCopy => "Copy of the report",
            PaperKind::Recognition => "Answer on recognition",
            PaperKind::Evidence => "Evidence",
            PaperKind::Dispute => "Note on a dispute",
            PaperKind::Acceptance => "Acceptance",
        }
    }

    /// Whether it can be retracted on its own: it was recorded manually, and no action depends on it that must be reverted separately.
    pub fn retractable(&self) -> bool {
        self.struck.is_none() && !matches!(self.kind, PaperKind::Recognition | PaperKind::Acceptance)
    }
}
