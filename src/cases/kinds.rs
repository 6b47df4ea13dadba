//! The type of a request, without its subject.

use crate::store::typed::stored_enum;

stored_enum! {
    /// The type of a request.
    #[derive(PartialOrd, Ord)]
    RequestKind as "kind" {
        /// A new formal namespace, with a chosen NID.
        NewFormal = "new_formal", "New formal namespace";
        /// A new informal namespace, with the next number.
        NewInformal = "new_informal", "New informal namespace";
        /// A new version.
        Revision = "revision", "New version";
        /// A correction of a registered version.
        Correction = "correction", "Correction";
        StatusChange = "status_change", "Status change";
    }
}
