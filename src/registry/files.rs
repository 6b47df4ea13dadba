//! The files of the registry: the same bytes from the server and from `nidreg export`.

use super::formats::{Document, Head, atom, csv, json, txt, xml};
use super::{Change, Day, Edition, EditionOrigin, Kind, Namespace, Origin, Text, Version, What, import, queries};
use crate::refusal::Refusal;
use crate::store::AnyConnection;
use crate::template::Field;

/// A file of the whole registry.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum RegistryFile {
    /// IANA's XML.
    Xml,
    /// Plain text.
    Txt,
    /// JSON of both tables.
    Json,
    /// Linked data: the list as a data set.
    JsonLd,
    /// The formal table.
    FormalCsv,
    /// The informal table.
    InformalCsv,
    /// The newest changes.
    Atom,
    /// The small list for programs that carry it with them.
    List,
}

impl RegistryFile {
    /// All of them, in the order in which they are exported.
    pub const ALL: [Self; 8] =
        [Self::Xml, Self::Txt, Self::Json, Self::JsonLd, Self::FormalCsv, Self::InformalCsv, Self::Atom, Self::List];

    /// The last part of its address, and its name as a file.
    pub fn name(self) -> &'static str {
        match self {
            Self::Xml => "urn-namespaces.xml",
            Self::Txt => "urn-namespaces.txt",
            Self::Json => "urn-namespaces.json",
            Self::JsonLd => "urn-namespaces.jsonld",
            Self::FormalCsv => "urn-namespaces-1.csv",
            Self::InformalCsv => "urn-namespaces-2.csv",
            Self::Atom => "updates.atom",
            Self::List => "list.json",
        }
    }

    /// The file with this name.
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|file| file.name() == name)
    }

    /// Its content type.
    pub fn content_type(self) -> &'static str {
        match self {
            Self::Xml => "application/xml; charset=utf-8",
            Self::Txt => "text/plain; charset=utf-8",
            Self::Json | Self::List => "application/json",
            Self::JsonLd => "application/ld+json",
            Self::FormalCsv | Self::InformalCsv => "text/csv; charset=utf-8; header=present",
            Self::Atom => "application/atom+xml",
        }
    }
}

/// The files that scripts read, each with its text: for comparing before and after.
pub fn all(conn: &mut AnyConnection, home: &str) -> Result<Vec<(&'static str, String)>, Refusal> {
    use RegistryFile as F;
    [F::Xml, F::Txt, F::FormalCsv, F::InformalCsv, F::Json, F::Atom]
        .into_iter()
        .map(|file| Ok((file.name(), registry(conn, file, home)?)))
        .collect()
}

/// The list as a document, its day that of the newest change.
pub fn document(conn: &mut AnyConnection, home: &str) -> Result<(Document, Vec<Namespace>), Refusal> {
    let namespaces = queries::all(conn)?;
    Ok((Document::of(head(conn)?, &namespaces, home), namespaces))
}

/// Writes IANA's XML piece by piece, so that a list of any length takes the memory of one piece. The bytes are those of
/// [`RegistryFile::Xml`].
pub fn stream_xml(conn: &mut AnyConnection, home: &str, mut put: impl FnMut(&str) -> Result<(), Refusal>) -> Result<(), Refusal> {
    const PIECE: i64 = 1000;
    let head = head(conn)?;
    put(&xml::opening(&head))?;
    for kind in [Kind::Formal, Kind::Informal] {
        put(&xml::table_opening(kind, head.table(kind)))?;
        let mut skip = 0;
        loop {
            let some = queries::some_listed(conn, kind, skip, PIECE)?;
            let records: Vec<_> = some.iter().map(|namespace| super::formats::record(namespace, home)).collect();
            put(&xml::records(kind, &records))?;
            skip += PIECE;
            if records.len() < usize::try_from(PIECE).unwrap_or(usize::MAX) {
                break;
            }
        }
        put(xml::TABLE_END)?;
    }
    put(&xml::closing(&head))
}

