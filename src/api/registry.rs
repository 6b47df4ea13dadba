//! `/api/v1`: the registry. Reading requires no token; lists are paginated.

use crate::api::only;
use crate::http::addresses;
use crate::http::cx::Cx;
use crate::http::day;
use crate::http::problem::Problem;
use crate::http::registry_cache::Known;
use crate::http::reply::{Reply, data};
use crate::nid::Nid;
use crate::profile::{Profile, Reading};
use crate::refusal::Refusal;
use crate::registry::files::{RegistryFile, Wording};
use crate::registry::formats::licence;
use crate::registry::known_facts::KnownFacts;
use crate::registry::queries::Filter;
use crate::registry::{Change, Kind, Namespace, Status, Version, files, on_date, profiles, queries, search};
use crate::resolution::commitment::{self, Freshness};
use crate::store::AnyConnection;
use crate::template::diff::{changed_in_substance, compare};
use jiff::civil::Date;
use std::time::Instant;

/// The number of entries on one page of a list.
const PAGE: usize = 100;

fn pretty(value: &serde_json::Value) -> Reply {
    data("application/json", format!("{value:#}\n"))
}

/// A response that may change with any action: caches must revalidate it.
pub(super) fn fresh(value: &serde_json::Value) -> Reply {
    Reply::bytes("application/json", format!("{value:#}\n").into_bytes()).header("Cache-Control", "no-cache")
}

fn nid(cx: &Cx) -> Result<Nid, Problem> {
    let text = cx.param("nid");
    Nid::parse(text)
        .ok()
        .filter(|nid| nid.as_str() == text.to_ascii_lowercase())
        .ok_or_else(|| Problem::not_found("This namespace"))
}

fn load(cx: &Cx) -> Result<(Namespace, Vec<Version>), Problem> {
    let nid = nid(cx)?;
    let (namespace, versions) = cx.read(|conn| Ok((queries::by_nid(conn, &nid)?, queries::versions_of(conn, &nid)?)))?;
    Ok((namespace.ok_or_else(|| Problem::not_found("This namespace"))?, versions))
}

fn short(namespace: &Namespace, known: &Known, home: &str) -> serde_json::Value {
    let mut value = serde_json::json!({
        "nid": namespace.nid.as_str(),
        "kind": namespace.kind.name(),
        "status": namespace.status.name(),
        "in_error": namespace.marks.of(None).is_some(),
        "listed": namespace.unlisted_on.is_none(),
        "registered": namespace.registered_on,
        "updated": namespace.updated_on,
        "url": home.to_owned() + &addresses::namespace(namespace.kind, &namespace.nid),
    });
    KnownFacts::of(namespace, known.book.profile(namespace.nid.as_str())).put_into(&mut value);
    value
}

/// The list on a given day, with the same filter and limit as the current list.
fn as_of(conn: &mut AnyConnection, day: Date, filter: &Filter, most: i64) -> Result<Vec<Namespace>, Refusal> {
    let mut all = on_date::on(conn, day)?.namespaces;
    all.retain(|namespace| {
        filter.kind.is_none_or(|kind| namespace.kind == kind)
            && filter.status.is_none_or(|status| namespace.status == status)
            && filter.only.as_ref().is_none_or(|only| only.iter().any(|nid| nid == namespace.nid.as_str()))
            && namespace.nid.as_str() > filter.after.as_str()
    });
    all.sort_by(|a, b| a.nid.as_str().cmp(b.nid.as_str()));
    all.truncate(usize::try_from(most).unwrap_or(usize::MAX));
    Ok(all)
}

/// `GET /api/v1/namespaces?q=&kind=&status=&since=&cursor=&on=`
pub fn namespaces(cx: &Cx) -> Result<Reply, Problem> {
    only(cx, &["q", "kind", "status", "since", "cursor", "on"])?;
    let day = day::asked(cx, "on")?;
    if day.is_some() && cx.query.has("since") {
        return Err(Problem::bad_request("on and since cannot be combined: on selects a date, since the changes after a serial"));
    }
    let kind = match cx.query.get("kind") {
        "" => None,
        word => Some(Kind::from_name(word).ok_or_else(|| Problem::bad_request("kind is formal or informal"))?),
    };
    let status = match cx.query.get("status") {
        "" => None,
        word => Some(Status::from_name(word).ok_or_else(|| Problem::bad_request("status is active, deprecated or obsolete"))?),
    };
    let since = match cx.query.get("since") {
        "" => None,
        text => Some(text.parse::<i64>().map_err(|_| Problem::bad_request("since is a serial, a whole number"))?),
    };
    let cursor = cx.query.get("cursor").to_ascii_lowercase();
    let q = cx.query.get("q").trim().to_owned();
    let (known, home) = (cx.known()?, &cx.post().public_url);
    let list = cx.read(|conn| {
        let only = if q.is_empty() { None } else { Some(search::find(conn, &q, &known.book)?) };
        let most = i64::try_from(PAGE + 1).unwrap_or(i64::MAX);
        let filter = Filter { kind, status, only, since, after: cursor.clone() };
        match day {
            Some(day) => as_of(conn, day, &filter, most),
            None => Ok(queries::filtered(conn, &filter, most)?),
        }
    })?;
    let next = (list.len() > PAGE).then(|| list.get(PAGE - 1).map(|namespace| namespace.nid.to_string())).flatten();
    Ok(pretty(&serde_json::json!({
        "namespaces": list.iter().take(PAGE).map(|namespace| short(namespace, &known, home)).collect::<Vec<_>>(),
        "next_cursor": next,
        "on": day,
    })))
}

