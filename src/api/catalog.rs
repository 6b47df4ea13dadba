//! `/.well-known/api-catalog`: the location of the API and its description, for programs (RFC 9727).

use crate::http::addresses::{API_PATH, OPENAPI_PATH, READYZ_PATH};
use crate::http::cx::RequestContext;
use crate::http::error::HttpError;
use crate::http::response::{Response, cacheable_file};
use crate::registry::formats::license;
use crate::registry::formats::links::{Link, context, document, link_header};

const CATALOG_PATH: &str = "/.well-known/api-catalog";

/// A linkset (RFC 9264) with the profile that RFC 9727 defines for it.
const CATALOG_MEDIA_TYPE: &str = "application/linkset+json; profile=\"https://www.rfc-editor.org/info/rfc9727\"";

/// `GET /.well-known/api-catalog`
pub fn show_catalog(cx: &RequestContext) -> Result<Response, HttpError> {
    let home = &cx.mail().public_url;
    let of_api = [
        Link::with_media_type("service-desc", OPENAPI_PATH, "application/json"),
        Link::with_media_type("status", READYZ_PATH, "application/json"),
        Link::new("license", license::data_license().url.clone()),
    ];
    let contexts = [context(home, CATALOG_PATH, &[Link::new("item", API_PATH)]), context(home, API_PATH, &of_api)];
    // The response to HEAD also has the link, as RFC 9727 requires.
    Ok(cacheable_file(CATALOG_MEDIA_TYPE, document(&contexts))
        .header("Link", link_header(&[Link::new("api-catalog", CATALOG_PATH)])))
}