/// The head of the list, its day that of the newest change made here, or of IANA's state.
pub fn head(conn: &mut AnyConnection) -> Result<Head, Refusal> {
    let mut head = import::head(conn)?;
    let own = queries::newest_of(conn, &What::OWN)?.map(|at| Day::from(crate::clock::day(at)));
    head.updated = own.max(head.updated);
    Ok(head)
}

/// A file of the registry. `home` is the address of this registry, without a slash at the end.
pub fn registry(conn: &mut AnyConnection, file: RegistryFile, home: &str) -> Result<String, Refusal> {
    /// Changes in the feed.
    const FEED: i64 = 100;
    let serial = crate::store::counter(conn, super::actions::SERIAL)?;
    Ok(match file {
        RegistryFile::Xml => xml::write(&document(conn, home)?.0),
        RegistryFile::Txt => txt::write(&document(conn, home)?.0),
        RegistryFile::Json => json::registry(&document(conn, home)?.0, serial),
        RegistryFile::JsonLd => linked(&document(conn, home)?.0, home),
        RegistryFile::FormalCsv => table(conn, Kind::Formal, home)?,
        RegistryFile::InformalCsv => table(conn, Kind::Informal, home)?,
        RegistryFile::Atom => {
            let changes = queries::newest_changes(conn, None, FEED)?;
            feed(&changes, "URN Namespaces: changes", &format!("{home}/assignments/urn-namespaces/updates.atom"), home)
        }
        RegistryFile::List => list(conn, serial)?,
    })
}

fn table(conn: &mut AnyConnection, kind: Kind, home: &str) -> Result<String, Refusal> {
    let (document, namespaces) = document(conn, home)?;
    let numbers = queries::newest_numbers(conn)?;
    Ok(csv::write(&document, kind, &namespaces, |nid| numbers.get(nid).copied()))
}

/// The day of a change, as the list prints it.
fn day_of(change: Option<&Change>) -> String {
    change.map_or_else(|| super::builtin::AS_OF.to_owned(), |change| crate::clock::day(change.at).to_string())
}

fn list(conn: &mut AnyConnection, serial: i64) -> Result<String, Refusal> {
    let changes = queries::changes_after(conn, 0, i64::MAX)?;
    Ok(json::list(serial, &day_of(changes.last()), &json::newest(&changes)))
}

/// What a list of serial `from` lacks, as a file that turns it into the current one.
pub fn delta(conn: &mut AnyConnection, from: i64) -> Result<String, Refusal> {
    let serial = crate::store::counter(conn, super::actions::SERIAL)?;
    if from < 0 || from > serial {
        return Err(Refusal::at("since", format!("The newest serial is {serial}")));
    }
    let all = queries::changes_after(conn, 0, i64::MAX)?;
    let hash = json::hash_of(&json::newest(&all));
    let since: Vec<Change> = all.iter().filter(|change| change.serial > from).cloned().collect();
    Ok(json::delta(from, serial, &day_of(all.last()), &hash, &json::newest(&since)))
}

/// Changes as a feed.
pub fn feed(changes: &[Change], title: &str, address: &str, home: &str) -> String {
    let items: Vec<atom::Item> = changes
        .iter()
        .map(|change| atom::Item {
            id: format!("{home}/api/v1/changes#{}", change.serial),
            title: format!("urn:{}: {}", change.nid, change.what.words()),
            link: format!("{home}/assignments/urn-{}/{}", change.nid.kind_name(), change.nid),
            updated: change.at.strftime("%Y-%m-%dT%H:%M:%SZ").to_string(),
            summary: if change.detail.is_empty() { change.what.words().to_owned() } else { change.detail.clone() },
        })
        .collect();
    atom::write(title, address, &format!("{home}/assignments/urn-namespaces"), &items)
}

