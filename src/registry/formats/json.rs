//! JSON: an entry of the list, the list for programs that bundle it, and the delta that turns an older list into the current one.
//!
//! The text around the entries is written manually, so that a delta applied to an older list produces the same bytes.

use super::{identity, license};
use crate::clock::Seconds;
use crate::registry::formats::inlines_text;
use crate::registry::{Change, ChangeKind, Inline, Kind, Namespace, PartialDate, Reference, Status};
use jiff::civil::Date;
use schemars::JsonSchema;
use serde::Serialize;
use serde_json::{Map, Value};
use std::collections::{BTreeMap, BTreeSet};

/// The data of a namespace for programs. The order of the keys is part of the format.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema)]
#[schemars(rename = "ListEntry")]
pub struct Entry<'a> {
    pub nid: &'a str,
    pub kind: Kind,
    pub status: Status,
    /// Whether it is on the list. Namespaces removed from IANA's list remain with `false`.
    pub listed: bool,
    /// The number of the newest version; null if none is recorded.
    pub version: Option<u32>,
    /// The newest edition of that version; 0 is the version as registered.
    pub edition: u32,
    /// The registration date; null if not recorded.
    pub registered: Option<&'a PartialDate>,
    /// The date of the last change; null if there was none or it is not recorded.
    pub updated: Option<&'a PartialDate>,
    /// The registrant; null if not recorded.
    pub registrant: Option<&'a str>,
    /// The references, as IANA prints them.
    pub references: Vec<String>,
    /// The namespace that replaced it.
    pub successor: Option<&'a str>,
    /// True if the namespace was registered in error; otherwise omitted.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub in_error: bool,
    /// True in changes and deltas if only an import that was undone contained the name: it is not registered. Otherwise omitted.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub import_undone: bool,
}

/// The entry of a namespace as one line of JSON.
pub fn entry(namespace: &Namespace, version: Option<u32>, edition: u32) -> String {
    let entry = Entry {
        nid: namespace.nid.as_str(),
        kind: namespace.kind,
        status: namespace.status,
        listed: namespace.unlisted_on.is_none() && namespace.undone_on.is_none(),
        version,
        edition,
        registered: namespace.registered_on.as_ref(),
        updated: namespace.updated_on.as_ref(),
        registrant: namespace.registrant.as_deref(),
        references: namespace.references.iter().map(crate::registry::Reference::bracket_text).collect(),
        successor: namespace.successor.as_ref().map(urn_registry::nid::Nid::as_str),
        in_error: namespace.marks.error_flag(None).is_some(),
        import_undone: namespace.undone_on.is_some(),
    };
    // Serialization of strings, numbers and nulls cannot fail.
    serde_json::to_string(&entry).unwrap_or_default()
}

/// The newest entry of each NID, sorted by NID.
pub fn newest_entries(changes: &[Change]) -> BTreeMap<&str, &str> {
    changes.iter().map(|change| (change.nid.as_str(), change.entry.as_str())).collect()
}

/// The entries of the list: the newest of each NID, without the names that only an undone import contained.
pub fn listed_entries(changes: &[Change]) -> BTreeMap<&str, &str> {
    let mut entries = newest_entries(changes);
    entries.retain(|_, entry| !entry.ends_with("\"import_undone\":true}"));
    entries
}

/// The list for programs: serial, date, the SHA-256 of the entries, and the entries, one per line.
pub fn list((epoch, serial): (&str, i64), date: &str, entries: &BTreeMap<&str, &str>) -> String {
    let sha256 = hash_of(entries);
    with_entries(&NamespaceBundle { epoch, serial, date, license: &license::data_license().url, sha256, namespaces: [] }, entries)
}

/// The text of a document with an empty list at its end, and these entries in the list, one per line.
fn with_entries(document: &impl Serialize, entries: &BTreeMap<&str, &str>) -> String {
    // Serialization of strings, numbers and nulls cannot fail.
    let text = serde_json::to_string(document).unwrap_or_default();
    [text.strip_suffix("]}").unwrap_or_default(), "\n", &lines(entries), "\n]}\n"].concat()
}

fn lines(entries: &BTreeMap<&str, &str>) -> String {
    entries.values().copied().collect::<Vec<_>>().join(",\n")
}

