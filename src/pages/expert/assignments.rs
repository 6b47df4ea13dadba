//! The log of assignments, for leads and operators: expert, date, request and outcome.

use crate::cases::team::members;
use crate::clock;
use crate::history::queries::UNNAMED;
use crate::http::addresses::{self, ASSIGNMENTS};
use crate::http::cx::Cx;
use crate::http::filters;
use crate::http::problem::Problem;
use crate::http::reply::Reply;
use crate::http::shell::{Nav, Shell};
use crate::ids::{AccountId, RequestId};
use crate::people::Role;
use crate::refusal::Refusal;
use crate::reviews;
use crate::reviews::experts::{Assignment, Reply as Answer, queries};
use crate::store::AnyConnection;
use crate::{cases, people};
use askama::Template as View;
use std::collections::BTreeMap;
use std::collections::btree_map::Entry;

/// The number of assignments on the page, newest first.
const SHOWN: i64 = 100;

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
            expert_href: addresses::with_query(ASSIGNMENTS, &[("expert", &one.expert_id.to_string())]),
            number: request.number.to_string(),
            href: addresses::request(request.number),
            title: request.subject.title(),
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

/// `GET /reviews/assignments`
pub fn log(cx: &Cx) -> Result<Reply, Problem> {
    let account = cx.person()?;
    if !account.has(Role::Lead) && !account.has(Role::Operator) {
        return Err(Problem::not_found("This page"));
    }
    if let Some(name) = cx.query.first_unknown(&["expert"]) {
        return Err(Problem::bad_request(format!("The parameter \"{name}\" is not supported on this page")));
    }
    let chosen = cx.query.get("expert");
    let (expert, rows) = cx.read(|conn| {
        let expert = match chosen {
            "" => None,
            id => {
                let found = people::queries::by_id(conn, &AccountId::typed(id))?;
                Some(found.ok_or_else(|| Refusal::not_found("This expert"))?)
            }
        };
        let mut known: BTreeMap<RequestId, BTreeMap<AccountId, Row>> = BTreeMap::new();
        let mut rows = Vec::new();
        for (request_id, expert_id) in queries::newest_assignments(conn, expert.as_ref().map(|one| &one.id), SHOWN)? {
            if let Entry::Vacant(slot) = known.entry(request_id.clone()) {
                slot.insert(rows_of(conn, &account.id, &request_id)?);
            }
            rows.extend(known.get_mut(&request_id).and_then(|rows| rows.remove(&expert_id)));
        }
        Ok((expert.map_or_else(String::new, |expert| expert.name), rows))
    })?;
    // For other accounts, not even the name is shown.
    if !chosen.is_empty() && rows.is_empty() {
        return Err(Problem::not_found("This expert"));
    }
    cx.page(&AssignmentsPage { shell: Shell::new(cx, "Assignments of experts", Nav::Review), expert, rows })
}

#[cfg(test)]
#[path = "../../../tests/samples/pages/expert/assignments.rs"]
mod samples;
