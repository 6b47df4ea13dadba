//! `/api/v1/requests/{number}/record`: the complete public record of a request in one document.

use crate::api::only;
use crate::api::registry::{fresh, request_json};
use crate::cases::decision_records::{self, queries::Shown};
use crate::cases::documents::{self, Filed};
use crate::cases::gather::positions::standing_positions;
use crate::cases::standards;
use crate::cases::viewer::{Seen, see_turn};
use crate::history::{self, Recorded};
use crate::http::addresses;
use crate::http::cx::Cx;
use crate::http::mark_read::noted;
use crate::http::problem::Problem;
use crate::http::reply::Reply;
use crate::reviews;
use crate::reviews::{Comment, Position, Thread};
use crate::template::Field;
use jiff::Timestamp;
use serde_json::{Value, json};
use std::collections::{HashMap, HashSet};

fn moment(at: Timestamp) -> String {
    at.strftime("%Y-%m-%dT%H:%M:%SZ").to_string()
}

/// `GET /api/v1/requests/{number}/record`: the state, all revisions with their text, positions, threads, decisions, reports,
/// documents and events of a request, as far as they are public.
pub fn record(cx: &Cx) -> Result<Reply, Problem> {
    only(cx, &[])?;
    let (seen, parts) = cx.read(|conn| {
        let seen = see_turn(conn, cx.number()?, None, cx.now)?;
        let id = &seen.request.id;
        let standing: HashSet<String> =
            standing_positions(conn, &seen, cx.now)?.into_iter().map(|standing| standing.position.id).collect();
        let events = history::queries::of_request(conn, id)?;
        let parts = json!({
            "positions": reviews::queries::positions_of(conn, id)?.iter().map(|one| position(one, &standing)).collect::<Vec<_>>(),
            "threads": reviews::queries::threads_of(conn, id)?.iter().map(thread).collect::<Vec<_>>(),
            "decisions": decisions(&events, &decision_records::queries::of_request(conn, id, &events)?),
            "reports": standards::queries::reports_of(conn, id)?.iter().map(report).collect::<Vec<_>>(),
            "documents": documents::queries::all_of(conn, id)?.iter().map(document).collect::<Vec<_>>(),
            "events": events.iter().map(event).collect::<Vec<_>>(),
        });
        Ok((seen, parts))
    })?;
    noted(cx, Some(&seen.request.id))?;
    let home = &cx.post().public_url;
    let mut value = request_json(&seen.request, home);
    if let (Some(object), Value::Object(parts)) = (value.as_object_mut(), parts) {
        object.insert("revisions".to_owned(), revisions(&seen, home).into());
        object.extend(parts);
    }
    Ok(fresh(&value))
}

fn revisions(seen: &Seen, home: &str) -> Vec<Value> {
    let revision = |snapshot: &crate::cases::Snapshot| {
        json!({
            "number": snapshot.number,
            "submitted_at": moment(snapshot.sent_at),
            "note": snapshot.note,
            "sha256": snapshot.fingerprint,
            "text": snapshot.canonical,
            "url": format!("{home}{}", addresses::revision_text(seen.request.number, snapshot.number)),
        })
    };
    seen.snapshots.iter().rev().map(revision).collect()
}

fn position(position: &Position, standing: &HashSet<String>) -> Value {
    json!({
        "id": position.id,
        "revision": position.snapshot_number,
        "by": position.expert,
        "position": position.stance.name(),
        "reasons": position.reasons,
        "at": moment(position.taken_at),
        "response": position.answer,
        "is_newest": standing.contains(&position.id),
    })
}

fn thread(thread: &Thread) -> Value {
    json!({
        "id": thread.id,
        "revision": thread.snapshot_number,
        "field": thread.anchor.field.map(Field::key),
        "quote": thread.anchor.quote,
        "position": thread.position_id,
        "addressed_at": thread.done_at.map(moment),
        "resolved_at": thread.resolved_at.map(moment),
        "comments": thread.comments.iter().map(comment).collect::<Vec<_>>(),
    })
}

fn comment(comment: &Comment) -> Value {
    json!({
        "id": comment.id,
        "revision": comment.snapshot_number,
        "by": comment.author,
        "role": comment.role,
        "at": moment(comment.written_at),
        "comment": comment.body,
        "suggestion": comment.suggestion,
        "by_email": comment.by_mail,
        "retracted": comment.struck,
    })
}

/// Each decision with its stored record; `null` for decisions of releases that stored none. `record_sha256` is the digest of the bytes
/// of `record_text`, which is `null` if an expert named in it has become anonymous.
fn decisions(events: &[Recorded], records: &HashMap<String, Shown>) -> Vec<Value> {
    let decided = events.iter().filter(|event| decision_records::is_decision(event.act));
    let value = |(at, event): (usize, &Recorded)| {
        let record = records.get(&event.id);
        json!({
            "number": at + 1,
            "event": event.id,
            "decision": event.act.name(),
            "at": moment(event.at),
            "by": record.map_or(&event.by, |shown| &shown.record.by),
            "role": event.role,
            "reasons": event.detail,
            "record": record.map(|shown| &shown.record),
            "record_text": record.and_then(|shown| shown.text.as_deref()),
            "record_sha256": record.map(|shown| &shown.sha256),
        })
    };
    decided.enumerate().map(value).collect()
}

fn report(report: &standards::Report) -> Value {
    json!({
        "revision": report.snapshot_number,
        "to": report.addressed_to,
        "report": report.body,
        "at": moment(report.sent_at),
    })
}

fn document(filed: &Filed) -> Value {
    json!({
        "id": filed.id,
        "kind": filed.kind.name(),
        "text": filed.words,
        "at": moment(filed.filed_at),
        "retracted": filed.struck,
    })
}

fn event(event: &Recorded) -> Value {
    json!({
        "id": event.id,
        "event": event.act.name(),
        "by": event.by,
        "role": event.role,
        "details": event.detail,
        "state": event.state,
        "at": moment(event.at),
    })
}
