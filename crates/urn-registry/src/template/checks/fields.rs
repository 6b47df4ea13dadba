//! Checks of the content of each field.

use super::rules::{
    CONTACT_RULE, DATE_RULE, DOCUMENTATION_RULE, FAST_TRACK_RULE, LEFTOVERS_RULE, ONLY_REFERENCE_RULE, PLACEHOLDER_RULE,
    REQUIRED_SECTION_RULE, VERSION_RULE,
};
use super::text_kind::TextKind;
use crate::finding::{Finding, Level};
use crate::i18n::Phrase;
use crate::template::characters::places;
use crate::template::shape::is_checklist;
use crate::template::statements::is_only_reference;
use crate::template::{Field, NID_PLACEHOLDER, Template, date_in, labels};
use jiff::civil::Date;

/// The fields that every request must fill in.
pub(super) const REQUIRED_FIELDS: [Field; 7] = [
    Field::Registrant,
    Field::Purpose,
    Field::Syntax,
    Field::Assignment,
    Field::SecurityAndPrivacy,
    Field::Interoperability,
    Field::Resolution,
];

pub(super) fn check_required(template: &Template, kind: TextKind<'_>, found: &mut Vec<Finding>) {
    for field in REQUIRED_FIELDS {
        if template.get(field).is_none() {
            // A new version may leave a section of an older form empty, as the namespace always did.
            let sentence = match field {
                Field::Registrant => Phrase::new("finding-required-registrant"),
                Field::Resolution => Phrase::new("finding-required-resolution"),
                Field::Interoperability => Phrase::new("finding-required-interoperability"),
                other => {
                    Phrase::new("finding-required").arg("field", other.localized_label()).arg("clause", clause_in_words(other))
                }
            };
            let older = matches!(kind, TextKind::Revision { current: None })
                && matches!(field, Field::SecurityAndPrivacy | Field::Interoperability | Field::Purpose);
            let mut finding = Finding::new(&REQUIRED_SECTION_RULE, sentence).on_field(field.key());
            finding.clause = if field == Field::Registrant { "RFC 8141 Appendix A" } else { field.clause() };
            if older {
                finding.level = Level::Warning;
            }
            found.push(finding);
        }
    }
    if template.get(Field::Documentation).is_none() && !claims_fast_track(template) {
        found.push(Finding::new(&DOCUMENTATION_RULE, Phrase::new("finding-documentation")));
    }
}

fn clause_in_words(field: Field) -> String {
    field.clause().replace('§', "").replace("RFC 8141 ", "RFC 8141, ")
}

pub(super) fn check_version(template: &Template, kind: TextKind<'_>, found: &mut Vec<Finding>) {
    let Some(text) = template.get(Field::Version) else { return };
    let as_registered = match kind {
        TextKind::Registered => true,
        TextKind::Correction { current, .. } => current.get(Field::Version) == Some(text),
        _ => false,
    };
    if !as_registered && strict_version(text).is_none() {
        found.push(Finding::new(&VERSION_RULE, Phrase::new("finding-version-form").arg("text", on_one_line(text))));
        return;
    }
    let Some(number) = template.version() else { return };
    let (expected, words) = match kind {
        TextKind::NewFormal | TextKind::NewInformal => (Some(1), Phrase::new("finding-version-first")),
        TextKind::Revision { current } => {
            let now = current.and_then(Template::version);
            (now.map(|now| now + 1), Phrase::new("finding-version-next").arg("now", now.unwrap_or_default()))
        }
        TextKind::Correction { current, .. } => (current.version(), Phrase::new("finding-version-kept")),
        TextKind::Registered => (None, Phrase::default()),
    };
    if let Some(expected) = expected.filter(|expected| *expected != number) {
        found.push(Finding::new(&VERSION_RULE, words.arg("number", number).arg("expected", expected)));
    }
}

/// A version as Appendix A has it: 1, 2, 3 …
pub fn strict_version(text: &str) -> Option<u32> {
    let is_number = text.bytes().all(|b| b.is_ascii_digit()) && !text.starts_with('0');
    is_number.then(|| text.parse().ok())?
}

/// The year of RFC 2141, before which no namespace was registered.
const FIRST_YEAR: i16 = 1997;

