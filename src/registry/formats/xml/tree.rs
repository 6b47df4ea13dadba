//! A simple XML element tree, sufficient for IANA's files.

use crate::registry::formats::xml::error::Error;
use crate::registry::{Inline, Reference};
use quick_xml::events::{BytesStart, Event};
use quick_xml::{Reader, XmlVersion};
use urn_registry::escape::push_xml;

#[derive(Debug, Default)]
pub(super) struct Element {
    pub(super) name: String,
    /// The line on which it begins, from 1.
    pub(super) line: usize,
    attributes: Vec<(String, String)>,
    children: Vec<Child>,
}

#[derive(Debug)]
enum Child {
    Element(Element),
    Text(String),
}

impl Element {
    pub(super) fn attribute(&self, name: &str) -> Option<&str> {
        self.attributes.iter().find(|(key, _)| key == name).map(|(_, value)| value.as_str())
    }

    pub(super) fn elements(&self) -> impl Iterator<Item = &Self> {
        self.children.iter().filter_map(|child| match child {
            Child::Element(element) => Some(element),
            Child::Text(_) => None,
        })
    }

    pub(super) fn named<'a>(&'a self, name: &'a str) -> impl Iterator<Item = &'a Self> {
        self.elements().filter(move |element| element.name == name)
    }

    pub(super) fn first(&self, name: &str) -> Option<&Self> {
        self.elements().find(|element| element.name == name)
    }

    /// The text content, with white space collapsed.
    pub(super) fn text(&self) -> String {
        let mut out = String::new();
        self.collect_text(&mut out);
        out.split_ascii_whitespace().collect::<Vec<_>>().join(" ")
    }

    fn collect_text(&self, out: &mut String) {
        for child in &self.children {
            match child {
                Child::Text(text) => out.push_str(text),
                Child::Element(element) => element.collect_text(out),
            }
        }
    }

    /// Text and references in order, trimmed at both ends.
    pub(super) fn inlines(&self) -> Vec<Inline> {
        let mut out: Vec<Inline> = Vec::new();
        for child in &self.children {
            match child {
                Child::Text(text) => match out.last_mut() {
                    Some(Inline::Text(last)) => last.push_str(text),
                    _ => out.push(Inline::Text(text.clone())),
                },
                Child::Element(element) if element.name == "xref" => out.push(Inline::Ref(element.reference())),
                Child::Element(element) => out.push(Inline::Text(element.text())),
            }
        }
        if let Some(Inline::Text(first)) = out.first_mut() {
            *first = first.trim_start().to_owned();
        }
        if let Some(Inline::Text(last)) = out.last_mut() {
            *last = last.trim_end().to_owned();
        }
        out.retain(|inline| !matches!(inline, Inline::Text(text) if text.is_empty()));
        // An empty element differs from a missing one and is exported again.
        if out.is_empty() {
            out.push(Inline::text(""));
        }
        out
    }

    pub(super) fn reference(&self) -> Reference {
        const FRAGMENTS: [&str; 6] = ["section", "page", "appendix", "table", "figure", "anchor"];
        let label = self.text();
        Reference {
            kind: self.attribute("type").unwrap_or_default().to_owned(),
            data: self.attribute("data").unwrap_or_default().to_owned(),
            label: (!label.is_empty()).then_some(label),
            fragment: FRAGMENTS.iter().find_map(|name| Some(((*name).to_owned(), self.attribute(name)?.to_owned()))),
            last_updated: self.attribute("lastupdated").map(str::to_owned),
            others: self
                .attributes
                .iter()
                .filter(|(name, _)| {
                    !["type", "data", "lastupdated"].contains(&name.as_str()) && !FRAGMENTS.contains(&name.as_str())
                })
                .cloned()
                .collect(),
        }
    }

    /// The attributes that are not in `known`.
    pub(super) fn attributes_but(&self, known: &[&str]) -> Vec<(String, String)> {
        self.attributes.iter().filter(|(name, _)| !known.contains(&name.as_str())).cloned().collect()
    }

