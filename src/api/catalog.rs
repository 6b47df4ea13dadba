//! `/.well-known/api-catalog`: the location of the API and its description, for programs (RFC 9727).

use crate::http::addresses::{API, OPENAPI, READYZ};
use crate::http::cx::RequestContext;
use crate::http::error::HttpError;
use crate::http::response::{Response, data};
use crate::registry::formats::license;
use crate::registry::formats::links::{Link, context, document, header};

const CATALOG: &str = "/.well-known/api-catalog";

/// A linkset (RFC 9264) with the profile that RFC 9727 defines for it.
const KIND: &str = "application/linkset+json; profile=\"https://www.rfc-editor.org/info/rfc9727\"";

/// `GET /.well-known/api-catalog`
pub fn show(cx: &RequestContext) -> Result<Response, HttpError> {
    let home = &cx.mail().public_url;
    let of_api = [
        Link::typed("service-desc", OPENAPI, "application/json"),
        Link::typed("status", READYZ, "application/json"),
        Link::new("license", license::current().url.clone()),
    ];
    let contexts = [context(home, CATALOG, &[Link::new("item", API)]), context(home, API, &of_api)];
    // The response to HEAD also has the link, as RFC 9727 requires.
    Ok(data(KIND, document(&contexts)).header("Link", header(&[Link::new("api-catalog", CATALOG)])))
}
