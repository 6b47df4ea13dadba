//! The pages behind the links of a receipt: the sender of an email publishes it, or withdraws it. Opening them changes nothing; only
//! their buttons do. The link is signed and is all that is needed: who reads the receipt wrote the email.

use crate::acts::answers::{self, Answer};
use crate::http::addresses;
use crate::http::addresses::email;
use crate::http::cx::Cx;
use crate::http::problem::Problem;
use crate::http::reply::Reply;
use crate::http::shell::{Nav, Shell};
use crate::mail::InboundFate;
use crate::pages::cards::rows::time;
use askama::Template;

#[derive(Template)]
#[template(path = "mail_answer.html")]
struct AnswerPage {
    shell: Shell,
    heading: &'static str,
    /// One sentence on how things stand.
    state: String,
    /// The button, while there is something to press.
    button: Option<&'static str>,
    /// The other page, and its words.
    other: (String, &'static str),
    answer: Answer,
    request: String,
}

fn page(cx: &Cx, publishes: bool) -> Result<Reply, Problem> {
    let token = cx.param("token");
    let answer = cx.read(|conn| answers::look(conn, cx.post(), token))?;
    let due = answer.due_at.map(time).unwrap_or_default();
    let (state, waits) = match answer.fate {
        InboundFate::Waiting => (format!("It is published as your comment {due}, unless you withdraw it."), true),
        InboundFate::ToConfirm if answer.named => (
            format!(
                "Your name or address stands in this text, and you answer without your name. It is not published unless you say so. {due} the operators are told that you did not."
            ),
            true,
        ),
        InboundFate::ToConfirm => {
            (format!("It is not published until you confirm it. {due} the operators are told that you did not."), true)
        }
        InboundFate::Commented | InboundFate::Answered | InboundFate::Placed => ("It is published, and stays.".to_owned(), false),
        InboundFate::Withdrawn => ("You withdrew it. It is not published.".to_owned(), false),
        _ => ("It is not published. The operators have it.".to_owned(), false),
    };
    let (heading, button) = match (publishes, answer.fate == InboundFate::ToConfirm) {
        (true, _) if answer.named => ("Publish your email", "Publish it as it is"),
        (true, true) => ("Confirm your answer", "Publish it as my answer"),
        (true, false) => ("Publish your email", "Publish it now"),
        (false, _) => ("Withdraw your email", "Withdraw it"),
    };
    let other = if publishes { ("withdraw", "Withdraw it instead") } else { ("publish", "Publish it instead") };
    cx.page(&AnswerPage {
        shell: Shell::new(cx, heading, Nav::None),
        heading,
        state,
        button: waits.then_some(button),
        other: (email(token, other.0), other.1),
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
