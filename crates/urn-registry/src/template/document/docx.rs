//! Word documents (Office Open XML): ZIP archives, of which only the text parts are decompressed, up to a limit.

use super::marks::url_after_link;
use super::numbering::Numbering;
use super::odt::{CONTENT_PART_PATH, odt_to_lines};
use super::styles::{Styles, heading_of_outline};
use super::tags::{attribute, decode_character_reference};
use super::unfolded::{DEPTH_MAX, DocumentLines, STEP};
use crate::i18n::Phrase;
use crate::template::shape::{LineKind, classify_line};
use quick_xml::Reader;
use quick_xml::events::{BytesStart, Event};
use std::collections::HashMap;
use std::io::{Cursor, Read as _};
use unicode_width::UnicodeWidthStr as _;

/// The maximum size of decompressed XML, in bytes. An archive of a few kilobytes can decompress to gigabytes.
const DECOMPRESSED_BYTES_MAX: u64 = 16 * 1024 * 1024;
/// The maximum number of files in the archive, including pictures and styles; real documents have fewer.
const FILES_MAX: usize = 4096;
/// The parts with the text, the lists, the styles, and the link targets.
const TEXT_PART_PATH: &str = "word/document.xml";
const LISTS_PART_PATH: &str = "word/numbering.xml";
const STYLES_PART_PATH: &str = "word/styles.xml";
const LINKS_PART_PATH: &str = "word/_rels/document.xml.rels";

/// Converts a document of Word, or one in the `OpenDocument` format, to lines. The error is a sentence for the sender.
pub(in crate::template) fn archive_to_lines(bytes: &[u8]) -> Result<DocumentLines, String> {
    let broken = |_| "The file looks like a Word or OpenDocument text, but its archive cannot be read. Save it again as .docx or as plain text";
    let mut archive = zip::ZipArchive::new(Cursor::new(bytes)).map_err(broken)?;
    if archive.len() > FILES_MAX {
        return Err(format!("The archive contains more than {FILES_MAX} files and was not opened"));
    }
    let is_word = archive.index_for_name(TEXT_PART_PATH).is_some();
    let Ok(file) = archive.by_name(if is_word { TEXT_PART_PATH } else { CONTENT_PART_PATH }) else {
        return Err(
            "The file is an archive without the text of a Word document (.docx) or an OpenDocument text (.odt). Save the document as .docx \
             or as plain text"
                .to_owned(),
        );
    };
    let mut xml = Vec::new();
    // The size in the archive header is not trusted; the decompressed bytes are counted.
    file.take(DECOMPRESSED_BYTES_MAX + 1).read_to_end(&mut xml).map_err(|_| "The text of the document is damaged".to_owned())?;
    if u64::try_from(xml.len()).unwrap_or(u64::MAX) > DECOMPRESSED_BYTES_MAX {
        return Err(format!(
            "The text of the document expands to more than {} MiB and was not read",
            DECOMPRESSED_BYTES_MAX >> 20
        ));
    }
    let xml = String::from_utf8(xml).map_err(|_| "The text of the document is not UTF-8".to_owned())?;
    if !is_word {
        return Ok(odt_to_lines(&xml));
    }
    let lists = other_part(&mut archive, LISTS_PART_PATH).map(|xml| Numbering::parse_numbering(&xml)).unwrap_or_default();
    let targets = other_part(&mut archive, LINKS_PART_PATH).map(|xml| targets(&xml)).unwrap_or_default();
    let styles = other_part(&mut archive, STYLES_PART_PATH).map(|xml| Styles::parse_styles(&xml)).unwrap_or_default();
    Ok(DocxConverter { lists, targets, styles, ..DocxConverter::default() }.convert(&xml))
}

/// An optional part of the document; ignored if it is too large.
fn other_part(archive: &mut zip::ZipArchive<Cursor<&[u8]>>, name: &str) -> Option<String> {
    const PART_MAX: u64 = 4 * 1024 * 1024;
    let mut bytes = Vec::new();
    archive.by_name(name).ok()?.take(PART_MAX + 1).read_to_end(&mut bytes).ok()?;
    let whole = u64::try_from(bytes.len()).is_ok_and(|len| len <= PART_MAX);
    String::from_utf8(bytes).ok().filter(|_| whole)
}

/// The link targets of the document, by ID.
fn targets(xml: &str) -> HashMap<String, String> {
    let mut found = HashMap::new();
    let mut reader = Reader::from_str(xml);
    while let Ok(event) = reader.read_event() {
        match &event {
            Event::Start(tag) | Event::Empty(tag) => {
                if let (Some(id), Some(target)) = (attribute(tag, "Id"), attribute(tag, "Target")) {
                    found.insert(id, target);
                }
            }
            Event::Eof => break,
            _ => {}
        }
    }
    found
}