/// `GET /api/v1/namespaces/{nid}?on=`
pub fn namespace(cx: &Cx) -> Result<Reply, Problem> {
    only(cx, &["on"])?;
    let (mut namespace, mut versions) = load(cx)?;
    if namespace.nid.as_str() != cx.param("nid") {
        return Ok(Reply::moved(addresses::api_namespace(&namespace.nid)));
    }
    if let Some(day) = day::asked(cx, "on")? {
        (namespace, versions, _) = cx.read(|conn| on_date::namespace(conn, &namespace.nid, day))?;
    }
    let known = cx.known()?;
    let facts = KnownFacts::of(&namespace, known.book.profile(namespace.nid.as_str()));
    let mut value = files::namespace_json(&namespace, &versions, &facts, &cx.post().public_url);
    // Commitments are current, so they are omitted for a past day.
    if let Some(object) = value.as_object_mut().filter(|_| !cx.query.has("on")) {
        object.insert("promises".to_owned(), promises(cx, namespace.nid.as_str())?);
    }
    Ok(pretty(&value))
}

/// The commitments of the registrant of a namespace (RFC 8141 §5.1), and whether they were confirmed within a year; null if
/// neither is known.
fn promises(cx: &Cx, nid: &str) -> Result<serde_json::Value, Problem> {
    let known = cx.known()?;
    let given = known.pledges.get(nid);
    let confirmed = known.confirmed.get(nid).copied().unwrap_or_default();
    let last = given.map(|given| given.at).max(confirmed.at).map(crate::clock::day);
    let fresh = match commitment::freshness(last, crate::clock::day(cx.now)) {
        Freshness::Never => return Ok(serde_json::Value::Null),
        Freshness::Confirmed(_) => true,
        Freshness::NotSince(_) => false,
    };
    Ok(serde_json::json!({
        "version": given.map(|given| given.version),
        "confirmed": last,
        "fresh": fresh,
        "contact_silent_since": confirmed.silent.map(crate::clock::day),
        "answers": given.map(|given| &given.pledges),
    }))
}

/// `GET /api/v1/namespaces/{nid}/profile?edition=`: the current profile, or the edition named as `VERSION.EDITION`. The `Link`
/// header names the registration that it describes; `Nidreg-Reading` states whether the registrant or the editors supplied it.
pub fn profile(cx: &Cx) -> Result<Reply, Problem> {
    only(cx, &["edition"])?;
    let nid = nid(cx)?;
    let namespace = cx.read(|conn| Ok(queries::by_nid(conn, &nid)?))?.ok_or_else(|| Problem::not_found("This namespace"))?;
    let about = crate::http::addresses::namespace(namespace.kind, &namespace.nid);
    let reply = |profile: &Profile, reading: Reading| {
        let link = format!("<{about}>; rel=\"describes\"");
        Ok(Reply::json(profile)?.header("Link", link).header("Nidreg-Reading", reading.name().to_owned()))
    };
    if cx.query.has("edition") {
        let wanted = cx.query.get("edition");
        let editions = cx.read(|conn| Ok(profiles::queries::all_of(conn, nid.as_str())?))?;
        let held = editions.iter().find(|held| format!("{}.{}", held.version, held.edition) == wanted);
        let held = held.ok_or_else(|| Problem::not_found("This edition of the profile"))?;
        return reply(&held.profile, held.reading);
    }
    let known = cx.known()?;
    let (profile, reading) = known.book.profile(nid.as_str()).ok_or_else(|| Problem::not_found(format!("A profile of {nid}")))?;
    reply(profile, reading)
}

