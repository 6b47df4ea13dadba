//! Converts Markdown, including the kramdown-rfc dialect, to plain text.

use super::inline::strip_markup;
use super::unfolded::{DocumentLines, STEP};
use crate::i18n::Phrase;
use crate::template::labels;
use std::collections::BTreeMap;

/// Whether a text has `#` headings or kramdown-rfc markup.
pub(super) fn is_markdown(text: &str) -> bool {
    if text.lines().take(400).any(|line| matches!(line.trim_end(), "--- abstract" | "--- middle")) {
        return true;
    }
    if text.lines().filter(|line| parse_field_row(line.trim()).is_some()).count() >= 3 {
        return true;
    }
    if front_matter_lines(text) > 0 || text.split_once("<!--").is_some_and(|(_, after)| after.contains("-->")) {
        return true;
    }
    let headings = || text.lines().filter_map(parse_atx_heading);
    let marks = |is: fn(&str) -> bool| text.lines().filter(|line| is(line.trim())).count();
    let other_marks = marks(|line| line.starts_with(": ")) >= 3
        || marks(|line| line.contains("**") && line.contains(':')) >= 3
        || marks(|line| line.starts_with('|') && line.ends_with('|')) >= 3
        || marks(|line| line.starts_with("~~~") || line.starts_with("```")) >= 2;
    if other_marks && headings().count() >= 1 {
        return true;
    }
    headings().filter(|(_, title)| labels::label_target(heading_text(title).trim_end_matches([':', '*'])).is_some()).count() >= 2
}

/// The number of lines of the YAML front matter between two lines `---`, or before the first part of a kramdown-rfc document.
fn front_matter_lines(text: &str) -> usize {
    const MOST: usize = 400;
    if text.lines().next().is_none_or(|line| line.trim_end() != "---") {
        return 0;
    }
    let ends = |line: &str| matches!(line.trim_end(), "---" | "...") || line.starts_with("--- ");
    let Some((at, end)) = text.lines().enumerate().skip(1).take(MOST).find(|(_, line)| ends(line)) else { return 0 };
    let mut inside = text.lines().take(at).skip(1).filter(|line| !line.trim().is_empty());
    // "Namespace ID: lamp" between two rules is a template.
    let is_key = |line: &str| line.split_once(':').is_some_and(|(key, _)| !key.contains(char::is_whitespace));
    let is_yaml = |line: &str| line.starts_with([' ', '\t', '#', '-']) || is_key(line);
    if at < 2 || !inside.all(is_yaml) {
        return 0;
    }
    if end.starts_with("--- ") { at } else { at + 1 }
}

/// A heading in HTML as one in Markdown, and an empty line for an anchor: `<h2 id="purpose">Purpose</h2>`, `<a name="purpose"></a>`.
fn html_heading(line: &str) -> Option<String> {
    let bare = line.trim();
    if bare.starts_with("<a ") && bare.ends_with("></a>") {
        return Some(String::new());
    }
    let (depth, rest) = bare.strip_prefix("<h")?.split_at_checked(1)?;
    let depth: usize = depth.parse().ok().filter(|depth| (1..=6).contains(depth))?;
    let (_, title) = rest.split_once('>').filter(|(attributes, _)| attributes.is_empty() || attributes.starts_with(' '))?;
    let title = title.strip_suffix(&format!("</h{depth}>"))?;
    Some(format!("{} {title}", "#".repeat(depth)))
}

/// `---`, `***` or `* * *`: a rule between paragraphs.
fn is_thematic_break(line: &str) -> bool {
    let marks: String = line.split_whitespace().collect();
    marks.len() >= 3 && ['-', '*', '_'].into_iter().any(|mark| marks.chars().all(|c| c == mark))
}

/// Parses `## Title ##` into depth and title.
fn parse_atx_heading(line: &str) -> Option<(usize, &str)> {
    let marks = line.bytes().take_while(|b| *b == b'#').count();
    let title = line.get(marks..)?;
    ((1..=6).contains(&marks) && title.starts_with([' ', '\t'])).then(|| (marks, title.trim().trim_end_matches('#').trim_end()))
}

