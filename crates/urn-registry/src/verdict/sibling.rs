//! Identifier systems that are not URN namespaces, but whose identifiers have names in a namespace.

use super::index::NamespaceBook;

/// The word that people write as a NID, the NIDs of the namespaces, and the start of a name in the last of them.
const SIBLINGS: [(&str, &[&str], &str); 17] = [
    ("bcp", &["ietf"], "bcp:"),
    ("ean", &["epc", "gs1"], "01:"),
    ("eissn", &["issn"], ""),
    ("gln", &["epc", "gs1"], "414:"),
    ("gtin", &["epc", "gs1"], "01:"),
    ("guid", &["uuid"], ""),
    ("imei", &["gsma"], "imei:"),
    ("imo", &["mrn"], "imo:imo-number:"),
    ("isbn10", &["isbn"], ""),
    ("isbn13", &["isbn"], ""),
    ("issn-l", &["issn"], ""),
    ("mmsi", &["mrn"], "imo:mmsi:"),
    ("orcid", &["isni"], ""),
    ("rfc", &["ietf"], "rfc:"),
    ("sgtin", &["epc"], "id:sgtin:"),
    ("sscc", &["epc", "gs1"], "00:"),
    ("std", &["ietf"], "std:"),
];

/// The length of a GTIN; shorter ones are padded with zeros (GS1 General Specifications).
const GTIN_LEN: usize = 14;

fn find_siblings(nid: &str) -> Option<&'static (&'static str, &'static [&'static str], &'static str)> {
    SIBLINGS.iter().find(|(word, ..)| *word == nid)
}

/// The registered namespaces that name the identifiers of a system.
pub(super) fn registered_siblings(nid: &str, book: &NamespaceBook) -> Vec<String> {
    let homes = find_siblings(nid).map_or(&[][..], |(_, homes, _)| *homes);
    homes.iter().filter(|home| book.is_registered(home)).map(|home| (*home).to_owned()).collect()
}

/// The name of an identifier in its namespace, if it can be determined from the text; it may be invalid.
pub(super) fn name_in_sibling(nid: &str, identifier: &str) -> Option<String> {
    let (word, homes, start) = find_siblings(nid)?;
    let identifier = match *word {
        "ean" | "gtin" => format!("{identifier:0>GTIN_LEN$}"),
        "orcid" => identifier.replace('-', ""),
        _ => identifier.to_owned(),
    };
    Some(format!("urn:{}:{start}{identifier}", homes.last()?))
}
