//! A reply to a post on the public review list. The form is below the post on each page that shows it; this page shows it again with
//! errors.

use crate::actions::comment;
use crate::http::addresses;
use crate::http::cx::RequestContext;
use crate::http::error::HttpError;
use crate::http::field::Field;
use crate::http::filters;
use crate::http::form::FormField;
use crate::http::response::Response;
use crate::http::shell::{NavSection, Shell};
use crate::mail::listed::{self, ListedEmail};
use crate::pages::partials::discussion::ThreadPermissions;
use crate::pages::partials::rows::time;
use crate::refusal::{Refusal, at};
use crate::requests::comments::NewComment;
use crate::requests::viewer::load_view;
use askama::Template;
use urn_registry::i18n::Phrase;

const COMMENT: Field = Field::area(at::COMMENT, "talk-your-answer", 6).hint("talk-list-hint");

pub const LIST_REPLY_FIELDS: &[Field] = &[COMMENT];

#[derive(Template)]
#[template(path = "request/list_reply.html")]
struct ListReplyPage {
    shell: Shell,
    number: String,
    post: ListedEmail,
    at: String,
    comment: FormField,
    action: String,
}

/// `GET /requests/{number}/list/{id}`
pub fn list_reply_form(cx: &RequestContext) -> Result<Response, HttpError> {
    let account = cx.signed_in_account()?;
    let (number, id) = (cx.number()?, cx.param("id"));
    let (may, post) = cx.read(|conn| {
        let view = load_view(conn, number, Some(account), cx.now)?;
        let posts = listed::queries::of_request(conn, &view.request.id)?;
        Ok((ThreadPermissions::for_viewer(&view, Some(&account.id)).lists, posts.into_iter().find(|post| post.id == id)))
    })?;
    let post = post.ok_or_else(|| HttpError::not_found(Phrase::new("thing-list-post")))?;
    if !may {
        return Err(Refusal::not_permitted(Phrase::new("refusal-who-comments")).into());
    }
    cx.render_page(&ListReplyPage {
        shell: Shell::new(cx, Phrase::new("talk-list-title"), NavSection::Register),
        number: number.to_string(),
        at: time(post.at),
        post,
        comment: COMMENT.submitted_form_field(cx),
        action: addresses::list_reply_path(number, id),
    })
}

/// `POST /requests/{number}/list/{id}`
pub fn send_list_reply(cx: &RequestContext) -> Result<Response, HttpError> {
    let ctx = cx.action_context()?;
    let (number, body) = (cx.number()?, COMMENT.value_in(&cx.form));
    let new = NewComment { body, list_post: Some(cx.param("id")), ..NewComment::default() };
    let sent = cx.write(|conn| comment::comment(conn, ctx, number, &new));
    cx.respond_to_form(sent, format!("{}#t-list", addresses::request_notice_path(number, "list")), list_reply_form)
}
