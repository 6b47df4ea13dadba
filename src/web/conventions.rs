//! Rules for all routes: one canonical URL per resource, and cross-origin access to public data.

use crate::http::addresses::REGISTRY_PATH;
use crate::http::app::AppState;
use crate::http::assets;
use crate::http::body::common_headers;
use crate::http::endpoint::{Audience, Endpoint};
use crate::web::router::{route_sort_key, routes};
use actix_web::dev::{Path, ResourceDef};
use actix_web::http::header::HeaderValue;
use actix_web::web::Data;
use actix_web::{HttpRequest, HttpResponse};
use std::collections::BTreeMap;
use std::sync::OnceLock;

/// Prefixes of paths for interactive use and of links in emails. They are not available to other sites.
const INTERACTIVE_PATH_PREFIXES: [&str; 10] = [
    "/language/", "/sign-in", "/account", "/setup", "/register", "/email", "/contact-answers", "/join", "/unfollow/",
    "/contacts/",
];

/// Whether other sites may read the responses of a route: public data and API queries.
pub fn allows_cross_origin(endpoint: &Endpoint) -> bool {
    let for_people = INTERACTIVE_PATH_PREFIXES.iter().any(|start| endpoint.path.starts_with(start));
    endpoint.who == Audience::Everybody && !for_people && (endpoint.method == "GET" || endpoint.path.starts_with("/api/v1/"))
}

/// The response to a CORS preflight request (Fetch standard), or `None` if the route does not allow it.
pub(super) fn preflight(request: &HttpRequest) -> Option<HttpResponse> {
    const HEADERS: &str = "Accept, Accept-Datetime, Content-Type, If-None-Match, If-Modified-Since";
    let pattern = request.match_pattern()?;
    let mut methods: Vec<&str> = Vec::new();
    for endpoint in routes().iter().filter(|endpoint| endpoint.path == pattern && allows_cross_origin(endpoint)) {
        methods.extend(if endpoint.method == "GET" { &["GET", "HEAD"][..] } else { std::slice::from_ref(&endpoint.method) });
    }
    if methods.is_empty() {
        return None;
    }
    Some(
        HttpResponse::NoContent()
            .insert_header(("Access-Control-Allow-Origin", "*"))
            .insert_header(("Access-Control-Allow-Methods", methods.join(", ")))
            .insert_header(("Access-Control-Allow-Headers", HEADERS))
            .insert_header(("Access-Control-Max-Age", "86400"))
            .insert_header(("Vary", "Access-Control-Request-Headers"))
            .finish(),
    )
}

/// The GET route for a path, and its path parameters.
pub fn find_get_route(path: &str) -> Option<(&'static Endpoint, BTreeMap<String, String>)> {
    get_route_patterns().iter().find_map(|(endpoint, pattern)| {
        let mut found = Path::new(path.to_owned());
        let matched = pattern.capture_match_info(&mut found);
        matched.then(|| (*endpoint, found.iter().map(|(name, value)| (name.to_owned(), value.to_owned())).collect()))
    })
}

