//! `/gone`: the page of a name whose resource is gone (draft-hakala-urn-nbn-rfc3188bis-00 §4.4).

use crate::http::addresses;
use crate::http::cx::Cx;
use crate::http::filters;
use crate::http::problem::Problem;
use crate::http::reply::Reply;
use crate::http::shell::{Nav, Shell};
use crate::pages::cards::gone::{GoneCard, gone_card};
use crate::registry::tombstones;
use crate::urn::Urn;
use crate::urn::report::LINE_MAX;
use crate::words::Phrase;
use askama::Template;

#[derive(Template)]
#[template(path = "web/gone_page.html")]
struct GonePage {
    shell: Shell,
    heading: Phrase,
    urn_value: String,
    /// Where the name is checked, and where it is asked where it leads.
    check: String,
    lead: String,
    gone: Option<GoneCard>,
}

/// `GET /gone?urn=`
pub fn show(cx: &Cx) -> Result<Reply, Problem> {
    let text = cx.query.get("urn").trim();
    if text.len() > LINE_MAX {
        return Err(Problem::bad_request(Phrase::new("refusal-name-bytes").with("most", LINE_MAX)));
    }
    let (status, heading, gone) = if text.is_empty() {
        (200, "gone-title", None)
    } else {
        let urn =
            Urn::parse(text).map_err(|error| Problem::unprocessable(Phrase::new("gone-no-urn").with("why", error.located())))?;
        match cx.read(|conn| Ok(tombstones::keep::of_name(conn, &urn)?))? {
            Some(gone) => (200, "gone-heading", Some(gone_card(gone))),
            None => (404, "gone-not", None),
        }
    };
    let heading = Phrase::new(heading);
    let shell = Shell::new(cx, heading.clone(), Nav::Check);
    let (check, lead) = (addresses::check_urn(text, None), addresses::resolve(text, None));
    cx.page_with(status, &GonePage { shell, heading, urn_value: text.to_owned(), check, lead, gone })
}

#[cfg(test)]
#[path = "../../../tests/samples/pages/public/gone.rs"]
mod samples;
