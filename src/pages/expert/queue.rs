//! What experts see: the queue here, the review in `review.rs`, the report in `report.rs`.

use crate::acts::appoint;
use crate::cases::guards::quorum;
use crate::cases::see::see;
use crate::cases::{Request, State, waiting};
use crate::http::addresses;
use crate::http::cx::Cx;
use crate::http::form::{ActForm, FormField};
use crate::http::problem::Problem;
use crate::http::reply::Reply;
use crate::http::shell::{Nav, Shell};
use crate::pages::cards;
use crate::pages::cards::minutes::reading_minutes;
use crate::refusal::{Fault, Refusal};
use crate::reviews::{experts, queries};
use crate::template::diff::changed_fields;
use crate::{cases, clock};
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
    done: Vec<cards::rows::RequestRow>,
    away: Vec<ActForm>,
    away_until: Option<String>,
    /// Key, first and last day.
    absences: Vec<(String, String, String)>,
}

fn row(cx: &Cx, request: &Request) -> Result<QueueRow, Problem> {
    let account = cx.person()?;
    Ok(cx.read(|conn| {
        let seen = see(conn, &request.number, Some(account), cx.now)?;
        let last = quorum::last_seen(conn, &seen, &account.id)?;
        let base = last.and_then(|last| seen.snapshots.iter().find(|snapshot| snapshot.number == last));
        let current = seen.current();
        let changed = match (base, current) {
            (Some(base), Some(current)) => changed_fields(&base.template, &current.template).len().to_string(),
            _ => "all".to_owned(),
        };
        let threads = queries::threads_of(conn, &request.id)?.iter().filter(|thread| thread.resolved_at.is_none()).count();
        Ok(QueueRow {
            asks: waiting::asks_of(conn, &seen, account, cx.now)?,
            href: addresses::review(&request.number),
            title: format!("{}: {}", request.number, request.subject.title()),
            kind: request.subject.words(),
            way: request.track.way().words(),
            text: current.map_or(0, |current| current.number),
            days: cx.now.duration_since(request.state_since).as_hours() / 24,
            minutes: current.map_or(1, |current| reading_minutes(&current.canonical)),
            changed,
            threads,
            positions: quorum::standing_positions(conn, &seen, cx.now)?.iter().filter(|it| it.live).count(),
        })
    })?)
}

fn queue_page(cx: &Cx, status: u16, faults: Vec<Fault>) -> Result<Reply, Problem> {
    const DONE_DAYS: i64 = 30;
    let account = cx.person()?;
    let since = cx.now.saturating_sub(SignedDuration::from_hours(24 * DONE_DAYS)).unwrap_or(cx.now);
    let (all, assigned, away_until, absences) = cx.read(|conn| {
        Ok((
            cases::queries::public(conn)?,
            experts::queries::requests_assigned_to(conn, &account.id)?,
            experts::queries::away_until(conn, &account.id, clock::day(cx.now))?,
            appoint::absences(conn, &account.id, clock::day(cx.now))?,
        ))
    })?;
    let appealed = cx.read(|conn| waiting::appeals_for(conn, account, cx.now, &all))?;
    let (appeals, all): (Vec<Request>, Vec<Request>) = all.into_iter().partition(|request| appealed.contains(&request.id));
    let (mut open, ended): (Vec<Request>, Vec<Request>) = all.into_iter().partition(|request| request.state.is_open());
    open.retain(|request| {
        matches!(request.state, State::Review | State::WithRequester(_) | State::WithBody) && request.owner_id != account.id
    });
    open.sort_by_key(|request| request.state_since);
    let waiting = cx.read(|conn| waiting::for_expert(conn, account, cx.now, &open, &assigned))?;
    let (mut mine, others): (Vec<_>, Vec<_>) = open.iter().partition(|request| waiting.contains(&request.id));
    mine.splice(0..0, appeals.iter());
    let rows = |list: Vec<&Request>| list.into_iter().map(|request| row(cx, request)).collect::<Result<Vec<_>, _>>();
    let done = ended
        .iter()
        .filter(|request| request.state_since >= since && request.owner_id != account.id)
        .map(|request| cards::rows::request_row(request, addresses::request(&request.number)))
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
                    .intro("You are then neither proposed for reviews nor reminded. To come back earlier, name the days again: they replace the ones they touch.")
                    .field(FormField::text("from", "First day", cx.form.get("from")).hint("As 2026-12-24").faults(&faults))
                    .field(FormField::text("until", "Last day", cx.form.get("until")).hint("As 2027-01-06").faults(&faults)),
            ],
            away_until: away_until.map(|until| until.to_string()),
            absences: absences.into_iter().map(|(id, since, until)| (id, since.to_string(), until.to_string())).collect(),
            faults,
        },
    )
}

/// `GET /reviews`
pub fn queue(cx: &Cx) -> Result<Reply, Problem> {
    queue_page(cx, 200, Vec::new())
}

pub(crate) fn day(cx: &Cx, name: &'static str) -> Result<Date, Fault> {
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
    match cx.write(|conn| appoint::away(conn, who, cx.now, from, until)) {
        Ok(()) => Ok(Reply::see_other("/reviews")),
        Err(Refusal::Faults(faults)) => queue_page(cx, 422, faults),
        Err(other) => Err(other.into()),
    }
}

/// `POST /reviews/away/{id}/cancel`: an absence is over, or will not be.
pub fn back(cx: &Cx) -> Result<Reply, Problem> {
    cx.form.only(&[], &[])?;
    let who = cx.person()?;
    cx.write(|conn| appoint::back(conn, who, cx.now, cx.param("id")))?;
    Ok(Reply::see_other("/reviews"))
}
