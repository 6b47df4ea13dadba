//! `/scheme`: the registration of the URI scheme `urn` (RFC 8141 §7.1) in the format of RFC 7595 §7.4.

use crate::http::cx::Cx;
use crate::http::filters;
use crate::http::problem::Problem;
use crate::http::reply::Reply;
use crate::http::shell::{Nav, Shell};
use askama::Template;
use urn_registry::i18n::Phrase;

#[derive(Template)]
#[template(path = "registry/scheme.html")]
struct SchemePage {
    shell: Shell,
    fields: Vec<(Phrase, Phrase)>,
}

/// The fields of the form: terms and descriptions. The facts are from RFC 8141 §7.1; its sentences are paraphrased.
const FIELDS: [(&str, &str); 8] = [
    ("registry-scheme-status", "registry-scheme-status-words"),
    ("registry-scheme-use", "registry-scheme-use-words"),
    ("registry-scheme-contact", "registry-scheme-contact-words"),
    ("registry-scheme-control", "registry-scheme-control-words"),
    ("registry-scheme-syntax", "registry-scheme-syntax-words"),
    ("registry-scheme-semantics", "registry-scheme-semantics-words"),
    ("registry-scheme-security", "registry-scheme-security-words"),
    ("registry-scheme-references", "registry-scheme-references-words"),
];

fn fields() -> Vec<(Phrase, Phrase)> {
    let name = (Phrase::new("registry-scheme-name"), Phrase::from("urn"));
    std::iter::once(name).chain(FIELDS.map(|(term, words)| (Phrase::new(term), Phrase::new(words)))).collect()
}

/// `GET /scheme`
pub fn show(cx: &Cx) -> Result<Reply, Problem> {
    cx.page(&SchemePage { shell: Shell::new(cx, Phrase::new("registry-scheme-title"), Nav::Registry), fields: fields() })
}
