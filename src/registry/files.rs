//! The files of the registry, identical from the server and from `nidreg export`.

use crate::clock::Seconds;
use crate::ids::RequestNumber;
use crate::refusal::Refusal;
use crate::registry::formats::{Document, ListHead, csv, identity, json, license, linked, turtle, txt, xml};
use crate::registry::known_facts::KnownFacts;
use crate::registry::marks::{GrantedAppeal, Statement};
use crate::registry::on_date::RegistryOnDate;
use crate::registry::snapshots::{self, Came, Snapshot};
use crate::registry::{
    Change, ChangeKind, Edition, EditionOrigin, Kind, Namespace, Origin, PartialDate, PublicationDates, Reference, Status, Text,
    Version, feeds, import, on_date, profiles, queries,
};
use crate::store::typed::named;
use crate::store::{AnyConnection, epoch};
use jiff::Timestamp;
use jiff::civil::Date;
use schemars::JsonSchema;
use serde::Serialize;
use urn_registry::template::{Field, Template};
use urn_registry::verdict::NamespaceBook;

named! {
    /// A file with the whole registry, in export order. Its name is also the last segment of its path.
    RegistryFile {
        /// XML in IANA's schema.
        Xml = "urn-namespaces.xml",
        /// Plain text.
        Txt = "urn-namespaces.txt",
        /// JSON with both tables.
        Json = "urn-namespaces.json",
        /// JSON-LD: the list as a data set.
        JsonLd = "urn-namespaces.jsonld",
        /// The same graph as [`Self::JsonLd`] in Turtle.
        Turtle = "urn-namespaces.ttl",
        /// The formal table in CSV, with IANA's columns.
        FormalCsv = "urn-namespaces-1.csv",
        /// The informal table in CSV, with IANA's columns.
        InformalCsv = "urn-namespaces-2.csv",
        /// Both tables in CSV, with more columns than IANA's.
        Csv = "namespaces.csv",
        /// An Atom feed of the newest changes.
        Atom = "updates.atom",
        /// A compact list for programs that bundle it.
        List = "list.json",
    }
}

impl RegistryFile {
    pub fn content_type(self) -> &'static str {
        match self {
            Self::Xml => "application/xml; charset=utf-8",
            Self::Txt => "text/plain; charset=utf-8",
            Self::Json | Self::List => "application/json",
            Self::JsonLd => "application/ld+json",
            Self::Turtle => "text/turtle; charset=utf-8",
            Self::FormalCsv | Self::InformalCsv | Self::Csv => "text/csv; charset=utf-8; header=present",
            Self::Atom => "application/atom+xml",
        }
    }
}

/// The files that scripts read, with their text, for comparison before and after a change.
pub fn files_for_preview(conn: &mut AnyConnection, home: &str) -> Result<Vec<(&'static str, String)>, Refusal> {
    use crate::registry::files::RegistryFile as F;
    [F::Xml, F::Txt, F::FormalCsv, F::InformalCsv, F::Json, F::Atom]
        .into_iter()
        .map(|file| Ok((file.name(), registry_file(conn, file, home)?)))
        .collect()
}

/// The point in time that a file represents.
#[derive(Debug, Clone, Copy)]
enum PointInTime<'a> {
    Now,
    /// The end of a date.
    On(Date),
    /// When this snapshot of the source was the newest.
    At(&'a Snapshot),
}

impl PointInTime<'_> {
    fn day(self) -> Option<Date> {
        match self {
            Self::Now => None,
            Self::On(day) => Some(day),
            Self::At(snapshot) => Some(snapshot.published_on),
        }
    }
}

/// The current list, or the list at a given time, with its namespaces.
struct ListView {
    document: Document,
    namespaces: Vec<Namespace>,
}

fn view(conn: &mut AnyConnection, home: &str, when: PointInTime<'_>) -> Result<ListView, Refusal> {
    let registry = match when {
        PointInTime::Now => None,
        PointInTime::On(day) => Some(on_date::registry_on(conn, day)?),
        PointInTime::At(snapshot) => Some(on_date::registry_at_snapshot(conn, snapshot)?),
    };
    let (head, namespaces) = match registry {
        None => (head(conn)?, queries::all(conn)?),
        Some(registry) => {
            let day = when.day().unwrap_or(Date::MAX);
            (head_on(conn, &registry, day)?, registry.namespaces)
        }
    };
    Ok(ListView { document: Document::from_namespaces(head, &namespaces, home), namespaces })
}

