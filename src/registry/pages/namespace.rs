//! A namespace, its versions and editions, what changed between any two, and its history.

use super::pictures::{self, TimelineBar};
use super::{FieldText, Form, RefLink, data, field_texts, references};
use crate::nid::Nid;
use crate::registry::files::{self, Wording};
use crate::registry::{Change, EditionOrigin, Kind, Namespace, Origin, Status, Version, queries};
use crate::requests::pages::{DiffCard, diff_cards};
use crate::template::diff::{Print, changed_in_substance, compare, patch, plain};
use crate::web::addresses;
use crate::web::cx::{Cx, Reply};
use crate::web::problem::Problem;
use crate::web::railroad;
use crate::web::shell::{Nav, Shell};
use askama::Template as View;
use jiff::civil::Date;
use std::time::Instant;

struct VersionRow {
    name: String,
    href: String,
    date: String,
    source: String,
    source_href: Option<String>,
    current: bool,
    /// Compares it with the one before.
    diff: Option<String>,
}

#[derive(View)]
#[template(path = "registry/namespace.html")]
struct NamespacePage {
    shell: Shell,
    nid: String,
    kind: Kind,
    status: &'static str,
    status_tag: &'static str,
    status_words: &'static str,
    list_anchor: &'static str,
    registered_on: String,
    updated_on: String,
    registrant: String,
    contact: String,
    references: Vec<RefLink>,
    template_url: Option<String>,
    permanent: String,
    latest: String,
    name: String,
    number_words: String,
    dated: String,
    source: String,
    fingerprint: Option<String>,
    fields: Vec<FieldText>,
    versions: Vec<VersionRow>,
    /// The newest one's name and address, and what changed since, when an older one is shown.
    newer: Option<(String, String, String)>,
    is_version_page: bool,
    unlisted: Option<String>,
    successor: Option<(String, String)>,
    honest: Vec<&'static str>,
    timeline: String,
    pictures: Vec<railroad::Picture>,
    formats: Vec<(&'static str, String)>,
    linked: String,
    cite: String,
}

fn recorded(date: Option<impl ToString>) -> String {
    date.map_or_else(|| "not recorded".to_owned(), |date| date.to_string())
}

fn source(version: &Version) -> String {
    match &version.origin {
        Origin::Imported => "taken over from IANA".to_owned(),
        Origin::Registered { request_number } => format!("request {request_number}"),
    }
}

/// What the last part of an address asks for.
struct Asked {
    rest: String,
    form: Option<&'static str>,
}

/// `nbn.txt` is `nbn` as text; a NID has no dot, so the dot always opens the form. Of a version `5.1` the form is the rest
/// that is no number.
fn suffix(text: &str) -> Asked {
    const FORMS: [&str; 7] = ["html", "txt", "json", "jsonld", "atom", "patch", "svg"];
    match text.rsplit_once('.') {
        Some((rest, form)) => match FORMS.into_iter().find(|known| *known == form) {
            Some(form) => Asked { rest: rest.to_owned(), form: Some(form) },
            None => Asked { rest: text.to_owned(), form: None },
        },
        None => Asked { rest: text.to_owned(), form: None },
    }
}

/// The NID of the path; another case leads to the lower one.
fn nid_of(cx: &Cx, text: &str) -> Result<Result<Nid, Reply>, Problem> {
    let nid = Nid::parse(text).map_err(|_| Problem::not_found("This namespace"))?;
    if nid.as_str() != text {
        let lower = cx.path().replacen(text, nid.as_str(), 1);
        return Ok(Err(Reply::moved(lower)));
    }
    Ok(Ok(nid))
}

struct Loaded {
    namespace: Namespace,
    versions: Vec<Version>,
}

fn load(cx: &Cx, nid: &Nid) -> Result<Loaded, Problem> {
    let (namespace, versions) = cx.read(|conn| Ok((queries::by_nid(conn, nid)?, queries::versions_of(conn, nid)?)))?;
    let namespace = namespace
        .filter(|namespace| namespace.kind.name() == cx.param("kind"))
        .ok_or_else(|| Problem::not_found("This namespace"))?;
    if versions.is_empty() {
        return Err(Problem::not_found("This namespace"));
    }
    Ok(Loaded { namespace, versions })
}

impl Loaded {
    fn newest(&self) -> Result<Wording<'_>, Problem> {
        self.versions.first().map(Wording::newest).ok_or_else(|| Problem::not_found("This namespace"))
    }