pub(super) fn markdown_to_lines(text: &str) -> DocumentLines {
    let mut out = DocumentLines { note: Phrase::new("paste-note-markdown"), ..DocumentLines::default() };
    let (bare_of_comments, definitions) = strip_comments_and_definitions(text);
    let front = front_matter_lines(text);
    let shown = |line: &str| strip_markup(&expand_links(&replace_citations(line), &definitions));
    let text = bare_of_comments.as_str();
    let mut fence: Option<&str> = None;
    let mut fence_from = 0;
    let mut table: Vec<(Vec<String>, usize)> = Vec::new();
    for (i, line) in text.lines().enumerate() {
        let number = i + 1;
        let line = line.replace("<br/>", "").replace("<br>", "").replace("<br />", "");
        let line = html_heading(&line).unwrap_or(line);
        let line = line.as_str();
        let bare = line.trim();
        if number <= front {
            out.aside.extend(Some((number, line.to_owned())).filter(|_| !bare.is_empty()));
            continue;
        }
        if row(bare).is_none() || fence.is_some() {
            print_table(&mut table, &mut out);
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
        } else if let Some((depth, title)) = parse_atx_heading(line) {
            out.push_heading(depth, &strip_markup(&replace_citations(&heading_text(title))), number);
        } else if is_thematic_break(bare) && out.lines.last().is_none_or(|last| last.trim().is_empty()) {
            out.aside.push((number, bare.to_owned()));
        } else if (bare.starts_with("{:") || bare.starts_with("{style")) && bare.ends_with('}') {
            // kramdown attributes
        } else if let Some((label, value)) = parse_field_row(bare) {
            print_table(&mut table, &mut out);
            out.blank_line(number);
            out.push(format!("{label}: {}", shown(&value)), number);
        } else if bare == ":" {
            // a definition that starts on the next line
        } else if let Some(definition) = bare.strip_prefix(": ") {
            // A term and its definition: the text below the label.
            out.push(format!("   {}", shown(definition.trim_start())), number);
        } else if let Some(cells) = row(bare) {
            table.push((cells.iter().map(|cell| shown(cell)).collect(), number));
        } else if line.starts_with("    ") || line.starts_with('\t') {
            // Indented by four spaces: code.
            out.push(line, number);
        } else if definition(line).is_some_and(|(name, _)| definitions.contains_key(&name)) {
            // Its URL is inserted where it is referenced.
        } else {
            let line = line.strip_suffix('\\').unwrap_or(line);
            let line = line.strip_prefix("> ").unwrap_or(if line == ">" { "" } else { line });
            out.push(shown(&without_note_mark(line)), number);
        }
    }
    print_table(&mut table, &mut out);
    out
}

/// The text without comments, with the same number of lines, and the reference definitions: `[8141]: https://…`. Unused
/// definitions remain text.
fn strip_comments_and_definitions(text: &str) -> (String, BTreeMap<String, String>) {
    let (mut out, mut definitions) = (String::with_capacity(text.len()), BTreeMap::new());
    let (mut fenced, mut comment) = (false, false);
    for line in text.lines() {
        let mut rest = line;
        fenced ^= !comment && ["```", "~~~"].iter().any(|mark| line.trim_start().starts_with(mark));
        while !fenced && !rest.is_empty() {
            let mark = if comment { "-->" } else { "<!--" };
            let Some((before, after)) = rest.split_once(mark) else { break };
            if !comment {
                out.push_str(before);
            }
            // After the end of a multi-line comment, the rest of the line must not count as indented.
            let goes_on = comment && out.ends_with('\n');
            (rest, comment) = (if goes_on { after.trim_start() } else { after }, !comment);
        }
        if !comment {
            out.push_str(rest);
        }
        out.push('\n');
        if !fenced && let Some((name, address)) = definition(line) {
            definitions.insert(name, address.to_owned());
        }
    }
    // A comment without an end is not a comment.
    let kept = if comment { text.to_owned() } else { out };
    let folded = kept.to_lowercase();
    definitions.retain(|name, _| folded.matches(&format!("[{name}]")).nth(1).is_some());
    (kept, definitions)
}

