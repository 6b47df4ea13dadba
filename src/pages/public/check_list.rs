//! `/check/list`: checks a list of URNs at once, with a download of the result. Nothing is stored: the page of the result sends the list
//! again for a download.

use crate::http::cx::RequestContext;
use crate::http::error::HttpError;
use crate::http::field::Field;
use crate::http::filters;
use crate::http::form::FormField;
use crate::http::response::Response;
use crate::http::shell::{NavSection, Shell};
use crate::pages::partials::table::{Cell, Table};
use crate::urn_lists::{self, BYTES_MAX, LINES_MAX, LineAnswer, LineResult, STEP_BUDGET};
use askama::Template;
use std::cmp::Reverse;
use std::collections::BTreeMap;
use urn_registry::escape::{Csv, escape_formula};
use urn_registry::grammar::Budget;
use urn_registry::i18n::{Lang, Phrase};

const URNS_FIELD: Field = Field::area("urns", "check-list-f-urns", 6).accepts_invalid_characters();
const LIST_FILE: Field = Field::choice("list").accepts_invalid_characters();
const RESULT_FORMAT: Field = Field::choice("as");

/// A list of names, entered or as a file, and the format of the result: `result_csv` or `ndjson` for a download.
pub const VALIDATE_LIST_FIELDS: &[Field] = &[URNS_FIELD, LIST_FILE, RESULT_FORMAT];

/// The maximum number of faults on the page; the files list all.
const FAULTS_SHOWN_MAX: usize = 200;

/// How many characters of a line are shown.
const LINE_CHARACTERS_MAX: usize = 160;

/// The maximum number of namespaces that are listed.
const NAMESPACES_LISTED_MAX: usize = 50;

#[derive(Template)]
#[template(path = "public/check_list.html")]
struct ValidateListPage {
    shell: Shell,
    field: FormField,
    file_error: Option<Phrase>,
    limits: Phrase,
}

#[derive(Template)]
#[template(path = "public/checked_list.html")]
struct ListResultPage {
    shell: Shell,
    heading: Phrase,
    counts: Vec<(usize, Phrase)>,
    /// The list, which is sent again for a download.
    text: String,
    faults: Table,
    more: usize,
    namespaces: Table,
    more_namespaces: usize,
}

const FAULT_COLUMNS: &[(&str, &str)] = &[("check-list-line", ""), ("word-text", "any"), ("check-list-what-wrong", "")];
const NAMESPACE_COLUMNS: &[(&str, &str)] = &[("word-namespace", ""), ("check-list-names", ""), ("check-list-faults", "")];

/// `GET /check/list`
pub fn validate_list_form(cx: &RequestContext) -> Result<Response, HttpError> {
    let typed = URNS_FIELD.value_in(&cx.form);
    cx.render_page(&ValidateListPage {
        shell: Shell::new(cx, Phrase::new("check-list-title"), NavSection::Check),
        field: URNS_FIELD.form_field_with(if typed.len() > BYTES_MAX { "" } else { typed }, cx),
        file_error: LIST_FILE.error_in(cx.faults()),
        limits: Phrase::new("check-list-limits").arg("lines", LINES_MAX).arg("size", BYTES_MAX >> 20),
    })
}

/// `POST /check/list`: checks the list outside of a transaction.
pub fn validate_list(cx: &RequestContext) -> Result<Response, HttpError> {
    let (typed, file) = (URNS_FIELD.value_in(&cx.form), LIST_FILE.value_in(&cx.form));
    if cx.form.invalid_fields().next().is_some() {
        let field = if file.contains('\u{fffd}') { LIST_FILE } else { URNS_FIELD };
        return cx.show_form_again(validate_list_form, field.fault(Phrase::new("refusal-list-text")));
    }
    // Each line has the number that it has in the file.
    if !file.is_empty() && !typed.trim().is_empty() {
        return cx.show_form_again(validate_list_form, LIST_FILE.fault(Phrase::new("check-list-both")));
    }
    let text = if file.is_empty() { typed } else { file }.to_owned();
    let known = cx.known_namespaces()?;
    let results = match urn_lists::validate_list(&text, &known.book) {
        Ok(results) => results,
        Err(message) => {
            return cx.show_form_again(validate_list_form, if file.is_empty() { URNS_FIELD } else { LIST_FILE }.fault(message));
        }
    };
    match RESULT_FORMAT.value_in(&cx.form) {
        "" => list_result_page(cx, text, &urn_lists::parse_results(&results)),
        "csv" => Ok(download_response(
            "text/csv; charset=utf-8; header=present",
            "urns-checked.csv",
            result_csv(&urn_lists::parse_results(&results)).into_bytes(),
        )),
        "ndjson" => Ok(download_response("application/x-ndjson", "urns-checked.ndjson", results)),
        _ => Err(HttpError::bad_request(Phrase::new("problem-file-format"))),
    }
}

