//! `/api/v1`: the registry. Reading requires no token; lists are paginated.

use crate::api::reject_other_parameters;
use crate::clock::Seconds;
use crate::http::addresses;
use crate::http::cx::RequestContext;
use crate::http::day;
use crate::http::error::HttpError;
use crate::http::registry_cache::KnownNamespaces;
use crate::http::response::{Response, cacheable_file, pretty};
use crate::ids::{RequestNumber, RevisionNumber};
use crate::refusal::Refusal;
use crate::registry::between_lists::Lists;
use crate::registry::files::{NamespaceJson, RegistryFile, VersionEdition, VersionJson};
use crate::registry::formats::json::ChangeJson;
use crate::registry::formats::license;
use crate::registry::known_facts::KnownFacts;
use crate::registry::queries::Filter;
use crate::registry::{Kind, Namespace, PartialDate, Status, Version, files, on_date, profiles, queries};
use crate::requests;
use crate::requests::viewer::load_public_view;
use crate::store::AnyConnection;
use crate::store::epoch::{self, SerialRange};
use jiff::civil::Date;
use schemars::JsonSchema;
use serde::Serialize;
use serde_json::Value;
use urn_registry::nid::Nid;
use urn_registry::profile::{Profile, ProfileSource};
use urn_registry::template::Template;
use urn_registry::template::diff::{FieldJson, changed_in_substance, compare};

/// The number of entries on one page of a list.
const PAGE_SIZE: usize = 100;

/// A response that may change with any action: caches must revalidate it.
pub(super) fn revalidated_response(value: &impl Serialize) -> Result<Response, HttpError> {
    Ok(Response { headers: Vec::new(), ..pretty(value)? }.header("Cache-Control", "no-cache"))
}

fn nid_in_path(cx: &RequestContext) -> Result<Nid, HttpError> {
    let text = cx.param("nid");
    Nid::parse(text)
        .ok()
        .filter(|nid| nid.as_str() == text.to_ascii_lowercase())
        .ok_or_else(|| HttpError::not_found("This namespace"))
}

fn load_namespace(cx: &RequestContext) -> Result<(Namespace, Vec<Version>), HttpError> {
    let nid = nid_in_path(cx)?;
    let (namespace, versions) = cx.read(|conn| Ok((queries::by_nid(conn, &nid)?, queries::versions_of(conn, &nid)?)))?;
    Ok((namespace.ok_or_else(|| HttpError::not_found("This namespace"))?, versions))
}

/// A page of namespaces.
#[derive(Serialize, JsonSchema)]
pub struct NamespaceList<'a> {
    namespaces: Vec<NamespaceShort<'a>>,
    next_cursor: Option<String>,
    on: Option<Date>,
    /// The lists of the source around that date; null if none was given.
    lists: Option<Lists>,
}

/// A namespace in a list.
#[derive(Serialize, JsonSchema)]
pub struct NamespaceShort<'a> {
    nid: &'a str,
    kind: Kind,
    status: Status,
    in_error: bool,
    listed: bool,
    registered: Option<&'a PartialDate>,
    updated: Option<&'a PartialDate>,
    #[schemars(url)]
    url: String,
    #[serde(flatten)]
    facts: KnownFacts<'a>,
}

fn namespace_summary<'a>(namespace: &'a Namespace, known: &'a KnownNamespaces, home: &str) -> NamespaceShort<'a> {
    NamespaceShort {
        nid: namespace.nid.as_str(),
        kind: namespace.kind,
        status: namespace.status,
        in_error: namespace.marks.error_flag(None).is_some(),
        listed: namespace.unlisted_on.is_none(),
        registered: namespace.registered_on.as_ref(),
        updated: namespace.updated_on.as_ref(),
        url: home.to_owned() + &addresses::namespace_path(namespace.kind, &namespace.nid),
        facts: KnownFacts::from_namespace(namespace, known.book.profile(namespace.nid.as_str())),
    }
}

