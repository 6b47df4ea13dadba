//! Reads a registration template out of the texts in which it really arrives.
//!
//! The reader goes line by line: it sets page furniture of RFCs and Internet-Drafts aside, finds the lines that are
//! labels ([`super::labels`]), and gives each field the lines up to the next label. A text that has lost its line
//! breaks is read by looking for the same labels inside the running text. Every line that is not blank ends in a
//! field or in `unplaced`; nothing is dropped.
//!
//! The work is linear in the length of the text, and texts above [`super::MAX_BYTES`] are refused before.

use super::document::{self, Unfolded};
use super::labels::{self, Opens};
use super::{Field, Template, tidy};
use serde::Serialize;
use std::collections::BTreeMap;
use std::collections::btree_map::Entry;

/// The form the labels belong to.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Form {
    /// RFC 8141 Appendix A.
    Rfc8141,
    /// RFC 2611 and RFC 3406.
    Rfc3406,
}

/// A line (or, in a text without line breaks, a passage) that no field took.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Unplaced {
    /// Line number from 1.
    pub line: usize,
    /// The text as it stood.
    pub text: String,
}

/// A label as it was found.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct FoundLabel {
    /// The words of the label.
    pub label: String,
    /// Line number from 1.
    pub line: usize,
}

/// What reading gave.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Reading {
    /// The form of its labels.
    pub form: Form,
    /// The fields.
    pub template: Template,
    /// For each field found, its first label.
    pub labels: BTreeMap<&'static str, FoundLabel>,
    /// What no field took, in order.
    pub unplaced: Vec<Unplaced>,
    /// What the reader did that a person should know.
    pub notes: Vec<String>,
}

impl Reading {
    /// The JSON of `template read --json`.
    pub fn to_json(&self) -> serde_json::Value {
        serde_json::json!({
            "form": self.form,
            "fields": self.template,
            "labels": self.labels,
            "unplaced": self.unplaced,
            "notes": self.notes,
        })
    }
}

/// Reads `text`.
pub fn read(text: &str) -> Reading {
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let unified = text.replace("\r\n", "\n").replace(['\r', '\u{c}'], "\n").replace('\u{ff1a}', ":");
    let (unified, quoted) = without_quote_marks(unified);
    let mut reading = if let Some(unfolded) = document::unfold(&unified) {
        unfolded_lines(unfolded)
    } else if lost_its_line_breaks(&unified) {
        inline::read(&unified)
    } else {
        by_lines(&unified.lines().collect::<Vec<_>>(), &[])
    };
    if quoted {
        reading.notes.push("The quote marks of a letter were set aside".to_owned());
    }
    reading
}

/// A letter that quotes the template marks its lines with `>`.
fn without_quote_marks(text: String) -> (String, bool) {
    let filled = text.lines().filter(|line| !line.trim().is_empty());
    let (marked, all) =
        filled.fold((0_usize, 0_usize), |(marked, all), line| (marked + usize::from(line.starts_with('>')), all + 1));
    if marked < 5 || marked * 2 < all {
        return (text, false);
    }
    let bare = |line: &str| line.strip_prefix('>').map_or(line, |rest| rest.strip_prefix(' ').unwrap_or(rest)).to_owned();
    (text.lines().map(bare).collect::<Vec<_>>().join("\n"), true)
}

/// Reads the lines of an RFCXML or Markdown document and names the lines of the document itself.
fn unfolded_lines(unfolded: Unfolded) -> Reading {
    let lines: Vec<&str> = unfolded.lines.iter().map(String::as_str).collect();
    let mut reading = by_lines(&lines, &unfolded.headings);
    let number = |line: usize| line.checked_sub(1).and_then(|i| unfolded.numbers.get(i)).copied().unwrap_or(line);
    for label in reading.labels.values_mut() {
        label.line = number(label.line);
    }
    for unplaced in &mut reading.unplaced {
        unplaced.line = number(unplaced.line);
    }
    reading.notes.insert(0, unfolded.note);
    reading
}

/// A few very long lines hold nearly everything: the breaks were lost on the way.
fn lost_its_line_breaks(text: &str) -> bool {
    const LONG: usize = 1000;
    let long: usize = text.lines().map(str::len).filter(|len| *len > LONG).sum();
    long * 10 > text.len() * 8 && labels_at_line_starts(text) < 4
}

fn labels_at_line_starts(text: &str) -> usize {
    text.lines().filter(|line| as_label(line).is_some()).count()
}

/// A line that begins with a label.
struct LabelLine<'a> {
    opens: Opens,
    label: &'a str,
    value: &'a str,
    indent: usize,
    /// A colon follows the label.
    colon: bool,
}

fn indent_of(line: &str) -> usize {
    line.chars().take_while(|c| c.is_whitespace()).map(|c| if c == '\t' { 8 } else { 1 }).sum()
}

