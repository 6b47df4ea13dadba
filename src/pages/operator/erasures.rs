//! Requests for erasure in the operator queue: its rows, and the form that answers one of them.

use crate::actions::erase;
use crate::cases::erasures::{Erasure, queries};
use crate::clock;
use crate::http::addresses::{OPERATOR_ERASURES, OPERATOR_QUEUE, OPERATOR_REDACTIONS};
use crate::http::cx::Cx;
use crate::http::field::Field;
use crate::http::form::ActForm;
use crate::http::problem::Problem;
use crate::http::reply::Reply;
use crate::pages::operator::due::Due;
use crate::pages::partials::list::{ListPage, perform};
use crate::refusal::{Refusal, at};
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

/// `GET /desk/erasures/{id}`
pub fn show(cx: &Cx) -> Result<Reply, Problem> {
    const FIRST: &str = "First redact the data with a second operator, or ask an administrator to close the account. If the data must be kept, decline with the reason. Answer within a month (GDPR, art. 12(3)).";
    let me = cx.person()?;
    let erasure = cx.read(|conn| queries::by_id(conn, cx.param("id"))?.ok_or_else(|| Refusal::not_found("This request")))?;
    let row = Row::of(&erasure, cx.now);
    let intro = format!("Requested on {} by {}, {}. {}.", row.asked, row.by, erasure.email, row.due.words);
    let page = ListPage::of_operators(cx, "Erasure request", intro)?
        .note("t", "Requested erasure:")
        .note("note any", erasure.words.as_str());
    if erasure.is_of(me) {
        return page.note("note", "This is your own request. Another operator must answer it.").reply(cx);
    }
    let form = ActForm::new("Answer", row.href, "Send answer")
        .intro("After you send the answer, the text of the request and the requester’s email address are deleted.")
        .asked(OUTCOME, [("done", "Done"), ("declined", "Declined")], cx)
        .typed(WORDS, cx)
        .unfolded();
    page.note("t", FIRST).link(OPERATOR_REDACTIONS, "Redactions").acts([form]).reply(cx)
}

/// `POST /desk/erasures/{id}`
pub fn answer(cx: &Cx) -> Result<Reply, Problem> {
    let declines = match OUTCOME.of(&cx.form) {
        "declined" => true,
        "done" => false,
        _ => return cx.again(show, OUTCOME.wrong("Select an outcome")),
    };
    perform(cx, OPERATOR_QUEUE, show, |conn, turn| erase::answer(conn, turn, cx.param("id"), declines, WORDS.of(&cx.form)))
}

#[cfg(test)]
#[path = "../../../tests/samples/pages/operator/erasures.rs"]
mod samples;