/// The list on a given day, with the same filter and limit as the current list.
fn namespaces_on_day(conn: &mut AnyConnection, day: Date, filter: &Filter, most: i64) -> Result<Vec<Namespace>, Refusal> {
    let mut all = on_date::registry_on(conn, day)?.namespaces;
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
pub fn namespaces(cx: &RequestContext) -> Result<Response, HttpError> {
    reject_other_parameters(cx, &["q", "kind", "status", "since", "cursor", "on"])?;
    let day = day::parse_date_parameter(cx, "on")?;
    if day.is_some() && cx.query.has("since") {
        return Err(HttpError::bad_request(
            "on and since cannot be combined: on selects a date, since the changes after a serial",
        ));
    }
    let kind = match cx.query.get("kind") {
        "" => None,
        word => Some(Kind::from_name(word).ok_or_else(|| HttpError::bad_request("kind is formal or informal"))?),
    };
    let status = match cx.query.get("status") {
        "" => None,
        word => Some(Status::from_name(word).ok_or_else(|| HttpError::bad_request("status is active, deprecated or obsolete"))?),
    };
    let since = match cx.query.get("since") {
        "" => None,
        text => Some(text.parse::<i64>().map_err(|_| HttpError::bad_request("since is a serial, a whole number"))?),
    };
    let cursor = cx.query.get("cursor").to_ascii_lowercase();
    let q = cx.query.get("q").trim().to_owned();
    let (known, home) = (cx.known_namespaces()?, &cx.mail().public_url);
    let only = cx.search_nids(&q)?;
    let (list, lists) = cx.read(|conn| {
        let most = i64::try_from(PAGE_SIZE + 1).unwrap_or(i64::MAX);
        let filter = Filter { kind, status, only: only.clone(), since, after: cursor.clone() };
        match day {
            Some(day) => Ok((namespaces_on_day(conn, day, &filter, most)?, Some(on_date::lists_around(conn, day)?))),
            None => Ok((queries::filtered(conn, &filter, most)?, None)),
        }
    })?;
    let next = (list.len() > PAGE_SIZE).then(|| list.get(PAGE_SIZE - 1).map(|namespace| namespace.nid.to_string())).flatten();
    let namespaces = list.iter().take(PAGE_SIZE).map(|namespace| namespace_summary(namespace, &known, home)).collect();
    pretty(&NamespaceList { namespaces, next_cursor: next, on: day, lists })
}

/// All data of a namespace.
#[derive(Serialize, JsonSchema)]
#[schemars(rename = "Namespace")]
pub struct NamespaceAnswer<'a> {
    #[serde(flatten)]
    namespace: NamespaceJson<'a>,
    /// When a contact last confirmed that it is still right; absent if no contact did, or if a date is given.
    #[serde(skip_serializing_if = "Option::is_none")]
    contact_confirmed: Option<Date>,
}

/// `GET /api/v1/namespaces/{nid}?on=`
pub fn namespace(cx: &RequestContext) -> Result<Response, HttpError> {
    reject_other_parameters(cx, &["on"])?;
    let (mut namespace, mut versions) = load_namespace(cx)?;
    if namespace.nid.as_str() != cx.param("nid") {
        return Ok(Response::moved_permanently(addresses::api_namespace_path(&namespace.nid)));
    }
    if let Some(day) = day::parse_date_parameter(cx, "on")? {
        (namespace, versions, _) = cx.read(|conn| on_date::namespace_on(conn, &namespace.nid, day))?;
    }
    let known = cx.known_namespaces()?;
    let facts = KnownFacts::from_namespace(&namespace, known.book.profile(namespace.nid.as_str()));
    // The contact is that of the current version, so it is omitted for a past day.
    let confirmed = known.confirmed.get(namespace.nid.as_str()).filter(|_| !cx.query.has("on"));
    pretty(&NamespaceAnswer {
        namespace: files::namespace_json(&namespace, &versions, facts, &cx.mail().public_url),
        contact_confirmed: confirmed.map(|at| crate::clock::day(*at)),
    })
}

