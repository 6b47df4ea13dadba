//! Text inside other formats: XML and HTML, CSV. One rule for each, whoever writes the file. Pages are escaped by their templates.

/// Writes text that may stand between tags and in an attribute, of XML and of HTML.
pub fn push_xml(text: &str, out: &mut String) {
    for c in text.chars() {
        match c {
            '&' => out.push_str("&amp;"),
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            '"' => out.push_str("&quot;"),
            // XML 1.0 has no such characters.
            c if (c.is_control() && !matches!(c, '\n' | '\t')) || matches!(c, '\u{fffe}' | '\u{ffff}') => out.push('\u{fffd}'),
            c => out.push(c),
        }
    }
}

/// The same as a text.
pub fn xml(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    push_xml(text, &mut out);
    out
}

/// A table in CSV (RFC 4180), its lines ended by CR LF; a cell is quoted where it must be.
#[derive(Debug)]
pub struct Csv(csv::Writer<Vec<u8>>);

impl Csv {
    /// With the names of its columns.
    pub fn with_header(names: &[&str]) -> Self {
        let mut table = Self(csv::WriterBuilder::new().terminator(csv::Terminator::CRLF).from_writer(Vec::new()));
        table.line(names);
        table
    }

    /// Adds a line of as many cells.
    pub fn line<C: AsRef<[u8]>>(&mut self, cells: impl IntoIterator<Item = C>) {
        // Writing to memory cannot fail, and every line of a table has the same cells.
        let _ = self.0.write_record(cells);
    }

    /// The whole text.
    pub fn into_text(self) -> String {
        self.0.into_inner().ok().and_then(|bytes| String::from_utf8(bytes).ok()).unwrap_or_default()
    }
}

/// A cell that a spreadsheet does not take for a formula: an apostrophe stands before what begins like one.
pub fn no_formula(text: &str) -> String {
    let guard = if text.starts_with(['=', '+', '-', '@', '\t', '\r']) { "'" } else { "" };
    format!("{guard}{text}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn special_characters_are_escaped_in_xml_and_csv() {
        assert_eq!(xml("a<b>&\"c\"'\n\u{7}\u{fffe}"), "a&lt;b&gt;&amp;&quot;c&quot;'\n\u{fffd}\u{fffd}");
        let mut table = Csv::with_header(&["Name", "Note"]);
        table.line(["a", "b, \"c\"\nd"]);
        table.line(["", &no_formula("=1+1")]);
        assert_eq!(table.into_text(), "Name,Note\r\na,\"b, \"\"c\"\"\nd\"\r\n,'=1+1\r\n");
    }
}