/// The GET routes in the order in which the server tries them.
fn get_route_patterns() -> &'static [(&'static Endpoint, ResourceDef)] {
    static ROUTES: OnceLock<Vec<(&'static Endpoint, ResourceDef)>> = OnceLock::new();
    ROUTES.get_or_init(|| {
        let mut all: Vec<&'static Endpoint> = routes().iter().filter(|endpoint| endpoint.method == "GET").collect();
        all.sort_by_cached_key(|endpoint| route_sort_key(endpoint.path));
        all.into_iter().map(|endpoint| (endpoint, ResourceDef::new(endpoint.path))).collect()
    })
}

/// The canonical form of a path, or `None` if it is canonical already: unreserved characters are not escaped (RFC 3986 §6.2.2.2), escapes
/// are in upper case, and slashes are not repeated.
pub(super) fn canonical_path(path: &str) -> Option<String> {
    if (!path.contains('%') && !path.contains("//")) || is_urn_path(path) {
        return None;
    }
    let mut out = Vec::with_capacity(path.len());
    let mut rest = path.as_bytes();
    while let Some((first, tail)) = rest.split_first() {
        let escaped = if *first == b'%' { decode_escape(tail) } else { None };
        match escaped {
            // No route contains a control character; the 404 page answers.
            Some(byte) if byte.is_ascii_control() => return None,
            Some(byte) if byte.is_ascii_alphanumeric() || b"-._~".contains(&byte) => out.push(byte),
            Some(_) => {
                out.push(b'%');
                out.extend(tail.iter().take(2).map(u8::to_ascii_uppercase));
            }
            None if *first == b'/' && out.last() == Some(&b'/') => {}
            None => out.push(*first),
        }
        rest = tail.get(if escaped.is_some() { 2 } else { 0 }..).unwrap_or_default();
    }
    let out = String::from_utf8(out).ok()?;
    // A dot segment hidden in escapes is not followed.
    let climbs = out.split('/').any(|part| part == "." || part == "..");
    (out != path && !climbs).then_some(out)
}

/// Whether the path contains a URN. Its slashes, escapes and letter case are part of the URN and are not normalized.
pub(super) fn is_urn_path(path: &str) -> bool {
    const URN_PATH_PREFIXES: [&[u8]; 2] = [b"/urn:", b"/resolve/"];
    let mut rest = path.as_bytes();
    let mut start = Vec::new();
    while let Some((first, tail)) = rest.split_first().filter(|_| start.len() < 9) {
        let escaped = if *first == b'%' { decode_escape(tail) } else { None };
        start.push(escaped.unwrap_or(*first).to_ascii_lowercase());
        rest = tail.get(if escaped.is_some() { 2 } else { 0 }..).unwrap_or_default();
    }
    URN_PATH_PREFIXES.iter().any(|known| start.starts_with(known))
}

/// Decodes the two hexadecimal digits after a `%`.
fn decode_escape(tail: &[u8]) -> Option<u8> {
    let [high, low, ..] = tail else { return None };
    Some(parse_hex_digit(*high)? * 16 + parse_hex_digit(*low)?)
}

fn parse_hex_digit(digit: u8) -> Option<u8> {
    char::from(digit).to_digit(16).and_then(|value| u8::try_from(value).ok())
}

/// If there is no such route, the existing path that was probably meant: without a trailing slash, in lower case.
pub fn likely_path(path: &str) -> Option<String> {
    if is_urn_path(path) {
        return None;
    }
    let bare = path.trim_end_matches('/');
    match bare {
        // The folders of the templates, as at IANA, and the icon where browsers look for it.
        "/assignments/urn-formal" | "/assignments/urn-informal" => return Some(REGISTRY_PATH.to_owned()),
        "/favicon.ico" => return Some(assets::hashed_asset_path("favicon.svg")),
        _ => {}
    }
    let candidates = [bare.to_owned(), bare.to_ascii_lowercase()];
    candidates
        .into_iter()
        .find(|other| !other.is_empty() && other != path && !other.starts_with("//") && find_get_route(other).is_some())
}

/// A permanent redirect to another path of this site that preserves the query.
pub(super) fn redirect_permanently(to: &str, request: &HttpRequest) -> Option<HttpResponse> {
    let query = request.query_string();
    let to = if query.is_empty() { to.to_owned() } else { format!("{to}?{query}") };
    let to = HeaderValue::from_str(&to).ok()?;
    let mut reply = HttpResponse::PermanentRedirect();
    reply.insert_header(("Location", to)).insert_header(("Cache-Control", "no-cache"));
    let https = request.app_data::<Data<AppState>>().is_some_and(|app| app.https);
    for header in common_headers(https) {
        reply.insert_header(header);
    }
    Some(reply.finish())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equivalent_paths_are_normalized_to_one_canonical_path() {
        assert_eq!(canonical_path("/assignments/urn-formal/%69sbn").as_deref(), Some("/assignments/urn-formal/isbn"));
        assert_eq!(canonical_path("//assignments///urn-formal").as_deref(), Some("/assignments/urn-formal"));
        assert_eq!(canonical_path("/help/a%3ab").as_deref(), Some("/help/a%3Ab"));
        assert_eq!(canonical_path("/help/a%3Ab"), None, "a colon stays escaped");
        assert_eq!(canonical_path("/resolve/urn:example:%61//b"), None, "a name is not changed");
        assert_eq!(canonical_path("/%2e%2e/etc"), None, "a path that leaves its folder is not rewritten");
        assert_eq!(canonical_path("/help/%0a"), None);
        assert_eq!(canonical_path("/a%2"), None, "an incomplete escape is left for the page that rejects it");
        assert_eq!(canonical_path("/%55rn%3aexample:%61//b"), None);
    }
}
