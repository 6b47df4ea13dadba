//! IANA's registry of URN namespaces as of 2026-07-28: NID, kind, dates, the version number printed in the newest template, the URL of the
//! template, the name of the contact, and the references. It is loaded at the first start.
//!
//! `data/iana-2026-07-28.tsv` has one line per namespace with eight columns; references are `type|data|label`, separated by ` || `. A
//! column that is empty at IANA is empty here.

use super::{Annotations, Inline, Kind, Namespace, PartialDate, PrintedColumns, Reference, Status, TextValues, sort_key};
use urn_registry::nid::Nid;

/// The date of the snapshot.
pub const SNAPSHOT_DATE: &str = "2026-07-28";

/// A namespace in the snapshot, with the version number that its newest template prints.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Builtin {
    /// The record.
    pub namespace: Namespace,
    /// The printed version number, if there is one.
    pub printed_version: Option<u32>,
}

/// All 105 namespaces, in IANA's order. Lines that do not parse are left out; the test below would detect that.
pub fn builtin_namespaces() -> Vec<Builtin> {
    include_str!("data/iana-2026-07-28.tsv").lines().filter_map(parse_line).collect()
}

fn parse_line(line: &str) -> Option<Builtin> {
    let cells: Vec<&str> = line.split('\t').collect();
    let [nid, kind, date, updated, version, template, contact, references] = cells.as_slice() else { return None };
    let some = |text: &str| (!text.is_empty()).then(|| text.to_owned());
    let parsed = Nid::parse(nid).ok()?;
    let kind = Kind::from_name(kind)?;
    let references: Vec<Reference> = references.split(" || ").filter_map(reference).collect();
    // The informal table has no column for references other than the template; if no person is named, it prints them as the contact.
    let as_contact = kind == Kind::Informal && contact.is_empty();
    Some(Builtin {
        namespace: Namespace {
            sort_key: sort_key(&parsed),
            nid: parsed,
            kind,
            status: Status::Active,
            registrant: None,
            contact: some(contact),
            listing: if as_contact {
                PrintedColumns { contact: references.iter().cloned().map(Inline::Ref).collect(), ..PrintedColumns::default() }
            } else {
                listing(nid, if kind == Kind::Formal { template } else { "" }, contact)
            },
            references: if as_contact { Vec::new() } else { references },
            registered_on: PartialDate::parse(date),
            updated_on: PartialDate::parse(updated),
            unlisted_on: None,
            undone_on: None,
            successor: None,
            held: TextValues::default(),
            marks: Annotations::default(),
        },
        printed_version: version.parse().ok(),
    })
}

/// The columns as IANA prints them: the template with the label `nbn-template`, the contact with the key of the person.
fn listing(nid: &str, template: &str, contact: &str) -> PrintedColumns {
    let to = |kind: &str, data: String, label: Option<String>| {
        vec![Inline::Ref(Reference { kind: kind.to_owned(), data, label, ..Reference::default() })]
    };
    let filled = |text: &str, inlines: Vec<Inline>| if text.is_empty() { Vec::new() } else { inlines };
    PrintedColumns {
        template: filled(template, to("uri", template.to_owned(), Some(format!("{nid}-template")))),
        contact: filled(contact, to("person", contact.replace(' ', "_"), None)),
        ..PrintedColumns::default()
    }
}

fn reference(text: &str) -> Option<Reference> {
    let mut parts = text.splitn(3, '|');
    let (kind, data, label) = (parts.next()?, parts.next()?, parts.next()?);
    // The list refers to people by key; their names are in the list of people.
    let is_key = kind == "person" && label.replace(' ', "_") == data;
    let label = (!label.is_empty() && !is_key).then(|| label.to_owned());
    Some(Reference { kind: kind.to_owned(), data: data.to_owned(), label, ..Reference::default() })
}

#[cfg(test)]
mod tests {
    use super::*;
    use urn_registry::nid::rules::formal_findings;

    #[test]
    fn every_builtin_line_parses_and_counts_match_iana() {
        let all = builtin_namespaces();
        let of = |kind| all.iter().filter(|builtin| builtin.namespace.kind == kind).count();
        assert_eq!((of(Kind::Formal), of(Kind::Informal)), (97, 8));
        let nbn = all.iter().find(|builtin| builtin.namespace.nid.as_str() == "nbn").unwrap();
        assert_eq!(nbn.printed_version, Some(5));
        assert!(all.iter().all(|builtin| builtin.namespace.sources().next().is_some()));
    }

    #[test]
    fn every_formal_nid_of_iana_passes_the_mandatory_rules() {
        for builtin in builtin_namespaces().iter().filter(|builtin| builtin.namespace.kind == Kind::Formal) {
            assert!(formal_findings(builtin.namespace.nid.as_str(), None).is_empty(), "{}", builtin.namespace.nid);
        }
    }
}