/// `GET /profiles.json`: all current profiles.
pub fn profiles(cx: &Cx) -> Result<Reply, Problem> {
    only(cx, &[])?;
    let known = cx.known()?;
    let mut nids: Vec<&str> = known.book.nids().collect();
    nids.sort_unstable();
    let all: Vec<(&Profile, Reading)> = nids.into_iter().filter_map(|nid| known.book.profile(nid)).collect();
    let own = all.iter().filter(|(_, reading)| *reading == Reading::Registrant).map(|(profile, _)| profile.nid.as_str());
    Reply::json(&serde_json::json!({
        "reading": Reading::Editors.name(),
        "note": "Data that the editors of this registry derived from the registrations; not part of them. For the namespaces under \
                 \"registrants\", data that the registrant supplied and that were approved with a version.",
        "license": licence::current().url,
        "registrants": own.collect::<Vec<_>>(),
        "profiles": all.iter().map(|(profile, _)| profile).collect::<Vec<_>>(),
    }))
}

/// `GET /api/v1/namespaces/{nid}/versions?on=`
pub fn versions(cx: &Cx) -> Result<Reply, Problem> {
    only(cx, &["on"])?;
    let (mut namespace, mut versions) = load(cx)?;
    if let Some(day) = day::asked(cx, "on")? {
        (namespace, versions, _) = cx.read(|conn| on_date::namespace(conn, &namespace.nid, day))?;
    }
    let home = &cx.post().public_url;
    let list: Vec<serde_json::Value> =
        versions.iter().map(|version| files::version_json(&namespace, Wording::newest(version), home, false)).collect();
    Ok(pretty(&serde_json::json!({ "nid": namespace.nid.as_str(), "versions": list })))
}

fn wording<'a>(versions: &'a [Version], text: &str) -> Result<Wording<'a>, Problem> {
    Wording::named(versions, text).ok_or_else(|| Problem::not_found("This version"))
}

/// `GET /api/v1/namespaces/{nid}/versions/{version}`
pub fn version(cx: &Cx) -> Result<Reply, Problem> {
    only(cx, &[])?;
    let (namespace, versions) = load(cx)?;
    let wording = wording(&versions, cx.param("version"))?;
    Ok(pretty(&files::version_json(&namespace, wording, &cx.post().public_url, true)))
}

/// `GET /api/v1/namespaces/{nid}/diff/{a}/{b}`
pub fn diff(cx: &Cx) -> Result<Reply, Problem> {
    only(cx, &[])?;
    let (namespace, versions) = load(cx)?;
    let text = |name: &str| -> Result<_, Problem> {
        let wording = wording(&versions, cx.param(name))?;
        wording.text().map(|text| text.template.clone()).ok_or_else(|| Problem::not_found("The text of this version"))
    };
    let (old, new) = (text("a")?, text("b")?);
    let substance = changed_in_substance(&old, &new);
    let fields: Vec<serde_json::Value> =
        compare(&old, &new, Instant::now()).iter().map(|diff| diff.to_json(substance.contains(&diff.field))).collect();
    Ok(pretty(&serde_json::json!({ "nid": namespace.nid.as_str(), "a": cx.param("a"), "b": cx.param("b"), "fields": fields })))
}

fn serial_asked(cx: &Cx, name: &str) -> Result<i64, Problem> {
    crate::api::needed(cx, name)?
        .parse()
        .ok()
        .filter(|serial| *serial >= 0)
        .ok_or_else(|| Problem::bad_request(format!("{name} is a serial, a whole number")))
}

fn change_json(change: &Change) -> serde_json::Value {
    serde_json::json!({
        "serial": change.serial,
        "nid": change.nid.as_str(),
        "change": change.what.name(),
        "detail": change.detail,
        "at": change.at.strftime("%Y-%m-%dT%H:%M:%SZ").to_string(),
        "shown_on": change.shown_on,
    })
}

/// `GET /api/v1/changes?since=SERIAL&on=DAY`
pub fn changes(cx: &Cx) -> Result<Reply, Problem> {
    /// The maximum number of changes in one response.
    const MOST: i64 = 1000;
    only(cx, &["since", "on"])?;
    let since = if cx.query.has("since") { serial_asked(cx, "since")? } else { 0 };
    let day = day::asked(cx, "on")?;
    // One entry more than the limit is fetched, to detect whether there is a next page.
    let (serial, mut changes) = cx.read(|conn| {
        Ok((
            crate::store::counters::counter(conn, crate::registry::publish::SERIAL)?,
            queries::changes_by(conn, since, day, MOST + 1)?,
        ))
    })?;
    let most = usize::try_from(MOST).unwrap_or(usize::MAX);
    let has_more = changes.len() > most;
    changes.truncate(most);
    let next = changes.last().map(|change| change.serial).filter(|_| has_more);
    Ok(pretty(
        &serde_json::json!({ "serial": serial, "changes": changes.iter().map(change_json).collect::<Vec<_>>(), "next_since": next }),
    ))
}

