//! Bare identifiers, without a URN: the ISBN of a book, a DOI, a resolver URL.
//!
//! An identifier is offered as a URN only if that URN passes every check of its namespace. If an identifier is unambiguous but invalid, it
//! is reported with its correction.

use super::answer::{Answer, Fault};
use super::index::NamespaceBook;
use super::judge::judge;
use crate::checks::publications::issn_of_bar_code;
use crate::grammar::Budget;
use crate::i18n::Phrase;
use crate::urn::Urn;
use crate::urn::encode::{SlashEncoding, nss_from_native};

/// The maximum length of a text that is analyzed, in bytes.
const EXAMINED_MAX: usize = 1024;

/// The maximum number of URNs that are offered.
const OFFERED_URNS_MAX: usize = 4;

/// The result for a text without `urn:`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum BareIdentifier {
    /// An identifier that can be written as a URN.
    Offered {
        /// The kind of identifier, with its article: "an ISBN".
        what: Phrase,
        /// The URN; it passes every check.
        urn: String,
    },
    /// An identifier with a fault.
    Spoilt {
        /// The kind of identifier, with its article.
        what: Phrase,
        /// The correction.
        should: Phrase,
    },
}

impl BareIdentifier {
    /// The offered URN, if any.
    pub fn urn(self) -> Option<String> {
        match self {
            Self::Offered { urn, .. } => Some(urn),
            Self::Spoilt { .. } => None,
        }
    }
}

/// A URN that may be meant.
struct Guess {
    what: Phrase,
    nid: String,
    nss: String,
    /// No other identifier has this form, so a fault is worth reporting.
    sure: bool,
}

/// The identifiers that a text may be, the most likely first, at most four.
///
/// ```
/// use urn_registry::grammar::Budget;
/// use urn_registry::verdict::{BareIdentifier, NamespaceBook, recognize};
///
/// let urn = |text| recognize(text, NamespaceBook::builtin(), &mut Budget::new(100_000)).into_iter().next().and_then(BareIdentifier::urn);
/// assert_eq!(urn("ISBN 978-951-0-18435-6").as_deref(), Some("urn:isbn:978-951-0-18435-6"));
/// assert_eq!(urn("https://doi.org/10.1000/182").as_deref(), Some("urn:doi:10.1000/182"));
/// assert_eq!(urn("hello"), None);
/// ```
pub fn recognize(text: &str, book: &NamespaceBook, budget: &mut Budget) -> Vec<BareIdentifier> {
    let whole = text;
    let text = text.trim().trim_end_matches(['.', ',', ';']);
    if text.is_empty() || text.len() > EXAMINED_MAX {
        return Vec::new();
    }
    let mut found = Vec::new();
    for guess in guesses(text, text.len() < whole.len(), book) {
        let urn = format!("urn:{}:{}", guess.nid, guess.nss);
        let Ok(parsed) = Urn::parse(&urn) else { continue };
        let judged = judge(&parsed, book, budget);
        let bare = match (judged.answer, judged.fault) {
            (Answer::Yes, _) => BareIdentifier::Offered { what: guess.what, urn },
            (Answer::No, Some(Fault { code, should, .. })) if guess.sure && code != "syntax" => {
                BareIdentifier::Spoilt { what: guess.what, should }
            }
            _ => continue,
        };
        // Several kinds may lead to one URN; the first kind is the likeliest.
        let is_known = found.iter().any(|known| match (known, &bare) {
            (BareIdentifier::Offered { urn: known, .. }, BareIdentifier::Offered { urn, .. }) => known == urn,
            _ => *known == bare,
        });
        if !is_known {
            found.push(bare);
        }
    }
    // Valid identifiers come before faulty ones.
    found.sort_by_key(|bare| matches!(bare, BareIdentifier::Spoilt { .. }));
    found.truncate(OFFERED_URNS_MAX);
    found
}