/// Compact list of namespaces for programs that store a copy. The order of the keys is part of the format.
#[derive(Serialize, JsonSchema)]
pub struct NamespaceBundle<'a> {
    /// The history that the serial belongs to. If it differs from that of a stored copy, the copy must be replaced.
    epoch: &'a str,
    #[schemars(range(min = 0))]
    serial: i64,
    #[schemars(with = "PartialDate")]
    date: &'a str,
    #[schemars(url)]
    license: &'a str,
    /// SHA-256 in hexadecimal over the entries as they are sent: the bytes between the line that ends with `"namespaces":[` and the line
    /// `]}`, without the line breaks beside those two lines. In other words: the entries in the order of their NIDs, one on each line,
    /// joined with a comma and a line feed.
    sha256: String,
    #[schemars(with = "Vec<Entry<'static>>")]
    namespaces: [(); 0],
}

/// Entries that replace those with the same NID in an older list; an entry with `import_undone` removes it. The order of the keys is part
/// of the format.
#[derive(Serialize, JsonSchema)]
pub struct BundleDelta<'a> {
    /// The history that the serials belong to.
    epoch: &'a str,
    #[schemars(range(min = 0))]
    from: i64,
    #[schemars(range(min = 0))]
    serial: i64,
    #[schemars(with = "PartialDate")]
    date: &'a str,
    #[schemars(url)]
    license: &'a str,
    /// The digest of the complete list at the new serial, to verify the updated copy; see `NamespaceBundle`.
    sha256: &'a str,
    /// The changes after the older serial, in order.
    changes: &'a [DeltaChange<'a>],
    #[schemars(with = "Vec<Entry<'static>>")]
    namespaces: [(); 0],
}

/// A change.
#[derive(Serialize, JsonSchema)]
#[schemars(rename = "Change")]
pub struct ChangeJson<'a> {
    #[schemars(range(min = 0))]
    serial: i64,
    nid: &'a str,
    change: ChangeKind,
    detail: &'a str,
    at: Seconds,
    published_on: Option<Date>,
}

impl<'a> ChangeJson<'a> {
    /// The change for programs.
    pub fn from_change(change: &'a Change) -> Self {
        Self {
            serial: change.serial,
            nid: change.nid.as_str(),
            change: change.what,
            detail: &change.detail,
            at: Seconds(change.at),
            published_on: change.published_on,
        }
    }
}

/// A change in a delta, with the fields of the list entry that it changed. The order of the keys is part of the format.
#[derive(Serialize, JsonSchema)]
pub struct DeltaChange<'a> {
    at: Seconds,
    change: ChangeKind,
    detail: &'a str,
    /// Empty for a new entry.
    fields: Vec<ChangedField>,
    nid: &'a str,
    #[schemars(range(min = 0))]
    serial: i64,
    published_on: Option<Date>,
}

/// A field of a list entry with its value before and after a change, null if it was absent. The order of the keys is part of the format.
#[derive(Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct ChangedField {
    /// The value after; null if there is none.
    after: Option<Value>,
    /// The value before; null if there was none.
    before: Option<Value>,
    field: String,
}

/// The delta from one serial to another: the changes, and entries in NID order. An entry replaces the entry with the same NID, or is
/// inserted; one with `import_undone` removes it.
pub fn delta(
    (epoch, from, serial): (&str, i64, i64),
    date: &str,
    sha256: &str,
    changes: &[DeltaChange<'_>],
    entries: &BTreeMap<&str, &str>,
) -> String {
    // The changes are on one line, so that the entries are always between the first line that ends with a bracket and the first line that
    // begins with one.
    let license = &license::data_license().url;
    with_entries(&BundleDelta { epoch, from, serial, date, license, sha256, changes, namespaces: [] }, entries)
}

/// The changes after serial `from`, in order, each with the fields of the entry that it changed (none for a new entry). `all` contains all
/// changes in order.
pub fn change_entries(all: &[Change], from: i64) -> Vec<DeltaChange<'_>> {
    let mut entries: BTreeMap<&str, &str> = BTreeMap::new();
    let mut out = Vec::new();
    for change in all {
        let before = entries.insert(change.nid.as_str(), &change.entry);
        if change.serial > from {
            out.push(DeltaChange {
                at: Seconds(change.at),
                change: change.what,
                detail: &change.detail,
                fields: before.map(|before| changed_fields(before, &change.entry)).unwrap_or_default(),
                nid: change.nid.as_str(),
                serial: change.serial,
                published_on: change.published_on,
            });
        }
    }
    out
}

