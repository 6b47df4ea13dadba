//! Detects topics that a text mentions without settling them: names that another system also assigns, sub-namespaces, resolution
//! without a service. Experts used to ask about each by hand; these are advisories and never block.

use super::rules::{OVERLAP, SERVICE, SUB_DELEGATION};
use super::wording::{Flats, says};
use crate::finding::Finding;
use crate::i18n::Phrase;
use crate::template::{Field, Template};

pub(super) fn check(template: &Template, flats: &Flats<'_>, found: &mut Vec<Finding>) {
    overlap(template, flats, found);
    sub_delegation(template, flats, found);
    service(template, found);
}

/// Identifiers of other systems that names are built from: the words that indicate one, its name, and its other URI form: the
/// message about it, its prefix, and its RFC.
const ELSEWHERE: [(&[&str], &str, Elsewhere); 10] = [
    (&["uuid", "guid", "universally unique identifier"], "UUIDs", ("finding-named-by-rfc", "urn:uuid:", "RFC 9562")),
    (&["object identifier", " oid ", " oids"], "OIDs", ("finding-named-by-rfc", "urn:oid:", "RFC 3061")),
    (&[" isbn"], "ISBNs", ("finding-named-by-rfc", "urn:isbn:", "RFC 8254")),
    (&[" issn"], "ISSNs", ("finding-named-by-rfc", "urn:issn:", "RFC 8254")),
    (&[" imei"], "IMEIs", ("finding-named-by-rfc", "urn:gsma:imei:", "RFC 7254")),
    (&["digital object identifier", " doi "], "DOIs", ("finding-named-by-handles", "", "")),
    (&["legal entity identifier"], "LEIs", ("finding-named-by", "urn:lei:", "")),
    (&["national bibliography number"], "NBNs", ("finding-named-by-rfc", "urn:nbn:", "RFC 8458")),
    (&[" ark "], "ARKs", ("finding-named-by-ark", "", "")),
    (&["mac address", "eui-48", "eui-64"], "MAC addresses", ("finding-named-by-rfc", "urn:dev:mac:", "RFC 9039")),
];

/// Whether `text` contains `word` as a whole word.
fn has_word(text: &str, word: &str) -> bool {
    text.match_indices(word).any(|(at, _)| {
        let letter = |c: Option<char>| c.is_some_and(char::is_alphanumeric);
        let after = text.get(at + word.len()..).and_then(|rest| rest.chars().next());
        !letter(text.get(..at).and_then(|before| before.chars().next_back())) && !letter(after)
    })
}

type Elsewhere = (&'static str, &'static str, &'static str);

/// A name that includes the identifier of another system: one resource then has two names, and the text should state their
/// relationship.
fn overlap(template: &Template, flats: &Flats<'_>, found: &mut Vec<Finding>) {
    let nid = template.nid().map(|nid| nid.to_string()).unwrap_or_default();
    let settled = [Field::Interoperability, Field::AdditionalInformation, Field::Resolution]
        .map(|field| format!(" {} ", template.text(field).to_lowercase()))
        .concat();
    for (signs, name, (message, urn, rfc)) in ELSEWHERE {
        let own = name.trim_end_matches('s').to_lowercase();
        let is_settled = has_word(&settled, &own) || has_word(&settled, &format!("{own}s"));
        if has_word(&nid, &own) || signs.iter().any(|sign| settled.contains(sign.trim_end())) || is_settled {
            continue;
        }
        for field in [Field::Syntax, Field::Assignment] {
            let Some((_, place)) = says(flats.get(field), signs) else { continue };
            let elsewhere = Phrase::new(message).with("urn", urn).with("rfc", rfc);
            let name = if name == "MAC addresses" { Phrase::new("finding-mac-addresses") } else { Phrase::verbatim(name) };
            let message =
                Phrase::new("finding-overlap").with("field", field.words()).with("name", name).with("elsewhere", elsewhere);
            found.push(Finding::new(&OVERLAP, message).on_field(field.key()).at_line(place.line).at_column(place.column));
            break;
        }
    }
}

/// Parts of the namespace are managed by other organizations, and the text does not say how names stay unique.
fn sub_delegation(template: &Template, flats: &Flats<'_>, found: &mut Vec<Finding>) {
    const GIVEN: [&str; 8] = [
        "delegat",
        "sub-namespace",
        "subnamespace",
        "sub-authorit",
        "subauthorit",
        "assigned by members",
        "assign their own",
        "may assign names below",
    ];
    const POLICY: [&str; 10] = [
        "unique",
        "policy",
        "policies",
        "procedure",
        "register of",
        "registry of",
        "published",
        "list of",
        "agreement",
        "rules for",
    ];
    let text = template.text(Field::Assignment).to_lowercase();
    if POLICY.iter().any(|word| text.contains(word)) {
        return;
    }
    if let Some((phrase, place)) = says(flats.get(Field::Assignment), &GIVEN) {
        let message = Phrase::new("finding-sub-delegation").with("text", phrase);
        found.push(Finding::new(&SUB_DELEGATION, message).at_line(place.line).at_column(place.column));
    }
}

/// The text says that names can be resolved, but not where.
fn service(template: &Template, found: &mut Vec<Finding>) {
    const PROMISED: [&str; 8] = [
        "can be resolved",
        "will be resolved",
        "are resolved",
        "is resolved",
        "are resolvable",
        "is resolvable",
        "resolution service",
        "provide resolution",
    ];
    const WHERE: [&str; 6] = ["http", "www.", "://", "resolver", "protocol", "no resolution"];
    const WHERE_WORDS: [&str; 6] = ["dns", "ddds", "naptr", "api", "apis", "not"];
    let text = template.text(Field::Resolution).to_lowercase();
    let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
    if WHERE.iter().any(|word| text.contains(word)) || WHERE_WORDS.iter().any(|word| has_word(&text, word)) {
        return;
    }
    if let Some(phrase) = PROMISED.iter().find(|phrase| text.contains(**phrase)) {
        found.push(Finding::new(&SERVICE, Phrase::new("finding-service").with("text", *phrase)));
    }
}
