//! Escapes text for XML, HTML and CSV, with one rule per format. Pages are escaped by their templates.

/// Appends text escaped for element content and double-quoted attribute values in XML and HTML.
pub fn push_xml(text: &str, out: &mut String) {
    for c in text.chars() {
        match c {
            '&' => out.push_str("&amp;"),
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            '"' => out.push_str("&quot;"),
            // Most of these characters are not allowed in XML 1.0.
            c if (c.is_control() && !matches!(c, '\n' | '\t')) || matches!(c, '\u{fffe}' | '\u{ffff}') => out.push('\u{fffd}'),
            c => out.push(c),
        }
    }
}

/// Like [`push_xml`], but returns the escaped text.
pub fn escape_xml(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    push_xml(text, &mut out);
    out
}

/// A CSV table (RFC 4180) with CRLF line endings. Cells are quoted only if necessary.
#[derive(Debug)]
pub struct Csv(csv::Writer<Vec<u8>>);

impl Csv {
    /// Creates a table with these column names.
    pub fn with_columns(names: &[&str]) -> Self {
        let mut table = Self(csv::WriterBuilder::new().terminator(csv::Terminator::CRLF).from_writer(Vec::new()));
        table.push_row(names);
        table
    }

    /// Adds a row; it must have as many cells as the header.
    pub fn push_row<C: AsRef<[u8]>>(&mut self, cells: impl IntoIterator<Item = C>) {
        // Writing to memory cannot fail, and all rows of a table have the same number of cells.
        let _ = self.0.write_record(cells);
    }

    /// The table as CSV text.
    pub fn into_text(self) -> String {
        self.0.into_inner().ok().and_then(|bytes| String::from_utf8(bytes).ok()).unwrap_or_default()
    }
}

/// Prefixes text that starts like a formula with an apostrophe, so that spreadsheets do not evaluate it.
pub fn escape_formula(text: &str) -> String {
    let guard = if text.starts_with(['=', '+', '-', '@', '\t', '\r']) { "'" } else { "" };
    format!("{guard}{text}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn special_characters_are_escaped_in_xml_and_csv() {
        assert_eq!(escape_xml("a<b>&\"c\"'\n\u{7}\u{fffe}"), "a&lt;b&gt;&amp;&quot;c&quot;'\n\u{fffd}\u{fffd}");
        let mut table = Csv::with_columns(&["Name", "Note"]);
        table.push_row(["a", "b, \"c\"\nd"]);
        table.push_row(["", &escape_formula("=1+1")]);
        assert_eq!(table.into_text(), "Name,Note\r\na,\"b, \"\"c\"\"\nd\"\r\n,'=1+1\r\n");
    }
}
