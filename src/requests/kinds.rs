//! The type of a request, without its subject.

use crate::store::typed::stored_enum;

stored_enum! {
    /// The type of a request.
    #[derive(PartialOrd, Ord)]
    RequestKind as "kind" {
        /// A new formal namespace, with a chosen NID.
        NewFormal = "new_formal" => "work-new-formal";
        /// A new informal namespace, with the next number.
        NewInformal = "new_informal" => "work-new-informal";
        /// A new version.
        Revision = "revision" => "work-revision";
        /// A correction of a registered version.
        Correction = "correction" => "word-correction";
        StatusChange = "status_change" => "word-status-change";
    }
}
