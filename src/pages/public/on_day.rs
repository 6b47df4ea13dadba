//! A namespace on a date: the current version, or the list entry if no text of that date is available.

use crate::http::accept::PageFormat;
use crate::http::addresses;
use crate::http::cx::RequestContext;
use crate::http::day;
use crate::http::error::HttpError;
use crate::http::filters;
use crate::http::response::{Response, cacheable_file, pretty};
use crate::http::shell::{NavSection, Shell};
use crate::pages::partials::fields::{RefLink, references};
use crate::pages::public::facts::{Facts, facts};
use crate::pages::public::loaded::{LoadedNamespace, RequestedResource, load_namespace};
use crate::pages::public::memento;
use crate::refusal::Refusal;
use crate::registry::between_lists::Lists;
use crate::registry::files::{RegistryFile, VersionEdition};
use crate::registry::known_facts::KnownFacts;
use crate::registry::{feeds, files, log, on_date};
use crate::store::AnyConnection;
use askama::Template as View;
use jiff::civil::Date;
use urn_registry::i18n::Phrase;
use urn_registry::nid::Nid;

#[derive(View)]
#[template(path = "public/on_day.html")]
struct NamespaceOnDatePage {
    shell: Shell,
    nid: String,
    on: String,
    latest: String,
    /// The first date on which the source listed it, and the date of its removal.
    since: Option<String>,
    unlisted: Option<String>,
    facts: Facts,
    references: Vec<RefLink>,
    template_url: Option<String>,
    json: String,
    list: String,
}

/// A date between two lists of the source.
pub(super) struct BetweenLists {
    pub(super) day: String,
    pub(super) list: String,
    pub(super) next: String,
}

/// What the page says about a date between two lists; `None` if everything is known.
pub(super) fn between_lists(day: Date, lists: Lists) -> Option<BetweenLists> {
    let (list, next) = lists.list.zip(lists.next_list).filter(|_| lists.is_between(day))?;
    Some(BetweenLists { day: day.to_string(), list: list.to_string(), next: next.to_string() })
}

/// A namespace now or, with `?on=`, on a date on which it may not have had a version.
pub(super) fn load_on_date(cx: &RequestContext, nid: &Nid) -> Result<(LoadedNamespace, Option<Date>), HttpError> {
    let loaded = load_namespace(cx, nid)?;
    let Some(day) = day::parse_date_parameter(cx, "on")? else { return Ok((loaded, None)) };
    let (namespace, versions, _) = cx.read(|conn| on_date::namespace_on(conn, nid, day))?;
    Ok((LoadedNamespace { namespace, versions }, Some(day)))
}

/// A namespace on a date, with the version and edition that were in force, if there was a text.
pub(super) fn namespace_on_date(
    cx: &RequestContext,
    now: &LoadedNamespace,
    day: Date,
) -> Result<(LoadedNamespace, Option<(u32, u32)>), HttpError> {
    let (namespace, versions, moment) = cx.read(|conn| on_date::namespace_on(conn, &now.namespace.nid, day))?;
    let in_force = moment
        .map(|moment| (moment.version, moment.edition))
        .filter(|(number, _)| versions.iter().any(|version| version.number == *number && !version.is_bare_registration()));
    Ok((LoadedNamespace { namespace, versions }, in_force))
}