fn as_label(line: &str) -> Option<LabelLine<'_>> {
    let indent = indent_of(line);
    let bare = without_marker(line.trim());
    let (label, value, colon) = match bare.split_once(':') {
        Some((label, value)) => (label, value.trim_start_matches(['*', '_']).trim(), true),
        None => dashed(bare).map_or((bare, "", false), |(label, value)| (label, value, true)),
    };
    let label = label.trim().trim_matches(|c| c == '*' || c == '_' || c == '#').trim();
    // "<NID> ::= …" is grammar.
    if label.len() > 80 || label.contains(['<', '>', '=', '"', '{', '[']) || value.starts_with(':') {
        return None;
    }
    if let Some(opens) = labels::opens(label) {
        return Some(LabelLine { opens, label, value, indent, colon });
    }
    // "Version 1" alone on its line, without a colon
    let (word, number) = bare.split_once(' ')?;
    let is_version = word.eq_ignore_ascii_case("version") && number.bytes().all(|b| b.is_ascii_digit() || b == b'.');
    is_version.then_some(LabelLine { opens: Opens::Field(Field::Version), label: word, value: number, indent, colon: true })
}

/// `Namespace Identifier - demo`: a dash for a colon, after a label that cannot be mistaken.
fn dashed(line: &str) -> Option<(&str, &str)> {
    let (label, value) = [" - ", " -- ", " \u{2013} ", " \u{2014} "].iter().find_map(|dash| line.split_once(dash))?;
    let label = label.trim().trim_matches('*');
    let plain = matches!(labels::known(label), Some(Opens::Field(_)));
    (plain && label.len() > 8 && !value.trim().is_empty()).then(|| (label, value.trim()))
}

/// Drops `3.2.`, `(1)`, `a)`, `*`, `-`, `o` and `#` before a label.
fn without_marker(line: &str) -> &str {
    let bare = line.trim_start_matches(['*', '#', '-', '\u{2022}', ' ']);
    let bare = bare.strip_prefix("o ").unwrap_or(bare).trim_start();
    if let Some((mark, rest)) = bare.split_once(')') {
        let mark = mark.strip_prefix('(').unwrap_or(mark);
        if (1..=2).contains(&mark.len())
            && mark.bytes().all(|b| b.is_ascii_digit() || b.is_ascii_lowercase())
            && rest.starts_with(' ')
        {
            return rest.trim_start();
        }
    }
    let digits = bare.trim_start_matches(|c: char| c.is_ascii_digit() || c == '.');
    if digits.len() < bare.len() && digits.starts_with([' ', ')']) {
        return digits.trim_start_matches([')', ' ']);
    }
    bare
}

/// Notes kept; a text with more repeated labels than this is no template.
const NOTES_MAX: usize = 50;

/// Collects lines into fields.
struct Collector {
    /// For each field its texts in the order in which they came; joined once, at the end.
    parts: BTreeMap<Field, Vec<String>>,
    labels: BTreeMap<&'static str, FoundLabel>,
    unplaced: Vec<Unplaced>,
    notes: Vec<String>,
    older: usize,
    newer: usize,
}

impl Collector {
    fn new() -> Self {
        Self { parts: BTreeMap::new(), labels: BTreeMap::new(), unplaced: Vec::new(), notes: Vec::new(), older: 0, newer: 0 }
    }

    /// Gives `text` to what `opens`; a field that has text already gets it below the old, under its label.
    fn place(&mut self, opens: Opens, label: &str, line: usize, text: &str) {
        if opens.is_older() {
            self.older += 1;
        } else {
            self.newer += 1;
        }
        let (field, heading) = match opens {
            Opens::Field(field) | Opens::Older(field) => (field, false),
            Opens::Part(field) => (field, true),
            Opens::RegistrationInformation => return self.place_registration(line, text),
        };
        self.labels.entry(field.key()).or_insert_with(|| FoundLabel { label: label.to_owned(), line });
        let own = tidy(text);
        if own.is_empty() {
            return;
        }
        let titled = if heading { format!("{label}:\n{own}") } else { own };
        let parts = self.parts.entry(field).or_default();
        if !parts.is_empty() && !heading {
            self.notes.push(format!("Line {line}: \"{label}\" stands again; its text was added to the first"));
        }
        parts.push(titled);
    }

    /// Version and date are one paragraph; what follows a blank line belongs to no field. Both may stand in one line.
    fn place_small(&mut self, opens: Opens, label: &str, label_line: usize, value_line: usize, text: &str) {
        let text = text.trim_start_matches('\n');
        let (own, rest) = text.split_once("\n\n").unwrap_or((text, ""));
        let skipped = own.matches('\n').count() + 2;
        for (i, line) in rest.lines().enumerate().filter(|(_, line)| !line.trim().is_empty()) {
            self.unplaced.push(Unplaced { line: value_line + skipped + i, text: line.to_owned() });
        }
        let has_date = self.parts.contains_key(&Field::Date);
        match (opens, version_and_date(own)) {
            (Opens::Field(Field::Version), Some((version, date))) if !has_date => {
                self.place(opens, label, label_line, version);
                self.place(Opens::Field(Field::Date), label, label_line, date);
            }
            _ => self.place(opens, label, label_line, own.trim_end_matches(';')),
        }
    }

