//! Recent activity: of one's own account, and of all accounts for administrators.

use crate::http::cx::Cx;
use crate::http::filters;
use crate::http::problem::Problem;
use crate::http::reply::Reply;
use crate::http::shell::{Nav, Shell};
use crate::ids::AccountId;
use crate::pages::cards::activity::{Line, lines};
use crate::people::refusals::DAYS_KEPT;
use askama::Template;

#[derive(Template)]
#[template(path = "people/activity.html")]
struct ActivityPage {
    shell: Shell,
    title: &'static str,
    everybody: bool,
    days: i64,
    lines: Vec<Line>,
}

fn page(cx: &Cx, title: &'static str, account: Option<&AccountId>) -> Result<Reply, Problem> {
    cx.page(&ActivityPage {
        shell: Shell::new(cx, title, Nav::Account),
        title,
        everybody: account.is_none(),
        days: DAYS_KEPT,
        lines: lines(cx, account)?,
    })
}

/// `GET /account/activity`
pub fn own(cx: &Cx) -> Result<Reply, Problem> {
    page(cx, "Recent activity", Some(&cx.person()?.id))
}

/// `GET /admin/security`
pub fn all(cx: &Cx) -> Result<Reply, Problem> {
    page(cx, "Security log", None)
}

#[cfg(test)]
#[path = "../../../tests/samples/pages/account/activity.rs"]
mod samples;