/// The registry as schema.org's set of terms and DCAT's data set.
fn linked(document: &Document, home: &str) -> String {
    let page = format!("{home}/assignments/urn-namespaces");
    let terms: Vec<serde_json::Value> = [Kind::Formal, Kind::Informal]
        .into_iter()
        .flat_map(|kind| document.table(kind).iter().map(move |record| (kind, record)))
        .map(|(kind, record)| {
            serde_json::json!({
                "@type": "schema:DefinedTerm",
                "@id": format!("{home}/assignments/urn-{}/{}", kind.name(), record.name),
                "schema:termCode": record.name,
                "schema:inDefinedTermSet": page,
            })
        })
        .collect();
    let mut value = dataset(&document.head, home);
    if let Some(object) = value.as_object_mut() {
        object.insert("schema:hasDefinedTerm".to_owned(), terms.into());
    }
    format!("{value:#}\n")
}

/// The list as DCAT's data set, without its terms: small enough to stand in the page.
pub fn dataset(head: &Head, home: &str) -> serde_json::Value {
    let page = format!("{home}/assignments/urn-namespaces");
    let forms: Vec<serde_json::Value> = FORMS
        .into_iter()
        .map(|file| {
            serde_json::json!({
                "@type": "dcat:Distribution",
                "dcat:downloadURL": format!("{page}/{}", file.name()),
                "dcat:mediaType": file.content_type().split(';').next(),
            })
        })
        .collect();
    serde_json::json!({
        "@context": { "schema": "https://schema.org/", "dcat": "http://www.w3.org/ns/dcat#", "dct": "http://purl.org/dc/terms/" },
        "@id": page,
        "@type": ["schema:DefinedTermSet", "dcat:Dataset"],
        "schema:name": head.title,
        "dct:modified": head.updated,
        "dcat:distribution": forms,
    })
}

/// The forms that are named as distributions of the data set.
const FORMS: [RegistryFile; 5] =
    [RegistryFile::Xml, RegistryFile::Txt, RegistryFile::Json, RegistryFile::FormalCsv, RegistryFile::InformalCsv];

/// A wording of a version, chosen by its numbers.
#[derive(Debug, Clone, Copy)]
pub struct Wording<'a> {
    /// The version.
    pub version: &'a Version,
    /// The edition; 0 is the version as it was registered.
    pub edition: u32,
}

impl<'a> Wording<'a> {
    /// The wording that `5` (the newest of version 5) or `5.1` (its first edition) names. One thing has one name: `05` names nothing.
    pub fn named(versions: &'a [Version], text: &str) -> Option<Self> {
        let number = |text: &str| text.parse::<u32>().ok().filter(|parsed| parsed.to_string() == text);
        let (version, edition) = match text.split_once('.') {
            Some((version, edition)) => (number(version)?, Some(number(edition)?)),
            None => (number(text)?, None),
        };
        let version = versions.iter().find(|held| held.number == version)?;
        let edition = edition.unwrap_or_else(|| version.newest_edition());
        let is_there = edition == 0 || version.editions.iter().any(|held| held.number == edition);
        is_there.then_some(Self { version, edition })
    }

    /// The newest wording of a version.
    pub fn newest(version: &'a Version) -> Self {
        Self { version, edition: version.newest_edition() }
    }

    /// Its text, when it is held.
    pub fn text(&self) -> Option<&'a Text> {
        self.version.edition(self.edition)
    }

    /// The edition itself; none for the version as it was registered.
    pub fn of_edition(&self) -> Option<&'a Edition> {
        self.version.editions.iter().find(|edition| edition.number == self.edition)
    }
}

/// A namespace's template as plain text, as IANA serves it. What is not held says where it stands.
pub fn namespace_txt(namespace: &Namespace, wording: Wording<'_>) -> String {
    if let Some(text) = wording.text() {
        return text.canonical.clone();
    }
    let mut out = format!("Namespace ID:  {}\n\nThe text of this template is not held here.\n", namespace.nid);
    if let Some(address) = namespace.template_url() {
        out.extend(["IANA keeps it at ", address, "\n"]);
    } else if !namespace.references.is_empty() {
        let words: Vec<String> = namespace.references.iter().map(super::Reference::words).collect();
        out.extend(["It stands in ", words.join(", ").as_str(), "\n"]);
    }
    out
}

