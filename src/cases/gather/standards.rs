//! The documents of a standards body since the last report.

use crate::cases::case::OnFile;
use crate::cases::documents::queries::documents_of;
use crate::cases::standards::{BodyDocument, queries};
use crate::cases::viewer::Seen;
use crate::history;
use crate::history::Act;
use crate::refusal::Refusal;
use crate::store::AnyConnection;

/// The direction since the last report, and whether a copy of the report is on record.
pub fn on_file(conn: &mut AnyConnection, seen: &Seen) -> Result<OnFile, Refusal> {
    let Some(report) = queries::reports_of(conn, &seen.request.id)?.pop() else { return Ok(OnFile::default()) };
    let papers = documents_of(conn, &seen.request.id)?;
    // A direction given before the body asked for changes is superseded.
    let asked = history::queries::last_act(conn, &seen.request.id, Act::BodyAsked)?;
    let since = asked.map_or(report.sent_at, |asked| asked.max(report.sent_at));
    let newest = |kind: BodyDocument| {
        papers.iter().rev().find(|paper| paper.kind == kind.kind() && paper.filed_at >= since).map(|paper| paper.words.clone())
    };
    Ok(OnFile {
        reported: Some(report.snapshot_number),
        direction: newest(BodyDocument::Direction),
        copy: newest(BodyDocument::ReportCopy).is_some(),
    })
}
