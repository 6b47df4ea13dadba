//! The expert review report for a standards body (RFC 8141 §6.2 step 4): made from the positions, the discussion, the checks and
//! what changed; a lead reads and completes it before it is sent.

use super::{Hold, Standing, Thread};
use crate::finding::{Finding, Level};
use crate::requests::{Request, Snapshot};
use jiff::civil::Date;
use std::fmt::Write as _;

/// What the report is made from.
#[derive(Debug, Clone, Copy)]
pub struct Material<'a> {
    /// The request.
    pub request: &'a Request,
    /// The text reported on.
    pub snapshot: &'a Snapshot,
    /// Positions.
    pub standing: &'a [Standing],
    /// Discussion.
    pub threads: &'a [Thread],
    /// What the automatic checks say.
    pub findings: &'a [Finding],
    /// The fields that differ from the registered version, for a revision.
    pub changed: &'a [&'a str],
    /// The review list, where the discussion was.
    pub list: &'a str,
    /// Today.
    pub today: Date,
}

/// The report as plain text.
pub fn draft(material: &Material<'_>) -> String {
    let Material { request, snapshot, standing, threads, findings, changed, list, today } = *material;
    let mut out = format!(
        "Expert review report\n\nTo:        {}\nRequest:   {}, {}\nText:      {} of {}, SHA-256 {}\nDate:      {today}\n",
        request.track.body().unwrap_or("the standards body"),
        request.number,
        request.subject.title(),
        snapshot.number,
        snapshot.sent_at.strftime("%Y-%m-%d"),
        snapshot.fingerprint,
    );
    let _ = writeln!(
        out,
        "\nThe request was reviewed by the designated experts as RFC 8141, Section 6.2 asks, and posted to {list}{}.",
        request.review_since.map(|since| format!(" on {}", since.strftime("%Y-%m-%d"))).unwrap_or_default()
    );
    if !changed.is_empty() {
        let _ = writeln!(out, "\nIt revises a registered namespace. Changed: {}.", changed.join(", "));
    }
    out.push_str("\n1. Positions\n\n");
    if standing.is_empty() {
        out.push_str("   None was taken.\n");
    }
    for standing in standing {
        let position = &standing.position;
        let live = if standing.live { "" } else { " (outdated: the text has changed)" };
        let _ =
            writeln!(out, "   - {}: {}, on text {}{live}.", position.expert, position.stance.words(), position.snapshot_number);
        indent(&mut out, &position.reasons);
        if let Some(answer) = &position.answer {
            out.push_str("     The lead's answer:\n");
            indent(&mut out, answer);
        }
    }
    out.push_str("\n2. Discussion\n\n");
    let open: Vec<&Thread> = threads.iter().filter(|thread| thread.resolved_at.is_none()).collect();
    let _ = writeln!(out, "   {} threads, {} of them open.", threads.len(), open.len());
    for thread in open {
        let about = thread.anchor.field.map_or("The request", crate::template::Field::label);
        let gone = if thread.anchor.hold(&snapshot.template) == Hold::Gone { ", on words that have changed since" } else { "" };
        let _ = writeln!(out, "   - {about}, text {}{gone}:", thread.snapshot_number);
        for comment in &thread.comments {
            let _ = writeln!(out, "     {}:", comment.author);
            indent(&mut out, &comment.body);
        }
    }
    out.push_str("\n3. Automatic checks\n\n");
    let weighty: Vec<&Finding> = findings.iter().filter(|finding| finding.level != Level::Info).collect();
    if weighty.is_empty() {
        out.push_str("   They found nothing.\n");
    }
    for finding in weighty {
        let _ = writeln!(out, "   - {} ({})", finding.message, finding.clause);
    }
    out.push_str("\n4. Advice of the experts\n\n   \n");
    out
}

fn indent(out: &mut String, text: &str) {
    for line in text.lines() {
        out.push_str("       ");
        out.push_str(line);
        out.push('\n');
    }
}
