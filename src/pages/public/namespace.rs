//! The page of a namespace: summary, registrant, syntax, missing information; and the page of one version.

use crate::history::redactions::reason_in;
use crate::http::accept::{PageFormat, asks_for_text};
use crate::http::addresses;
use crate::http::cx::RequestContext;
use crate::http::day;
use crate::http::error::HttpError;
use crate::http::filters;
use crate::http::response::{Response, cacheable_file, pretty};
use crate::http::shell::{NavSection, Shell};
use crate::pages::partials::fields::{RefLink, TemplateFieldText, field_texts, references};
use crate::pages::partials::railroad;
use crate::pages::partials::reading::{self, ProfileCard, ResolverRow};
use crate::pages::partials::terms::{kind_title, status_name, status_words};
use crate::pages::public::facts::{Facts, facts};
use crate::pages::public::linked::{namespace_links, version_citation};
use crate::pages::public::loaded::{
    LoadedNamespace, VersionRow, load_namespace, nid_or_redirect, split_format_suffix, version_and_edition, version_phrase,
    version_rows, version_source, version_timeline,
};
use crate::pages::public::{memento, on_day};
use crate::registry::files::{RegistryFile, VersionEdition};
use crate::registry::formats::links::link_header;
use crate::registry::known_facts::KnownFacts;
use crate::registry::{GrantedAppeal, Kind, Namespace, Statement, Status, files, profiles};
use crate::users::Role;
use askama::Template as View;
use jiff::civil::Date;
use urn_registry::i18n::{Lang, Phrase};
use urn_registry::nid::Nid;
use urn_registry::template::Field;

/// The number of resolvers that are not folded.
const RESOLVERS_UNFOLDED_MAX: usize = 4;

/// The number of versions above which the table is folded; the timeline shows them.
const VERSIONS_UNFOLDED_MAX: usize = 5;

#[derive(View)]
#[template(path = "public/namespace.html")]
struct NamespacePage {
    shell: Shell,
    nid: String,
    kind: Phrase,
    list_anchor: &'static str,
    latest: String,
    standing: StatusCard,
    shown: ShownVersion,
    facts: Facts,
    references: Vec<RefLink>,
    versions: Vec<VersionRow>,
    is_version_page: bool,
    /// The requested day, if the displayed text was in force then.
    on: Option<String>,
    /// Missing information, in one box.
    missing: Vec<Phrase>,
    timeline: String,
    /// The grammar of the displayed text.
    pictures: Vec<railroad::RuleDiagram>,
    /// The current profile; on the page of the namespace only.
    reading: Option<ProfileCard>,
    /// The meaning of the mark of facts from the profile, if the page has one.
    legend: Option<Phrase>,
    /// The first resolvers, and the others.
    resolvers: Vec<ResolverRow>,
    more_resolvers: Vec<ResolverRow>,
    /// When a contact last confirmed that it is still right; on the page of the namespace only.
    contact_confirmed: Option<String>,
    formats: Vec<(Phrase, String)>,
    /// The citation in formats for reference managers.
    citations: Vec<(Phrase, String)>,
    linked: String,
    /// Where an operator edits the record in the list.
    record: Option<String>,
}

/// The status of a namespace, and what was recorded about it.
#[derive(Default)]
struct StatusCard {
    is_active: bool,
    name: Phrase,
    tag: &'static str,
    text: Phrase,
    /// The reason for the status, and since when.
    said: Option<Statement>,
    unlisted: Option<String>,
    successor: Option<(String, String)>,
    /// Error flags of the whole namespace, and of the displayed version.
    in_error: Vec<(Phrase, Statement)>,
    /// The granted appeals against the registration, with the URLs of the requests.
    appeals: Vec<(String, GrantedAppeal)>,
}

