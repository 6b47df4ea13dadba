//! Characters and the length of lines.

use super::rules::{CONTROLS, LONG_LINES, LOOKS_LIKE_ASCII, NON_ASCII};
use crate::finding::Finding;
use crate::template::characters::{Place, ascii_for, fault, named, places, strict_ranges};
use crate::template::shape::{LongLine, WIDTH, long_lines as lines_that_stay};
use crate::template::{Field, Template};
use std::collections::BTreeMap;

/// Different characters of one field that are named.
const NAMED_MAX: usize = 8;

pub(super) fn check(template: &Template, found: &mut Vec<Finding>) {
    for field in Field::ALL {
        let Some(text) = template.get(field) else { continue };
        refused(field, text, found);
        look_alikes(field, text, found);
        beyond_ascii(field, text, found);
        long_lines(field, text, found);
    }
}

/// Where each of some characters first stands, its byte offset, and how often it stands in all.
type Seen = BTreeMap<char, (usize, usize)>;

fn see(seen: &mut Seen, c: char, at: usize) {
    seen.entry(c).or_insert((at, 0)).1 += 1;
}

/// The first place, and how many others there are.
fn first(text: &str, (at, count): (usize, usize)) -> (Place, String) {
    let place = places(text, &[at]).first().copied();
    let others = match count.saturating_sub(1) {
        0 => String::new(),
        1 => " and once more".to_owned(),
        more => format!(" and {more} times more"),
    };
    (place.unwrap_or(Place { line: 1, column: 1 }), others)
}

/// Each character that may stand nowhere, with its place.
fn refused(field: Field, text: &str, found: &mut Vec<Finding>) {
    let mut seen = Seen::new();
    for (at, c) in text.char_indices().filter(|(_, c)| fault(*c).is_some()) {
        see(&mut seen, c, at);
    }
    for (c, stands) in seen.iter().take(NAMED_MAX) {
        let Some(why) = fault(*c) else { continue };
        let (place, others) = first(text, *stands);
        let message = format!(
            "{} contains {} at line {}, column {}{others}, {}",
            field.label(),
            named(*c),
            place.line,
            place.column,
            why.why()
        );
        let mut finding = Finding::new(&CONTROLS, message).on_field(field.key()).at_line(place.line).at_column(place.column);
        finding.clause = why.clause();
        found.push(finding);
    }
}

/// Each character in grammar or an example that is easily taken for an ASCII one, or cannot be seen.
fn look_alikes(field: Field, text: &str, found: &mut Vec<Finding>) {
    let mut seen = Seen::new();
    for range in strict_ranges(field, text) {
        let part = text.get(range.clone()).unwrap_or_default();
        for (at, c) in part.char_indices().filter(|(_, c)| ascii_for(*c).is_some() && fault(*c).is_none()) {
            see(&mut seen, c, range.start + at);
        }
    }
    for (c, stands) in seen.iter().take(NAMED_MAX) {
        let (place, others) = first(text, *stands);
        let advice = match ascii_for(*c).as_deref() {
            None | Some("") => "take it out".to_owned(),
            Some(" ") => "write a blank there".to_owned(),
            Some(ascii) => format!("write {ascii} there"),
        };
        let message = format!(
            "{}: {} stands in a rule or an example at line {}, column {}{others}; {advice}",
            field.label(),
            named(*c),
            place.line,
            place.column
        );
        found.push(Finding::new(&LOOKS_LIKE_ASCII, message).on_field(field.key()).at_line(place.line).at_column(place.column));
    }
}

/// One note a field with letters of another language, about what a URN needs. Names of people and places are right as they are.
fn beyond_ascii(field: Field, text: &str, found: &mut Vec<Finding>) {
    if !matches!(field, Field::Syntax | Field::Assignment) {
        return;
    }
    let letter = text.char_indices().find(|(_, c)| !c.is_ascii() && c.is_alphanumeric());
    if let Some((at, c)) = letter {
        let (place, _) = first(text, (at, 1));
        found.push(
            Finding::new(
                &NON_ASCII,
                format!(
                    "{} has letters beyond ASCII, such as {c}. In prose they are fine; inside a name they are percent-encoded",
                    field.label()
                ),
            )
            .on_field(field.key())
            .at_line(place.line),
        );
    }
}

/// Lines that stay longer than 72 columns, because breaking them would change what they mean.
fn long_lines(field: Field, text: &str, found: &mut Vec<Finding>) {
    const KINDS: [(LongLine, &str); 3] = [
        (LongLine::Code, "of grammar, examples or a table"),
        (LongLine::Indented, "of indented text"),
        (LongLine::Address, "of an address or a name"),
    ];
    let lines = lines_that_stay(field, text);
    for (kind, what) in KINDS {
        let mut of_kind = lines.iter().filter(|(_, own)| *own == kind).map(|(number, _)| *number);
        let Some(first) = of_kind.next() else { continue };
        let message = match of_kind.count() + 1 {
            1 => format!("{}: 1 line {what} has more than {WIDTH} columns and stays so", field.label()),
            count => format!("{}: {count} lines {what} have more than {WIDTH} columns and stay so", field.label()),
        };
        found.push(Finding::new(&LONG_LINES, message).on_field(field.key()).at_line(first));
    }
}
