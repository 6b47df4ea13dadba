//! Documents on the record of a request: the experts' report to a standards body, the body's direction with the copy of the report, its
//! other answers, its recognition, evidence, notes of disputes, acceptances. A document is permanent; a newer one of its kind replaces it.

pub(crate) mod queries;

use crate::ids::{AccountId, RevisionNumber};
use crate::store::typed::stored_enum;
use jiff::Timestamp;

stored_enum! {
    /// The kind of a document on record.
    DocumentKind as "kind of a document" {
        /// The experts' report to a standards body.
        Report = "report",
        /// The direction of a standards body.
        Direction = "direction",
        /// The copy of the report that came with the direction.
        ReportCopy = "report_copy",
        /// The statement of a standards body that asks for changes or declines.
        Outcome = "outcome",
        /// The IESG's answer on whether a body is recognized.
        Recognition = "recognition",
        /// A note about an ownership dispute.
        Dispute = "dispute",
    }
}

/// A document on record.
#[derive(Debug, Clone, PartialEq, Eq, diesel::Queryable, diesel::Selectable)]
#[diesel(table_name = crate::store::schema::documents)]
pub struct Document {
    /// Database key.
    pub id: String,
    /// The kind of document.
    pub kind: DocumentKind,
    /// The newest revision when it was recorded.
    pub revision_number: RevisionNumber,
    /// The text of the document.
    pub body: String,
    /// Who recorded it.
    pub recorded_by: AccountId,
    /// When.
    pub recorded_at: Timestamp,
}