/// The error in a date, if any: its form, or a day on which no namespace can have been requested.
pub fn date_fault(text: &str, today: Date) -> Option<Phrase> {
    let strict = text.len() == 10 && text.parse::<Date>().is_ok();
    match date_in(text) {
        Some(date) if date > today => Some(Phrase::new("finding-date-future").arg("date", date.to_string())),
        Some(date) if date.year() < FIRST_YEAR => Some(Phrase::new("finding-date-early").arg("date", date.to_string())),
        _ if !strict => Some(Phrase::new("finding-date-form").arg("example", today.to_string())),
        _ => None,
    }
}

/// Whether it is an email address: one `@` with a local part and a domain of at least two labels.
fn is_email(word: &str) -> bool {
    let word = word.trim_matches(|c: char| "<>()[],;:\"'.".contains(c));
    let word = word.strip_prefix("mailto:").unwrap_or(word);
    let Some((local, domain)) = word.split_once(['@', '&']) else { return false };
    let label = |label: &str| {
        !label.is_empty()
            && label.chars().all(|c| c.is_alphanumeric() || c == '-')
            && !label.starts_with('-')
            && !label.ends_with('-')
    };
    !local.is_empty() && !domain.contains(['@', '&']) && domain.split('.').count() >= 2 && domain.split('.').all(label)
}

/// `names at demo.example`, `names AT demo DOT example`: an address obfuscated against spam bots.
fn is_obfuscated_email(lower: &str) -> bool {
    let words: Vec<&str> = lower.split_whitespace().collect();
    words
        .windows(3)
        .any(|three| matches!(three, [_, "at" | "(at)" | "[at]", domain] if domain.trim_end_matches('.').contains('.')))
        || words.windows(5).any(|five| matches!(five, [_, "at" | "(at)" | "[at]", _, "dot" | "(dot)" | "[dot]", _]))
}

/// Whether there is a telephone number: at least six digits within a few words after `Tel`, or after a `+`, regardless of line
/// breaks.
fn has_telephone(lower: &str) -> bool {
    /// The maximum number of words between the label and the end of its number: `Tel. (office hours): 030 12 34 56`.
    const WORDS_BETWEEN_MAX: usize = 10;
    let words: Vec<&str> = lower.split_whitespace().collect();
    let digits = |from: usize| -> usize {
        let near = words.iter().skip(from).take(WORDS_BETWEEN_MAX);
        near.map(|word| word.bytes().filter(u8::is_ascii_digit).count()).sum()
    };
    words.iter().enumerate().any(|(i, word)| {
        let named = ["tel", "phone", "fax", "mobile"].iter().any(|sign| word.contains(sign));
        (named || word.starts_with('+')) && digits(i) >= 6
    })
}

/// Names, domains and numbers that are only used in examples.
const CONTACT_PLACEHOLDERS: [&str; 11] = [
    "john doe", "jane doe", "john smith", "max mustermann", "@example.com", "@example.org", "@example.net", "+1 555", "+1-555",
    "123456789", "your name",
];

pub(super) fn check_contact(template: &Template, found: &mut Vec<Finding>) {
    let Some(text) = template.get(Field::Registrant) else { return };
    let lower = text.to_lowercase();
    let email = text.split_whitespace().any(is_email) || is_obfuscated_email(&lower);
    let postal =
        ["address", "postal", "street", "p.o. box", "po box", "box ", "avenue", "road"].iter().any(|sign| lower.contains(sign));
    if email || postal || has_telephone(&lower) {
        if let Some(placeholder) = CONTACT_PLACEHOLDERS.iter().find(|placeholder| lower.contains(**placeholder)) {
            let mut invented = Finding::new(&CONTACT_RULE, Phrase::new("finding-contact-placeholder").arg("text", *placeholder));
            invented.level = Level::Warning;
            found.push(invented);
        }
        if is_bare_contact(text) {
            let mut unnamed = Finding::new(&CONTACT_RULE, Phrase::new("finding-contact-unnamed"));
            unnamed.level = Level::Warning;
            found.push(unnamed);
        }
        return;
    }
    let attempt = text.split_whitespace().find(|word| word.contains('@'));
    found.push(Finding::new(
        &CONTACT_RULE,
        match attempt {
            Some(word) => Phrase::new("finding-contact-no-email").arg("word", word),
            None => Phrase::new("finding-contact-none"),
        },
    ));
}

/// Whether it contains only addresses and their labels.
fn is_bare_contact(text: &str) -> bool {
    let announces = |word: &str| {
        let bare = word.trim_matches(|c: char| !c.is_alphanumeric()).to_lowercase();
        matches!(
            bare.as_str(),
            "" | "email" | "e-mail" | "mail" | "contact" | "tel" | "telephone" | "phone" | "fax" | "at" | "dot"
        ) || bare.bytes().all(|b| b.is_ascii_digit())
    };
    text.split_whitespace().all(|word| announces(word) || is_email(word))
}

