//! The migrations: one folder for both databases, built into the binary.
//!
//! The SQL is common except where it cannot be: triggers and pattern checks. Such lines stand between
//! `--only sqlite`, `--only postgresql` and `--end`, and the other database never sees them.
//!
//! A migration is frozen once it is in a release. The database keeps the digest of each text that was run, so that a database
//! made from another text is not taken for one of ours because its migrations have the same names.

use crate::packed;
use crate::store::AnyConnection;
use crate::store::chain::hex;
use crate::store::{Error, Store};
use diesel::connection::SimpleConnection as _;
use diesel::prelude::*;
use diesel::sql_types::{BigInt, Nullable, Text};
use sha2::{Digest as _, Sha256};
use std::collections::{BTreeSet, HashMap};
use std::sync::LazyLock;

struct Migration {
    name: &'static str,
}

macro_rules! migrations {
    ($($name:literal),* $(,)?) => {
        &[$(Migration { name: $name }),*]
    };
}

/// The folder `migrations`.
static TEXTS: LazyLock<HashMap<String, String>> =
    LazyLock::new(|| packed::folder(include_bytes!(concat!(env!("OUT_DIR"), "/migrations.gz"))));

const MIGRATIONS: &[Migration] = migrations![
    "0001_people",
    "0002_registry",
    "0003_requests",
    "0004_mail",
    "0005_drafts",
    "0006_listing",
    "0007_search",
    "0008_tokens",
    "0009_procedure",
    "0010_sign_up",
    "0011_states",
    "0012_mail_in",
    "0013_mail_out",
    "0014_second_factor",
    "0015_security_log",
    "0019_taken_back",
    "0020_status_marks",
    "0021_lists",
    "0022_in_error",
    "0023_redaction",
    "0024_profiles",
    "0025_clock",
    "0026_import_uploads",
    "0028_consent",
    "0031_checked_lists",
    "0032_parts",
    "0033_tombstones",
    "0034_pledges",
    "0035_kept_lists",
    "0036_confirmations",
    "0038_mail_choices",
    "0039_list_posts",
    "0041_unread",
    "0042_claims",
    "0043_probe",
    "0046_topics",
    "0047_gathered",
    "0048_letter_links",
    "0049_named_texts",
    "0051_address_changes",
    "0052_deleted_drafts",
    "0055_desk",
    "0056_points",
    "0057_words_taken_back",
    "0058_two_publish",
    "0059_two_keys",
    "0060_refusals_chained",
    "0062_sent_before",
    "0063_merged_accounts",
    "0064_erasures",
    "0066_track_before",
    "0068_identities",
    "0070_deputies",
    "0071_gaps_by_link",
    "0072_languages",
    "0079_password_after_proof",
    "0080_decision_records",
    "0081_away_until",
    "0082_accounts",
    "0083_fewer_columns",
    "0084_registers_read_only",
    "0085_erasures",
];

impl Migration {
    fn up(&self) -> &'static str {
        self.text("up")
    }

    fn down(&self) -> &'static str {
        self.text("down")
    }

    fn text(&self, way: &str) -> &'static str {
        TEXTS.get(&format!("{}/{way}.sql", self.name)).map_or("", String::as_str)
    }

    /// The digest of its text, in hexadecimal.
    fn checksum(&self) -> String {
        hex(&Sha256::digest(self.up().as_bytes()))
    }
}

/// A migration that was run here.
#[derive(QueryableByName)]
struct Applied {
    #[diesel(sql_type = Text)]
    name: String,
    #[diesel(sql_type = Nullable<Text>)]
    checksum: Option<String>,
}

#[derive(QueryableByName)]
struct Count {
    #[diesel(sql_type = BigInt)]
    n: i64,
}