/// The possible URNs of a text. `cut` means that surrounding text was removed.
fn guesses(text: &str, cut: bool, book: &NamespaceBook) -> Vec<Guess> {
    let mut guesses = Vec::new();
    if let Some(at) = find_urn(text, cut) {
        guess_embedded_urn(text.get(at..).unwrap_or_default(), &mut guesses);
    } else if text.contains("://") {
        guess_from_url(text, book, &mut guesses);
    } else {
        let (word, rest) = split_label_word(text);
        guess_by_form(word.as_deref(), rest, &mut guesses);
        // Any other NID as a prefix: "EIC 10X1001A1001A450".
        if let Some(word) = word.filter(|word| book.is_registered(word)) {
            add_guess(&mut guesses, "bare-name", &word, &encoded(rest), true);
        }
    }
    guesses
}

/// Adds a guess; `what` is the name of a message.
fn add_guess(guesses: &mut Vec<Guess>, what: &'static str, nid: &str, nss: &str, sure: bool) {
    guesses.push(Guess { what: Phrase::new(what), nid: nid.to_owned(), nss: nss.to_owned(), sure });
}

/// A native name as an NSS; empty if it cannot be encoded.
fn encoded(name: &str) -> String {
    nss_from_native(name, SlashEncoding::Keep).unwrap_or_default()
}

/// The position of `urn:` in a URL or after a word. A text that starts with it, without surrounding text, is parsed as a URN
/// instead.
fn find_urn(text: &str, cut: bool) -> Option<usize> {
    let lower = text.to_ascii_lowercase();
    let plain = lower.find("urn:").filter(|at| *at > 0 || (cut && !text.contains(' ')));
    plain.into_iter().chain(lower.find("urn%3a")).min()
}

/// A URN inside a URL, possibly with percent-encoded colons.
fn guess_embedded_urn(text: &str, guesses: &mut Vec<Guess>) {
    let end = text.find([' ', '&', '>', '"', '<', '#', '?']).unwrap_or(text.len());
    let mut urn = text.get(..end).unwrap_or_default().to_owned();
    if urn.get(..6).is_some_and(|start| start.eq_ignore_ascii_case("urn%3a")) {
        urn = percent_decoded(&urn);
    }
    if let Ok(parsed) = Urn::parse(&urn) {
        add_guess(guesses, "bare-embedded", &parsed.nid().to_ascii_lowercase(), parsed.nss(), false);
    }
}

fn percent_decoded(text: &str) -> String {
    crate::urn::encode::decode_for_display(text).map_or_else(|| text.to_owned(), |shown| shown.text)
}

