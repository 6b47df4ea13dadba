//! What experts see: the queue here, the review in `review.rs`, the report in `report.rs`.

use crate::acts::appoint;
use crate::cases::guards::quorum;
use crate::cases::lists::{Cursor, Wait, summary};
use crate::cases::see::see;
use crate::cases::{Overlay, Request, State, lists, overlays, waiting};
use crate::clock;
use crate::http::addresses;
use crate::http::cx::Cx;
use crate::http::form::{ActForm, FormField};
use crate::http::problem::Problem;
use crate::http::reply::Reply;
use crate::http::shell::{Nav, Shell};
use crate::pages::cards;
use crate::pages::cards::minutes::reading_minutes;
use crate::people::{Account, Role};
use crate::refusal::{Fault, Refusal};
use crate::reviews::{experts, queries};
use crate::store::{AnyConnection, stored};
use crate::template::diff::changed_fields;
use askama::Template as View;
use jiff::SignedDuration;
use jiff::civil::Date;

/// A request as an expert's queue shows it: what there is to do, and how long it takes.
struct QueueRow {
    href: String,
    title: String,
    about: String,
    asks: &'static str,
    kind: &'static str,
    way: &'static str,
    text: i64,
    waits: String,
    late: bool,
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
    more_mine: bool,
    others: Vec<QueueRow>,
    next: Option<String>,
    done: Vec<cards::rows::RequestRow>,
    away: Vec<ActForm>,
    away_until: Option<String>,
    /// Key, first and last day.
    absences: Vec<(String, String, String)>,
}

fn row(conn: &mut AnyConnection, cx: &Cx, account: &Account, request: &Request) -> Result<QueueRow, Refusal> {
    let seen = see(conn, &request.number, Some(account), cx.now)?;
    let last = quorum::last_seen(conn, &seen, &account.id)?;
    let base = last.and_then(|last| seen.snapshots.iter().find(|snapshot| snapshot.number == last));
    let current = seen.current();
    let changed = match (base, current) {
        (Some(base), Some(current)) => changed_fields(&base.template, &current.template).len().to_string(),
        _ => "all".to_owned(),
    };
    let threads = queries::threads_of(conn, &request.id)?.iter().filter(|thread| thread.resolved_at.is_none()).count();
    let wait = Wait::of(request, cx.now);
    Ok(QueueRow {
        asks: waiting::asks_of(conn, &seen, account, cx.now)?,
        href: if request.state == State::Intake {
            format!("{}#consent", addresses::request(&request.number))
        } else {
            addresses::review(&request.number)
        },
        title: format!("{}: {}", request.number, request.subject.title()),
        about: current.map(|current| summary(&request.subject, &current.template)).unwrap_or_default(),
        kind: request.subject.words(),
        way: request.track.way().words(),
        text: current.map_or(0, |current| current.number),
        waits: wait.plain(),
        late: wait.late,
        minutes: current.map_or(1, |current| reading_minutes(&current.canonical)),
        changed,
        threads,
        positions: quorum::standing_positions(conn, &seen, cx.now)?.iter().filter(|it| it.live).count(),
    })
}

/// What waits for an expert, as far as one page shows it.
struct Queue {
    /// Theirs to act on, the longest wait first.
    mine: Vec<Request>,
    /// Whether more wait than the page shows.
    more_mine: bool,
    others: Vec<Request>,
    /// Where the page after it begins.
    next: Option<Cursor>,
    done: Vec<Request>,
}

/// How many rows of each kind one page of the queue shows: each is read in full, to say what is asked.
const ROWS: usize = 25;

fn gather(conn: &mut AnyConnection, cx: &Cx, account: &Account, after: Option<&Cursor>) -> Result<Queue, Refusal> {
    const DONE_DAYS: i64 = 30;
    const DONE: usize = 10;
    let assigned = experts::queries::requests_assigned_to(conn, &account.id)?;
    let appealed = overlays::queries::of_kind(conn, Overlay::UnderAppeal)?;
    let appealed = lists::queries::these(conn, &appealed)?;
    let decides = waiting::appeals_for(conn, account, cx.now, &appealed)?;
    let mut mine: Vec<Request> = appealed.into_iter().filter(|request| decides.contains(&request.id)).collect();
    mine.extend(waiting::for_consent(conn, account, cx.now)?);
    let candidates = lists::queries::candidates(conn, &account.id, account.has(Role::Lead))?;
    let mut apart: Vec<String> = candidates.iter().map(|request| request.id.clone()).collect();
    let mut unasked = candidates.into_iter();
    // Only as many are looked at as the page shows: what is asked of somebody takes the whole of a request to say.
    while mine.len() <= ROWS {
        let some: Vec<Request> = unasked.by_ref().take(ROWS).collect();
        if some.is_empty() {
            break;
        }
        let waits = waiting::for_expert(conn, account, cx.now, &some, &assigned)?;
        apart.retain(|id| waits.contains(id) || !some.iter().any(|request| request.id == *id));
        mine.extend(some.into_iter().filter(|request| waits.contains(&request.id)));
    }
    let more_mine = mine.len() > ROWS;
    mine.truncate(ROWS);
    apart.extend(mine.iter().map(|request| request.id.clone()));
    let mut others = lists::queries::reviewed(conn, &account.id, &apart, after, ROWS + 1)?;
    let more = others.len() > ROWS;
    others.truncate(ROWS);
    let since = cx.now.saturating_sub(SignedDuration::from_hours(24 * DONE_DAYS)).unwrap_or(cx.now);
    let mut done = lists::queries::ended(conn, Some(&stored(since)), None, DONE)?;
    done.retain(|request| request.owner_id != account.id && !mine.iter().any(|other| other.id == request.id));
    Ok(Queue { next: if more { others.last().map(Cursor::after) } else { None }, mine, more_mine, others, done })
}

fn queue_page(cx: &Cx, status: u16, faults: Vec<Fault>) -> Result<Reply, Problem> {
    let account = cx.person()?;
    let after = crate::pages::cards::pager::cursor(cx)?;
    let (queue, mine, others, away_until, absences) = cx.read(|conn| {
        let queue = gather(conn, cx, account, after.as_ref())?;
        let mut rows = |list: &[Request]| list.iter().map(|it| row(conn, cx, account, it)).collect::<Result<Vec<_>, _>>();
        let (mine, others) = (rows(&queue.mine)?, rows(&queue.others)?);
        let today = clock::day(cx.now);
        let away_until = experts::queries::away_until(conn, &account.id, today)?;
        Ok((queue, mine, others, away_until, appoint::absences(conn, &account.id, today)?))
    })?;
    let done = queue.done.iter().map(|it| cards::rows::request_row(it, addresses::request(&it.number), cx.now)).collect();
    Reply::page_with(
        status,
        &QueuePage {
            shell: Shell::new(cx, "Reviews", Nav::Review).with_errors(!faults.is_empty()),
            mine,
            more_mine: queue.more_mine,
            others,
            next: queue.next.map(|next| addresses::after("/reviews", &[], &next.to_string())),
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
