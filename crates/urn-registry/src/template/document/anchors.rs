//! The labels of references inside an RFCXML document.

use super::tags::{attribute, reader};
use super::unfolded::DEPTH_MAX;
use quick_xml::events::Event;
use std::collections::HashMap;

/// The target of an anchor.
#[derive(Debug, Clone)]
pub(super) struct AnchorTarget {
    /// `Section 3.1`.
    pub(super) called: String,
    /// Its title; empty if it has none.
    pub(super) title: String,
}

/// The label of a reference to each anchor: `Section 3.1`, `Appendix A`, `Figure 2`, or `[RFC8141]` for bibliographic references.
pub(super) fn anchors(source: &str) -> HashMap<String, AnchorTarget> {
    let mut names: HashMap<String, AnchorTarget> = HashMap::new();
    // The section whose title is being read, and that title.
    let (mut headed, mut title): (Option<String>, Option<String>) = (None, None);
    let mut reader = reader(source);
    // The number of the last section at each depth; `None` for unnumbered sections.
    let mut counters: Vec<usize> = vec![0];
    let mut open: Vec<Option<String>> = Vec::new();
    let (mut back, mut figures, mut tables) = (false, 0_usize, 0_usize);
    while let Ok(event) = reader.read_event() {
        let (tag, empty) = match &event {
            Event::Start(tag) => (tag, false),
            Event::Empty(tag) => (tag, true),
            Event::End(tag) => {
                if tag.local_name().into_inner() == "name"
                    && let (Some(anchor), Some(title)) = (headed.take(), title.take())
                    && let Some(named) = names.get_mut(&anchor)
                {
                    named.title = title.split_whitespace().collect::<Vec<_>>().join(" ");
                }
                if tag.local_name().into_inner() == "section" && open.pop().is_some() {
                    counters.truncate(open.len() + 2);
                    counters.truncate(counters.len().max(1));
                }
                continue;
            }
            Event::Text(text) => {
                if let Some(title) = &mut title {
                    title.push_str(&text.xml10_content());
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
                let name = numbered.then(|| next_section(&mut counters, open.len(), back));
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
                    names.insert(target, AnchorTarget { called: format!("[{to}]"), title: String::new() });
                }
                None
            }
            "reference" | "referencegroup" | "references" => None,
            // A paragraph or an item is labeled by its section.
            _ => open.iter().rev().find_map(Clone::clone),
        };
        match tag.local_name().into_inner() {
            "section" | "figure" | "table" => headed = attribute(tag, "anchor").filter(|_| !empty),
            "name" if headed.is_some() && !empty => title = Some(String::new()),
            _ => {}
        }
        if let (Some(called), Some(anchor)) = (named, attribute(tag, "anchor")) {
            let title = attribute(tag, "title").unwrap_or_default();
            names.entry(anchor).or_insert(AnchorTarget { called, title });
        }
    }
    names
}

/// Increments the section number at this depth, 0 for the outermost, and returns the label.
fn next_section(counters: &mut Vec<usize>, depth: usize, back: bool) -> String {
    counters.resize(depth + 1, 0);
    if let Some(last) = counters.last_mut() {
        *last += 1;
    }
    section_name(counters, back)
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

/// A citation of a part of another document, formatted by its `sectionFormat`.
pub(super) fn part_citation(section: &str, whole: &str, format: Option<&str>) -> String {
    let lettered = section.starts_with(|c: char| c.is_ascii_uppercase())
        && !section.get(1..).unwrap_or_default().starts_with(char::is_alphabetic);
    let part = if lettered {
        ["Appendix ", section].concat()
    } else if section.starts_with(|c: char| c.is_ascii_digit()) {
        ["Section ", section].concat()
    } else {
        section.to_owned()
    };
    match format {
        Some("comma") => [whole, ", ", &part].concat(),
        Some("parens") => [whole, " (", &part, ")"].concat(),
        Some("bare") => section.to_owned(),
        _ => [&part, " of ", whole].concat(),
    }
}