/// Writes [`RegistryFile::Xml`] in chunks, with the same bytes, so that memory use does not depend on the length of the list.
pub fn stream_xml(conn: &mut AnyConnection, home: &str, mut put: impl FnMut(&str) -> Result<(), Refusal>) -> Result<(), Refusal> {
    const RECORDS_PER_CHUNK: i64 = 1000;
    let head = head(conn)?;
    put(&xml::opening(&head))?;
    for kind in [Kind::Formal, Kind::Informal] {
        put(&xml::table_opening(kind, head.table(kind)))?;
        let mut skip = 0;
        loop {
            let some = queries::listed_page(conn, kind, skip, RECORDS_PER_CHUNK)?;
            let records: Vec<_> = some.iter().map(|namespace| crate::registry::formats::record(namespace, home)).collect();
            put(&xml::records(&records))?;
            skip += RECORDS_PER_CHUNK;
            if records.len() < usize::try_from(RECORDS_PER_CHUNK).unwrap_or(usize::MAX) {
                break;
            }
        }
        put(xml::TABLE_END)?;
    }
    put(&xml::closing(&head))
}

/// The head of the list. Its date is that of the newest change made here or of IANA's snapshot, whichever is later.
pub fn head(conn: &mut AnyConnection) -> Result<ListHead, Refusal> {
    let own = newest_own_change_date(conn, None)?;
    let all = snapshots::queries::all(conn)?;
    let is_copy = is_copy(snapshots::effective_snapshots(&all, None).last().copied(), own.as_ref());
    Ok(head_with_own_date(import::head(conn)?, own, is_copy))
}

/// The head of the list on a date.
///
/// # Errors
/// Not found, if nothing is known of that date.
pub fn head_on(conn: &mut AnyConnection, registry: &RegistryOnDate, day: Date) -> Result<ListHead, Refusal> {
    let own = newest_own_change_date(conn, Some(day))?;
    let is_copy = is_copy(registry.state.as_ref(), own.as_ref()) && !registry.has_later_records;
    Ok(head_with_own_date(registry.head.clone(), own, is_copy))
}

/// Whether the list is an unchanged copy of an imported file: nothing was registered or changed here.
fn is_copy(state: Option<&Snapshot>, own: Option<&PartialDate>) -> bool {
    state.is_some_and(|state| state.origin == Came::Import) && own.is_none()
}

/// The head of the source with the date of the newest change made here. If the list is not an unchanged copy, it says who this registry is.
fn head_with_own_date(source: ListHead, own: Option<PartialDate>, is_copy: bool) -> ListHead {
    let head = ListHead { updated: own.max(source.updated.clone()), ..source };
    if is_copy { head } else { identity::registry_identity().head(head) }
}

/// The date of the newest change made here, optionally up to a date.
fn newest_own_change_date(conn: &mut AnyConnection, by: Option<Date>) -> Result<Option<PartialDate>, Refusal> {
    let newest = match by {
        None => queries::newest_change_time(conn, &ChangeKind::OWN_CHANGES)?.map(crate::clock::day),
        Some(by) => queries::changes_of(conn, &ChangeKind::OWN_CHANGES)?
            .iter()
            .map(|change| crate::clock::day(change.at))
            .filter(|day| *day <= by)
            .max(),
    };
    Ok(newest.map(PartialDate::from))
}

/// Writes a file of the registry. `home` is the base URL of this registry, without a trailing slash.
pub fn registry_file(conn: &mut AnyConnection, file: RegistryFile, home: &str) -> Result<String, Refusal> {
    registry_file_at_time(conn, file, home, PointInTime::Now)
}

/// Writes a file of the registry as its source published it on a date.
///
/// # Errors
/// Not found, if nothing is known of that date.
pub fn registry_file_on(conn: &mut AnyConnection, file: RegistryFile, home: &str, day: Date) -> Result<String, Refusal> {
    registry_file_at_time(conn, file, home, PointInTime::On(day))
}