impl StatusCard {
    fn from_namespace(namespace: &Namespace, version: u32) -> Self {
        let (status, marks) = (namespace.status, &namespace.marks);
        let is_active = status == Status::Active;
        let successor = namespace.successor.as_ref();
        Self {
            is_active,
            name: status_name(status),
            tag: if is_active && namespace.unlisted_on.is_none() { "ok" } else { "warn" },
            text: status_words(status),
            said: marks.status.clone(),
            unlisted: namespace.unlisted_on.map(|day| day.to_string()),
            successor: successor.map(|other| (other.to_string(), addresses::namespace_path(namespace.kind, other))),
            in_error: error_flags(namespace, version),
            appeals: marks.appeals.iter().map(|mark| (addresses::request_path(&mark.request), mark.clone())).collect(),
        }
    }
}

/// The displayed version and its text.
#[derive(Default)]
struct ShownVersion {
    /// Its name in a sentence: "version 5.1".
    called: Phrase,
    /// Its number and date, if it has them.
    numbered: Option<Phrase>,
    dated: Option<String>,
    /// When it was registered here.
    registered: Option<String>,
    source: Phrase,
    permanent: String,
    cite: Phrase,
    fields: Vec<TemplateFieldText>,
    /// The notice instead of a redacted text.
    redacted: Option<String>,
    /// Where a text is that is not available here.
    template_url: Option<String>,
    fingerprint: Option<String>,
    /// The proof that the text is in the public log.
    proof: Option<String>,
    /// The name and URL of the latest version, and the URL of a comparison with it; `None` unless an older version is shown.
    newer: Option<(Phrase, String, Option<String>)>,
}

impl ShownVersion {
    fn from_wording(cx: &RequestContext, loaded: &LoadedNamespace, shown: VersionEdition<'_>) -> Result<Self, HttpError> {
        let (namespace, text, newest) = (&loaded.namespace, shown.text(), loaded.newest_wording()?);
        let (version, permanent) = (shown.version, loaded.wording_url(shown));
        let is_newest = (version.number, shown.edition) == (newest.version.number, newest.edition);
        let dated = shown.of_edition().map_or(version.dated, |edition| edition.dated);
        Ok(Self {
            called: version_phrase(shown),
            numbered: shown.name().map(|name| Phrase::new("word-version").arg("name", name)),
            dated: dated.map(|date| date.to_string()),
            registered: version.registered_on().map(|day| day.to_string()),
            source: version_source(version),
            cite: citation(&namespace.nid, shown, format!("{}{permanent}", cx.mail().public_url)),
            permanent,
            fields: text.map(|text| field_texts(&text.template)).unwrap_or_default(),
            redacted: namespace.marks.redaction_notice(version.number, shown.edition).map(|said| said.reason.clone()),
            template_url: namespace.template_url().map(str::to_owned).filter(|_| text.is_none()),
            fingerprint: text.map(|text| text.fingerprint.clone()),
            proof: proof_url(cx, namespace, shown),
            newer: (!is_newest).then(|| newest_version_link(loaded, shown, newest)),
        })
    }
}

