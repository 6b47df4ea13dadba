//! Checks of characters and line length.

use super::rules::{DISALLOWED_CHARACTERS_RULE, LONG_LINES_RULE, LOOKS_LIKE_ASCII, NON_ASCII_RULE};
use crate::finding::Finding;
use crate::i18n::Phrase;
use crate::template::characters::{Place, ascii_for, fault, invalid_urns, named_character, places, strict_ranges};
use crate::template::shape::{LongLineReason, WIDTH, long_lines as lines_that_stay};
use crate::template::{Field, Template};
use std::collections::BTreeMap;

/// The maximum number of distinct characters reported per field.
const REPORTED_CHARACTERS_MAX: usize = 8;

pub(super) fn check_characters(template: &Template, found: &mut Vec<Finding>) {
    for field in Field::ALL {
        let Some(text) = template.get(field) else { continue };
        report_disallowed(field, text, found);
        look_alikes(field, text, found);
        beyond_ascii(field, text, found);
        long_lines(field, text, found);
    }
}

/// For each character, the byte offset of its first occurrence and the number of occurrences.
type CharacterOccurrences = BTreeMap<char, (usize, usize)>;

fn count_character(seen: &mut CharacterOccurrences, c: char, at: usize) {
    seen.entry(c).or_insert((at, 0)).1 += 1;
}

/// The first position, and the number of other occurrences.
fn first(text: &str, (at, count): (usize, usize)) -> (Place, usize) {
    let place = places(text, &[at]).first().copied();
    (place.unwrap_or(Place { line: 1, column: 1 }), count.saturating_sub(1))
}

/// A message about a character at its first position.
fn character_message(message: &'static str, field: Field, c: char, (place, others): (Place, usize)) -> Phrase {
    let words = Phrase::new(message).arg("field", field.localized_label()).arg("character", named_character(c));
    words.arg("line", place.line).arg("column", place.column).arg("more", others)
}

/// Reports each disallowed character with its position.
fn report_disallowed(field: Field, text: &str, found: &mut Vec<Finding>) {
    let mut seen = CharacterOccurrences::new();
    for (at, c) in text.char_indices().filter(|(_, c)| fault(*c).is_some()) {
        count_character(&mut seen, c, at);
    }
    for (c, stands) in seen.iter().take(REPORTED_CHARACTERS_MAX) {
        let Some(why) = fault(*c) else { continue };
        let (place, others) = first(text, *stands);
        let message = character_message("finding-character-refused", field, *c, (place, others)).arg("why", why.why());
        let mut finding =
            Finding::new(&DISALLOWED_CHARACTERS_RULE, message).on_field(field.key()).at_line(place.line).at_column(place.column);
        finding.clause = why.clause();
        found.push(finding);
    }
}

/// Reports each character in grammar or an example that is invisible or is confused with ASCII.
fn look_alikes(field: Field, text: &str, found: &mut Vec<Finding>) {
    let mut seen = CharacterOccurrences::new();
    for range in strict_ranges(field, text) {
        let part = text.get(range.clone()).unwrap_or_default();
        for (at, c) in part.char_indices().filter(|(_, c)| ascii_for(*c).is_some() && fault(*c).is_none()) {
            count_character(&mut seen, c, range.start + at);
        }
    }
    for (c, stands) in seen.iter().take(REPORTED_CHARACTERS_MAX) {
        let (place, others) = first(text, *stands);
        let advice = match ascii_for(*c).as_deref() {
            None | Some("") => Phrase::new("finding-take-it-out"),
            Some(" ") => Phrase::new("finding-write-blank"),
            Some(ascii) => Phrase::new("finding-write").arg("ascii", ascii),
        };
        let message = character_message("finding-character-looks", field, *c, (place, others)).arg("advice", advice);
        found.push(Finding::new(&LOOKS_LIKE_ASCII, message).on_field(field.key()).at_line(place.line).at_column(place.column));
    }
}

/// One advisory per field with non-ASCII letters, about encoding them in URNs. Names of people and places are not affected.
fn beyond_ascii(field: Field, text: &str, found: &mut Vec<Finding>) {
    if !matches!(field, Field::Syntax | Field::Assignment) {
        return;
    }
    // A name with such a character is reported with its encoding.
    if text.lines().any(|line| invalid_urns(line).iter().any(|(_, c)| !c.is_ascii())) {
        return;
    }
    let letter = text.char_indices().find(|(_, c)| !c.is_ascii() && (c.is_alphanumeric() || "§°€£™©®".contains(*c)));
    if let Some((at, c)) = letter {
        let (place, _) = first(text, (at, 1));
        found.push(
            Finding::new(
                &NON_ASCII_RULE,
                Phrase::new("finding-beyond-ascii").arg("field", field.localized_label()).arg("character", c.to_string()),
            )
            .on_field(field.key())
            .at_line(place.line),
        );
    }
}

/// Lines longer than 72 columns that cannot be reflowed without changing their meaning.
fn long_lines(field: Field, text: &str, found: &mut Vec<Finding>) {
    const KINDS: [(LongLineReason, &str); 3] = [
        (LongLineReason::Code, "finding-long-code"),
        (LongLineReason::Indented, "finding-long-indented"),
        (LongLineReason::Address, "finding-long-address"),
    ];
    let lines = lines_that_stay(field, text);
    for (kind, what) in KINDS {
        let mut of_kind = lines.iter().filter(|(_, own)| *own == kind).map(|(number, _)| *number);
        let Some(first) = of_kind.next() else { continue };
        let count = of_kind.count() + 1;
        let message = Phrase::new(what).arg("field", field.localized_label()).arg("count", count).arg("width", WIDTH);
        found.push(Finding::new(&LONG_LINES_RULE, message).on_field(field.key()).at_line(first));
    }
}