/// The fields in which two entries differ, with both values.
fn changed_fields(before: &str, after: &str) -> Vec<ChangedField> {
    let read = |text: &str| serde_json::from_str::<Map<String, Value>>(text).unwrap_or_default();
    let (before, after) = (read(before), read(after));
    let names: BTreeSet<&String> = before.keys().chain(after.keys()).collect();
    let field =
        |name: &String| ChangedField { after: after.get(name).cloned(), before: before.get(name).cloned(), field: name.clone() };
    names.into_iter().map(field).filter(|field| field.before != field.after).collect()
}

/// The SHA-256 in a list, computed over its entries.
pub fn hash_of(entries: &BTreeMap<&str, &str>) -> String {
    crate::ids::sha256(lines(entries).as_bytes())
}

/// The whole registry as JSON: both tables with all fields of each record.
pub fn registry_json(document: &crate::registry::formats::Document, serial: i64) -> String {
    let table = |kind: Kind| {
        let rows: Vec<serde_json::Value> = document
            .table(kind)
            .iter()
            .map(|record| {
                // The second and third column of the informal table are its template and its reference, as in IANA's text file.
                let (cited, contact): (Vec<Inline>, Vec<Inline>) = record
                    .contact
                    .iter()
                    .cloned()
                    .partition(|inline| matches!(inline, Inline::Ref(reference) if reference.kind != "person"));
                let cited = cited.into_iter().filter_map(|inline| match inline {
                    Inline::Ref(reference) => Some(reference),
                    Inline::Text(_) => None,
                });
                let references: Vec<Reference> = record.references.iter().cloned().chain(cited).collect();
                serde_json::json!({
                    "name": record.name,
                    "date": record.date,
                    "updated": record.updated,
                    "template": inlines_text(&record.template),
                    "references": references,
                    "contact": inlines_text(&contact),
                })
            })
            .collect();
        serde_json::json!({ "title": document.head.table(kind).title, "experts": document.head.table(kind).expert, "registration_rule": inlines_text(&document.head.table(kind).rule), "records": rows })
    };
    let value = serde_json::json!({
        "id": "urn-namespaces",
        "title": document.head.title,
        "notes": document.head.notes.iter().map(|note| inlines_text(&note.text)).collect::<Vec<_>>(),
        "change_controller": identity::registry_identity().change_controller,
        "updated": document.head.updated,
        "serial": serial,
        "license": license::data_license().url,
        "registries": { "urn-namespaces-1": table(Kind::Formal), "urn-namespaces-2": table(Kind::Informal) },
    });
    format!("{value:#}\n")
}

/// The display name of a status.
pub fn status_text(status: Status) -> &'static str {
    match status {
        Status::Active => "active",
        Status::Deprecated => "deprecated: existing URNs remain valid, but new ones are not recommended",
        Status::Obsolete => "obsolete: no longer used, but existing URNs remain valid",
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::registry::ChangeKind;

    #[test]
    fn applying_a_delta_reproduces_the_current_list_byte_for_byte() {
        let change = |serial, nid: &str, entry: &str| Change {
            serial,
            nid: urn_registry::nid::Nid::parse(nid).unwrap(),
            what: ChangeKind::Added,
            entry: entry.to_owned(),
            detail: String::new(),
            at: jiff::Timestamp::UNIX_EPOCH,
            published_on: None,
        };
        let all = [change(1, "b-1", "{\"b\":1}"), change(2, "a-1", "{\"a\":1}"), change(3, "b-1", "{\"b\":2}")];
        let mut old = newest_entries(&all[..2]);
        let now = newest_entries(&all);
        assert_ne!(list(("1-e", 2), "d", &old), list(("1-e", 3), "d", &now));
        for (nid, entry) in newest_entries(&all[2..]) {
            old.insert(nid, entry);
        }
        assert_eq!(list(("1-e", 3), "d", &old), list(("1-e", 3), "d", &now));
        let told = change_entries(&all, 2);
        assert_eq!(told[0].fields, [ChangedField { after: Some(2.into()), before: Some(1.into()), field: "b".to_owned() }]);
        let text = delta(("1-e", 2, 3), "d", &hash_of(&now), &told, &newest_entries(&all[2..]));
        assert!(text.contains("\"from\":2,\"serial\":3") && text.contains("\"namespaces\":[\n{\"b\":2}\n]}\n"), "{text}");
        assert_eq!(change_entries(&all, 0)[0].fields, [], "a new entry");
    }
}