    fn address(&self, wording: Wording<'_>) -> String {
        addresses::edition(self.namespace.kind, &self.namespace.nid, wording.version.number, wording.edition)
    }

    fn wording(&self, text: &str) -> Result<Wording<'_>, Problem> {
        Wording::named(&self.versions, text).ok_or_else(|| Problem::not_found("This version"))
    }

    /// Every wording, oldest first, with the day from which it was in force.
    fn wordings(&self) -> Vec<(Wording<'_>, Option<Date>)> {
        let mut all = Vec::new();
        for version in self.versions.iter().rev() {
            all.push((Wording { version, edition: 0 }, version.dated));
            all.extend(version.editions.iter().map(|edition| (Wording { version, edition: edition.number }, edition.dated)));
        }
        all
    }
}

/// `GET /assignments/urn-formal/{nid}`: the page for browsers, the template text for everything else; a suffix fixes the form.
pub fn namespace(cx: &Cx) -> Result<Reply, Problem> {
    if let Some(name) = cx.query.first_unknown(&["on"]) {
        return Err(Problem::bad_request(format!("This page does not know the parameter \"{name}\"")));
    }
    let asked = suffix(cx.param("nid"));
    let nid = match nid_of(cx, &asked.rest)? {
        Ok(nid) => nid,
        Err(moved) => return Ok(moved),
    };
    let loaded = load(cx, &nid)?;
    let newest = loaded.newest()?;
    if cx.query.has("on") {
        return in_force(cx, &loaded);
    }
    let reply = match (asked.form, cx.wants()) {
        (Some("html"), _) | (None, Form::Html | Form::Xml) => page(cx, &loaded, newest, false)?,
        (Some("txt"), _) | (None, Form::Text) => {
            data("text/plain; charset=utf-8", files::namespace_txt(&loaded.namespace, newest))
        }
        (Some("json"), _) | (None, Form::Json) => {
            json(&files::namespace_json(&loaded.namespace, &loaded.versions, &cx.post().public_url))
        }
        (Some("jsonld"), _) | (None, Form::LinkedData) => {
            let value = files::namespace_linked(&loaded.namespace, &cx.post().public_url, files::purpose(&newest));
            data("application/ld+json", format!("{value:#}\n"))
        }
        (Some("atom"), _) => {
            /// Changes in the feed of one namespace.
            const FEED: i64 = 100;
            let changes = cx.read(|conn| Ok(queries::newest_changes(conn, Some(&nid), FEED)?))?;
            let address = format!("{}{}.atom", cx.post().public_url, addresses::namespace(loaded.namespace.kind, &nid));
            data("application/atom+xml", files::feed(&changes, &format!("urn:{nid}: changes"), &address, &cx.post().public_url))
        }
        _ => return Err(Problem::not_found("This form")),
    };
    let latest = loaded.address(newest);
    let this = addresses::namespace(loaded.namespace.kind, &nid);
    let alternate = |suffix: &str, kind: &str| format!("<{this}.{suffix}>; rel=\"alternate\"; type=\"{kind}\"");
    let links = [
        format!("<{this}>; rel=\"canonical\""),
        format!("<{latest}>; rel=\"latest-version\""),
        format!("<{this}/versions>; rel=\"version-history\""),
        alternate("txt", "text/plain"),
        alternate("json", "application/json"),
        alternate("atom", "application/atom+xml"),
    ];
    Ok(reply.header("Link", links.join(", ")))
}

fn json(value: &serde_json::Value) -> Reply {
    data("application/json", format!("{value:#}\n"))
}

