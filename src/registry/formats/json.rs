//! JSON: an entry of the list, the list for programs that bundle it, and the delta that turns an older list into the current one.
//!
//! The text around the entries is written manually, so that a delta applied to an older list produces the same bytes.

use super::licence;
use crate::registry::{Change, Day, Kind, Namespace, Status};
use serde::Serialize;
use serde_json::{Map, Value, json};
use std::collections::{BTreeMap, BTreeSet};

/// The data of a namespace for programs. The order of the keys is part of the format.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Entry<'a> {
    pub nid: &'a str,
    /// `formal` or `informal`.
    pub kind: &'static str,
    /// `active`, `deprecated`, `obsolete`.
    pub status: &'static str,
    /// Whether it is on the list. Namespaces removed from IANA's list remain with `false`.
    pub listed: bool,
    /// The number of the newest version; null if none is recorded.
    pub version: Option<u32>,
    /// The newest edition of that version; 0 is the version as registered.
    pub edition: u32,
    /// The registration date; null if not recorded.
    pub registered: Option<&'a str>,
    /// The date of the last change; null if there was none or it is not recorded.
    pub updated: Option<&'a str>,
    /// The registrant; null if not recorded.
    pub registrant: Option<&'a str>,
    /// The references, as IANA prints them.
    pub references: Vec<String>,
    /// The namespace that replaced it.
    pub successor: Option<&'a str>,
    /// True if the namespace was registered in error; otherwise omitted.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub in_error: bool,
}

/// The entry of a namespace as one line of JSON.
pub fn entry(namespace: &Namespace, version: Option<u32>, edition: u32) -> String {
    let entry = Entry {
        nid: namespace.nid.as_str(),
        kind: namespace.kind.name(),
        status: namespace.status.name(),
        listed: namespace.unlisted_on.is_none(),
        version,
        edition,
        registered: namespace.registered_on.as_ref().map(Day::as_str),
        updated: namespace.updated_on.as_ref().map(Day::as_str),
        registrant: namespace.registrant.as_deref(),
        references: namespace.references.iter().map(crate::registry::Reference::bracket_words).collect(),
        successor: namespace.successor.as_ref().map(crate::nid::Nid::as_str),
        in_error: namespace.marks.of(None).is_some(),
    };
    // Serialization of strings, numbers and nulls cannot fail.
    serde_json::to_string(&entry).unwrap_or_default()
}

/// The newest entry of each NID, sorted by NID.
pub fn newest(changes: &[Change]) -> BTreeMap<&str, &str> {
    changes.iter().map(|change| (change.nid.as_str(), change.entry.as_str())).collect()
}

/// The list for programs: serial, date, the SHA-256 of the entries, and the entries, one per line.
pub fn list(serial: i64, date: &str, entries: &BTreeMap<&str, &str>) -> String {
    let body: Vec<&str> = entries.values().copied().collect();
    let body = body.join(",\n");
    let hash = sha256(&body);
    let licence = &licence::current().url;
    [
        &format!("{{\"serial\":{serial},\"date\":\"{date}\",\"license\":\"{licence}\",\"sha256\":\"{hash}\",\"namespaces\":[\n"),
        body.as_str(),
        "\n]}\n",
    ]
    .concat()
}

/// The delta from one serial to another: the changes, and entries in NID order. An entry replaces the entry with the same NID, or is
/// inserted.
pub fn delta((from, serial): (i64, i64), date: &str, hash: &str, changes: &[Value], entries: &BTreeMap<&str, &str>) -> String {
    let body: Vec<&str> = entries.values().copied().collect();
    let licence = &licence::current().url;
    // On one line, so that the entries are always between the first line that ends with a bracket and the first line that begins with one.
    let changes = Value::from(changes).to_string();
    [
        &format!(
            "{{\"from\":{from},\"serial\":{serial},\"date\":\"{date}\",\"license\":\"{licence}\",\"sha256\":\"{hash}\",\"changes\":{changes},\"namespaces\":[\n"
        ),
        body.join(",\n").as_str(),
        "\n]}\n",
    ]
    .concat()
}

