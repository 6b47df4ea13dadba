//! Datetime negotiation (RFC 7089): the URL of a namespace is its own `TimeGate`, each version a Memento.

use crate::http::addresses;
use crate::http::cx::RequestContext;
use crate::http::dates::{format_http_date, parse_http_date};
use crate::http::error::HttpError;
use crate::http::response::Response;
use crate::pages::public::loaded::LoadedNamespace;
use crate::registry::files::VersionEdition;
use crate::registry::versions::{TimelineEntry, current, timeline};
use crate::registry::{on_date, snapshots};
use jiff::Timestamp;
use jiff::civil::Date;
use jiff::tz::TimeZone;
use urn_registry::i18n::Phrase;

/// The time in `Accept-Datetime`; `None` without the header.
pub(super) fn accept_datetime(cx: &RequestContext) -> Result<Option<Timestamp>, HttpError> {
    let Some(text) = cx.header("accept-datetime") else { return Ok(None) };
    let moment = parse_http_date(text).ok_or_else(|| HttpError::bad_request(Phrase::new("problem-accept-datetime")))?;
    Ok(Some(moment))
}

/// Midnight, the start of a day.
fn start_of_day(day: Date) -> Timestamp {
    day.to_zoned(TimeZone::UTC).map_or(Timestamp::UNIX_EPOCH, |zoned| zoned.timestamp())
}

/// The texts that were shown, each with its start time, oldest first.
fn text_timeline(cx: &RequestContext, loaded: &LoadedNamespace) -> Result<Vec<TimelineEntry>, HttpError> {
    let texts = cx.read(|conn| Ok(snapshots::queries::texts(conn, Some(&loaded.namespace.nid))?))?;
    Ok(timeline(&loaded.versions, &texts))
}

fn wording_of_moment<'a>(loaded: &'a LoadedNamespace, moment: &TimelineEntry) -> Option<VersionEdition<'a>> {
    let version = loaded.versions.iter().find(|version| version.number == moment.version)?;
    Some(VersionEdition { version, edition: moment.edition })
}

/// The date of a time, limited to the recorded period (RFC 7089 §4.5.3).
fn clamp_to_recorded(cx: &RequestContext, at: Timestamp, first: Option<Date>) -> Date {
    let day = crate::clock::day(at).min(crate::clock::day(cx.now));
    first.map_or(day, |first| day.max(first))
}

fn timegate_redirect(to: String) -> Response {
    Response { status: 302, ..Response::text("") }
        .header("Location", to)
        .header("Vary", "Accept-Datetime")
        .header("Cache-Control", "no-cache")
}

/// The `TimeGate` of the list, or of one of its files.
pub(super) fn list_timegate(cx: &RequestContext, original: &str, at: Timestamp) -> Result<Response, HttpError> {
    let first = cx.read(on_date::change_dates)?.first().copied();
    let links = format!("<{original}>; rel=\"original timegate\", {}", list_timemap_link());
    Ok(timegate_redirect(format!("{original}?on={}", clamp_to_recorded(cx, at, first))).header("Link", links))
}

/// The URL of the time map of the list.
pub(super) fn list_timemap_link() -> String {
    format!("<{}/timemap>; rel=\"timemap\"; type=\"application/link-format\"", addresses::REGISTRY_PATH)
}

/// The `TimeGate`: redirects to what was shown at a time in the requested format, or to the first known version if the time is
/// earlier (RFC 7089 §4.5.3). Formats that no version has are those of a date.
pub(super) fn namespace_timegate(
    cx: &RequestContext,
    loaded: &LoadedNamespace,
    at: Timestamp,
    form: Option<&str>,
) -> Result<Response, HttpError> {
    let suffix = form.map(|form| format!(".{form}")).unwrap_or_default();
    if matches!(form, Some("jsonld" | "ttl" | "csv" | "atom")) {
        let this = addresses::namespace_path(loaded.namespace.kind, &loaded.namespace.nid);
        let first = cx.read(|conn| on_date::first_listed(conn, &loaded.namespace.nid))?;
        return Ok(timegate_redirect(format!("{this}{suffix}?on={}", clamp_to_recorded(cx, at, first)))
            .header("Link", memento_links(loaded, &suffix)));
    }
    let moments = text_timeline(cx, loaded)?;
    let moment = current(&moments, Some(crate::clock::day(at))).or_else(|| moments.first().copied());
    let wording = moment
        .and_then(|moment| wording_of_moment(loaded, &moment))
        .ok_or_else(|| HttpError::not_found(Phrase::new("thing-earlier-text")))?;
    Ok(timegate_redirect(format!("{}{suffix}", loaded.wording_url(wording))).header("Link", memento_links(loaded, &suffix)))
}