/// The state of the conversion to lines. Line numbers count paragraphs.
#[derive(Default)]
struct DocxConverter {
    out: DocumentLines,
    paragraph: usize,
    line: String,
    /// Inside `<w:t>`.
    written: bool,
    /// The depth of the heading style.
    heading: Option<usize>,
    item: bool,
    /// The list of the paragraph and its level.
    list: (String, usize),
    lists: Numbering,
    /// Link targets by ID; the links around the current text, with the length of the line before each.
    targets: HashMap<String, String>,
    links: Vec<(Option<String>, usize)>,
    /// Nesting depth in fallback content for older programs, which repeats the preceding content.
    fallback: usize,
    indent: usize,
    /// Nesting depth in tables; the cells of the current row.
    tables: usize,
    cells: Vec<String>,
    styles: Styles,
    /// Inside a run that Word does not display.
    vanished: bool,
    /// Whether hidden text was omitted.
    hidden: bool,
    deleted: bool,
    notes: bool,
}

impl DocxConverter {
    fn convert(mut self, xml: &str) -> DocumentLines {
        let mut reader = Reader::from_str(xml);
        reader.config_mut().check_end_names = false;
        reader.config_mut().allow_unmatched_ends = true;
        while let Ok(event) = reader.read_event() {
            match &event {
                Event::Start(tag) => self.open_tag(tag),
                Event::Empty(tag) => {
                    self.open_tag(tag);
                    if tag.local_name().into_inner() == "p" {
                        self.close_tag("p");
                    }
                    self.written = false;
                }
                Event::End(tag) => self.close_tag(tag.local_name().into_inner()),
                Event::Text(text) if self.written => self.line.push_str(&text.xml10_content()),
                Event::GeneralRef(entity) if self.written => {
                    self.line.extend(decode_character_reference(entity));
                }
                Event::Eof => break,
                _ => {}
            }
        }
        self.close_tag("p");
        self.out.note = Phrase::new("paste-note-word");
        if self.deleted {
            self.out.add_note(Phrase::new("paste-note-deleted"));
        }
        if self.hidden {
            self.out.add_note(Phrase::new("paste-note-hidden"));
        }
        if self.notes {
            self.out.add_note(Phrase::new("paste-note-footnotes"));
        }
        self.out
    }

    fn open_tag(&mut self, tag: &BytesStart<'_>) {
        let value = |name: &str| attribute(tag, name);
        let name = tag.local_name().into_inner();
        if name == "Fallback" {
            self.fallback += 1;
        }
        if self.fallback > 0 {
            return;
        }
        match name {
            "p" => {
                // A text box is anchored within a paragraph.
                if !self.line.trim().is_empty() {
                    self.end_of_paragraph();
                }
                self.paragraph += 1;
                self.line.clear();
                (self.heading, self.item, self.indent) = (None, false, 0);
                self.list = (String::new(), 0);
            }
            "r" => self.vanished = false,
            "vanish" => self.vanished = !matches!(value("w:val").as_deref(), Some("0" | "false" | "off")),
            "t" if self.vanished => self.hidden = true,
            "t" => self.written = true,
            "delText" | "del" => self.deleted = true,
            "footnoteReference" | "endnoteReference" => self.notes = true,
            "tab" if !self.line.is_empty() => self.line.push_str("   "),
            "br" | "cr" => self.line.push('\n'),
            "noBreakHyphen" => self.line.push('-'),
            "pStyle" => {
                let style = self.styles.resolve_style(&value("w:val").unwrap_or_default());
                self.heading = style.heading;
                // Number 0 means "not a list".
                self.item = style.list.as_ref().is_some_and(|list| list != "0");
                self.list = (style.list.unwrap_or_default(), style.level.unwrap_or(0).min(DEPTH_MAX));
            }
            "outlineLvl" if self.heading.is_none() => {
                self.heading = value("w:val").and_then(|level| heading_of_outline(&level));
            }
            "numPr" => self.item = true,
            // Number 0 removes a paragraph from the list of its style.
            "numId" => {
                self.list.0 = value("w:val").unwrap_or_default();
                self.item = self.list.0 != "0";
            }
            "ilvl" => {
                let level = value("w:val").and_then(|level| level.parse().ok()).unwrap_or(0);
                self.list.1 = DEPTH_MAX.min(level);
            }
            "hyperlink" => {
                let target = value("r:id").and_then(|id| self.targets.get(&id).cloned());
                self.links.push((target, self.line.len()));
            }
            "ind" => {
                const TWIPS_PER_INDENT: usize = 360;
                let left =
                    value("w:left").or_else(|| value("w:start")).and_then(|twips| twips.parse::<usize>().ok()).unwrap_or(0);
                self.indent = (left / TWIPS_PER_INDENT).min(DEPTH_MAX);
            }
            "tbl" => self.tables += 1,
            "tr" => self.cells.clear(),
            "tc" => self.cells.push(String::new()),
            _ => {}
        }
    }

