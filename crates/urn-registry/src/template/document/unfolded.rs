//! A document as lines of plain text, to which the readers of the formats add.

use crate::i18n::Phrase;
use crate::template::Field;
use crate::template::labels::{LabelTarget, exact_label_target};
use unicode_width::UnicodeWidthStr as _;

/// Columns per level of indentation.
pub(super) const STEP: usize = 3;
/// The maximum nesting depth; deeper content is shown at this depth.
pub(super) const DEPTH_MAX: usize = 12;
pub(super) const INDENT_MAX: usize = STEP * DEPTH_MAX;

/// A document as lines of plain text.
#[derive(Debug, Default)]
pub(in crate::template) struct DocumentLines {
    pub(in crate::template) lines: Vec<String>,
    /// The original number of each line, counted from 1.
    pub(in crate::template) numbers: Vec<usize>,
    /// The index and depth of each heading; 1 is the outermost depth.
    pub(in crate::template) headings: Vec<(usize, usize)>,
    /// Text outside the content (the navigation and the footer of a page), with its line.
    pub(in crate::template) aside: Vec<(usize, String)>,
    /// A note to the user about the conversion.
    pub(in crate::template) note: Phrase,
}

impl DocumentLines {
    /// Adds a sentence to the note.
    pub(super) fn add_note(&mut self, words: Phrase) {
        let note = std::mem::take(&mut self.note);
        self.note = Phrase::new("paste-note-and").arg("one", note).arg("other", words);
    }

    pub(super) fn push(&mut self, line: impl Into<String>, number: usize) {
        self.lines.push(line.into());
        self.numbers.push(number);
    }

    /// Adds a blank line, unless the last line is blank.
    pub(super) fn blank_line(&mut self, number: usize) {
        if self.lines.last().is_some_and(|line| !line.is_empty()) {
            self.push("", number);
        }
    }

    /// The end of a block that contained the template (a code fence, an artwork, a list of fields) ends the template.
    pub(super) fn end_if_template(&mut self, from: usize, number: usize) {
        let holds = |line: &String| {
            let label = line.trim().trim_start_matches("o  ").split(':').next().unwrap_or_default();
            exact_label_target(label) == Some(LabelTarget::Field(Field::NamespaceId))
        };
        if self.lines.get(from..).is_some_and(|lines| lines.iter().any(holds)) {
            self.headings.push((self.lines.len(), 0));
            self.push("", number);
        }
    }

    /// A list item with its marker at this column. The writer only wraps items at the left edge, so nested items are wrapped
    /// here.
    pub(super) fn push_list_item(&mut self, columns: usize, mark: &str, text: &str, number: usize) {
        /// The width of a line that may be indented once more when it is published.
        const WIDEST: usize = 69;
        let mark = format!("{mark:<width$} ", width = STEP - 1);
        let mark = if mark == "o  " { mark } else { mark.trim_end().to_owned() + " " };
        let hanging = " ".repeat(columns + mark.width());
        let mut line = [&" ".repeat(columns), mark.as_str()].concat();
        if columns == 0 || line.width() + text.width() <= WIDEST {
            line.push_str(text);
            self.push(line, number);
            return;
        }
        let mut bare = true;
        for word in text.split_whitespace() {
            if !bare && line.width() + 1 + word.width() > WIDEST {
                self.push(std::mem::replace(&mut line, hanging.clone()), number);
                bare = true;
            }
            if !bare {
                line.push(' ');
            }
            line.push_str(word);
            bare = false;
        }
        self.push(line, number);
    }

    /// The rows of a table, each with its line, aligned in columns; the first column starts at `indent`.
    pub(super) fn push_table(&mut self, indent: usize, rows: &[(Vec<String>, usize)]) {
        /// Cells wider than this shift the following cells to the right.
        const WIDEST: usize = 40;
        let columns = rows.iter().map(|(cells, _)| cells.len()).max().unwrap_or(0);
        let width = |column: usize| {
            let cells = rows.iter().filter_map(|(cells, _)| cells.get(column));
            cells.map(|cell| cell.width()).max().unwrap_or(0).min(WIDEST)
        };
        let widths: Vec<usize> = (0..columns).map(width).collect();
        for (cells, number) in rows {
            let mut line = " ".repeat(indent);
            for (cell, width) in cells.iter().zip(&widths) {
                line.push_str(cell);
                line.extend(std::iter::repeat_n(' ', width.saturating_sub(cell.width()) + 2));
            }
            self.push(line.trim_end(), *number);
        }
    }

    /// A heading on a separate line; its depth is stored, and nothing is added to its text.
    pub(super) fn push_heading(&mut self, depth: usize, title: &str, number: usize) {
        self.blank_line(number);
        self.headings.push((self.lines.len(), depth));
        self.push(title, number);
        self.push("", number);
    }
}