/// A download. It is not cached, because the list may be confidential.
fn download_response(kind: &'static str, name: &str, body: Vec<u8>) -> Response {
    let reply = Response::bytes(kind, body).header("Cache-Control", "no-store");
    reply.header("Content-Disposition", format!("attachment; filename=\"{name}\""))
}

fn list_result_page(cx: &RequestContext, text: String, answers: &[LineAnswer]) -> Result<Response, HttpError> {
    let count = |came: LineResult| answers.iter().filter(|answer| answer.line_result() == came).count();
    let wrong: Vec<&LineAnswer> = answers.iter().filter(|answer| answer.line_result().is_fault()).collect();
    let mut spaces: BTreeMap<&str, (usize, usize)> = BTreeMap::new();
    for answer in answers.iter().filter(|answer| !answer.nid().is_empty()) {
        let (names, faults) = spaces.entry(answer.nid()).or_default();
        *names += 1;
        *faults += usize::from(answer.line_result().is_fault());
    }
    let more_namespaces = spaces.len().saturating_sub(NAMESPACES_LISTED_MAX);
    let mut spaces: Vec<_> = spaces.into_iter().collect();
    spaces.sort_by_key(|(nid, (names, _))| (Reverse(*names), *nid));
    let namespaces = spaces
        .into_iter()
        .take(NAMESPACES_LISTED_MAX)
        .map(|(nid, (names, faults))| [nid.to_owned(), names.to_string(), faults.to_string()].map(Cell::from));
    let heading = match wrong.len() {
        0 => Phrase::new("check-list-none-wrong").arg("all", answers.len()),
        wrong => Phrase::new("check-list-some-wrong").arg("count", wrong).arg("all", answers.len()),
    };
    let known = cx.known_namespaces()?;
    let budget = &mut Budget::new(STEP_BUDGET);
    let row = |answer: &LineAnswer| {
        // The result is in English.
        let said = if cx.lang == Lang::En { answer.error_sentence().into() } else { answer.phrase(&known.book, budget) };
        [answer.line.to_string().into(), Cell::code(shorten_line(&answer.input)), said.capital().into()]
    };
    let mut shell = Shell::new(cx, heading.clone(), NavSection::Check);
    shell.private = true;
    cx.render_page(&ListResultPage {
        shell,
        heading,
        counts: LineResult::ALL.into_iter().map(|came| (count(came), came.phrase())).filter(|(count, _)| *count > 0).collect(),
        text,
        more: wrong.len().saturating_sub(FAULTS_SHOWN_MAX),
        faults: Table::new("check-list-wrong-label", FAULT_COLUMNS).with_rows(wrong.into_iter().take(FAULTS_SHOWN_MAX).map(row)),
        namespaces: Table::new("check-list-spaces-label", NAMESPACE_COLUMNS).with_rows(namespaces),
        more_namespaces,
    })
}

fn shorten_line(text: &str) -> String {
    match text.char_indices().nth(LINE_CHARACTERS_MAX) {
        Some((at, _)) => format!("{}…", text.get(..at).unwrap_or_default()),
        None => text.to_owned(),
    }
}

/// CSV by RFC 4180, with CRLF.
fn result_csv(answers: &[LineAnswer]) -> String {
    let mut table = Csv::with_columns(&["Line", "Text", "Verdict", "Namespace", "At", "Fault", "Compared as"]);
    for answer in answers {
        table.push_row([
            answer.line.to_string(),
            escape_formula(&answer.input),
            answer.line_result().validity().name().to_owned(),
            escape_formula(answer.nid()),
            answer.error_position().map(|at| at.to_string()).unwrap_or_default(),
            escape_formula(&answer.error_sentence()),
            escape_formula(answer.canonical()),
        ]);
    }
    table.into_text()
}
