//! The tables whose rows have digests in the public log: one line `--logged` each in the schema.

use super::migration_texts::{Dialect, migration_lines};
use std::collections::HashMap;
use std::sync::LazyLock;

/// The type of a column, as far as its text depends on it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum ColumnType {
    Text,
    Number,
    Boolean,
}

/// A table with digests.
#[derive(Debug)]
pub(super) struct LoggedTable {
    pub(super) name: &'static str,
    /// The columns of its key, up to three.
    pub(super) keys: Vec<&'static str>,
    /// The columns that the digest does not cover.
    except: Vec<&'static str>,
    /// The columns that the digest covers. Bytes are left out; their digest is a column.
    columns: Vec<(&'static str, ColumnType)>,
    /// Whether a row that was written never changes and is never deleted.
    pub(super) is_fixed: bool,
}

/// All tables with digests.
pub(super) fn logged_tables() -> &'static [LoggedTable] {
    static ALL: LazyLock<Vec<LoggedTable>> =
        LazyLock::new(|| migration_lines().filter_map(|line| line.strip_prefix("--logged ")).map(parse_table_line).collect());
    &ALL
}

/// The table of a line `--logged`.
pub(super) fn of_line(line: &str) -> Option<&'static LoggedTable> {
    let name = line.split(':').next().unwrap_or_default();
    by_name(name)
}

pub(super) fn by_name(name: &str) -> Option<&'static LoggedTable> {
    logged_tables().iter().find(|table| table.name == name)
}

/// The columns of a table in the schema.
pub(super) fn columns_of(table: &str) -> impl Iterator<Item = &'static str> {
    columns().get(table).into_iter().flatten().map(|(name, _)| *name)
}

/// The columns of each table in the schema, with their types. A column that both databases declare differently is there once.
type Columns = HashMap<&'static str, Vec<(&'static str, &'static str)>>;

fn columns() -> &'static Columns {
    static COLUMNS: LazyLock<Columns> = LazyLock::new(read_columns);
    &COLUMNS
}

fn read_columns() -> Columns {
    let mut all = Columns::new();
    let mut table = None;
    for line in migration_lines() {
        if let Some(name) = line.strip_prefix("CREATE TABLE ").and_then(|rest| rest.strip_suffix(" (")) {
            table = Some(name);
        } else if line.starts_with(')') {
            table = None;
        }
        let mut text = line.strip_prefix("    ").unwrap_or_default().split(' ').filter(|word| !word.is_empty());
        let (Some(table), Some(name), Some(kind)) = (table, text.next(), text.next()) else { continue };
        let is_column = !line.starts_with("     ") && name.starts_with(|first: char| first.is_ascii_lowercase());
        let known = all.entry(table).or_default();
        if is_column && !known.iter().any(|(other, _)| *other == name) {
            known.push((name, kind.trim_end_matches(',')));
        }
    }
    all
}

