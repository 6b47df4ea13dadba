//! The documents a template arrives in besides plain text: RFCXML (version 2 and 3) and Markdown drafts. Each is unfolded
//! into lines of plain text that remember where they stood, so that one reader serves all of them.

use quick_xml::events::{BytesStart, Event};
use quick_xml::{Reader, XmlVersion};

/// A document as lines of plain text.
#[derive(Debug, Default)]
pub(super) struct Unfolded {
    pub(super) lines: Vec<String>,
    /// For each line its number in the document, from 1.
    pub(super) numbers: Vec<usize>,
    /// Index of each heading and its depth, 1 for the outermost.
    pub(super) headings: Vec<(usize, usize)>,
    /// What a person should know about the unfolding.
    pub(super) note: String,
}

impl Unfolded {
    fn push(&mut self, line: impl Into<String>, number: usize) {
        self.lines.push(line.into());
        self.numbers.push(number);
    }

    /// A blank line, unless the last one is blank.
    fn gap(&mut self, number: usize) {
        if self.lines.last().is_some_and(|line| !line.is_empty()) {
            self.push("", number);
        }
    }

    /// A block that held the template (a fence, an artwork, a list of its fields) ends it.
    fn end_if_template(&mut self, from: usize, number: usize) {
        let holds = |line: &String| {
            let label = line.trim().trim_start_matches("o  ").split(':').next().unwrap_or_default();
            super::labels::known(label) == Some(super::labels::Opens::Field(super::Field::NamespaceId))
        };
        if self.lines.get(from..).is_some_and(|lines| lines.iter().any(holds)) {
            self.headings.push((self.lines.len(), 0));
            self.push("", number);
        }
    }

    /// A heading stands alone; its depth is kept beside it, and nothing is added to its words.
    fn heading(&mut self, depth: usize, title: &str, number: usize) {
        self.gap(number);
        self.headings.push((self.lines.len(), depth));
        self.push(title, number);
        self.push("", number);
    }
}

/// Unfolds RFCXML or Markdown; `None` for plain text. An XML document that breaks off is unfolded as far as it goes, and its
/// rest is taken as it stands.
pub(super) fn unfold(text: &str) -> Option<Unfolded> {
    if is_rfcxml(text) {
        return Some(Xml::new(text).unfold());
    }
    is_markdown(text).then(|| markdown(text))
}

fn is_rfcxml(text: &str) -> bool {
    let start = text.trim_start();
    start.starts_with('<') && ["<rfc", "<section", "<t>", "<t "].iter().any(|tag| start.contains(tag))
}

/// RFCXML on its way to lines.
struct Xml<'a> {
    source: &'a str,
    out: Unfolded,
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

const STEP: usize = 3;
/// No document nests deeper; what does is shown at this depth.
const DEPTH_MAX: usize = 12;
const INDENT_MAX: usize = STEP * DEPTH_MAX;

