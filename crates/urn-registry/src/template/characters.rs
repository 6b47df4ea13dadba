//! Characters that are not allowed in a published text, characters that are confused with ASCII, and their repair.
//!
//! A registration is read in terminals, in XML, by programs and by people, indefinitely. Control characters, bidirectional controls,
//! unassigned code points and noncharacters are rejected everywhere (XML 1.0 §2.2, UAX #9 §2). Joiners and the two direction marks are
//! allowed in prose, because some languages need them. Programs are based on grammars and examples, so curly quotation marks, dashes and
//! invisible characters are reported there too. Nothing is removed silently: each character is reported with its code point and position,
//! and [`repairs`] lists the changes that the repair button would make.

use super::Field;
use crate::i18n::Phrase;
use crate::urn::find::find;
use std::ops::Range;
use unicode_properties::{GeneralCategory, UnicodeGeneralCategory as _};

/// Why a character is not allowed anywhere.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Fault {
    /// A C0 or C1 control other than line feed and tab, or a line or paragraph separator, which do not end lines here.
    Control,
    /// It changes the display order of the surrounding text.
    Direction,
    /// It is unassigned in Unicode, or a noncharacter.
    NoMeaning,
    /// A replacement character for one that was lost in conversion.
    Lost,
}

impl Fault {
    /// The reason, as the end of a sentence.
    pub fn why(self) -> Phrase {
        Phrase::new(match self {
            Self::Control => "finding-why-control",
            Self::Direction => "finding-why-direction",
            Self::NoMeaning => "finding-why-no-meaning",
            Self::Lost => "finding-why-lost",
        })
    }

    /// Where the rule is specified.
    pub fn clause(self) -> &'static str {
        match self {
            Self::Control | Self::NoMeaning => "XML 1.0 §2.2",
            Self::Direction => "UAX #9 §2",
            Self::Lost => "RFC 3629 §3",
        }
    }
}

/// The fault of `c`, independent of context; `None` for a character that is allowed in prose.
///
/// ```
/// use urn_registry::template::characters::{Fault, fault};
/// assert_eq!(fault('\u{1b}'), Some(Fault::Control));
/// assert_eq!(fault('\u{202e}'), Some(Fault::Direction));
/// assert_eq!((fault('ä'), fault('\u{200d}'), fault('\t')), (None, None, None));
/// ```
pub fn fault(c: char) -> Option<Fault> {
    match c {
        '\n' | '\t' | ' '..='~' => None,
        // Joiners, the two direction marks, soft hyphen and similar are allowed in prose.
        '\u{ad}' | '\u{200b}'..='\u{200f}' | '\u{2060}'..='\u{2064}' | '\u{feff}' => None,
        '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}' | '\u{61c}' => Some(Fault::Direction),
        '\u{2028}' | '\u{2029}' => Some(Fault::Control),
        '\u{fffd}' => Some(Fault::Lost),
        // Deprecated shaping, annotation and language tags.
        '\u{206a}'..='\u{206f}' | '\u{fff9}'..='\u{fffb}' | '\u{e0000}'..='\u{e007f}' => Some(Fault::Control),
        _ => match c.general_category() {
            GeneralCategory::Control => Some(Fault::Control),
            GeneralCategory::Unassigned | GeneralCategory::PrivateUse | GeneralCategory::Surrogate => Some(Fault::NoMeaning),
            _ => None,
        },
    }
}

/// A safe display form for characters that must not be displayed: `␛ U+001B`. Other characters are shown with their number.
pub fn safe_display(c: char) -> String {
    let number = u32::from(c);
    match c {
        '\0'..='\u{1f}' => format!("{} U+{number:04X}", char::from_u32(0x2400 + number).unwrap_or('\u{2426}')),
        '\u{7f}' => "\u{2421} U+007F".to_owned(),
        _ if fault(c).is_some() || is_unseen(c) => format!("U+{number:04X}"),
        _ => format!("{c} U+{number:04X}"),
    }
}

/// The common name of a character in the message `finding-character-named`, if it has one.
fn common_name_message(c: char) -> &'static str {
    match c {
        '\0' => "nul",
        '\u{7}' => "bell",
        '\u{8}' => "backspace",
        '\u{b}' => "vertical-tab",
        '\u{c}' => "form-feed",
        '\u{1b}' => "escape",
        '\u{7f}' => "delete",
        '\u{85}' => "next-line",
        '\u{a0}' | '\u{202f}' => "no-break-space",
        '\u{ad}' => "soft-hyphen",
        '\u{200b}' => "zero-width-space",
        '\u{200c}' | '\u{200d}' => "joiner",
        '\u{200e}' | '\u{200f}' => "direction-mark",
        '\u{2011}' => "no-break-hyphen",
        '\u{2010}' | '\u{2012}'..='\u{2015}' => "dash",
        '\u{2018}'..='\u{201f}' => "curly-quote",
        '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}' | '\u{61c}' => "direction-control",
        '\u{2060}' => "word-joiner",
        '\u{fffd}' => "replacement-character",
        '\u{feff}' => "byte-order-mark",
        _ => "",
    }
}