/// URLs of the services in the profiles, and of a few well-known ones.
fn guess_from_url(text: &str, book: &NamespaceBook, guesses: &mut Vec<Guess>) {
    const KNOWN_URL_PARTS: [(&str, &str, &str); 20] = [
        ("doi.org/", "doi", "bare-doi-address"),
        ("dx.doi.org/", "doi", "bare-doi-address"),
        ("www.doi.org/", "doi", "bare-doi-address"),
        ("isni.org/isni/", "isni", "bare-isni-address"),
        ("www.isni.org/isni/", "isni", "bare-isni-address"),
        ("portal.issn.org/resource/ISSN/", "issn", "bare-issn-address"),
        ("search.gleif.org/#/record/", "lei", "bare-lei-address"),
        ("www.gleif.org/lei/", "lei", "bare-lei-address"),
        // An ORCID iD is an ISNI from a block reserved for it.
        ("orcid.org/", "isni", "bare-orcid-address"),
        ("www.orcid.org/", "isni", "bare-orcid-address"),
        ("oid-rep.orange-labs.fr/get/", "oid", "bare-oid-address"),
        ("oid-info.com/get/", "oid", "bare-oid-address"),
        ("www.oid-info.com/get/", "oid", "bare-oid-address"),
        ("www.rfc-editor.org/rfc/rfc", "ietf", "bare-rfc-address"),
        ("www.rfc-editor.org/info/rfc", "ietf", "bare-rfc-address"),
        ("rfc-editor.org/rfc/rfc", "ietf", "bare-rfc-address"),
        ("datatracker.ietf.org/doc/html/rfc", "ietf", "bare-rfc-address"),
        ("datatracker.ietf.org/doc/rfc", "ietf", "bare-rfc-address"),
        ("tools.ietf.org/html/rfc", "ietf", "bare-rfc-address"),
        ("tools.ietf.org/rfc/rfc", "ietf", "bare-rfc-address"),
    ];
    let Some((_, place)) = text.split_once("://") else { return };
    for (start, nid, what) in KNOWN_URL_PARTS {
        let Some(name) =
            place.get(..start.len()).filter(|head| head.eq_ignore_ascii_case(start)).and_then(|_| place.get(start.len()..))
        else {
            continue;
        };
        let name = name.split(['?', '#']).next().unwrap_or_default().trim_end_matches('/');
        match nid {
            "ietf" => add_guess(guesses, what, nid, &format!("rfc:{}", name.split(['.', '/']).next().unwrap_or_default()), false),
            "isni" => add_guess(guesses, what, nid, &name.replace('-', "").to_ascii_uppercase(), true),
            // The suffix of a DOI may contain any character, percent-encoded in a URL.
            _ => add_guess(guesses, what, nid, &encoded(&percent_decoded(name)), true),
        }
    }
    for (nid, profile) in book.nids().filter_map(|nid| book.profile(nid).map(|(profile, _)| (nid, profile))) {
        for resolver in &profile.resolvers {
            let Some((start, rest)) = resolver.template.split_once('{') else { continue };
            let Some((variable, end)) = rest.split_once('}').filter(|(_, end)| !end.contains('{')) else { continue };
            let name = text.strip_prefix(start).and_then(|name| name.strip_suffix(end));
            if let (Some(name), "nss" | "+nss") = (name, variable) {
                add_guess(guesses, "bare-resolver-address", nid, &encoded(&percent_decoded(name)), false);
            }
        }
    }
}

/// Splits off a leading word such as "ISBN", "ISBN-13:" or "doi:"; the word is returned in lower case and without its number.
fn split_label_word(text: &str) -> (Option<String>, &str) {
    let Some(at) = text.find([' ', ':', '=']) else { return split_series_word(text) };
    let (word, rest) = text.split_at_checked(at).unwrap_or((text, ""));
    let word = word.to_ascii_lowercase();
    let word = match word.as_str() {
        "isbn-13" | "isbn-10" | "isbn13" | "isbn10" => "isbn",
        "issn-l" | "eissn" | "e-issn" | "p-issn" => "issn",
        "guid" => "uuid",
        other => other,
    };
    let is_word = word.starts_with(|c: char| c.is_ascii_alphabetic())
        && word.bytes().all(|byte| byte.is_ascii_alphanumeric() || b"-/".contains(&byte));
    if is_word { (Some(word.to_owned()), rest.trim_start_matches([' ', ':', '='])) } else { (None, text) }
}

/// The number of a document whose series precedes it without a space: "rfc8141", "BCP-14".
fn split_series_word(text: &str) -> (Option<String>, &str) {
    let known = ["rfc", "bcp", "std", "fyi"].into_iter().find(|name| {
        let rest = text.get(..name.len()).filter(|head| head.eq_ignore_ascii_case(name)).and_then(|_| text.get(name.len()..));
        rest.is_some_and(|rest| rest.starts_with(|c: char| c == '-' || c.is_ascii_digit()))
    });
    let rest = known.and_then(|name| text.get(name.len()..)).map(|rest| rest.strip_prefix('-').unwrap_or(rest));
    rest.map_or((None, text), |rest| (known.map(str::to_owned), rest))
}

