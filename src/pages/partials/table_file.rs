//! Tables of operators as files: CSV and JSON Lines with the same columns.

use crate::http::response::Response;
use serde_json::{Map, Value};
use urn_registry::escape::{Csv, escape_formula};

/// The format of a file.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Format {
    Csv,
    Lines,
}

/// A file in the making. Its size is bounded; the rest is in the next file.
pub(crate) struct TableFile {
    format: Format,
    columns: &'static [&'static str],
    table: Csv,
    lines: String,
    rows: usize,
    bytes: usize,
}

impl TableFile {
    /// The maximum number of rows.
    const ROWS_MAX: usize = 10_000;
    /// The size at which no more rows are added.
    const BYTES_MAX: usize = 8 * 1024 * 1024;

    pub(crate) fn new(format: Format, columns: &'static [&'static str]) -> Self {
        Self { format, columns, table: Csv::with_columns(columns), lines: String::new(), rows: 0, bytes: 0 }
    }

    pub(crate) fn has_reached_limit(&self) -> bool {
        self.rows >= Self::ROWS_MAX || self.bytes >= Self::BYTES_MAX
    }

    /// Adds a row with one cell for each column.
    pub(crate) fn row(&mut self, cells: &[String]) {
        self.rows += 1;
        self.bytes += cells.iter().map(String::len).sum::<usize>();
        match self.format {
            Format::Csv => self.table.push_row(cells.iter().map(|cell| escape_formula(cell))),
            Format::Lines => {
                let object: Map<String, Value> =
                    self.columns.iter().zip(cells).map(|(name, cell)| ((*name).to_owned(), cell.as_str().into())).collect();
                self.lines.push_str(&Value::from(object).to_string());
                self.lines.push('\n');
            }
        }
    }

    /// The file with this name, without its extension. `next` is the URL of the file with the following rows.
    pub(crate) fn into_reply(self, name: &str, next: Option<&str>) -> Response {
        let (kind, extension, text) = match self.format {
            Format::Csv => ("text/csv; charset=utf-8; header=present", "csv", self.table.into_text()),
            Format::Lines => ("application/x-ndjson", "jsonl", self.lines),
        };
        let file = Response::bytes(kind, text.into_bytes())
            .header("Content-Disposition", format!("attachment; filename=\"{name}.{extension}\""));
        match next {
            Some(next) => file.header("Link", format!("<{next}>; rel=\"next\"")),
            None => file,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_formats_have_the_same_cells_and_the_size_is_bounded() {
        let text = |format| {
            let mut file = TableFile::new(format, &["id", "detail"]);
            file.row(&["1".to_owned(), "=1+1".to_owned()]);
            file.row(&["2".to_owned(), "a, \"b\"\nc".to_owned()]);
            let reply = file.into_reply("log", Some("/log?after=2"));
            assert!(reply.headers.contains(&("Link", "</log?after=2>; rel=\"next\"".to_owned())), "{:?}", reply.headers);
            String::from_utf8(reply.body).unwrap()
        };
        assert_eq!(text(Format::Csv), "id,detail\r\n1,'=1+1\r\n2,\"a, \"\"b\"\"\nc\"\r\n");
        let lines: Vec<Value> = text(Format::Lines).lines().map(|line| serde_json::from_str(line).unwrap()).collect();
        assert_eq!(lines[0]["detail"], "=1+1");
        assert_eq!((lines.len(), &lines[1]["id"], &lines[1]["detail"]), (2, &"2".into(), &"a, \"b\"\nc".into()));
        let mut file = TableFile::new(Format::Lines, &["detail"]);
        for _ in 0..9 {
            assert!(!file.has_reached_limit());
            file.row(&["x".repeat(1024 * 1024)]);
            if file.has_reached_limit() {
                break;
            }
        }
        assert!(file.has_reached_limit() && file.rows == 8, "{}", file.rows);
    }
}