/// `␛ U+001B (escape)`.
pub fn named_character(c: char) -> Phrase {
    match common_name_message(c) {
        "" => Phrase::verbatim(safe_display(c)),
        name => Phrase::new("finding-character-named").arg("shown", safe_display(c)).arg("name", name),
    }
}

/// The text with every disallowed character replaced by `[␛ U+001B]`, for messages and pages.
pub fn escape(text: &str) -> String {
    if !text.contains(|c| fault(c).is_some()) {
        return text.to_owned();
    }
    let mut out = String::with_capacity(text.len() + 16);
    for c in text.chars() {
        match fault(c) {
            Some(_) => out.extend(["[", &safe_display(c), "]"]),
            None => out.push(c),
        }
    }
    out
}

/// A position in a text. Both count from 1; a column counts characters.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Place {
    /// The line number.
    pub line: usize,
    /// The number of the character in its line.
    pub column: usize,
}

/// The positions of `positions` (byte offsets in ascending order).
pub(super) fn places(text: &str, positions: &[usize]) -> Vec<Place> {
    let mut found = Vec::with_capacity(positions.len());
    let (mut line, mut start, mut reached) = (1, 0, 0);
    for at in positions {
        let between = text.get(reached..*at).unwrap_or_default();
        line += between.bytes().filter(|b| *b == b'\n').count();
        if let Some(last) = between.rfind('\n') {
            start = reached + last + 1;
        }
        reached = *at;
        found.push(Place { line, column: text.get(start..*at).unwrap_or_default().chars().count() + 1 });
    }
    found
}

/// A change that the repair button makes.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Repair {
    /// The byte range in the text.
    pub range: Range<usize>,
    /// The character to replace, in a safe display form.
    pub found: Phrase,
    /// The text to insert instead.
    pub replacement: String,
    /// Where it begins.
    pub place: Place,
    /// Why the character is not allowed; if `None`, the repair is optional.
    pub fault: Option<Fault>,
}

impl Repair {
    /// The label of the repair button: `Remove U+202E (direction control)`.
    pub fn button_label(&self) -> String {
        match self.replacement.as_str() {
            "" => format!("Remove {}", self.found),
            "\n" => format!("Replace {} with a line break", self.found),
            " " => format!("Replace {} with a space", self.found),
            ascii => format!("Replace {} with {ascii}", self.found),
        }
    }
}

/// The repairs for the text of `field`: characters that are not allowed anywhere, and in grammar and examples those that are
/// confused with ASCII. In text order, without overlap.
pub fn repairs(field: Field, text: &str) -> Vec<Repair> {
    let strict = strict_ranges(field, text);
    let mut strict = strict.iter().peekable();
    let mut found: Vec<Repair> = Vec::new();
    let mut taken_to = 0;
    for (at, c) in text.char_indices() {
        if at < taken_to {
            continue;
        }
        while strict.peek().is_some_and(|range| range.end <= at) {
            strict.next();
        }
        let inside = strict.peek().is_some_and(|range| range.contains(&at));
        let replacement = match fault(c) {
            Some(_) => Some(replacement_for(c)),
            None if inside => ascii_for(c),
            None => None,
        };
        if let Some(replacement) = replacement {
            let end =
                if c == '\u{1b}' { at + terminal_sequence_length(text.get(at..).unwrap_or_default()) } else { at + c.len_utf8() };
            let whole = end - at > c.len_utf8();
            let replacement = if whole { String::new() } else { replacement };
            let rest = text.get(at + c.len_utf8()..end).unwrap_or_default();
            found.push(Repair {
                range: at..end,
                found: if rest.is_empty() {
                    named_character(c)
                } else {
                    Phrase::verbatim(named_character(c).to_string() + &escape(rest))
                },
                replacement,
                place: Place { line: 1, column: 1 },
                fault: fault(c),
            });
            taken_to = end;
        }
    }
    let starts: Vec<usize> = found.iter().map(|repair| repair.range.start).collect();
    for (repair, place) in found.iter_mut().zip(places(text, &starts)) {
        repair.place = place;
    }
    found
}

