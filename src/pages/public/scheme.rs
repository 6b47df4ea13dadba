//! `/scheme`: the registration of the URI scheme `urn` (RFC 8141 §7.1) in the form of RFC 7595 §7.4.

use crate::http::cx::Cx;
use crate::http::filters;
use crate::http::problem::Problem;
use crate::http::reply::Reply;
use crate::http::shell::{Nav, Shell};
use askama::Template;

#[derive(Template)]
#[template(path = "registry/scheme.html")]
struct SchemePage {
    shell: Shell,
    fields: [(&'static str, &'static str); 9],
}

/// The fields of the form; the facts are those of RFC 8141 §7.1, put in our own words where it has sentences.
const FIELDS: [(&str, &str); 9] = [
    ("Scheme name", "urn"),
    ("Status", "Permanent"),
    (
        "Applications and protocols that use this scheme name",
        "Many and of many kinds: bibliographic references, XML namespace names, protocol parameters, messages and data.",
    ),
    ("Contact", "urn@ietf.org, the discussion list for URN namespaces"),
    ("Change controller", "The IETF; the scheme is registered in the IETF tree."),
    ("Scheme syntax", "RFC 8141, section 2"),
    (
        "Scheme semantics",
        "A Uniform Resource Name identifies a resource persistently and independently of its location (RFC 8141, section 1).",
    ),
    ("Encoding, interoperability and security considerations", "RFC 8141, sections 2, 4, 6.4.4 and 8"),
    ("References", "RFC 8141, which replaces RFC 2141; the form is that of RFC 7595, section 7.4"),
];

/// `GET /scheme`
pub fn show(cx: &Cx) -> Result<Reply, Problem> {
    cx.page(&SchemePage { shell: Shell::new(cx, "The URI scheme urn", Nav::Registry), fields: FIELDS })
}

#[cfg(test)]
#[path = "../../../tests/samples/pages/public/scheme.rs"]
mod samples;
