//! Markdown, also as kramdown-rfc reads it, without its marks.

use super::Unfolded;
use super::inline::unmarked;
use crate::template::labels;
use unicode_width::UnicodeWidthStr as _;

/// Headings with `#`, or the marks of kramdown-rfc.
pub(super) fn is_markdown(text: &str) -> bool {
    if text.lines().take(400).any(|line| matches!(line.trim_end(), "--- abstract" | "--- middle")) {
        return true;
    }
    let headings = || text.lines().filter_map(atx);
    let marks = |is: fn(&str) -> bool| text.lines().filter(|line| is(line.trim())).count();
    let other_marks = marks(|line| line.starts_with(": ")) >= 3
        || marks(|line| line.contains("**") && line.contains(':')) >= 3
        || marks(|line| line.starts_with('|') && line.ends_with('|')) >= 3
        || marks(|line| line.starts_with("~~~") || line.starts_with("```")) >= 2;
    if other_marks && headings().count() >= 1 {
        return true;
    }
    headings().filter(|(_, title)| labels::opens(title.trim_end_matches([':', '*'])).is_some()).count() >= 2
}

/// `## Title ##` as depth and title.
fn atx(line: &str) -> Option<(usize, &str)> {
    let marks = line.bytes().take_while(|b| *b == b'#').count();
    let title = line.get(marks..)?;
    ((1..=6).contains(&marks) && title.starts_with([' ', '\t'])).then(|| (marks, title.trim().trim_end_matches('#').trim_end()))
}

pub(super) fn unfold(text: &str) -> Unfolded {
    let mut out = Unfolded { note: "Read as Markdown; its marks were set aside".to_owned(), ..Unfolded::default() };
    let mut fence: Option<&str> = None;
    let mut fence_from = 0;
    let mut table: Vec<(Vec<String>, usize)> = Vec::new();
    for (i, line) in text.lines().enumerate() {
        let number = i + 1;
        let line = line.replace("<br/>", "").replace("<br>", "").replace("<br />", "");
        let line = line.as_str();
        let bare = line.trim();
        if row(bare).is_none() || fence.is_some() {
            print(&mut table, &mut out);
        }
        if let Some(open) = fence {
            if bare.starts_with(open) && bare.trim_start_matches(['`', '~']).is_empty() {
                fence = None;
                out.end_if_template(fence_from, number);
            } else {
                out.push(format!("   {line}"), number);
            }
            continue;
        }
        if let Some(mark) = ["```", "~~~"].into_iter().find(|mark| bare.starts_with(mark)) {
            fence = Some(mark);
            fence_from = out.lines.len();
        } else if let Some((depth, title)) = atx(line) {
            out.heading(depth, &unmarked(&cited(&without_attributes(title))), number);
        } else if (bare.starts_with("{:") || bare.starts_with("{style")) && bare.ends_with('}') {
            // kramdown's attributes
        } else if let Some((label, value)) = table_row(bare) {
            out.gap(number);
            out.push(format!("{label}: {}", unmarked(&cited(value))), number);
        } else if bare == ":" {
            // a definition that begins on the next line
        } else if let Some(definition) = bare.strip_prefix(": ") {
            // A term and its definition: the text below the label.
            out.push(format!("   {}", unmarked(&cited(definition.trim_start()))), number);
        } else if let Some(cells) = row(bare) {
            table.push((cells, number));
        } else if line.starts_with("    ") || line.starts_with('\t') {
            // Indented by four: code.
            out.push(line, number);
        } else {
            out.push(unmarked(&cited(line)), number);
        }
    }
    print(&mut table, &mut out);
    out
}

/// The cells of a row of a table.
fn row(line: &str) -> Option<Vec<String>> {
    let inner = line.strip_prefix('|')?.strip_suffix('|')?;
    Some(inner.split('|').map(|cell| unmarked(&cited(cell.trim()))).collect())
}

/// Prints the rows of a table in columns, without the line under its head.
fn print(table: &mut Vec<(Vec<String>, usize)>, out: &mut Unfolded) {
    /// A wider cell pushes the ones behind it to the right.
    const WIDEST: usize = 40;
    let is_rule = |cells: &[String]| cells.iter().all(|cell| !cell.is_empty() && cell.bytes().all(|b| matches!(b, b'-' | b':')));
    let rows = std::mem::take(table);
    let columns = rows.iter().map(|(cells, _)| cells.len()).max().unwrap_or(0);
    let width = |column: usize| {
        let cells = rows.iter().filter(|(cells, _)| !is_rule(cells)).filter_map(|(cells, _)| cells.get(column));
        cells.map(|cell| cell.width()).max().unwrap_or(0).min(WIDEST)
    };
    let widths: Vec<usize> = (0..columns).map(width).collect();
    for (cells, number) in rows.iter().filter(|(cells, _)| !is_rule(cells)) {
        let mut line = String::from("   ");
        for (cell, width) in cells.iter().zip(&widths) {
            line.push_str(cell);
            line.extend(std::iter::repeat_n(' ', width.saturating_sub(cell.width()) + 2));
        }
        out.push(line.trim_end(), *number);
    }
}

/// `| Purpose | To name lamps |`: a field as a row of a table.
fn table_row(line: &str) -> Option<(&str, &str)> {
    let (label, value) = line.strip_prefix('|')?.strip_suffix('|')?.split_once('|')?;
    let label = label.trim().trim_matches('*');
    labels::known(label).map(|_| (label, value.trim()))
}

/// `Purpose {#purpose}` is a title with an anchor.
fn without_attributes(title: &str) -> String {
    match title.rfind(" {") {
        Some(at) if title.ends_with('}') => title.get(..at).unwrap_or(title).to_owned(),
        _ => title.to_owned(),
    }
}

/// `{{RFC8141}}`, `{{!RFC8141}}` and `{{?RFC8141}}` are citations; `{{NID}}` is ours.
fn cited(line: &str) -> String {
    let mut out = String::with_capacity(line.len());
    let mut rest = line;
    while let Some((before, after)) = rest.split_once("{{") {
        let Some((inner, tail)) = after.split_once("}}") else { break };
        out.push_str(before);
        let target = inner.trim_start_matches(['!', '?', '-']);
        if inner == "NID" || target.is_empty() || target.contains(char::is_whitespace) {
            out.push_str(&["{{", inner, "}}"].concat());
        } else {
            out.push_str(&["[", target, "]"].concat());
        }
        rest = tail;
    }
    out.push_str(rest);
    out
}