/// `GET /api/v1/namespaces/{nid}/profile?edition=`: the current profile, or the edition named as `VERSION.EDITION`. The `Link`
/// header names the registration that it describes; `Nidreg-Reading` states whether the registrant or the editors supplied it.
pub fn profile(cx: &RequestContext) -> Result<Response, HttpError> {
    reject_other_parameters(cx, &["edition"])?;
    let nid = nid_in_path(cx)?;
    let namespace = cx.read(|conn| Ok(queries::by_nid(conn, &nid)?))?.ok_or_else(|| HttpError::not_found("This namespace"))?;
    let about = crate::http::addresses::namespace_path(namespace.kind, &namespace.nid);
    let reply = |profile: &Profile, reading: ProfileSource| {
        let link = format!("<{about}>; rel=\"describes\"");
        Ok(Response::json(profile)?.header("Link", link).header("Nidreg-Reading", reading.name().to_owned()))
    };
    if cx.query.has("edition") {
        let wanted = cx.query.get("edition");
        let editions = cx.read(|conn| Ok(profiles::queries::all_of(conn, nid.as_str())?))?;
        let held = editions.iter().find(|held| format!("{}.{}", held.version, held.edition) == wanted);
        let held = held.ok_or_else(|| HttpError::not_found("This edition of the profile"))?;
        return reply(&held.profile, held.reading);
    }
    let known = cx.known_namespaces()?;
    let (profile, reading) =
        known.book.profile(nid.as_str()).ok_or_else(|| HttpError::not_found(format!("A profile of {nid}")))?;
    reply(profile, reading)
}

/// All current profiles.
#[derive(Serialize, JsonSchema)]
pub struct Profiles<'a> {
    reading: ProfileSource,
    note: &'static str,
    #[schemars(url)]
    license: &'static str,
    registrants: Vec<&'a str>,
    #[serde(rename = "profiles")]
    current: Vec<&'a Profile>,
}

/// `GET /profiles.json`: all current profiles.
pub fn profiles(cx: &RequestContext) -> Result<Response, HttpError> {
    reject_other_parameters(cx, &[])?;
    let known = cx.known_namespaces()?;
    let mut nids: Vec<&str> = known.book.nids().collect();
    nids.sort_unstable();
    let all: Vec<(&Profile, ProfileSource)> = nids.into_iter().filter_map(|nid| known.book.profile(nid)).collect();
    let own = all.iter().filter(|(_, reading)| *reading == ProfileSource::Registrant).map(|(profile, _)| profile.nid.as_str());
    Response::sorted_json(&Profiles {
        reading: ProfileSource::Editors,
        note: "Data that the editors of this registry derived from the registrations; not part of them. For the namespaces under \
                 \"registrants\", data that the program derived from the registered text.",
        license: &license::data_license().url,
        registrants: own.collect(),
        current: all.iter().map(|(profile, _)| *profile).collect(),
    })
}

/// The versions of a namespace.
#[derive(Serialize, JsonSchema)]
pub struct VersionList<'a> {
    nid: &'a str,
    versions: Vec<VersionJson<'a>>,
}

/// `GET /api/v1/namespaces/{nid}/versions?on=`
pub fn versions(cx: &RequestContext) -> Result<Response, HttpError> {
    reject_other_parameters(cx, &["on"])?;
    let (mut namespace, mut versions) = load_namespace(cx)?;
    if let Some(day) = day::parse_date_parameter(cx, "on")? {
        (namespace, versions, _) = cx.read(|conn| on_date::namespace_on(conn, &namespace.nid, day))?;
    }
    let home = &cx.mail().public_url;
    let list = versions.iter().map(|version| files::version_json(&namespace, VersionEdition::newest(version), home)).collect();
    pretty(&VersionList { nid: namespace.nid.as_str(), versions: list })
}

fn find_edition<'a>(versions: &'a [Version], text: &str) -> Result<VersionEdition<'a>, HttpError> {
    VersionEdition::find_by_name(versions, text).ok_or_else(|| HttpError::not_found("This version"))
}

