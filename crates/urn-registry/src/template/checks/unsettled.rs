//! Detects namespaces whose names another system also assigns, if the text does not say how the two are related. This is an advisory and
//! never blocks.

use super::rules::OVERLAP_RULE;
use super::wording::{Flats, find_phrase};
use crate::finding::Finding;
use crate::grammar::{self, Budget};
use crate::i18n::Phrase;
use crate::nid::Nid;
use crate::template::grammar::start_rule;
use crate::template::{Field, Template};

/// Identifiers of other systems that names are built from: the words that indicate one, its name, and its other URI form: the
/// message about it, its prefix, and its RFC.
const OTHER_SYSTEMS: [(&[&str], &str, OtherUriForm); 12] = [
    (&["uuid", "uuids", "guid", "guids", "urn:uuid"], "UUIDs", ("finding-named-by-rfc", "urn:uuid:", "RFC 9562")),
    (&["object identifier", "object identifiers", "oid", "oids"], "OIDs", ("finding-named-by-rfc", "urn:oid:", "RFC 3061")),
    (&["isbn", "isbns"], "ISBNs", ("finding-named-by-rfc", "urn:isbn:", "RFC 8254")),
    (&["issn", "issns"], "ISSNs", ("finding-named-by-rfc", "urn:issn:", "RFC 8254")),
    (&["isan", "isans"], "ISANs", ("finding-named-by-rfc", "urn:isan:", "RFC 4246")),
    (&["isni", "isnis"], "ISNIs", ("finding-named-by", "urn:isni:", "")),
    (&["imei", "imeis"], "IMEIs", ("finding-named-by-rfc", "urn:gsma:imei:", "RFC 7254")),
    (&["digital object identifier", "digital object identifiers", "doi", "dois"], "DOIs", ("finding-named-by-handles", "", "")),
    (&["legal entity identifier", "legal entity identifiers", "lei", "leis"], "LEIs", ("finding-named-by", "urn:lei:", "")),
    (
        &["national bibliography number", "national bibliography numbers", "nbn", "nbns"],
        "NBNs",
        ("finding-named-by-rfc", "urn:nbn:", "RFC 8458"),
    ),
    (&["ark identifier", "ark identifiers", "arks"], "ARKs", ("finding-named-by-ark", "", "")),
    (
        &["mac address", "mac addresses", "eui-48", "eui-64"],
        "MAC addresses",
        ("finding-named-by-rfc", "urn:dev:mac:", "RFC 9039"),
    ),
];

/// Whether `text` contains `word` as a whole word.
fn contains_whole_word(text: &str, word: &str) -> bool {
    text.match_indices(word).any(|(at, _)| {
        let letter = |c: Option<char>| c.is_some_and(char::is_alphanumeric);
        let after = text.get(at + word.len()..).and_then(|rest| rest.chars().next());
        !letter(text.get(..at).and_then(|before| before.chars().next_back())) && !letter(after)
    })
}

type OtherUriForm = (&'static str, &'static str, &'static str);

/// If a name includes the identifier of another system, one resource has two names, and the text should state how they are related.
pub(super) fn check_overlap(template: &Template, flats: &Flats<'_>, found: &mut Vec<Finding>) {
    let nid = template.nid().map(|nid| nid.to_string()).unwrap_or_default();
    let settled = [Field::Interoperability, Field::AdditionalInformation, Field::Resolution]
        .map(|field| format!(" {} ", template.text(field).to_lowercase()))
        .concat();
    for (signs, name, (message, urn, rfc)) in OTHER_SYSTEMS {
        let own = name.trim_end_matches('s').to_lowercase();
        let is_settled = contains_whole_word(&settled, &own) || contains_whole_word(&settled, &format!("{own}s"));
        // A namespace whose own URNs are meant.
        let is_own = !nid.is_empty() && urn.starts_with(&format!("urn:{}:", nid.to_lowercase()));
        if is_own || contains_whole_word(&nid, &own) || signs.iter().any(|sign| contains_whole_word(&settled, sign)) || is_settled
        {
            continue;
        }
        for field in [Field::Syntax, Field::Assignment] {
            let Some((_, place)) = find_phrase(flats.get(field), signs) else { continue };
            let elsewhere = Phrase::new(message).arg("urn", urn).arg("rfc", rfc);
            let name = if name == "MAC addresses" { Phrase::new("finding-mac-addresses") } else { Phrase::verbatim(name) };
            let message = Phrase::new("finding-overlap")
                .arg("field", field.localized_label())
                .arg("name", name)
                .arg("elsewhere", elsewhere);
            found.push(Finding::new(&OVERLAP_RULE, message).on_field(field.key()).at_line(place.line).at_column(place.column));
            break;
        }
    }
}

/// The number of names that are generated from the grammar.
const GENERATED_NAMES_MAX: usize = 16;
const SEED: u64 = 8141;
/// The maximum number of steps to generate them.
const GENERATION_STEPS_MAX: u64 = 100_000;

/// The grammar only generates names that have the form of a UUID or an object identifier, which have a namespace of their own.
pub(super) fn check_generated_form(text: &str, nid: &Nid, whole: &mut Budget, found: &mut Vec<Finding>) {
    let Some(read) = grammar::find_rules(text).filter(|read| read.broken.is_empty()) else { return };
    let share = GENERATION_STEPS_MAX.min(whole.left());
    let mut budget = Budget::new(share);
    let start = start_rule(&read.grammar, text, nid, &mut budget);
    let names = start.map(|(_, compiled, is_whole)| (compiled.samples(GENERATED_NAMES_MAX, SEED, &mut budget), is_whole));
    whole.take(share - budget.left());
    let Some((names, is_whole)) = names.filter(|(names, _)| names.len() >= GENERATED_NAMES_MAX / 2) else { return };
    let prefix = if is_whole { "urn::".len() + nid.as_str().len() } else { 0 };
    let all_are = |form: fn(&str) -> bool| names.iter().all(|name| name.get(prefix..).is_some_and(form));
    let own = nid.as_str().to_ascii_lowercase();
    for (form, urn) in [(is_uuid as fn(&str) -> bool, "urn:uuid:"), (is_object_identifier, "urn:oid:")] {
        if urn != format!("urn:{own}:") && all_are(form) {
            let phrase = Phrase::new("finding-generated-form").arg("urn", urn);
            found.push(Finding::new(&OVERLAP_RULE, phrase).on_field(Field::Syntax.key()));
        }
    }
}

fn is_uuid(name: &str) -> bool {
    let groups: Vec<&str> = name.split('-').collect();
    groups.iter().map(|group| group.len()).eq([8, 4, 4, 4, 12])
        && groups.iter().all(|group| group.bytes().all(|byte| byte.is_ascii_hexdigit()))
}

fn is_object_identifier(name: &str) -> bool {
    let mut arcs = name.split('.');
    let is_arc = |arc: &str| !arc.is_empty() && arc.bytes().all(|byte| byte.is_ascii_digit());
    arcs.next().is_some_and(|first| matches!(first, "0" | "1" | "2")) && arcs.clone().next().is_some() && arcs.all(is_arc)
}