/// `GET /assignments/urn-formal/{nid}`: the page for browsers, the template text for other clients; a suffix or the `Accept` header
/// selects the format.
pub fn show_namespace(cx: &RequestContext) -> Result<Response, HttpError> {
    let mut asked = split_format_suffix(cx.param("nid"));
    asked.form = asked.form.or_else(|| cx.preferred_format().suffix());
    let nid = match nid_or_redirect(cx, &asked.rest)? {
        Ok(nid) => nid,
        Err(moved) => return Ok(moved),
    };
    if let Some(day) = day::parse_date_parameter(cx, "on")? {
        return on_day::show_namespace_on_date(cx, &nid, &asked, day);
    }
    let loaded = load_namespace(cx, &nid)?;
    let newest = loaded.newest_wording()?;
    if let Some(at) = memento::accept_datetime(cx)? {
        return memento::namespace_timegate(cx, &loaded, at, asked.form);
    }
    let (known, home) = (cx.known_namespaces()?, &cx.mail().public_url);
    let facts = KnownFacts::from_namespace(&loaded.namespace, known.book.profile(nid.as_str()));
    let links = namespace_links(cx, &loaded, loaded.wording_url(newest));
    let reply = match (asked.form, cx.preferred_format()) {
        (Some("html"), _) | (None, PageFormat::Html | PageFormat::Xml) => namespace_page(cx, &loaded, newest, false)?,
        (Some("txt"), _) | (None, PageFormat::Text) => {
            template_text_response(cx, &loaded, newest, &addresses::namespace_path(loaded.namespace.kind, &nid), asked.form)
        }
        (Some("json"), _) | (None, PageFormat::Json) => {
            pretty(&files::namespace_json(&loaded.namespace, &loaded.versions, facts, home))?
        }
        (Some("jsonld"), _) | (None, PageFormat::LinkedData) => {
            let value = files::namespace_linked_data(&loaded.namespace, &facts, home, files::purpose(&newest));
            cacheable_file("application/ld+json", format!("{value:#}\n"))
        }
        (Some("ttl"), _) => {
            let text = files::namespace_turtle(&loaded.namespace, &facts, home, files::purpose(&newest));
            cacheable_file(RegistryFile::Turtle.content_type(), text)
        }
        (Some("csv"), _) => {
            let number = newest.version.number_recorded.then_some(newest.version.number);
            cacheable_file(RegistryFile::Csv.content_type(), files::namespace_csv(&loaded.namespace, number, facts, home))
        }
        (Some("atom"), _) => {
            cacheable_file("application/atom+xml", cx.read(|conn| on_day::namespace_feed(conn, &nid, &loaded, home, None))?)
        }
        (Some(form @ ("bib" | "csl")), _) => version_citation(cx, &loaded, newest, form)?,
        _ => return Err(HttpError::not_found(Phrase::new("thing-form"))),
    };
    Ok(reply.header("Link", link_header(&links)))
}

/// The template as plain text. If it is not available here, the response is 404 and states where the text is; a client that accepts
/// anything gets the page.
fn template_text_response(
    cx: &RequestContext,
    loaded: &LoadedNamespace,
    wording: VersionEdition<'_>,
    this: &str,
    suffix: Option<&str>,
) -> Response {
    match files::namespace_txt(&loaded.namespace, wording) {
        Ok(text) => cacheable_file("text/plain; charset=utf-8", text),
        Err(place) if suffix.is_some() || asks_for_text(cx.header("accept")) => Response { status: 404, ..Response::text(place) },
        Err(place) => Response { status: 303, ..Response::text(place) }.header("Location", format!("{this}.html")),
    }
}

/// Path segments other than versions.
const NON_VERSION_PATHS: [(&str, Option<&str>); 2] = [("timeline", Some("svg")), ("timemap", None)];

