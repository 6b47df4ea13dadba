//! The log of assignments, for leads and operators: expert, date, request and outcome.

use crate::cases::team::members;
use crate::clock;
use crate::history::queries::UNNAMED;
use crate::http::addresses::{self, ASSIGNMENTS, ASSIGNMENTS_CSV, ASSIGNMENTS_LINES};
use crate::http::cx::Cx;
use crate::http::filters;
use crate::http::problem::Problem;
use crate::http::reply::Reply;
use crate::http::shell::{Nav, Shell};
use crate::ids::{AccountId, RequestId};
use crate::pages::partials::table_file::{Format, TableFile};
use crate::refusal::Refusal;
use crate::reviews;
use crate::reviews::experts::{Assignment, Reply as Answer, queries};
use crate::store::AnyConnection;
use crate::users::{Account, Role};
use crate::{cases, users};
use askama::Template as View;
use std::collections::BTreeMap;
use std::collections::btree_map::Entry;

/// The number of assignments on the page, newest first.
const SHOWN: i64 = 100;

/// The number of assignments in a file.
const IN_FILE: i64 = 1000;

/// The parameters with the account of the expert, and with the number of assignments in earlier files.
const EXPERT: &str = "expert";
const SKIP: &str = "skip";

/// An assignment.
struct Row {
    expert: String,
    /// The log of this expert.
    expert_href: String,
    number: String,
    href: String,
    title: String,
    assigned: String,
    because: String,
    answer: String,
    /// The newest position.
    outcome: String,
}

#[derive(View)]
#[template(path = "reviews/assignments.html")]
struct AssignmentsPage {
    shell: Shell,
    /// The expert whose log it is; empty for all.
    expert: String,
    rows: Vec<Row>,
    /// The URLs of files with the same log.
    csv: String,
    jsonl: String,
}

fn answer(one: &Assignment) -> String {
    match one.reply {
        Answer::Waiting => "No answer yet".to_owned(),
        Answer::Accepted(at) => format!("Accepted on {}", clock::day(at)),
        Answer::Declined(at) => format!("Declined on {}", clock::day(at)),
    }
}

/// The rows of one request by expert. Experts who chose to be anonymous there have none, and a request of the viewer has none.
fn rows_of(conn: &mut AnyConnection, viewer: &AccountId, id: &RequestId) -> Result<BTreeMap<AccountId, Row>, Refusal> {
    let Some(request) = cases::queries::by_id(conn, id)? else { return Ok(BTreeMap::new()) };
    if members::ids(conn, &request)?.contains(viewer) {
        return Ok(BTreeMap::new());
    }
    let positions = reviews::queries::positions_of(conn, id)?;
    let assigned = queries::assignments_of(conn, id)?;
    let row = |one: &Assignment| {
        let newest = positions.iter().rfind(|position| position.expert_id == one.expert_id);
        Row {
            expert: one.name.clone(),
            expert_href: addresses::with_query(ASSIGNMENTS, &[(EXPERT, &one.expert_id.to_string())]),
            number: request.number.to_string(),
            href: addresses::request(request.number),
            title: request.subject.title().to_string(),
            assigned: clock::day(one.assigned_at).to_string(),
            because: one.because.clone(),
            answer: answer(one),
            outcome: newest.map_or_else(
                || "No position".to_owned(),
                |position| {
                    let (stance, revision) = (position.stance.words(), position.snapshot_number);
                    format!("{stance} on revision {revision}, {}", clock::day(position.taken_at))
                },
            ),
        }
    };
    Ok(assigned.iter().filter(|one| one.name != UNNAMED).map(|one| (one.expert_id.clone(), row(one))).collect())
}

