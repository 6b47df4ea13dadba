//! Transfer from SQLite to PostgreSQL: every row of every table, in one transaction on each side, with row counts compared.

use super::migrations::{self, SchemaState};
use super::{AnyConnection, DatabaseTarget, Error, Store, row_log};
use diesel::connection::SimpleConnection as _;
use diesel::prelude::*;
use diesel::sql_types::{BigInt, Bool, Text};

/// Why the transfer failed. The target database is unchanged, apart from its empty tables.
#[derive(Debug, thiserror::Error)]
pub enum TransferError {
    /// The target database is not empty.
    #[error("the PostgreSQL database is not empty: take a new one")]
    InTheWay,
    /// The two databases have different schemas.
    #[error("{0} has the schema of another release: run `nidreg db migrate` there with this program first")]
    OtherSchema(&'static str),
    /// The SQLite database is in use; later writes of a server would be lost.
    #[error("the SQLite database is in use: stop the server first")]
    InUse,
    /// The row counts of a table differ.
    #[error("{table}: {there} rows there, {here} here; nothing was stored")]
    Differs {
        table: String,
        /// The number of rows in SQLite.
        there: i64,
        /// The number of rows in PostgreSQL.
        here: i64,
    },
    /// A database error.
    #[error(transparent)]
    Store(#[from] Error),
}

impl From<diesel::result::Error> for TransferError {
    fn from(error: diesel::result::Error) -> Self {
        Self::Store(Error::Database(error))
    }
}

impl super::HasDatabaseError for TransferError {
    fn database_error(&self) -> Option<&Error> {
        match self {
            Self::Store(error) => Some(error),
            _ => None,
        }
    }
}

/// The result of a transfer.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Taken {
    /// The number of tables.
    pub tables: usize,
    /// The number of rows in all tables.
    pub rows: i64,
}

#[derive(QueryableByName)]
struct Column {
    #[diesel(sql_type = Text)]
    on: String,
    #[diesel(sql_type = Text)]
    name: String,
    #[diesel(sql_type = Bool)]
    is_bytes: bool,
}

#[derive(QueryableByName)]
struct Statement {
    #[diesel(sql_type = Text)]
    sql: String,
}

#[derive(QueryableByName)]
struct Row {
    #[diesel(sql_type = BigInt)]
    at: i64,
    #[diesel(sql_type = Text)]
    json: String,
}

#[derive(QueryableByName)]
struct Count {
    #[diesel(sql_type = BigInt)]
    n: i64,
}

/// A table and its columns.
struct Table {
    name: String,
    columns: Vec<String>,
    has_bytes: bool,
}

fn count(conn: &mut AnyConnection, table: &str) -> Result<i64, TransferError> {
    Ok(diesel::sql_query(format!("SELECT count(*) AS n FROM \"{table}\"")).get_result::<Count>(conn)?.n)
}

/// The tables of the PostgreSQL database, except the list of migrations, because PostgreSQL has its own list.
fn tables(conn: &mut AnyConnection) -> Result<Vec<Table>, TransferError> {
    let columns: Vec<Column> = diesel::sql_query(
        "SELECT c.table_name::text AS \"on\", c.column_name::text AS name, c.data_type = 'bytea' AS is_bytes \
         FROM information_schema.columns c JOIN information_schema.tables t USING (table_schema, table_name) \
         WHERE c.table_schema = current_schema() AND t.table_type = 'BASE TABLE' AND c.table_name <> 'schema_migrations' \
         ORDER BY c.table_name, c.ordinal_position",
    )
    .load(conn)?;
    let mut tables: Vec<Table> = Vec::new();
    for column in columns {
        match tables.last_mut() {
            Some(table) if table.name == column.on => {
                table.has_bytes |= column.is_bytes;
                table.columns.push(column.name);
            }
            _ => tables.push(Table { name: column.on, columns: vec![column.name], has_bytes: column.is_bytes }),
        }
    }
    Ok(tables)
}

/// The statements that defer all foreign key checks until every row is present, or restore them.
fn foreign_key_statements(conn: &mut AnyConnection, rule: &str) -> Result<Vec<Statement>, TransferError> {
    let sql = format!(
        "SELECT format('ALTER TABLE %s ALTER CONSTRAINT %I {rule}', conrelid::regclass, conname) AS sql FROM pg_constraint \
         WHERE contype = 'f' AND connamespace = current_schema()::regnamespace"
    );
    Ok(diesel::sql_query(sql).load(conn)?)
}

/// Copies one table in batches: reads rows from SQLite as JSON and inserts them into PostgreSQL as typed rows.
fn copy(from: &mut AnyConnection, to: &mut AnyConnection, table: &Table) -> Result<(), TransferError> {
    /// Rows per batch; fewer for tables with files.
    const BATCH_ROWS: i64 = 500;
    const FILE_BATCH_ROWS: i64 = 4;
    let rows = if table.has_bytes { FILE_BATCH_ROWS } else { BATCH_ROWS };
    let listed = |of: &dyn Fn(&String) -> String| table.columns.iter().map(of).collect::<Vec<_>>().join(", ");
    // JSON has no byte strings, so they are encoded in PostgreSQL's hexadecimal format.
    let object = listed(&|name| {
        format!("'{name}', CASE typeof(\"{name}\") WHEN 'blob' THEN '\\x' || hex(\"{name}\") ELSE \"{name}\" END")
    });
    let (name, columns) = (&table.name, listed(&|name| format!("\"{name}\"")));
    let read =
        format!("SELECT rowid AS at, json_object({object}) AS json FROM \"{name}\" WHERE rowid > ? ORDER BY rowid LIMIT {rows}");
    let write =
        format!("INSERT INTO \"{name}\" ({columns}) SELECT {columns} FROM json_populate_recordset(NULL::\"{name}\", $1::json)");
    let mut last = i64::MIN;
    loop {
        let some: Vec<Row> = diesel::sql_query(&read).bind::<BigInt, _>(last).load(from)?;
        let Some(end) = some.last() else { return Ok(()) };
        last = end.at;
        let json: Vec<&str> = some.iter().map(|row| row.json.as_str()).collect();
        diesel::sql_query(&write).bind::<Text, _>(format!("[{}]", json.join(","))).execute(to)?;
    }
}

/// Whether no other process has the file open. Only then can SQLite leave write-ahead logging, which is enabled again when the database is
/// next opened.
fn is_unused_by_others(file: &str) -> Result<bool, TransferError> {
    #[derive(QueryableByName)]
    struct Mode {
        #[diesel(sql_type = Text)]
        journal_mode: String,
    }
    let mut conn = diesel::SqliteConnection::establish(file).map_err(|error| Error::Unreachable(format!("{file}: {error}")))?;
    // A locked database is a valid result here, not an error.
    Ok(diesel::sql_query("PRAGMA journal_mode = DELETE")
        .get_result::<Mode>(&mut conn)
        .is_ok_and(|mode| mode.journal_mode == "delete"))
}

/// Copies an SQLite database to an empty PostgreSQL database. No other process may write to the source in the meantime. If anything fails,
/// the target stays empty. `told` is called before each table.
///
/// # Errors
/// The target is not empty, the source is of another release or in use, or the row counts of a table differ.
pub fn from_sqlite(file: &str, to: &Store, mut told: impl FnMut(&str, i64)) -> Result<Taken, TransferError> {
    if !is_unused_by_others(file)? {
        return Err(TransferError::InUse);
    }
    let from = &Store::open(&DatabaseTarget::Sqlite(file.to_owned()))?;
    if !to.read(migrations::has_no_migrations)? {
        return Err(TransferError::InTheWay);
    }
    if from.read(migrations::schema_state)? != SchemaState::Current {
        return Err(TransferError::OtherSchema("the SQLite database"));
    }
    migrations::migrate(to)?;
    from.write(|from| to.write(|to| copy_all_tables(from, to, &mut told)))
}

fn copy_all_tables(
    from: &mut AnyConnection,
    to: &mut AnyConnection,
    told: &mut impl FnMut(&str, i64),
) -> Result<Taken, TransferError> {
    to.batch_execute("SET LOCAL statement_timeout = 0")?;
    for statement in foreign_key_statements(to, "DEFERRABLE INITIALLY DEFERRED")? {
        to.batch_execute(&statement.sql)?;
    }
    let mut taken = Taken { tables: 0, rows: 0 };
    for table in tables(to)? {
        let there = count(from, &table.name)?;
        told(&table.name, there);
        copy(from, to, &table)?;
        let here = count(to, &table.name)?;
        if here != there {
            return Err(TransferError::Differs { table: table.name, there, here });
        }
        taken = Taken { tables: taken.tables + 1, rows: taken.rows + here };
    }
    // The rows were copied with their digests.
    row_log::forget_notes(to)?;
    to.batch_execute("SET CONSTRAINTS ALL IMMEDIATE")?;
    for statement in foreign_key_statements(to, "NOT DEFERRABLE")? {
        to.batch_execute(&statement.sql)?;
    }
    Ok(taken)
}