/// Writes a file of the registry at the time when a snapshot of the source was the newest. If a date has two snapshots,
/// [`registry_file_on`] uses only the later one.
///
/// # Errors
/// Not found, if there is no such snapshot or it was undone.
pub fn registry_file_at_snapshot(
    conn: &mut AnyConnection,
    file: RegistryFile,
    home: &str,
    snapshot: i64,
) -> Result<String, Refusal> {
    let snapshot = on_date::snapshot(conn, snapshot)?;
    registry_file_at_time(conn, file, home, PointInTime::At(&snapshot))
}

fn registry_file_at_time(
    conn: &mut AnyConnection,
    file: RegistryFile,
    home: &str,
    when: PointInTime<'_>,
) -> Result<String, Refusal> {
    let day = when.day();
    let serial = crate::store::counters::counter(conn, crate::registry::publish::CHANGE_COUNTER)?;
    Ok(match file {
        RegistryFile::Xml => xml::write(&view(conn, home, when)?.document),
        RegistryFile::Txt => txt::write(&view(conn, home, when)?.document),
        RegistryFile::Json => json::registry_json(&view(conn, home, when)?.document, serial),
        RegistryFile::JsonLd => format!("{:#}\n", list_as_linked_data(conn, home, when)?),
        RegistryFile::Turtle => turtle::write(&list_as_linked_data(conn, home, when)?),
        RegistryFile::FormalCsv => csv::write(&view(conn, home, when)?.document, Kind::Formal),
        RegistryFile::InformalCsv => csv::write(&view(conn, home, when)?.document, Kind::Informal),
        RegistryFile::Csv => {
            let view = view(conn, home, when)?;
            let (numbers, book) = (queries::newest_numbers(conn, day)?, profiles::catalog::load_namespace_index(conn)?);
            csv::write_all(&view.document, &known_facts(&view.namespaces, &book), |nid| numbers.get(nid).copied())
        }
        RegistryFile::Atom => feeds::registry_feed(conn, home, day)?,
        RegistryFile::List => match day {
            None => compact_list(conn, serial)?,
            Some(day) => {
                let view = view(conn, home, when)?;
                compact_list_on(conn, serial, &view, day)?
            }
        },
    })
}

/// Each namespace with its facts.
fn known_facts<'a>(namespaces: &'a [Namespace], book: &'a NamespaceBook) -> Vec<(&'a Namespace, KnownFacts<'a>)> {
    let facts = |namespace: &'a Namespace| KnownFacts::from_namespace(namespace, book.profile(namespace.nid.as_str()));
    namespaces.iter().map(|namespace| (namespace, facts(namespace))).collect()
}

/// The list with its terms as linked data.
fn list_as_linked_data(conn: &mut AnyConnection, home: &str, when: PointInTime<'_>) -> Result<serde_json::Value, Refusal> {
    let view = view(conn, home, when)?;
    let book = profiles::catalog::load_namespace_index(conn)?;
    Ok(linked::dataset_with_terms(&view.document, &known_facts(&view.namespaces, &book), home, &dataset_files()))
}

/// A namespace as a table with one row, with the columns of [`RegistryFile::Csv`]. An unlisted namespace has no row.
pub fn namespace_csv(namespace: &Namespace, version: Option<u32>, facts: KnownFacts<'_>, home: &str) -> String {
    let document = Document::from_namespaces(ListHead::default(), std::slice::from_ref(namespace), home);
    csv::write_all(&document, &[(namespace, facts)], |_| version)
}

/// The compact list on a date. Its entries are computed, because the log contains only the entries of dates on which changes were recorded.
fn compact_list_on(conn: &mut AnyConnection, serial: i64, view: &ListView, day: Date) -> Result<String, Refusal> {
    let numbers = queries::newest_numbers(conn, Some(day))?;
    let entry = |namespace: &Namespace| {
        let edition = namespace.held.wording.map_or(0, |(_, edition)| edition);
        json::entry(namespace, numbers.get(namespace.nid.as_str()).copied(), edition)
    };
    let entries: Vec<(&str, String)> =
        view.namespaces.iter().map(|namespace| (namespace.nid.as_str(), entry(namespace))).collect();
    let entries = entries.iter().map(|(nid, entry)| (*nid, entry.as_str())).collect();
    Ok(json::list((&epoch::current_epoch(conn)?, serial), &list_date(&view.document.head), &entries))
}

