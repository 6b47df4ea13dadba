//! Validators for conditional requests (RFC 9110 §8.8): `ETag` and `Last-Modified` for public responses that are not cached here, and 304
//! for clients that already have them. Cached responses have their own validators ([`crate::http::published`]).

use crate::http::body::{CORS_HEADERS, security_headers};
use crate::http::cached_response;
use crate::http::cx::RequestContext;
use crate::http::dates;
use crate::http::endpoint::Endpoint;
use crate::http::idempotency;
use crate::http::public_log::CheckpointState;
use crate::http::response::Response;
use crate::ids::sha256;
use crate::registry::formats::license;
use crate::web::conventions::{allows_cross_origin, is_urn_path};
use jiff::Timestamp;

/// Routes about the server itself. They contain no registry data.
const SERVER_PATH_PREFIXES: [&str; 6] = ["/healthz", "/readyz", "/metrics", "/robots.txt", "/.well-known/", "/static/"];

/// Routes that are requested often and rarely change, and may therefore be cached.
const CACHEABLE_PATH_PREFIXES: [&str; 2] = ["/robots.txt", "/.well-known/"];

/// Whether a route returns data of this registry.
pub(super) fn returns_registry_data(endpoint: &Endpoint) -> bool {
    allows_cross_origin(endpoint) && !SERVER_PATH_PREFIXES.iter().any(|start| endpoint.path.starts_with(start))
}

/// Adds the license link to responses that contain data.
pub(super) fn add_license_link(endpoint: &Endpoint, reply: Response) -> Response {
    if returns_registry_data(endpoint) && reply.status == 200 {
        reply.header("Link", license::license_link_header())
    } else {
        reply
    }
}

/// Adds `ETag` and `Last-Modified` for clients that are not signed in; 304 without a body if the client's copy is current.
pub(super) fn add_validators(endpoint: &Endpoint, cx: &RequestContext, mut reply: Response) -> Response {
    let is_asked = endpoint.method == "GET" && cx.viewer.is_none() && cx.token.is_none();
    let is_tagged = returns_registry_data(endpoint)
        || (allows_cross_origin(endpoint) && CACHEABLE_PATH_PREFIXES.iter().any(|start| endpoint.path.starts_with(start)));
    if !is_asked || reply.status != 200 || !is_tagged || reply.headers.iter().any(|(own, _)| *own == "ETag") {
        return reply;
    }
    let digest = sha256(&reply.body);
    let name = digest.get(..32).unwrap_or_default();
    // The client may have the response in another content coding ([`compress_without_secrets`]).
    let tags = ["", "-br", "-gzip"].map(|coding| format!("\"{name}{coding}\""));
    let mut tag = format!("\"{name}\"");
    let modified = last_modified(cx).filter(|modified| cx.now >= *modified);
    // If-None-Match takes precedence over If-Modified-Since (RFC 9110 §13.1.3).
    let known = match cx.header("if-none-match") {
        Some(list) => {
            let mut sent = list.split(',').map(|one| one.trim().trim_start_matches("W/"));
            let known = sent.find_map(|one| tags.iter().find(|tag| *tag == one));
            if let Some(known) = known {
                tag.clone_from(known);
            }
            known.is_some() || list.trim() == "*"
        }
        None => cx
            .header("if-modified-since")
            .and_then(dates::parse_http_date)
            .is_some_and(|since| modified.is_some_and(|modified| since >= modified)),
    };
    reply = reply.header("ETag", tag);
    if let Some(modified) = modified {
        reply = reply.header("Last-Modified", dates::format_http_date(modified));
    }
    if known {
        reply.status = 304;
        reply.body.clear();
    }
    reply
}

/// Compresses a response to a client that is not signed in. Other responses are not compressed, nor is any page behind a secret link: if a
/// compressed page contains a secret and repeats input of its sender, its length would reveal the secret.
pub(super) fn compress_without_secrets(cx: &RequestContext, reply: Response) -> Response {
    let may_have_secrets = cx.viewer.is_some() || cx.pending.is_some() || cx.token.is_some() || !cx.param("token").is_empty();
    if may_have_secrets {
        reply
    } else {
        cached_response::compress_response(reply, cx.header("accept-encoding").unwrap_or_default())
    }
}

