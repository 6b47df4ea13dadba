//! Direction and report of a standards body: both on file before anything is registered (RFC 8141 §6.2 step 4).

use crate::cases::papers::queries::papers_of;
use crate::cases::see::Seen;
use crate::cases::standards::{Paper, queries};
use crate::history;
use crate::history::Act;
use crate::refusal::Refusal;
use crate::store::AnyConnection;

/// What is on file since the last report: the direction, and whether a copy of the report is.
pub fn on_file(conn: &mut AnyConnection, seen: &Seen) -> Result<(Option<String>, bool), Refusal> {
    let Some(report) = queries::reports_of(conn, &seen.request.id)?.pop() else { return Ok((None, false)) };
    let papers = papers_of(conn, &seen.request.id)?;
    // What the body said before it asked for changes is no direction any more.
    let asked = history::queries::last_act(conn, &seen.request.id, Act::BodyAsked)?;
    let since = asked.map_or(report.sent_at, |asked| asked.max(report.sent_at));
    let newest = |kind: Paper| {
        papers.iter().rev().find(|paper| paper.kind == kind.name() && paper.filed_at >= since).map(|paper| paper.words.clone())
    };
    Ok((newest(Paper::Direction), newest(Paper::ReportCopy).is_some()))
}

/// Direction and copy together, or what is missing (RFC 8141 §6.2 step 4). The report must be on the current text.
pub(crate) fn directed(conn: &mut AnyConnection, seen: &Seen) -> Result<String, Refusal> {
    let current = seen.current().map_or(0, |current| current.number);
    let reported = queries::reports_of(conn, &seen.request.id)?.pop().map(|report| report.snapshot_number);
    if reported != Some(current) {
        return Err(Refusal::WrongState { why: "The experts have not reported on the current text".to_owned() });
    }
    match on_file(conn, seen)? {
        (Some(direction), true) => Ok(direction),
        (Some(_), false) => Err(Refusal::WrongState {
            why: "The direction is on file, and the copy of the expert report is not; both are needed (RFC 8141, 6.2)".to_owned(),
        }),
        (None, true) => Err(Refusal::WrongState {
            why: "The copy of the report is on file, and the direction is not; both are needed (RFC 8141, 6.2)".to_owned(),
        }),
        (None, false) => Err(Refusal::WrongState {
            why: "Neither the direction of the body nor a copy of the expert report is on file (RFC 8141, 6.2)".to_owned(),
        }),
    }
}