/// The date of the list, which is the same in every file.
fn list_date(head: &ListHead) -> String {
    head.updated.as_ref().map_or(crate::registry::builtin::SNAPSHOT_DATE, PartialDate::as_str).to_owned()
}

fn compact_list(conn: &mut AnyConnection, serial: i64) -> Result<String, Refusal> {
    let changes = queries::changes_after(conn, 0, i64::MAX)?;
    let date = list_date(&head(conn)?);
    Ok(json::list((&epoch::current_epoch(conn)?, serial), &date, &json::listed_entries(&changes)))
}

/// The changes since serial `from`, which must have been used, as a file that turns the list of that serial into the current one.
pub fn delta(conn: &mut AnyConnection, from: i64) -> Result<String, Refusal> {
    let serial = crate::store::counters::counter(conn, crate::registry::publish::CHANGE_COUNTER)?;
    let all = queries::changes_after(conn, 0, i64::MAX)?;
    let hash = json::hash_of(&json::listed_entries(&all));
    let since: Vec<Change> = all.iter().filter(|change| change.serial > from).cloned().collect();
    let date = list_date(&head(conn)?);
    Ok(json::delta(
        (&epoch::current_epoch(conn)?, from, serial),
        &date,
        &hash,
        &json::change_entries(&all, from),
        &json::newest_entries(&since),
    ))
}

/// A version in one of its editions.
#[derive(Debug, Clone, Copy)]
pub struct VersionEdition<'a> {
    pub version: &'a Version,
    /// The edition; 0 is the version as registered.
    pub edition: u32,
}

impl<'a> VersionEdition<'a> {
    /// Finds the edition named `5` (the newest of version 5) or `5.1` (its first edition). Names have one spelling: `05` is not found.
    pub fn find_by_name(versions: &'a [Version], text: &str) -> Option<Self> {
        let number = |text: &str| text.parse::<u32>().ok().filter(|parsed| parsed.to_string() == text);
        let (version, edition) = match text.split_once('.') {
            Some((version, edition)) => (number(version)?, Some(number(edition)?)),
            None => (number(text)?, None),
        };
        let version = versions.iter().find(|held| held.number == version)?;
        let edition = edition.unwrap_or_else(|| version.current_edition());
        let is_there = edition == 0 || version.editions.iter().any(|held| held.number == edition);
        is_there.then_some(Self { version, edition })
    }

    /// The newest edition of a version.
    pub fn newest(version: &'a Version) -> Self {
        Self { version, edition: version.current_edition() }
    }

    /// The text, if it is available in this registry.
    pub fn text(&self) -> Option<&'a Text> {
        self.version.edition(self.edition)
    }

    /// When the source published it.
    pub fn publication_dates(&self) -> PublicationDates {
        self.of_edition().map_or(self.version.shown, |edition| edition.source_dates)
    }

    /// When it was published or recorded here.
    pub fn recorded_at(&self) -> Timestamp {
        self.of_edition().map_or(self.version.published_at, |edition| edition.published_at)
    }

    /// The display name; `None` if the version was never numbered.
    pub fn name(&self) -> Option<String> {
        let number = self.version.name()?;
        Some(if self.version.editions.is_empty() { number } else { format!("{number}.{}", self.edition) })
    }

    /// The edition; `None` for the version as registered.
    pub fn of_edition(&self) -> Option<&'a Edition> {
        self.version.editions.iter().find(|edition| edition.number == self.edition)
    }
}

/// The template of a namespace as plain text, as served by IANA, or the notice instead of a redacted text.
///
/// # Errors
/// A text that states where the template is, if it is not available here.
pub fn namespace_txt(namespace: &Namespace, wording: VersionEdition<'_>) -> Result<String, String> {
    if let Some(text) = wording.text() {
        return Ok(text.canonical.clone());
    }
    if let Some(said) = namespace.marks.redaction_notice(wording.version.number, wording.edition) {
        return Ok(format!("Namespace ID:  {}\n\n{}\n", namespace.nid, said.reason));
    }
    let mut out = format!("The registered text of urn:{} is not available in this registry.\n", namespace.nid);
    if let Some(address) = namespace.template_url() {
        out.extend(["IANA publishes it at ", address, "\n"]);
    } else if namespace.sources().next().is_some() {
        let message: Vec<String> = namespace.sources().map(crate::registry::Reference::label).collect();
        out.extend(["It is contained in ", message.join(", ").as_str(), "\n"]);
    }
    Err(out)
}

