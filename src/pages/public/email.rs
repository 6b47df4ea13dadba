//! The pages for the links in a receipt: the sender of an email publishes or withdraws it. Opening them changes nothing; only
//! their buttons do. The signed link is the only authentication: the recipient of the receipt wrote the email.

use crate::actions::answers::{self, Answer};
use crate::http::addresses;
use crate::http::addresses::email;
use crate::http::cx::Cx;
use crate::http::filters;
use crate::http::problem::Problem;
use crate::http::reply::Reply;
use crate::http::shell::{Nav, Shell};
use crate::i18n::Phrase;
use crate::mail::InboundFate;
use crate::pages::partials::rows::time;
use askama::Template;

#[derive(Template)]
#[template(path = "mail_answer.html")]
struct AnswerPage {
    shell: Shell,
    heading: Phrase,
    /// The status, as a sentence.
    state: Phrase,
    /// The label of the button, if there is an action.
    button: Option<Phrase>,
    /// The other page, and its label.
    other: (String, Phrase),
    answer: Answer,
    request: String,
}

fn page(cx: &Cx, publishes: bool) -> Result<Reply, Problem> {
    let token = cx.param("token");
    let answer = cx.read(|conn| answers::look(conn, cx.post(), token))?;
    let due = answer.due_at.map(time).unwrap_or_default();
    let (state, waits) = match answer.fate {
        InboundFate::Waiting => ("mailed-waiting", true),
        InboundFate::ToConfirm if answer.named => ("mailed-named", true),
        InboundFate::ToConfirm => ("mailed-to-confirm", true),
        InboundFate::Commented | InboundFate::Answered | InboundFate::Placed => ("mailed-published", false),
        InboundFate::Withdrawn => ("mailed-withdrawn", false),
        _ => ("mailed-held", false),
    };
    let (heading, button) = match (publishes, answer.fate == InboundFate::ToConfirm) {
        (true, _) if answer.named => ("mailed-publish-title", "mailed-as-it-is"),
        (true, true) => ("mailed-confirm-title", "mailed-as-answer"),
        (true, false) => ("mailed-publish-title", "mailed-now"),
        (false, _) => ("mailed-withdraw-title", "mailed-withdraw"),
    };
    let other = if publishes { ("withdraw", "mailed-withdraw-instead") } else { ("publish", "mailed-publish-instead") };
    cx.page(&AnswerPage {
        shell: Shell::new(cx, Phrase::new(heading), Nav::None),
        heading: Phrase::new(heading),
        state: Phrase::new(state).with("due", due),
        button: waits.then(|| Phrase::new(button)),
        other: (email(token, other.0), Phrase::new(other.1)),
        request: addresses::request(answer.number),
        answer,
    })
}

/// `GET /email/{token}/publish`
pub fn publish_form(cx: &Cx) -> Result<Reply, Problem> {
    page(cx, true)
}

/// `GET /email/{token}/withdraw`
pub fn withdraw_form(cx: &Cx) -> Result<Reply, Problem> {
    page(cx, false)
}

/// `POST /email/{token}/publish`
pub fn publish(cx: &Cx) -> Result<Reply, Problem> {
    let number = cx.write(|conn| answers::publish(conn, cx.post(), cx.now, cx.param("token")))?;
    Ok(Reply::see_other(addresses::request(number)))
}

/// `POST /email/{token}/withdraw`
pub fn withdraw(cx: &Cx) -> Result<Reply, Problem> {
    cx.write(|conn| answers::withdraw(conn, cx.post(), cx.now, cx.param("token")))?;
    Ok(Reply::see_other(email(cx.param("token"), "withdraw")))
}

#[cfg(test)]
#[path = "../../../tests/samples/pages/public/email.rs"]
mod samples;