/// Recognizes identifiers by their form. `word` is the word that preceded the text.
fn guess_by_form(word: Option<&str>, text: &str, guesses: &mut Vec<Guess>) {
    let is = |wanted: &[&str]| word.is_none_or(|word| wanted.contains(&word));
    let said = |wanted: &str| word == Some(wanted);
    let joined = join_with_hyphens(text);
    let digits: String = joined.chars().filter(|c| *c != '-').collect();
    if is(&["isbn", "ean", "gtin"]) {
        guess_isbn(&joined, &digits, guesses, said("isbn"));
    }
    let issn_form = joined.len() == 9 && joined.as_bytes().get(4) == Some(&b'-') && digits.len() == 8;
    if is(&["issn"]) && (issn_form || said("issn")) && is_number_with_x(&digits) {
        add_guess(guesses, "bare-issn", "issn", &joined.to_ascii_uppercase(), true);
    }
    if is(&["issn", "ean", "gtin"])
        && let Some(issn) = issn_of_bar_code(&digits)
    {
        add_guess(guesses, "bare-bar-code", "issn", &issn, true);
    }
    if is(&["uuid"]) {
        guess_uuid(text, guesses);
    }
    if is(&["doi"]) && text.starts_with("10.") && text.contains('/') && !text.contains(char::is_whitespace) {
        add_guess(guesses, "bare-doi", "doi", &encoded(text), true);
        if let Some(suffix) = text.strip_prefix("10.5240/") {
            add_guess(guesses, "bare-eidr", "eidr", &format!("10.5240:{suffix}"), true);
        }
    }
    if is(&["oid"]) {
        guess_oid(text.trim_start_matches('.'), guesses, said("oid"));
    }
    if is(&["lei"]) && digits.len() == 20 && digits.bytes().all(|byte| byte.is_ascii_alphanumeric()) {
        let sure = said("lei") || digits.bytes().any(|byte| byte.is_ascii_alphabetic());
        add_guess(guesses, "bare-lei", "lei", &digits.to_ascii_uppercase(), sure);
    }
    // Sixteen digits may also be a bank card; all ISNIs assigned so far start with 0000.
    if is(&["isni"]) && digits.len() == 16 && is_number_with_x(&digits) && (said("isni") || digits.starts_with("0000")) {
        add_guess(guesses, "bare-isni", "isni", &digits.to_ascii_uppercase(), true);
    }
    if said("isan") {
        add_guess(guesses, "bare-isan", "isan", &joined.to_ascii_uppercase(), true);
    }
    if said("imei") && digits.len() == 15 && digits.bytes().all(|byte| byte.is_ascii_digit()) {
        let part = |from, to| digits.get(from..to).unwrap_or_default();
        // RFC 7254 §4.2.3: the last digit is a spare digit and always 0 in a URN.
        add_guess(guesses, "bare-imei", "gsma", &format!("imei:{}-{}-0", part(0, 8), part(8, 14)), true);
    }
    let series = [("rfc", "bare-rfc"), ("bcp", "bare-bcp"), ("std", "bare-std"), ("fyi", "bare-fyi")];
    if !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit()) {
        for (name, what) in series.into_iter().filter(|(name, _)| said(name)) {
            add_guess(guesses, what, "ietf", &format!("{name}:{}", text.trim_start_matches('0')), true);
        }
    }
    for (name, body) in [("iso", "iso"), ("iso/iec", "iso-iec"), ("iec", "iec")] {
        if said(name) {
            guess_iso_standard(body, text, guesses);
        }
    }
    // Two digits for the issuing office and a letter for the object type; no other identifier of sixteen characters starts this
    // way.
    let is_eic = matches!(text.as_bytes(), [b'0'..=b'9', b'0'..=b'9', b'A' | b'T' | b'V'..=b'Z', ..]) && text.len() == 16;
    if word.is_none() && is_eic {
        add_guess(guesses, "bare-eic", "eic", text, false);
    }
}

/// Replaces spaces and dashes of every kind with single hyphens.
fn join_with_hyphens(text: &str) -> String {
    let hyphens: String = text
        .chars()
        .map(|c| if c.is_whitespace() || matches!(c, '\u{2010}'..='\u{2015}' | '\u{2212}') { '-' } else { c })
        .collect();
    hyphens.split('-').filter(|part| !part.is_empty()).collect::<Vec<_>>().join("-")
}

