//! RFCXML, versions 2 and 3, with its references resolved.

use super::anchors::{AnchorTarget, anchors, part_citation};
use super::marks::{numeral, url_after_link};
use super::tags::{attribute, decode_character_reference, reader};
use super::unfolded::{DEPTH_MAX, DocumentLines, INDENT_MAX, STEP};
use crate::i18n::Phrase;
use quick_xml::events::{BytesStart, Event};
use std::collections::HashMap;

/// Converts the document; everything after a syntax error is taken literally.
pub(super) fn rfcxml_to_lines(text: &str) -> DocumentLines {
    RfcxmlConverter::new(text).into_lines()
}

/// A list, with the markers of its items.
enum List {
    Bullets,
    /// The next number, and `1`, `a` or `(%i)`.
    Numbers(usize, String),
    /// A list whose items have no markers.
    Bare,
}

/// The state of the conversion to lines.
struct RfcxmlConverter<'a> {
    source: &'a str,
    out: DocumentLines,
    /// The labels of references.
    anchors: HashMap<String, AnchorTarget>,
    depth: usize,
    /// The indentation of the current text, in columns.
    indent: usize,
    /// The indentation of the enclosing elements.
    outer: Vec<usize>,
    /// The current line.
    line: String,
    /// Text is literal: artwork and source code.
    literal: bool,
    /// Inside a `<name>`.
    in_name: bool,
    /// A list marker; the text of the item continues on its line.
    after_marker: Option<String>,
    /// The enclosing lists. The flag states whether it is a list of version 2, whose paragraphs are the items.
    lists: Vec<(List, bool)>,
    /// The number of figures and tables so far.
    figures: usize,
    tables: usize,
    /// The caption of the next figure or table.
    caption: Option<String>,
    /// The rows of the current table; inside a cell nothing ends a line.
    rows: Vec<(Vec<String>, usize)>,
    cell: bool,
    /// The number of columns of a version 2 table, whose rows are not marked.
    columns: usize,
    /// The starts of the enclosing lists and artworks, the outermost first.
    blocks: Vec<usize>,
    /// The enclosing citations: target, and the length of the line before each.
    citations: Vec<(String, usize)>,
    /// The current line number.
    number: usize,
    reached: usize,
}

impl<'a> RfcxmlConverter<'a> {
    fn new(source: &'a str) -> Self {
        Self {
            source,
            out: DocumentLines { note: Phrase::new("paste-note-rfcxml"), ..DocumentLines::default() },
            anchors: anchors(source),
            depth: 0,
            indent: STEP,
            outer: Vec::new(),
            line: String::new(),
            literal: false,
            in_name: false,
            after_marker: None,
            lists: Vec::new(),
            figures: 0,
            tables: 0,
            caption: None,
            rows: Vec::new(),
            cell: false,
            columns: 0,
            blocks: Vec::new(),
            citations: Vec::new(),
            number: 1,
            reached: 0,
        }
    }

    fn into_lines(mut self) -> DocumentLines {
        let mut reader = reader(self.source);
        loop {
            let from = usize::try_from(reader.buffer_position()).unwrap_or(usize::MAX);
            self.count_lines_to(from);
            match reader.read_event() {
                Ok(Event::Eof) => break,
                Ok(event) => self.process_event(&event),
                Err(error) => {
                    self.end_cell();
                    self.end_table();
                    self.end_line();
                    let broken = Phrase::new("paste-note-broken").arg("line", self.number);
                    self.out.note = broken.arg("error", error.to_string());
                    for line in self.source.get(from..).unwrap_or_default().lines() {
                        self.out.push(line, self.number);
                        self.number += 1;
                    }
                    return self.out;
                }
            }
        }
        self.end_cell();
        self.end_table();
        self.end_line();
        self.out
    }

    /// Counts the lines up to a position. Positions only increase, so the whole document is counted once.
    fn count_lines_to(&mut self, position: usize) {
        if let Some(part) = self.source.get(self.reached..position) {
            self.number += part.bytes().filter(|b| *b == b'\n').count();
            self.reached = position;
        }
    }

