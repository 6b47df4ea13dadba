//! The schema migrations: one set for both databases, embedded in the binary.
//!
//! The SQL is shared, except for triggers and pattern checks. Lines for one database are enclosed in `--only sqlite` or `--only postgresql`
//! and `--end`, and are skipped on the other. A line `--permanent` stands for the triggers of a permanent table ([`permanent_table_triggers`]), and a
//! line `--logged` for those that note its rows for the public log (`logged`).
//!
//! Until the first release there is one migration, and a change of the schema edits it. A released migration is never edited. The database
//! stores the digest of each migration that ran, so that a database created from other migrations with the same names is not accepted.

use crate::store::AnyConnection;
use crate::store::migration_texts::{Dialect, MIGRATIONS, Migration};
use crate::store::row_log::hex;
use crate::store::{Error, Store, logged};
use diesel::connection::SimpleConnection as _;
use diesel::prelude::*;
use diesel::sql_types::{BigInt, Text};
use sha2::{Digest as _, Sha256};
use std::collections::BTreeSet;
use std::sync::OnceLock;

/// The SHA-256 digest of the text of a migration, in hexadecimal.
fn checksum(migration: &Migration) -> String {
    hex(&Sha256::digest(migration.sql().as_bytes()))
}

/// A migration that has run on this database.
#[derive(QueryableByName)]
struct Applied {
    #[diesel(sql_type = Text)]
    name: String,
    #[diesel(sql_type = Text)]
    checksum: String,
}

#[derive(QueryableByName)]
struct Count {
    #[diesel(sql_type = BigInt)]
    n: i64,
}

#[derive(QueryableByName)]
struct Line {
    #[diesel(sql_type = Text)]
    text: String,
}

fn sql_for(dialect: Dialect, sql: &str) -> String {
    let own = match dialect {
        Dialect::Sqlite => "sqlite",
        Dialect::Postgresql => "postgresql",
    };
    let mut wanted = true;
    let mut out = String::with_capacity(sql.len());
    for line in sql.lines() {
        let bare = line.trim();
        if let Some(only) = bare.strip_prefix("--only ") {
            wanted = only == own;
        } else if bare == "--end" {
            wanted = true;
        } else if let Some(table) = bare.strip_prefix("--permanent ") {
            out.push_str(&permanent_table_triggers(dialect, table));
        } else if let Some(table) = bare.strip_prefix("--logged ") {
            out.extend(logged::of_line(table).map(|table| table.triggers(dialect)));
        } else if wanted {
            out.push_str(line);
            out.push('\n');
        }
    }
    out
}

/// The triggers of a permanent table, from `TABLE: KEY; KEY except update delete`, where each KEY names the columns of a unique key. They
/// refuse UPDATE, DELETE, TRUNCATE and, on `SQLite`, INSERT OR REPLACE, which deletes a row without running its DELETE trigger. A statement
/// after `except` has a trigger of its own. The columns after `changes` can be updated.
fn permanent_table_triggers(dialect: Dialect, line: &str) -> String {
    let (table, rest) = line.split_once(':').unwrap_or((line, ""));
    let (keys, except) = rest.split_once(" except ").unwrap_or((rest, ""));
    let (keys, changing) = keys.split_once(" changes ").unwrap_or((keys, ""));
    let changing: Vec<&str> = changing.split(", ").filter(|column| !column.is_empty()).collect();
    let others = || logged::columns_of(table).filter(|column| !changing.contains(column)).collect::<Vec<_>>().join(", ");
    let of = if changing.is_empty() { String::new() } else { format!(" OF {}", others()) };
    let verbs = ["update", "delete"].into_iter().filter(|verb| !except.split(' ').any(|own| own == *verb));
    let event = |verb: &str| if verb == "update" { format!("update{of}") } else { verb.to_owned() };
    if dialect == Dialect::Postgresql {
        let verbs = verbs.chain(["truncate"]).map(event).collect::<Vec<_>>().join(" OR ");
        return format!(
            "CREATE TRIGGER {table}_permanent BEFORE {verbs} ON {table} FOR EACH STATEMENT EXECUTE FUNCTION nidreg_permanent();\n"
        );
    }
    let abort = format!("BEGIN SELECT RAISE(ABORT, '{table} are permanent'); END;");
    let same = |key: &str| key.split(',').map(str::trim).map(|column| format!("{column} = NEW.{column}")).collect::<Vec<_>>();
    let keys: Vec<String> = keys.split(';').map(|key| format!("({})", same(key).join(" AND "))).collect();
    let no_replace = format!(
        "CREATE TRIGGER {table}_no_replace BEFORE INSERT ON {table}\n\
         WHEN EXISTS (SELECT 1 FROM {table} WHERE rowid = NEW.rowid OR {}) {abort}\n",
        keys.join(" OR ")
    );
    let others = verbs.map(|verb| format!("CREATE TRIGGER {table}_no_{verb} BEFORE {} ON {table} {abort}\n", event(verb)));
    others.chain([no_replace]).collect()
}

