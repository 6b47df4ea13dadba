//! Commitments of the registrant, in addition to the text of a request. They are saved with the draft, frozen with each revision, and
//! published with the version (RFC 8141 §5.1). They are optional; unanswered questions are shown as such.

pub mod queries;
pub mod save;

use crate::cases::{Request, Subject};

/// Whether a request can have commitments: only if it can create a new version.
pub fn has_pledges(request: &Request) -> bool {
    !matches!(request.subject, Subject::StatusChange { .. } | Subject::Correction { .. })
}