    fn process_event(&mut self, event: &Event<'_>) {
        match event {
            Event::Start(tag) => self.open_tag(tag),
            Event::Empty(tag) => {
                self.open_tag(tag);
                self.close_tag(tag.local_name().into_inner());
            }
            Event::End(tag) => self.close_tag(tag.local_name().into_inner()),
            Event::Text(text) => self.push_text(&text.xml10_content()),
            Event::CData(text) => self.push_text(&text.xml10_content()),
            Event::GeneralRef(entity) => {
                let named = |name: &str| match name {
                    "nbsp" | "zwsp" | "wj" => " ".to_owned(),
                    "nbhy" => "-".to_owned(),
                    "mdash" => "\u{2014}".to_owned(),
                    "ndash" => "\u{2013}".to_owned(),
                    "rsquo" => "\u{2019}".to_owned(),
                    "lsquo" => "\u{2018}".to_owned(),
                    "rdquo" => "\u{201d}".to_owned(),
                    "ldquo" => "\u{201c}".to_owned(),
                    "hellip" => "\u{2026}".to_owned(),
                    name => format!("&{name};"),
                };
                self.push_text(&decode_character_reference(entity).map_or_else(|| named(entity.as_ref()), String::from));
            }
            Event::Comment(_) | Event::Decl(_) | Event::PI(_) | Event::DocType(_) | Event::Eof => {}
        }
    }

    /// Ends the current line.
    fn end_line(&mut self) {
        if self.cell {
            self.line.push(' ');
            return;
        }
        let line = std::mem::take(&mut self.line);
        let kept = if self.literal { line.trim_end() } else { line.trim() };
        if self.in_name {
            self.line = format!("{kept} ");
        } else if !kept.is_empty() {
            match self.after_marker.take() {
                Some(mark) => self.out.push_list_item(self.indent.saturating_sub(STEP), &mark, kept, self.number),
                None => self.out.push(format!("{}{kept}", " ".repeat(self.indent)), self.number),
            }
        } else if self.literal {
            self.out.blank_line(self.number);
        }
    }

    fn push_text(&mut self, text: &str) {
        for (i, part) in text.split('\n').enumerate() {
            if i > 0 {
                self.end_line();
                self.number += 1;
            }
            self.line.push_str(part);
        }
        // The lines are counted again from the source at the next event.
        self.number -= text.bytes().filter(|b| *b == b'\n').count().min(self.number - 1);
    }

    fn begin_block(&mut self) {
        self.end_line();
        if self.cell {
            return;
        }
        self.out.blank_line(self.number);
    }

    /// Enters an element whose text is indented by `by` more columns.
    fn enter(&mut self, by: usize) {
        self.outer.push(self.indent);
        self.indent = (self.indent + by).min(INDENT_MAX);
    }

    fn leave(&mut self) {
        self.indent = self.outer.pop().unwrap_or(STEP);
        self.after_marker = None;
    }

    fn open_tag(&mut self, tag: &BytesStart<'_>) {
        let attribute = |name: &str| attribute(tag, name);
        match tag.local_name().into_inner() {
            "section" | "abstract" | "note" | "references" | "boilerplate" => {
                self.begin_block();
                self.enter(0);
                self.indent = STEP;
                self.depth = (self.depth + 1).min(DEPTH_MAX);
                if let Some(title) = attribute("title") {
                    self.out.push_heading(self.depth, title.trim(), self.number);
                }
            }
            "name" => {
                self.begin_block();
                self.in_name = true;
            }
            "t" => {
                self.begin_block();
                if self.in_item_of_list() {
                    self.enter(STEP);
                    self.after_marker = Some(self.next_mark());
                    return;
                }
                let label = attribute("hangText");
                if let Some(label) = &label {
                    self.out.push(format!("{}{label}", " ".repeat(self.indent)), self.number);
                }
                self.enter(if label.is_some() { STEP } else { 0 });
            }
            "list" | "ul" | "ol" | "dl" => self.open_list(tag),
            "dt" => self.begin_block(),
            "dd" => {
                self.end_line();
                self.enter(STEP);
            }
            "li" => {
                self.begin_block();
                self.enter(STEP);
                self.after_marker = Some(self.next_mark());
            }
            "figure" | "table" | "texttable" | "tr" | "td" | "th" | "ttcol" | "c" => self.open_table(tag),
            "artwork" | "sourcecode" => {
                self.begin_block();
                self.blocks.push(self.out.lines.len());
                self.literal = true;
            }
            "vspace" if attribute("blankLines").is_some_and(|lines| lines != "0") => self.begin_block(),
            "vspace" | "br" | "postal" => self.end_line(),
            "author" => {
                self.end_line();
                self.attribute_line(attribute("fullname"));
            }
            "date" => {
                let date: Vec<String> = ["day", "month", "year"].into_iter().filter_map(attribute).collect();
                self.attribute_line((!date.is_empty()).then(|| date.join(" ")));
            }
            "seriesInfo" => {
                let words: Vec<String> = ["name", "value"].into_iter().filter_map(attribute).collect();
                self.attribute_line(Some(words.join(" ")));
            }
            "xref" | "relref" => self.cite(tag),
            "eref" => self.citations.push((attribute("target").unwrap_or_default(), self.line.len())),
            // Inline elements stay in their line; those of the front matter get separate lines.
            "em" | "strong" | "tt" | "spanx" | "bcp14" | "sub" | "sup" | "iref" | "cref" | "u" | "contact" => {}
            _ => self.end_line(),
        }
    }