/// `GET /api/v1/namespaces/{nid}/versions/{version}`
pub fn version(cx: &RequestContext) -> Result<Response, HttpError> {
    reject_other_parameters(cx, &[])?;
    let (namespace, versions) = load_namespace(cx)?;
    let wording = find_edition(&versions, cx.param("version"))?;
    pretty(&files::version_json_with_text(&namespace, wording, &cx.mail().public_url))
}

/// Differences between two versions or corrected versions.
#[derive(Serialize, JsonSchema)]
pub struct Diff<'a> {
    nid: &'a str,
    a: &'a str,
    b: &'a str,
    #[schemars(with = "Vec<FieldJson<'static>>")]
    fields: Vec<Value>,
}

/// `GET /api/v1/namespaces/{nid}/diff/{a}/{b}`
pub fn diff(cx: &RequestContext) -> Result<Response, HttpError> {
    reject_other_parameters(cx, &[])?;
    let (namespace, versions) = load_namespace(cx)?;
    let text = |name: &str| -> Result<_, HttpError> {
        let wording = find_edition(&versions, cx.param(name))?;
        wording.text().map(|text| text.template.clone()).ok_or_else(|| HttpError::not_found("The text of this version"))
    };
    let (old, new) = (text("a")?, text("b")?);
    let substance = changed_in_substance(&old, &new);
    let fields = compare(&old, &new).iter().map(|diff| diff.to_json(substance.contains(&diff.field))).collect();
    pretty(&Diff { nid: namespace.nid.as_str(), a: cx.param("a"), b: cx.param("b"), fields })
}

fn serial_parameter(cx: &RequestContext, name: &str) -> Result<i64, HttpError> {
    crate::api::required_parameter(cx, name)?
        .parse()
        .ok()
        .filter(|serial| *serial >= 0)
        .ok_or_else(|| HttpError::bad_request(format!("{name} is a serial, a whole number")))
}

/// The state of a program that follows the registry: the epoch that it knows, if it sends one, and the serial that it has.
struct Follower<'a> {
    epoch: &'a str,
    serial: i64,
}

/// Where the registry is.
struct RegistryPosition {
    epoch: String,
    serial: i64,
    skipped: Vec<SerialRange>,
}

impl RegistryPosition {
    fn read(conn: &mut AnyConnection) -> Result<Self, Refusal> {
        Ok(Self {
            epoch: epoch::current_epoch(conn)?,
            serial: crate::store::counters::counter(conn, crate::registry::publish::CHANGE_COUNTER)?,
            skipped: epoch::skipped(conn)?,
        })
    }

    /// Why a serial says nothing about this history; `None` if changes can be listed from there.
    fn why_serial_unusable(&self, follower: &Follower<'_>) -> Option<String> {
        let (epoch, serial) = (&self.epoch, follower.serial);
        if !follower.epoch.is_empty() && follower.epoch != epoch {
            return Some(format!("The epoch {} ended; the present one is {epoch}", follower.epoch));
        }
        if serial > self.serial {
            return Some(format!("Serial {serial} does not exist; the newest is {}", self.serial));
        }
        let is_skipped = self.skipped.iter().any(|(first, last)| (*first..=*last).contains(&serial));
        is_skipped.then(|| format!("Serial {serial} belongs to changes that were lost; the epoch {epoch} began after them"))
    }
}

/// 410, with the way to start again.
fn gone_error(reason: &str) -> HttpError {
    HttpError::gone(format!("{reason}. Discard your copy, read /api/v1/list, and continue with its serial and epoch"))
}

fn follower<'a>(cx: &'a RequestContext, name: &str) -> Result<Follower<'a>, HttpError> {
    Ok(Follower { epoch: cx.query.get("epoch"), serial: serial_parameter(cx, name)? })
}

/// Changes of the registry in the order in which they were recorded.
#[derive(Serialize, JsonSchema)]
pub struct Changes<'a> {
    /// The history that the serials belong to. If it differs from the one of an earlier response, read everything again.
    epoch: String,
    #[schemars(range(min = 0))]
    serial: i64,
    #[serde(rename = "changes")]
    list: Vec<ChangeJson<'a>>,
    next_since: Option<i64>,
}

