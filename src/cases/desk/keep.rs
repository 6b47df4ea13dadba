//! The findings of a text are counted once, when it is sent.

use crate::cases::Request;
use crate::cases::desk::{Counts, queries};
use crate::cases::gather::checks::findings;
use crate::finding::{Finding, Level};
use crate::ids::SnapshotNo;
use crate::refusal::Refusal;
use crate::store::AnyConnection;
use crate::template::Template;
use jiff::Timestamp;

fn counted(findings: &[Finding]) -> Counts {
    let of = |level: Level| i64::try_from(findings.iter().filter(|finding| finding.level == level).count()).unwrap_or(i64::MAX);
    Counts { fails: of(Level::Fail), looks: of(Level::Look), infos: of(Level::Info) }
}

/// Keeps how many findings the text with a number has. The checks were asked before it could be sent, so their answer is known already.
///
/// # Errors
/// [`Refusal::Outside`] when they were not: the act is run again once they have answered.
pub(crate) fn count(
    conn: &mut AnyConnection,
    now: Timestamp,
    request: &Request,
    (number, text): (SnapshotNo, &Template),
) -> Result<(), Refusal> {
    let found = findings(conn, now, request, text)?;
    Ok(queries::insert_counts(conn, &request.id, number, counted(&found))?)
}
