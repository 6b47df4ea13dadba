//! What experts see: the queue here, the review in `review.rs`, the report in `report.rs`.

mod report;
mod review;

pub use report::{form as report_form, send as send_report};
pub use review::{
    answer_discuss, appeal_decided, approve, ask, comment, comment_by_registrant, concur, decline_assignment, disclose,
    drop_draft, keep_draft, propose_decline, resolve, seen, send, show, take_up, waive, write,
};

use super::experts::{self, NewAppointment};
use super::{actions, queries};
use crate::clock;
use crate::people;
use crate::refusal::{Fault, Refusal};
use crate::registry::Kind;
use crate::requests::actions::see;
use crate::requests::{self, Request, State};
use crate::template::diff::changed_fields;
use crate::web::addresses;
use crate::web::cx::{Cx, Reply};
use crate::web::form::{ActForm, FormField};
use crate::web::problem::Problem;
use crate::web::shell::{Nav, Shell};
use askama::Template as View;
use jiff::SignedDuration;
use jiff::civil::Date;

/// A request as an expert's queue shows it: what there is to do, and how long it takes.
struct QueueRow {
    href: String,
    title: String,
    asks: &'static str,
    kind: &'static str,
    way: &'static str,
    text: i64,
    days: i64,
    minutes: usize,
    changed: String,
    threads: usize,
    positions: usize,
}

#[derive(View)]
#[template(path = "reviews/queue.html")]
struct QueuePage {
    shell: Shell,
    faults: Vec<Fault>,
    mine: Vec<QueueRow>,
    others: Vec<QueueRow>,
    done: Vec<requests::pages::RequestRow>,
    away: Vec<ActForm>,
    away_until: Option<String>,
}

/// Minutes to read a text at 220 words a minute, at least one.
pub(super) fn reading_minutes(text: &str) -> usize {
    const WORDS_A_MINUTE: usize = 220;
    text.split_whitespace().count().div_ceil(WORDS_A_MINUTE).max(1)
}

fn row(cx: &Cx, request: &Request) -> Result<QueueRow, Problem> {
    let account = cx.person()?;
    Ok(cx.read(|conn| {
        let seen = see(conn, &request.number, Some(account), cx.now)?;
        let last = actions::last_seen(conn, &seen, &account.id)?;
        let base = last.and_then(|last| seen.snapshots.iter().find(|snapshot| snapshot.number == last));
        let current = seen.current();
        let changed = match (base, current) {
            (Some(base), Some(current)) => changed_fields(&base.template, &current.template).len().to_string(),
            _ => "all".to_owned(),
        };
        let threads = queries::threads_of(conn, &request.id)?.iter().filter(|thread| thread.resolved_at.is_none()).count();
        Ok(QueueRow {
            asks: actions::asks_of(conn, &seen, account, cx.now)?,
            href: addresses::review(&request.number),
            title: format!("{}: {}", request.number, request.subject.title()),
            kind: request.subject.words(),
            way: request.track.way().words(),
            text: current.map_or(0, |current| current.number),
            days: cx.now.duration_since(request.state_since).as_hours() / 24,
            minutes: current.map_or(1, |current| reading_minutes(&current.canonical)),
            changed,
            threads,
            positions: actions::standing_positions(conn, &seen, cx.now)?.iter().filter(|it| it.live).count(),
        })
    })?)
}

fn queue_page(cx: &Cx, status: u16, faults: Vec<Fault>) -> Result<Reply, Problem> {
    const DONE_DAYS: i64 = 30;
    let account = cx.person()?;
    let since = cx.now.saturating_sub(SignedDuration::from_hours(24 * DONE_DAYS)).unwrap_or(cx.now);
    let (all, assigned, away_until) = cx.read(|conn| {
        Ok((
            requests::queries::public(conn)?,
            experts::queries::requests_assigned_to(conn, &account.id)?,
            experts::queries::away_until(conn, &account.id, clock::day(cx.now))?,
        ))
    })?;
    let (mut open, ended): (Vec<Request>, Vec<Request>) = all.into_iter().partition(|request| request.state.is_open());
    open.retain(|request| {
        matches!(request.state, State::Review | State::WithRequester(_) | State::WithBody) && request.owner_id != account.id
    });
    open.sort_by_key(|request| request.state_since);
    let waiting = cx.read(|conn| actions::waiting_for(conn, account, cx.now, &open, &assigned))?;
    let (mut mine, others): (Vec<_>, Vec<_>) = open.iter().partition(|request| waiting.contains(&request.id));
    let appealed = cx.read(|conn| actions::appeals_for(conn, account, cx.now, &ended))?;
    mine.splice(0..0, ended.iter().filter(|request| appealed.contains(&request.id)));
    let rows = |list: Vec<&Request>| list.into_iter().map(|request| row(cx, request)).collect::<Result<Vec<_>, _>>();
    let done = ended
        .iter()
        .filter(|request| request.state_since >= since && request.owner_id != account.id && !appealed.contains(&request.id))
        .map(|request| requests::pages::request_row(request, addresses::request(&request.number)))
        .collect();
    Reply::page_with(
        status,
        &QueuePage {
            shell: Shell::new(cx, "Reviews", Nav::Review).with_errors(!faults.is_empty()),
            mine: rows(mine)?,
            others: rows(others)?,
            done,
            away: vec![
                ActForm::new("I will be away", "/reviews/away".to_owned(), "Note it")
                    .intro("You are then not proposed for reviews.")
                    .field(FormField::text("from", "First day", cx.form.get("from")).hint("As 2026-12-24").faults(&faults))
                    .field(FormField::text("until", "Last day", cx.form.get("until")).hint("As 2027-01-06").faults(&faults)),
            ],
            away_until: away_until.map(|until| until.to_string()),
            faults,
        },
    )
}