impl<'a> Xml<'a> {
    fn new(source: &'a str) -> Self {
        Self {
            source,
            out: Unfolded { note: "Read as RFCXML; its markup and comments were set aside".to_owned(), ..Unfolded::default() },
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
        let mut reader = Reader::from_str(self.source);
        let config = reader.config_mut();
        config.check_end_names = false;
        config.allow_unmatched_ends = true;
        config.allow_dangling_amp = true;
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
        let attribute = |name: &str| -> Option<String> {
            let found = tag.try_get_attribute(name).ok().flatten()?;
            Some(
                found
                    .normalized_value(XmlVersion::Implicit1_0)
                    .map_or_else(|_| found.value.to_string(), std::borrow::Cow::into_owned),
            )
        };
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
                let cited = match attribute("section") {
                    Some(section) => ["Section ", &section, " of [", &target, "]"].concat(),
                    None => ["[", &target, "]"].concat(),
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
                    if self.line.len() > before {
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

/// Headings with `#`, or the marks of kramdown-rfc.
fn is_markdown(text: &str) -> bool {
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
    headings().filter(|(_, title)| super::labels::opens(title.trim_end_matches([':', '*'])).is_some()).count() >= 2
}

/// `## Title ##` as depth and title.
fn atx(line: &str) -> Option<(usize, &str)> {
    let marks = line.bytes().take_while(|b| *b == b'#').count();
    let title = line.get(marks..)?;
    ((1..=6).contains(&marks) && title.starts_with([' ', '\t'])).then(|| (marks, title.trim().trim_end_matches('#').trim_end()))
}

fn markdown(text: &str) -> Unfolded {
    let mut out = Unfolded { note: "Read as Markdown; its marks were set aside".to_owned(), ..Unfolded::default() };
    let mut fence: Option<&str> = None;
    let mut fence_from = 0;
    for (i, line) in text.lines().enumerate() {
        let number = i + 1;
        let line = line.replace("<br/>", "").replace("<br>", "").replace("<br />", "");
        let line = line.as_str();
        let bare = line.trim();
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
            out.heading(depth, &cited(&without_attributes(title)), number);
        } else if (bare.starts_with("{:") || bare.starts_with("{style")) && bare.ends_with('}') {
            // kramdown's attributes
        } else if let Some((label, value)) = table_row(bare) {
            out.gap(number);
            out.push(format!("{label}: {}", cited(value)), number);
        } else if bare == ":" {
            // a definition that begins on the next line
        } else if let Some(definition) = bare.strip_prefix(": ") {
            // A term and its definition: the text below the label.
            out.push(format!("   {}", cited(definition.trim_start())), number);
        } else {
            out.push(cited(line), number);
        }
    }
    out
}

/// `| Purpose | To name lamps |`: a field as a row of a table.
fn table_row(line: &str) -> Option<(&str, &str)> {
    let (label, value) = line.strip_prefix('|')?.strip_suffix('|')?.split_once('|')?;
    let label = label.trim().trim_matches('*');
    super::labels::known(label).map(|_| (label, value.trim()))
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

#[cfg(test)]
mod tests {
    use crate::template::Field;
    use crate::template::read::read;

    const V2: &str = r#"<?xml version="1.0"?>
<!DOCTYPE rfc SYSTEM "rfc2629.dtd" [ <!ENTITY RFC8141 SYSTEM "x.xml"> ]>
<rfc ipr="trust200902">
<front><title>A Namespace for Lamps</title><author fullname="A. Keeper"/><abstract><t>About lamps.</t></abstract></front>
<middle>
<section title="Introduction"><t>Words.</t></section>
<section title="Registration Template">
<t><list style="hanging">
<t hangText="Namespace ID:">lamp</t>
<t hangText="Version:">1</t>
<t hangText="Purpose:"><vspace blankLines="1"/>Lamps &amp; lights,
see <xref target="RFC8141"/>.</t>
<t hangText="Syntax:">As follows:
<figure><artwork><![CDATA[
lamp-urn = "urn:lamp:" 1*DIGIT
   ; indented
]]></artwork></figure></t>
</list></t>
</section>
<section title="Security Considerations"><t>None of the document.</t></section>
</middle></rfc>
"#;

    #[test]
    fn rfcxml_2_with_hanging_labels() {
        let reading = read(V2);
        let text = |field| reading.template.text(field);
        assert_eq!(reading.template.nid().unwrap().as_str(), "lamp");
        assert_eq!(text(Field::Version), "1");
        assert_eq!(text(Field::Purpose), "Lamps & lights,\nsee [RFC8141].");
        assert_eq!(text(Field::Syntax), "As follows:\n\nlamp-urn = \"urn:lamp:\" 1*DIGIT\n   ; indented");
        assert_eq!(text(Field::SecurityAndPrivacy), "");
        assert_eq!(reading.labels["purpose"].line, 11);
        let last = reading.unplaced.last().unwrap();
        assert_eq!((last.line, last.text.trim()), (20, "None of the document."));
        assert!(reading.notes[0].starts_with("Read as RFCXML"));
    }

    #[test]
    fn rfcxml_3_with_sections_and_with_definition_lists() {
        let sections = "<rfc><middle><section><name>URN Namespace</name>\n<section><name>Namespace ID</name><t>lamp</t></section>\n\
            <section><name>Purpose</name><t>To <em>light</em> up.</t><ul><li>one</li><li>two</li></ul></section>\n\
            </section><section><name>Security Considerations</name><t>Other.</t></section></middle></rfc>";
        let lists = "<rfc><section><name>T</name><dl><dt>Namespace ID:</dt><dd>lamp</dd>\n\
            <dt>Purpose:</dt><dd><t>To <em>light</em> up.</t><ul><li>one</li><li>two</li></ul></dd></dl></section>\n\
            <section><name>Security Considerations</name><t>Other.</t></section></rfc>";
        for text in [sections, lists] {
            let reading = read(text);
            assert_eq!(reading.template.nid().unwrap().as_str(), "lamp", "{text}");
            assert_eq!(reading.template.text(Field::Purpose), "To light up.\n\no  one\n\no  two", "{text}");
            assert_eq!(reading.template.get(Field::SecurityAndPrivacy), None, "{text}");
        }
    }

    #[test]
    fn markdown_with_headings_with_terms_and_in_a_fence() {
        let headings = "---\ntitle: Lamps\n---\n\n--- middle\n\n# Template\n\n## Namespace ID\nlamp\n\n## Purpose {#p}\nSee {{!RFC8141}}.\n\n\
            ~~~ abnf\na = b\n~~~\n\n# Security Considerations\n\nOther.\n";
        let terms = "--- abstract\n\nA.\n\n--- middle\n\n# Template\n\nNamespace ID:\n: lamp\n\nPurpose:\n: See {{?RFC8141}}.\n\n   a = b\n\n\
            # Security Considerations\n\nOther.\n";
        let fence = "--- middle\n\n# Template\n\n~~~\nNamespace ID: lamp\n\nPurpose:\n   See [RFC8141].\n\n   a = b\n~~~\n\n\
            # Security Considerations\n\nOther.\n";
        for text in [headings, terms, fence] {
            let reading = read(text);
            assert_eq!(reading.template.nid().unwrap().as_str(), "lamp", "{text}");
            let words: Vec<&str> = reading.template.text(Field::Purpose).split_whitespace().collect();
            assert_eq!(words.join(" "), "See [RFC8141]. a = b", "{text}");
            assert_eq!(reading.template.get(Field::SecurityAndPrivacy), None, "{text}");
            assert_eq!(reading.unplaced.last().unwrap().text.trim(), "Other.");
        }
        assert!(
            read("# Namespace ID\n{{NID}}\n\n# Version\n1\n\n# Purpose\nurn:{{NID}}:a\n")
                .template
                .text(Field::Purpose)
                .contains("{{NID}}")
        );
    }

    #[test]
    fn broken_xml_loses_nothing() {
        let reading = read("<rfc><section title='T'><t>Namespace ID: lamp</t><t>Purpose: x</t><<<\nlast words\n");
        let all = format!("{:?}{:?}", reading.template, reading.unplaced);
        assert!(all.contains("lamp") && all.contains("last words"), "{all}");
    }
}
