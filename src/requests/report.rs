//! The expert review report for a standards body (RFC 8141 §6.2 step 4). It is generated from the positions, the discussion, the checks and
//! the changes when it is sent; the lead writes only the advice of the experts.

use crate::requests::questions::QuestionWithAnswer;
use crate::requests::{Request, Revision};
use crate::reviews::{AnchorMatch, PositionKind, PositionStatus, Thread};
use jiff::civil::Date;
use std::fmt::Write as _;
use urn_registry::finding::{Finding, Level};

/// The input of the report.
#[derive(Debug, Clone, Copy)]
pub struct ReportInput<'a> {
    pub request: &'a Request,
    /// The revision covered by the report.
    pub revision: &'a Revision,
    /// The positions of the experts.
    pub standing: &'a [PositionStatus],
    /// The discussion threads.
    pub threads: &'a [Thread],
    /// The findings of the automatic checks.
    pub findings: &'a [Finding],
    /// The questions of RFC 8141 with their answers.
    pub(crate) questions: &'a [QuestionWithAnswer],
    /// The fields that differ from the registered version.
    pub changed: &'a [&'a str],
    /// The review mailing list of the discussion.
    pub list: &'a str,
    /// Today's date.
    pub today: Date,
    /// The lead who sends it.
    pub lead: &'a str,
    /// The base URL of this registry, without a trailing slash.
    pub site: &'a str,
    /// The advice of the experts, which is section 4.
    pub advice: &'a str,
}

/// The status of a position, for readers of the report.
fn position_status_text(standing: &PositionStatus) -> &'static str {
    match (standing.live, standing.is_open_objection()) {
        _ if !standing.in_office && standing.position.kind == PositionKind::Discuss => {
            " (does not block, because its expert is no longer appointed)"
        }
        (true, _) => "",
        (false, true) => " (still blocks, although a new revision has been submitted)",
        (false, false) => " (outdated: a new revision has been submitted)",
    }
}

/// The report as plain text.
pub fn write_report(material: &ReportInput<'_>) -> String {
    let ReportInput { request, revision, standing, threads, findings, questions, changed, list, today, lead, site, advice } =
        *material;
    let mut out = format!(
        "Expert review report\n\nTo:        {}\nRequest:   {}, {}\nRevision:  {} of {}, SHA-256 {}\n           {site}/requests/{}/revisions/{}\nFrom:      {lead}, lead of the designated experts\nDate:      {today}\n",
        request.procedure.body().unwrap_or("the standards body"),
        request.number,
        request.subject.title(),
        revision.number,
        revision.sent_at.strftime("%Y-%m-%d"),
        revision.fingerprint,
        request.number,
        revision.number,
    );
    let _ = writeln!(
        out,
        "\nThe designated experts reviewed the request as required by RFC 8141, Section 6.2.\nThe request was posted to {list}{}.",
        request.review_since.map(|since| format!(" on {}", since.strftime("%Y-%m-%d"))).unwrap_or_default()
    );
    if !changed.is_empty() {
        let _ = writeln!(out, "\nThe request is for a new version of a registered namespace. Changed: {}.", changed.join(", "));
    }
    out.push_str("\n1. Positions\n\n");
    if standing.is_empty() {
        out.push_str("   None were recorded.\n");
    }
    for standing in standing {
        let position = &standing.position;
        let live = position_status_text(standing);
        let _ = writeln!(
            out,
            "   - {}: {}, on revision {}{live}.",
            position.expert,
            position.kind.phrase(),
            position.revision_number
        );
        indent(&mut out, &position.reasons);
        if let Some(answer) = &position.answer {
            out.push_str("     Response of the lead:\n");
            indent(&mut out, answer);
        }
    }
    out.push_str("\n2. Discussion\n\n");
    let open: Vec<&Thread> = threads.iter().filter(|thread| thread.resolved_at.is_none()).collect();
    let _ = match threads.len() {
        1 => writeln!(out, "   1 thread, {}.", if open.is_empty() { "resolved" } else { "open" }),
        all => writeln!(out, "   {all} threads, {} open.", open.len()),
    };
    for thread in open {
        let about = thread.anchor.field.map_or("General comment", urn_registry::template::Field::label);
        let gone =
            if thread.anchor.find_in(&revision.template) == AnchorMatch::Gone { ", on text that has since changed" } else { "" };
        let _ = writeln!(out, "   - {about}, revision {}{gone}:", thread.revision_number);
        for comment in thread.comments.iter().filter(|comment| comment.retraction_reason.is_none()) {
            let _ = writeln!(out, "     {}:", comment.author);
            indent(&mut out, &comment.body);
            if let Some(suggestion) = &comment.suggestion {
                out.push_str("     Suggested change:\n");
                indent(&mut out, suggestion);
            }
        }
    }
    add_findings(&mut out, findings);
    let body = request.procedure.body().unwrap_or("the standards body");
    out.push_str("\n4. Advice of the experts\n\n");
    indent(&mut out, advice);
    let _ = write!(
        out,
        "\n5. Requested response of {body}\n\n   \
         Registering this namespace requires a direction of {body} and a copy of this report (RFC 8141,\n   \
         Section 6.2, step 4). Please send one of these responses, and state the revision:\n\n   \
         - a direction to register revision {};\n   - the required changes;\n   - a decision to decline, with reasons.\n\n   \
         The request with all comments: {site}/requests/{}\n",
        revision.number, request.number
    );
    add_questions(&mut out, questions);
    out
}

fn add_findings(out: &mut String, findings: &[Finding]) {
    out.push_str("\n3. Automatic checks\n\n");
    let weighty: Vec<&Finding> = findings.iter().filter(|finding| finding.level != Level::Note).collect();
    if weighty.is_empty() {
        out.push_str("   No findings.\n");
    }
    for finding in weighty {
        let _ = writeln!(out, "   - {} ({})", finding.message, finding.clause);
    }
}

fn add_questions(out: &mut String, questions: &[QuestionWithAnswer]) {
    if !questions.is_empty() {
        out.push_str("\n6. RFC 8141 questions\n\n");
    }
    for QuestionWithAnswer { question, state, sentence, .. } in questions {
        let _ = writeln!(out, "   - {} ({}): {}.", question.phrase(), question.clause, state.phrase());
        indent(out, sentence);
    }
}

fn indent(out: &mut String, text: &str) {
    for line in text.lines() {
        out.push_str("       ");
        out.push_str(line);
        out.push('\n');
    }
}
