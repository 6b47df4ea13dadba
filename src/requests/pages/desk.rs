//! The operators' desk.

use super::{
    DiffCard, EventRow, FieldText, RequestRow, Said, Step, comparison, event_rows, field_texts, request_row, said, steps,
};
use crate::clock;
use crate::history;
use crate::mail;
use crate::people::{self, Role};
use crate::refusal::{Fault, Refusal};
use crate::registry::{self, Class, Version};
use crate::requests::actions::{self, Confirmation, Seen, see};
use crate::requests::{State, Subject, queries};
use crate::reviews;
use crate::store::counter;
use crate::web::addresses;
use crate::web::cx::{Cx, Reply};
use crate::web::form::FormField;
use crate::web::problem::Problem;
use crate::web::shell::{Nav, Shell};
use askama::Template as View;

#[derive(View)]
#[template(path = "requests/desk.html")]
struct DeskPage {
    shell: Shell,
    intake: Vec<RequestRow>,
    ready: Vec<RequestRow>,
    others: Vec<RequestRow>,
    letters_waiting: i64,
    letters_failed: i64,
}

/// `GET /desk`
pub fn desk(cx: &Cx) -> Result<Reply, Problem> {
    let (all, (letters_waiting, letters_failed)) = cx.read(|conn| Ok((queries::public(conn)?, mail::queries::backlog(conn)?)))?;
    let of = |wanted: fn(State) -> bool| {
        let mut rows: Vec<_> = all.iter().filter(|request| wanted(request.state)).collect();
        rows.sort_by_key(|request| request.state_since);
        rows.into_iter().map(|request| request_row(request, addresses::desk(&request.number))).collect()
    };
    Reply::page(&DeskPage {
        shell: Shell::new(cx, "The operators' desk", Nav::Desk),
        intake: of(|state| state == State::Intake),
        ready: of(|state| state == State::Ready),
        others: of(|state| matches!(state, State::Review | State::WithRequester(_))),
        letters_waiting,
        letters_failed,
    })
}

#[derive(View)]
#[template(path = "requests/desk_request.html")]
struct DeskRequestPage {
    shell: Shell,
    faults: Vec<Fault>,
    number: String,
    title: String,
    kind: &'static str,
    state: State,
    turn: Option<&'static str>,
    steps: Vec<Step>,
    experts: Vec<ExpertChoice>,
    list: String,
    question: FormField,
    defect: FormField,
    confirm: FormField,
    snapshot: i64,
    preview: Option<Preview>,
    is_correction: bool,
    classes: Vec<(&'static str, &'static str)>,
    class: String,
    reason: FormField,
    fields: Vec<FieldText>,
    diff_title: String,
    diff: Vec<DiffCard>,
    said: Said,
    history: Vec<EventRow>,
}

struct ExpertChoice {
    id: String,
    name: String,
    note: String,
    disabled: bool,
    chosen: bool,
}

/// What registering would publish.
struct Preview {
    nid: String,
    version: u32,
    address: String,
    text: String,
    button: String,
}

struct Desk {
    seen: Seen,
    experts: Vec<people::Account>,
    conflicted: Vec<String>,
    versions: Vec<Version>,
    next_informal: i64,
    history: Vec<EventRow>,
    said: Said,
}

fn load(cx: &Cx) -> Result<Desk, Problem> {
    let account = cx.person()?;
    let desk = cx.read(|conn| {
        let seen = see(conn, cx.param("number"), Some(account))?;
        if seen.snapshots.is_empty() {
            return Err(Refusal::not_found(format!("Request {}", cx.param("number"))));
        }
        let mut experts = people::queries::with_role(conn, Role::Expert)?;
        for lead in people::queries::with_role(conn, Role::Lead)? {
            if !experts.contains(&lead) {
                experts.push(lead);
            }
        }
        let versions = match seen.request.subject.nid().and_then(|nid| crate::nid::Nid::parse(nid).ok()) {
            Some(nid) => registry::queries::versions_of(conn, &nid)?,
            None => Vec::new(),
        };
        Ok(Desk {
            conflicted: reviews::queries::conflicted(conn, &seen.request.id)?,
            history: event_rows(history::queries::of_request(conn, &seen.request.id)?),
            said: said(
                reviews::queries::comments_of(conn, &seen.request.id)?,
                reviews::actions::standing_positions(conn, &seen)?,
            ),
            next_informal: counter(conn, registry::actions::INFORMAL_COUNTER)? + 1,
            seen,
            experts,
            versions,
        })
    })?;
    Ok(desk)
}

fn preview(cx: &Cx, desk: &Desk) -> Option<Preview> {
    use registry::actions::{Publication, final_text};
    if desk.seen.request.state != State::Ready {
        return None;
    }
    let snapshot = desk.seen.current()?;
    let (nid, version) = match desk.seen.request.subject.publication()? {
        Publication::NewFormal(nid) => (nid, 1),
        Publication::NewInformal => (crate::nid::Nid::informal(desk.next_informal.unsigned_abs()), 1),
        Publication::Revision { nid, base } => (nid, base + 1),
    };
    let kind =
        if matches!(nid.class(), crate::nid::Class::Informal(_)) { registry::Kind::Informal } else { registry::Kind::Formal };
    Some(Preview {
        address: addresses::version(kind, &nid, version),
        text: final_text(&snapshot.template, &nid, version, clock::day(cx.now)).canonical,
        button: format!("Register urn:{nid} and publish"),
        nid: nid.to_string(),
        version,
    })
}