/// `GET /assignments/urn-formal/{nid}/{version}`: the permanent page of a version or correction; also `versions`, `history` and
/// the timeline.
pub fn show_version(cx: &RequestContext) -> Result<Response, HttpError> {
    let asked = split_format_suffix(cx.param("version"));
    let is_number = asked.rest.bytes().all(|b| b.is_ascii_digit() || b == b'.');
    let beside = (asked.rest.as_str(), asked.form);
    if !is_number && !NON_VERSION_PATHS.contains(&beside) {
        return Err(HttpError::not_found(Phrase::new("thing-version")));
    }
    let nid = match nid_or_redirect(cx, cx.param("nid"))? {
        Ok(nid) => nid,
        Err(moved) => return Ok(moved),
    };
    if beside == ("timeline", Some("svg")) {
        return Ok(cacheable_file("image/svg+xml", version_timeline(cx, &on_day::load_on_date(cx, &nid)?.0, None, Lang::En)));
    }
    // A version does not depend on the date, and its time map covers all versions, so this response must not be used for a request with a
    // date.
    if cx.query.has("on") {
        return Err(HttpError::bad_request(Phrase::new("refusal-same-every-day")));
    }
    let loaded = load_namespace(cx, &nid)?;
    if beside == ("timemap", None) {
        return memento::timemap(cx, &loaded);
    }
    let wording = loaded.find_wording(&asked.rest)?;
    let is_edition = asked.rest.contains('.');
    let reply = match (asked.form, cx.preferred_format()) {
        (Some("html"), _) | (None, PageFormat::Html | PageFormat::Xml) => namespace_page(cx, &loaded, wording, true)?,
        (Some("txt"), _) | (None, PageFormat::Text) => {
            template_text_response(cx, &loaded, wording, &loaded.wording_url(wording), asked.form)
        }
        (Some("json"), _) | (None, PageFormat::Json | PageFormat::LinkedData) => {
            pretty(&files::version_json_with_text(&loaded.namespace, wording, &cx.mail().public_url))?
        }
        (Some(form @ ("bib" | "csl")), _) => version_citation(cx, &loaded, wording, form)?,
        _ => return Err(HttpError::not_found(Phrase::new("thing-form"))),
    };
    // The text at a URL with version and correction number never changes.
    let reply = if is_edition && reply.content_type.starts_with("text/plain") && wording.text().is_some() {
        reply.immutable()
    } else {
        reply
    };
    Ok(memento::add_memento_headers(reply, &loaded, wording, &version_links(&loaded, wording, &cx.mail().public_url)?))
}

/// RFC 5829: predecessor, successor, latest and history.
fn version_links(loaded: &LoadedNamespace, wording: VersionEdition<'_>, home: &str) -> Result<String, HttpError> {
    let all = loaded.wordings();
    let at = all.iter().position(|(other, _)| (other.version.number, other.edition) == (wording.version.number, wording.edition));
    let link = |wording: VersionEdition<'_>, relation: &str| format!("<{}>; rel=\"{relation}\"", loaded.wording_url(wording));
    let mut links = vec![
        format!("<{home}{}>; rel=\"canonical\"", loaded.wording_url(wording)),
        link(loaded.newest_wording()?, "latest-version"),
        format!(
            "<{}/versions>; rel=\"version-history\"",
            addresses::namespace_path(loaded.namespace.kind, &loaded.namespace.nid)
        ),
    ];
    if let Some((before, _)) = at.and_then(|at| at.checked_sub(1)).and_then(|at| all.get(at)) {
        links.push(link(*before, "predecessor-version"));
    }
    if let Some((after, _)) = at.and_then(|at| all.get(at + 1)) {
        links.push(link(*after, "successor-version"));
    }
    Ok(links.join(", "))
}

/// Why a version has no text: two operators redacted it, or it is published elsewhere.
fn missing_text_reason(redacted: Option<&Statement>) -> Phrase {
    let Some(said) = redacted else { return Phrase::new("ns-missing-text") };
    Phrase::new("ns-missing-redacted").arg("day", said.since.to_string()).arg("reason", reason_in(&said.reason).to_owned())
}

