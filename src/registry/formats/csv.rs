//! CSV: two files with IANA's three columns, and one of our own with more. RFC 4180 with CRLF.

use super::{Document, Record, bracketed_references, inlines_text};
use crate::registry::known_facts::KnownFacts;
use crate::registry::{Kind, Namespace};
use std::collections::HashMap;
use urn_registry::escape::{Csv, escape_formula};

fn cell(text: &str) -> String {
    escape_formula(&text.split_whitespace().collect::<Vec<_>>().join(" "))
}

/// The second and third column of a record, as IANA prints them.
fn columns(kind: Kind, record: &Record) -> [String; 2] {
    match kind {
        Kind::Formal => [inlines_text(&record.template), bracketed_references(&record.references)],
        Kind::Informal => [bracketed_references(&record.references), inlines_text(&record.contact)],
    }
}

/// Writes a table with exactly IANA's three columns, because programs read them by position.
pub fn write(document: &Document, kind: Kind) -> String {
    let mut table = Csv::with_columns(&["URN Namespace", "Template", "Reference"]);
    for record in document.table(kind) {
        let [second, third] = columns(kind, record);
        table.push_row([cell(&record.name), cell(&second), cell(&third)]);
    }
    table.into_text()
}

/// Writes both tables with all fields of a record and the facts of each namespace. New columns are added at the end. `version` returns the
/// number of the newest version of an NID, if recorded.
pub fn write_all(
    document: &Document,
    namespaces: &[(&Namespace, KnownFacts<'_>)],
    version: impl Fn(&str) -> Option<u32>,
) -> String {
    let mut table = Csv::with_columns(&[
        "URN Namespace", "Kind", "Template", "Reference", "Date", "Updated", "Version", "Status", "Registrant",
        "Registrant Source", "Title", "Summary", "Topics", "Home Page", "Profile Source", "First Registered",
        "First Registered Source", "Same As (Inferred)",
    ]);
    let known: HashMap<&str, &(&Namespace, KnownFacts<'_>)> =
        namespaces.iter().map(|known| (known.0.nid.as_str(), known)).collect();
    for (kind, record) in
        [Kind::Formal, Kind::Informal].into_iter().flat_map(|kind| document.table(kind).iter().map(move |record| (kind, record)))
    {
        // A name may be written in capitals.
        let nid = record.name.to_ascii_lowercase();
        let known = known.get(nid.as_str());
        let [second, third] = columns(kind, record);
        let said = |fact: fn(&KnownFacts<'_>) -> String| known.map(|(_, facts)| cell(&fact(facts))).unwrap_or_default();
        table.push_row([
            cell(&record.name),
            kind.name().to_owned(),
            cell(&second),
            cell(&third),
            record.date.as_ref().map(ToString::to_string).unwrap_or_default(),
            record.updated.as_ref().map(ToString::to_string).unwrap_or_default(),
            version(&nid).map(|version| version.to_string()).unwrap_or_default(),
            known.map_or("active", |(namespace, _)| namespace.status.name()).to_owned(),
            said(|facts| facts.registrant.unwrap_or_default().to_owned()),
            said(|facts| facts.registrant_source.unwrap_or_default().to_owned()),
            said(|facts| facts.title.unwrap_or_default().to_owned()),
            said(|facts| facts.summary.unwrap_or_default().to_owned()),
            said(|facts| facts.topics.join(" ")),
            said(|facts| facts.homepage.unwrap_or_default().to_owned()),
            said(|facts| facts.profile_source.unwrap_or_default().to_owned()),
            said(|facts| facts.first_registered.map(|year| year.to_string()).unwrap_or_default()),
            said(|facts| facts.first_registered_source.unwrap_or_default().to_owned()),
            said(|facts| facts.same_as.iter().map(|same| same.url).collect::<Vec<_>>().join(" ")),
        ]);
    }
    table.into_text()
}
