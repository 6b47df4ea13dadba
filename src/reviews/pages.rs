//! The experts' pages: the queue and the review of one request.

use super::{Stance, actions, queries};
use crate::history;
use crate::refusal::{Fault, Refusal};
use crate::registry;
use crate::requests::actions::{Seen, see};
use crate::requests::pages::{
    DiffCard, EventRow, FieldText, FindingRow, RequestRow, Said, Step, comparison, event_rows, field_texts, finding_rows,
    request_row, said, steps,
};
use crate::requests::{self, Party, State};
use crate::web::addresses;
use crate::web::cx::{Cx, Reply};
use crate::web::form::FormField;
use crate::web::problem::Problem;
use crate::web::shell::{Nav, Shell};
use askama::Template as View;

#[derive(View)]
#[template(path = "reviews/queue.html")]
struct QueuePage {
    shell: Shell,
    mine: Vec<RequestRow>,
    others: Vec<RequestRow>,
}

/// `GET /reviews`
pub fn queue(cx: &Cx) -> Result<Reply, Problem> {
    let account = cx.person()?;
    let (all, assigned) =
        cx.read(|conn| Ok((requests::queries::public(conn)?, queries::requests_assigned_to(conn, &account.id)?)))?;
    let mut open: Vec<_> = all
        .into_iter()
        .filter(|request| matches!(request.state, State::Review | State::WithRequester(_)) && request.owner_id != account.id)
        .collect();
    open.sort_by_key(|request| request.state_since);
    let waiting = cx.read(|conn| actions::waiting_for(conn, account, &open, &assigned))?;
    let (mine, others): (Vec<_>, Vec<_>) = open.into_iter().partition(|request| waiting.contains(&request.id));
    let rows = |list: Vec<requests::Request>| {
        list.iter().map(|request| request_row(request, addresses::review(&request.number))).collect()
    };
    Reply::page(&QueuePage { shell: Shell::new(cx, "Reviews", Nav::Review), mine: rows(mine), others: rows(others) })
}

#[derive(View)]
#[template(path = "reviews/show.html")]
struct ReviewPage {
    shell: Shell,
    faults: Vec<Fault>,
    number: String,
    title: String,
    kind: &'static str,
    turn: Option<&'static str>,
    steps: Vec<Step>,
    snapshot: i64,
    minutes: usize,
    note: String,
    conflicted: bool,
    is_lead: bool,
    in_review: bool,
    quorum: String,
    checks: Vec<FindingRow>,
    diff_title: String,
    diff: Vec<DiffCard>,
    fields: Vec<FieldText>,
    said: Said,
    assigned: String,
    comment: FormField,
    question: FormField,
    position_reasons: FormField,
    stance: String,
    reasons: FormField,
    conflict: FormField,
    history: Vec<EventRow>,
}

struct Loaded {
    seen: Seen,
    versions: Vec<registry::Version>,
    findings: Vec<crate::finding::Finding>,
    said: Said,
    assigned: Vec<(String, String)>,
    quorum: Result<(), Refusal>,
    history: Vec<EventRow>,
}

fn load(cx: &Cx) -> Result<Loaded, Problem> {
    let account = cx.person()?;
    let number = cx.param("number");
    let loaded = cx.read(|conn| {
        let seen = see(conn, number, Some(account))?;
        let Some(current) = seen.current() else { return Err(Refusal::not_found(format!("Request {number}"))) };
        let findings = requests::actions::findings(conn, cx.now, &seen.request, &current.template)?;
        let versions = match seen.request.subject.nid().and_then(|nid| crate::nid::Nid::parse(nid).ok()) {
            Some(nid) => registry::queries::versions_of(conn, &nid)?,
            None => Vec::new(),
        };
        Ok(Loaded {
            versions,
            findings,
            said: said(queries::comments_of(conn, &seen.request.id)?, actions::standing_positions(conn, &seen)?),
            assigned: queries::assigned(conn, &seen.request.id)?,
            quorum: actions::quorum(conn, &seen, &account.id),
            history: event_rows(history::queries::of_request(conn, &seen.request.id)?),
            seen,
        })
    })?;
    if loaded.seen.is(Party::Registrant) {
        return Err(Refusal::not_permitted("This is your own request; you follow it on its public page").into());
    }
    Ok(loaded)
}

/// Minutes to read a text at 220 words a minute, at least one.
fn reading_minutes(text: &str) -> usize {
    const WORDS_A_MINUTE: usize = 220;
    text.split_whitespace().count().div_ceil(WORDS_A_MINUTE).max(1)
}

fn page(cx: &Cx, status: u16, faults: Vec<Fault>) -> Result<Reply, Problem> {
    let loaded = load(cx)?;
    let seen = &loaded.seen;
    let (diff_title, diff) = comparison(seen, &loaded.versions);
    let current = seen.current();
    Reply::page_with(
        status,
        &ReviewPage {
            shell: Shell::new(cx, format!("Review {}", seen.request.number), Nav::Review).with_errors(!faults.is_empty()),
            number: seen.request.number.clone(),
            title: seen.request.subject.title(),
            kind: seen.request.subject.words(),
            turn: seen.request.state.turn(),
            steps: steps(&seen.request),
            snapshot: current.map_or(0, |snapshot| snapshot.number),
            minutes: current.map_or(1, |snapshot| reading_minutes(&snapshot.canonical)),
            note: current.map(|snapshot| snapshot.note.clone()).unwrap_or_default(),
            conflicted: seen.is(Party::Conflicted),
            is_lead: seen.is(Party::Lead),
            in_review: seen.request.state == State::Review,
            quorum: loaded.quorum.err().map(|refusal| refusal.to_string()).unwrap_or_default(),
            checks: finding_rows(&loaded.findings),
            diff_title,
            diff,
            fields: current.map(|snapshot| field_texts(&snapshot.template)).unwrap_or_default(),
            said: loaded.said,
            assigned: loaded.assigned.into_iter().map(|(_, name)| name).collect::<Vec<_>>().join(", "),
            comment: FormField::area("comment", "Comment", cx.form.get("comment"), 4).faults(&faults),
            question: FormField::area("question", "Question to the registrant", cx.form.get("question"), 4)
                .hint("The request goes to them until they answer")
                .faults(&faults),
            position_reasons: FormField::area(
                "reasons",
                "Reasons",
                if cx.path().ends_with("/position") { cx.form.get("reasons") } else { "" },
                4,
            )
            .hint("Public. Needed for Discuss")
            .faults(&faults),
            stance: cx.form.get("stance").to_owned(),
            reasons: FormField::area("decision", "Reasons for the decision", cx.form.get("decision"), 4)
                .hint("Public. To decline, cite what they rest on")
                .faults(&faults),
            conflict: FormField::text("reason", "What the conflict is", cx.form.get("reason")).faults(&faults),
            history: loaded.history,
            faults,
        },
    )
}

