//! A table. On narrow screens, each row is a block in which each cell has the name of its column.

use crate::http::filters;
use askama::Template;
use urn_registry::i18n::Phrase;

/// A table whose first column names the row.
#[derive(Template)]
#[template(path = "partials/table.html")]
pub(crate) struct Table {
    /// The name of the table for screen readers.
    label: Phrase,
    /// The name of each column, and the class of its cells: `n` for numbers.
    columns: Vec<(Phrase, &'static str)>,
    rows: Vec<Vec<Cell>>,
}

/// A cell of a table.
#[derive(Default)]
pub(crate) struct Cell {
    text: Phrase,
    /// Where it links to; empty without a link.
    href: String,
    is_code: bool,
    /// A mark after it: its class, and its text.
    tag: Option<(&'static str, Phrase)>,
    /// Further lines.
    more: Vec<Phrase>,
}

impl Table {
    /// A table with the names of the messages for its label and its columns.
    pub(crate) fn new(label: &'static str, columns: &[(&'static str, &'static str)]) -> Self {
        let columns = columns.iter().map(|&(name, class)| (Phrase::new(name), class)).collect();
        Self { label: Phrase::new(label), columns, rows: Vec::new() }
    }

    /// Sets the rows, with one cell for each column.
    pub(crate) fn with_rows(mut self, rows: impl IntoIterator<Item = impl Into<Vec<Cell>>>) -> Self {
        self.rows.extend(rows.into_iter().map(Into::into));
        self
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.rows.is_empty()
    }
}

impl Cell {
    pub(crate) fn code(text: impl Into<Phrase>) -> Self {
        Self { is_code: true, text: text.into(), ..Self::default() }
    }

    pub(crate) fn link(text: impl Into<Phrase>, href: impl Into<String>) -> Self {
        Self { text: text.into(), href: href.into(), ..Self::default() }
    }

    /// Sets the mark after it, if there is one.
    pub(crate) fn with_tag(self, class: &'static str, text: Option<Phrase>) -> Self {
        Self { tag: text.map(|text| (class, text)), ..self }
    }

    /// Adds further lines.
    pub(crate) fn with_lines(mut self, lines: impl IntoIterator<Item = Phrase>) -> Self {
        self.more.extend(lines);
        self
    }
}

impl From<Phrase> for Cell {
    fn from(text: Phrase) -> Self {
        Self { text, ..Self::default() }
    }
}

impl From<String> for Cell {
    fn from(text: String) -> Self {
        Phrase::from(text).into()
    }
}
