//! Reads a text line by line: skips page headers and footers, and finds labels.

use super::collect::Collector;
use super::label::{LabelLine, as_label, indent_of, without_list_marker};
use super::reading::{OutsideSection, Reading, SectionForEmptyField, Unplaced};
use super::sections::{is_numbered_heading, is_unnumbered_heading, section_after};
use crate::i18n::Phrase;
use crate::template::labels::{self, LabelTarget};
use crate::template::naming::described_nid;
use crate::template::shape::{self, classify_line, is_checklist};
use crate::template::{Field, Template, tidy};
use std::collections::{BTreeMap, BTreeSet};

#[derive(Clone, Copy, PartialEq, Eq)]
enum PageLineKind {
    Text,
    Furniture,
}

/// Reads lines; `headings` has the index and depth of known headings.
pub(super) fn by_lines(lines: &[&str], headings: &[(usize, usize)]) -> Reading {
    let kinds = classify_page_lines(lines);
    let (found, over) = label_lines(lines, &kinds);
    let mut out = Collector::new();
    let Some(first) = found.first().map(|(at, _)| *at) else {
        out.unplaced = unplaced_lines(lines, 0, lines.len());
        if !out.unplaced.is_empty() {
            out.notes.push(Phrase::new("paste-note-no-label"));
        }
        return out.finish();
    };
    out.unplaced.extend(unplaced_lines(lines, 0, first));
    let end = outer_heading_after(headings, first)
        .or_else(|| section_after(lines, &found))
        .into_iter()
        .chain(over.map(|at| end_before_separator(lines, at)))
        .min()
        .unwrap_or(lines.len());
    let found: Vec<(usize, LabelLine<'_>)> = found.into_iter().filter(|(at, _)| *at < end).collect();
    let end = heading_after(headings, &found).map_or(end, |at| at.min(end));
    let starts: Vec<usize> = found.iter().map(|(at, _)| *at).collect();
    for (i, (at, label)) in found.iter().enumerate() {
        let next = starts.get(i + 1).copied().unwrap_or(end).min(end);
        let (value, body_line) = value_of(lines, &kinds, *at, next, label.value, &mut out.unplaced);
        let line = if label.value.is_empty() { body_line } else { at + 1 };
        if matches!(label.opens, LabelTarget::Field(Field::Version | Field::Date)) {
            out.add_one_paragraph(label.opens, label.label, at + 1, line, &value);
        } else if label.opens == LabelTarget::RegistrationInformation {
            out.add_labeled_text(label.opens, label.label, line, &value);
        } else {
            out.add_labeled_text(label.opens, label.label, at + 1, &value);
        }
        for field in &label.merged {
            out.add_labeled_text(LabelTarget::Field(*field), label.label, at + 1, &value);
        }
        let spaces = lines.get(*at).map_or("", |line| line.trim_ascii_end().get(line.trim_end().len()..).unwrap_or_default());
        if let (LabelTarget::Field(Field::NamespaceId), Some(space)) = (label.opens, spaces.chars().next_back()) {
            let code = format!("U+{:04X}", u32::from(space));
            out.notes.push(Phrase::new("paste-note-space").arg("line", at + 1).arg("label", label.label).arg("code", code));
        }
        if !label.merged.is_empty() {
            out.notes.push(Phrase::new("paste-note-merged").arg("line", at + 1).arg("label", label.label));
        }
    }
    let listed = out.unplaced.iter().filter(|unplaced| unplaced.line > first && is_checklist(&unplaced.text)).count();
    if listed > 0 {
        out.notes.push(Phrase::new("paste-note-checklist").arg("count", listed));
    }
    out.notes.extend(section_order_note(&found));
    out.notes.extend(unknown_heading_notes(lines, &kinds, headings, &found, end));
    out.unplaced.extend(unplaced_lines(lines, end, lines.len()));
    if kinds.contains(&PageLineKind::Furniture) {
        out.notes.push(Phrase::new("paste-note-furniture"));
    }
    let mut reading = out.finish();
    reading.left = outside_sections(lines, &kinds, headings, (first, end));
    reading.offers = sections_for_empty_fields(&reading.left, &reading.template);
    reading
}

/// A note about the first section that is out of order, compared with RFC 8141. The older form has another order.
fn section_order_note(found: &[(usize, LabelLine<'_>)]) -> Option<Phrase> {
    if found.iter().any(|(_, label)| label.opens.is_older()) {
        return None;
    }
    let mut latest: Option<(Field, &str)> = None;
    for (at, label) in found {
        let LabelTarget::Field(field) = label.opens else { continue };
        match latest {
            Some((before, name)) if field < before => {
                let note = Phrase::new("paste-note-order").arg("line", at + 1).arg("label", label.label);
                return Some(note.arg("before", name));
            }
            _ => latest = Some((field, label.label)),
        }
    }
    None
}

/// Notes about headings inside the template that are not its sections: their text belongs to the section before. In a document
/// with headings, they have the depth of those of the template; in a plain text, they are at the edge of the labels, end with a colon,
/// and most of the text is indented.
fn unknown_heading_notes(
    lines: &[&str],
    kinds: &[PageLineKind],
    headings: &[(usize, usize)],
    found: &[(usize, LabelLine<'_>)],
    end: usize,
) -> Vec<Phrase> {
    const HEADING_WORDS_MAX: usize = 4;
    /// The maximum number of notes.
    const NOTES_MAX: usize = 10;
    let Some((first, _)) = found.first() else { return Vec::new() };
    let labels: BTreeSet<usize> = found.iter().map(|(at, _)| *at).collect();
    let depths: BTreeSet<usize> = headings.iter().filter(|(at, _)| labels.contains(at)).map(|(_, depth)| *depth).collect();
    let headed: BTreeSet<usize> = headings.iter().filter(|(_, depth)| depths.contains(depth)).map(|(at, _)| *at).collect();
    let level = found.iter().map(|(_, label)| label.indent).min().unwrap_or(0);
    let filled = |at: usize| lines.get(at).copied().filter(|line| !line.trim().is_empty());
    let body: Vec<&str> = (*first..end).filter(|at| !labels.contains(at)).filter_map(filled).collect();
    let indented = body.iter().filter(|line| indent_of(line) > level).count();
    let in_sections = depths.is_empty() && indented * 2 > body.len();
    let is_unknown = |at: &usize| {
        let Some(line) = filled(*at) else { return false };
        let bare = line.trim();
        let plain = in_sections
            && kinds.get(*at) == Some(&PageLineKind::Text)
            && indent_of(line) == level
            && bare.ends_with(':')
            && bare.starts_with(char::is_uppercase)
            && bare.split_whitespace().count() <= HEADING_WORDS_MAX
            && at.checked_sub(1).is_some_and(|before| filled(before).is_none());
        (plain || headed.contains(at)) && as_label(line).is_none()
    };
    let note = |at: usize| {
        let (_, section) = found.iter().rev().find(|(own, _)| *own < at)?;
        // The lines of a contact have labels of their own.
        if matches!(section.opens, LabelTarget::Field(Field::Registrant) | LabelTarget::Older(Field::Registrant)) {
            return None;
        }
        let heading = lines.get(at).copied().unwrap_or_default().trim().trim_end_matches(':');
        Some(Phrase::new("paste-note-unknown").arg("line", at + 1).arg("label", heading).arg("section", section.label))
    };
    (*first..end).filter(is_unknown).take(NOTES_MAX).filter_map(note).collect()
}

/// The sections outside the template, which extends from its first label to its end.
fn outside_sections(
    lines: &[&str],
    kinds: &[PageLineKind],
    headings: &[(usize, usize)],
    (first, end): (usize, usize),
) -> Vec<OutsideSection> {
    let is_heading = |at: usize, line: &str| {
        headings.iter().any(|(heading, _)| *heading == at) || is_numbered_heading(line) || is_unnumbered_heading(line)
    };
    let is_text = |at: &usize| kinds.get(*at) == Some(&PageLineKind::Text);
    // Text directly after the template, without a heading, starts there.
    let mut starts: Vec<(usize, bool)> = Vec::new();
    for (at, line) in lines.iter().enumerate().filter(|(at, _)| (*at < first || *at >= end) && is_text(at)) {
        let heading = is_heading(at, line);
        if heading || at == 0 || at == end {
            starts.push((at, heading));
        }
    }
    let mut found = Vec::new();
    for (i, (at, headed)) in starts.iter().enumerate() {
        let mut to = starts.get(i + 1).map_or(lines.len(), |(next, _)| *next);
        if *at < first {
            to = to.min(first);
        }
        let from = at + usize::from(*headed);
        let body: Vec<&str> = (from..to).filter(is_text).filter_map(|line| lines.get(line).copied()).collect();
        let text = tidy(&dedent(&body));
        if !text.is_empty() {
            let heading = if *headed { lines.get(*at).copied().unwrap_or_default().trim() } else { "" };
            found.push(OutsideSection { heading: heading.to_owned(), line: at + 1, text });
        }
    }
    found
}

/// The sections that could fill an empty field of the template.
fn sections_for_empty_fields(left: &[OutsideSection], template: &Template) -> Vec<SectionForEmptyField> {
    let mut found: Vec<SectionForEmptyField> = Vec::new();
    for section in left {
        let opened = labels::label_target(without_list_marker(&section.heading));
        let Some(LabelTarget::Field(opened) | LabelTarget::Older(opened) | LabelTarget::Part(opened)) = opened else { continue };
        let taken = template.get(opened).is_some() || found.iter().any(|offer| offer.field == opened);
        if Field::REGISTRANT_FIELDS.contains(&opened) && !taken {
            let OutsideSection { heading, line, text } = section.clone();
            found.push(SectionForEmptyField { field: opened, heading, line, text });
        }
    }
    found
}

/// The end of the section that contains the template: the next heading that is not deeper. Labels that are headings themselves
/// are one level below it.
fn outer_heading_after(headings: &[(usize, usize)], first: usize) -> Option<usize> {
    let (at, depth) = headings.iter().rev().find(|(at, _)| *at <= first).copied()?;
    let outer = if at == first { depth.checked_sub(1)? } else { depth };
    headings.iter().find(|(at, depth)| *at > first && *depth <= outer).map(|(at, _)| *at)
}

/// The next section after the template: the first heading after its last label that is not deeper than that label. If the labels are not
/// headings and no heading precedes them, any heading.
fn heading_after(headings: &[(usize, usize)], found: &[(usize, LabelLine<'_>)]) -> Option<usize> {
    let ((first, _), (last, _)) = (found.first()?, found.last()?);
    let depth = match headings.iter().find(|(at, _)| at == last) {
        Some((_, depth)) => *depth,
        None if headings.iter().any(|(at, _)| at <= first) => return None,
        None => usize::MAX,
    };
    headings.iter().find(|(at, own)| at > last && *own <= depth).map(|(at, _)| *at)
}

/// The end of the text before `at`, without blank lines and a rule (`----`) that separates it from what follows.
fn end_before_separator(lines: &[&str], at: usize) -> usize {
    let before = lines.get(..at).unwrap_or_default().iter().rev();
    at - before.take_while(|line| line.trim().is_empty() || is_underline(line)).count()
}

/// All non-blank lines from `from` to `to`, as unplaced.
fn unplaced_lines(lines: &[&str], from: usize, to: usize) -> Vec<Unplaced> {
    let slice = lines.get(from..to).unwrap_or_default();
    slice
        .iter()
        .enumerate()
        .filter(|(_, line)| !line.trim().is_empty())
        .map(|(i, line)| Unplaced { line: from + i + 1, text: (*line).to_owned() })
        .collect()
}

/// Marks "… [Page 7]" and the following running header.
fn classify_page_lines(lines: &[&str]) -> Vec<PageLineKind> {
    let mut kinds = vec![PageLineKind::Text; lines.len()];
    let mut after_footer = 0_usize;
    for (line, kind) in lines.iter().zip(kinds.iter_mut()) {
        let bare = line.trim();
        if is_footer(bare) {
            *kind = PageLineKind::Furniture;
            after_footer = 8;
        } else if after_footer > 0 {
            after_footer -= 1;
            if is_header(bare) {
                *kind = PageLineKind::Furniture;
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

/// The lines that start a field, and the line before which the template certainly ends. A label must have the indentation of the first
/// unambiguous label.
fn label_lines<'a>(lines: &[&'a str], kinds: &[PageLineKind]) -> (Vec<(usize, LabelLine<'a>)>, Option<usize>) {
    let candidates: Vec<(usize, LabelLine<'a>)> = lines
        .iter()
        .zip(kinds)
        .enumerate()
        .filter(|(_, (_, kind))| **kind == PageLineKind::Text)
        .filter_map(|(i, (line, _))| as_label(line).map(|label| (i, label)))
        .filter(|(i, label)| label.colon || is_standalone_label(lines, *i))
        .collect();
    let Some(level) = label_indent(&candidates) else { return (Vec::new(), None) };
    let start = first_label(lines, &candidates, level);
    let mut kept: Vec<(usize, LabelLine<'a>)> = Vec::new();
    let mut in_registration = false;
    for (i, label) in candidates.into_iter().skip(start) {
        let small = matches!(label.opens, LabelTarget::Field(Field::Version | Field::Date));
        // If the labels are indented, numbered sections at the left edge belong to the document.
        let line = lines.get(i).copied().unwrap_or_default();
        if level > 0 && kept.len() > 4 && is_numbered_heading(line) {
            return (kept, Some(i));
        }
        let again = kept.iter().any(|(_, earlier)| earlier.opens == label.opens);
        // A second template in the same document; only the first one is read.
        if again && kept.len() >= 4 && label.opens == LabelTarget::Field(Field::NamespaceId) && label.indent <= level + 2 {
            return (kept, Some(i));
        }
        // "Version: which edition is meant" inside Syntax is text because the template already has its version.
        if again && small {
            continue;
        }
        // The lines of *Registration Information* are parsed together.
        if label.indent > level + 2 || (small && in_registration && label.indent > level) {
            continue;
        }
        if !small {
            in_registration = label.opens == LabelTarget::RegistrationInformation;
        }
        // A label of a part inside its own field is a heading of the text, not a new start.
        let current = kept.last().map(|(_, last)| last.opens);
        if let (LabelTarget::Part(part), Some(LabelTarget::Field(field))) = (label.opens, current)
            && part == field
        {
            continue;
        }
        kept.push((i, label));
    }
    (kept, None)
}

/// Whether it is a *Namespace ID* with a colon and exactly one NID, on its line or the next non-blank line.
fn has_exactly_one_nid(lines: &[&str], (at, label): &(usize, LabelLine<'_>)) -> bool {
    let below = || lines.iter().skip(at + 1).map(|line| line.trim()).find(|line| !line.is_empty()).unwrap_or_default();
    let value = if label.value.is_empty() { below() } else { label.value };
    label.colon && described_nid(value).is_some()
}

/// The first label: *Namespace ID*, or the version, date or registrant directly before it. Sections in another order belong to the template,
/// too, if the text has each of them once.
fn first_label(lines: &[&str], candidates: &[(usize, LabelLine<'_>)], level: usize) -> usize {
    let is_nid =
        |(_, label): &(usize, LabelLine<'_>)| label.opens == LabelTarget::Field(Field::NamespaceId) && label.indent <= level + 2;
    // A document mentions the label before the template. The template starts at the label that a NID follows.
    let named = candidates.iter().position(|candidate| is_nid(candidate) && has_exactly_one_nid(lines, candidate));
    let Some(nid) = named.or_else(|| candidates.iter().position(is_nid)) else { return 0 };
    let mut first = nid;
    while let (Some(before), Some((at, _))) = (first.checked_sub(1), candidates.get(first)) {
        let Some((earlier, label)) = candidates.get(before) else { break };
        let small = matches!(label.opens, LabelTarget::Field(Field::Version | Field::Date | Field::Registrant))
            && label.colon
            && label.indent == level;
        let nothing_between =
            lines.get(earlier + 1..*at).is_some_and(|between| between.iter().all(|line| line.trim().is_empty()));
        if !(small && nothing_between) {
            break;
        }
        first = before;
    }
    first_of_shuffled_sections(lines, candidates, (first, level)).unwrap_or(first)
}

/// The first label of a template whose sections are in another order: at least one has its text below it, and no field is repeated.
fn first_of_shuffled_sections(
    lines: &[&str],
    candidates: &[(usize, LabelLine<'_>)],
    (first, level): (usize, usize),
) -> Option<usize> {
    let is_field = |label: &LabelLine<'_>| label.indent == level && matches!(label.opens, LabelTarget::Field(_));
    let is_blank = |at: usize| lines.get(at).is_none_or(|line| line.trim().is_empty());
    // The date of an email is between its other headers.
    let is_apart = |at: usize| at.checked_sub(1).is_none_or(is_blank) && is_blank(at + 1);
    let is_section =
        |(at, label): &(usize, LabelLine<'_>)| label.colon && is_field(label) && (label.value.is_empty() || is_apart(*at));
    let before = candidates.get(..first)?;
    let start = before.iter().position(is_section)?;
    let has_block = before.iter().any(|section| is_section(section) && section.1.value.is_empty());
    let fields: Vec<LabelTarget> =
        candidates.get(start..)?.iter().filter(|(_, label)| is_field(label)).map(|(_, label)| label.opens).collect();
    let is_repeated = fields.iter().enumerate().any(|(i, one)| fields.iter().skip(i + 1).any(|other| other == one));
    (has_block && !is_repeated).then_some(start)
}

/// Whether a label without a colon is on its own: after a blank line or at the start, and before a blank line, an underline, or
/// indented text.
fn is_standalone_label(lines: &[&str], at: usize) -> bool {
    let own = lines.get(at).copied().unwrap_or_default();
    let before = at.checked_sub(1).and_then(|i| lines.get(i)).is_none_or(|line| line.trim().is_empty());
    let after = lines.get(at + 1).copied().unwrap_or_default();
    before && (after.trim().is_empty() || is_underline(after) || indent_of(after) > indent_of(own))
}

fn is_underline(line: &str) -> bool {
    let bare = line.trim();
    bare.len() >= 3 && (bare.bytes().all(|b| b == b'-') || bare.bytes().all(|b| b == b'='))
}

/// The indentation that most distinct labels have; the smaller one on a tie.
fn label_indent(candidates: &[(usize, LabelLine<'_>)]) -> Option<usize> {
    let mut counts: BTreeMap<usize, usize> = BTreeMap::new();
    for (_, label) in candidates {
        *counts.entry(label.indent).or_default() += 1;
    }
    let most = counts.values().copied().max()?;
    counts.into_iter().find(|(_, count)| *count == most).map(|(indent, _)| indent)
}

/// The value of the label at `at`, up to `next`; checklists, page headers and footers go to `unplaced`. Also the line (counted
/// from 1) on which the text below the label starts.
fn value_of(
    lines: &[&str],
    kinds: &[PageLineKind],
    at: usize,
    next: usize,
    on_label_line: &str,
    unplaced: &mut Vec<Unplaced>,
) -> (String, usize) {
    let mut body: Vec<&str> = Vec::new();
    let mut gap_from_furniture = false;
    let (mut item, mut after_item) = (None::<usize>, false);
    for i in at + 1..next {
        let line = lines.get(i).copied().unwrap_or_default();
        let goes_on_item = item.is_some_and(|indent| !line.trim().is_empty() && indent_of(line) > indent);
        if is_checklist(line) {
            item = Some(indent_of(line));
        } else if !goes_on_item {
            item = None;
        }
        if item.is_some() {
            unplaced.push(Unplaced { line: i + 1, text: line.to_owned() });
            after_item = true;
            continue;
        }
        // The blank lines around a checklist are reduced to one.
        if after_item && line.trim().is_empty() && body.last().is_none_or(|last| last.trim().is_empty()) {
            continue;
        }
        after_item = false;
        if kinds.get(i) == Some(&PageLineKind::Furniture) {
            unplaced.push(Unplaced { line: i + 1, text: line.to_owned() });
            gap_from_furniture = true;
            // Blank lines before a page break belong to the page; they are reduced to one.
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
        if gap_from_furniture && !line.trim().is_empty() {
            let filled = body.iter().rposition(|own| !own.trim().is_empty());
            if let Some(last) =
                filled.filter(|last| body.get(*last).is_some_and(|before| continues_after_page_break(before, line)))
            {
                body.truncate(last + 1);
            }
        }
        gap_from_furniture = gap_from_furniture && line.trim().is_empty();
        body.push(line);
    }
    let body_line = at + 2 + lines.get(at + 1..next).unwrap_or_default().iter().take_while(|line| line.trim().is_empty()).count();
    let dedented = dedent(&body);
    let value = if on_label_line.is_empty() { dedented } else { format!("{on_label_line}\n{dedented}") };
    (value, body_line)
}

/// Whether a paragraph continues after a page break: its last line is long enough for prose and does not end a sentence, and the
/// next line has the same indentation and does not start one.
fn continues_after_page_break(before: &str, after: &str) -> bool {
    const FULL_LINE_MIN: usize = 40;
    let prose = |text: &str| classify_line(text.trim()) == shape::LineKind::Prose;
    let begins_none = after.trim_start().starts_with(|c: char| c.is_lowercase());
    indent_of(before) == indent_of(after)
        && before.trim().len() >= FULL_LINE_MIN
        && !before.trim_end().ends_with(['.', ':', ';', '!', '?', ')', '"'])
        && begins_none
        && prose(before)
        && prose(after)
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
