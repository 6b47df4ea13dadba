//! Selecting the language of pages.

use crate::actions::own_account;
use crate::http::addresses::safe_local_path;
use crate::http::cx::RequestContext;
use crate::http::error::HttpError;
use crate::http::language;
use crate::http::response::Response;
use urn_registry::i18n::Lang;
use urn_registry::i18n::Phrase;

/// `GET /language/{tag}`: stores the language in this browser, and for emails in the account of a signed-in user, and returns to
/// the page.
pub(crate) fn choose_language(cx: &RequestContext) -> Result<Response, HttpError> {
    let lang = Lang::from_tag(cx.param("tag")).ok_or_else(|| HttpError::not_found(Phrase::new("thing-language")))?;
    // A link of another site changes the language of pages in this browser, which is harmless, but not that of the account.
    let is_own = cx.header("sec-fetch-site").is_none_or(|site| site == "same-origin" || site == "none");
    // The language of the page changes in any case.
    if let Some(account) = cx.viewer().filter(|_| is_own)
        && let Err(error) = cx.write_outside_action(|conn| own_account::set_language(conn, account, lang))
    {
        tracing::warn!(%error, "the language of an account could not be saved");
    }
    Ok(Response::see_other(safe_local_path(cx.query.get("back")))
        .header("Set-Cookie", language::language_cookie(lang, cx.app.https))
        .header("Cache-Control", "no-store"))
}
