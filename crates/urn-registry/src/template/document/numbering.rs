//! The list numbers of a Word document, which are not part of its text.

use super::marks::numeral;
use super::tags::attribute;
use quick_xml::Reader;
use quick_xml::events::{BytesStart, Event};
use std::collections::HashMap;

/// The number of list levels in Word.
const LEVELS: usize = 9;

/// The format of a level: `decimal` from 1 as `%1.`.
#[derive(Debug, Clone, Default)]
struct ListLevel {
    start: usize,
    format: String,
    text: String,
}

/// The lists of a document, and their counters.
#[derive(Debug, Default)]
pub(super) struct Numbering {
    kinds: HashMap<String, Vec<ListLevel>>,
    /// The abstract list of each list.
    lists: HashMap<String, String>,
    /// The last number at each open level, by abstract list: a list that is continued keeps counting.
    counted: HashMap<String, Vec<usize>>,
}

impl Numbering {
    /// Parses `word/numbering.xml`, as far as possible.
    pub(super) fn parse_numbering(xml: &str) -> Self {
        let mut out = Self::default();
        let mut reader = Reader::from_str(xml);
        let (mut kind, mut list) = (String::new(), String::new());
        while let Ok(event) = reader.read_event() {
            match &event {
                Event::Start(tag) | Event::Empty(tag) => out.process_tag(tag, &mut kind, &mut list),
                Event::Eof => break,
                _ => {}
            }
        }
        out
    }

    fn process_tag(&mut self, tag: &BytesStart<'_>, kind: &mut String, list: &mut String) {
        let own = || attribute(tag, "w:val").unwrap_or_default();
        match tag.local_name().into_inner() {
            "abstractNum" => *kind = attribute(tag, "w:abstractNumId").unwrap_or_default(),
            "num" => *list = attribute(tag, "w:numId").unwrap_or_default(),
            "abstractNumId" => {
                self.lists.insert(list.clone(), own());
            }
            // Overrides of single lists do not define levels.
            "lvl" if list.is_empty() => {
                let levels = self.kinds.entry(kind.clone()).or_default();
                if levels.len() < LEVELS {
                    levels.push(ListLevel { start: 1, ..ListLevel::default() });
                }
            }
            name if list.is_empty() => {
                let Some(level) = self.kinds.get_mut(kind).and_then(|levels| levels.last_mut()) else { return };
                match name {
                    "start" => level.start = own().parse().unwrap_or(1),
                    "numFmt" => level.format = own(),
                    "lvlText" => level.text = own(),
                    _ => {}
                }
            }
            _ => {}
        }
    }

    /// The marker of the next list item; `None` for a list without numbers.
    pub(super) fn next_marker(&mut self, list: &str, level: usize) -> Option<String> {
        let kind = self.lists.get(list)?;
        let levels = self.kinds.get(kind)?;
        let own = levels.get(level)?;
        let counted = self.counted.entry(kind.clone()).or_default();
        counted.truncate(level + 1);
        while counted.len() <= level {
            // A skipped level counts as started.
            let start = levels.get(counted.len()).map_or(1, |level| level.start);
            counted.push(if counted.len() == level { start.saturating_sub(1) } else { start });
        }
        if let Some(last) = counted.last_mut() {
            *last = last.saturating_add(1);
        }
        if own.format == "bullet" || own.format == "none" || own.text.trim().is_empty() {
            return None;
        }
        let mut mark = own.text.clone();
        for (i, (number, level)) in counted.iter().zip(levels).enumerate() {
            let kind = match level.format.as_str() {
                "lowerLetter" => "a",
                "upperLetter" => "A",
                "lowerRoman" => "i",
                "upperRoman" => "I",
                _ => "1",
            };
            mark = mark.replace(&format!("%{}", i + 1), &numeral(kind, *number));
        }
        Some(mark.trim().to_owned())
    }
}
