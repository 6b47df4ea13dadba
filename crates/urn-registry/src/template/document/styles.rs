//! The paragraph styles of a Word document: which are headings, and which are list items.

use super::tags::attribute;
use quick_xml::Reader;
use quick_xml::events::{BytesStart, Event};
use std::collections::HashMap;

/// The maximum length of a style inheritance chain; Word allows eleven.
const INHERITANCE_MAX: usize = 16;

/// The relevant properties of a style; unset ones are inherited.
#[derive(Debug, Clone, Default)]
pub(super) struct Style {
    under: Option<String>,
    /// The depth of a heading, counted from 1.
    pub heading: Option<usize>,
    /// The ID of the list.
    pub list: Option<String>,
    /// The level in the list, counted from 0.
    pub level: Option<usize>,
}

/// The styles by ID.
#[derive(Debug, Default)]
pub(super) struct Styles(HashMap<String, Style>);

impl Styles {
    /// Parses `word/styles.xml`, as far as possible.
    pub(super) fn parse_styles(xml: &str) -> Self {
        let mut out = Self::default();
        let mut reader = Reader::from_str(xml);
        let mut own: Option<(String, Style)> = None;
        while let Ok(event) = reader.read_event() {
            match &event {
                Event::Start(tag) | Event::Empty(tag) => {
                    if tag.local_name().into_inner() == "style" {
                        own = attribute(tag, "w:styleId").map(|id| (id, Style::default()));
                    } else if let Some((_, style)) = &mut own {
                        style.process_tag(tag);
                    }
                }
                Event::End(tag) if tag.local_name().into_inner() == "style" => out.0.extend(own.take()),
                Event::Eof => break,
                _ => {}
            }
        }
        out
    }

    /// The properties of a style, including inherited ones. In a document without styles, headings are recognized by their IDs.
    pub(super) fn resolve_style(&self, id: &str) -> Style {
        let mut all = Style { heading: heading_by_name(id), ..Style::default() };
        let mut next = self.0.get(id);
        for _ in 0..INHERITANCE_MAX {
            let Some(style) = next else { break };
            all.heading = all.heading.or(style.heading);
            all.list = all.list.or_else(|| style.list.clone());
            all.level = all.level.or(style.level);
            next = style.under.as_ref().and_then(|under| self.0.get(under));
        }
        all
    }
}

impl Style {
    fn process_tag(&mut self, tag: &BytesStart<'_>) {
        let value = || attribute(tag, "w:val").unwrap_or_default();
        match tag.local_name().into_inner() {
            // The names of Word's built-in styles are the same in every language; their IDs are not.
            "name" => self.heading = self.heading.or_else(|| heading_by_name(&value())),
            "basedOn" => self.under = Some(value()),
            "numId" => self.list = Some(value()),
            "ilvl" => self.level = value().parse().ok(),
            "outlineLvl" => self.heading = self.heading.or_else(|| heading_of_outline(&value())),
            _ => {}
        }
    }
}

/// `Heading2`, `heading 2` and `berschrift2` are headings; so is a title.
fn heading_by_name(name: &str) -> Option<usize> {
    let name = name.to_ascii_lowercase();
    if name == "title" {
        return Some(1);
    }
    let depth = name.strip_prefix("heading").or_else(|| name.strip_prefix("berschrift"))?;
    depth.trim().parse().ok().filter(|depth| (1..=9).contains(depth))
}

/// Outline levels count from 0; 9 is body text.
pub(super) fn heading_of_outline(level: &str) -> Option<usize> {
    level.parse().ok().filter(|level| *level < 9).map(|level: usize| level + 1)
}