/// `?on=2019-06-01`: to the wording that was in force that day, as far as dates are recorded.
fn in_force(cx: &Cx, loaded: &Loaded) -> Result<Reply, Problem> {
    let text = cx.query.get("on");
    let day: Date = text.parse().map_err(|_| Problem::bad_request("Give the day as YYYY-MM-DD, for example ?on=2019-06-01"))?;
    let before = loaded.wordings().into_iter().rev().find(|(_, from)| from.is_some_and(|from| from <= day));
    let Some((wording, _)) = before else {
        return Err(Problem::not_found(&format!(
            "A version of {} with a recorded date of {day} or before",
            loaded.namespace.nid
        )));
    };
    Ok(Reply { status: 302, ..Reply::text("") }.header("Location", loaded.address(wording)))
}

/// `GET /assignments/urn-formal/{nid}/{version}`: a version or an edition, for ever; also `versions`, `history` and the timeline.
pub fn version(cx: &Cx) -> Result<Reply, Problem> {
    let asked = suffix(cx.param("version"));
    let is_number = asked.rest.bytes().all(|b| b.is_ascii_digit() || b == b'.');
    if !is_number && (asked.rest.as_str(), asked.form) != ("timeline", Some("svg")) {
        return Err(Problem::not_found("This version"));
    }
    let nid = match nid_of(cx, cx.param("nid"))? {
        Ok(nid) => nid,
        Err(moved) => return Ok(moved),
    };
    let loaded = load(cx, &nid)?;
    if (asked.rest.as_str(), asked.form) == ("timeline", Some("svg")) {
        return Ok(data("image/svg+xml", timeline(cx, &loaded, None)));
    }
    let wording = loaded.wording(&asked.rest)?;
    let is_edition = asked.rest.contains('.');
    let reply = match (asked.form, cx.wants()) {
        (Some("html"), _) | (None, Form::Html | Form::Xml) => page(cx, &loaded, wording, true)?,
        (Some("txt"), _) | (None, Form::Text) => {
            data("text/plain; charset=utf-8", files::namespace_txt(&loaded.namespace, wording))
        }
        (Some("json"), _) | (None, Form::Json | Form::LinkedData) => {
            json(&files::version_json(&loaded.namespace, wording, &cx.post().public_url, true))
        }
        _ => return Err(Problem::not_found("This form")),
    };
    // The bytes of one edition never change.
    let reply = if is_edition && reply.content_type.starts_with("text/plain") && wording.text().is_some() {
        reply.forever()
    } else {
        reply
    };
    Ok(reply.header("Link", version_links(&loaded, wording)?))
}

/// RFC 5829: predecessor, successor, latest and history.
fn version_links(loaded: &Loaded, wording: Wording<'_>) -> Result<String, Problem> {
    let all = loaded.wordings();
    let at = all.iter().position(|(other, _)| (other.version.number, other.edition) == (wording.version.number, wording.edition));
    let link = |wording: Wording<'_>, relation: &str| format!("<{}>; rel=\"{relation}\"", loaded.address(wording));
    let mut links = vec![
        link(wording, "canonical"),
        link(loaded.newest()?, "latest-version"),
        format!("<{}/versions>; rel=\"version-history\"", addresses::namespace(loaded.namespace.kind, &loaded.namespace.nid)),
    ];
    if let Some((before, _)) = at.and_then(|at| at.checked_sub(1)).and_then(|at| all.get(at)) {
        links.push(link(*before, "predecessor-version"));
    }
    if let Some((after, _)) = at.and_then(|at| all.get(at + 1)) {
        links.push(link(*after, "successor-version"));
    }
    Ok(links.join(", "))
}

fn name(wording: Wording<'_>) -> String {
    if wording.version.editions.is_empty() {
        wording.version.number.to_string()
    } else {
        format!("{}.{}", wording.version.number, wording.edition)
    }
}