/// `GET /reviews/{number}`
pub fn show(cx: &Cx) -> Result<Reply, Problem> {
    page(cx, 200, Vec::new())
}

fn after(cx: &Cx, done: Result<(), Refusal>) -> Result<Reply, Problem> {
    match done {
        Ok(()) => Ok(Reply::see_other(addresses::review(cx.param("number")))),
        Err(Refusal::Faults(faults)) => page(cx, 422, faults),
        Err(other) => Err(other.into()),
    }
}

fn snapshot_seen(cx: &Cx) -> Result<i64, Problem> {
    cx.form.get("snapshot").parse().map_err(|_| Problem::bad_request("The form does not say which text was seen"))
}

/// `POST /reviews/{number}/comment`
pub fn comment(cx: &Cx) -> Result<Reply, Problem> {
    cx.form.only(&["comment"], &[])?;
    let turn = cx.turn()?;
    after(cx, cx.write(|conn| actions::comment(conn, turn, cx.param("number"), cx.form.get("comment"))))
}

/// `POST /requests/{number}/edit/comment`
pub fn comment_by_registrant(cx: &Cx) -> Result<Reply, Problem> {
    cx.form.only(&["comment"], &[])?;
    let turn = cx.turn()?;
    let done = cx.write(|conn| actions::comment(conn, turn, cx.param("number"), cx.form.get("comment")));
    match done {
        Ok(()) => Ok(Reply::see_other(addresses::request(cx.param("number")))),
        Err(Refusal::Faults(faults)) => requests::pages::show_with(cx, 422, faults),
        Err(other) => Err(other.into()),
    }
}

/// `POST /reviews/{number}/position`
pub fn position(cx: &Cx) -> Result<Reply, Problem> {
    cx.form.only(&["snapshot", "stance", "reasons"], &[])?;
    let turn = cx.turn()?;
    let snapshot = snapshot_seen(cx)?;
    // "Comment only" is preselected, so that no position is taken by accident.
    if cx.form.get("stance") == "comment" {
        return after(
            cx,
            cx.write(|conn| actions::comment(conn, turn, cx.param("number"), cx.form.get("reasons")))
                .map_err(|refusal| rename(refusal, "comment", "reasons")),
        );
    }
    let stance = Stance::from_name(cx.form.get("stance"))
        .ok_or_else(|| Problem::bad_request("The form does not say which position is taken"))?;
    after(cx, cx.write(|conn| actions::take_position(conn, turn, cx.param("number"), snapshot, stance, cx.form.get("reasons"))))
}

/// The act names its own field; this form calls it otherwise.
fn rename(refusal: Refusal, from: &str, to: &'static str) -> Refusal {
    match refusal {
        Refusal::Faults(faults) => Refusal::Faults(
            faults.into_iter().map(|fault| if fault.field == from { Fault { field: to, ..fault } } else { fault }).collect(),
        ),
        other => other,
    }
}

/// `POST /reviews/{number}/conflict`
pub fn conflict(cx: &Cx) -> Result<Reply, Problem> {
    cx.form.only(&["reason"], &[])?;
    let turn = cx.turn()?;
    after(cx, cx.write(|conn| actions::declare_conflict(conn, turn, cx.param("number"), cx.form.get("reason"))))
}

/// `POST /reviews/{number}/ask`
pub fn ask(cx: &Cx) -> Result<Reply, Problem> {
    cx.form.only(&["question"], &[])?;
    let turn = cx.turn()?;
    after(cx, cx.write(|conn| requests::actions::ask(conn, turn, cx.param("number"), cx.form.get("question"))))
}

/// `POST /reviews/{number}/approve`
pub fn approve(cx: &Cx) -> Result<Reply, Problem> {
    cx.form.only(&["snapshot", "decision"], &[])?;
    let (turn, snapshot) = (cx.turn()?, snapshot_seen(cx)?);
    after(
        cx,
        cx.write(|conn| requests::actions::approve(conn, turn, cx.param("number"), snapshot, cx.form.get("decision")))
            .map_err(|refusal| rename(refusal, "reasons", "decision")),
    )
}

/// `POST /reviews/{number}/decline`
pub fn decline(cx: &Cx) -> Result<Reply, Problem> {
    cx.form.only(&["snapshot", "decision"], &[])?;
    let (turn, snapshot) = (cx.turn()?, snapshot_seen(cx)?);
    after(
        cx,
        cx.write(|conn| requests::actions::decline(conn, turn, cx.param("number"), snapshot, cx.form.get("decision")))
            .map_err(|refusal| rename(refusal, "reasons", "decision")),
    )
}