/// Whether the table of migrations that have run exists.
fn has_migrations_table(conn: &mut AnyConnection) -> Result<bool, Error> {
    let sql = match Dialect::of(conn) {
        Dialect::Sqlite => "SELECT count(*) AS n FROM sqlite_master WHERE name = 'schema_migrations'",
        Dialect::Postgresql => {
            "SELECT count(*) AS n FROM information_schema.tables WHERE table_schema = current_schema() \
             AND table_name = 'schema_migrations'"
        }
    };
    Ok(diesel::sql_query(sql).get_result::<Count>(conn)?.n > 0)
}

fn applied(conn: &mut AnyConnection) -> Result<Vec<Applied>, Error> {
    if !has_migrations_table(conn)? {
        return Ok(Vec::new());
    }
    Ok(diesel::sql_query("SELECT name, checksum FROM schema_migrations ORDER BY name").load(conn)?)
}

/// The structure of the database for comparison, one line per item: on `SQLite` every definition, on `PostgreSQL` the columns and the
/// enabled triggers.
fn schema_structure(conn: &mut AnyConnection) -> Result<BTreeSet<String>, Error> {
    let sql = match Dialect::of(conn) {
        Dialect::Sqlite => {
            "SELECT name || ' ' || coalesce(sql, '') AS text FROM sqlite_master \
             WHERE name NOT LIKE 'sqlite_%' AND name <> 'schema_migrations'"
        }
        Dialect::Postgresql => STRUCTURE_POSTGRESQL,
    };
    Ok(diesel::sql_query(sql).load::<Line>(conn)?.into_iter().map(|line| line.text).collect())
}

const STRUCTURE_POSTGRESQL: &str = "SELECT table_name || '.' || column_name AS text FROM information_schema.columns \
    WHERE table_schema = current_schema() AND table_name <> 'schema_migrations' \
    UNION ALL SELECT 'trigger ' || tgname FROM pg_trigger JOIN pg_class ON pg_class.oid = tgrelid \
    WHERE relnamespace = current_schema()::regnamespace AND NOT tgisinternal AND tgenabled = 'O'";

/// Only SQLite has a table of notes for the public log.
const COLUMNS_SQLITE: &str = "SELECT m.name || '.' || c.name AS text FROM sqlite_master m JOIN pragma_table_info(m.name) c \
    WHERE m.type = 'table' AND m.name NOT LIKE 'sqlite_%' AND m.name NOT IN ('schema_migrations', 'log_pending')";

/// The structure that the first `count` migrations create, computed from their text in a `SQLite` database in memory.
fn structure_after(count: usize, dialect: Dialect) -> Result<BTreeSet<String>, Error> {
    let memory = diesel::SqliteConnection::establish(":memory:").map_err(|error| Error::Unreachable(error.to_string()))?;
    let mut conn = AnyConnection::Sqlite(memory);
    // In one transaction, which takes half the time.
    conn.batch_execute("BEGIN")?;
    for migration in MIGRATIONS.iter().take(count) {
        conn.batch_execute(&sql_for(Dialect::Sqlite, migration.sql()))?;
    }
    conn.batch_execute("COMMIT")?;
    if dialect == Dialect::Sqlite {
        return schema_structure(&mut conn);
    }
    let columns = diesel::sql_query(COLUMNS_SQLITE).load::<Line>(&mut conn)?;
    let mut wanted: BTreeSet<String> = columns.into_iter().map(|line| line.text).collect();
    for migration in MIGRATIONS.iter().take(count) {
        let sql = sql_for(dialect, migration.sql());
        let names = sql.lines().filter_map(|line| line.strip_prefix("CREATE TRIGGER ")?.split(' ').next());
        wanted.extend(names.map(|name| format!("trigger {name}")));
    }
    Ok(wanted)
}

/// The first difference between the database and the structure that the first `count` migrations create.
fn structure_difference(conn: &mut AnyConnection, count: usize) -> Result<Option<String>, Error> {
    /// The structure that all migrations create, on the database of this process.
    static FULL_STRUCTURE: OnceLock<BTreeSet<String>> = OnceLock::new();
    let found = schema_structure(conn)?;
    if FULL_STRUCTURE.get() == Some(&found) && count == MIGRATIONS.len() {
        return Ok(None);
    }
    let wanted = structure_after(count, Dialect::of(conn))?;
    let first_word = |line: &String| line.trim_start_matches("trigger ").split_whitespace().next().unwrap_or_default().to_owned();
    Ok(match (wanted.difference(&found).next(), found.difference(&wanted).next()) {
        (Some(missing), _) => {
            let statement = missing.find("CREATE ").and_then(|at| missing.get(at..)).unwrap_or_default();
            let how = if statement.is_empty() { String::new() } else { format!(" (it was created with: {statement})") };
            Some(format!("{} is missing or different{how}", first_word(missing)))
        }
        (None, Some(strange)) => Some(format!("{} does not belong to it", first_word(strange))),
        (None, None) => {
            if count == MIGRATIONS.len() {
                FULL_STRUCTURE.get_or_init(|| wanted);
            }
            None
        }
    })
}