    /// *Registration Information* holds "Version 1", "Date: …" and their like; a line that is neither stays unplaced.
    fn place_registration(&mut self, line: usize, text: &str) {
        for (offset, part) in
            text.split('\n').enumerate().flat_map(|(offset, line)| statements(line).map(move |part| (offset, part)))
        {
            let bare = part.trim();
            if bare.is_empty() {
                continue;
            }
            let folded = labels::fold(bare);
            let both = after_name(bare, "version");
            if let (true, Some((version, date))) = (folded.starts_with("version"), version_and_date(both)) {
                for (field, value) in [(Field::Version, version), (Field::Date, date)] {
                    self.labels
                        .entry(field.key())
                        .or_insert_with(|| FoundLabel { label: "Registration Information".to_owned(), line: line + offset });
                    self.parts.entry(field).or_insert_with(|| vec![value.to_owned()]);
                }
                continue;
            }
            let (field, value) = if folded.contains("date") {
                (Field::Date, after_name(bare, "date"))
            } else if folded.contains("version") {
                (Field::Version, after_name(bare, "version"))
            } else if super::date_in(bare).is_some() {
                (Field::Date, bare)
            } else {
                self.unplaced.push(Unplaced { line: line + offset, text: part.to_owned() });
                continue;
            };
            self.labels
                .entry(field.key())
                .or_insert_with(|| FoundLabel { label: "Registration Information".to_owned(), line: line + offset });
            if let Entry::Vacant(empty) = self.parts.entry(field) {
                empty.insert(vec![value.to_owned()]);
            } else {
                self.unplaced.push(Unplaced { line: line + offset, text: part.to_owned() });
            }
        }
    }

    fn finish(mut self) -> Reading {
        self.unplaced.sort_by_key(|unplaced| unplaced.line);
        let form = if self.older > self.newer { Form::Rfc3406 } else { Form::Rfc8141 };
        let mut template = Template::default();
        for (field, parts) in &self.parts {
            template.set(*field, &parts.join("\n\n"));
        }
        self.notes.truncate(NOTES_MAX);
        Reading { form, template, labels: self.labels, unplaced: self.unplaced, notes: self.notes }
    }
}

/// `1 Date: 2022-05-06` and `2, 2005-06-07` say two things.
fn version_and_date(text: &str) -> Option<(&str, &str)> {
    let digits = text.bytes().take_while(u8::is_ascii_digit).count();
    let (version, rest) = text.split_at(digits);
    let rest = rest.trim_start_matches([' ', ',', ';', '(']);
    let date = rest.strip_prefix("Date:").or_else(|| rest.strip_prefix("date:")).unwrap_or(rest).trim().trim_end_matches(')');
    (digits > 0 && digits < 4 && super::date_in(date).is_some()).then_some((version, date))
}

/// `Registration Version Number: 1    Registration Date: 2004-07-01` says two things in one line.
fn statements(line: &str) -> impl Iterator<Item = &str> {
    let lower = line.to_ascii_lowercase();
    let date = lower.find("registration date").or_else(|| lower.find("date"));
    let both = lower.contains("version") && date.is_some_and(|at| lower.find("version").is_some_and(|version| version < at));
    let (head, tail) = line.split_at(date.filter(|_| both).unwrap_or(line.len()));
    [head, tail.trim_end()].into_iter()
}

/// The value behind `Registration version number: 1` or `Version 1`.
fn after_name<'a>(line: &'a str, name: &str) -> &'a str {
    if let Some((_, value)) = line.split_once(':') {
        return value.trim();
    }
    let lower = line.to_ascii_lowercase();
    let at = lower.rfind(name).map_or(0, |at| at + name.len());
    line.get(at..).unwrap_or(line).trim_start_matches([' ', '#', '.']).trim()
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Text,
    Furniture,
}

