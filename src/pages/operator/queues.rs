//! The operator queue.

use crate::actions::prepare;
use crate::http::addresses;
use crate::http::addresses::OPERATOR_QUEUE_PATH;
use crate::http::cx::RequestContext;
use crate::http::error::HttpError;
use crate::http::filters;
use crate::http::response::Response;
use crate::http::shell::{NavSection, Shell};
use crate::ids::RequestId;
use crate::mail;
use crate::pages::operator::due::DueDate;
use crate::pages::partials::notice::{ActionNotice, action_notice_with_undo};
use crate::pages::partials::pager;
use crate::pages::partials::rows::{RequestRow, request_rows};
use crate::refusal::Refusal;
use crate::registry::text_count::TextCount;
use crate::requests::action_holder::ActionHolder;
use crate::requests::lists::{PAGE_SIZE, Visibility};
use crate::requests::operator_queue::queries::row_data;
use crate::requests::operator_queue::{FindingCounts, QueueRowData, SpecialCircumstance};
use crate::requests::{Condition, Procedure, Request, State, conditions, lists, tasks};
use crate::store::AnyConnection;
use askama::Template as View;
use std::collections::HashSet;
use urn_registry::i18n::Phrase;

/// Requests of one kind, as a table of the operator queue.
struct RequestTable {
    anchor: &'static str,
    title: Phrase,
    rows: Vec<QueueRow>,
    /// The URL of the next page.
    next: Option<String>,
}

/// A request as a row of the operator queue.
struct QueueRow {
    row: RequestRow,
    procedure: Phrase,
    registrant: String,
    /// A short summary of the check of its latest revision.
    checks: Phrase,
    special: Vec<Phrase>,
    due: DueDate,
}

/// A count that links to the requests counted.
struct CountLink {
    number: i64,
    text: Phrase,
    href: &'static str,
}

#[derive(View)]
#[template(path = "operator/operator_queue.html")]
struct QueuePage {
    shell: Shell,
    notice: Option<ActionNotice>,
    counts: Vec<CountLink>,
    queues: Vec<RequestTable>,
    /// The empty tables.
    empty: Phrase,
    emails_waiting: i64,
    emails_failed: i64,
    incoming_waiting: usize,
    /// The registered texts to be imported.
    to_import: Option<TextCount>,
    /// The search text.
    q: String,
    /// The error of the system clock; scheduled actions are paused in the meantime.
    clock: Option<String>,
}

/// The other possible action holders.
const OTHER_ACTION_HOLDERS: [ActionHolder; 3] = [ActionHolder::Experts, ActionHolder::Registrant, ActionHolder::Body];

/// The filters in the URL: action holder and search text.
struct QueueFilters<'a> {
    q: &'a str,
    action_holder: Option<&'a str>,
}

impl<'a> QueueFilters<'a> {
    fn from_request(cx: &'a RequestContext) -> Result<Self, HttpError> {
        let action_holder = match cx.query.get("action_holder") {
            "" => None,
            word @ ("operators" | "others") => Some(word),
            _ => return Err(HttpError::bad_request(Phrase::new("problem-parameter-action-holder"))),
        };
        Ok(Self { q: cx.query.get("q").trim(), action_holder })
    }

    /// Whether there is no filter; then special cases are also shown.
    fn is_unfiltered(&self) -> bool {
        self.q.is_empty() && self.action_holder.is_none()
    }
}

/// A table before its rows are built.
struct LoadedTable {
    anchor: &'static str,
    title: Phrase,
    list: Vec<Request>,
    next: Option<String>,
}

impl LoadedTable {
    /// Whether the table is on the page even if it has no rows.
    fn is_always_shown(&self) -> bool {
        matches!(self.anchor, "operators" | "found")
    }
}

/// The tables, with each request only in the first one that contains it, and the titles of the tables without rows.
fn remove_duplicates(mut read: Vec<LoadedTable>) -> (Vec<LoadedTable>, Phrase) {
    let empty = read.iter().filter(|table| table.list.is_empty() && !table.is_always_shown()).map(|table| table.title.clone());
    let empty = Phrase::join_phrases(empty, "listed");
    let mut shown: HashSet<RequestId> = HashSet::new();
    for table in &mut read {
        table.list.retain(|request| shown.insert(request.id.clone()));
    }
    read.retain(|table| !table.list.is_empty() || table.next.is_some() || table.is_always_shown());
    (read, empty)
}

