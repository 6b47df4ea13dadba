//! RFCXML, version 2 and 3, with its references resolved.

use super::{DEPTH_MAX, INDENT_MAX, STEP, Unfolded};
use quick_xml::events::{BytesStart, Event};
use quick_xml::{Reader, XmlVersion};
use std::collections::HashMap;

/// Unfolds the document; what follows a break in its XML is taken as it stands.
pub(super) fn unfold(text: &str) -> Unfolded {
    Xml::new(text).unfold()
}

/// A reader that forgives what people's XML has.
fn reader(source: &str) -> Reader<&[u8]> {
    let mut reader = Reader::from_str(source);
    let config = reader.config_mut();
    config.check_end_names = false;
    config.allow_unmatched_ends = true;
    config.allow_dangling_amp = true;
    reader
}

fn attribute(tag: &BytesStart<'_>, name: &str) -> Option<String> {
    let found = tag.try_get_attribute(name).ok().flatten()?;
    let value = found.normalized_value(XmlVersion::Implicit1_0);
    Some(value.map_or_else(|_| found.value.to_string(), std::borrow::Cow::into_owned))
}

/// What a reference to each anchor is called in the text: `Section 3.1`, `Appendix A`, `Figure 2`, or `[RFC8141]` for the
/// references, which the text cites by their own names.
fn anchors(source: &str) -> HashMap<String, String> {
    let mut names = HashMap::new();
    let mut reader = reader(source);
    // The number of the last section at each depth; `None` for sections without one.
    let mut counters: Vec<usize> = vec![0];
    let mut open: Vec<Option<String>> = Vec::new();
    let (mut back, mut figures, mut tables) = (false, 0_usize, 0_usize);
    while let Ok(event) = reader.read_event() {
        let (tag, empty) = match &event {
            Event::Start(tag) => (tag, false),
            Event::Empty(tag) => (tag, true),
            Event::End(tag) => {
                if tag.local_name().into_inner() == "section" && open.pop().is_some() {
                    counters.truncate(open.len() + 2);
                    counters.truncate(counters.len().max(1));
                }
                continue;
            }
            Event::Eof => break,
            _ => continue,
        };
        let named = match tag.local_name().into_inner() {
            "back" => {
                back = true;
                counters = vec![0];
                open.clear();
                None
            }
            "section" => {
                let numbered = attribute(tag, "numbered").as_deref() != Some("false");
                let name = numbered.then(|| {
                    counters.truncate(open.len() + 1);
                    while counters.len() <= open.len() {
                        counters.push(0);
                    }
                    if let Some(last) = counters.last_mut() {
                        *last += 1;
                    }
                    section_name(&counters, back)
                });
                if !empty && open.len() < DEPTH_MAX {
                    open.push(name.clone());
                }
                name
            }
            "figure" => {
                figures += 1;
                Some(format!("Figure {figures}"))
            }
            "table" | "texttable" => {
                tables += 1;
                Some(format!("Table {tables}"))
            }
            "displayreference" => {
                if let (Some(target), Some(to)) = (attribute(tag, "target"), attribute(tag, "to")) {
                    names.insert(target, format!("[{to}]"));
                }
                None
            }
            "reference" | "referencegroup" | "references" => None,
            // A paragraph or an item is found by its section.
            _ => open.iter().rev().find_map(Clone::clone),
        };
        if let (Some(name), Some(anchor)) = (named, attribute(tag, "anchor")) {
            names.entry(anchor).or_insert(name);
        }
    }
    names
}

fn section_name(counters: &[usize], back: bool) -> String {
    let mut parts = counters.iter();
    let first = match parts.next() {
        Some(number) if back => {
            let letter = u8::try_from(number.saturating_sub(1) % 26).unwrap_or(0) + b'A';
            char::from(letter).to_string()
        }
        Some(number) => number.to_string(),
        None => String::new(),
    };
    let rest: String = parts.flat_map(|number| [".".to_owned(), number.to_string()]).collect();
    format!("{} {first}{rest}", if back { "Appendix" } else { "Section" })
}

/// RFCXML on its way to lines.
struct Xml<'a> {
    source: &'a str,
    out: Unfolded,
    /// What references are called.
    anchors: HashMap<String, String>,
    depth: usize,
    /// Columns of the current text.
    indent: usize,
    /// Those of the elements around it.
    outer: Vec<usize>,
    /// The line being filled.
    line: String,
    /// Text is literal: artwork and source code.
    literal: bool,
    /// A `<name>` is being read.
    in_name: bool,
    /// A list item whose text goes on the marker's line.
    after_marker: bool,
    /// Where the lists and artworks around the current text began, the outermost first.
    blocks: Vec<usize>,
    /// Citations around the current text: target, and the length of the line before them.
    citations: Vec<(String, usize)>,
    /// Line number of the position reached.
    number: usize,
    reached: usize,
}

