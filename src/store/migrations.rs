//! The schema migrations: one set for both databases, embedded in the binary.
//!
//! The SQL is shared, except for triggers and pattern checks. Lines for one database are enclosed in `--only sqlite` or `--only postgresql`
//! and `--end`, and are skipped on the other.
//!
//! A migration is frozen once it is released. The database stores the digest of each migration that ran, so that a database created from
//! other migrations with the same names is not accepted.

use crate::store::AnyConnection;
use crate::store::chain::hex;
use crate::store::{Error, Store};
use diesel::connection::SimpleConnection as _;
use diesel::prelude::*;
use diesel::sql_types::{BigInt, Nullable, Text};
use sha2::{Digest as _, Sha256};
use std::collections::{BTreeSet, HashMap};
use std::sync::LazyLock;
use urn_registry::packed;

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
    "0001_people", "0002_registry", "0003_requests", "0004_mail", "0005_drafts", "0006_listing", "0007_search", "0008_tokens",
    "0009_procedure", "0010_sign_up", "0011_states", "0012_mail_in", "0013_mail_out", "0014_second_factor", "0015_security_log",
    "0019_taken_back", "0020_status_marks", "0021_lists", "0022_in_error", "0023_redaction", "0024_profiles", "0025_clock",
    "0026_import_uploads", "0028_consent", "0031_checked_lists", "0032_parts", "0033_tombstones", "0034_pledges",
    "0035_kept_lists", "0036_confirmations", "0038_mail_choices", "0039_list_posts", "0041_unread", "0042_claims", "0043_probe",
    "0046_topics", "0047_gathered", "0048_letter_links", "0049_named_texts", "0051_address_changes", "0052_deleted_drafts",
    "0055_desk", "0056_points", "0057_words_taken_back", "0058_two_publish", "0059_two_keys", "0060_refusals_chained",
    "0062_sent_before", "0063_merged_accounts", "0064_erasures", "0066_track_before", "0068_identities", "0070_deputies",
    "0071_gaps_by_link", "0072_languages", "0079_password_after_proof", "0080_decision_records", "0081_away_until",
    "0082_accounts", "0083_fewer_columns", "0084_registers_read_only", "0085_erasures", "0090_public_log", "0092_last_change",
    "0093_reconsideration", "0094_no_replacement", "0095_redacted_copies", "0096_maintenance", "0099_following",
    "0101_drafted_points", "0102_saved_questions", "0104_private_proposals", "0105_reported_names", "0110_logged_list",
    "0111_text_sources", "0120_logged_text_values", "0130_archives", "0131_retractions", "0132_pending_actions",
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

    /// The SHA-256 digest of its text, in hexadecimal.
    fn checksum(&self) -> String {
        hex(&Sha256::digest(self.up().as_bytes()))
    }
}

/// A migration that has run on this database.
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

/// Creates the table of migrations that have run, and adds the digest column to one created by an older release.
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

/// The structure of the database for comparison, one line per item: on `SQLite` every definition, on `PostgreSQL` the columns.
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

/// The full-text index is a different kind of table on each database, so its columns are not compared.
const COLUMNS_POSTGRESQL: &str = "SELECT table_name || '.' || column_name AS what FROM information_schema.columns \
    WHERE table_schema = current_schema() AND table_name <> 'schema_migrations' AND table_name <> 'search'";

const COLUMNS_SQLITE: &str = "SELECT m.name || '.' || c.name AS what FROM sqlite_master m JOIN pragma_table_info(m.name) c \
    WHERE m.type = 'table' AND m.name NOT LIKE 'sqlite_%' AND m.name <> 'schema_migrations' AND m.name NOT LIKE 'search%'";

/// The structure that the first `count` migrations create, on either kind of database.
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

/// The digests of the structure that all migrations create, on `PostgreSQL` and on `SQLite`, so that a start need not run them all to check
/// a database.
const WHOLE: [&str; 2] = [
    "82516228b15248d2b8f0263a228e962af835d96b9f43f3f2175925db07ae3482",
    "4fbd4f1256fa9417619a4e45ae4fd5774327d85dd35a3aa6c0d45847ed962102",
];

fn digest<'a>(lines: impl IntoIterator<Item = &'a str>) -> String {
    let mut hasher = Sha256::new();
    for line in lines {
        hasher.update(line.as_bytes());
        hasher.update([0]);
    }
    hex(&hasher.finalize())
}

/// The first difference between the database and the structure that the first `count` migrations create.
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

/// The relation between the schema of a database and this program.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum State {
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

/// Compares names, digests and the actual structure.
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

/// Checks that the schema is that of this program. Called before every write, because another program may migrate the database while this
/// one runs. Compares only names; the structure was compared at startup.
///
/// # Errors
/// [`Error::Schema`] if it is older or newer: this program may read it but must not write.
pub fn is_of_this_program(conn: &mut AnyConnection) -> Result<(), Error> {
    let newest = MIGRATIONS.last().map_or("", |migration| migration.name);
    let sql = "SELECT count(*) || ' ' || max(name) AS what FROM schema_migrations";
    if diesel::sql_query(sql).get_result::<Thing>(conn)?.what == format!("{} {newest}", MIGRATIONS.len()) {
        return Ok(());
    }
    Err(Error::Schema(state(conn)?.to_string()))
}

/// Adds digests to a database from before they were stored; its structure must be exactly that of its migrations.
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

/// Runs the pending migrations, each in its own transaction, and returns their names. Several instances may start at the same time: one
/// runs the migrations and the others wait.
///
/// # Errors
/// [`Error::Schema`] if the database is foreign or belongs to a newer program; nothing is changed.
pub fn migrate(store: &Store) -> Result<Vec<&'static str>, Error> {
    store.alone(|conn| {
        crate::store::transaction_on(conn, |conn| {
            prepare(conn)?;
            adopt(conn)
        })?;
        // In one transaction, because another instance may be between two migrations.
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

/// Reverts all migrations, newest first. For tests and for expert use; all data is lost.
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

/// The names of the pending migrations in order; all of them on an empty database. Writes nothing.
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

/// Whether no migration has ever run on this database.
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
    fn stored_digests_match_the_schema_after_all_migrations() {
        for (sqlite, kept) in [false, true].into_iter().zip(WHOLE) {
            let made = shape_after(MIGRATIONS.len(), sqlite).unwrap();
            assert_eq!(digest(made.iter().map(String::as_str)), kept, "on SQLite: {sqlite}");
        }
    }
}
