//! `OpenDocument` texts (`.odt`, of `LibreOffice` and Google Docs): the content is rewritten as HTML and read as such.

use super::html::html_to_lines;
use super::tags::{attribute, decode_character_reference, reader};
use super::unfolded::DocumentLines;
use crate::escape::escape_xml;
use crate::i18n::Phrase;
use quick_xml::events::{BytesStart, Event};

/// The part with the text.
pub(super) const CONTENT_PART_PATH: &str = "content.xml";

/// The maximum number of spaces that one element stands for.
const SPACES_MAX: usize = 40;

/// Elements whose content is not part of the text.
const HIDDEN_ELEMENTS: [&str; 5] = ["annotation", "tracked-changes", "note-citation", "automatic-styles", "title"];

/// Converts the content of a document to lines.
pub(super) fn odt_to_lines(xml: &str) -> DocumentLines {
    let mut reader = reader(xml);
    let (mut page, mut hidden, mut headings) = (String::from("<body>"), 0_usize, Vec::new());
    while let Ok(event) = reader.read_event() {
        match &event {
            Event::Eof => break,
            Event::Start(tag) if hidden > 0 || HIDDEN_ELEMENTS.contains(&tag.local_name().into_inner()) => hidden += 1,
            Event::End(_) if hidden > 0 => hidden -= 1,
            _ if hidden > 0 => {}
            Event::Start(tag) => push_start_tag(tag, &mut page, &mut headings),
            Event::Empty(tag) => push_empty_tag(tag, &mut page),
            Event::End(tag) => match tag.local_name().into_inner() {
                "h" => page.extend(["</h", &headings.pop().unwrap_or(1).to_string(), ">\n"]),
                "p" => page.push_str("</p>\n"),
                "a" => page.push_str("</a>"),
                "list" => page.push_str("</ul>\n"),
                "list-item" => page.push_str("</li>\n"),
                "table" => page.push_str("</table>\n"),
                "table-row" => page.push_str("</tr>\n"),
                "table-cell" => page.push_str("</td>"),
                _ => {}
            },
            Event::Text(text) => page.push_str(&escape_xml(&text.xml10_content())),
            Event::GeneralRef(entity) => {
                page.push_str(&escape_xml(&decode_character_reference(entity).map(String::from).unwrap_or_default()));
            }
            _ => {}
        }
    }
    let mut out = html_to_lines(&page);
    out.note = Phrase::new("paste-note-odt");
    out
}

fn push_start_tag(tag: &BytesStart<'_>, page: &mut String, headings: &mut Vec<usize>) {
    match tag.local_name().into_inner() {
        "h" => {
            let level = attribute(tag, "text:outline-level").and_then(|level| level.parse().ok()).unwrap_or(1).clamp(1, 6);
            headings.push(level);
            page.extend(["<h", &level.to_string(), ">"]);
        }
        "p" => page.push_str("<p>"),
        "a" => page.extend(["<a href=\"", &escape_xml(&attribute(tag, "xlink:href").unwrap_or_default()), "\">"]),
        "list" => page.push_str("<ul>"),
        "list-item" => page.push_str("<li>"),
        "table" => page.push_str("<table>"),
        "table-row" => page.push_str("<tr>"),
        "table-cell" => page.push_str("<td>"),
        _ => push_empty_tag(tag, page),
    }
}

fn push_empty_tag(tag: &BytesStart<'_>, page: &mut String) {
    match tag.local_name().into_inner() {
        "line-break" => page.push_str("<br>"),
        "tab" => page.push(' '),
        "s" => {
            let count: usize = attribute(tag, "text:c").and_then(|count| count.parse().ok()).unwrap_or(1);
            page.push_str(&" ".repeat(count.min(SPACES_MAX)));
        }
        _ => {}
    }
}