/// A corrected version of a version.
#[derive(Serialize, JsonSchema)]
#[schemars(rename = "Edition")]
struct EditionJson<'a> {
    edition: u32,
    date: Option<Date>,
    published_on: Option<Date>,
    recorded_at: Seconds,
    import_undone: bool,
    /// SHA-256 in hexadecimal over the text in UTF-8 as it is served with the suffix .txt under the URL of the version and edition.
    fingerprint: &'a str,
    /// `imported` or `corrected`.
    origin: &'static str,
    #[serde(flatten)]
    corrected: Option<Corrected<'a>>,
}

#[derive(Serialize, JsonSchema)]
struct Corrected<'a> {
    reason: &'a str,
    request: Option<RequestNumber>,
}

impl<'a> EditionJson<'a> {
    fn from_edition(edition: &'a Edition) -> Self {
        let (origin, corrected) = match &edition.origin {
            EditionOrigin::Imported => ("imported", None),
            EditionOrigin::Corrected { reason, request_number } => {
                ("corrected", Some(Corrected { reason, request: *request_number }))
            }
        };
        Self {
            edition: edition.number,
            date: edition.dated,
            published_on: edition.source_dates.first,
            recorded_at: Seconds(edition.published_at),
            import_undone: edition.source_dates.undone,
            fingerprint: &edition.text.fingerprint,
            origin,
            corrected,
        }
    }
}

/// A version: its newest corrected version, or the one requested.
#[derive(Serialize, JsonSchema)]
#[schemars(rename = "Version")]
pub struct VersionJson<'a> {
    nid: &'a str,
    version: u32,
    version_recorded: bool,
    date: Option<Date>,
    registered_on: Option<Date>,
    published_on: Option<Date>,
    recorded_at: Seconds,
    import_undone: bool,
    in_error: Option<&'a Statement>,
    redacted: Option<&'a Statement>,
    edition: u32,
    editions: Vec<EditionJson<'a>>,
    /// SHA-256 in hexadecimal over the text in UTF-8 as it is served with the suffix .txt under the URL of the version and edition.
    fingerprint: Option<&'a str>,
    published_at: Seconds,
    #[schemars(url)]
    url: String,
    /// `imported` or `registered`.
    origin: &'static str,
    /// The request with which it was registered here.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schemars(with = "RequestNumber")]
    request: Option<RequestNumber>,
    /// The text, null if it is not available here; absent in lists of versions.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[expect(clippy::option_option, reason = "an omitted text differs from one that is not available")]
    template: Option<Option<&'a Template>>,
}

/// A version for programs, without its text.
pub fn version_json<'a>(namespace: &'a Namespace, wording: VersionEdition<'a>, home: &str) -> VersionJson<'a> {
    let version = wording.version;
    let (origin, request) = match version.origin {
        Origin::Imported => ("imported", None),
        Origin::Registered { request_number } => ("registered", Some(request_number)),
    };
    VersionJson {
        nid: namespace.nid.as_str(),
        version: version.number,
        version_recorded: version.number_recorded,
        date: version.dated,
        registered_on: version.registered_on(),
        published_on: wording.publication_dates().first,
        recorded_at: Seconds(wording.recorded_at()),
        import_undone: wording.publication_dates().undone,
        in_error: namespace.marks.error_flag(Some(version.number)),
        redacted: namespace.marks.redaction_notice(version.number, wording.edition),
        edition: wording.edition,
        editions: version.editions.iter().map(EditionJson::from_edition).collect(),
        fingerprint: wording.text().map(|text| text.fingerprint.as_str()),
        published_at: Seconds(version.published_at),
        url: format!("{home}/assignments/urn-{}/{}/{}.{}", namespace.kind.name(), namespace.nid, version.number, wording.edition),
        origin,
        request,
        template: None,
    }
}

/// A version for programs, with its text.
pub fn version_json_with_text<'a>(namespace: &'a Namespace, wording: VersionEdition<'a>, home: &str) -> VersionJson<'a> {
    VersionJson { template: Some(wording.text().map(|text| &text.template)), ..version_json(namespace, wording, home) }
}