/// The account whose log is shown; `None` for all.
fn chosen(cx: &Cx, parameters: &[&'static str]) -> Result<Option<Account>, Problem> {
    let account = cx.person()?;
    if !account.has(Role::Lead) && !account.has(Role::Operator) {
        return Err(Problem::not_found("This page"));
    }
    if let Some(name) = cx.query.first_unknown(parameters) {
        return Err(Problem::bad_request(format!("The parameter \"{name}\" is not supported on this page")));
    }
    match cx.query.get(EXPERT) {
        "" => Ok(None),
        id => {
            let found = cx.read(|conn| Ok(users::queries::by_id(conn, &AccountId::typed(id))?))?;
            Ok(Some(found.ok_or_else(|| Problem::not_found("This expert"))?))
        }
    }
}

/// A range of the log, newest first, and whether it continues.
fn load(cx: &Cx, expert: Option<&Account>, skip: i64, most: i64) -> Result<(Vec<Row>, bool), Problem> {
    let viewer = &cx.person()?.id;
    let loaded = cx.read(|conn| {
        let mut known: BTreeMap<RequestId, BTreeMap<AccountId, Row>> = BTreeMap::new();
        let mut rows = Vec::new();
        let mut assigned = queries::newest_assignments(conn, expert.map(|one| &one.id), skip, most + 1)?;
        let most = usize::try_from(most).unwrap_or(usize::MAX);
        let continues = assigned.len() > most;
        assigned.truncate(most);
        for (request_id, expert_id) in assigned {
            if let Entry::Vacant(slot) = known.entry(request_id.clone()) {
                slot.insert(rows_of(conn, viewer, &request_id)?);
            }
            rows.extend(known.get_mut(&request_id).and_then(|rows| rows.remove(&expert_id)));
        }
        Ok((rows, continues))
    })?;
    Ok(loaded)
}

/// `GET /reviews/assignments`
pub fn log(cx: &Cx) -> Result<Reply, Problem> {
    let expert = chosen(cx, &[EXPERT])?;
    let (rows, _) = load(cx, expert.as_ref(), 0, SHOWN)?;
    // For other accounts, the name is not shown either.
    if expert.is_some() && rows.is_empty() {
        return Err(Problem::not_found("This expert"));
    }
    let id = expert.as_ref().map_or("", |expert| expert.id.as_str());
    cx.page(&AssignmentsPage {
        shell: Shell::new(cx, "Assignments of experts", Nav::Review),
        csv: addresses::with_query(ASSIGNMENTS_CSV, &[(EXPERT, id)]),
        jsonl: addresses::with_query(ASSIGNMENTS_LINES, &[(EXPERT, id)]),
        expert: expert.map_or_else(String::new, |expert| expert.name),
        rows,
    })
}

const COLUMNS: &[&str] = &["expert", "request", "title", "assigned", "because", "answer", "position"];

/// The log as a file, with the same filter. The rest of a long log is in the file that the Link header names.
fn file(cx: &Cx, path: &str, format: Format) -> Result<Reply, Problem> {
    let expert = chosen(cx, &[EXPERT, SKIP])?;
    let skip: i64 = match cx.query.get(SKIP) {
        "" => 0,
        number => {
            let skip = number.parse().ok().filter(|skip| (0..=i64::from(u32::MAX)).contains(skip));
            skip.ok_or_else(|| Problem::bad_request("The parameter \"skip\" must be a number"))?
        }
    };
    let (rows, continues) = load(cx, expert.as_ref(), skip, IN_FILE)?;
    if expert.is_some() && rows.is_empty() && !continues {
        return Err(Problem::not_found("This expert"));
    }
    let mut file = TableFile::new(format, COLUMNS);
    for row in rows {
        file.row(&[row.expert, row.number, row.title, row.assigned, row.because, row.answer, row.outcome]);
    }
    let id = expert.as_ref().map_or("", |expert| expert.id.as_str());
    let next = continues.then(|| addresses::with_query(path, &[(EXPERT, id), (SKIP, &(skip + IN_FILE).to_string())]));
    Ok(file.into_reply("assignments", next.as_deref()))
}

/// `GET /reviews/assignments.csv`
pub fn csv(cx: &Cx) -> Result<Reply, Problem> {
    file(cx, ASSIGNMENTS_CSV, Format::Csv)
}

/// `GET /reviews/assignments.jsonl`
pub fn jsonl(cx: &Cx) -> Result<Reply, Problem> {
    file(cx, ASSIGNMENTS_LINES, Format::Lines)
}

#[cfg(test)]
#[path = "../../../tests/samples/pages/expert/assignments.rs"]
mod samples;
