//! Earlier states by the reader's clock (RFC 7089): the address of a namespace is its own `TimeGate`, each wording a Memento.

use crate::http::addresses;
use crate::http::cx::Cx;
use crate::http::dates::{read, written};
use crate::http::problem::Problem;
use crate::http::reply::Reply;
use crate::pages::public::loaded::Loaded;
use crate::registry::files::Wording;
use crate::registry::states;
use crate::registry::versions::{Moment, current, timeline};
use jiff::Timestamp;
use jiff::civil::Date;
use jiff::tz::TimeZone;

/// The moment that `Accept-Datetime` names; none when the header is not there.
pub(super) fn asked(cx: &Cx) -> Result<Option<Timestamp>, Problem> {
    let Some(text) = cx.header("accept-datetime") else { return Ok(None) };
    let moment = read(text).ok_or_else(|| {
        Problem::bad_request("Accept-Datetime is a date as \"Thu, 01 Jun 2023 00:00:00 GMT\" (RFC 7089, 2.1.1)")
    })?;
    Ok(Some(moment))
}

/// Midnight, when a day begins.
fn begins(day: Date) -> Timestamp {
    day.to_zoned(TimeZone::UTC).map_or(Timestamp::UNIX_EPOCH, |zoned| zoned.timestamp())
}

/// What was shown from when on, oldest first.
fn moments(cx: &Cx, loaded: &Loaded) -> Result<Vec<Moment>, Problem> {
    let texts = cx.read(|conn| Ok(states::queries::texts(conn, Some(&loaded.namespace.nid))?))?;
    Ok(timeline(&loaded.versions, &texts))
}

fn wording<'a>(loaded: &'a Loaded, moment: &Moment) -> Option<Wording<'a>> {
    let version = loaded.versions.iter().find(|version| version.number == moment.version)?;
    Some(Wording { version, edition: moment.edition })
}

/// The `TimeGate`: leads to what was shown at a moment, and before everything to the first that is known (RFC 7089 §4.5.3).
pub(super) fn gate(cx: &Cx, loaded: &Loaded, at: Timestamp) -> Result<Reply, Problem> {
    let moments = moments(cx, loaded)?;
    let moment = current(&moments, Some(crate::clock::day(at))).or_else(|| moments.first().copied());
    let wording = moment.and_then(|moment| wording(loaded, &moment)).ok_or_else(|| Problem::not_found("An earlier text"))?;
    Ok(Reply { status: 302, ..Reply::text("") }
        .header("Location", loaded.address(wording))
        .header("Vary", "Accept-Datetime")
        .header("Cache-Control", "no-cache")
        .header("Link", relations(loaded)))
}

fn relations(loaded: &Loaded) -> String {
    let this = addresses::namespace(loaded.namespace.kind, &loaded.namespace.nid);
    format!("<{this}>; rel=\"original timegate\", <{this}/timemap>; rel=\"timemap\"; type=\"application/link-format\"")
}

/// The headers of a wording: its own links, when it was shown first, and where the others are. A wording of which no day is known is
/// no Memento.
pub(super) fn headers(reply: Reply, loaded: &Loaded, wording: Wording<'_>, links: &str) -> Reply {
    match wording.shown().first {
        Some(day) => {
            let links = format!("{links}, {}", relations(loaded));
            reply.header("Memento-Datetime", written(begins(day))).header("Link", links)
        }
        None => reply.header("Link", links),
    }
}

/// The list as it was shown on a day.
pub(super) fn of_day(reply: Reply, original: &str, day: Date) -> Reply {
    reply.header("Memento-Datetime", written(begins(day))).header("Link", format!("<{original}>; rel=\"original timegate\""))
}

/// `GET /assignments/urn-formal/{nid}/timemap`: every wording with the day from which it was shown, as RFC 6690 writes links.
pub(super) fn timemap(cx: &Cx, loaded: &Loaded) -> Result<Reply, Problem> {
    let home = &cx.post().public_url;
    let this = format!("{home}{}", addresses::namespace(loaded.namespace.kind, &loaded.namespace.nid));
    let mut seen: Vec<(String, Date)> = Vec::new();
    for moment in moments(cx, loaded)? {
        let Some(wording) = wording(loaded, &moment) else { continue };
        let address = loaded.address(wording);
        // A text that came back keeps the day on which it was first shown.
        if !seen.iter().any(|(other, _)| *other == address) {
            seen.push((address, moment.from));
        }
    }
    let day = |at: Option<&(String, Date)>| at.map(|(_, day)| written(begins(*day))).unwrap_or_default();
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
        lines.push(format!("<{home}{address}>; rel=\"{relation}\"; datetime=\"{}\"", written(begins(*from))));
    }
    Ok(crate::http::reply::data("application/link-format", format!("{}\n", lines.join(",\n"))))
}