/// The repairs that the text of `field` needs before it can be saved.
pub fn needed_repairs(field: Field, text: &str) -> Vec<Repair> {
    if !text.contains(|c| fault(c).is_some()) {
        return Vec::new();
    }
    repairs(field, text).into_iter().filter(|repair| repair.fault.is_some()).collect()
}

/// Applies `repairs` to the text, and skips those that do not match it.
pub fn apply(text: &str, repairs: &[Repair]) -> String {
    let mut out = String::with_capacity(text.len());
    let mut reached = 0;
    for repair in repairs {
        let Some(kept) = text.get(reached..repair.range.start) else { continue };
        if text.get(repair.range.clone()).is_none() {
            continue;
        }
        out.push_str(kept);
        out.push_str(&repair.replacement);
        reached = repair.range.end;
    }
    out.push_str(text.get(reached..).unwrap_or_default());
    out
}

/// The text after all repairs.
pub fn repaired(field: Field, text: &str) -> String {
    apply(text, &repairs(field, text))
}

/// Rejects disallowed characters in user input: names, subjects, comments, answers. `lines` allows line breaks and tabs.
///
/// # Errors
/// The first such character and its position.
pub fn check_disallowed(text: &str, lines: bool) -> Result<(), Phrase> {
    let wrong = |c: char| fault(c).is_some() || (!lines && matches!(c, '\n' | '\t'));
    // Browsers submit line breaks as CR LF.
    let found = text
        .char_indices()
        .find(|(at, c)| wrong(*c) && !(lines && *c == '\r' && text.get(at + 1..).is_some_and(|rest| rest.starts_with('\n'))));
    let Some((at, c)) = found else { return Ok(()) };
    let place = places(text, &[at]);
    let place = place.first().copied().unwrap_or(Place { line: 1, column: 1 });
    let why = fault(c).map_or(Phrase::new("finding-why-line-end"), Fault::why);
    let message = if lines { "finding-bounded-lines" } else { "finding-bounded" };
    let words = Phrase::new(message).arg("character", named_character(c)).arg("line", place.line).arg("column", place.column);
    Err(words.arg("why", why))
}

/// Whether a text has a character that readers can see. Spaces, format characters such as U+200B, and blank letters are invisible.
pub fn has_visible_character(text: &str) -> bool {
    let blank = |c: char| {
        c.is_whitespace()
            || matches!(c.general_category(), GeneralCategory::Control | GeneralCategory::Format)
            || matches!(c, '\u{115f}' | '\u{1160}' | '\u{2800}' | '\u{3164}' | '\u{ffa0}')
    };
    !text.chars().all(blank)
}

/// The replacement for a disallowed character.
fn replacement_for(c: char) -> String {
    match c {
        '\u{b}' | '\u{c}' | '\u{85}' | '\u{2028}' | '\u{2029}' => "\n".to_owned(),
        // Windows-1252 bytes decoded as Latin-1: an apostrophe becomes a control character.
        '\u{80}'..='\u{9f}' => u8::try_from(u32::from(c))
            .ok()
            .map(|byte| encoding_rs::WINDOWS_1252.decode_without_bom_handling(&[byte]).0.into_owned())
            .filter(|text| !text.contains(|c| fault(c).is_some()))
            .unwrap_or_default(),
        // The bullet of Word's symbol font.
        '\u{f0b7}' | '\u{f0a7}' => "-".to_owned(),
        _ => String::new(),
    }
}

/// The length in bytes of `ESC [ … letter`, which a terminal would execute; 1 for a lone escape.
fn terminal_sequence_length(text: &str) -> usize {
    const SEQUENCE_LENGTH_MAX: usize = 32;
    let Some(rest) = text.strip_prefix("\u{1b}[") else { return 1 };
    let parameters = rest.bytes().take(SEQUENCE_LENGTH_MAX).take_while(|b| matches!(b, 0x20..=0x3f)).count();
    match rest.as_bytes().get(parameters) {
        Some(0x40..=0x7e) => 2 + parameters + 1,
        _ => 1,
    }
}

fn is_unseen(c: char) -> bool {
    matches!(c, '\u{ad}' | '\u{200b}'..='\u{200f}' | '\u{2060}'..='\u{2064}' | '\u{feff}')
        || (c != ' ' && c.general_category() == GeneralCategory::SpaceSeparator)
}

