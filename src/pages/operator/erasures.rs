//! Requests for erasure at the desk: the list, and one of them with what can be done.

use crate::acts::erase;
use crate::cases::erasures::Erasure;
use crate::cases::erasures::queries;
use crate::clock;
use crate::history::redactions::Class;
use crate::history::redactions::Closed;
use crate::http::addresses::DESK_ERASURES;
use crate::http::cx::Cx;
use crate::http::field::Field;
use crate::http::filters;
use crate::http::form::ActForm;
use crate::http::problem::Problem;
use crate::http::reply::Reply;
use crate::http::shell::{Nav, Shell};
use crate::pages::operator::redactions::{CLASS, PLACE, REASON};
use crate::refusal::{Fault, Refusal, at};
use askama::Template;
use jiff::Timestamp;

const OUTCOME: Field = Field::question(at::OUTCOME, "Outcome");
const WORDS: Field = Field::area(at::WORDS, "Message to the requester (required if the data is kept; do not name anyone)", 4);

/// The answer to who asked.
pub const ANSWER: &[Field] = &[OUTCOME, WORDS];

const AT: &str = DESK_ERASURES;

/// Answered ones that are shown.
const ROWS: i64 = 50;

/// One that waits, as lists show it.
pub(super) struct Row {
    pub(super) href: String,
    pub(super) asked: String,
    pub(super) due: String,
    pub(super) late: bool,
    pub(super) by: &'static str,
}

/// Rows of what waits.
pub(super) fn rows(list: &[Erasure], now: Timestamp) -> Vec<Row> {
    let row = |erasure: &Erasure| Row {
        href: format!("{AT}/{}", erasure.id),
        asked: clock::day(erasure.confirmed_at).to_string(),
        due: clock::day(erasure.due()).to_string(),
        late: now >= erasure.due(),
        by: if erasure.account_id.is_some() { "a person with an account" } else { "a person without an account" },
    };
    list.iter().map(row).collect()
}

#[derive(Template)]
#[template(path = "requests/desk_erasures.html")]
struct ErasuresPage {
    shell: Shell,
    rows: Vec<Row>,
    /// When it was asked and answered, what became of it, and the reason.
    answered: Vec<(String, String, &'static str, String)>,
}

#[derive(Template)]
#[template(path = "requests/desk_erasure.html")]
struct ErasurePage {
    shell: Shell,
    faults: Vec<Fault>,
    row: Row,
    email: String,
    words: String,
    places: String,
    closes: bool,
    /// The place, and what became of it.
    redactions: Vec<(String, &'static str)>,
    own: bool,
    acts: Vec<ActForm>,
}

/// `GET /desk/erasures`
pub fn list(cx: &Cx) -> Result<Reply, Problem> {
    let (open, answered) = cx.read(|conn| Ok((queries::open(conn)?, queries::answered(conn, ROWS)?)))?;
    let day = |at: Timestamp| clock::day(at).to_string();
    let answered = answered.into_iter().map(|one| (day(one.confirmed_at), day(one.answered_at), one.outcome.words(), one.answer));
    cx.page(&ErasuresPage {
        shell: Shell::new(cx, "Erasure requests", Nav::Desk),
        rows: rows(&open, cx.now),
        answered: answered.collect(),
    })
}

fn acts(cx: &Cx, erasure: &Erasure, faults: &[Fault]) -> Vec<ActForm> {
    let at = |act: &str| format!("{AT}/{}/{act}", erasure.id);
    let mut acts = vec![
        ActForm::new("Redact data", at("redact"), "Request redaction")
            .intro("The entire comment, revision or email at the URL is redacted when another operator confirms. The requester is notified that the request is being reviewed.")
            .typed(PLACE, &cx.form, faults)
            .asked(CLASS, Class::ALL.map(|class| (class.name(), class.words())), &cx.form, faults)
            .typed(REASON, &cx.form, faults),
    ];
    if erasure.closes {
        acts.push(
            ActForm::new("Close account", at("close"), "Close permanently")
                .intro("The requester wants to close the account. The address, password, sessions and tokens are deleted. This cannot be undone."),
        );
    }
    acts.push(
        ActForm::new("Answer", at("answer"), "Send answer")
            .intro(
                "The text of the request and the address of the requester are then deleted. Your message remains on this list.",
            )
            .asked(OUTCOME, [("redacted", "Redacted"), ("declined", "Kept")], &cx.form, faults)
            .typed(WORDS, &cx.form, faults),
    );
    acts
}

fn page(cx: &Cx, status: u16, faults: Vec<Fault>) -> Result<Reply, Problem> {
    let me = cx.person()?;
    let (erasure, redactions) = cx.read(|conn| {
        let erasure = queries::by_id(conn, cx.param("id"))?.ok_or_else(|| Refusal::not_found("This request"))?;
        let redactions = queries::redactions(conn, &erasure.id)?;
        Ok((erasure, redactions))
    })?;
    let own = erasure.is_of(me);
    let acts = if own { Vec::new() } else { acts(cx, &erasure, &faults) };
    let Some(row) = rows(std::slice::from_ref(&erasure), cx.now).pop() else { return Err(Problem::not_found("This request")) };
    let fate = |outcome: Option<Closed>| match outcome {
        None => "waiting for a second operator",
        Some(Closed::Confirmed) => "redacted",
        Some(Closed::Dropped) => "rejected: nothing was redacted",
    };
    cx.page_with(
        status,
        &ErasurePage {
            shell: Shell::new(cx, "Erasure request", Nav::Desk).with_errors(!faults.is_empty()),
            row,
            email: erasure.email,
            words: erasure.words,
            places: erasure.places,
            closes: erasure.closes,
            redactions: redactions.into_iter().map(|(place, outcome)| (place, fate(outcome))).collect(),
            own,
            acts,
            faults,
        },
    )
}

/// `GET /desk/erasures/{id}`
pub fn show(cx: &Cx) -> Result<Reply, Problem> {
    page(cx, 200, Vec::new())
}

fn after(cx: &Cx, done: Result<(), Refusal>, to: String) -> Result<Reply, Problem> {
    Reply::after(done, |()| to, |faults| page(cx, 422, faults))
}

/// `POST /desk/erasures/{id}/redact`
pub fn redact(cx: &Cx) -> Result<Reply, Problem> {
    let (turn, id) = (cx.turn()?, cx.param("id"));
    let Some(class) = Class::from_name(CLASS.of(&cx.form)) else {
        return page(cx, 422, vec![CLASS.wrong("Select the type of data")]);
    };
    let what = (PLACE.of(&cx.form), class, REASON.of(&cx.form));
    after(cx, cx.write(|conn| erase::redact(conn, turn, id, what)), format!("{AT}/{id}"))
}

/// `POST /desk/erasures/{id}/close`
pub fn close(cx: &Cx) -> Result<Reply, Problem> {
    let turn = cx.turn()?;
    after(cx, cx.write(|conn| erase::close(conn, turn, cx.param("id"))), AT.to_owned())
}

/// `POST /desk/erasures/{id}/answer`
pub fn answer(cx: &Cx) -> Result<Reply, Problem> {
    let turn = cx.turn()?;
    let declines = match OUTCOME.of(&cx.form) {
        "declined" => true,
        "redacted" => false,
        _ => return page(cx, 422, vec![OUTCOME.wrong("Select an outcome")]),
    };
    after(cx, cx.write(|conn| erase::answer(conn, turn, cx.param("id"), declines, WORDS.of(&cx.form))), AT.to_owned())
}

#[cfg(test)]
#[path = "../../../tests/samples/pages/operator/erasures.rs"]
mod samples;
