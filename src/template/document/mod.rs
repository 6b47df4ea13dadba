//! The documents a template arrives in besides plain text: Word, HTML, RFCXML (version 2 and 3) and
//! Markdown. Each is unfolded
//! into lines of plain text that remember where they stood, so that one reader serves all of them.

mod docx;
mod html;
mod inline;
mod markdown;
#[cfg(test)]
mod tests;
mod xml;

pub(super) use docx::unfold as unfold_docx;

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

/// Unfolds HTML, RFCXML or Markdown; `None` for plain text. An XML document that breaks off is unfolded as far as it goes, and its
/// rest is taken as it stands.
pub(super) fn unfold(text: &str) -> Option<Unfolded> {
    if html::is_html(text) {
        return Some(html::unfold(text));
    }
    if is_rfcxml(text) {
        return Some(xml::unfold(text));
    }
    markdown::is_markdown(text).then(|| markdown::unfold(text))
}

fn is_rfcxml(text: &str) -> bool {
    let start = text.trim_start();
    start.starts_with('<') && ["<rfc", "<section", "<t>", "<t "].iter().any(|tag| start.contains(tag))
}

/// Columns of one step of indentation.
const STEP: usize = 3;
/// No document nests deeper; what does is shown at this depth.
const DEPTH_MAX: usize = 12;
const INDENT_MAX: usize = STEP * DEPTH_MAX;
