//! What a registrant promises, beside the text of a request: kept with the draft, frozen with each text that is sent, and published
//! with the version (RFC 8141 §5.1). Optional; what was not answered is shown as not answered.

pub mod keep;
pub mod queries;

use crate::cases::{Request, Subject};

/// Whether a request has promises beside it: one that may make a new version.
pub fn has_pledges(request: &Request) -> bool {
    !matches!(request.subject, Subject::StatusChange { .. } | Subject::Correction { .. })
}
