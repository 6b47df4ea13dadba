//! Withdrawing a request, and deleting a draft that was never submitted.

use crate::actions::{close, draft};
use crate::http::addresses;
use crate::http::cx::RequestContext;
use crate::http::error::HttpError;
use crate::http::filters;
use crate::http::form::ActionForm;
use crate::http::response::Response;
use crate::http::shell::{NavSection, Shell};
use crate::pages::partials::about::subject_title;
use crate::pages::partials::narrow::NarrowPage;
use crate::pages::registrant::forms::CONFIRMED;
use crate::refusal::Refusal;
use crate::requests::Party;
use crate::requests::action::Action;
use crate::requests::viewer::load_view;
use askama::Template as View;
use urn_registry::i18n::Phrase;

#[derive(View)]
#[template(path = "registrant/delete.html")]
struct DeletePage {
    shell: Shell,
    number: String,
    title: Phrase,
    team: Vec<String>,
    invited: usize,
}

/// `GET /requests/{number}/edit/delete`: what would be deleted.
pub fn delete_form(cx: &RequestContext) -> Result<Response, HttpError> {
    let ctx = cx.action_context()?;
    let goes = cx.read(|conn| draft::preview_draft_deletion(conn, ctx, cx.number()?))?;
    cx.render_page(&DeletePage {
        shell: Shell::new(cx, Phrase::new("word-delete-draft"), NavSection::Register),
        title: subject_title(&goes.request.subject),
        number: goes.request.number.to_string(),
        team: goes.team,
        invited: goes.invited,
    })
}

/// `POST /requests/{number}/edit/delete`
pub fn delete_draft(cx: &RequestContext) -> Result<Response, HttpError> {
    if !CONFIRMED.value_equals(&cx.form, "yes") {
        return delete_form(cx);
    }
    let ctx = cx.action_context()?;
    cx.write(|conn| draft::delete_draft(conn, ctx, cx.number()?))?;
    Ok(Response::see_other(addresses::TASKS_PATH))
}

/// `POST /requests/{number}/edit/withdraw`: asks for confirmation, then withdraws. For a draft that was never submitted,
/// shows the page that deletes it.
pub fn withdraw(cx: &RequestContext) -> Result<Response, HttpError> {
    let ctx = cx.action_context()?;
    let view = cx.read(|conn| load_view(conn, cx.number()?, Some(ctx.who), cx.now))?;
    let (party, _) = view.permit(Action::Close)?;
    if party != Party::Registrant {
        return Err(Refusal::not_permitted(Phrase::new("refusal-only-owner-withdraws")).into());
    }
    if view.revisions.is_empty() && view.request.owner_id == ctx.who.id {
        return delete_form(cx);
    }
    if !CONFIRMED.value_equals(&cx.form, "yes") {
        let number = view.request.number;
        let title = Phrase::new("draft-withdraw-title").arg("number", number.to_string());
        let lede = if view.request.private { "draft-withdraw-lede-private" } else { "draft-withdraw-lede" };
        let lede = Phrase::new(lede).arg("title", subject_title(&view.request.subject));
        let form = ActionForm::uncollapsed("", "word-withdraw-request").hidden_field(CONFIRMED, "yes");
        return NarrowPage::new(cx, NavSection::Register, title, lede)
            .with_form(form)
            .with_link(addresses::edit_draft_path(number), Phrase::new("draft-keep"))
            .to_response(cx);
    }
    cx.write(|conn| close::withdraw_request(conn, ctx, cx.number()?))?;
    Ok(Response::see_other(addresses::request_path(cx.param("number"))))
}