fn page(cx: &Cx, status: u16, faults: Vec<Fault>) -> Result<Reply, Problem> {
    let desk = load(cx)?;
    let request = &desk.seen.request;
    let (diff_title, diff) = comparison(&desk.seen, &desk.versions);
    let chosen = cx.form.all("experts");
    let experts = desk.experts.iter().map(|expert| {
        let note = if desk.seen.team.contains(&expert.id) {
            "registrant of this request"
        } else if desk.conflicted.contains(&expert.id) {
            "has a conflict of interest"
        } else if expert.has(Role::Lead) {
            "lead"
        } else {
            ""
        };
        ExpertChoice {
            disabled: desk.seen.team.contains(&expert.id) || desk.conflicted.contains(&expert.id),
            chosen: chosen.contains(&expert.id),
            note: note.to_owned(),
            id: expert.id.clone(),
            name: expert.name.clone(),
        }
    });
    let wanted = request.subject.nid().unwrap_or("next").to_owned();
    Reply::page_with(
        status,
        &DeskRequestPage {
            shell: Shell::new(cx, format!("{} on the desk", request.number), Nav::Desk).with_errors(!faults.is_empty()),
            number: request.number.clone(),
            title: request.subject.title(),
            kind: request.subject.words(),
            state: request.state,
            turn: request.state.turn(),
            steps: steps(request),
            experts: experts.collect(),
            list: cx.post().review_list.clone(),
            question: FormField::area("question", "Question to the registrant", cx.form.get("question"), 4).faults(&faults),
            defect: FormField::area("defect", "The defect", cx.form.get("defect"), 3).faults(&faults),
            confirm: FormField::text(
                "confirm",
                if wanted == "next" { "Type the word next to confirm".to_owned() } else { format!("Type {wanted} to confirm") },
                cx.form.get("confirm"),
            )
            .faults(&faults),
            snapshot: desk.seen.current().map_or(0, |snapshot| snapshot.number),
            preview: preview(cx, &desk),
            is_correction: matches!(request.subject, Subject::Correction { .. }),
            classes: Class::ALL.iter().map(|class| (class.name(), class.words())).collect(),
            class: cx.form.get("class").to_owned(),
            reason: FormField::area("reason", "Reason, published with the correction", cx.form.get("reason"), 3).faults(&faults),
            fields: desk.seen.current().map(|snapshot| field_texts(&snapshot.template)).unwrap_or_default(),
            faults,
            diff_title,
            diff,
            said: desk.said,
            history: desk.history,
        },
    )
}

/// `GET /desk/{number}`
pub fn desk_request(cx: &Cx) -> Result<Reply, Problem> {
    page(cx, 200, Vec::new())
}

fn after(cx: &Cx, done: Result<(), Refusal>) -> Result<Reply, Problem> {
    match done {
        Ok(()) => Ok(Reply::see_other(addresses::desk(cx.param("number")))),
        Err(Refusal::Faults(faults)) => page(cx, 422, faults),
        Err(other) => Err(other.into()),
    }
}

/// `POST /desk/{number}/open`
pub fn open_review(cx: &Cx) -> Result<Reply, Problem> {
    cx.form.only(&[], &["experts"])?;
    let turn = cx.turn()?;
    let mut experts = cx.form.all("experts");
    experts.sort_unstable();
    experts.dedup();
    after(cx, cx.write(|conn| actions::open_review(conn, turn, cx.param("number"), &experts)))
}

/// `POST /desk/{number}/ask`
pub fn ask(cx: &Cx) -> Result<Reply, Problem> {
    cx.form.only(&["question"], &[])?;
    let turn = cx.turn()?;
    after(cx, cx.write(|conn| actions::ask(conn, turn, cx.param("number"), cx.form.get("question"))))
}

/// `POST /desk/{number}/send-back`
pub fn send_back(cx: &Cx) -> Result<Reply, Problem> {
    cx.form.only(&["defect"], &[])?;
    let turn = cx.turn()?;
    after(cx, cx.write(|conn| actions::send_back(conn, turn, cx.param("number"), cx.form.get("defect"))))
}

fn confirmation(cx: &Cx) -> Result<Confirmation, Problem> {
    let snapshot = cx.form.get("snapshot").parse();
    Ok(Confirmation {
        snapshot: snapshot.map_err(|_| Problem::bad_request("The form does not say which text was seen"))?,
        typed: cx.form.get("confirm").to_owned(),
    })
}

/// `POST /desk/{number}/correct`
pub fn correct(cx: &Cx) -> Result<Reply, Problem> {
    cx.form.only(&["snapshot", "confirm", "class", "reason"], &[])?;
    let turn = cx.turn()?;
    let confirmation = confirmation(cx)?;
    let Some(class) = Class::from_name(cx.form.get("class")) else {
        return page(cx, 422, vec![Fault::new("class", "Choose what kind of correction it is")]);
    };
    let reason = cx.form.get("reason");
    match cx.write(|conn| actions::publish_correction(conn, turn, cx.param("number"), &confirmation, class, reason)) {
        Ok(_) => Ok(Reply::see_other(addresses::request(cx.param("number")))),
        Err(Refusal::Faults(faults)) => page(cx, 422, faults),
        Err(other) => Err(other.into()),
    }
}

/// `POST /desk/{number}/register`
pub fn register(cx: &Cx) -> Result<Reply, Problem> {
    cx.form.only(&["snapshot", "confirm"], &[])?;
    let turn = cx.turn()?;
    let confirmation = confirmation(cx)?;
    match cx.write(|conn| actions::register(conn, turn, cx.param("number"), &confirmation)) {
        Ok(_) => Ok(Reply::see_other(addresses::request(cx.param("number")))),
        Err(Refusal::Faults(faults)) => page(cx, 422, faults),
        Err(other) => Err(other.into()),
    }
}