#[derive(QueryableByName)]
struct Thing {
    #[diesel(sql_type = Text)]
    what: String,
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

/// Makes the table of what was run, and gives one that an earlier program made its column of digests.
fn prepare(conn: &mut AnyConnection) -> Result<(), Error> {
    conn.batch_execute("CREATE TABLE IF NOT EXISTS schema_migrations (name TEXT PRIMARY KEY NOT NULL, checksum TEXT)")?;
    if !has_checksums(conn)? {
        conn.batch_execute("ALTER TABLE schema_migrations ADD COLUMN checksum TEXT")?;
    }
    Ok(())
}

fn has_checksums(conn: &mut AnyConnection) -> Result<bool, Error> {
    let sql = match conn {
        AnyConnection::Sqlite(_) => "SELECT count(*) AS n FROM pragma_table_info('schema_migrations') WHERE name = 'checksum'",
        AnyConnection::Postgresql(_) => {
            "SELECT count(*) AS n FROM information_schema.columns WHERE table_schema = current_schema() \
             AND table_name = 'schema_migrations' AND column_name = 'checksum'"
        }
    };
    Ok(diesel::sql_query(sql).get_result::<Count>(conn)?.n > 0)
}

fn applied(conn: &mut AnyConnection) -> Result<Vec<Applied>, Error> {
    Ok(diesel::sql_query("SELECT name, checksum FROM schema_migrations ORDER BY name").load(conn)?)
}

/// What the database holds, to compare: on `SQLite` every definition, on `PostgreSQL` the columns, each as one line.
fn shape(conn: &mut AnyConnection) -> Result<BTreeSet<String>, Error> {
    let sql = match conn {
        AnyConnection::Sqlite(_) => {
            "SELECT name || ' ' || coalesce(sql, '') AS what FROM sqlite_master \
             WHERE name NOT LIKE 'sqlite_%' AND name <> 'schema_migrations'"
        }
        AnyConnection::Postgresql(_) => COLUMNS_POSTGRESQL,
    };
    Ok(diesel::sql_query(sql).load::<Thing>(conn)?.into_iter().map(|thing| thing.what).collect())
}

/// The full-text index is a table of another kind on each database, so its columns are not compared.
const COLUMNS_POSTGRESQL: &str = "SELECT table_name || '.' || column_name AS what FROM information_schema.columns \
    WHERE table_schema = current_schema() AND table_name <> 'schema_migrations' AND table_name <> 'search'";

const COLUMNS_SQLITE: &str = "SELECT m.name || '.' || c.name AS what FROM sqlite_master m JOIN pragma_table_info(m.name) c \
    WHERE m.type = 'table' AND m.name NOT LIKE 'sqlite_%' AND m.name <> 'schema_migrations' AND m.name NOT LIKE 'search%'";

/// What the first `count` migrations make, on either kind of database.
fn shape_after(count: usize, sqlite: bool) -> Result<BTreeSet<String>, Error> {
    let memory = diesel::SqliteConnection::establish(":memory:").map_err(|error| Error::Unreachable(error.to_string()))?;
    let mut conn = AnyConnection::Sqlite(memory);
    for migration in MIGRATIONS.iter().take(count) {
        let sql = sql_for(&conn, migration.up());
        conn.batch_execute(&sql)?;
    }
    if sqlite {
        return shape(&mut conn);
    }
    Ok(diesel::sql_query(COLUMNS_SQLITE).load::<Thing>(&mut conn)?.into_iter().map(|thing| thing.what).collect())
}

/// The digests of what all migrations make, on `PostgreSQL` and on `SQLite`: a start need not make everything to see that all is there.
const WHOLE: [&str; 2] = [
    "bdedfdb5dc82354ef6153bdeeaaa0f374606167e830f87e91ebf3da958d2ad24",
    "9cc9424b545968372fbfe8b443f7d3d317cd1c797f157d6858c9e2da3af78070",
];

fn digest<'a>(lines: impl IntoIterator<Item = &'a str>) -> String {
    let mut hasher = Sha256::new();
    for line in lines {
        hasher.update(line.as_bytes());
        hasher.update([0]);
    }
    hex(&hasher.finalize())
}