    fn close_tag(&mut self, name: &str) {
        if name == "Fallback" {
            self.fallback = self.fallback.saturating_sub(1);
        }
        if self.fallback > 0 {
            return;
        }
        match name {
            "hyperlink" => {
                if let Some((Some(target), before)) = self.links.pop()
                    && let Some(address) = url_after_link(self.line.get(before..).unwrap_or_default(), &target)
                {
                    self.line = [self.line.trim_end(), " ", &address].concat();
                }
            }
            "t" => self.written = false,
            "p" => self.end_of_paragraph(),
            "tbl" => {
                self.tables = self.tables.saturating_sub(1);
                self.out.blank_line(self.paragraph);
            }
            "tr" => {
                let cells: Vec<String> = std::mem::take(&mut self.cells);
                if let [label, value] = cells.as_slice()
                    && crate::template::labels::exact_label_target(label.trim().trim_end_matches(':')).is_some()
                {
                    self.out.blank_line(self.paragraph);
                    self.out.push(format!("{}:", label.trim().trim_end_matches(':')), self.paragraph);
                    for part in value.lines() {
                        if self.out.lines.last().is_some_and(|last| is_prose_paragraph(last)) || is_prose_paragraph(part) {
                            self.out.blank_line(self.paragraph);
                        }
                        self.out.push(format!("   {part}"), self.paragraph);
                    }
                } else if !cells.is_empty() {
                    for line in row(&cells) {
                        self.out.push(line, self.paragraph);
                    }
                }
            }
            _ => {}
        }
    }

    /// The marker of a list item in a table cell, with its indentation and the space after it.
    fn item_mark(&mut self) -> String {
        let (list, level) = std::mem::take(&mut self.list);
        let mark = self.lists.next_marker(&list, level).unwrap_or_else(|| "o".to_owned());
        format!("{}{mark:<width$} ", " ".repeat(level * STEP), width = STEP - 1)
    }

    fn end_of_paragraph(&mut self) {
        self.written = false;
        let text = std::mem::take(&mut self.line);
        if self.tables > 0 {
            let mark = if self.item && !text.trim().is_empty() { self.item_mark() } else { String::new() };
            if let Some(cell) = self.cells.last_mut() {
                if !cell.is_empty() {
                    cell.push('\n');
                }
                cell.extend([mark.as_str(), text.trim()]);
            }
            return;
        }
        if text.trim().is_empty() {
            self.out.blank_line(self.paragraph);
            return;
        }
        if let Some(depth) = self.heading.take() {
            self.out.push_heading(depth.min(DEPTH_MAX), text.trim(), self.paragraph);
            return;
        }
        // Rules, list items and short lines are consecutive; paragraphs of prose are separated.
        if self.out.lines.last().is_some_and(|last| is_prose_paragraph(last)) || is_prose_paragraph(&text) {
            self.out.blank_line(self.paragraph);
        }
        if self.item {
            let (list, level) = std::mem::take(&mut self.list);
            let mark = self.lists.next_marker(&list, level).unwrap_or_else(|| "o".to_owned());
            let words = text.split_whitespace().collect::<Vec<_>>().join(" ");
            self.out.push_list_item(level * STEP, &mark, &words, self.paragraph);
            return;
        }
        let indent = " ".repeat(self.indent * STEP);
        for part in text.split('\n') {
            self.out.push(format!("{indent}{}", part.trim_end()), self.paragraph);
        }
    }
}

/// Whether a line is a paragraph of prose rather than a rule, a list item or a short line.
fn is_prose_paragraph(text: &str) -> bool {
    const SHORT: usize = 60;
    classify_line(text) == LineKind::Prose && text.width() > SHORT
}

/// The lines of a table row. A cell with several lines keeps them, one below the other.
fn row(cells: &[String]) -> Vec<String> {
    /// Cells wider than this shift the following cells to the right.
    const WIDEST: usize = 40;
    /// The maximum number of pieces of one row; a larger row becomes one line.
    const ROW_PIECES_MAX: usize = 10_000;
    let pieces: Vec<Vec<&str>> = cells.iter().map(|cell| cell.lines().map(str::trim_end).collect()).collect();
    let height = pieces.iter().map(Vec::len).max().unwrap_or(0);
    let line = |cells: &[String]| format!("   {}", cells.join("   ").trim_end());
    if height < 2 || height.saturating_mul(cells.len()) > ROW_PIECES_MAX {
        let flat: Vec<String> = cells.iter().map(|cell| cell.split_whitespace().collect::<Vec<_>>().join(" ")).collect();
        return vec![line(&flat)];
    }
    let widths: Vec<usize> =
        pieces.iter().map(|cell| cell.iter().map(|own| own.width()).max().unwrap_or(0).min(WIDEST)).collect();
    let one = |number: usize| {
        let padded = pieces.iter().zip(&widths).map(|(cell, width)| {
            let piece = cell.get(number).copied().unwrap_or_default();
            [piece, &" ".repeat(width.saturating_sub(piece.width()))].concat()
        });
        line(&padded.collect::<Vec<_>>())
    };
    (0..height).map(one).collect()
}
