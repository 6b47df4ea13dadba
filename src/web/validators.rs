//! What a reader may ask with next time: a tag and a date beside each public answer that is made for them alone, and 304 to who has it.
//! Answers that are kept carry theirs from where they are kept ([`crate::http::published`]).

use crate::http::body::{OPEN, security_headers};
use crate::http::cx::Cx;
use crate::http::dates;
use crate::http::door::Door;
use crate::http::once;
use crate::http::reply::Reply;
use crate::ids::sha256;
use crate::registry::formats::licence;
use crate::web::manners::{is_of_a_urn, is_open};
use jiff::Timestamp;

/// Addresses of the program itself: no data, and nothing to ask for again.
const OF_THE_PROGRAM: [&str; 6] = ["/healthz", "/readyz", "/metrics", "/robots.txt", "/.well-known/", "/static/"];

/// Of these, what programs read again and again and hardly ever changes.
const LASTING: [&str; 2] = ["/robots.txt", "/.well-known/"];

/// Whether what a door answers is data of this registry.
pub(super) fn is_data(door: &Door) -> bool {
    is_open(door) && !OF_THE_PROGRAM.iter().any(|start| door.path.starts_with(start))
}

/// With the licence of the data, where an answer has data.
pub(super) fn licensed(door: &Door, reply: Reply) -> Reply {
    if is_data(door) && reply.status == 200 { reply.header("Link", licence::link()) } else { reply }
}

/// Tag and date for an answer to a reader who is not signed in; 304 without a body when they have it already.
pub(super) fn validated(door: &Door, cx: &Cx, mut reply: Reply) -> Reply {
    let is_asked = door.method == "GET" && cx.viewer.is_none() && cx.token.is_none();
    let is_tagged = is_data(door) || (is_open(door) && LASTING.iter().any(|start| door.path.starts_with(start)));
    if !is_asked || reply.status != 200 || !is_tagged || reply.headers.iter().any(|(own, _)| *own == "ETag") {
        return reply;
    }
    let digest = sha256(&reply.body);
    let tag = format!("\"{}\"", digest.get(..32).unwrap_or_default());
    let modified = modified(cx).filter(|modified| cx.now >= *modified);
    // RFC 9110 §13.1.3: with tags the date does not count.
    let known = match cx.header("if-none-match") {
        Some(list) => list.trim() == "*" || list.split(',').any(|one| one.trim().trim_start_matches("W/") == tag),
        None => cx
            .header("if-modified-since")
            .and_then(dates::read)
            .is_some_and(|since| modified.is_some_and(|modified| since >= modified)),
    };
    reply = reply.header("ETag", tag);
    if let Some(modified) = modified {
        reply = reply.header("Last-Modified", dates::written(modified));
    }
    if known {
        reply.status = 304;
        reply.body.clear();
    }
    reply
}

/// Capitals that belong there: numbers of requests, services of RFC 2483.
const WITH_CAPITALS: [&str; 2] = ["/requests/R-", "/uri-res/"];

/// Where a page leads that is not there under an address with capitals.
pub(super) fn in_lower_case(door: &Door, cx: &Cx, reply: Reply) -> Reply {
    let has_capitals = cx.path.bytes().any(|byte| byte.is_ascii_uppercase());
    let is_asked = door.method == "GET"
        && reply.status == 404
        && is_data(door)
        && !WITH_CAPITALS.iter().any(|start| cx.path.starts_with(start));
    // What stands there in escapes is no letter of ours.
    if !is_asked || cx.path.contains('%') || !has_capitals || cx.path.starts_with("/api/") || is_of_a_urn(&cx.path) {
        return reply;
    }
    let lower = cx.path.to_ascii_lowercase();
    Reply::moved(if cx.query_text.is_empty() { lower } else { format!("{lower}?{}", cx.query_text) })
}

/// The second from which on nothing has changed that a public answer shows: the newest event of any request, the newest change of the
/// registry, and midnight, because pages count days.
fn modified(cx: &Cx) -> Option<Timestamp> {
    let newest = cx.read(|conn| Ok(crate::history::queries::newest(conn)?)).unwrap_or_default();
    let midnight = crate::clock::day(cx.now).to_zoned(jiff::tz::TimeZone::UTC).ok()?.timestamp();
    let changed = newest.max(Some(midnight))?.max(cx.app.published.since());
    // Dates of HTTP have whole seconds: what changed within one has changed by the next.
    Timestamp::from_second(changed.as_second() + 1).ok()
}

/// What is public may be read by pages of other sites.
pub(super) fn for_other_sites(door: &Door, mut reply: Reply) -> Reply {
    if is_open(door) {
        for (name, value) in OPEN {
            if !reply.headers.iter().any(|(own, _)| *own == name) {
                reply = reply.header(name, value);
            }
        }
    }
    reply
}

/// With the headers that every answer has, and how long it may be kept.
pub(super) fn finish(cx: &Cx, mut reply: Reply) -> Reply {
    once::mark_forms(cx, &mut reply);
    // Behind a link with a secret stands what is one reader's, signed in or not.
    let is_secret = !cx.param("token").is_empty();
    if is_secret && !reply.headers.iter().any(|(name, _)| *name == "X-Robots-Tag") {
        reply = reply.header("X-Robots-Tag", "noindex");
    }
    for (name, value) in security_headers(cx) {
        // A page may be stricter; never both.
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
