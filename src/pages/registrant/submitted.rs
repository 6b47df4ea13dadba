//! The page after submission.

use crate::cases::viewer::see;
use crate::cases::{Party, Subject};
use crate::history;
use crate::http::cx::Cx;
use crate::http::filters;
use crate::http::problem::Problem;
use crate::http::reply::Reply;
use crate::http::shell::{Nav, Shell};
use crate::i18n::Phrase;
use crate::pages::partials::about::{page_of, title_of};
use crate::pages::partials::steps::{Step, steps};
use askama::Template as View;

#[derive(View)]
#[template(path = "requests/submitted.html")]
struct SubmittedPage {
    shell: Shell,
    number: String,
    title: Phrase,
    is_correction: bool,
    list: String,
    steps: Vec<Step>,
}

/// `GET /requests/{number}/edit/submitted`: the reference number and the next steps.
pub fn submitted(cx: &Cx) -> Result<Reply, Problem> {
    let account = cx.person()?;
    let (seen, events) = cx.read(|conn| {
        let seen = see(conn, cx.number()?, Some(account), cx.now)?;
        let events = history::queries::of_request(conn, &seen.request.id)?;
        Ok((seen, events))
    })?;
    if !seen.is(Party::Registrant) || seen.snapshots.is_empty() {
        return Err(Problem::not_found(Phrase::new("thing-page")));
    }
    let request = &seen.request;
    cx.page(&SubmittedPage {
        shell: Shell::new(cx, page_of(Phrase::new("submitted-title"), request), Nav::Register),
        number: request.number.to_string(),
        title: title_of(&request.subject),
        is_correction: matches!(request.subject, Subject::Correction { .. }),
        list: cx.post().review_list.clone(),
        steps: steps(request, &events),
    })
}

#[cfg(test)]
#[path = "../../../tests/samples/pages/registrant/submitted.rs"]
mod samples;