fn missing_information(
    facts: &Facts,
    (namespace, shown): (&Namespace, VersionEdition<'_>),
    resolvers: &[ResolverRow],
) -> Vec<Phrase> {
    let text = shown.text().is_some();
    let redacted = namespace.marks.redaction_notice(shown.version.number, shown.edition);
    [
        (facts.registrant.is_none(), Phrase::new("word-registrant")),
        (facts.contact.is_none(), Phrase::new("word-contact")),
        (facts.first.is_none(), Phrase::new("ns-missing-first")),
        // Texts registered here have no unrecorded changes.
        (facts.changed.is_none() && shown.version.registered_on().is_none(), Phrase::new("ns-missing-changed")),
        (!text, missing_text_reason(redacted)),
        (text && !shown.version.number_recorded, Phrase::new("ns-missing-number")),
        (resolvers.is_empty(), Phrase::new("ns-missing-resolver")),
    ]
    .into_iter()
    .filter(|(is_missing, _)| *is_missing)
    .map(|(_, message)| message)
    .collect()
}

/// `?day=`: the requested day, on the page of the version that was in force then.
fn requested_day(cx: &RequestContext, loaded: &LoadedNamespace, shown: VersionEdition<'_>) -> Result<Option<Date>, HttpError> {
    let Some(day) = day::parse_date_parameter(cx, "day")? else { return Ok(None) };
    let (_, in_force) = on_day::namespace_on_date(cx, loaded, day)?;
    Ok(in_force.filter(|in_force| *in_force == (shown.version.number, shown.edition)).map(|_| day))
}

/// The page title.
fn title(nid: &Nid, (is_version_page, on): (bool, Option<Date>), called: &Phrase, read: Option<&ProfileCard>) -> Phrase {
    let of = |message| Phrase::new(message).arg("nid", nid.as_str());
    if let Some(day) = on {
        return of("ns-title-day").arg("day", day.to_string()).arg("called", called);
    }
    match read.map(|reading| reading.title.as_str()).filter(|title| !title.is_empty()) {
        _ if is_version_page => of("ns-title-version").arg("called", called),
        Some(named) => of("ns-title-named").arg("title", named),
        None => of("ns-title"),
    }
}

/// The error flags of the whole namespace and of the displayed version.
fn error_flags(namespace: &Namespace, version: u32) -> Vec<(Phrase, Statement)> {
    let this = Phrase::new("ns-in-error-version").arg("number", version);
    [(None, Phrase::new("ns-in-error-all")), (Some(version), this)]
        .into_iter()
        .filter_map(|(version, text)| Some((text, namespace.marks.error_flag(version)?.clone())))
        .collect()
}

/// The citation of a version.
fn citation(nid: &Nid, wording: VersionEdition<'_>, address: String) -> Phrase {
    let cite = match wording.name() {
        Some(name) => Phrase::new("ns-cite-version").arg("version", name),
        None => Phrase::new("ns-cite"),
    };
    cite.arg("nid", nid.as_str()).arg("address", address)
}

/// The proof that the text of a version is in the public log, even if it has since been redacted; `None` if no checkpoints are signed here.
fn proof_url(cx: &RequestContext, namespace: &Namespace, shown: VersionEdition<'_>) -> Option<String> {
    let (version, edition) = (shown.version.number, shown.edition);
    let was_held = shown.text().is_some() || namespace.marks.redaction_notice(version, edition).is_some();
    (cx.app.log.has_key() && was_held).then(|| addresses::log_proof_path(namespace.kind, &namespace.nid, version, edition))
}

/// The name of the latest version, its URL, and the comparison with the displayed one.
fn newest_version_link(
    loaded: &LoadedNamespace,
    shown: VersionEdition<'_>,
    newest: VersionEdition<'_>,
) -> (Phrase, String, Option<String>) {
    let (kind, nid) = (loaded.namespace.kind, &loaded.namespace.nid);
    // Only available texts can be compared.
    let both_held = shown.text().is_some() && newest.text().is_some();
    let diff =
        both_held.then(|| addresses::version_diff_path(kind, nid, &version_and_edition(shown), &version_and_edition(newest)));
    (version_phrase(newest), loaded.wording_url(newest), diff)
}

fn namespace_page(
    cx: &RequestContext,
    loaded: &LoadedNamespace,
    shown: VersionEdition<'_>,
    is_version_page: bool,
) -> Result<Response, HttpError> {
    let namespace = &loaded.namespace;
    let (kind, nid) = (namespace.kind, &namespace.nid);
    let newest = loaded.newest_wording()?;
    let known = cx.known_namespaces()?;
    let held = cx.read(|conn| Ok(profiles::queries::newest(conn, nid.as_str())?))?;
    let older = held.map(|held| held.version).filter(|version| *version != newest.version.number);
    let read = reading::profile_card(&known.book, nid.as_str(), older, cx.lang);
    let on = if is_version_page { requested_day(cx, loaded, shown)? } else { None };
    let title = title(nid, (is_version_page, on), &version_phrase(shown), read.as_ref());
    let facts = facts(loaded, read.as_ref(), crate::clock::day(cx.now));
    let has_marks = !is_version_page || [&facts.registrant, &facts.first].into_iter().flatten().any(|fact| fact.marked);
    let mut resolvers = reading::resolver_rows(&*cx.resolver_directory()?, nid.as_str());
    let missing = missing_information(&facts, (namespace, shown), &resolvers);
    resolvers.truncate(if is_version_page { 0 } else { resolvers.len() });
    let text = shown.text();
    let this = if is_version_page { loaded.wording_url(shown) } else { addresses::namespace_path(kind, nid) };
    let for_programs = KnownFacts::from_namespace(namespace, known.book.profile(nid.as_str()));
    let linked = files::namespace_linked_data(namespace, &for_programs, &cx.mail().public_url, files::purpose(&shown));
    let about = for_programs.summary.map(|summary| Phrase::english(summary.to_owned()));
    let about = about.unwrap_or_else(|| Phrase::new("ns-about").arg("nid", nid.as_str()));
    let shell = Shell::new(cx, title, NavSection::Registry).with_canonical_path(&cx.mail().public_url, &this).described(about);
    let shell = if is_version_page { shell } else { shell.with_language_urls(cx) };
    cx.render_page(&NamespacePage {
        shell,
        nid: nid.to_string(),
        kind: kind_title(kind),
        list_anchor: if kind == Kind::Formal { "urn-namespaces-1" } else { "urn-namespaces-2" },
        latest: addresses::namespace_path(kind, nid),
        standing: StatusCard::from_namespace(namespace, shown.version.number),
        shown: ShownVersion::from_wording(cx, loaded, shown)?,
        missing,
        facts,
        references: references(namespace),
        versions: version_rows(loaded, Some(newest)),
        is_version_page,
        on: on.map(|day| day.to_string()),
        // A timeline without any available text is not informative.
        timeline: if newest.text().is_some() { version_timeline(cx, loaded, Some(shown), cx.lang) } else { String::new() },
        pictures: text.map(|text| railroad::rule_diagrams(text.template.text(Field::Syntax), None, cx.lang)).unwrap_or_default(),
        legend: read.as_ref().filter(|_| has_marks).map(|read| read.legend.clone()),
        reading: read.filter(|_| !is_version_page),
        more_resolvers: resolvers.split_off(resolvers.len().min(RESOLVERS_UNFOLDED_MAX)),
        resolvers,
        contact_confirmed: known
            .confirmed
            .get(nid.as_str())
            .filter(|_| !is_version_page)
            .map(|at| crate::clock::day(*at).to_string()),
        formats: formats(&this, files::namespace_txt(namespace, shown).is_ok()),
        citations: with_suffix(&this, [("BibTeX".into(), "bib"), ("CSL-JSON".into(), "csl")]),
        record: cx.has_role(Role::Operator).then(|| addresses::operator_record_path(namespace.nid.as_str())),
        linked: linked.to_string().replace('<', "\\u003c"),
    })
}

/// The formats of a page, with the text if there is one.
fn formats(address: &str, has_text: bool) -> Vec<(Phrase, String)> {
    let text = with_suffix(address, [(Phrase::new("word-plain-text"), "txt")]).into_iter().filter(|_| has_text);
    text.chain(with_suffix(address, [("JSON".into(), "json")])).collect()
}

/// A URL with several format suffixes.
fn with_suffix<const N: usize>(address: &str, forms: [(Phrase, &str); N]) -> Vec<(Phrase, String)> {
    forms.map(|(text, suffix)| (text, format!("{address}.{suffix}"))).into()
}