/// `GET /reviews`
pub fn queue(cx: &Cx) -> Result<Reply, Problem> {
    queue_page(cx, 200, Vec::new())
}

fn day(cx: &Cx, name: &'static str) -> Result<Date, Fault> {
    cx.form.get(name).trim().parse().map_err(|_| Fault::new(name, "Enter a day, as 2026-12-24"))
}

/// `POST /reviews/away`
pub fn away(cx: &Cx) -> Result<Reply, Problem> {
    cx.form.only(&["from", "until"], &[])?;
    let who = cx.person()?;
    let (from, until) = match (day(cx, "from"), day(cx, "until")) {
        (Ok(from), Ok(until)) => (from, until),
        (from, until) => return queue_page(cx, 422, from.err().into_iter().chain(until.err()).collect()),
    };
    match cx.write(|conn| experts::away(conn, who, cx.now, from, until)) {
        Ok(()) => Ok(Reply::see_other("/reviews")),
        Err(Refusal::Faults(faults)) => queue_page(cx, 422, faults),
        Err(other) => Err(other.into()),
    }
}

struct AppointmentRow {
    id: String,
    name: String,
    words: String,
    held: bool,
}

#[derive(View)]
#[template(path = "reviews/appointments.html")]
struct AppointmentsPage {
    shell: Shell,
    faults: Vec<Fault>,
    rows: Vec<AppointmentRow>,
    people: Vec<(String, String, bool)>,
    registry: String,
    lead: String,
    since: FormField,
    until: FormField,
    request: FormField,
}

fn appointments_page(cx: &Cx, status: u16, faults: Vec<Fault>) -> Result<Reply, Problem> {
    let today = clock::day(cx.now);
    let (all, people) = cx.read(|conn| Ok((experts::queries::all(conn)?, people::queries::all(conn)?)))?;
    let rows = all
        .into_iter()
        .map(|seat| AppointmentRow {
            words: format!(
                "{} of the {} registry from {}{}{}",
                if seat.leads { "lead" } else { "expert" },
                seat.registry.name(),
                seat.since,
                seat.until.map(|until| format!(" until {until}")).unwrap_or_default(),
                if seat.request_id.is_some() { ", for one request" } else { "" }
            ),
            held: seat.until.is_none_or(|until| today < until),
            id: seat.id,
            name: seat.name,
        })
        .collect();
    let chosen = cx.form.get("account");
    let since = if cx.is_write() { cx.form.get("since").to_owned() } else { today.to_string() };
    Reply::page_with(
        status,
        &AppointmentsPage {
            shell: Shell::new(cx, "Appointments", Nav::None).with_errors(!faults.is_empty()),
            rows,
            people: people
                .into_iter()
                .filter(people::Account::is_live)
                .map(|person| (person.id.clone(), person.name, person.id == chosen))
                .collect(),
            registry: cx.form.get("registry").to_owned(),
            lead: cx.form.get("lead").to_owned(),
            since: FormField::text("since", "First day", since).faults(&faults),
            until: FormField::text("until", "Ends on (optional)", cx.form.get("until"))
                .hint("The first day without it")
                .faults(&faults),
            request: FormField::text("request", "Only for this request (optional)", cx.form.get("request"))
                .hint("The number, for a temporary expert")
                .faults(&faults),
            faults,
        },
    )
}

/// `GET /admin/experts`
pub fn appointments(cx: &Cx) -> Result<Reply, Problem> {
    appointments_page(cx, 200, Vec::new())
}

/// `POST /admin/experts`
pub fn appoint(cx: &Cx) -> Result<Reply, Problem> {
    cx.form.only(&["account", "registry", "lead", "since", "until", "request"], &[])?;
    let turn = cx.turn()?;
    let mut faults = Vec::new();
    let registry = Kind::from_name(cx.form.get("registry"));
    if registry.is_none() {
        faults.push(Fault::new("registry", "Choose the registry"));
    }
    let since = day(cx, "since").map_err(|fault| faults.push(fault));
    let until = match cx.form.get("until").trim() {
        "" => Ok(None),
        _ => day(cx, "until").map(Some).map_err(|fault| faults.push(fault)),
    };
    let (Some(registry), Ok(since), Ok(until)) = (registry, since, until) else { return appointments_page(cx, 422, faults) };
    let new = NewAppointment {
        account_id: cx.form.get("account").to_owned(),
        registry,
        leads: cx.form.get("lead") == "yes",
        since,
        until,
        request: Some(cx.form.get("request").trim().to_owned()),
    };
    match cx.write(|conn| experts::appoint(conn, turn, &new)) {
        Ok(()) => Ok(Reply::see_other("/admin/experts")),
        Err(Refusal::Faults(faults)) => appointments_page(cx, 422, faults),
        Err(other) => Err(other.into()),
    }
}

/// `POST /admin/experts/{id}/end`
pub fn end_appointment(cx: &Cx) -> Result<Reply, Problem> {
    cx.form.only(&[], &[])?;
    let who = cx.person()?;
    cx.write(|conn| experts::end(conn, who, cx.now, cx.param("id")))?;
    Ok(Reply::see_other("/admin/experts"))
}