fn rows(loaded: &Loaded, shown: Option<Wording<'_>>) -> Vec<VersionRow> {
    let (kind, nid) = (loaded.namespace.kind, &loaded.namespace.nid);
    let all = loaded.wordings();
    let mut rows: Vec<VersionRow> = all
        .iter()
        .enumerate()
        .map(|(i, (wording, date))| {
            let before = i.checked_sub(1).and_then(|i| all.get(i)).map(|(before, _)| *before);
            let both_held = before.is_some_and(|before| before.text().is_some()) && wording.text().is_some();
            let (source, source_href) = match wording.of_edition().map(|edition| &edition.origin) {
                Some(EditionOrigin::Corrected { class, reason, request_number }) => {
                    (format!("correction ({}): {reason}", class.words()), request_number.as_ref().map(addresses::request))
                }
                Some(EditionOrigin::Imported) => ("another wording found at IANA".to_owned(), None),
                None => (
                    source(wording.version),
                    match &wording.version.origin {
                        Origin::Registered { request_number } => Some(addresses::request(request_number)),
                        Origin::Imported => None,
                    },
                ),
            };
            VersionRow {
                name: name(*wording),
                href: loaded.address(*wording),
                date: recorded(*date),
                source,
                source_href,
                current: shown
                    .is_some_and(|shown| (shown.version.number, shown.edition) == (wording.version.number, wording.edition)),
                diff: before
                    .filter(|_| both_held)
                    .map(|before| addresses::diff(kind, nid, &name_in_full(before), &name_in_full(*wording))),
            }
        })
        .collect();
    rows.reverse();
    rows
}

fn name_in_full(wording: Wording<'_>) -> String {
    format!("{}.{}", wording.version.number, wording.edition)
}

fn timeline(cx: &Cx, loaded: &Loaded, shown: Option<Wording<'_>>) -> String {
    let bars: Vec<TimelineBar> = loaded
        .wordings()
        .into_iter()
        .map(|(wording, from)| TimelineBar {
            name: name(wording),
            href: loaded.address(wording),
            from,
            is_edition: wording.edition > 0,
            here: shown.is_some_and(|shown| (shown.version.number, shown.edition) == (wording.version.number, wording.edition)),
        })
        .collect();
    pictures::timeline(loaded.namespace.nid.as_str(), &bars, crate::clock::day(cx.now))
}

