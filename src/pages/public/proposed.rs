//! The registries proposed in §9.2 of draft-ietf-urnbis-rfc2141bis-urn-03 (2012) and never adopted, in IANA's style: page, XML
//! with its schema, CSV, JSON, plain text. Each starts with a notice of their status.

use crate::http::accept::Form;
use crate::http::addresses::PROPOSED;
use crate::http::cx::Cx;
use crate::http::filters;
use crate::http::problem::Problem;
use crate::http::reply::{Reply, data};
use crate::http::shell::{Nav, Shell};
use crate::pages::partials::rows::time;
use crate::registry::formats::atom::{self, Item};
use crate::registry::lists::{State, current};
use askama::Template;
use jiff::civil::{Date, date};
use urn_registry::i18n::Phrase;
use urn_registry::resolution::registries::{Designator, Keyword, Registries, write};

const HOME: &str = PROPOSED;

/// The date of the draft, as long as nothing has changed.
const DRAFTED: Date = date(2012, 10, 16);

#[derive(Template)]
#[template(path = "registry/proposed.html")]
struct ProposedPage {
    shell: Shell,
    standing: Phrase,
    updated: String,
    home: &'static str,
    registry: &'static str,
    keyword_rule: Phrase,
    designator_rule: Phrase,
    keywords: Vec<Keyword>,
    designators: Vec<Designator>,
    /// Date, entry, reason.
    changes: Vec<(String, String, String)>,
}

/// The current registries, the date of the last change, and all changes.
fn now(cx: &Cx) -> Result<(Registries, Date, Vec<State>), Problem> {
    let (registries, updated, states) = cx.read(current::registries)?;
    Ok((registries, updated.unwrap_or(DRAFTED), states))
}

/// `GET /assignments/urn-resolution-query-parameters`
pub fn page(cx: &Cx) -> Result<Reply, Problem> {
    let (registries, updated, states) = now(cx)?;
    match cx.wants() {
        Form::Html => {}
        Form::Json | Form::LinkedData => return form(&registries, updated, "json"),
        Form::Xml => return form(&registries, updated, "xml"),
        _ => return form(&registries, updated, "txt"),
    }
    cx.page(&ProposedPage {
        shell: Shell::new(cx, Phrase::new("registry-proposed-title"), Nav::Registry),
        standing: Phrase::new("registry-proposed-standing"),
        updated: updated.to_string(),
        home: HOME,
        registry: write::ID,
        keyword_rule: Phrase::new("registry-proposed-keyword-rule"),
        designator_rule: Phrase::new("registry-proposed-service-rule"),
        keywords: registries.keywords().to_vec(),
        designators: registries.designators().to_vec(),
        changes: states.iter().rev().map(|state| (time(state.at), state.name.clone(), state.reason.clone())).collect(),
    })
}

/// `GET /assignments/urn-resolution-query-parameters/{file}`
pub fn file(cx: &Cx) -> Result<Reply, Problem> {
    let rest = cx.param("file").strip_prefix(write::ID).ok_or_else(gone)?;
    let (registries, updated, states) = now(cx)?;
    match rest {
        "-1.csv" => Ok(data("text/csv; charset=utf-8", write::keywords_csv(&registries))),
        "-2.csv" => Ok(data("text/csv; charset=utf-8", write::designators_csv(&registries))),
        ".atom" => Ok(data("application/atom+xml", feed(cx, &states))),
        ".rng" => Ok(data("application/xml", write::SCHEMA)),
        ".xhtml" | ".html" => Ok(Reply::moved(HOME)),
        rest => form(&registries, updated, rest.strip_prefix('.').ok_or_else(gone)?),
    }
}

/// The changes, newest first.
fn feed(cx: &Cx, states: &[State]) -> String {
    let page = format!("{}{HOME}", cx.post().public_url);
    let items: Vec<Item> = states
        .iter()
        .rev()
        .map(|state| Item {
            id: format!("{page}#change-{}", state.serial),
            title: format!("{}: {}", state.list.name(), state.name),
            link: page.clone(),
            updated: state.at.strftime("%Y-%m-%dT%H:%M:%SZ").to_string(),
            summary: state.reason.clone(),
        })
        .collect();
    atom::write("URN Resolution Query Parameters (proposed in 2012)", &format!("{page}/{}.atom", write::ID), &page, &items)
}

fn gone() -> Problem {
    Problem::not_found(Phrase::new("thing-file"))
}

fn form(registries: &Registries, updated: Date, form: &str) -> Result<Reply, Problem> {
    match form {
        "xml" => Ok(data("application/xml", write::xml(registries, updated))),
        "json" => Ok(data("application/json", format!("{:#}\n", write::json(registries, updated)))),
        "txt" => Ok(data("text/plain; charset=utf-8", write::text(registries, updated))),
        _ => Err(gone()),
    }
}

#[cfg(test)]
#[path = "../../../tests/samples/pages/public/proposed.rs"]
mod samples;

#[cfg(test)]
mod tests {
    use super::*;
    use urn_registry::resolution::registries::STANDING;

    #[test]
    fn english_page_messages_match_the_files() {
        assert_eq!(Phrase::new("registry-proposed-standing"), STANDING);
        assert_eq!(Phrase::new("registry-proposed-keyword-rule"), write::KEYWORD_RULE);
        assert_eq!(Phrase::new("registry-proposed-service-rule"), write::DESIGNATOR_RULE);
    }
}
