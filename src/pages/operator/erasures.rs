//! Requests for erasure in the operator queue: its rows, and the form that answers one of them.

use crate::actions::erase;
use crate::cases::erasures::{Erasure, queries};
use crate::clock;
use crate::http::addresses::{OPERATOR_ERASURES, OPERATOR_QUEUE};
use crate::http::cx::Cx;
use crate::http::field::Field;
use crate::http::filters;
use crate::http::form::ActForm;
use crate::http::problem::Problem;
use crate::http::reply::Reply;
use crate::http::shell::{Nav, Shell};
use crate::pages::operator::due::Due;
use crate::pages::partials::notice::after;
use crate::refusal::{Fault, Refusal, at};
use askama::Template;
use jiff::Timestamp;

const OUTCOME: Field = Field::question(at::OUTCOME, "Outcome");
const WORDS: Field =
    Field::area(at::WORDS, "Message to the requester (required if you decline the request; do not include names)", 4);

/// The answer to the requester.
pub const ANSWER: &[Field] = &[OUTCOME, WORDS];

/// A request in the queue.
pub(super) struct Row {
    pub(super) href: String,
    pub(super) asked: String,
    pub(super) due: Due,
    pub(super) by: &'static str,
}

impl Row {
    pub(super) fn of(erasure: &Erasure, now: Timestamp) -> Self {
        Self {
            href: format!("{OPERATOR_ERASURES}/{}", erasure.id),
            asked: clock::day(erasure.confirmed_at).to_string(),
            due: Due::of(Some(erasure.due()), now),
            by: if erasure.account_id.is_some() { "a person with an account" } else { "a person without an account" },
        }
    }
}

#[derive(Template)]
#[template(path = "requests/operator_erasure.html")]
struct ErasurePage {
    shell: Shell,
    faults: Vec<Fault>,
    row: Row,
    email: String,
    words: String,
    /// The form; `None` if the operator filed the request.
    acts: Vec<ActForm>,
}

fn page(cx: &Cx, status: u16, faults: Vec<Fault>) -> Result<Reply, Problem> {
    let me = cx.person()?;
    let erasure = cx.read(|conn| queries::by_id(conn, cx.param("id"))?.ok_or_else(|| Refusal::not_found("This request")))?;
    let row = Row::of(&erasure, cx.now);
    let form = ActForm::new("Answer", row.href.clone(), "Send answer")
        .intro("After you send the answer, the text of the request and the requester’s email address are deleted.")
        .asked(OUTCOME, [("done", "Done"), ("declined", "Declined")], &cx.form, &faults)
        .typed(WORDS, &cx.form, &faults)
        .unfolded();
    cx.page_with(
        status,
        &ErasurePage {
            shell: Shell::new(cx, "Erasure request", Nav::Desk).with_errors(!faults.is_empty()),
            row,
            acts: if erasure.is_of(me) { Vec::new() } else { vec![form] },
            email: erasure.email,
            words: erasure.words,
            faults,
        },
    )
}

/// `GET /desk/erasures/{id}`
pub fn show(cx: &Cx) -> Result<Reply, Problem> {
    page(cx, 200, Vec::new())
}

/// `POST /desk/erasures/{id}`
pub fn answer(cx: &Cx) -> Result<Reply, Problem> {
    let turn = cx.turn()?;
    let declines = match OUTCOME.of(&cx.form) {
        "declined" => true,
        "done" => false,
        _ => return page(cx, 422, vec![OUTCOME.wrong("Select an outcome")]),
    };
    let answered = cx.write(|conn| erase::answer(conn, turn, cx.param("id"), declines, WORDS.of(&cx.form)));
    Reply::after(answered, |()| after(cx, OPERATOR_QUEUE), |faults| page(cx, 422, faults))
}

#[cfg(test)]
#[path = "../../../tests/samples/pages/operator/erasures.rs"]
mod samples;