impl<'a> Xml<'a> {
    fn new(source: &'a str) -> Self {
        Self {
            source,
            out: Unfolded { note: "Read as RFCXML; its markup and comments were set aside".to_owned(), ..Unfolded::default() },
            anchors: anchors(source),
            depth: 0,
            indent: STEP,
            outer: Vec::new(),
            line: String::new(),
            literal: false,
            in_name: false,
            after_marker: false,
            blocks: Vec::new(),
            citations: Vec::new(),
            number: 1,
            reached: 0,
        }
    }

    fn unfold(mut self) -> Unfolded {
        let mut reader = reader(self.source);
        loop {
            let from = usize::try_from(reader.buffer_position()).unwrap_or(usize::MAX);
            self.reach(from);
            match reader.read_event() {
                Ok(Event::Eof) => break,
                Ok(event) => self.event(&event),
                Err(error) => {
                    self.flush();
                    self.out.note =
                        format!("The XML is broken at line {}: {error}; the rest was read as plain text", self.number);
                    for line in self.source.get(from..).unwrap_or_default().lines() {
                        self.out.push(line, self.number);
                        self.number += 1;
                    }
                    return self.out;
                }
            }
        }
        self.flush();
        self.out
    }

    /// Counts the lines up to a position; positions only grow, so the whole document is counted once.
    fn reach(&mut self, position: usize) {
        if let Some(part) = self.source.get(self.reached..position) {
            self.number += part.bytes().filter(|b| *b == b'\n').count();
            self.reached = position;
        }
    }

    fn event(&mut self, event: &Event<'_>) {
        match event {
            Event::Start(tag) => self.open(tag),
            Event::Empty(tag) => {
                self.open(tag);
                self.close(tag.local_name().into_inner());
            }
            Event::End(tag) => self.close(tag.local_name().into_inner()),
            Event::Text(text) => self.text(&text.xml10_content()),
            Event::CData(text) => self.text(&text.xml10_content()),
            Event::GeneralRef(entity) => {
                let resolved = match (entity.resolve_char_ref(), entity.as_ref()) {
                    (Ok(Some(character)), _) => character.to_string(),
                    (_, "lt") => "<".to_owned(),
                    (_, "gt") => ">".to_owned(),
                    (_, "amp") => "&".to_owned(),
                    (_, "quot") => "\"".to_owned(),
                    (_, "apos") => "'".to_owned(),
                    (_, "nbsp" | "zwsp" | "wj") => " ".to_owned(),
                    (_, "nbhy") => "-".to_owned(),
                    (_, "mdash") => "\u{2014}".to_owned(),
                    (_, "ndash") => "\u{2013}".to_owned(),
                    (_, "rsquo") => "\u{2019}".to_owned(),
                    (_, "lsquo") => "\u{2018}".to_owned(),
                    (_, "rdquo") => "\u{201d}".to_owned(),
                    (_, "ldquo") => "\u{201c}".to_owned(),
                    (_, "hellip") => "\u{2026}".to_owned(),
                    (_, name) => format!("&{name};"),
                };
                self.text(&resolved);
            }
            Event::Comment(_) | Event::Decl(_) | Event::PI(_) | Event::DocType(_) | Event::Eof => {}
        }
    }

    /// Ends the line being filled.
    fn flush(&mut self) {
        let line = std::mem::take(&mut self.line);
        let kept = if self.literal { line.trim_end() } else { line.trim() };
        if self.in_name {
            self.line = format!("{kept} ");
        } else if !kept.is_empty() {
            let first = if self.after_marker { "o  " } else { "" };
            let indent = if self.after_marker { self.indent.saturating_sub(STEP) } else { self.indent };
            self.after_marker = false;
            self.out.push(format!("{}{first}{kept}", " ".repeat(indent)), self.number);
        } else if self.literal {
            self.out.gap(self.number);
        }
    }

    fn text(&mut self, text: &str) {
        for (i, part) in text.split('\n').enumerate() {
            if i > 0 {
                self.flush();
                self.number += 1;
            }
            self.line.push_str(part);
        }
        // The lines are counted again from the source when the next event is reached.
        self.number -= text.bytes().filter(|b| *b == b'\n').count().min(self.number - 1);
    }

    fn block(&mut self) {
        self.flush();
        self.out.gap(self.number);
    }