/// The changes after serial `from`, in order, each with the fields of the entry that it changed (none for a new entry). `all` contains all
/// changes in order.
pub fn change_entries(all: &[Change], from: i64) -> Vec<Value> {
    let mut entries: BTreeMap<&str, &str> = BTreeMap::new();
    let mut out = Vec::new();
    for change in all {
        let before = entries.insert(change.nid.as_str(), &change.entry);
        if change.serial > from {
            out.push(json!({
                "serial": change.serial,
                "nid": change.nid.as_str(),
                "change": change.what.name(),
                "detail": change.detail,
                "at": change.at.strftime("%Y-%m-%dT%H:%M:%SZ").to_string(),
                "shown_on": change.shown_on,
                "fields": before.map(|before| changed_fields(before, &change.entry)).unwrap_or_default(),
            }));
        }
    }
    out
}

/// The fields in which two entries differ, with both values.
fn changed_fields(before: &str, after: &str) -> Vec<Value> {
    let read = |text: &str| serde_json::from_str::<Map<String, Value>>(text).unwrap_or_default();
    let (before, after) = (read(before), read(after));
    let names: BTreeSet<&String> = before.keys().chain(after.keys()).collect();
    let differ = names.into_iter().filter(|name| before.get(*name) != after.get(*name));
    differ.map(|name| json!({ "field": name, "before": before.get(name), "after": after.get(name) })).collect()
}

fn sha256(text: &str) -> String {
    crate::ids::sha256(text.as_bytes())
}

/// The SHA-256 in a list, computed over its entries.
pub fn hash_of(entries: &BTreeMap<&str, &str>) -> String {
    sha256(&entries.values().copied().collect::<Vec<_>>().join(",\n"))
}

/// The whole registry as JSON: both tables with all fields of each record.
pub fn registry(document: &crate::registry::formats::Document, serial: i64) -> String {
    let table = |kind: Kind| {
        let rows: Vec<serde_json::Value> = document
            .table(kind)
            .iter()
            .map(|record| {
                serde_json::json!({
                    "name": record.name,
                    "date": record.date,
                    "updated": record.updated,
                    "template": crate::registry::formats::in_line(&record.template),
                    "references": record.references,
                    "contact": crate::registry::formats::in_line(&record.contact),
                })
            })
            .collect();
        serde_json::json!({ "title": document.head.table(kind).title, "registration_rule": crate::registry::formats::in_line(&document.head.table(kind).rule), "records": rows })
    };
    let value = serde_json::json!({
        "id": "urn-namespaces",
        "title": document.head.title,
        "updated": document.head.updated,
        "serial": serial,
        "license": licence::current().url,
        "registries": { "urn-namespaces-1": table(Kind::Formal), "urn-namespaces-2": table(Kind::Informal) },
    });
    format!("{value:#}\n")
}

/// The display name of a status.
pub fn status_words(status: Status) -> &'static str {
    match status {
        Status::Active => "active",
        Status::Deprecated => "deprecated: existing URNs remain valid, but new ones are not recommended",
        Status::Obsolete => "obsolete: no longer used, but existing URNs remain valid",
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::registry::What;

    #[test]
    fn applying_a_delta_reproduces_the_current_list_byte_for_byte() {
        let change = |serial, nid: &str, entry: &str| Change {
            serial,
            nid: crate::nid::Nid::parse(nid).unwrap(),
            what: What::Added,
            entry: entry.to_owned(),
            detail: String::new(),
            at: jiff::Timestamp::UNIX_EPOCH,
            shown_on: None,
        };
        let all = [change(1, "b-1", "{\"b\":1}"), change(2, "a-1", "{\"a\":1}"), change(3, "b-1", "{\"b\":2}")];
        let mut old = newest(&all[..2]);
        let now = newest(&all);
        assert_ne!(list(2, "d", &old), list(3, "d", &now));
        for (nid, entry) in newest(&all[2..]) {
            old.insert(nid, entry);
        }
        assert_eq!(list(3, "d", &old), list(3, "d", &now));
        let told = change_entries(&all, 2);
        assert_eq!(told[0]["fields"], json!([{ "field": "b", "before": 1, "after": 2 }]));
        let text = delta((2, 3), "d", &hash_of(&now), &told, &newest(&all[2..]));
        assert!(text.contains("\"from\":2,\"serial\":3") && text.contains("\"namespaces\":[\n{\"b\":2}\n]}\n"), "{text}");
        assert_eq!(super::change_entries(&all, 0)[0]["fields"], json!([]), "a new entry");
    }
}