/// The ASCII replacement in grammar and examples for a character that is confused with ASCII; `None` for all others.
pub(super) fn ascii_for(c: char) -> Option<String> {
    let ascii = match c {
        '\u{2010}'..='\u{2015}' | '\u{2212}' | '\u{fe58}' | '\u{fe63}' => "-",
        '\u{201c}'..='\u{201f}' | '\u{2033}' | '\u{ab}' | '\u{bb}' => "\"",
        '\u{2018}'..='\u{201b}' | '\u{2032}' | '\u{b4}' => "'",
        '\u{2026}' => "...",
        '\u{2044}' | '\u{2215}' => "/",
        '\u{a0}' => " ",
        _ if is_unseen(c) => {
            if c.general_category() == GeneralCategory::SpaceSeparator {
                " "
            } else {
                ""
            }
        }
        '\u{ff01}'..='\u{ff5e}' => return char::from_u32(u32::from(c) - 0xfee0).map(String::from),
        _ => return None,
    };
    Some(ascii.to_owned())
}

/// The ranges in which every character is significant: grammar rules (only in Syntax, without comments) and example URNs (in
/// every field).
pub(super) fn strict_ranges(field: Field, text: &str) -> Vec<Range<usize>> {
    let mut found: Vec<Range<usize>> = Vec::new();
    let mut rule: Option<usize> = None;
    let mut at = 0;
    for line in text.split('\n') {
        let bare = line.trim_start();
        let indent = line.len() - bare.len();
        let in_rule = field == Field::Syntax && {
            if bare.is_empty() {
                rule = None;
            } else if super::code::names_a_rule(bare) {
                rule = Some(indent);
            } else if rule.is_some_and(|column| indent <= column && !bare.starts_with(['/', ';'])) {
                rule = None;
            }
            rule.is_some()
        };
        if in_rule {
            found.push(at..at + length_before_comment(line));
        } else {
            found.extend(urn_like_ranges(line).map(|range| at + range.start..at + range.end));
        }
        at += line.len() + 1;
    }
    found
}

/// The length in bytes of a line of grammar before its comment.
pub(super) fn length_before_comment(line: &str) -> usize {
    let mut quoted = false;
    for (at, c) in line.char_indices() {
        match c {
            '"' | '\u{201c}' | '\u{201d}' | '\u{201e}' => quoted = !quoted,
            ';' if !quoted => return at,
            _ => {}
        }
    }
    line.len()
}

/// The words of a line that look like URNs, up to the closing quotation mark or bracket.
pub(super) fn urn_like_ranges(line: &str) -> impl Iterator<Item = Range<usize>> {
    const CLOSERS: [char; 14] = ['"', '\'', '>', ')', ']', '}', ',', '.', ';', ':', '\u{201d}', '\u{2019}', '\u{201c}', '\u{bb}'];
    let mut reached = 0;
    memchr::memchr_iter(b':', line.as_bytes()).filter_map(move |colon| {
        let start = colon.checked_sub(3).filter(|start| *start >= reached)?;
        let begins = line.get(start..colon)?.eq_ignore_ascii_case("urn")
            && !line.get(..start)?.ends_with(|c: char| c.is_alphanumeric() || c == '-');
        if !begins {
            return None;
        }
        let rest = line.get(start..)?;
        let end = rest.find([' ', '\t', '<', '"', '\u{201d}', '\u{201c}']).unwrap_or(rest.len());
        let word = rest.get(..end)?.trim_end_matches(CLOSERS);
        // A further match inside this one belongs to it.
        reached = start + word.len();
        // "urn:" alone, "urn:<nid>" and a name cut at a brace describe a form.
        (word.len() > 4 && !word.contains(['{', '['])).then_some(start..reached)
    })
}

