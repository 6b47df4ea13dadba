//! The pages for the links in a receipt, on which the sender of an email publishes or withdraws it. Opening a page changes nothing; only
//! its buttons do. The signed link is the only authentication: only the sender of the email received it.

use crate::actions::answers::{self, EmailReply, PublishChoice};
use crate::actions::emailed_position::UnconfirmedPosition;
use crate::http::addresses;
use crate::http::addresses::email_action_path;
use crate::http::cx::RequestContext;
use crate::http::error::HttpError;
use crate::http::field::Field;
use crate::http::filters;
use crate::http::response::Response;
use crate::http::shell::{NavSection, Shell};
use crate::mail::InboundDisposition;
use crate::pages::partials::rows::time;
use crate::refusal::at;
use crate::requests::statements::Statement;
use crate::reviews::Verdict;
use crate::reviews::experts::Interest;
use askama::Template;
use urn_registry::i18n::Phrase;

/// The declaration that the sender of a position has no conflict of interest.
const INTEREST_DECLARATION: Field = Field::mark(at::INTEREST);
/// `comment` if the email is published as a comment although it was read as a position.
const PUBLISHED_AS: Field = Field::choice("publish_as");
/// The page of a position.
pub const PUBLISH_REPLY_FIELDS: &[Field] = &[INTEREST_DECLARATION, PUBLISHED_AS];

#[derive(Template)]
#[template(path = "public/mail_answer.html")]
struct EmailReplyPage {
    shell: Shell,
    heading: Phrase,
    /// The status, as a sentence.
    state: Phrase,
    /// The label of the button, if there is an action.
    button: Option<Phrase>,
    /// The other page, and its label.
    other: (String, Phrase),
    /// The position and its revision.
    position: Option<Phrase>,
    /// Whether the button also declares that the sender has no conflict of interest.
    declares: bool,
    /// Whether the email can be published as a comment instead.
    is_near: bool,
    /// The number of unsent comments that are published with the position.
    drafted: usize,
    /// The text that is published.
    text: String,
    answer: EmailReply,
    request: String,
    review: String,
}

/// A position and its revision.
fn position_text(prepared: &UnconfirmedPosition) -> Phrase {
    let named = match prepared.verdict {
        Verdict::Position(position) => {
            Phrase::new("mailed-position-on").arg("position", Phrase::new("talk-position-kind").arg("position", position.name()))
        }
        Verdict::CommentOnly | Verdict::Recuse => Phrase::new("mailed-position-comment"),
    };
    named.arg("revision", prepared.revision)
}

fn email_reply_page(cx: &RequestContext, publishes: bool) -> Result<Response, HttpError> {
    let token = cx.param("token");
    let answer = cx.read(|conn| answers::find_reply(conn, cx.mail(), cx.now, token))?;
    let due = answer.due_at.map(time).unwrap_or_default();
    let position = answer.position.as_ref().filter(|_| publishes);
    let refused = position.and_then(|position| position.refused.as_ref());
    let (state, waits) = match answer.disposition {
        InboundDisposition::ToConfirm if refused.is_some() => ("mailed-position-refused", false),
        InboundDisposition::Waiting => (Statement::EmailWaits.name(), true),
        InboundDisposition::ToConfirm if answer.unproved => (Statement::EmailUnproved.name(), true),
        InboundDisposition::ToConfirm if position.is_some() => ("mailed-position-waits", true),
        InboundDisposition::ToConfirm => (Statement::EmailToConfirm.name(), true),
        InboundDisposition::Commented | InboundDisposition::Answered | InboundDisposition::Placed => {
            (Statement::EmailPublished.name(), false)
        }
        InboundDisposition::Withdrawn => (Statement::EmailWithdrawn.name(), false),
        _ => (Statement::EmailHeld.name(), false),
    };
    let (heading, button) = match (publishes, answer.disposition == InboundDisposition::ToConfirm) {
        (true, _) if position.is_some() => ("mailed-position-title", "mailed-position-record"),
        (true, _) if answer.unproved => ("mailed-publish-title", "mailed-as-comment"),
        (true, true) => ("mailed-confirm-title", "mailed-as-answer"),
        (true, false) => ("mailed-publish-title", "mailed-now"),
        (false, _) => ("mailed-withdraw-title", "mailed-withdraw"),
    };
    let other = if publishes { ("withdraw", "mailed-withdraw-instead") } else { ("publish", "mailed-publish-instead") };
    cx.render_page(&EmailReplyPage {
        shell: Shell::new(cx, Phrase::new(heading), NavSection::None),
        heading: Phrase::new(heading),
        state: refused.map_or_else(|| Phrase::new(state).arg("due", due), |reason| Phrase::new(state).arg("why", reason)),
        button: waits.then(|| Phrase::new(button)),
        other: (email_action_path(token, other.0), Phrase::new(other.1)),
        position: position.map(position_text),
        declares: position.is_some_and(|position| position.declares && refused.is_none()),
        is_near: position.is_some_and(|position| position.is_near && refused.is_none()) && answer.is_reply,
        drafted: position.map_or(0, |position| position.drafted),
        text: position.map_or_else(|| answer.body.clone(), |position| position.reasons.clone()),
        request: addresses::request_path(answer.number),
        review: addresses::request_path(answer.number),
        answer,
    })
}

/// `GET /email/{token}/publish`
pub fn publish_reply_form(cx: &RequestContext) -> Result<Response, HttpError> {
    email_reply_page(cx, true)
}

/// `GET /email/{token}/withdraw`
pub fn withdraw_reply_form(cx: &RequestContext) -> Result<Response, HttpError> {
    email_reply_page(cx, false)
}

/// `POST /email/{token}/publish`: only the page of the link says afterwards whose email was published.
pub fn publish_reply(cx: &RequestContext) -> Result<Response, HttpError> {
    let declares = INTEREST_DECLARATION.value_equals(&cx.form, Interest::None.name());
    let choice = PublishChoice { declares, as_comment: PUBLISHED_AS.value_equals(&cx.form, "comment") };
    cx.write(|conn| answers::publish_reply(conn, cx.mail(), cx.now, cx.param("token"), choice))?;
    Ok(Response::see_other(email_action_path(cx.param("token"), "publish")))
}

/// `POST /email/{token}/withdraw`
pub fn withdraw_reply(cx: &RequestContext) -> Result<Response, HttpError> {
    cx.write(|conn| answers::withdraw_reply(conn, cx.mail(), cx.now, cx.param("token")))?;
    Ok(Response::see_other(email_action_path(cx.param("token"), "withdraw")))
}