fn honest(namespace: &Namespace, wording: Wording<'_>) -> Vec<&'static str> {
    let mut notes = Vec::new();
    if namespace.registered_on.is_none() {
        notes.push("No date of registration recorded");
    }
    if !wording.version.number_recorded {
        notes.push("No version number recorded");
    }
    if wording.text().is_none() {
        notes.push("Template not held here");
    }
    if namespace.registrant.is_none() && namespace.contact.is_none() && wording.text().is_none() {
        notes.push("No contact recorded");
    }
    notes
}

fn page(cx: &Cx, loaded: &Loaded, shown: Wording<'_>, is_version_page: bool) -> Result<Reply, Problem> {
    let namespace = &loaded.namespace;
    let (kind, nid) = (namespace.kind, &namespace.nid);
    let newest = loaded.newest()?;
    let shown_name = name(shown);
    let title =
        if is_version_page { format!("{nid}, version {shown_name}") } else { format!("{nid}: URN namespace registration") };
    let text = shown.text();
    let is_newest = (shown.version.number, shown.edition) == (newest.version.number, newest.edition);
    let this = if is_version_page { loaded.address(shown) } else { addresses::namespace(kind, nid) };
    let linked = files::namespace_linked(namespace, &cx.post().public_url, files::purpose(&shown));
    let dated = shown.of_edition().map_or(shown.version.dated, |edition| edition.dated);
    Reply::page(&NamespacePage {
        shell: Shell::new(cx, title, Nav::Registry),
        nid: nid.to_string(),
        kind,
        status: namespace.status.name(),
        status_tag: if namespace.status == Status::Active && namespace.unlisted_on.is_none() { "tag-ok" } else { "tag-warn" },
        status_words: crate::registry::formats::json::status_words(namespace.status),
        list_anchor: if kind == Kind::Formal { "urn-namespaces-1" } else { "urn-namespaces-2" },
        registered_on: recorded(namespace.registered_on.as_ref()),
        updated_on: namespace.updated_on.as_ref().map_or_else(|| "no revision recorded".to_owned(), ToString::to_string),
        registrant: namespace.registrant.clone().unwrap_or_else(|| "not recorded; see the references".to_owned()),
        contact: namespace.contact.clone().unwrap_or_else(|| "see the registration".to_owned()),
        references: references(namespace),
        template_url: namespace.template_url().map(str::to_owned).filter(|_| text.is_none()),
        permanent: loaded.address(shown),
        latest: addresses::namespace(kind, nid),
        number_words: if shown.version.number_recorded {
            format!("Version {shown_name}")
        } else {
            "No version number recorded".to_owned()
        },
        cite: format!(
            "URN namespace \"{nid}\"{}, {}{}",
            if shown.version.number_recorded { format!(", version {shown_name}") } else { String::new() },
            cx.post().public_url,
            loaded.address(shown)
        ),
        name: shown_name,
        dated: recorded(dated),
        source: source(shown.version),
        fingerprint: text.map(|text| text.fingerprint.clone()),
        fields: text.map(|text| field_texts(&text.template)).unwrap_or_default(),
        versions: rows(loaded, Some(newest)),
        newer: (!is_newest).then(|| {
            (name(newest), loaded.address(newest), addresses::diff(kind, nid, &name_in_full(shown), &name_in_full(newest)))
        }),
        is_version_page,
        unlisted: namespace.unlisted_on.map(|day| day.to_string()),
        successor: namespace.successor.as_ref().map(|other| (other.to_string(), addresses::namespace(kind, other))),
        honest: honest(namespace, shown),
        timeline: timeline(cx, loaded, Some(shown)),
        pictures: text.map(|text| railroad::pictures(text.template.text(crate::template::Field::Syntax))).unwrap_or_default(),
        formats: [("Plain text", "txt"), ("JSON", "json")]
            .into_iter()
            .map(|(words, suffix)| (words, format!("{this}.{suffix}")))
            .collect(),
        linked: linked.to_string().replace('<', "\\u003c"),
    })
}

#[derive(View)]
#[template(path = "registry/versions.html")]
struct VersionsPage {
    shell: Shell,
    nid: String,
    latest: String,
    versions: Vec<VersionRow>,
    timeline: String,
    since: String,
    choices: Vec<String>,
    diff_base: String,
}

fn here(cx: &Cx) -> Result<Result<Loaded, Reply>, Problem> {
    match nid_of(cx, cx.param("nid"))? {
        Ok(nid) => Ok(Ok(load(cx, &nid)?)),
        Err(moved) => Ok(Err(moved)),
    }
}

/// `GET /assignments/urn-formal/{nid}/versions`
pub fn versions(cx: &Cx) -> Result<Reply, Problem> {
    let loaded = match here(cx)? {
        Ok(loaded) => loaded,
        Err(moved) => return Ok(moved),
    };
    let namespace = &loaded.namespace;
    Reply::page(&VersionsPage {
        shell: Shell::new(cx, format!("{}: versions", namespace.nid), Nav::Registry),
        nid: namespace.nid.to_string(),
        latest: addresses::namespace(namespace.kind, &namespace.nid),
        versions: rows(&loaded, loaded.versions.first().map(Wording::newest)),
        timeline: timeline(cx, &loaded, None),
        since: recorded(namespace.registered_on.as_ref()),
        choices: loaded
            .wordings()
            .into_iter()
            .filter(|(wording, _)| wording.text().is_some())
            .map(|(wording, _)| name_in_full(wording))
            .collect(),
        diff_base: format!("{}/diff", addresses::namespace(namespace.kind, &namespace.nid)),
    })
}

#[derive(View)]
#[template(path = "registry/history.html")]
struct HistoryPage {
    shell: Shell,
    nid: String,
    latest: String,
    changes: Vec<ChangeRow>,
    acts: Vec<ActRow>,
}

struct ChangeRow {
    serial: i64,
    at: String,
    words: &'static str,
    detail: String,
}

struct ActRow {
    at: String,
    by: String,
    words: &'static str,
    detail: String,
}

/// `GET /assignments/urn-formal/{nid}/history`: every change of the registration, and what led to it.
pub fn history(cx: &Cx) -> Result<Reply, Problem> {
    /// Changes shown.
    const MOST: i64 = 500;
    let loaded = match here(cx)? {
        Ok(loaded) => loaded,
        Err(moved) => return Ok(moved),
    };
    let nid = &loaded.namespace.nid;
    let (changes, events) = cx.read(|conn| {
        Ok((queries::newest_changes(conn, Some(nid), MOST)?, crate::history::queries::of_nid(conn, nid.as_str())?))
    })?;
    let time = crate::requests::pages::time;
    Reply::page(&HistoryPage {
        shell: Shell::new(cx, format!("{nid}: history"), Nav::Registry),
        nid: nid.to_string(),
        latest: addresses::namespace(loaded.namespace.kind, nid),
        changes: changes
            .into_iter()
            .map(|change: Change| ChangeRow {
                serial: change.serial,
                at: time(change.at),
                words: change.what.words(),
                detail: change.detail,
            })
            .collect(),
        acts: events
            .into_iter()
            .map(|event| ActRow { at: time(event.at), by: event.by, words: event.act.words(), detail: event.detail })
            .collect(),
    })
}

#[derive(View)]
#[template(path = "registry/diff.html")]
struct DiffPage {
    shell: Shell,
    nid: String,
    latest: String,
    a: String,
    b: String,
    a_href: String,
    b_href: String,
    side: bool,
    cards: Vec<DiffCard>,
    substance: String,
    here: String,
}

/// `GET /assignments/urn-formal/{nid}/diff/{a}/{b}`: what changed between any two wordings; `?view=side` in two columns, `.txt` and
/// `.patch` as text.
pub fn diff(cx: &Cx) -> Result<Reply, Problem> {
    if let Some(name) = cx.query.first_unknown(&["view"]) {
        return Err(Problem::bad_request(format!("This page does not know the parameter \"{name}\"")));
    }
    let side = match cx.query.get("view") {
        "" | "inline" => false,
        "side" => true,
        _ => return Err(Problem::bad_request("The views are inline and side")),
    };
    let loaded = match here(cx)? {
        Ok(loaded) => loaded,
        Err(moved) => return Ok(moved),
    };
    let asked = suffix(cx.param("b"));
    let (a, b) = (loaded.wording(cx.param("a"))?, loaded.wording(&asked.rest)?);
    let held = |wording: Wording<'_>| {
        wording
            .text()
            .map(|text| text.template.clone())
            .ok_or_else(|| Problem::not_found(&format!("The text of version {}", name(wording))))
    };
    let (old, new) = (held(a)?, held(b)?);
    let substance = changed_in_substance(&old, &new);
    let names =
        (format!("{}-{}", loaded.namespace.nid, name_in_full(a)), format!("{}-{}", loaded.namespace.nid, name_in_full(b)));
    let text = |wording: Wording<'_>| wording.text().map(|text| text.canonical.clone()).unwrap_or_default();
    match asked.form {
        Some("patch") => return Ok(data("text/x-diff; charset=utf-8", patch((&names.0, &text(a)), (&names.1, &text(b))))),
        Some("txt") => {
            let print = if side { Print::Side } else { Print::Inline };
            return Ok(data("text/plain; charset=utf-8", plain(&compare(&old, &new, Instant::now()), &substance, print)));
        }
        Some("json") => {
            let diffs = compare(&old, &new, Instant::now());
            let list: Vec<serde_json::Value> = diffs.iter().map(|diff| diff.to_json(substance.contains(&diff.field))).collect();
            return Ok(json(
                &serde_json::json!({ "nid": loaded.namespace.nid.as_str(), "a": name_in_full(a), "b": name_in_full(b), "fields": list }),
            ));
        }
        Some("html") | None => {}
        Some(_) => return Err(Problem::not_found("This form")),
    }
    let labels: Vec<&str> = substance.iter().map(|field| field.label()).collect();
    Reply::page(&DiffPage {
        shell: Shell::new(cx, format!("{}: {} and {}", loaded.namespace.nid, name(a), name(b)), Nav::Registry),
        nid: loaded.namespace.nid.to_string(),
        latest: addresses::namespace(loaded.namespace.kind, &loaded.namespace.nid),
        a: name(a),
        b: name(b),
        a_href: loaded.address(a),
        b_href: loaded.address(b),
        side,
        cards: diff_cards(&old, &new),
        substance: labels.join(", "),
        here: addresses::diff(loaded.namespace.kind, &loaded.namespace.nid, &name_in_full(a), &name_in_full(b)),
    })
}