/// Whether the Registrant field requests the fast track (RFC 8141 §6.3 and Appendix A).
pub fn claims_fast_track(template: &Template) -> bool {
    /// The numbers of words before and after "fast track" that are searched for a negation.
    const DENIED_WITHIN: usize = 6;
    const DENIED_AFTER: usize = 3;
    let folded = labels::fold(template.text(Field::Registrant));
    let words: Vec<&str> = folded.split_whitespace().collect();
    words.windows(2).enumerate().any(|(at, two)| {
        let before = words.get(at.saturating_sub(DENIED_WITHIN)..at).unwrap_or_default();
        let after = words.get(at + 2..).unwrap_or_default().iter().take(DENIED_AFTER);
        let is_denied = before.iter().chain(after).any(|word| matches!(*word, "not" | "no" | "without"));
        two == ["fast", "track"] && !is_denied
    })
}

pub(super) fn check_fast_track(template: &Template, found: &mut Vec<Finding>) {
    if !claims_fast_track(template) {
        return;
    }
    found.push(Finding::new(&FAST_TRACK_RULE, Phrase::new("finding-fast-track")));
    if template.get(Field::Documentation).is_none() {
        let mut missing = Finding::new(&DOCUMENTATION_RULE, Phrase::new("finding-fast-track-specification"));
        missing.level = Level::Error;
        missing.clause = "RFC 8141 §6.3 item 2";
        found.push(missing);
    }
}

pub(super) fn check_date(template: &Template, today: Date, found: &mut Vec<Finding>) {
    let fault = template.get(Field::Date).and_then(|text| date_fault(text, today));
    found.extend(fault.map(|fault| Finding::new(&DATE_RULE, fault)));
}

pub(super) fn check_leftovers(template: &Template, kind: TextKind<'_>, found: &mut Vec<Finding>) {
    for field in Field::ALL {
        let Some(text) = template.get(field) else { continue };
        // The form itself has "requested of IANA" in these three fields; they are replaced on registration.
        if matches!(field, Field::NamespaceId | Field::Version | Field::Date) && kind != TextKind::Registered {
            continue;
        }
        for (at, leftover) in leftovers(field, text) {
            let places = places(text, &[at]);
            let words = Phrase::new("finding-residue").arg("field", field.localized_label()).arg("text", leftover);
            let mut finding = Finding::new(&LEFTOVERS_RULE, words).on_field(field.key());
            if let Some(place) = places.first() {
                finding = finding.at_line(place.line).at_column(place.column);
            }
            found.push(finding);
        }
    }
    // The Namespace ID field of an informal request contains the placeholder by itself.
    let placeholder = Field::ALL
        .into_iter()
        .filter(|field| *field != Field::NamespaceId)
        .find(|field| template.text(*field).contains(NID_PLACEHOLDER));
    match (kind, placeholder) {
        (TextKind::NewInformal, None) => {
            found.push(Finding::new(&PLACEHOLDER_RULE, Phrase::new("finding-placeholder-missing")).on_field(Field::Syntax.key()));
        }
        (TextKind::NewInformal, Some(_)) | (_, None) => {}
        (_, Some(field)) => found.push(
            Finding::new(&PLACEHOLDER_RULE, Phrase::new("finding-placeholder").arg("field", field.localized_label()))
                .on_field(field.key()),
        ),
    }
}

/// The parts of a field that were not filled in yet.
const UNFILLED: [&str; 17] = [
    "todo",
    "tbc",
    "to be assigned",
    "to be determined",
    "to be defined",
    "to be done",
    "to be written",
    "to be supplied",
    "to be added",
    "will be supplied later",
    "will be added later",
    "this section is intentionally left blank",
    "this section intentionally left blank",
    "intentionally left blank",
    "see above",
    "...",
    "no response",
];

/// The first words of filler text.
const FILLER: &str = "lorem ipsum";

/// The first words of the descriptions of sections in the form of RFC 8141, Appendix A.
const HINTS: [&str; 5] = [
    "described under section 6.4",
    "described in section 6.4",
    "the person or organization that has registered the nid",
    "a pointer to an rfc, a specification published by",
    "description of changes from prior version",
];