    /// Enters an element whose text stands `by` columns further in.
    fn enter(&mut self, by: usize) {
        self.outer.push(self.indent);
        self.indent = (self.indent + by).min(INDENT_MAX);
    }

    fn leave(&mut self) {
        self.indent = self.outer.pop().unwrap_or(STEP);
        self.after_marker = false;
    }

    fn open(&mut self, tag: &BytesStart<'_>) {
        let attribute = |name: &str| attribute(tag, name);
        match tag.local_name().into_inner() {
            "section" | "abstract" | "note" | "references" | "boilerplate" => {
                self.block();
                self.enter(0);
                self.indent = STEP;
                self.depth = (self.depth + 1).min(DEPTH_MAX);
                if let Some(title) = attribute("title") {
                    self.out.heading(self.depth, title.trim(), self.number);
                }
            }
            "name" => {
                self.block();
                self.in_name = true;
            }
            "t" => {
                self.block();
                let label = attribute("hangText");
                if let Some(label) = &label {
                    self.out.push(format!("{}{label}", " ".repeat(self.indent)), self.number);
                }
                self.enter(if label.is_some() { STEP } else { 0 });
            }
            "list" | "ul" | "ol" | "dl" => {
                self.block();
                self.blocks.push(self.out.lines.len());
            }
            "dt" => self.block(),
            "dd" => {
                self.flush();
                self.enter(STEP);
            }
            "li" => {
                self.block();
                self.enter(STEP);
                self.after_marker = true;
            }
            "artwork" | "sourcecode" => {
                self.block();
                self.blocks.push(self.out.lines.len());
                self.literal = true;
            }
            "vspace" if attribute("blankLines").is_some_and(|lines| lines != "0") => self.block(),
            "vspace" | "br" | "postal" | "c" | "ttcol" | "tr" | "td" | "th" => self.flush(),
            "author" => {
                self.flush();
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
            "xref" => {
                let target = attribute("target").unwrap_or_default();
                let known = self.anchors.get(&target).cloned().unwrap_or_else(|| ["[", &target, "]"].concat());
                let cited = match (attribute("section"), attribute("format").as_deref()) {
                    (Some(section), _) => ["Section ", &section, " of ", &known].concat(),
                    (None, Some("none")) => String::new(),
                    (None, Some("counter")) => known.rsplit(' ').next().unwrap_or_default().to_owned(),
                    (None, _) => known,
                };
                self.citations.push((cited, self.line.len()));
            }
            "relref" => self.citations.push((["[", &attribute("target").unwrap_or_default(), "]"].concat(), self.line.len())),
            "eref" => self.line.push_str(&["<", &attribute("target").unwrap_or_default(), "> "].concat()),
            // Elements of the text stay in their line; those of the front matter take one each.
            "em" | "strong" | "tt" | "spanx" | "bcp14" | "sub" | "sup" | "iref" | "cref" | "u" | "contact" => {}
            _ => self.flush(),
        }
    }

    /// Only the outermost blocks are asked, so that lists inside lists cost nothing.
    fn end_block(&mut self) {
        if let Some(from) = self.blocks.pop()
            && self.blocks.len() < 2
        {
            self.out.end_if_template(from, self.number);
        }
    }

    fn attribute_line(&mut self, words: Option<String>) {
        if let Some(words) = words.filter(|words| !words.is_empty()) {
            self.flush();
            self.out.push(format!("{}{words}", " ".repeat(self.indent)), self.number);
        }
    }

    fn close(&mut self, name: &str) {
        match name {
            "section" | "abstract" | "note" | "references" | "boilerplate" => {
                self.block();
                self.depth = self.depth.saturating_sub(1);
                self.leave();
            }
            "name" => {
                let title = std::mem::take(&mut self.line);
                self.in_name = false;
                self.out.heading(self.depth.max(1), title.trim(), self.number);
            }
            "t" | "dd" | "li" => {
                self.block();
                self.leave();
            }
            "artwork" | "sourcecode" => {
                self.flush();
                self.literal = false;
                self.out.gap(self.number);
                self.end_block();
            }
            "list" | "ul" | "ol" | "dl" => {
                self.flush();
                self.end_block();
            }
            "dt" => self.flush(),
            "xref" | "relref" => {
                // What the citation calls itself, then what it cites.
                if let Some((cited, before)) = self.citations.pop() {
                    if self.line.len() > before && !cited.is_empty() {
                        self.line.push(' ');
                    }
                    self.line.push_str(&cited);
                }
            }
            "em" | "strong" | "tt" | "spanx" | "bcp14" | "sub" | "sup" | "iref" | "cref" | "u" | "eref" | "contact" => {}
            _ => self.flush(),
        }
    }
}