/// Paths with legitimate capitals: request numbers and the services of RFC 2483.
const CAPITAL_PATH_PREFIXES: [&str; 2] = ["/requests/R-", "/uri-res/"];

/// Redirects a path that is not found to its lower-case form.
pub(super) fn redirect_to_lowercase(endpoint: &Endpoint, cx: &RequestContext, reply: Response) -> Response {
    let has_capitals = cx.path.bytes().any(|byte| byte.is_ascii_uppercase());
    let is_asked = endpoint.method == "GET"
        && reply.status == 404
        && returns_registry_data(endpoint)
        && !CAPITAL_PATH_PREFIXES.iter().any(|start| cx.path.starts_with(start));
    // A path with escapes is not a path of this site in another letter case.
    if !is_asked || cx.path.contains('%') || !has_capitals || cx.path.starts_with("/api/") || is_urn_path(&cx.path) {
        return reply;
    }
    let lower = cx.path.to_ascii_lowercase();
    Response::moved_permanently(if cx.query_text.is_empty() { lower } else { format!("{lower}?{}", cx.query_text) })
}

/// The Last-Modified time of public responses: the latest of the newest event of any request, the newest change of the registry, the
/// signature of the published checkpoint, and midnight, because pages show ages in days.
fn last_modified(cx: &RequestContext) -> Option<Timestamp> {
    let newest = cx.read(|conn| Ok(crate::history::queries::newest_event_time(conn)?)).unwrap_or_default();
    let midnight = crate::clock::day(cx.now).to_zoned(jiff::tz::TimeZone::UTC).ok()?.timestamp();
    let signed = match cx.app.log.checkpoint_state() {
        CheckpointState::Signed(signed) => Some(signed.at),
        CheckpointState::NoKey | CheckpointState::NotYet | CheckpointState::Withheld(_) => None,
    };
    let changed = newest.max(Some(midnight)).max(signed)?.max(cx.app.published.last_change());
    // HTTP dates have whole seconds, so a change within a second counts from the next one.
    Timestamp::from_second(changed.as_second() + 1).ok()
}

/// Allows other sites to read public responses.
pub(super) fn add_cors_headers(endpoint: &Endpoint, mut reply: Response) -> Response {
    if allows_cross_origin(endpoint) {
        for (name, value) in CORS_HEADERS {
            if !reply.headers.iter().any(|(own, _)| *own == name) {
                reply = reply.header(name, value);
            }
        }
    }
    reply
}

/// Adds the headers of all responses and the default caching rule.
pub(super) fn add_common_headers(cx: &RequestContext, mut reply: Response) -> Response {
    idempotency::add_key_to_forms(cx, &mut reply);
    // A page behind a secret link is private, whether or not the reader is signed in.
    let is_secret = !cx.param("token").is_empty();
    if is_secret && !reply.headers.iter().any(|(name, _)| *name == "X-Robots-Tag") {
        reply = reply.header("X-Robots-Tag", "noindex");
    }
    for (name, value) in security_headers(cx) {
        // A page may set a stricter value; a header is never sent twice.
        if !reply.headers.iter().any(|(own, _)| *own == name) {
            reply.headers.push((name, value));
        }
    }
    if !reply.headers.iter().any(|(name, _)| *name == "Cache-Control") {
        let shared = cx.viewer.is_none() && !is_secret && !cx.is_write() && (reply.status < 300 || reply.status == 304);
        reply = reply.header("Cache-Control", if shared { "public, no-cache" } else { "no-store" }).header("Vary", "Cookie");
        if reply.headers.iter().any(|(name, _)| *name == "Content-Language") {
            reply = reply.header("Vary", "Accept-Language");
        }
    }
    reply
}