/// Words in angle brackets that ask for something, such as `<your organization>`.
const STUBS: [&str; 12] = [
    "your", "insert", "enter", "fill", "name of", "organization", "organisation", "email address", "telephone", "phone number",
    "date", "title",
];

/// Such words in square brackets, which also enclose references.
const BRACKETED: [&str; 5] = ["your ", "insert ", "enter ", "fill in", "name of "];

/// The notes to an editor and the stubs of a form that are left in a field, with their byte positions.
fn leftovers(field: Field, text: &str) -> Vec<(usize, String)> {
    const EDITOR_NOTES: [&str; 9] =
        ["TBD", "TBA", "TBC", "TODO", "FIXME", "XXXX", "Requested of IANA", "requested of IANA", "to be assigned by IANA"];
    // A line break counts as a space: it may occur between "requested" and "of IANA".
    let flat = text.replace('\n', " ");
    let mut found: Vec<(usize, String)> =
        EDITOR_NOTES.iter().filter_map(|note| Some((word_at(&flat, note)?, (*note).to_owned()))).collect();
    let bare = flat.trim().trim_end_matches('.').to_lowercase();
    if found.is_empty() && bare.starts_with(FILLER) {
        found.push((0, first_words(&flat)));
    } else if found.is_empty()
        && UNFILLED.iter().any(|words| bare == *words || (*words == "..." && matches!(flat.trim(), "..." | "\u{2026}")))
    {
        found.push((0, flat.trim().to_owned()));
    }
    if HINTS.iter().any(|hint| bare.starts_with(hint)) {
        found.push((0, first_words(&flat)));
    }
    // Text around a template: a checklist, and the comments of a form.
    let mut reached = 0;
    for line in text.split('\n') {
        if is_checklist(line) {
            found.push((reached, first_words(line)));
        }
        reached += line.len() + 1;
    }
    if let Some(at) = flat.find("<!--") {
        found.push((at, first_words(flat.get(at..).unwrap_or_default())));
    }
    // A grammar has names in angle brackets, and options in square brackets, of its own.
    let brackets: &[(&str, &str)] = if field == Field::Syntax { &[] } else { &[("<", ">"), ("[", "]")] };
    for (from, to) in brackets.iter().copied().chain([("{{", "}}")]) {
        let mut rest = 0;
        while let Some(start) = flat.get(rest..).and_then(|tail| tail.find(from)).map(|at| rest + at) {
            let Some(end) = flat.get(start..).and_then(|tail| tail.find(to)).map(|at| start + at + to.len()) else { break };
            let stub = flat.get(start..end).unwrap_or_default();
            let inside = stub.trim_start_matches(from).trim_end_matches(to).trim().to_lowercase();
            let is_stub = match from {
                "<" => !inside.contains(['@', ':', '/', '<']) && STUBS.iter().any(|word| inside.starts_with(word)),
                "[" => BRACKETED.iter().any(|word| inside.starts_with(word)),
                _ => stub != NID_PLACEHOLDER,
            };
            if is_stub {
                found.push((start, stub.to_owned()));
            }
            rest = end;
        }
    }
    found
}

/// The first words of a leftover, on one line.
fn first_words(text: &str) -> String {
    const SHOWN_LENGTH_MAX: usize = 60;
    text.trim().chars().take(SHOWN_LENGTH_MAX).collect()
}

/// The position of `word` in `line` as a separate word.
fn word_at(line: &str, word: &str) -> Option<usize> {
    line.match_indices(word).map(|(at, _)| at).find(|at| {
        let before = line.get(..*at).unwrap_or_default().chars().next_back();
        let after = line.get(at + word.len()..).unwrap_or_default().chars().next();
        !before.is_some_and(char::is_alphanumeric) && !after.is_some_and(char::is_alphanumeric)
    })
}

pub(super) fn check_only_references(template: &Template, found: &mut Vec<Finding>) {
    for field in Field::REGISTRANT_FIELDS {
        if !matches!(field, Field::Documentation | Field::Registrant | Field::AdditionalInformation)
            && template.get(field).is_some_and(is_only_reference)
        {
            found.push(
                Finding::new(
                    &ONLY_REFERENCE_RULE,
                    Phrase::new("finding-pointer")
                        .arg("field", field.localized_label())
                        .arg("text", on_one_line(template.text(field))),
                )
                .on_field(field.key()),
            );
        }
    }
}

/// A short text on one line, for a message.
fn on_one_line(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}