fn origin(version: &Version) -> serde_json::Value {
    match &version.origin {
        Origin::Imported => serde_json::json!({ "origin": "imported" }),
        Origin::Registered { request_number } => serde_json::json!({ "origin": "registered", "request": request_number }),
    }
}

fn edition_json(edition: &Edition) -> serde_json::Value {
    let mut value = serde_json::json!({ "edition": edition.number, "date": edition.dated, "fingerprint": edition.text.fingerprint, "origin": "imported" });
    if let (EditionOrigin::Corrected { class, reason, request_number }, Some(object)) = (&edition.origin, value.as_object_mut()) {
        object.insert("origin".to_owned(), "corrected".into());
        object.insert("class".to_owned(), class.name().into());
        object.insert("reason".to_owned(), reason.as_str().into());
        object.insert("request".to_owned(), request_number.clone().into());
    }
    value
}

/// One version as JSON; with the template of the wording when `whole`.
pub fn version_json(namespace: &Namespace, wording: Wording<'_>, home: &str, whole: bool) -> serde_json::Value {
    let version = wording.version;
    let mut value = serde_json::json!({
        "nid": namespace.nid.as_str(),
        "version": version.number,
        "version_recorded": version.number_recorded,
        "date": version.dated,
        "edition": wording.edition,
        "editions": version.editions.iter().map(edition_json).collect::<Vec<_>>(),
        "fingerprint": wording.text().map(|text| text.fingerprint.as_str()),
        "published_at": version.published_at.strftime("%Y-%m-%dT%H:%M:%SZ").to_string(),
        "url": format!("{home}/assignments/urn-{}/{}/{}.{}", namespace.kind.name(), namespace.nid, version.number, wording.edition),
    });
    if let (Some(object), Some(more)) = (value.as_object_mut(), origin(version).as_object()) {
        object.extend(more.clone());
        if whole {
            object.insert(
                "template".to_owned(),
                wording.text().map(|text| serde_json::Value::Object(text.template.to_json())).into(),
            );
        }
    }
    value
}

/// A namespace as JSON: everything the registry knows of it.
pub fn namespace_json(namespace: &Namespace, versions: &[Version], home: &str) -> serde_json::Value {
    let newest = versions.first().map(Wording::newest);
    serde_json::json!({
        "nid": namespace.nid.as_str(),
        "kind": namespace.kind.name(),
        "status": namespace.status.name(),
        "listed": namespace.unlisted_on.is_none(),
        "unlisted_on": namespace.unlisted_on,
        "successor": namespace.successor.as_ref().map(crate::nid::Nid::as_str),
        "registered": namespace.registered_on,
        "updated": namespace.updated_on,
        "registrant": namespace.registrant,
        "contact": namespace.contact,
        "references": namespace.references,
        "template_url": namespace.template_url(),
        "url": format!("{home}/assignments/urn-{}/{}", namespace.kind.name(), namespace.nid),
        "current": newest.map(|wording| version_json(namespace, wording, home, true)),
        "versions": versions.iter().map(|version| version_json(namespace, Wording::newest(version), home, false)).collect::<Vec<_>>(),
    })
}

/// A namespace as a schema.org term.
pub fn namespace_linked(namespace: &Namespace, home: &str, purpose: Option<&str>) -> serde_json::Value {
    serde_json::json!({
        "@context": "https://schema.org/",
        "@type": "DefinedTerm",
        "@id": format!("{home}/assignments/urn-{}/{}", namespace.kind.name(), namespace.nid),
        "termCode": namespace.nid.as_str(),
        "name": format!("urn:{}", namespace.nid),
        "description": purpose,
        "inDefinedTermSet": format!("{home}/assignments/urn-namespaces"),
        "subjectOf": namespace.references.iter().filter_map(super::Reference::address).collect::<Vec<_>>(),
        "dateModified": namespace.newest_date().map(Day::as_str),
    })
}

/// The purpose of a wording, for linked data.
pub fn purpose<'a>(wording: &Wording<'a>) -> Option<&'a str> {
    wording.text().and_then(|text| text.template.get(Field::Purpose))
}
