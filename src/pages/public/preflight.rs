//! Pre-flight: all findings about a pasted or uploaded template, without an account. Nothing is stored.

use crate::clock;
use crate::http::cx::RequestContext;
use crate::http::error::HttpError;
use crate::http::field::Field;
use crate::http::filters;
use crate::http::form::FormField;
use crate::http::response::Response;
use crate::http::shell::{NavSection, Shell};
use crate::pages::partials::placed::{SectionAssignment, TEMPLATE_FILE, TEMPLATE_TEXT, read_posted_template, section_assignment};
use crate::pages::partials::rows::{FindingRow, finding_rows};
use crate::refusal::at;
use crate::requests::gather::checks::findings_without_request;
use askama::Template;
use urn_registry::finding::{Finding, Level};
use urn_registry::i18n::Phrase;
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
    placed: Option<SectionAssignment>,
    checked_as: Phrase,
    today: String,
    errors: usize,
    warnings: usize,
    notes: usize,
    findings: Vec<FindingRow>,
}

fn page(cx: &RequestContext, text: &str, result: Option<(&Reading, &Phrase, &[Finding])>) -> Result<Response, HttpError> {
    let findings = result.map(|(_, _, findings)| findings).unwrap_or_default();
    let count = |level: Level| findings.iter().filter(|finding| finding.level == level).count();
    cx.render_page(&PreflightPage {
        shell: Shell::new(cx, Phrase::new("check-template-title"), NavSection::Check),
        field: TEMPLATE_TEXT.form_field_with(text, cx).with_rows(14),
        kind: REQUEST_KIND.value_in(&cx.form).to_owned(),
        placed: result.map(|(reading, ..)| section_assignment(reading)),
        checked_as: result.map_or_else(Phrase::default, |(_, message, _)| message.clone()),
        today: clock::day(cx.now).to_string(),
        errors: count(Level::Error),
        warnings: count(Level::Warning),
        notes: count(Level::Note),
        findings: finding_rows(findings),
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
    let (message, findings) =
        cx.read(|conn| findings_without_request(conn, cx.now, &reading.template, REQUEST_KIND.value_in(&cx.form)))?;
    page(cx, text, Some((&reading, &message, &findings)))
}