fn split_names(text: &'static str) -> Vec<&'static str> {
    text.split(',').map(str::trim).filter(|name| !name.is_empty()).collect()
}

/// Reads a line `TABLE: KEY, KEY [except COLUMN, COLUMN]`.
fn parse_table_line(line: &'static str) -> LoggedTable {
    let (name, rest) = line.split_once(':').unwrap_or((line, ""));
    let (keys, except) = rest.split_once(" except ").unwrap_or((rest, ""));
    let except = split_names(except);
    let kind = |kind: &str| match kind {
        "TEXT" => Some(ColumnType::Text),
        "BOOLEAN" => Some(ColumnType::Boolean),
        "BIGINT" | "INTEGER" => Some(ColumnType::Number),
        _ => None,
    };
    let own = columns().get(name).into_iter().flatten().filter(|(column, _)| !except.contains(column));
    let columns = own.filter_map(|(column, declared)| Some((*column, kind(declared)?))).collect();
    let is_fixed = migration_lines().filter_map(|line| line.strip_prefix("--permanent ")).any(|line| {
        line.strip_prefix(name)
            .is_some_and(|rest| rest.starts_with(':') && !rest.contains(" except ") && !rest.contains(" changes "))
    });
    LoggedTable { name, keys: split_names(keys), except, columns, is_fixed }
}

impl LoggedTable {
    /// The triggers that note each inserted, changed or deleted row for the log.
    pub(super) fn triggers(&self, dialect: Dialect) -> String {
        let table = self.name;
        let covered: Vec<&str> = self.columns.iter().map(|(name, _)| *name).collect();
        let of = if self.except.is_empty() { String::new() } else { format!(" OF {}", covered.join(", ")) };
        if dialect == Dialect::Postgresql {
            let quoted = |sql: String| format!("'{}'", sql.replace('\'', "''"));
            let (keys, was) = (quoted(self.key_values("($1).")), quoted(self.digest_text_sql("($1).")));
            return format!(
                "CREATE TRIGGER {table}_noted AFTER INSERT OR DELETE OR UPDATE{of} ON {table} FOR EACH ROW \
                 EXECUTE FUNCTION nidreg_note({keys}, {was});\n"
            );
        }
        let note = |verb: &str, of: &str, keys: String, was: String| {
            format!(
                "CREATE TRIGGER {table}_noted_{verb} AFTER {verb}{of} ON {table} BEGIN INSERT INTO log_pending \
                 (source, k1, k2, k3, was) VALUES ('{table}', {keys}, {was}); END;\n"
            )
        };
        let (new, old) = (self.key_values("NEW."), self.key_values("OLD."));
        let was = self.digest_text_sql("OLD.");
        [note("insert", "", new, "NULL".to_owned()), note("update", &of, old.clone(), was.clone()), note("delete", "", old, was)]
            .concat()
    }

    /// The values of the key as three texts, of which unused ones are empty, as SQL. `row` precedes each column.
    pub(super) fn key_values(&self, row: &str) -> String {
        let one = |at: usize| self.keys.get(at).map_or("''".to_owned(), |key| format!("CAST({row}{key} AS TEXT)"));
        [one(0), one(1), one(2)].join(", ")
    }

    /// The condition that a row has the key in the columns `k1` to `k3` of `other`, as SQL.
    pub(super) fn key_condition_sql(&self, row: &str, other: &str) -> String {
        let kind = |key: &str| self.columns.iter().find(|(name, _)| *name == key).map(|(_, kind)| *kind);
        let one = |(at, key): (usize, &&str)| {
            let value = format!("{other}k{}", at + 1);
            let value = if kind(key) == Some(ColumnType::Number) { format!("CAST({value} AS BIGINT)") } else { value };
            format!("{row}{key} = {value}")
        };
        self.keys.iter().enumerate().map(one).collect::<Vec<_>>().join(" AND ")
    }

    /// The name of a row in the log.
    pub(super) fn row_name(&self, keys: [&str; 3]) -> String {
        keys.iter().take(self.keys.len()).fold(self.name.to_owned(), |name, key| format!("{name}/{key}"))
    }

    /// The text that the digest of a row covers, as SQL, with the same result on both databases. Each text is preceded by its length.
    pub(super) fn digest_text_sql(&self, row: &str) -> String {
        let one = |(name, kind): &(&str, ColumnType)| match kind {
            ColumnType::Text => format!("coalesce(CAST(length({row}{name}) AS TEXT) || ':' || {row}{name}, '-')"),
            ColumnType::Boolean => format!("CASE WHEN {row}{name} IS NULL THEN '-' WHEN {row}{name} THEN '1' ELSE '0' END"),
            ColumnType::Number => format!("coalesce(CAST({row}{name} AS TEXT), '-') || ';'"),
        };
        self.columns.iter().map(one).collect::<Vec<_>>().join(" || ")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_permanent_table_has_digests() {
        let logged: Vec<&str> = logged_tables().iter().map(|table| table.name).collect();
        // The entry of a snapshot covers its lines and texts; the tables of the log prove themselves.
        let other = ["snapshot_entries", "snapshot_texts", "log_state", "log_entry", "log_salt", "log_row", "log_checkpoint"];
        for line in migration_lines().filter_map(|line| line.strip_prefix("--permanent ")) {
            let table = line.split(':').next().unwrap_or_default();
            assert!(logged.contains(&table) != other.contains(&table), "{table} has no line --logged");
        }
    }

    #[test]
    fn lines_name_columns_of_their_tables() {
        let columns = columns();
        assert!(!logged_tables().is_empty());
        for table in logged_tables() {
            let known = &columns[table.name];
            assert!((1..=3).contains(&table.keys.len()), "{}", table.name);
            for column in table.keys.iter().chain(&table.except) {
                assert!(known.iter().any(|(name, _)| name == column), "{}.{column}", table.name);
            }
            let bytes = known.iter().filter(|(_, kind)| ["BLOB", "BYTEA"].contains(kind)).count();
            assert_eq!(table.columns.len() + table.except.len() + bytes, known.len(), "{}", table.name);
        }
        assert!(by_name("decision_records").is_some_and(|table| table.is_fixed));
        assert!(by_name("events").is_some_and(|table| !table.is_fixed));
    }
}