/// Reads lines; `headings` are the index and depth of those that are known to be headings.
fn by_lines(lines: &[&str], headings: &[(usize, usize)]) -> Reading {
    let kinds = furniture(lines);
    let (found, over) = label_lines(lines, &kinds);
    let mut out = Collector::new();
    let Some((first, _)) = found.first() else {
        out.unplaced = all_of(lines, 0, lines.len());
        if !out.unplaced.is_empty() {
            out.notes.push("No label of a registration template was found".to_owned());
        }
        return out.finish();
    };
    out.unplaced.extend(all_of(lines, 0, *first));
    let end = outer_heading_after(headings, *first)
        .or_else(|| section_after(lines, &found))
        .into_iter()
        .chain(over)
        .min()
        .unwrap_or(lines.len());
    let found: Vec<(usize, LabelLine<'_>)> = found.into_iter().filter(|(at, _)| *at < end).collect();
    let starts: Vec<usize> = found.iter().map(|(at, _)| *at).collect();
    for (i, (at, label)) in found.iter().enumerate() {
        let next = starts.get(i + 1).copied().unwrap_or(end).min(end);
        let (value, body_line) = value_of(lines, &kinds, *at, next, label.value, &mut out.unplaced);
        let line = if label.value.is_empty() { body_line } else { at + 1 };
        if matches!(label.opens, Opens::Field(Field::Version | Field::Date)) {
            out.place_small(label.opens, label.label, at + 1, line, &value);
        } else if label.opens == Opens::RegistrationInformation {
            out.place(label.opens, label.label, line, &value);
        } else {
            out.place(label.opens, label.label, at + 1, &value);
        }
    }
    out.unplaced.extend(all_of(lines, end, lines.len()));
    if kinds.contains(&Kind::Furniture) {
        out.notes.push("Page headers and footers were set aside".to_owned());
    }
    out.finish()
}

/// Where the section ends that holds the template: at the next heading that is not deeper than its own. Labels that are
/// headings themselves stand one step below it.
fn outer_heading_after(headings: &[(usize, usize)], first: usize) -> Option<usize> {
    let (at, depth) = headings.iter().rev().find(|(at, _)| *at <= first).copied()?;
    let outer = if at == first { depth.checked_sub(1)? } else { depth };
    headings.iter().find(|(at, depth)| *at > first && *depth <= outer).map(|(at, _)| *at)
}

/// Every line from `from` to `to` that is not blank, as unplaced.
fn all_of(lines: &[&str], from: usize, to: usize) -> Vec<Unplaced> {
    let slice = lines.get(from..to).unwrap_or_default();
    slice
        .iter()
        .enumerate()
        .filter(|(_, line)| !line.trim().is_empty())
        .map(|(i, line)| Unplaced { line: from + i + 1, text: (*line).to_owned() })
        .collect()
}

/// Marks "… [Page 7]" and the running header that follows it.
fn furniture(lines: &[&str]) -> Vec<Kind> {
    let mut kinds = vec![Kind::Text; lines.len()];
    let mut after_footer = 0_usize;
    for (line, kind) in lines.iter().zip(kinds.iter_mut()) {
        let bare = line.trim();
        if is_footer(bare) {
            *kind = Kind::Furniture;
            after_footer = 8;
        } else if after_footer > 0 {
            after_footer -= 1;
            if is_header(bare) {
                *kind = Kind::Furniture;
                after_footer = 0;
            } else if !bare.is_empty() {
                after_footer = 0;
            }
        }
    }
    kinds
}

fn is_footer(bare: &str) -> bool {
    bare.rfind("[Page ").is_some_and(|at| {
        let tail = bare.get(at + 6..).unwrap_or_default();
        tail.strip_suffix(']')
            .is_some_and(|number| !number.is_empty() && number.trim().bytes().all(|b| b.is_ascii_alphanumeric()))
    })
}

/// `RFC 8458   Title   October 2018` or `Internet-Draft …  April 2018`.
fn is_header(bare: &str) -> bool {
    let ends_in_year = bare.rsplit(' ').next().is_some_and(|year| year.len() == 4 && year.bytes().all(|b| b.is_ascii_digit()));
    (bare.starts_with("RFC ") || bare.starts_with("Internet-Draft") || bare.starts_with("Internet Draft")) && ends_in_year
}

/// The lines that open a field. A label must stand at the indentation of the labels, which is that of the first one
/// that cannot be mistaken. Also the line before which the template is known to be over.
fn label_lines<'a>(lines: &[&'a str], kinds: &[Kind]) -> (Vec<(usize, LabelLine<'a>)>, Option<usize>) {
    let candidates: Vec<(usize, LabelLine<'a>)> = lines
        .iter()
        .zip(kinds)
        .enumerate()
        .filter(|(_, (_, kind))| **kind == Kind::Text)
        .filter_map(|(i, (line, _))| as_label(line).map(|label| (i, label)))
        .filter(|(i, label)| label.colon || is_heading(lines, *i))
        .collect();
    let Some(level) = label_indent(&candidates) else { return (Vec::new(), None) };
    let start = first_label(lines, &candidates, level);
    let mut kept: Vec<(usize, LabelLine<'a>)> = Vec::new();
    let mut in_registration = false;
    for (i, label) in candidates.into_iter().skip(start) {
        let small = matches!(label.opens, Opens::Field(Field::Version | Field::Date));
        // Labels that stand in: the document's own numbered sections at the edge are none of theirs.
        let line = lines.get(i).copied().unwrap_or_default();
        if level > 0 && kept.len() > 4 && numbered_heading(line) {
            return (kept, Some(i));
        }
        let again = kept.iter().any(|(_, earlier)| earlier.opens == label.opens);
        // A second template in the same document; only the first one is read.
        if again && kept.len() >= 4 && label.opens == Opens::Field(Field::NamespaceId) && label.indent <= level + 2 {
            return (kept, Some(i));
        }
        // "Version: which edition is meant" inside Syntax is text: the template has its version already.
        if again && small {
            continue;
        }
        // What stands in *Registration Information* is taken apart with it.
        if label.indent > level + 2 || (small && in_registration && label.indent > level) {
            continue;
        }
        if !small {
            in_registration = label.opens == Opens::RegistrationInformation;
        }
        // A part label inside its own field is a heading of the text, not a new beginning.
        let current = kept.last().map(|(_, last)| last.opens);
        if let (Opens::Part(part), Some(Opens::Field(field))) = (label.opens, current)
            && part == field
        {
            continue;
        }
        kept.push((i, label));
    }
    (kept, None)
}

/// The first label: *Namespace ID*, or the version, date or registrant that stand right before it.
fn first_label(lines: &[&str], candidates: &[(usize, LabelLine<'_>)], level: usize) -> usize {
    let is_nid =
        |(_, label): &(usize, LabelLine<'_>)| label.opens == Opens::Field(Field::NamespaceId) && label.indent <= level + 2;
    let Some(nid) = candidates.iter().position(is_nid) else { return 0 };
    let mut first = nid;
    while let (Some(before), Some((at, _))) = (first.checked_sub(1), candidates.get(first)) {
        let Some((earlier, label)) = candidates.get(before) else { break };
        let small = matches!(label.opens, Opens::Field(Field::Version | Field::Date | Field::Registrant))
            && label.colon
            && label.indent == level;
        let nothing_between =
            lines.get(earlier + 1..*at).is_some_and(|between| between.iter().all(|line| line.trim().is_empty()));
        if !(small && nothing_between) {
            break;
        }
        first = before;
    }
    first
}

/// `6.  Security Considerations` at the left edge.
fn numbered_heading(line: &str) -> bool {
    let digits = line.trim_start_matches(|c: char| c.is_ascii_digit() || c == '.');
    let numbered = digits.len() < line.len() && line.starts_with(|c: char| c.is_ascii_digit()) && digits.starts_with(' ');
    numbered && digits.trim_start().starts_with(|c: char| c.is_ascii_uppercase()) && line.len() < 80
}

/// A label without a colon counts when it stands alone: after a blank line or the start, and before a blank line, an
/// underline, or an indented text.
fn is_heading(lines: &[&str], at: usize) -> bool {
    let own = lines.get(at).copied().unwrap_or_default();
    let before = at.checked_sub(1).and_then(|i| lines.get(i)).is_none_or(|line| line.trim().is_empty());
    let after = lines.get(at + 1).copied().unwrap_or_default();
    before && (after.trim().is_empty() || is_underline(after) || indent_of(after) > indent_of(own))
}

fn is_underline(line: &str) -> bool {
    let bare = line.trim();
    bare.len() >= 3 && (bare.bytes().all(|b| b == b'-') || bare.bytes().all(|b| b == b'='))
}

/// The indentation at which most different labels stand; the smaller one on a tie.
fn label_indent(candidates: &[(usize, LabelLine<'_>)]) -> Option<usize> {
    let mut counts: BTreeMap<usize, usize> = BTreeMap::new();
    for (_, label) in candidates {
        *counts.entry(label.indent).or_default() += 1;
    }
    let most = counts.values().copied().max()?;
    counts.into_iter().find(|(_, count)| *count == most).map(|(indent, _)| indent)
}

/// Where the document goes on after the template: a numbered section heading at the left edge with a title that ends
/// registrations in RFCs.
fn section_after(lines: &[&str], found: &[(usize, LabelLine<'_>)]) -> Option<usize> {
    let (last, last_label) = found.last()?;
    let inside = found.iter().map(|(_, label)| label.indent).min().unwrap_or(last_label.indent) > 0;
    let ends = |(i, line): &(usize, &&str)| {
        let after_blank = i.checked_sub(1).and_then(|i| lines.get(i)).is_none_or(|line| line.trim().is_empty());
        // The signature of a letter; the next section of the document.
        line.trim_end() == "--"
            || (!line.starts_with(' ') && is_section_heading(line))
            || (inside && after_blank && (numbered_heading(line) || is_unnumbered_heading(line)))
    };
    lines.iter().enumerate().skip(last + 1).find(ends).map(|(i, _)| i)
}

/// `References`, `Appendix A. Examples` at the left edge, where the labels stand further in.
fn is_unnumbered_heading(line: &str) -> bool {
    line.starts_with(|c: char| c.is_ascii_uppercase())
        && (line.starts_with("Appendix ") || SECTIONS.contains(&labels::fold(line).as_str()))
}

const SECTIONS: [&str; 14] = [
    "iana considerations",
    "security considerations",
    "references",
    "normative references",
    "informative references",
    "acknowledgements",
    "acknowledgments",
    "contributors",
    "author s address",
    "authors addresses",
    "full copyright statement",
    "intellectual property",
    "namespace considerations",
    "community considerations",
];

fn is_section_heading(line: &str) -> bool {
    let title = without_marker(line.trim());
    let numbered = title.len() < line.trim().len();
    let folded = labels::fold(title);
    SECTIONS.contains(&folded.as_str()) && (numbered || folded.starts_with("author") || folded.starts_with("full"))
}

/// The value of the label at `at`, up to `next`; furniture goes to `unplaced`. Also the line (from 1) on which the text
/// below the label starts.
fn value_of(
    lines: &[&str],
    kinds: &[Kind],
    at: usize,
    next: usize,
    on_label_line: &str,
    unplaced: &mut Vec<Unplaced>,
) -> (String, usize) {
    let mut body: Vec<&str> = Vec::new();
    let mut gap_from_furniture = false;
    for i in at + 1..next {
        let line = lines.get(i).copied().unwrap_or_default();
        if kinds.get(i) == Some(&Kind::Furniture) {
            unplaced.push(Unplaced { line: i + 1, text: line.to_owned() });
            gap_from_furniture = true;
            // The blank lines before a page break belong to the page, not to the text; one stays.
            while body.len() > 1
                && body.last().is_some_and(|last| last.trim().is_empty())
                && body.get(body.len() - 2).is_some_and(|last| last.trim().is_empty())
            {
                body.pop();
            }
            continue;
        }
        if i == at + 1 && is_underline(line) {
            continue;
        }
        if line.trim().is_empty() && gap_from_furniture && body.last().is_none_or(|last| last.trim().is_empty()) {
            continue;
        }
        gap_from_furniture = gap_from_furniture && line.trim().is_empty();
        body.push(line);
    }
    let body_line = at + 2 + lines.get(at + 1..next).unwrap_or_default().iter().take_while(|line| line.trim().is_empty()).count();
    let dedented = dedent(&body);
    let value = if on_label_line.is_empty() { dedented } else { format!("{on_label_line}\n{dedented}") };
    (value, body_line)
}

/// Removes the common indentation; tabs count as eight columns.
fn dedent(lines: &[&str]) -> String {
    let common = lines.iter().filter(|line| !line.trim().is_empty()).map(|line| indent_of(line)).min().unwrap_or(0);
    let mut out = String::new();
    for line in lines {
        let keep = indent_of(line).saturating_sub(common);
        let bare = line.trim_start();
        if !bare.is_empty() {
            out.extend(std::iter::repeat_n(' ', keep));
            out.push_str(bare.trim_end());
        }
        out.push('\n');
    }
    out
}

/// Reading a text whose line breaks were lost: the same labels, found inside the running text.
mod inline {
    use super::{Collector, Reading, SECTIONS, Unplaced, labels};
    use crate::template::Field;
    use crate::template::labels::Opens;

    struct Hit {
        at: usize,
        value_at: usize,
        opens: Opens,
    }

    pub(super) fn read(text: &str) -> Reading {
        let mut out = Collector::new();
        out.notes.push("The text has no line breaks; its labels were looked for inside the running text".to_owned());
        let (clean, furniture) = without_furniture(text);
        if furniture > 0 {
            out.notes.push(format!("{furniture} page breaks were set aside"));
        }
        let hits = template_part(find_labels(&clean));
        let Some(first) = hits.first() else {
            out.unplaced.push(Unplaced { line: 1, text: clean });
            return out.finish();
        };
        push_unplaced(&mut out, clean.get(..first.at));
        let end = section_after(&clean, first.value_at).unwrap_or(clean.len());
        for (i, hit) in hits.iter().enumerate().take_while(|(_, hit)| hit.at < end) {
            let next = hits.get(i + 1).map_or(end, |next| next.at.min(end));
            let label = clean.get(hit.at..hit.value_at).unwrap_or_default().trim().trim_end_matches(':').trim();
            let value = clean.get(hit.value_at..next).unwrap_or_default().trim();
            out.place(hit.opens, label, 1, value);
        }
        push_unplaced(&mut out, clean.get(end..));
        out.finish()
    }

    fn push_unplaced(out: &mut Collector, text: Option<&str>) {
        if let Some(text) = text.map(str::trim).filter(|text| !text.is_empty()) {
            out.unplaced.push(Unplaced { line: 1, text: text.to_owned() });
        }
    }

    /// Cuts "footer [Page 7] header" out. The footer is what all page marks have in common before them, the header what
    /// they have in common behind.
    fn without_furniture(text: &str) -> (String, usize) {
        let marks: Vec<(usize, usize)> = text
            .match_indices("[Page ")
            .filter_map(|(at, _)| {
                let close = text.get(at..at + 16).unwrap_or_else(|| text.get(at..).unwrap_or_default()).find(']')?;
                Some((at, at + close + 1))
            })
            .collect();
        if marks.len() < 2 {
            return (text.to_owned(), 0);
        }
        let before: Vec<&str> = marks.iter().map(|(at, _)| tail_of(text, *at)).collect();
        // The last page has no header behind it.
        let after: Vec<&str> = marks.iter().rev().skip(1).map(|(_, end)| head_of(text, *end)).collect();
        let footer = common(&before, true);
        let header = common(&after, false);
        let mut clean = String::with_capacity(text.len());
        let mut from = 0;
        for (at, end) in &marks {
            let start = at.saturating_sub(footer).max(from);
            clean.push_str(text.get(from..start).unwrap_or_default());
            from = if head_of(text, *end).len() >= header { (*end + header).min(text.len()) } else { *end };
        }
        clean.push_str(text.get(from..).unwrap_or_default());
        (clean, marks.len())
    }

    const FURNITURE_MAX: usize = 120;

    fn tail_of(text: &str, at: usize) -> &str {
        let mut from = at.saturating_sub(FURNITURE_MAX);
        while !text.is_char_boundary(from) {
            from += 1;
        }
        text.get(from..at).unwrap_or_default()
    }

    fn head_of(text: &str, at: usize) -> &str {
        let mut to = (at + FURNITURE_MAX).min(text.len());
        while !text.is_char_boundary(to) {
            to -= 1;
        }
        text.get(at..to).unwrap_or_default()
    }

    /// How many bytes all texts share at one edge, cut back to a word border.
    fn common(texts: &[&str], from_the_end: bool) -> usize {
        let Some(first) = texts.first() else { return 0 };
        let edge = |text: &str, i: usize| if from_the_end { text.bytes().rev().nth(i) } else { text.as_bytes().get(i).copied() };
        let shared = (0..first.len()).take_while(|i| texts.iter().all(|text| edge(text, *i) == edge(first, *i))).count();
        (0..=shared).rev().find(|i| edge(first, *i).is_none_or(|b| b == b' ') || *i == 0).unwrap_or(0)
    }

    fn find_labels(text: &str) -> Vec<Hit> {
        let longest = labels::names().map(|name| name.split(' ').count()).max().unwrap_or(0);
        let mut hits = Vec::new();
        let mut from = 0_usize;
        for colon in memchr::memchr_iter(b':', text.as_bytes()) {
            let start = colon.saturating_sub(LABEL_MAX).max(from);
            let start = (start..=colon).find(|i| text.is_char_boundary(*i)).unwrap_or(colon);
            let window = text.get(start..colon).unwrap_or_default();
            if let Some((len, opens)) = label_at_end(window, longest) {
                hits.push(Hit { at: colon - len, value_at: colon + 1, opens });
                from = colon + 1;
            }
        }
        hits
    }

    /// Bytes looked at before a colon.
    const LABEL_MAX: usize = 80;

    /// The longest label that `window` ends with as words of their own, the first with a capital: its bytes and what it opens.
    fn label_at_end(window: &str, longest: usize) -> Option<(usize, Opens)> {
        let mut found = None;
        let mut end = window.len();
        // "the" folds away, so a label may take a few more words than its name has.
        for word in window.rsplit(' ').take(longest + 2) {
            let at = end - word.len();
            end = at.saturating_sub(1);
            if word.starts_with(|c: char| c.is_uppercase())
                && let Some(opens) = window.get(at..).and_then(labels::known)
            {
                found = Some((window.len() - at, opens));
            }
        }
        found
    }

    /// From the *Namespace ID* that most labels follow: an Internet-Draft mentions the label before it fills it in.
    fn template_part(hits: Vec<Hit>) -> Vec<Hit> {
        let starts: Vec<usize> =
            hits.iter().enumerate().filter(|(_, hit)| hit.opens == Opens::Field(Field::NamespaceId)).map(|(i, _)| i).collect();
        let start =
            starts.last().copied().filter(|start| hits.len() - start >= 4).or_else(|| starts.first().copied()).unwrap_or(0);
        hits.into_iter().skip(start).collect()
    }

    /// Where " 6. IANA Considerations" or its like follows.
    fn section_after(text: &str, from: usize) -> Option<usize> {
        let rest = text.get(from..)?;
        let lower = rest.to_ascii_lowercase();
        SECTIONS
            .iter()
            .flat_map(|title| lower.match_indices(&title.replace("author s", "author's")).map(|(at, _)| at).collect::<Vec<_>>())
            .filter_map(|at| {
                let before = lower.get(..at)?.trim_end();
                let number = before.rsplit(' ').next()?;
                let numbered = number.ends_with('.')
                    && number.trim_end_matches('.').bytes().all(|b| b.is_ascii_digit() || b == b'.')
                    && number.len() > 1;
                numbered.then(|| from + before.len() - number.len())
            })
            .min()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_stand_on_the_label_line_below_it_or_under_a_rule() {
        let text = "Namespace ID:  demo\n\nVersion: 1\n\n1. Purpose:\n---------\n\tOne\n\t  two\n\nSyntax\n\n   As follows:\n      x = y\n";
        let reading = read(text);
        assert_eq!(reading.form, Form::Rfc8141);
        assert_eq!(reading.template.text(Field::Purpose), "One\n  two");
        assert_eq!(reading.template.text(Field::Syntax), "As follows:\n   x = y");
        assert!(reading.unplaced.is_empty());
    }

    #[test]
    fn the_older_form_is_placed_and_its_headings_kept() {
        let text = "   Namespace ID:\n      \"demo\" requested.\n\n   Registration Information:\n      Version 3\n      Date: 2007-04-27\n\n   \
            Declared registrant of the namespace:\n      Org\n      Name: A\n\n   Declaration of syntactic structure:\n      abc\n\n   \
            Rules for Lexical Equivalence:\n      None.\n\n   Identifier uniqueness considerations:\n      Unique.\n\n   \
            Process of identifier assignment:\n      By hand.\n";
        let reading = read(text);
        assert_eq!(reading.form, Form::Rfc3406);
        assert_eq!((reading.template.version(), reading.template.text(Field::Date)), (Some(3), "2007-04-27"));
        assert_eq!(reading.template.nid().unwrap().as_str(), "demo");
        assert_eq!(reading.template.text(Field::Syntax), "abc\n\nRules for Lexical Equivalence:\nNone.");
        assert_eq!(
            reading.template.text(Field::Assignment),
            "Identifier uniqueness considerations:\nUnique.\n\nProcess of identifier assignment:\nBy hand."
        );
        assert!(reading.unplaced.is_empty());
    }

    #[test]
    fn page_furniture_is_set_aside_and_the_rest_of_the_document_unplaced() {
        let text = "Some Title\n\nNamespace ID: demo\n\nPurpose:\n   First half\n\nAuthor    Informational    [Page 3]\n\
            RFC 9999    Demo    October 2018\n\n   second half.\n\nVersion: 1\n\n5.  IANA Considerations\n\n   None.\n";
        let reading = read(text);
        assert_eq!(reading.template.text(Field::Purpose), "First half\n\nsecond half.");
        let lines: Vec<usize> = reading.unplaced.iter().map(|unplaced| unplaced.line).collect();
        assert_eq!(lines, [1, 8, 9, 15, 17]);
    }

    #[test]
    fn the_document_around_the_template_is_left_alone() {
        let text = "3.  Registration Template\n\n   Namespace Identifier:  foo\n\n   Version:  1\n\n   Registrant:  Foo Org.\n\n   \
            Purpose:  To show.\n\n   Syntax:  abc\n\n4.  Examples\n\n   E.\n\nAcknowledgements\n\n   Thanks.\n";
        let reading = read(text);
        assert_eq!(reading.template.text(Field::Syntax), "abc");
        let rest: Vec<&str> = reading.unplaced.iter().map(|unplaced| unplaced.text.trim()).collect();
        assert_eq!(rest, ["3.  Registration Template", "4.  Examples", "E.", "Acknowledgements", "Thanks."]);
        // Of two templates the first is read; the second stays in sight.
        let two = ["aaa", "bbb"]
            .map(|nid| format!("Namespace ID: {nid}\n\nVersion: 1\n\nDate: 2020-01-01\n\nPurpose: P\n\nSyntax: S\n\n"));
        let reading = read(&two.concat());
        assert_eq!(reading.template.nid().unwrap().as_str(), "aaa");
        assert!(reading.unplaced.iter().any(|unplaced| unplaced.text.contains("bbb")));
    }

    #[test]
    fn a_letter_is_read_without_its_head_its_quote_marks_and_its_signature() {
        let text = "From: A\nDate: Tue, 5 Mar 2019\n\nOn Monday B wrote:\n> Namespace ID: foo\n>\n> Version: 1\n> Date: 2019-03-04\n>\n> Purpose: To\n> show.\n>\n> Syntax: s\n\n-- \nA\n";
        let reading = read(text);
        assert_eq!(reading.template.nid().unwrap().as_str(), "foo");
        assert_eq!((reading.template.text(Field::Purpose), reading.template.text(Field::Date)), ("To\nshow.", "2019-03-04"));
        assert_eq!(reading.template.text(Field::Syntax), "s");
        assert!(reading.notes.iter().any(|note| note.contains("quote marks")));
    }

    #[test]
    fn version_and_date_are_one_paragraph_and_may_share_a_line() {
        for text in ["Version: 2 Date: 2022-05-06", "Version: 2, 2022-05-06", "Registration Information: Version 2, 2022-05-06"] {
            let reading = read(&format!("Namespace ID: foo\n{text}\nPurpose: P\n"));
            assert_eq!(
                (reading.template.text(Field::Version), reading.template.text(Field::Date)),
                ("2", "2022-05-06"),
                "{text}"
            );
        }
        let reading = read(
            "Namespace ID: foo\n\nVersion: 1\n\nDate: 2002-02-11\n\nName: K\n\nSyntax:\nThe parts:\n\nVersion: the version\n\nScope: x\n",
        );
        assert_eq!((reading.template.text(Field::Version), reading.template.text(Field::Date)), ("1", "2002-02-11"));
        assert_eq!(reading.template.text(Field::Syntax), "The parts:\n\nVersion: the version");
        assert_eq!(reading.unplaced, [Unplaced { line: 7, text: "Name: K".to_owned() }]);
    }
}