/// The first difference between what the database holds and what the first `count` migrations make.
fn difference(conn: &mut AnyConnection, count: usize) -> Result<Option<String>, Error> {
    let sqlite = matches!(conn, AnyConnection::Sqlite(_));
    let found = shape(conn)?;
    let whole = WHOLE.get(usize::from(sqlite)).filter(|_| count == MIGRATIONS.len());
    if whole.is_some_and(|whole| *whole == digest(found.iter().map(String::as_str))) {
        return Ok(None);
    }
    let wanted = shape_after(count, sqlite)?;
    let first_word = |line: &String| line.split_whitespace().next().unwrap_or_default().to_owned();
    Ok(match (wanted.difference(&found).next(), found.difference(&wanted).next()) {
        (Some(missing), _) => Some(format!("{} is missing or different", first_word(missing))),
        (None, Some(strange)) => Some(format!("{} does not belong to it", first_word(strange))),
        (None, None) => None,
    })
}

/// How the schema of a database stands to this program.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum State {
    /// It is the one this program was built for.
    Current,
    /// Migrations of this program have not run yet.
    Older,
    /// A newer program migrated it; this one may read, and must not write.
    Newer {
        /// The first migration that this program does not know.
        first: String,
    },
    /// It has the same migrations by name, but was made from other texts, or was changed by hand.
    Foreign {
        /// What is different.
        why: String,
    },
}

impl std::fmt::Display for State {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Current => f.write_str("the database has the schema of this program"),
            Self::Older => f.write_str("the database has an older schema; run: nidreg db migrate"),
            Self::Newer { first } => {
                write!(f, "the database has a newer schema than this program ({first}); install the newer program")
            }
            Self::Foreign { why } => write!(
                f,
                "the database was not made by a release of this program: {why}. Export what you need with the program that made \
                 it, and start with a new database"
            ),
        }
    }
}

/// Compares names, digests and what is really there.
pub fn state(conn: &mut AnyConnection) -> Result<State, Error> {
    if !has_checksums(conn)? {
        return Ok(State::Older);
    }
    let ran = applied(conn)?;
    let foreign = |why: String| Ok(State::Foreign { why });
    for (place, row) in ran.iter().enumerate() {
        let Some(migration) = MIGRATIONS.iter().find(|migration| migration.name == row.name) else {
            return Ok(State::Newer { first: row.name.clone() });
        };
        if MIGRATIONS.get(place).map(|migration| migration.name) != Some(row.name.as_str()) {
            return foreign(format!("the migration before {} did not run", row.name));
        }
        if row.checksum.as_deref() != Some(migration.checksum().as_str()) {
            return foreign(format!("the migration {} had another text", row.name));
        }
    }
    if let Some(why) = difference(conn, ran.len())? {
        return foreign(why);
    }
    Ok(if ran.len() == MIGRATIONS.len() { State::Current } else { State::Older })
}

/// That the schema is the one of this program; asked before every change, because another program may bring the database up while this
/// one runs. Compares names only: what they made was compared at the start.
///
/// # Errors
/// [`Error::Schema`] when it is older or newer: this program may read it, and must not write.
pub fn is_of_this_program(conn: &mut AnyConnection) -> Result<(), Error> {
    let newest = MIGRATIONS.last().map_or("", |migration| migration.name);
    let sql = "SELECT count(*) || ' ' || max(name) AS what FROM schema_migrations";
    if diesel::sql_query(sql).get_result::<Thing>(conn)?.what == format!("{} {newest}", MIGRATIONS.len()) {
        return Ok(());
    }
    Err(Error::Schema(state(conn)?.to_string()))
}

/// Takes a database of before the digests in: it must hold exactly what its migrations make.
fn adopt(conn: &mut AnyConnection) -> Result<(), Error> {
    let ran = applied(conn)?;
    if ran.is_empty() || ran.iter().any(|row| row.checksum.is_some()) {
        return Ok(());
    }
    let known = ran.iter().zip(MIGRATIONS).filter(|(row, migration)| row.name == migration.name).count();
    if known != ran.len() {
        return Err(Error::Schema("the database has migrations that this program does not know".to_owned()));
    }
    if let Some(why) = difference(conn, known)? {
        return Err(Error::Schema(State::Foreign { why }.to_string()));
    }
    for migration in MIGRATIONS.iter().take(known) {
        diesel::sql_query("UPDATE schema_migrations SET checksum = $1 WHERE name = $2")
            .bind::<Text, _>(migration.checksum())
            .bind::<Text, _>(migration.name)
            .execute(conn)?;
    }
    Ok(())
}