/// `GET /api/v1/changes?since=SERIAL&epoch=EPOCH&on=DAY`
pub fn changes(cx: &RequestContext) -> Result<Response, HttpError> {
    /// The maximum number of changes in one response.
    const CHANGES_MAX: i64 = 1000;
    reject_other_parameters(cx, &["since", "epoch", "on"])?;
    let from = if cx.query.has("since") { follower(cx, "since")? } else { Follower { epoch: "", serial: 0 } };
    let day = day::parse_date_parameter(cx, "on")?;
    // One entry more than the limit is fetched, to detect whether there is a next page.
    let (position, mut changes) =
        cx.read(|conn| Ok((RegistryPosition::read(conn)?, queries::changes_until(conn, from.serial, day, CHANGES_MAX + 1)?)))?;
    if let Some(reason) = position.why_serial_unusable(&from) {
        return Err(gone_error(&reason));
    }
    let most = usize::try_from(CHANGES_MAX).unwrap_or(usize::MAX);
    let has_more = changes.len() > most;
    changes.truncate(most);
    let next = changes.last().map(|change| change.serial).filter(|_| has_more);
    pretty(&Changes {
        epoch: position.epoch,
        serial: position.serial,
        list: changes.iter().map(ChangeJson::from_change).collect(),
        next_since: next,
    })
}

/// `GET /api/v1/list?on=`: the compact list for programs that store a copy.
pub fn show_compact_list(cx: &RequestContext) -> Result<Response, HttpError> {
    reject_other_parameters(cx, &["on"])?;
    let (day, home) = (day::parse_date_parameter(cx, "on")?, &cx.mail().public_url);
    let list = cx.read(|conn| match day {
        Some(day) => files::registry_file_on(conn, RegistryFile::List, home, day),
        None => files::registry_file(conn, RegistryFile::List, home),
    })?;
    Ok(cacheable_file("application/json", list))
}

/// `GET /api/v1/list/delta?since=SERIAL&epoch=EPOCH`: the changes since the serial of a stored list.
pub fn show_list_delta(cx: &RequestContext) -> Result<Response, HttpError> {
    reject_other_parameters(cx, &["since", "epoch"])?;
    let from = follower(cx, "since")?;
    let found = cx.read(|conn| match RegistryPosition::read(conn)?.why_serial_unusable(&from) {
        Some(reason) => Ok(Err(reason)),
        None => files::delta(conn, from.serial).map(Ok),
    })?;
    found.map(|text| cacheable_file("application/json", text)).map_err(|reason| gone_error(&reason))
}

/// How far a stored list is out of date.
#[derive(Serialize, JsonSchema)]
pub struct ListSyncStatus {
    epoch: String,
    #[schemars(range(min = 0))]
    serial: i64,
    #[schemars(range(min = 0))]
    held: i64,
    /// `current`, `behind`, or `why_serial_unusable` if the serial belongs to another history: then the stored list must be replaced.
    state: &'static str,
    /// The number of changes since; `null` if it is not known.
    behind: Option<usize>,
    message: String,
}

/// `GET /api/v1/list/freshness?serial=SERIAL&epoch=EPOCH`: how far behind a stored list is.
pub fn list_freshness(cx: &RequestContext) -> Result<Response, HttpError> {
    /// The maximum number of NIDs that are listed; the rest is only counted.
    const NIDS_LISTED_MAX: usize = 20;
    reject_other_parameters(cx, &["serial", "epoch"])?;
    let from = follower(cx, "serial")?;
    let held = from.serial;
    let (position, changes) =
        cx.read(|conn| Ok((RegistryPosition::read(conn)?, queries::changes_after(conn, held, i64::MAX)?)))?;
    if let Some(reason) = position.why_serial_unusable(&from) {
        let message = format!("It is unknown how far your list is behind. {reason}. Read /api/v1/list again.");
        let RegistryPosition { epoch, serial, .. } = position;
        return pretty(&ListSyncStatus { epoch, serial, held, state: "unknown", behind: None, message });
    }
    let RegistryPosition { epoch, serial, .. } = position;
    let told: Vec<String> =
        changes.iter().take(NIDS_LISTED_MAX).map(|change| format!("{} {}", change.nid, change.what.label())).collect();
    let text = match changes.len() {
        0 => format!("Your list of serial {held} is current."),
        behind => format!(
            "Your list of serial {held} is {behind} behind: {}{}.",
            told.join("; "),
            if behind > NIDS_LISTED_MAX { "; and more" } else { "" }
        ),
    };
    let state = if changes.is_empty() { "current" } else { "behind" };
    pretty(&ListSyncStatus { epoch, serial, held, state, behind: Some(changes.len()), message: text })
}