/// The relation between the schema of a database and this program.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum SchemaState {
    /// The schema this program was built for.
    Current,
    /// Some migrations of this program have not run yet.
    Older,
    /// A newer program migrated it. This one may read but must not write.
    Newer {
        /// The first migration that this program does not have.
        first: String,
    },
    /// The migrations have the same names, but the database was created from other ones or was changed manually.
    Foreign {
        /// The difference.
        reason: String,
    },
}

impl std::fmt::Display for SchemaState {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Current => f.write_str("the database has the schema of this program"),
            Self::Older => f.write_str("the database has an older schema; run: nidreg db migrate"),
            Self::Newer { first } => {
                write!(f, "the database has a newer schema than this program ({first}); install the newer program")
            }
            Self::Foreign { reason } => write!(
                f,
                "the database does not have the schema of a release of this program: {reason}. If something was dropped or changed by \
                 hand, create it again; otherwise use the program that made it"
            ),
        }
    }
}

/// Compares names, digests and the actual structure.
pub fn schema_state(conn: &mut AnyConnection) -> Result<SchemaState, Error> {
    let ran = applied(conn)?;
    let foreign = |reason: String| Ok(SchemaState::Foreign { reason });
    for (place, row) in ran.iter().enumerate() {
        let Some(migration) = MIGRATIONS.iter().find(|migration| migration.name == row.name) else {
            return Ok(SchemaState::Newer { first: row.name.clone() });
        };
        if MIGRATIONS.get(place).map(|migration| migration.name) != Some(row.name.as_str()) {
            return foreign(format!("the migration before {} did not run", row.name));
        }
        if row.checksum != checksum(migration) {
            return foreign(format!("the migration {} had another text", row.name));
        }
    }
    if let Some(reason) = structure_difference(conn, ran.len())? {
        return foreign(reason);
    }
    Ok(if ran.len() == MIGRATIONS.len() { SchemaState::Current } else { SchemaState::Older })
}

/// Checks that the schema is that of this program. Called before every write, because another program may migrate the database while this
/// one runs. Compares only names; the structure was compared at startup.
///
/// # Errors
/// [`Error::Schema`] if it is older or newer: this program may read it but must not write.
pub fn check_schema_version(conn: &mut AnyConnection) -> Result<(), Error> {
    let newest = MIGRATIONS.last().map_or("", |migration| migration.name);
    let sql = "SELECT count(*) || ' ' || max(name) AS text FROM schema_migrations";
    if diesel::sql_query(sql).get_result::<Line>(conn)?.text == format!("{} {newest}", MIGRATIONS.len()) {
        return Ok(());
    }
    Err(Error::Schema(schema_state(conn)?.to_string()))
}

/// Runs the pending migrations, each in its own transaction, and returns their names. Several instances may start at the same time: one
/// runs the migrations and the others wait.
///
/// # Errors
/// [`Error::Schema`] if the database is foreign or belongs to a newer program; nothing is changed.
pub fn migrate(store: &Store) -> Result<Vec<&'static str>, Error> {
    store.run_exclusively(|conn| {
        let prepare = "CREATE TABLE IF NOT EXISTS schema_migrations (name TEXT PRIMARY KEY NOT NULL, checksum TEXT NOT NULL)";
        crate::store::transaction_on(conn, |conn| Ok(conn.batch_execute(prepare)?))?;
        // In one transaction, because another instance may be between two migrations.
        match super::transaction_on(conn, schema_state)? {
            SchemaState::Current => return Ok(Vec::new()),
            SchemaState::Older => {}
            other => return Err(Error::Schema(other.to_string())),
        }
        let mut ran = Vec::new();
        for migration in MIGRATIONS {
            let did = crate::store::transaction_on(conn, |conn| {
                if applied(conn)?.iter().any(|row| row.name == migration.name) {
                    return Ok(false);
                }
                let sql = sql_for(Dialect::of(conn), migration.sql());
                conn.batch_execute(&sql)?;
                diesel::sql_query("INSERT INTO schema_migrations (name, checksum) VALUES ($1, $2)")
                    .bind::<Text, _>(migration.name)
                    .bind::<Text, _>(checksum(migration))
                    .execute(conn)?;
                Ok(true)
            })?;
            if did {
                ran.push(migration.name);
            }
        }
        Ok(ran)
    })
}

/// Whether the schema is the one this program was built for.
pub fn is_schema_current(conn: &mut AnyConnection) -> Result<bool, Error> {
    Ok(schema_state(conn)? == SchemaState::Current)
}

/// The names of the pending migrations in order; all of them on an empty database. Writes nothing.
pub fn pending_migrations(conn: &mut AnyConnection) -> Result<Vec<&'static str>, Error> {
    let ran = applied(conn)?;
    Ok(MIGRATIONS.iter().map(|migration| migration.name).filter(|name| !ran.iter().any(|row| row.name == *name)).collect())
}

/// Whether no migration has ever run on this database.
pub fn has_no_migrations(conn: &mut AnyConnection) -> Result<bool, Error> {
    Ok(applied(conn)?.is_empty())
}
