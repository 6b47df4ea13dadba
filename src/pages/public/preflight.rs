//! Pre-flight: all findings about a pasted or uploaded template, without an account. Nothing is stored.

use crate::clock;
use crate::http::cx::RequestContext;
use crate::http::error::HttpError;
use crate::http::field::Field;
use crate::http::filters;
use crate::http::form::FormField;
use crate::http::response::Response;
use crate::http::shell::{NavSection, Shell};
use crate::pages::partials::fields::field_label;
use crate::pages::partials::placed::{SectionAssignment, TEMPLATE_FILE, TEMPLATE_TEXT, read_posted_template, section_assignment};
use crate::pages::partials::rows::{FindingRow, finding_rows};
use crate::refusal::at;
use crate::requests::gather::checks::{TextFindings, findings_without_request};
use askama::Template;
use urn_registry::finding::{Finding, Level};
use urn_registry::i18n::Phrase;
use urn_registry::template::questions::{QuestionWithSuggestion, asked_about};
use urn_registry::template::read::Reading;

/// The type of request.
const REQUEST_KIND: Field = Field::mark(at::KIND);

/// A text to check before a request is started.
pub const CHECK_TEMPLATE_FIELDS: &[Field] = &[TEMPLATE_TEXT, TEMPLATE_FILE, REQUEST_KIND];

#[derive(Template)]
#[template(path = "public/preflight.html")]
struct PreflightPage {
    shell: Shell,
    field: FormField,
    kind: String,
    report: Option<Report>,
}

/// The report about a text, in the order in which it is worked on.
struct Report {
    placed: SectionAssignment,
    checked_as: Phrase,
    today: String,
    to_fix: Vec<FindingRow>,
    /// The questions without a sentence that may answer, and those with one.
    open: Vec<UnansweredQuestion>,
    answerable: Vec<UnansweredQuestion>,
    to_make_clearer: Vec<FindingRow>,
    notes: Vec<FindingRow>,
}

impl Report {
    /// Whether there is nothing to do: no finding and no open question.
    fn is_clean(&self) -> bool {
        [&self.to_fix, &self.to_make_clearer, &self.notes].iter().all(|findings| findings.is_empty()) && self.open.is_empty()
    }
}

/// A question, with the sentence that may answer it.
struct UnansweredQuestion {
    question: Phrase,
    section: Phrase,
    clause: &'static str,
    sentence: String,
}

fn report(cx: &RequestContext, text: &str, reading: &Reading, checked: &TextFindings) -> Report {
    let at_level = |level: Level| {
        let own = checked.findings.iter().filter(|finding| finding.level == level).cloned();
        // Lines count from the top of the text.
        finding_rows(&own.map(|finding| Finding { line: reading.line_of(&finding, text), ..finding }).collect::<Vec<_>>())
    };
    let asked = |question: &QuestionWithSuggestion| UnansweredQuestion {
        question: question.question.clone(),
        section: field_label(question.field),
        clause: question.clause,
        sentence: question.suggested.clone().unwrap_or_default(),
    };
    let (open, answerable) =
        asked_about(&reading.template, checked.is_revision).iter().map(asked).partition(|asked| asked.sentence.is_empty());
    Report {
        placed: section_assignment(reading),
        checked_as: checked.checked_as.clone(),
        today: clock::day(cx.now).to_string(),
        to_fix: at_level(Level::Error),
        open,
        answerable,
        to_make_clearer: at_level(Level::Warning),
        notes: at_level(Level::Note),
    }
}

fn page(cx: &RequestContext, text: &str, report: Option<Report>) -> Result<Response, HttpError> {
    cx.render_page(&PreflightPage {
        shell: Shell::new(cx, Phrase::new("check-template-title"), NavSection::Check),
        field: TEMPLATE_TEXT.form_field_with(text, cx).with_rows(14),
        kind: REQUEST_KIND.value_in(&cx.form).to_owned(),
        report,
    })
}

/// `GET /check/template`
pub fn check_template_form(cx: &RequestContext) -> Result<Response, HttpError> {
    page(cx, "", None)
}

/// `POST /check/template`
pub fn check_template(cx: &RequestContext) -> Result<Response, HttpError> {
    let (text, reading) = read_posted_template(cx)?;
    let reading = match reading {
        Ok(reading) => reading,
        Err(fault) => return cx.show_form_again(|cx| page(cx, text, None), fault),
    };
    let checked = cx.read(|conn| findings_without_request(conn, cx.now, &reading.template, REQUEST_KIND.value_in(&cx.form)))?;
    page(cx, text, Some(report(cx, text, &reading, &checked)))
}
