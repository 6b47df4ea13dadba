//! `/gone`: the tombstone page. A name remains when its resource is withdrawn (draft-hakala-urn-nbn-rfc3188bis-00 §4.4); the page
//! names a contact.

use crate::http::addresses;
use crate::http::cx::RequestContext;
use crate::http::error::HttpError;
use crate::http::filters;
use crate::http::response::Response;
use crate::http::shell::{NavSection, Shell};
use askama::Template;
use urn_registry::i18n::Phrase;
use urn_registry::urn::Urn;
use urn_registry::urn::report::LINE_MAX;

#[derive(Template)]
#[template(path = "public/gone_page.html")]
struct WithdrawnResourcePage {
    shell: Shell,
    urn_value: String,
    /// The pages that check and resolve the name.
    check: String,
    lead: String,
}

/// `GET /gone?urn=`
pub fn withdrawn_resource_page(cx: &RequestContext) -> Result<Response, HttpError> {
    let text = cx.query.get("urn").trim();
    if text.len() > LINE_MAX {
        return Err(HttpError::bad_request(Phrase::new("refusal-name-bytes").arg("most", LINE_MAX)));
    }
    if !text.is_empty() {
        Urn::parse(text)
            .map_err(|error| HttpError::unprocessable(Phrase::new("gone-no-urn").arg("why", error.phrase_with_position())))?;
    }
    let shell = Shell::new(cx, Phrase::new("gone-title"), NavSection::Check);
    let (check, lead) = (addresses::check_urn_path(text, None), addresses::resolve_path(text, None));
    cx.render_page(&WithdrawnResourcePage { shell, urn_value: text.to_owned(), check, lead })
}