    fn open_list(&mut self, tag: &BytesStart<'_>) {
        let attribute = |name: &str| attribute(tag, name);
        let name = tag.local_name().into_inner();
        self.begin_block();
        self.blocks.push(self.out.lines.len());
        let start = attribute("start").and_then(|start| start.parse().ok()).unwrap_or(1);
        let style = attribute("style").unwrap_or_default();
        let kind = attribute("type").unwrap_or_else(|| "1".to_owned());
        let list = match (name, style.as_str()) {
            ("ul", _) | ("list", "symbols") => List::Bullets,
            ("ol", _) => List::Numbers(start, kind),
            ("list", "numbers") => List::Numbers(1, "1".to_owned()),
            ("list", "letters") => List::Numbers(1, "a".to_owned()),
            ("list", format) if format.starts_with("format ") => {
                List::Numbers(1, format.trim_start_matches("format ").to_owned())
            }
            _ => List::Bare,
        };
        self.lists.push((list, name == "list"));
    }

    /// Handles figures, tables and their parts.
    fn open_table(&mut self, tag: &BytesStart<'_>) {
        match tag.local_name().into_inner() {
            "figure" => {
                self.end_line();
                self.figures += 1;
                self.caption = Some(format!("Figure {}", self.figures));
            }
            "table" | "texttable" => {
                self.begin_block();
                self.tables += 1;
                self.columns = 0;
                self.caption = Some(format!("Table {}", self.tables));
            }
            "tr" => self.rows.push((Vec::new(), self.number)),
            name => {
                self.end_line();
                self.columns += usize::from(name == "ttcol");
                let full = self.rows.last().is_none_or(|(cells, _)| cells.len() >= self.columns);
                if self.rows.is_empty() || (name == "c" && full) {
                    self.rows.push((Vec::new(), self.number));
                }
                self.cell = true;
            }
        }
    }

    /// The label of a reference, stored until its own text has been read.
    fn cite(&mut self, tag: &BytesStart<'_>) {
        let attribute = |name: &str| attribute(tag, name);
        let target = attribute("target").unwrap_or_default();
        let named = self.anchors.get(&target);
        let known = named.map_or_else(|| ["[", &target, "]"].concat(), |named| named.called.clone());
        let format = attribute("sectionFormat").or_else(|| attribute("displayFormat"));
        let cited = match (attribute("section"), attribute("format").as_deref()) {
            (Some(section), _) => part_citation(&section, &known, format.as_deref()),
            (None, Some("none")) => String::new(),
            (None, Some("counter")) => known.rsplit(' ').next().unwrap_or_default().to_owned(),
            (None, Some("title")) => named.map(|named| named.title.clone()).filter(|t| !t.is_empty()).unwrap_or(known),
            (None, _) => known,
        };
        self.citations.push((cited, self.line.len()));
    }

    /// Whether a paragraph is an item of a version 2 list with markers.
    fn in_item_of_list(&self) -> bool {
        matches!(self.lists.last(), Some((List::Bullets | List::Numbers(..), true)))
    }

    /// The marker of the next item.
    fn next_mark(&mut self) -> String {
        let Some((List::Numbers(next, kind), _)) = self.lists.last_mut() else { return "o".to_owned() };
        let number = *next;
        *next = number.saturating_add(1);
        let Some((before, after)) = kind.split_once('%') else { return [&numeral(kind, number), "."].concat() };
        let mut rest = after.chars();
        let as_what = match rest.next() {
            Some('c') => "a",
            Some('C') => "A",
            Some('i') => "i",
            Some('I') => "I",
            _ => "1",
        };
        [before, &numeral(as_what, number), rest.as_str()].concat()
    }

