//! CSV: two files with IANA's three columns, and one of our own with more. RFC 4180 with CRLF.

use super::{Document, Record, in_brackets, in_line};
use crate::escape::{Csv, no_formula};
use crate::registry::{Kind, Namespace, Source};
use std::collections::HashMap;

fn cell(text: &str) -> String {
    no_formula(&text.split_whitespace().collect::<Vec<_>>().join(" "))
}

/// The second and third column of a record, as IANA prints them.
fn columns(kind: Kind, record: &Record) -> [String; 2] {
    match kind {
        Kind::Formal => [in_line(&record.template), in_brackets(&record.references)],
        Kind::Informal => [in_brackets(&record.references), in_line(&record.contact)],
    }
}

/// Writes a table with exactly IANA's three columns, because programs read them by position.
pub fn write(document: &Document, kind: Kind) -> String {
    let mut table = Csv::with_header(&["URN Namespace", "Template", "Reference"]);
    for record in document.table(kind) {
        let [second, third] = columns(kind, record);
        table.line([cell(&record.name), cell(&second), cell(&third)]);
    }
    table.into_text()
}

/// Writes both tables with all fields of a record. `version` returns the number of the newest version of an NID, if recorded.
pub fn write_all(document: &Document, namespaces: &[Namespace], version: impl Fn(&str) -> Option<u32>) -> String {
    let mut table = Csv::with_header(&[
        "URN Namespace",
        "Kind",
        "Template",
        "Reference",
        "Date",
        "Updated",
        "Version",
        "Status",
        "Registrant",
        "Registrant Source",
    ]);
    let known: HashMap<&str, &Namespace> = namespaces.iter().map(|namespace| (namespace.nid.as_str(), namespace)).collect();
    for (kind, record) in
        [Kind::Formal, Kind::Informal].into_iter().flat_map(|kind| document.table(kind).iter().map(move |record| (kind, record)))
    {
        let namespace = known.get(record.name.as_str());
        let [second, third] = columns(kind, record);
        let registrant = namespace.and_then(|namespace| namespace.registrant.clone()).unwrap_or_default();
        let source = namespace.and_then(|namespace| namespace.registrant_source()).map(Source::name).unwrap_or_default();
        table.line([
            cell(&record.name),
            kind.name().to_owned(),
            cell(&second),
            cell(&third),
            record.date.as_ref().map(ToString::to_string).unwrap_or_default(),
            record.updated.as_ref().map(ToString::to_string).unwrap_or_default(),
            version(&record.name).map(|version| version.to_string()).unwrap_or_default(),
            namespace.map_or("active", |namespace| namespace.status.name()).to_owned(),
            cell(&registrant),
            source.to_owned(),
        ]);
    }
    table.into_text()
}