    /// The elements that are not in `many`, and repetitions of those in `single`, with their positions.
    pub(super) fn unknown_elements_at<'a>(
        &'a self,
        single: &'a [&str],
        many: &'a [&str],
    ) -> impl Iterator<Item = (usize, &'a Self)> {
        let mut met: Vec<&str> = Vec::new();
        self.elements().enumerate().filter(move |(_, element)| {
            let name = element.name.as_str();
            let is_single = single.contains(&name);
            let first = is_single && !met.contains(&name);
            if first {
                met.push(name);
            }
            !first && !many.contains(&name)
        })
    }

    /// Like `strangers_at`, without the positions.
    pub(super) fn unknown_elements<'a>(&'a self, single: &'a [&str], many: &'a [&str]) -> impl Iterator<Item = &'a Self> {
        self.unknown_elements_at(single, many).map(|(_, element)| element)
    }

    /// The element as XML.
    pub(super) fn to_xml(&self) -> String {
        let mut out = String::new();
        self.write_xml(&mut out);
        out
    }

    fn write_xml(&self, out: &mut String) {
        out.extend(["<", &self.name]);
        for (name, value) in &self.attributes {
            out.extend([" ", name, "=\""]);
            push_xml(value, out);
            out.push('"');
        }
        if self.children.is_empty() {
            out.push_str("/>");
            return;
        }
        out.push('>');
        for child in &self.children {
            match child {
                Child::Text(text) => push_xml(text, out),
                Child::Element(element) => element.write_xml(out),
            }
        }
        out.extend(["</", &self.name, ">"]);
    }
}

/// The maximum nesting depth; IANA's files have a depth of five.
const DEPTH_MAX: usize = 40;

/// Parses XML into a tree under a nameless root.
pub(super) fn parse_tree(text: &str) -> Result<Element, Error> {
    let mut reader = Reader::from_str(text);
    let mut stack: Vec<Element> = vec![Element::default()];
    // Lines are counted incrementally as the reader advances.
    let (mut counted, mut line) = (0, 1);
    loop {
        let at = usize::try_from(reader.buffer_position()).unwrap_or(usize::MAX);
        line += text.as_bytes().get(counted..at).map_or(0, |passed| passed.iter().filter(|byte| **byte == b'\n').count());
        counted = at;
        let broken = |reason: String| Error::Broken { line, reason };
        let event = reader.read_event().map_err(|error| broken(error.to_string()))?;
        match event {
            Event::Start(tag) => {
                if stack.len() > DEPTH_MAX {
                    return Err(broken(format!("more than {DEPTH_MAX} elements inside each other")));
                }
                stack.push(element(&tag, line).map_err(broken)?);
            }
            Event::Empty(tag) => {
                let element = element(&tag, line).map_err(broken)?;
                push(&mut stack, Child::Element(element));
            }
            Event::End(_) => {
                let done = stack.pop().unwrap_or_default();
                if stack.is_empty() {
                    return Err(broken("an element ends that never began".to_owned()));
                }
                push(&mut stack, Child::Element(done));
            }
            Event::Text(message) => push(&mut stack, Child::Text(message.xml10_content().into_owned())),
            Event::CData(message) => push(&mut stack, Child::Text(message.xml10_content().into_owned())),
            Event::GeneralRef(entity) => {
                let resolved = match (entity.resolve_char_ref(), entity.as_ref()) {
                    (Ok(Some(character)), _) => character.to_string(),
                    (_, "lt") => "<".to_owned(),
                    (_, "gt") => ">".to_owned(),
                    (_, "amp") => "&".to_owned(),
                    (_, "quot") => "\"".to_owned(),
                    (_, "apos") => "'".to_owned(),
                    (_, name) => return Err(broken(format!("the entity &{name}; is not known"))),
                };
                push(&mut stack, Child::Text(resolved));
            }
            Event::Eof => break,
            Event::Comment(_) | Event::Decl(_) | Event::PI(_) | Event::DocType(_) => {}
        }
    }
    match (stack.pop(), stack.is_empty()) {
        (Some(root), true) => Ok(root),
        _ => Err(Error::Broken { line, reason: "the file ends inside an element".to_owned() }),
    }
}

fn push(stack: &mut [Element], child: Child) {
    if let Some(open) = stack.last_mut() {
        open.children.push(child);
    }
}

fn element(tag: &BytesStart<'_>, line: usize) -> Result<Element, String> {
    let mut attributes = Vec::new();
    for attribute in tag.attributes() {
        let attribute = attribute.map_err(|error| error.to_string())?;
        let value = attribute.normalized_value(XmlVersion::Implicit1_0).map_err(|error| error.to_string())?;
        attributes.push((attribute.key.as_ref().to_owned(), value.into_owned()));
    }
    Ok(Element { name: tag.local_name().into_inner().to_owned(), line, attributes, children: Vec::new() })
}
