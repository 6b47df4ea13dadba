//! The migrations: one folder for both databases, built into the binary.
//!
//! The SQL is common except where it cannot be: triggers and pattern checks. Such lines stand between
//! `--only sqlite`, `--only postgresql` and `--end`, and the other database never sees them.

use super::{AnyConnection, Error, Store};
use diesel::connection::SimpleConnection as _;
use diesel::prelude::*;
use diesel::sql_types::Text;

struct Migration {
    name: &'static str,
    up: &'static str,
    down: &'static str,
}

macro_rules! migrations {
    ($($name:literal),* $(,)?) => {
        &[$(Migration {
            name: $name,
            up: include_str!(concat!("../../migrations/", $name, "/up.sql")),
            down: include_str!(concat!("../../migrations/", $name, "/down.sql")),
        }),*]
    };
}

const MIGRATIONS: &[Migration] = migrations![
    "0001_people",
    "0002_registry",
    "0003_requests",
    "0004_mail",
    "0005_drafts",
    "0006_listing",
    "0007_search",
    "0008_tokens",
    "0009_procedure"
];

#[derive(QueryableByName)]
struct Applied {
    #[diesel(sql_type = Text)]
    name: String,
}

fn sql_for(conn: &AnyConnection, sql: &str) -> String {
    let own = match conn {
        AnyConnection::Sqlite(_) => "sqlite",
        AnyConnection::Postgresql(_) => "postgresql",
    };
    let mut wanted = true;
    let mut out = String::with_capacity(sql.len());
    for line in sql.lines() {
        let bare = line.trim();
        if let Some(only) = bare.strip_prefix("--only ") {
            wanted = only == own;
        } else if bare == "--end" {
            wanted = true;
        } else if wanted {
            out.push_str(line);
            out.push('\n');
        }
    }
    out
}

fn applied(conn: &mut AnyConnection) -> Result<Vec<String>, Error> {
    conn.batch_execute("CREATE TABLE IF NOT EXISTS schema_migrations (name TEXT PRIMARY KEY NOT NULL)")?;
    let rows: Vec<Applied> = diesel::sql_query("SELECT name FROM schema_migrations ORDER BY name").load(conn)?;
    Ok(rows.into_iter().map(|row| row.name).collect())
}

/// Brings the schema up to date, each migration in a transaction of its own; returns the names of those that ran.
/// Several instances may start at once: the transaction makes one of them do the work.
pub fn migrate(store: &Store) -> Result<Vec<&'static str>, Error> {
    let mut ran = Vec::new();
    for migration in MIGRATIONS {
        let did = store.write(|conn| {
            if applied(conn)?.iter().any(|name| name == migration.name) {
                return Ok::<bool, Error>(false);
            }
            let sql = sql_for(conn, migration.up);
            conn.batch_execute(&sql)?;
            diesel::sql_query("INSERT INTO schema_migrations (name) VALUES ($1)")
                .bind::<Text, _>(migration.name)
                .execute(conn)?;
            Ok(true)
        })?;
        if did {
            ran.push(migration.name);
        }
    }
    Ok(ran)
}

/// Takes every migration back, newest first. For tests and for operators who know what they do.
pub fn revert_all(store: &Store) -> Result<(), Error> {
    for migration in MIGRATIONS.iter().rev() {
        store.write(|conn| {
            if applied(conn)?.iter().any(|name| name == migration.name) {
                let sql = sql_for(conn, migration.down);
                conn.batch_execute(&sql)?;
                diesel::sql_query("DELETE FROM schema_migrations WHERE name = $1")
                    .bind::<Text, _>(migration.name)
                    .execute(conn)?;
            }
            Ok::<(), Error>(())
        })?;
    }
    Ok(())
}

/// Whether the schema is the one this program was built for: nothing missing, nothing from a newer program.
pub fn is_current(conn: &mut AnyConnection) -> Result<bool, Error> {
    Ok(applied_read_only(conn)? == MIGRATIONS.iter().map(|migration| migration.name.to_owned()).collect::<Vec<_>>())
}

/// Whether a file is a whole SQLite database with the schema of this program. It is opened as it is, so that nothing is written
/// beside it.
pub fn is_whole_copy(path: &str) -> Result<bool, Error> {
    let conn = diesel::SqliteConnection::establish(path).map_err(|error| Error::Unreachable(error.to_string()))?;
    let mut conn = AnyConnection::Sqlite(conn);
    let broken: Vec<Integrity> = diesel::sql_query("SELECT integrity_check FROM pragma_integrity_check").load(&mut conn)?;
    Ok(broken.iter().all(|line| line.integrity_check == "ok") && is_current(&mut conn)?)
}

#[derive(QueryableByName)]
struct Integrity {
    #[diesel(sql_type = Text)]
    integrity_check: String,
}

fn applied_read_only(conn: &mut AnyConnection) -> Result<Vec<String>, Error> {
    let rows: Vec<Applied> = diesel::sql_query("SELECT name FROM schema_migrations ORDER BY name").load(conn)?;
    Ok(rows.into_iter().map(|row| row.name).collect())
}