fn is_number_with_x(digits: &str) -> bool {
    digits.strip_suffix(['X', 'x']).unwrap_or(digits).bytes().all(|byte| byte.is_ascii_digit())
}

fn guess_isbn(joined: &str, digits: &str, guesses: &mut Vec<Guess>, said: bool) {
    let form = match digits.len() {
        13 => digits.starts_with("978") || digits.starts_with("979"),
        // Ten digits may be a telephone number.
        10 => true,
        _ => false,
    };
    if !form || !is_number_with_x(digits) {
        return;
    }
    let sure = said || digits.len() == 13;
    // Hyphens as written, if they are in valid positions.
    add_guess(guesses, "bare-isbn", "isbn", &joined.to_ascii_uppercase(), sure);
    if guesses.last().is_some_and(|guess| !has_isbn_hyphens(&guess.nss)) {
        guesses.pop();
        add_guess(guesses, "bare-isbn", "isbn", &digits.to_ascii_uppercase(), sure);
    }
}

/// Whether the hyphens split an ISBN into three groups, or four after a three-digit prefix.
fn has_isbn_hyphens(nss: &str) -> bool {
    let parts: Vec<&str> = nss.split('-').collect();
    match parts.as_slice() {
        [_] => true,
        [prefix, _, _, _, last] => prefix.len() == 3 && last.len() == 1,
        [_, _, _, last] => last.len() == 1 && nss.len() == 13,
        _ => false,
    }
}

fn guess_uuid(text: &str, guesses: &mut Vec<Guess>) {
    let inner = text.trim_start_matches('{').trim_end_matches('}');
    let hex: String = inner.chars().filter(|c| *c != '-').collect::<String>().to_ascii_lowercase();
    if hex.len() != 32 || !hex.bytes().all(|byte| byte.is_ascii_hexdigit()) || !matches!(inner.len(), 32 | 36) {
        return;
    }
    let part = |from, to| hex.get(from..to).unwrap_or_default();
    let written = format!("{}-{}-{}-{}-{}", part(0, 8), part(8, 12), part(12, 16), part(16, 20), part(20, 32));
    if inner.len() == 32 || inner.eq_ignore_ascii_case(&written) {
        add_guess(guesses, "bare-uuid", "uuid", &written, true);
    }
}

fn guess_oid(text: &str, guesses: &mut Vec<Guess>, said: bool) {
    let arcs: Vec<&str> = text.split('.').collect();
    let numbers = arcs.iter().all(|arc| !arc.is_empty() && arc.bytes().all(|byte| byte.is_ascii_digit()));
    // Three numbers may be a version and four an IP address.
    if numbers && (said || arcs.len() > 4 || (arcs.len() == 4 && text.starts_with("1.3.6."))) {
        add_guess(guesses, "bare-oid", "oid", text, said);
    }
}

/// "9001:2015", "8601-1:2019", "IEC 27001": the standard number and its part; RFC 5141 names do not include the year.
fn guess_iso_standard(body: &str, text: &str, guesses: &mut Vec<Guess>) {
    let upper = text.to_ascii_uppercase();
    let (body, rest) = upper.strip_prefix("IEC ").map_or((body, upper.as_str()), |rest| ("iso-iec", rest));
    let (kind, rest) = ["TR ", "TS ", "PAS "]
        .iter()
        .find_map(|kind| rest.strip_prefix(kind).map(|rest| (kind.trim_end(), rest)))
        .unwrap_or(("", rest));
    let name = rest.split([':', ' ']).next().unwrap_or_default();
    let (number, part) = name.split_once('-').map_or((name, None), |(number, part)| (number, Some(part)));
    let kind = if kind.is_empty() { String::new() } else { format!(":{}", kind.to_ascii_lowercase()) };
    let part = part.map(|part| format!(":-{part}")).unwrap_or_default();
    add_guess(guesses, "bare-iso", "iso", &format!("std:{body}{kind}:{number}{part}"), true);
}