/// `GET /api/v1/list?on=`: the compact list for programs that store a copy.
pub fn list(cx: &Cx) -> Result<Reply, Problem> {
    only(cx, &["on"])?;
    let (day, home) = (day::asked(cx, "on")?, &cx.post().public_url);
    let list = cx.read(|conn| match day {
        Some(day) => files::registry_on(conn, RegistryFile::List, home, day),
        None => files::registry(conn, RegistryFile::List, home),
    })?;
    Ok(data("application/json", list))
}

/// `GET /api/v1/list/delta?since=SERIAL`: the changes since the serial of a stored list.
pub fn delta(cx: &Cx) -> Result<Reply, Problem> {
    only(cx, &["since"])?;
    let since = serial_asked(cx, "since")?;
    Ok(data("application/json", cx.read(|conn| files::delta(conn, since))?))
}

/// `GET /api/v1/list/freshness?serial=SERIAL`: how far behind a stored list is.
pub fn freshness(cx: &Cx) -> Result<Reply, Problem> {
    /// The maximum number of NIDs that are listed; the rest is only counted.
    const NIDS_LISTED_MAX: usize = 20;
    only(cx, &["serial"])?;
    let held = serial_asked(cx, "serial")?;
    let (serial, changes) = cx.read(|conn| {
        Ok((
            crate::store::counters::counter(conn, crate::registry::publish::SERIAL)?,
            queries::changes_after(conn, held, i64::MAX)?,
        ))
    })?;
    if held > serial {
        return Err(Problem::bad_request(format!("Serial {held} does not exist yet; the newest is {serial}")));
    }
    let told: Vec<String> =
        changes.iter().take(NIDS_LISTED_MAX).map(|change| format!("{} {}", change.nid, change.what.words())).collect();
    let words = match changes.len() {
        0 => format!("Your list of serial {held} is current."),
        behind => format!(
            "Your list of serial {held} is {behind} behind: {}{}.",
            told.join("; "),
            if behind > NIDS_LISTED_MAX { "; and more" } else { "" }
        ),
    };
    Ok(pretty(&serde_json::json!({ "serial": serial, "held": held, "behind": changes.len(), "message": words })))
}

/// `GET /api/v1/requests`: pending and closed requests, without drafts.
pub fn requests(cx: &Cx) -> Result<Reply, Problem> {
    only(cx, &["cursor"])?;
    let cursor = cx.query.get("cursor").to_owned();
    let before = cursor.parse().ok();
    let all = cx.read(|conn| Ok(crate::cases::lists::queries::numbered(conn, cx.now, before, PAGE + 1)?))?;
    let next = (all.len() > PAGE).then(|| all.get(PAGE - 1).map(|request| request.number)).flatten();
    let list: Vec<serde_json::Value> =
        all.iter().take(PAGE).map(|request| request_json(request, &cx.post().public_url)).collect();
    Ok(fresh(&serde_json::json!({ "requests": list, "next_cursor": next })))
}

pub(super) fn request_json(request: &crate::cases::Request, home: &str) -> serde_json::Value {
    serde_json::json!({
        "number": request.number,
        "kind": request.subject.name(),
        "nid": request.subject.nid(),
        "state": request.state.name(),
        "track": request.track.way().name(),
        "body": request.track.body(),
        "turn": request.turn(),
        "since": request.state_since.strftime("%Y-%m-%dT%H:%M:%SZ").to_string(),
        "url": format!("{home}{}", addresses::request(request.number)),
    })
}

/// `GET /api/v1/requests/{number}`
pub fn request(cx: &Cx) -> Result<Reply, Problem> {
    only(cx, &[])?;
    let seen = cx.read(|conn| crate::cases::viewer::see_public(conn, cx.number()?, None, cx.now))?;
    let mut value = request_json(&seen.request, &cx.post().public_url);
    let snapshots: Vec<serde_json::Value> = seen
        .snapshots
        .iter()
        .map(|snapshot| {
            serde_json::json!({
                "number": snapshot.number,
                "sent_at": snapshot.sent_at.strftime("%Y-%m-%dT%H:%M:%SZ").to_string(),
                "note": snapshot.note,
                "fingerprint": snapshot.fingerprint,
                "template": snapshot.template,
            })
        })
        .collect();
    if let Some(object) = value.as_object_mut() {
        object.insert("texts".to_owned(), snapshots.into());
    }
    Ok(fresh(&value))
}
