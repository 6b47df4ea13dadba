//! The page before a draft is submitted with open questions.

use crate::http::addresses;
use crate::http::cx::RequestContext;
use crate::http::error::HttpError;
use crate::http::filters;
use crate::http::response::Response;
use crate::http::shell::{NavSection, Shell};
use crate::pages::partials::about::request_subpage_title;
use crate::pages::partials::questions::{QuestionRow, question_row};
use crate::pages::registrant::sections::load_own_editable;
use crate::requests::State;
use crate::requests::questions::{self, QuestionState};
use askama::Template as View;
use urn_registry::i18n::Phrase;

#[derive(View)]
#[template(path = "registrant/open_questions.html")]
struct OpenQuestionsPage {
    shell: Shell,
    number: String,
    save_number: i64,
    open: Vec<QuestionRow>,
}

/// `GET /requests/{number}/edit/questions`: the open questions of a draft, and the button that submits it. A draft without open questions
/// is submitted from its own page.
pub fn open_questions(cx: &RequestContext) -> Result<Response, HttpError> {
    let view = load_own_editable(cx)?;
    let request = &view.request;
    let pointed = cx.read(|conn| Ok(questions::queries::of_request(conn, &request.id)?))?;
    let asked = questions::about_text(&request.subject, &request.draft, &pointed);
    let open: Vec<QuestionRow> = asked.iter().filter(|asked| asked.state == QuestionState::Open).map(question_row).collect();
    if open.is_empty() || request.state != State::Draft {
        return Ok(Response::see_other(addresses::edit_draft_path(request.number)));
    }
    cx.render_page(&OpenQuestionsPage {
        shell: Shell::new(cx, request_subpage_title(Phrase::new("question-open-title"), request), NavSection::Register),
        number: request.number.to_string(),
        save_number: request.draft_save_number,
        open,
    })
}