/// Words of `line` that look like URNs but are invalid: the word, and the first invalid character.
pub(super) fn invalid_urns(line: &str) -> Vec<(Range<usize>, char)> {
    if line.is_ascii() {
        return Vec::new();
    }
    // Both iterate from left to right.
    let mut urns = find(line).map(|found| found.at..found.at + found.urn.as_str().len()).peekable();
    urn_like_ranges(line)
        .filter_map(|range| {
            let word = line.get(range.clone())?;
            while urns.next_if(|urn| urn.start < range.start).is_some() {}
            let end = urns.peek().filter(|urn| urn.start == range.start).map_or(range.start, |urn| urn.end);
            let rest = line.get(end..range.end)?;
            let stop = if end == range.start { word.chars().find(|c| !c.is_ascii()) } else { rest.chars().next() };
            stop.filter(|c| !c.is_ascii() && ascii_for(*c).is_none() && fault(*c).is_none()).map(|c| (range, c))
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_of_invisible_characters_only_is_not_visible() {
        for text in ["", " \n\t", "\u{200b}", "\u{200b} \u{2060}\u{feff}", "\u{ad}", "\u{3164}", "\u{2800}\u{a0}"] {
            assert!(!has_visible_character(text), "{text:?}");
        }
        for text in ["a", "\u{200b}a", "?", "\u{3053}"] {
            assert!(has_visible_character(text), "{text:?}");
        }
    }

    #[test]
    fn disallowed_characters_are_shown_by_code_point() {
        let text = "Demonstration \u{7}Society \u{1b}[31mRED\u{1b}[0m \u{202e}.evil";
        let shown = escape(text);
        assert_eq!(shown, "Demonstration [\u{2407} U+0007]Society [\u{241b} U+001B][31mRED[\u{241b} U+001B][0m [U+202E].evil");
        assert_eq!(repaired(Field::Registrant, text), "Demonstration Society RED .evil");
        for (c, wrong) in [
            ('\u{b}', true),
            ('\u{9b}', true),
            ('\u{fdd0}', true),
            ('\u{1fffe}', true),
            ('\u{378}', true),
            ('\u{e000}', true),
            ('\u{2067}', true),
            ('\u{200f}', false),
            ('\u{200c}', false),
            ('\u{3042}', false),
            ('\u{1f9ed}', false),
        ] {
            assert_eq!(fault(c).is_some(), wrong, "{c:?}");
        }
    }

    #[test]
    fn quotes_and_dashes_are_repaired_in_rules_and_examples_but_not_prose() {
        let text = "The \u{201c}number\u{201d} \u{2013} see urn:sea\u{2011}charts:9\u{ad}5 \u{2013} is this:\n\n\
            chart\u{2011}no = \u{201c}c\u{201d} 1*5DIGIT ; the chart\u{2019}s\n  / \u{201c}d;\u{201d}\nIt\u{2019}s all.";
        assert_eq!(
            repaired(Field::Syntax, text),
            "The \u{201c}number\u{201d} \u{2013} see urn:sea-charts:95 \u{2013} is this:\n\n\
            chart-no = \"c\" 1*5DIGIT ; the chart\u{2019}s\n  / \"d;\"\nIt\u{2019}s all."
        );
        let prose = "a \u{2013} b = \u{201c}c\u{201d}";
        assert_eq!(repaired(Field::Purpose, prose), prose);
        assert_eq!(repaired(Field::Purpose, "it\u{92}s\u{b}so"), "it\u{2019}s\nso");
    }

    #[test]
    fn name_with_a_control_character_is_rejected_with_its_position() {
        assert_eq!(check_disallowed("Jos\u{e9} \u{200f}A", false), Ok(()));
        assert_eq!(check_disallowed("one\r\ntwo\tthree", true), Ok(()));
        let why = check_disallowed("Ann\u{1b}[31m", false).unwrap_err();
        assert_eq!(why, "\u{241b} U+001B (escape) at column 4, a control character; remove it");
        let why = check_disallowed("one\n\u{202e}two", true).unwrap_err();
        assert!(why.to_string().starts_with("U+202E (direction control) at line 2, column 1, which changes the order"), "{why}");
        assert!(check_disallowed("a\nb", false).unwrap_err().to_string().contains("a line end"));
    }

    #[test]
    fn invalid_example_urn_is_reported_with_its_first_invalid_character() {
        assert_eq!(invalid_urns("see urn:lamp:gr\u{f6}\u{df}e."), [(4..20, '\u{f6}')]);
        assert!(invalid_urns("see urn:lamp:12 and \u{201c}urn:lamp:13\u{201d}").is_empty());
        assert_eq!(
            invalid_urns("urn:lamp:1 URN:lamp:\u{f6}, turn:lamp:\u{f6} urn:lamp:a\u{f6}"),
            [(11..22, '\u{f6}'), (37..49, '\u{f6}')]
        );
    }

    #[test]
    fn repeated_urn_prefixes_are_scanned_in_linear_time() {
        // No time is measured: if an algorithm scanned the rest of the text for each candidate, this test would not finish.
        const MIB: usize = 1 << 20;
        let found: Vec<_> = urn_like_ranges(&"urn:".repeat(MIB / 4)).collect();
        assert_eq!((found.len(), found.first()), (1, Some(&(0..MIB - 1))));
        assert_eq!(invalid_urns(&"urn:lamp:\u{f6} ".repeat(MIB / 12)).len(), MIB / 12);
    }
}