/// Brings the schema up to date, each migration in a transaction of its own; returns the names of those that ran. Several
/// instances may start at once: one of them does the work and the others wait.
///
/// # Errors
/// [`Error::Schema`] when the database is not one of ours or belongs to a newer program; nothing is changed then.
pub fn migrate(store: &Store) -> Result<Vec<&'static str>, Error> {
    store.alone(|conn| {
        crate::store::transaction_on(conn, |conn| {
            prepare(conn)?;
            adopt(conn)
        })?;
        // In one transaction: another instance may be between two migrations.
        match super::transaction_on(conn, state)? {
            State::Current => return Ok(Vec::new()),
            State::Older => {}
            other => return Err(Error::Schema(other.to_string())),
        }
        let mut ran = Vec::new();
        for migration in MIGRATIONS {
            let did = crate::store::transaction_on(conn, |conn| {
                if applied(conn)?.iter().any(|row| row.name == migration.name) {
                    return Ok(false);
                }
                let sql = sql_for(conn, migration.up());
                conn.batch_execute(&sql)?;
                diesel::sql_query("INSERT INTO schema_migrations (name, checksum) VALUES ($1, $2)")
                    .bind::<Text, _>(migration.name)
                    .bind::<Text, _>(migration.checksum())
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

/// Takes every migration back, newest first. For tests and for operators who know what they do.
pub fn revert_all(store: &Store) -> Result<(), Error> {
    store.alone(|conn| {
        for migration in MIGRATIONS.iter().rev() {
            crate::store::transaction_on(conn, |conn| {
                if applied(conn)?.iter().any(|row| row.name == migration.name) {
                    let sql = sql_for(conn, migration.down());
                    conn.batch_execute(&sql)?;
                    diesel::sql_query("DELETE FROM schema_migrations WHERE name = $1")
                        .bind::<Text, _>(migration.name)
                        .execute(conn)?;
                }
                Ok(())
            })?;
        }
        Ok(())
    })
}

/// Whether the schema is the one this program was built for.
pub fn is_current(conn: &mut AnyConnection) -> Result<bool, Error> {
    Ok(state(conn)? == State::Current)
}

/// The migrations that have not run, by name, in the order in which they will; all of them on an empty database. Nothing is written.
pub fn pending(conn: &mut AnyConnection) -> Result<Vec<&'static str>, Error> {
    let ran: Vec<Name> =
        if is_empty(conn)? { Vec::new() } else { diesel::sql_query("SELECT name FROM schema_migrations").load(conn)? };
    Ok(MIGRATIONS.iter().map(|migration| migration.name).filter(|name| !ran.iter().any(|row| row.name == *name)).collect())
}

#[derive(QueryableByName)]
struct Name {
    #[diesel(sql_type = Text)]
    name: String,
}

/// Whether no migration ever ran here.
pub fn is_empty(conn: &mut AnyConnection) -> Result<bool, Error> {
    let sql = match conn {
        AnyConnection::Sqlite(_) => "SELECT count(*) AS n FROM sqlite_master WHERE name = 'schema_migrations'",
        AnyConnection::Postgresql(_) => {
            "SELECT count(*) AS n FROM information_schema.tables WHERE table_schema = current_schema() \
             AND table_name = 'schema_migrations'"
        }
    };
    let is_there = diesel::sql_query(sql).get_result::<Count>(conn)?.n > 0;
    Ok(!is_there || diesel::sql_query("SELECT count(*) AS n FROM schema_migrations").get_result::<Count>(conn)?.n == 0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_digests_are_those_of_what_all_migrations_make() {
        for (sqlite, kept) in [false, true].into_iter().zip(WHOLE) {
            let made = shape_after(MIGRATIONS.len(), sqlite).unwrap();
            assert_eq!(digest(made.iter().map(String::as_str)), kept, "on SQLite: {sqlite}");
        }
    }
}