/// `[name]: https://lamp.example "title"`.
fn definition(line: &str) -> Option<(String, &str)> {
    let (name, address) = line.trim().strip_prefix('[')?.split_once("]: ")?;
    let address = address.split_whitespace().next()?.trim_matches(['<', '>']);
    let plain = !name.is_empty() && !name.starts_with('^') && !name.contains(['[', ']']) && address.contains(':');
    plain.then(|| (name.to_lowercase(), address))
}

/// Expands `[words][name]`, `[name][]` and `[name]` with their defined URL.
fn expand_links(line: &str, definitions: &BTreeMap<String, String>) -> String {
    let (mut out, mut rest) = (String::with_capacity(line.len()), line);
    if definitions.is_empty() {
        return line.to_owned();
    }
    while let Some((before, after)) = rest.split_once('[') {
        let Some((words, tail)) = after.split_once(']') else { break };
        let named = tail.strip_prefix('[').and_then(|tail| tail.split_once(']'));
        let (name, behind) = named.map_or((words, tail), |(name, behind)| (if name.is_empty() { words } else { name }, behind));
        out.push_str(before);
        if let Some(address) = definitions.get(&name.to_lowercase()).filter(|_| !tail.starts_with('(')) {
            out.push_str(&["[", words, "](", address, ")"].concat());
            rest = behind;
        } else {
            out.push('[');
            rest = after;
        }
    }
    out.push_str(rest);
    out
}

/// Footnotes `[^1]` and `[^1]:` become `[1]`.
fn without_note_mark(line: &str) -> String {
    if !line.contains("[^") {
        return line.to_owned();
    }
    let line = line.replace("[^", "[");
    match line.split_once("]: ") {
        Some((name, text)) if line.starts_with('[') && !name.contains(' ') => [name, "] ", text].concat(),
        _ => line,
    }
}

/// The cells of a table row; `\|` is part of a cell.
fn row(line: &str) -> Option<Vec<String>> {
    let inner = line.strip_prefix('|')?.strip_suffix('|')?;
    let cells = inner.replace("\\|", "\u{1}");
    Some(cells.split('|').map(|cell| cell.trim().replace('\u{1}', "|")).collect())
}

/// Prints the rows of a table, without the delimiter row.
fn print_table(table: &mut Vec<(Vec<String>, usize)>, out: &mut DocumentLines) {
    let is_rule = |cells: &[String]| cells.iter().all(|cell| !cell.is_empty() && cell.bytes().all(|b| matches!(b, b'-' | b':')));
    let mut rows = std::mem::take(table);
    rows.retain(|(cells, _)| !is_rule(cells));
    out.push_table(STEP, &rows);
}

/// `| Purpose | To name lamps |`: a field as a table row.
fn parse_field_row(line: &str) -> Option<(String, String)> {
    let cells = row(line)?;
    let (label, value) = cells.split_first()?;
    let label = label.trim_matches('*').trim_end_matches(':');
    labels::exact_label_target(label).map(|_| (label.to_owned(), value.join(" | ")))
}

/// The text of a heading without its anchor, `{#id}` or `<a name="id"></a>`, and without the target of a link.
fn heading_text(title: &str) -> String {
    let title = match title.rfind(" {") {
        Some(at) if title.ends_with('}') => title.get(..at).unwrap_or(title),
        _ => title,
    };
    const TITLE_BYTES_MAX: usize = 500;
    if title.len() > TITLE_BYTES_MAX {
        return title.to_owned();
    }
    let mut text = String::with_capacity(title.len());
    let mut rest = title;
    while let Some(at) = rest.find("<a ").or_else(|| rest.find("</a>")) {
        let Some(end) = rest.get(at..).and_then(|tag| tag.find('>')) else { break };
        text.push_str(rest.get(..at).unwrap_or_default());
        rest = rest.get(at + end + 1..).unwrap_or_default();
    }
    text.push_str(rest);
    let linked = text.trim().strip_prefix('[').and_then(|link| link.strip_suffix(')')).and_then(|link| link.split_once("]("));
    linked.map_or_else(|| text.trim().to_owned(), |(label, _)| label.to_owned())
}

/// `{{RFC8141}}`, `{{!RFC8141}}` and `{{?RFC8141}}` are citations; `{{NID}}` is our placeholder.
fn replace_citations(line: &str) -> String {
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