fn memento_links(loaded: &LoadedNamespace, suffix: &str) -> String {
    let this = addresses::namespace_path(loaded.namespace.kind, &loaded.namespace.nid);
    format!("<{this}{suffix}>; rel=\"original timegate\", <{this}/timemap>; rel=\"timemap\"; type=\"application/link-format\"")
}

/// The headers of a version: its links, its start date, and the location of the others. A version without a known date is not a
/// Memento.
pub(super) fn add_memento_headers(
    reply: Response,
    loaded: &LoadedNamespace,
    wording: VersionEdition<'_>,
    links: &str,
) -> Response {
    match wording.publication_dates().first {
        Some(day) => {
            let links = format!("{links}, {}", memento_links(loaded, ""));
            reply.header("Memento-Datetime", format_http_date(start_of_day(day))).header("Link", links)
        }
        None => reply.header("Link", links),
    }
}

/// The headers of a dated resource, with the URLs of the current one and of the time map.
pub(super) fn add_date_headers(reply: Response, original: &str, map: &str, day: Date) -> Response {
    let links = format!("<{original}>; rel=\"original timegate\", <{map}>; rel=\"timemap\"; type=\"application/link-format\"");
    reply.header("Memento-Datetime", format_http_date(start_of_day(day))).header("Link", links)
}

/// `GET /assignments/urn-namespaces/timemap`: each date on which the list changed.
pub(super) fn timemap_of_list(cx: &RequestContext) -> Result<Response, HttpError> {
    let days = cx.read(on_date::change_dates)?;
    let today = crate::clock::day(cx.now);
    // A snapshot may be dated in the time zone of its source.
    let seen = days.into_iter().filter(|day| *day <= today).map(|day| (format!("{}?on={day}", addresses::REGISTRY_PATH), day));
    Ok(timemap_response(cx, addresses::REGISTRY_PATH, &seen.collect::<Vec<_>>()))
}

/// `GET /assignments/urn-formal/{nid}/timemap`: every version with the date from which it was shown, in the format of RFC 6690.
pub(super) fn timemap(cx: &RequestContext, loaded: &LoadedNamespace) -> Result<Response, HttpError> {
    // A text that was shown again later is still one Memento with one date, the first on which it was shown, as in its own headers (RFC
    // 7089 §2.1.1).
    let mut seen: Vec<(String, Date)> = Vec::new();
    for moment in text_timeline(cx, loaded)? {
        let Some(address) = wording_of_moment(loaded, &moment).map(|wording| loaded.wording_url(wording)) else { continue };
        if seen.iter().all(|(known, _)| *known != address) {
            seen.push((address, moment.from));
        }
    }
    Ok(timemap_response(cx, &addresses::namespace_path(loaded.namespace.kind, &loaded.namespace.nid), &seen))
}

/// The Mementos of a URL with their dates, oldest first.
fn timemap_response(cx: &RequestContext, original: &str, seen: &[(String, Date)]) -> Response {
    let home = &cx.mail().public_url;
    let this = format!("{home}{original}");
    let day = |at: Option<&(String, Date)>| at.map(|(_, day)| format_http_date(start_of_day(*day))).unwrap_or_default();
    let mut lines = vec![format!("<{this}>; rel=\"original timegate\"")];
    lines.push(format!(
        "<{this}/timemap>; rel=\"self\"; type=\"application/link-format\"; from=\"{}\"; until=\"{}\"",
        day(seen.first()),
        day(seen.last())
    ));
    for (i, (address, from)) in seen.iter().enumerate() {
        let relation = match (i == 0, i + 1 == seen.len()) {
            (true, true) => "first last memento",
            (true, false) => "first memento",
            (false, true) => "last memento",
            (false, false) => "memento",
        };
        lines.push(format!("<{home}{address}>; rel=\"{relation}\"; datetime=\"{}\"", format_http_date(start_of_day(*from))));
    }
    crate::http::response::cacheable_file("application/link-format", format!("{}\n", lines.join(",\n")))
}