/// The requested tables, each with its first page.
fn load_tables(cx: &RequestContext, conn: &mut AnyConnection, asked: &QueueFilters<'_>) -> Result<Vec<LoadedTable>, Refusal> {
    let after = pager::cursor(cx, "after").unwrap_or_default();
    let mut read: Vec<LoadedTable> = Vec::new();
    let held = |conn: &mut AnyConnection, anchor: &'static str, title: &'static str, whose: &[ActionHolder]| {
        let mut list = lists::queries::visible_open_requests(conn, whose, Visibility::All, after.as_ref(), PAGE_SIZE + 1)?;
        let next = pager::next_page_url(&mut list, OPERATOR_QUEUE_PATH, &[("action_holder", anchor)]);
        Ok::<_, Refusal>(LoadedTable { anchor, title: Phrase::new(title), list, next })
    };
    if !asked.q.is_empty() {
        let before = cx.query.get("before").parse().ok();
        let mut list = lists::queries::search_requests(conn, asked.q, true, before, PAGE_SIZE + 1)?;
        let next = pager::next_results_url(&mut list, OPERATOR_QUEUE_PATH, asked.q);
        read.push(LoadedTable { anchor: "found", title: Phrase::new("work-found"), list, next });
        return Ok(read);
    }
    if asked.action_holder != Some("others") {
        read.push(held(conn, "operators", "word-action-required", &[ActionHolder::Operators])?);
    }
    if asked.is_unfiltered() {
        for (condition, anchor) in [(Condition::UnderAppeal, "appeals"), (Condition::Escalated, "escalated")] {
            let mut ids = conditions::queries::requests_with_open_condition(conn, condition)?;
            ids.truncate(PAGE_SIZE);
            read.push(LoadedTable {
                anchor,
                title: condition.phrase(),
                list: lists::queries::requests_by_ids(conn, &ids)?,
                next: None,
            });
        }
    }
    if asked.action_holder != Some("operators") {
        read.push(held(conn, "others", "waiting-awaited", &OTHER_ACTION_HOLDERS)?);
    }
    Ok(read)
}

fn queue_row(cx: &RequestContext, request: &Request, row: RequestRow, row_data: QueueRowData) -> QueueRow {
    QueueRow {
        procedure: match request.procedure.kind() {
            Procedure::Community => Phrase::new("procedure-community"),
            Procedure::Standards => Phrase::new("procedure-standards"),
            Procedure::FastTrack => Phrase::new("procedure-fast-track"),
        },
        registrant: row_data.registrant,
        checks: row_data.counts.map_or(Phrase::new("operator-not-checked"), FindingCounts::phrase),
        special: row_data.special.into_iter().map(SpecialCircumstance::phrase).collect(),
        due: DueDate::from_end(request.action_holder_task().and_then(|task| task.due), cx.now),
        row,
    }
}

/// Builds the rows; related data of all requests is loaded at once.
fn build_tables(cx: &RequestContext, conn: &mut AnyConnection, read: Vec<LoadedTable>) -> Result<Vec<RequestTable>, Refusal> {
    let mut all: Vec<Request> = Vec::new();
    for request in read.iter().flat_map(|table| &table.list) {
        if !all.iter().any(|known| known.id == request.id) {
            all.push(request.clone());
        }
    }
    let ids: Vec<RequestId> = all.iter().map(|request| request.id.clone()).collect();
    let texts = lists::queries::newest_texts(conn, &ids)?;
    let row_data = row_data(conn, &all)?;
    let prepared = prepare::requests_with_preparation(conn)?;
    let me = cx.viewer().map(|who| &who.id);
    let rows = |list: &[Request]| {
        let mut made = request_rows(list, &texts, cx.now, |number| addresses::request_path(number));
        for (row, request) in made.iter_mut().zip(list) {
            if let Some(by) = prepared.get(&request.id).filter(|_| matches!(request.state, State::Intake | State::Ready)) {
                // The operator who prepared the publication must wait for another one.
                row.act = if Some(by) == me { Phrase::new("button-open") } else { Phrase::new("button-review-and-confirm") };
            }
        }
        let row = |(request, row): (&Request, RequestRow)| {
            queue_row(cx, request, row, row_data.get(&request.id).cloned().unwrap_or_default())
        };
        list.iter().zip(made).map(row).collect()
    };
    Ok(read
        .into_iter()
        .map(|LoadedTable { anchor, title, list, next }| RequestTable { anchor, title, rows: rows(&list), next })
        .collect())
}

/// `GET /operator`: requests that wait for the operators, the longest wait first; then special cases that wait for others, and all other
/// requests that wait for others.
pub fn operator_queue_page(cx: &RequestContext) -> Result<Response, HttpError> {
    let asked = QueueFilters::from_request(cx)?;
    pager::cursor(cx, "after")?;
    let (counts, (queues, empty), (emails_waiting, emails_failed), held, texts) = cx.read(|conn| {
        let (tables, empty) = remove_duplicates(load_tables(cx, conn, &asked)?);
        Ok((
            tasks::queries::count_by_holder(conn, false)?,
            (build_tables(cx, conn, tables)?, empty),
            mail::queries::backlog(conn)?,
            mail::queries::waiting_messages(conn)?.len(),
            TextCount::read(conn)?,
        ))
    })?;
    let counts = ActionHolder::ALL
        .into_iter()
        .map(|whose| CountLink {
            number: counts.get(&whose).copied().unwrap_or_default(),
            text: match whose {
                ActionHolder::Operators => Phrase::new("operator-with-you"),
                ActionHolder::Experts => Phrase::new("operator-with-experts"),
                ActionHolder::Registrant => Phrase::new("operator-with-registrants"),
                ActionHolder::Body => Phrase::new("operator-with-bodies"),
            },
            href: if whose == ActionHolder::Operators { "#operators" } else { "#others" },
        })
        .collect();
    let clock = crate::jobs::clock_fault(&cx.app.store, cx.now)?.map(|strange| strange.to_string());
    cx.render_page(&QueuePage {
        shell: Shell::new(cx, Phrase::new("nav-operator"), NavSection::Operator),
        notice: action_notice_with_undo(cx)?,
        q: asked.q.to_owned(),
        clock,
        counts,
        queues,
        empty,
        emails_waiting,
        emails_failed,
        incoming_waiting: held,
        to_import: Some(texts).filter(|texts| texts.is_import_due()),
    })
}