/// `GET /api/v1/requests`: pending and closed requests, without drafts.
pub fn requests(cx: &RequestContext) -> Result<Response, HttpError> {
    reject_other_parameters(cx, &["cursor"])?;
    let cursor = cx.query.get("cursor").to_owned();
    let before = cursor.parse().ok();
    let all = cx.read(|conn| Ok(crate::requests::lists::queries::requests_by_number(conn, before, PAGE_SIZE + 1)?))?;
    let next = (all.len() > PAGE_SIZE).then(|| all.get(PAGE_SIZE - 1).map(|request| request.number)).flatten();
    let requests = all.iter().take(PAGE_SIZE).map(|request| RequestJson::from_request(request, &cx.mail().public_url)).collect();
    revalidated_response(&RequestList { requests, next_cursor: next })
}

/// A page of requests.
#[derive(Serialize, JsonSchema)]
pub struct RequestList<'a> {
    requests: Vec<RequestJson<'a>>,
    next_cursor: Option<RequestNumber>,
}

/// A request.
#[derive(Serialize, JsonSchema)]
#[schemars(rename = "Request")]
pub struct RequestJson<'a> {
    number: RequestNumber,
    kind: &'static str,
    nid: Option<&'a str>,
    state: &'static str,
    procedure: &'static str,
    body: Option<&'a str>,
    action_holder: Option<&'static str>,
    since: Seconds,
    #[schemars(url)]
    url: String,
}

impl<'a> RequestJson<'a> {
    pub(super) fn from_request(request: &'a requests::Request, home: &str) -> Self {
        Self {
            number: request.number,
            kind: request.subject.name(),
            nid: request.subject.nid(),
            state: request.state.name(),
            procedure: request.procedure.kind().name(),
            body: request.procedure.body(),
            action_holder: request.action_holder(),
            since: Seconds(request.state_since),
            url: format!("{home}{}", addresses::request_path(request.number)),
        }
    }
}

/// A request with its submitted revisions.
#[derive(Serialize, JsonSchema)]
pub struct RequestWithRevisions<'a> {
    #[serde(flatten)]
    request: RequestJson<'a>,
    texts: Vec<SubmittedRevision<'a>>,
}

/// A submitted revision.
#[derive(Serialize, JsonSchema)]
#[schemars(inline)]
struct SubmittedRevision<'a> {
    number: RevisionNumber,
    sent_at: Seconds,
    note: &'a str,
    fingerprint: &'a str,
    template: &'a Template,
}

/// `GET /api/v1/requests/{number}`
pub fn request(cx: &RequestContext) -> Result<Response, HttpError> {
    reject_other_parameters(cx, &[])?;
    let seen = cx.read(|conn| load_public_view(conn, cx.number()?, None, cx.now))?;
    let texts = seen.revisions.iter().map(|revision| SubmittedRevision {
        number: revision.number,
        sent_at: Seconds(revision.sent_at),
        note: &revision.note,
        fingerprint: &revision.fingerprint,
        template: &revision.template,
    });
    let texts = texts.collect();
    revalidated_response(&RequestWithRevisions {
        request: RequestJson::from_request(&seen.request, &cx.mail().public_url),
        texts,
    })
}
