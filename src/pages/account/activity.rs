//! Recent activity: of the user's account, and of all accounts for administrators.

use crate::http::cx::RequestContext;
use crate::http::error::HttpError;
use crate::http::filters;
use crate::http::response::Response;
use crate::http::shell::{NavSection, Shell};
use crate::ids::AccountId;
use crate::pages::partials::activity::{ActivityRow, activity_rows};
use crate::users::refusals::RETENTION_DAYS;
use askama::Template;
use urn_registry::i18n::Phrase;

#[derive(Template)]
#[template(path = "account/activity.html")]
struct ActivityPage {
    shell: Shell,
    title: Phrase,
    everybody: bool,
    days: i64,
    lines: Vec<ActivityRow>,
}

fn activity_page(cx: &RequestContext, title: Phrase, account: Option<&AccountId>) -> Result<Response, HttpError> {
    cx.render_page(&ActivityPage {
        shell: Shell::new(cx, title.clone(), NavSection::Account),
        title,
        everybody: account.is_none(),
        days: RETENTION_DAYS,
        lines: activity_rows(cx, account)?,
    })
}

/// `GET /account/activity`
pub fn own_activity(cx: &RequestContext) -> Result<Response, HttpError> {
    activity_page(cx, Phrase::new("account-activity"), Some(&cx.signed_in_account()?.id))
}

/// `GET /admin/security`
pub fn all_activity(cx: &RequestContext) -> Result<Response, HttpError> {
    activity_page(cx, Phrase::new("account-security"), None)
}
