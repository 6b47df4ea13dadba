//! The registries that draft-ietf-urnbis-rfc2141bis-urn-03 proposed in 2012 (its §9.2) and nobody adopted, in IANA's habit: page,
//! XML with its schema, CSV, JSON, plain text. Each says first what it is.

use crate::http::accept::Form;
use crate::http::cx::Cx;
use crate::http::problem::Problem;
use crate::http::reply::{Reply, data};
use crate::http::shell::{Nav, Shell};
use crate::resolution::registries::{Designator, Keyword, Registries, STANDING, write};
use askama::Template;
use jiff::civil::{Date, date};

const HOME: &str = "/assignments/urn-resolution-query-parameters";

/// The day of the draft: nothing was changed since.
const UPDATED: Date = date(2012, 10, 16);

#[derive(Template)]
#[template(path = "registry/proposed.html")]
struct ProposedPage {
    shell: Shell,
    standing: &'static str,
    updated: String,
    home: &'static str,
    registry: &'static str,
    keyword_rule: &'static str,
    designator_rule: &'static str,
    keywords: Vec<Keyword>,
    designators: Vec<Designator>,
}

/// `GET /assignments/urn-resolution-query-parameters`
pub fn page(cx: &Cx) -> Result<Reply, Problem> {
    let registries = Registries::initial();
    match cx.wants() {
        Form::Html => {}
        Form::Json | Form::LinkedData => return form(&registries, "json"),
        Form::Xml => return form(&registries, "xml"),
        Form::Text => return form(&registries, "txt"),
    }
    Reply::page(&ProposedPage {
        shell: Shell::new(cx, "URN Resolution Query Parameters", Nav::Registry),
        standing: STANDING,
        updated: UPDATED.to_string(),
        home: HOME,
        registry: write::ID,
        keyword_rule: write::KEYWORD_RULE,
        designator_rule: write::DESIGNATOR_RULE,
        keywords: registries.keywords().to_vec(),
        designators: registries.designators().to_vec(),
    })
}

/// `GET /assignments/urn-resolution-query-parameters/{file}`
pub fn file(cx: &Cx) -> Result<Reply, Problem> {
    let rest = cx.param("file").strip_prefix(write::ID).ok_or_else(gone)?;
    let registries = Registries::initial();
    match rest {
        "-1.csv" => Ok(data("text/csv; charset=utf-8", write::keywords_csv(&registries))),
        "-2.csv" => Ok(data("text/csv; charset=utf-8", write::designators_csv(&registries))),
        ".rng" => Ok(data("application/xml", write::SCHEMA)),
        ".xhtml" | ".html" => Ok(Reply::moved(HOME)),
        rest => form(&registries, rest.strip_prefix('.').ok_or_else(gone)?),
    }
}

fn gone() -> Problem {
    Problem::not_found("This file")
}

fn form(registries: &Registries, form: &str) -> Result<Reply, Problem> {
    match form {
        "xml" => Ok(data("application/xml", write::xml(registries, UPDATED))),
        "json" => Ok(data("application/json", format!("{:#}\n", write::json(registries, UPDATED)))),
        "txt" => Ok(data("text/plain; charset=utf-8", write::text(registries, UPDATED))),
        _ => Err(gone()),
    }
}
