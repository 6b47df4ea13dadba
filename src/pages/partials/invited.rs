//! The subject of an invitation, for users who have to sign in first.

use crate::actions::team;
use crate::http::addresses::JOIN_PATH_PREFIX;
use crate::http::cx::RequestContext;
use crate::http::error::HttpError;
use crate::pages::partials::about::subject_title;
use crate::refusal::Refusal;
use crate::users::secrets::Token;
use urn_registry::i18n::Phrase;

/// The number and title of the request that the target page invites to. Anyone with the link may read them there.
pub(crate) fn invited_request(cx: &RequestContext, next: &str) -> Result<Option<(String, Phrase)>, HttpError> {
    let Some(token) = next.strip_prefix(JOIN_PATH_PREFIX).and_then(Token::read) else { return Ok(None) };
    let found = cx.read(|conn| Ok(Refusal::allowed_or_none(team::invited_request(conn, &token, cx.now))?))?;
    Ok(found.map(|request| (request.number.to_string(), subject_title(&request.subject))))
}
