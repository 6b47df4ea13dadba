//! The expert queue. The review is in `review.rs`, the report in `report.rs`.

use crate::http::addresses;
use crate::http::addresses::REVIEWS_PATH;
use crate::http::cx::RequestContext;
use crate::http::error::HttpError;
use crate::http::filters;
use crate::http::response::Response;
use crate::http::shell::{NavSection, Shell};
use crate::ids::RevisionNumber;
use crate::pages::partials;
use crate::pages::partials::minutes::reading_minutes;
use crate::pages::partials::pager::cursor;
use crate::refusal::Refusal;
use crate::requests::gather::positions;
use crate::requests::lists::{Cursor, WaitingTime, subject_summary};
use crate::requests::tasks::experts::{self, Page};
use crate::requests::tasks::pending::PendingTask;
use crate::requests::viewer::{RequestView, view_of_loaded};
use crate::requests::{Procedure, Request, lists};
use crate::reviews::PositionStatus;
use crate::store::AnyConnection;
use crate::users::Account;
use askama::Template as View;
use jiff::SignedDuration;
use urn_registry::i18n::Phrase;
use urn_registry::template::diff::changed_fields;

/// A request in an expert's queue: the task, and the reading time.
struct QueueRow {
    href: String,
    title: String,
    about: String,
    asks: String,
    kind: Phrase,
    procedure: Phrase,
    text: RevisionNumber,
    waits: String,
    late: bool,
    minutes: usize,
    /// The number of sections that changed since the viewer last saw the text; `None` if there is nothing to compare.
    changed: Option<usize>,
    threads: usize,
    positions: usize,
}

#[derive(View)]
#[template(path = "expert/queue.html")]
struct QueuePage {
    shell: Shell,
    mine: Vec<QueueRow>,
    /// The URL of the next page.
    next_mine: Option<String>,
    others: Vec<QueueRow>,
    next: Option<String>,
    done: Vec<partials::rows::RequestRow>,
}

/// A row: with the task if the viewer is an action holder, otherwise with their position.
fn queue_row(
    conn: &mut AnyConnection,
    cx: &RequestContext,
    account: &Account,
    (view, standing): (&RequestView, &[PositionStatus]),
    waits: Option<&PendingTask>,
    threads: usize,
) -> Result<QueueRow, Refusal> {
    let request = &view.request;
    let last = positions::last_viewed_revision(conn, view, &account.id)?;
    let base = last.and_then(|last| view.newest_unredacted_revision(last));
    let current = view.newest_revision();
    let changed = match (base, current) {
        (Some(base), Some(current)) => Some(changed_fields(&base.template, &current.template).len()),
        _ => None,
    };
    // On the fast track, positions are advice and need no reply.
    let answers = request.procedure.kind() != Procedure::FastTrack;
    let objects = answers && standing.iter().any(|it| it.position.expert_id == account.id && it.is_open_objection());
    let wait = WaitingTime::for_request(request, cx.now);
    Ok(QueueRow {
        asks: match waits {
            Some(waits) => waits.task.phrase().to_string(),
            None if objects => Phrase::new("reviews-discuss-waits").to_string(),
            None => String::new(),
        },
        href: waits.map_or_else(|| addresses::request_path(request.number), PendingTask::path),
        title: format!("{}: {}", request.number, request.subject.title()),
        about: current.map(|current| subject_summary(&request.subject, &current.template)).unwrap_or_default(),
        kind: request.subject.phrase(),
        procedure: request.procedure.kind().phrase(),
        text: current.map_or(RevisionNumber::NONE, |current| current.number),
        waits: wait.days_phrase().to_string(),
        late: waits.map_or(wait.late, |waits| waits.is_late(cx.now)),
        minutes: current.map_or(1, |current| reading_minutes(&current.canonical)),
        changed,
        threads,
        positions: standing.iter().filter(|it| it.live).count(),
    })
}

/// A page of an expert's queue.
struct ExpertQueue {
    /// Requests that need an action by the expert, the longest wait first.
    mine: Page,
    others: Vec<RequestView>,
    /// The start of the next page.
    next: Option<Cursor>,
    done: Vec<Request>,
}

/// The number of rows of each kind on a page: each request is loaded in full to determine the task.
const ROWS_PER_PAGE: usize = 25;

fn load_queue(
    conn: &mut AnyConnection,
    cx: &RequestContext,
    account: &Account,
    (of_mine, of_others): (Option<&Cursor>, Option<&Cursor>),
) -> Result<ExpertQueue, Refusal> {
    const DONE_DAYS_MAX: i64 = 30;
    const DONE_SHOWN_MAX: usize = 10;
    let mine = experts::page(conn, account, cx.now, of_mine, ROWS_PER_PAGE)?;
    let mut rest = lists::queries::requests_under_review(conn, &account.id, &mine.apart, of_others, ROWS_PER_PAGE + 1)?;
    let more = rest.len() > ROWS_PER_PAGE;
    rest.truncate(ROWS_PER_PAGE);
    let next = if more { rest.last().map(Cursor::after) } else { None };
    // There is no task for the viewer, so their capacities do not matter here.
    let others = rest.into_iter().map(|request| view_of_loaded(conn, request, None, cx.now)).collect::<Result<_, _>>()?;
    let since = cx.now.saturating_sub(SignedDuration::from_hours(24 * DONE_DAYS_MAX)).unwrap_or(cx.now);
    let mut done = lists::queries::ended(conn, Some(since.into()), None, DONE_SHOWN_MAX)?;
    done.retain(|request| request.owner_id != account.id && !mine.tasks.iter().any(|other| other.view.request.id == request.id));
    Ok(ExpertQueue { mine, others, next, done })
}

/// `GET /reviews`
pub fn expert_queue_page(cx: &RequestContext) -> Result<Response, HttpError> {
    let account = cx.signed_in_account()?;
    let (of_mine, of_others) = (cursor(cx, "mine")?, cursor(cx, "after")?);
    let (queue, mine, others) = cx.read(|conn| {
        let queue = load_queue(conn, cx, account, (of_mine.as_ref(), of_others.as_ref()))?;
        let mine = &queue.mine.tasks;
        let ids: Vec<_> = mine.iter().map(|it| &it.view).chain(&queue.others).map(|it| it.request.id.clone()).collect();
        let threads = lists::queries::open_thread_counts(conn, &ids)?;
        let open = |it: &RequestView| threads.get(&it.request.id).copied().unwrap_or(0);
        let mine: Vec<_> = mine
            .iter()
            .map(|it| queue_row(conn, cx, account, (&it.view, &it.standing), Some(&it.task), open(&it.view)))
            .collect::<Result<_, _>>()?;
        let mut others = Vec::new();
        for it in &queue.others {
            let standing = positions::position_statuses(conn, it, cx.now)?;
            others.push(queue_row(conn, cx, account, (it, &standing), None, open(it))?);
        }
        Ok((queue, mine, others))
    })?;
    let done = queue.done.iter().map(|it| partials::rows::request_row(it, addresses::request_path(it.number), cx.now)).collect();
    cx.render_page(&QueuePage {
        shell: Shell::new(cx, Phrase::new("nav-reviews"), NavSection::Review),
        mine,
        next_mine: queue.mine.next.map(|next| addresses::with_query(REVIEWS_PATH, &[("mine", &next.to_string())])),
        others,
        next: queue.next.map(|next| addresses::next_page_path(REVIEWS_PATH, &[], &next.to_string())),
        done,
    })
}
