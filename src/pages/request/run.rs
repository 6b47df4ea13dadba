//! The handler of the actions on a request.

use crate::http::addresses;
use crate::http::cx::RequestContext;
use crate::http::endpoint::Endpoint;
use crate::http::error::HttpError;
use crate::http::response::Response;
use crate::pages::partials::notice;
use crate::pages::request::actions::all_actions;
use crate::pages::request::show::request_page;
use urn_registry::i18n::Phrase;

/// The routes of the actions.
pub fn action_endpoints() -> Vec<Endpoint> {
    all_actions().map(|action| action.endpoint(run_action)).collect()
}

/// Runs the action whose form was sent, and shows the page of the request: again with the errors, or with a notice of the effect.
fn run_action(cx: &RequestContext) -> Result<Response, HttpError> {
    let (ctx, number) = (cx.action_context()?, cx.number()?);
    let is_sent_to = |path: &str| path.split('/').skip(3).eq(cx.path().split('/').skip(3));
    let action =
        all_actions().find(|action| is_sent_to(action.path)).ok_or_else(|| HttpError::not_found(Phrase::new("thing-action")))?;
    let done = cx.write(|conn| (action.run)(conn, ctx, number, &cx.form));
    let page = addresses::request_path(number);
    cx.respond_to_form(done, notice::url_with_notice(cx, &page), request_page)
}
