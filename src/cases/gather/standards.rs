//! What a standards body has put on file since the last report.

use crate::cases::case::OnFile;
use crate::cases::papers::queries::papers_of;
use crate::cases::see::Seen;
use crate::cases::standards::{Paper, queries};
use crate::history;
use crate::history::Act;
use crate::refusal::Refusal;
use crate::store::AnyConnection;

/// What is on file since the last report: the direction, and whether a copy of the report is.
pub fn on_file(conn: &mut AnyConnection, seen: &Seen) -> Result<OnFile, Refusal> {
    let Some(report) = queries::reports_of(conn, &seen.request.id)?.pop() else { return Ok(OnFile::default()) };
    let papers = papers_of(conn, &seen.request.id)?;
    // What the body said before it asked for changes is no direction any more.
    let asked = history::queries::last_act(conn, &seen.request.id, Act::BodyAsked)?;
    let since = asked.map_or(report.sent_at, |asked| asked.max(report.sent_at));
    let newest = |kind: Paper| {
        papers.iter().rev().find(|paper| paper.kind == kind.kind() && paper.filed_at >= since).map(|paper| paper.words.clone())
    };
    Ok(OnFile {
        reported: Some(report.snapshot_number),
        direction: newest(Paper::Direction),
        copy: newest(Paper::ReportCopy).is_some(),
    })
}