/// `?on=2019-06-01`: redirects to the version that was current on that date in the requested format. Formats that no version has,
/// and dates without an available text, are answered here.
pub(super) fn show_namespace_on_date(
    cx: &RequestContext,
    nid: &Nid,
    asked: &RequestedResource,
    day: Date,
) -> Result<Response, HttpError> {
    let (then, in_force) = namespace_on_date(cx, &load_namespace(cx, nid)?, day)?;
    let wording = in_force.and_then(|(number, edition)| {
        let version = then.versions.iter().find(|version| version.number == number)?;
        Some(VersionEdition { version, edition })
    });
    let (known, home) = (cx.known_namespaces()?, &cx.mail().public_url);
    let facts = KnownFacts::from_namespace(&then.namespace, known.book.profile(nid.as_str()));
    let purpose = wording.and_then(|wording| files::purpose(&wording));
    let this = addresses::namespace_path(then.namespace.kind, nid);
    let original = format!("{this}{}", asked.form.map(|form| format!(".{form}")).unwrap_or_default());
    let reply = match (asked.form, wording) {
        (Some("jsonld"), _) => cacheable_file(
            "application/ld+json",
            format!("{:#}\n", files::namespace_linked_data(&then.namespace, &facts, home, purpose)),
        ),
        (Some("ttl"), _) => {
            cacheable_file(RegistryFile::Turtle.content_type(), files::namespace_turtle(&then.namespace, &facts, home, purpose))
        }
        (Some("csv"), _) => {
            let number = wording.filter(|wording| wording.version.number_recorded).map(|wording| wording.version.number);
            cacheable_file(RegistryFile::Csv.content_type(), files::namespace_csv(&then.namespace, number, facts, home))
        }
        (Some("atom"), _) => {
            cacheable_file("application/atom+xml", cx.read(|conn| namespace_feed(conn, nid, &then, home, Some(day)))?)
        }
        (form, Some(wording)) => {
            let suffix = form.map(|form| format!(".{form}")).unwrap_or_default();
            // The page states that it is the one of this day; a file is the same on every day.
            let is_page = matches!((form, cx.preferred_format()), (Some("html"), _) | (None, PageFormat::Html | PageFormat::Xml));
            let asked = if is_page { format!("?day={day}") } else { String::new() };
            let address = format!("{}{suffix}{asked}", then.wording_url(wording));
            return Ok(Response { status: 302, ..Response::text("") }.header("Location", address));
        }
        (form, None) => match form.map_or_else(|| cx.preferred_format(), format_of_suffix) {
            PageFormat::Json | PageFormat::LinkedData => {
                pretty(&files::namespace_json(&then.namespace, &then.versions, facts, home))?
            }
            PageFormat::Html | PageFormat::Xml => namespace_on_date_page(cx, &then, day)?,
            _ => return Err(HttpError::not_found_because(no_text_reason(cx, &then, day)?)),
        },
    };
    Ok(memento::add_date_headers(reply, &original, &format!("{this}/timemap"), day))
}

/// The format of a suffix; a version is cited as text.
fn format_of_suffix(form: &str) -> PageFormat {
    match form {
        "html" => PageFormat::Html,
        "json" => PageFormat::Json,
        _ => PageFormat::Text,
    }
}

/// Why there is no text for a date.
fn no_text_reason(cx: &RequestContext, then: &LoadedNamespace, day: Date) -> Result<String, HttpError> {
    let nid = &then.namespace.nid;
    let since = cx.read(|conn| on_date::first_listed(conn, nid))?;
    let listed = since
        .filter(|since| *since <= day)
        .map(|since| format!(" The namespace was listed on {since} or earlier."))
        .unwrap_or_default();
    Ok(format!("The text of urn:{nid} as of {day} is not available in this registry.{listed}"))
}

fn namespace_on_date_page(cx: &RequestContext, then: &LoadedNamespace, day: Date) -> Result<Response, HttpError> {
    let namespace = &then.namespace;
    let nid = &namespace.nid;
    let since = cx.read(|conn| on_date::first_listed(conn, nid))?.filter(|since| *since <= day);
    let latest = addresses::namespace_path(namespace.kind, nid);
    cx.render_page(&NamespaceOnDatePage {
        shell: Shell::new(
            cx,
            Phrase::new("registry-day-title").arg("nid", nid.as_str()).arg("day", day.to_string()),
            NavSection::Registry,
        ),
        nid: nid.to_string(),
        on: day.to_string(),
        since: since.map(|day| day.to_string()),
        unlisted: namespace.unlisted_on.map(|day| day.to_string()),
        facts: facts(then, None, day),
        references: references(namespace),
        template_url: namespace.template_url().map(str::to_owned),
        json: format!("{latest}.json?on={day}"),
        list: format!("{}?on={day}", addresses::REGISTRY_PATH),
        latest,
    })
}

/// The changes of a namespace as a feed, up to a date or all.
pub(super) fn namespace_feed(
    conn: &mut AnyConnection,
    nid: &Nid,
    loaded: &LoadedNamespace,
    home: &str,
    by: Option<Date>,
) -> Result<String, Refusal> {
    /// The maximum number of changes in the feed of one namespace.
    const FEED_CHANGES_MAX: usize = 100;
    let mut changes = log::changes_of(conn, nid, i64::MAX)?;
    changes.retain(|change| by.is_none_or(|by| change.day() <= by));
    changes.truncate(FEED_CHANGES_MAX);
    let page = format!("{home}{}", addresses::namespace_path(loaded.namespace.kind, nid));
    feeds::feed(conn, &changes, &format!("urn:{nid}: changes"), (&format!("{page}.atom"), &page), home)
}
