//! Counts the findings of a revision once, when it is submitted.

use crate::refusal::Refusal;
use crate::requests::Request;
use crate::requests::gather::checks::findings;
use crate::requests::operator_queue::FindingCounts;
use crate::store::AnyConnection;
use jiff::Timestamp;
use urn_registry::finding::{Finding, Level};

fn count_by_level(findings: &[Finding]) -> FindingCounts {
    let of = |level: Level| i64::try_from(findings.iter().filter(|finding| finding.level == level).count()).unwrap_or(i64::MAX);
    FindingCounts { errors: of(Level::Error), warnings: of(Level::Warning), notes: of(Level::Note) }
}

/// The number of findings of a draft. The checks ran before it could be submitted, so their result is normally cached.
///
/// # Errors
/// [`Refusal::Outside`] if it is not cached; the action is run again once the checks have finished.
pub(crate) fn count_findings(conn: &mut AnyConnection, now: Timestamp, request: &Request) -> Result<FindingCounts, Refusal> {
    Ok(count_by_level(&findings(conn, now, request, &request.draft)?))
}