    /// Ends the open cell, with or without an end tag.
    fn end_cell(&mut self) {
        if !std::mem::take(&mut self.cell) {
            self.end_line();
            return;
        }
        let words = std::mem::take(&mut self.line).split_whitespace().collect::<Vec<_>>().join(" ");
        if let Some((cells, _)) = self.rows.last_mut() {
            cells.push(words);
        }
    }

    /// Prints the rows of a table; a row of a label and its value is a field.
    fn end_table(&mut self) {
        let rows = std::mem::take(&mut self.rows);
        if rows.is_empty() {
            return;
        }
        let is_label = |cell: &str| crate::template::labels::exact_label_target(cell.trim_end_matches(':')).is_some();
        let fields = rows.iter().filter(|(cells, _)| cells.len() == 2 && cells.first().is_some_and(|cell| is_label(cell)));
        if fields.count() * 2 < rows.len().max(1) {
            self.out.push_table(self.indent + STEP, &rows);
        } else {
            for (cells, number) in rows {
                let mut cells = cells.into_iter();
                let label = cells.next().unwrap_or_default();
                let value = cells.collect::<Vec<_>>().join("   ");
                self.out.blank_line(number);
                self.out.push(format!("{}{}: {value}", " ".repeat(self.indent), label.trim_end_matches(':')), number);
            }
        }
        self.out.blank_line(self.number);
    }

    /// Only the outermost blocks are tested, so that nested lists add no cost.
    fn end_block(&mut self) {
        if let Some(from) = self.blocks.pop()
            && self.blocks.len() < 2
        {
            self.out.end_if_template(from, self.number);
        }
    }

    fn attribute_line(&mut self, words: Option<String>) {
        if let Some(words) = words.filter(|words| !words.is_empty()) {
            self.end_line();
            self.out.push(format!("{}{words}", " ".repeat(self.indent)), self.number);
        }
    }

    fn close_tag(&mut self, name: &str) {
        match name {
            "section" | "abstract" | "note" | "references" | "boilerplate" => {
                self.begin_block();
                self.depth = self.depth.saturating_sub(1);
                self.leave();
            }
            "name" => {
                let title = std::mem::take(&mut self.line);
                self.in_name = false;
                if let Some(called) = self.caption.take() {
                    self.out.push(format!("{}{called}: {}", " ".repeat(self.indent), title.trim()), self.number);
                    self.out.blank_line(self.number);
                    return;
                }
                self.out.push_heading(self.depth.max(1), title.trim(), self.number);
            }
            "t" | "dd" | "li" => {
                self.begin_block();
                self.leave();
            }
            "artwork" | "sourcecode" => {
                self.end_line();
                self.literal = false;
                self.out.blank_line(self.number);
                self.end_block();
            }
            "list" | "ul" | "ol" | "dl" => {
                self.end_line();
                self.lists.pop();
                self.end_block();
            }
            "dt" => self.end_line(),
            "td" | "th" | "ttcol" | "c" => self.end_cell(),
            "figure" => {
                self.end_line();
                self.caption = None;
            }
            "table" | "texttable" => {
                self.end_cell();
                self.caption = None;
                self.end_table();
            }
            "eref" => {
                let Some((target, before)) = self.citations.pop() else { return };
                let words = self.line.get(before..).unwrap_or_default();
                if words.trim().is_empty() {
                    self.line.push_str(&["<", &target, ">"].concat());
                } else if let Some(address) = url_after_link(words, &target) {
                    self.line = [self.line.trim_end(), " ", &address].concat();
                }
            }
            "xref" | "relref" => {
                // The text of the citation, then the label of its target.
                if let Some((cited, before)) = self.citations.pop() {
                    if self.line.len() > before && !cited.is_empty() {
                        self.line.push(' ');
                    }
                    self.line.push_str(&cited);
                }
            }
            "em" | "strong" | "tt" | "spanx" | "bcp14" | "sub" | "sup" | "iref" | "cref" | "u" | "contact" => {}
            _ => self.end_line(),
        }
    }
}
