//! The page after submission.

use crate::history;
use crate::http::cx::RequestContext;
use crate::http::error::HttpError;
use crate::http::filters;
use crate::http::response::Response;
use crate::http::shell::{NavSection, Shell};
use crate::pages::partials::about::request_subpage_title;
use crate::pages::partials::request::RequestSummary;
use crate::requests::contact_answers::agreement::agreement_of;
use crate::requests::periods::periods;
use crate::requests::statements::Statement;
use crate::requests::viewer::load_view;
use crate::requests::{Party, Request, RequestSubject};
use askama::Template as View;
use urn_registry::i18n::Phrase;

#[derive(View)]
#[template(path = "registrant/submitted.html")]
struct SubmissionConfirmationPage {
    shell: Shell,
    head: RequestSummary,
    /// The next steps, in order.
    next: Vec<Phrase>,
    is_private: bool,
}

/// What happens next with a request of this kind, in order. `unconfirmed` is whether it depends on the contacts of the namespace.
fn next_steps(request: &Request, unconfirmed: bool, list: &str) -> Vec<Phrase> {
    let posted = || Phrase::new("submitted-posted").arg("list", list);
    let mut next = Vec::new();
    if unconfirmed {
        let message = if request.private { Statement::SubmittedPrivate.name() } else { "submitted-contacts" };
        next.push(Phrase::new(message).arg("days", Phrase::new("start-days").arg("days", periods().notice)));
    }
    next.push(Phrase::new("submitted-complete"));
    match &request.subject {
        RequestSubject::Correction { .. } => next.push(Phrase::new("submitted-correction")),
        RequestSubject::StatusChange { .. } => next.extend([posted(), Phrase::new("submitted-status")]),
        RequestSubject::NewFormal { .. } | RequestSubject::NewInformal { .. } | RequestSubject::Revision { .. } => {
            next.push(posted())
        }
    }
    next.push(Phrase::new("submitted-told"));
    next
}

/// `GET /requests/{number}/edit/submitted`: the reference number and the next steps.
pub fn submission_confirmation(cx: &RequestContext) -> Result<Response, HttpError> {
    let account = cx.signed_in_account()?;
    let (view, events, unconfirmed) = cx.read(|conn| {
        let view = load_view(conn, cx.number()?, Some(account), cx.now)?;
        let events = history::queries::of_request(conn, &view.request.id)?;
        let unconfirmed = agreement_of(conn, &view.request)?.is_missing();
        Ok((view, events, unconfirmed))
    })?;
    if !view.has_role(Party::Registrant) || view.revisions.is_empty() {
        return Err(HttpError::not_found(Phrase::new("thing-page")));
    }
    let request = &view.request;
    cx.render_page(&SubmissionConfirmationPage {
        shell: Shell::new(cx, request_subpage_title(Phrase::new("submitted-title"), request), NavSection::Register),
        head: RequestSummary::from_view(&view, &events),
        next: next_steps(request, unconfirmed, &cx.mail().review_list),
        is_private: request.private,
    })
}
