//! The link at the end of emails to people who follow a request: they stop following it without signing in.

use crate::actions::follow::{self, FollowedRequest};
use crate::http::addresses;
use crate::http::cx::RequestContext;
use crate::http::error::HttpError;
use crate::http::field::Field;
use crate::http::form::ActionForm;
use crate::http::response::Response;
use crate::http::shell::NavSection;
use crate::pages::partials::narrow::NarrowPage;
use urn_registry::i18n::Phrase;

/// Sent by mail programs (RFC 8058 §3.1), and by the button of the page.
const LIST_UNSUBSCRIBE: Field = Field::choice("List-Unsubscribe");
pub const UNFOLLOW_FIELDS: &[Field] = &[LIST_UNSUBSCRIBE];

fn unfollow_page(cx: &RequestContext, lede: &'static str) -> Result<NarrowPage, HttpError> {
    let token = cx.param("token");
    let FollowedRequest { account, request } = cx.read(|conn| follow::find_followed_by_link(conn, cx.mail(), token))?;
    let number = request.number.to_string();
    let lede = Phrase::new(lede).arg("number", number.clone()).arg("title", request.subject.title()).arg("email", account.email);
    Ok(NarrowPage::new(cx, NavSection::None, Phrase::new("unfollow-title"), lede)
        .with_link(addresses::request_path(request.number), Phrase::new("unfollow-request").arg("number", number)))
}

/// `GET /unfollow/{token}`: opening the page changes nothing.
pub fn unfollow_form(cx: &RequestContext) -> Result<Response, HttpError> {
    let form = ActionForm::uncollapsed("", "word-stop-following").hidden(LIST_UNSUBSCRIBE.name, "One-Click");
    unfollow_page(cx, "unfollow-lede")?.with_form(form).to_response(cx)
}

/// `POST /unfollow/{token}`: by the button of the page, or by a mail program with one click (RFC 8058).
pub fn unfollow(cx: &RequestContext) -> Result<Response, HttpError> {
    if !LIST_UNSUBSCRIBE.value_equals(&cx.form, "One-Click") {
        return Err(HttpError::bad_request(Phrase::new("refusal-one-click")));
    }
    cx.write(|conn| follow::unfollow_by_link(conn, cx.mail(), cx.now, cx.param("token")))?;
    unfollow_page(cx, "unfollow-done")?.to_response(cx)
}
