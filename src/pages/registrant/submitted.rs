//! The pages before a submission with open questions, and after a submission.

use crate::history;
use crate::http::addresses;
use crate::http::cx::RequestContext;
use crate::http::error::HttpError;
use crate::http::filters;
use crate::http::response::Response;
use crate::http::shell::{NavSection, Shell};
use crate::pages::partials::about::request_subpage_title;
use crate::pages::partials::questions::{QuestionRow, question_row};
use crate::pages::partials::request::RequestSummary;
use crate::pages::registrant::sections::load_own_editable;
use crate::requests::contact_answers::agreement::agreement_of;
use crate::requests::periods::periods;
use crate::requests::questions::{self, QuestionState};
use crate::requests::statements::Statement;
use crate::requests::viewer::load_view;
use crate::requests::{Party, Request, RequestSubject, State};
use askama::Template as View;
use urn_registry::i18n::Phrase;

#[derive(View)]
#[template(path = "registrant/open_questions.html")]
struct OpenQuestionsPage {
    shell: Shell,
    number: String,
    save_number: i64,
    /// The open questions that are most important for the review, and the others.
    essential: Vec<QuestionRow>,
    others: Vec<QuestionRow>,
}

/// `GET /requests/{number}/edit/questions`: the open questions of a draft, and the button that submits it. A draft without open questions
/// is submitted from its own page.
pub fn open_questions(cx: &RequestContext) -> Result<Response, HttpError> {
    let view = load_own_editable(cx)?;
    let request = &view.request;
    let selected = cx.read(|conn| Ok(questions::queries::selected_sentences(conn, &request.id)?))?;
    let asked = questions::about_text(&request.subject, &request.draft, &selected);
    let open: Vec<QuestionRow> = asked.iter().filter(|asked| asked.state == QuestionState::Open).map(question_row).collect();
    if open.is_empty() || request.state != State::Draft {
        return Ok(Response::see_other(addresses::edit_draft_path(request.number)));
    }
    let (essential, others) = open.into_iter().partition(|row| row.is_essential);
    cx.render_page(&OpenQuestionsPage {
        shell: Shell::new(cx, request_subpage_title(Phrase::new("question-open-title"), request), NavSection::Register),
        number: request.number.to_string(),
        save_number: request.draft_save_number,
        essential,
        others,
    })
}

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
    let discussion = || Phrase::new("start-days").arg("days", periods().discussion);
    let posted = || Phrase::new("submitted-posted").arg("list", list).arg("days", discussion());
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
            next.push(posted());
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