/// All data of a namespace.
#[derive(Serialize, JsonSchema)]
pub struct NamespaceJson<'a> {
    nid: &'a str,
    kind: Kind,
    status: Status,
    status_said: Option<&'a Statement>,
    in_error: Option<&'a Statement>,
    /// Granted appeals against a registration that remains in force.
    granted_appeals: &'a [GrantedAppeal],
    listed: bool,
    unlisted_on: Option<Date>,
    successor: Option<&'a str>,
    registered: Option<&'a PartialDate>,
    updated: Option<&'a PartialDate>,
    contact: Option<&'a str>,
    contact_source: Option<&'static str>,
    date: Option<PartialDate>,
    date_source: Option<&'static str>,
    text_shown_on: Option<Date>,
    references: &'a [Reference],
    #[schemars(url)]
    license: &'static str,
    template_url: Option<&'a str>,
    #[schemars(url)]
    url: String,
    current: Option<VersionJson<'a>>,
    versions: Vec<VersionJson<'a>>,
    #[serde(flatten)]
    facts: KnownFacts<'a>,
}

/// A namespace for programs, with everything in the registry about it.
pub fn namespace_json<'a>(
    namespace: &'a Namespace,
    versions: &'a [Version],
    facts: KnownFacts<'a>,
    home: &str,
) -> NamespaceJson<'a> {
    let newest = versions.first().map(VersionEdition::newest);
    // The address of a person in an old text is not a contact of the namespace.
    let contact = namespace.contact.as_deref().zip(namespace.contact_source()).filter(|_| !namespace.names_a_person());
    NamespaceJson {
        nid: namespace.nid.as_str(),
        kind: namespace.kind,
        status: namespace.status,
        status_said: namespace.marks.status.as_ref(),
        in_error: namespace.marks.error_flag(None),
        granted_appeals: &namespace.marks.appeals,
        listed: namespace.unlisted_on.is_none(),
        unlisted_on: namespace.unlisted_on,
        successor: namespace.successor.as_ref().map(urn_registry::nid::Nid::as_str),
        registered: namespace.registered_on.as_ref(),
        updated: namespace.updated_on.as_ref(),
        contact: contact.map(|(contact, _)| contact),
        contact_source: contact.map(|(_, source)| source.name()),
        date: namespace.date_and_source().map(|(day, _)| day),
        date_source: namespace.date_and_source().map(|(_, source)| source.name()),
        text_shown_on: namespace.held.published_on,
        references: &namespace.references,
        license: &license::data_license().url,
        template_url: namespace.template_url(),
        url: format!("{home}/assignments/urn-{}/{}", namespace.kind.name(), namespace.nid),
        current: newest.map(|wording| version_json_with_text(namespace, wording, home)),
        versions: versions.iter().map(|version| version_json(namespace, VersionEdition::newest(version), home)).collect(),
        facts,
    }
}

/// A namespace as a schema.org term. `purpose` is the one in its registration.
pub fn namespace_linked_data(
    namespace: &Namespace,
    facts: &KnownFacts<'_>,
    home: &str,
    purpose: Option<&str>,
) -> serde_json::Value {
    linked::term(namespace, facts, home, purpose)
}

/// A namespace as a schema.org term, in Turtle.
pub fn namespace_turtle(namespace: &Namespace, facts: &KnownFacts<'_>, home: &str, purpose: Option<&str>) -> String {
    turtle::write(&linked::term(namespace, facts, home, purpose))
}

/// The list as a data set without its terms, small enough to embed in the page.
pub fn dataset(head: &ListHead, home: &str) -> serde_json::Value {
    linked::dataset(head, home, &dataset_files())
}

/// The files of the data set: file name and media type.
fn dataset_files() -> Vec<(&'static str, &'static str)> {
    let plain = |file: RegistryFile| file.content_type().split(';').next().unwrap_or_default();
    RegistryFile::ALL.into_iter().map(|file| (file.name(), plain(file))).collect()
}

/// The purpose in the template, for linked data.
pub fn purpose<'a>(wording: &VersionEdition<'a>) -> Option<&'a str> {
    wording.text().and_then(|text| text.template.get(Field::Purpose))
}
