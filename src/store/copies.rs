//! Backups of an SQLite database: created while it is in use, verified, and restored.
//!
//! A backup is written under a temporary name in the target folder, synced to disk, checked with [`inspect::check_database`], and only then
//! renamed. A file with the requested name is therefore always complete, and a failure leaves nothing behind. Files are readable by their
//! owner only; SQLite gives its auxiliary files the same mode.

use super::files;
use super::inspect::{self, CounterNames};
use super::migrations::{self, SchemaState};
use super::{AnyConnection, ConnectionOpener, DatabaseTarget, Error, Store};
use diesel::prelude::*;
use diesel::sql_types::{BigInt, Text};
use jiff::Timestamp;
use std::ffi::OsString;
use std::fs::{File, OpenOptions};
use std::os::unix::fs::OpenOptionsExt as _;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

/// Why a backup or a restore failed.
#[derive(Debug, thiserror::Error)]
pub enum BackupError {
    /// The target exists already.
    #[error("{0}")]
    InTheWay(String),
    /// The source does not exist.
    #[error("there is no file {0}")]
    Nothing(String),
    /// The source is damaged or not a registry database.
    #[error("{0}")]
    NotWhole(String),
    /// A file operation failed.
    #[error("{what}: {source}")]
    File {
        /// The operation, with the path.
        what: String,
        /// The error of the operating system.
        source: std::io::Error,
    },
    /// A database error.
    #[error(transparent)]
    Store(#[from] Error),
}

fn file_error(what: &str, path: &Path) -> impl FnOnce(std::io::Error) -> BackupError {
    let what = format!("{} cannot be {what}", path.display());
    move |source| BackupError::File { what, source }
}

fn path_with_ending(path: &Path, ending: &str) -> PathBuf {
    let mut name = OsString::from(path);
    name.push(ending);
    name.into()
}

/// A file in progress. It and SQLite's auxiliary files are deleted when dropped, unless it is moved to its final name.
struct PartialFile(PathBuf);

impl PartialFile {
    /// Creates an empty file that only its owner can read.
    fn new(of: &Path) -> Result<Self, BackupError> {
        let part = path_with_ending(of, &format!(".{}.part", std::process::id()));
        OpenOptions::new().write(true).create_new(true).mode(0o600).open(&part).map_err(file_error("written", &part))?;
        Ok(Self(part))
    }

    fn text(&self) -> String {
        self.0.to_string_lossy().into_owned()
    }

    /// Syncs the file to disk and renames it.
    fn move_to(self, of: &Path) -> Result<(), BackupError> {
        File::open(&self.0).and_then(|part| part.sync_all()).map_err(file_error("synced to disk", &self.0))?;
        std::fs::rename(&self.0, of).map_err(file_error("moved to its final path", of))?;
        files::sync_folder(of).map_err(file_error("synced to disk", of))
    }
}

impl Drop for PartialFile {
    fn drop(&mut self) {
        // Most of these files do not exist; after `move_to`, none of them does.
        for ending in ["", "-wal", "-shm", "-journal"] {
            let _ = std::fs::remove_file(path_with_ending(&self.0, ending));
        }
    }
}

/// Checks that the target does not exist. An empty file, as left by a full disk, is not a backup and does not block.
fn must_be_free(path: &Path, text: &str) -> Result<(), BackupError> {
    match std::fs::symlink_metadata(path) {
        Ok(found) if !(found.is_file() && found.len() == 0) => Err(BackupError::InTheWay(format!("{} {text}", path.display()))),
        _ => Ok(()),
    }
}

/// Opens a file without changing its journal mode or creating files beside it.
fn open_as_it_is(path: &Path) -> Result<AnyConnection, Error> {
    let conn = SqliteConnection::establish(&path.to_string_lossy()).map_err(|error| Error::Unreachable(error.to_string()))?;
    Ok(AnyConnection::Sqlite(conn))
}

/// Tables whose rows are never deleted: a backup made after they were counted must contain all of them.
const PERMANENT_TABLES: [&str; 4] = ["events", "versions", "revisions", "changes"];

#[derive(QueryableByName)]
struct Count {
    #[diesel(sql_type = BigInt)]
    count: i64,
}

fn count_permanent(conn: &mut AnyConnection) -> Result<Vec<i64>, Error> {
    PERMANENT_TABLES
        .iter()
        .map(|table| Ok(diesel::sql_query(format!("SELECT count(*) AS count FROM {table}")).get_result::<Count>(conn)?.count))
        .collect()
}

fn must_be_whole(conn: &mut AnyConnection, names: &CounterNames<'_>, what: &str) -> Result<(), BackupError> {
    let faults: Vec<String> =
        inspect::check_database(conn, names).into_iter().filter(|checked| !checked.fine).map(|checked| checked.message).collect();
    if faults.is_empty() { Ok(()) } else { Err(BackupError::NotWhole(format!("{what}: {}", faults.join("; ")))) }
}

/// Writes a verified backup of the database at `path` to `to`, while it is in use. Works with any schema version.
pub fn backup(path: &Path, to: &Path, names: &CounterNames<'_>) -> Result<(), BackupError> {
    must_be_free(to, "already exists, and a backup never replaces a file; choose another name")?;
    if !path.is_file() {
        return Err(BackupError::Nothing(path.display().to_string()));
    }
    let mut from =
        ConnectionOpener { target: DatabaseTarget::Sqlite(path.to_string_lossy().into_owned()), query_only: false }.open()?;
    if migrations::has_no_migrations(&mut from)? {
        return Err(BackupError::NotWhole(format!("there is no registry in {}", path.display())));
    }
    let before = count_permanent(&mut from)?;
    let part = PartialFile::new(to)?;
    diesel::sql_query("VACUUM INTO $1").bind::<Text, _>(part.text()).execute(&mut from).map_err(Error::from)?;
    {
        let mut copy = open_as_it_is(&part.0)?;
        must_be_whole(&mut copy, names, "the database is damaged, and no copy was saved (nidreg doctor --full)")?;
        let copied = count_permanent(&mut copy)?;
        if copied.iter().zip(&before).any(|(copied, before)| copied < before) {
            return Err(BackupError::NotWhole("the copy has fewer rows than the database had; no copy was saved".to_owned()));
        }
    }
    part.move_to(to)
}

/// The file beside a database that has the time of its last backup. It is not in the database, so that a backup changes nothing in it.
fn backup_note_path(path: &Path) -> PathBuf {
    path_with_ending(path, ".last-backup")
}

/// Records beside the database at `path` that it was backed up at `now`.
pub fn note_backup(path: &Path, now: Timestamp) -> Result<(), BackupError> {
    let note = backup_note_path(path);
    files::replace_file(&note, format!("{now:.0}\n").as_bytes()).map_err(file_error("written", &note))
}

/// When the database at `path` was last backed up; `None` if that is not recorded.
pub fn last_backup(path: &Path) -> Option<Timestamp> {
    std::fs::read_to_string(backup_note_path(path)).ok()?.trim().parse().ok()
}

/// The path of the backup made before the migration `first`: beside the database, under a name that is not in use.
pub fn migration_backup_path(path: &Path, first: &str) -> PathBuf {
    let number = first.split('_').next().unwrap_or(first);
    let plain = path_with_ending(path, &format!(".before-{number}"));
    let free = |path: &PathBuf| must_be_free(path, "").is_ok();
    if free(&plain) {
        return plain;
    }
    // After a hundred attempts at one migration, all names are in use, and the backup is refused.
    (2..100).map(|count| path_with_ending(&plain, &format!(".{count}"))).find(free).unwrap_or(plain)
}

/// Restores a backup as the database at `path`, which must not exist. The copy is checked, migrated to the schema of this program and
/// passed to `finish`, and is moved to its final name only if all of that succeeded. The backup itself is not changed.
pub fn restore<E: From<BackupError> + From<Error>>(
    copy: &Path,
    path: &Path,
    names: &CounterNames<'_>,
    finish: impl FnOnce(&Store) -> Result<(), E>,
) -> Result<(), E> {
    let part = restore_partial_file(copy, path, names)?;
    {
        let store = Store::open(&DatabaseTarget::Sqlite(part.text()))?;
        finish(&store)?;
    }
    merge_auxiliary_files(&part.0)?;
    Ok(part.move_to(path)?)
}

/// Why `restore` would refuse the schema of a copy, if it would.
pub fn refused_schema(copy: &Path) -> Result<Option<SchemaState>, BackupError> {
    let state = migrations::schema_state(&mut open_as_it_is(copy)?)?;
    Ok(Some(state).filter(|state| matches!(state, SchemaState::Newer { .. } | SchemaState::Foreign { .. })))
}

fn restore_partial_file(copy: &Path, path: &Path, names: &CounterNames<'_>) -> Result<PartialFile, BackupError> {
    must_be_free(path, "is a database; move it away first")?;
    for left in ["-wal", "-shm"].map(|ending| path_with_ending(path, ending)) {
        if left.exists() {
            return Err(BackupError::InTheWay(format!("{} belongs to another database; move it away as well", left.display())));
        }
    }
    if !copy.is_file() {
        return Err(BackupError::Nothing(copy.display().to_string()));
    }
    let wal = path_with_ending(copy, "-wal");
    if std::fs::metadata(&wal).is_ok_and(|found| found.len() > 0) {
        return Err(BackupError::NotWhole(format!(
            "{} belongs to this copy, which was not made by nidreg db backup. Replace the database with both files instead",
            wal.display()
        )));
    }
    let part = PartialFile::new(path)?;
    let mut from = File::open(copy).map_err(file_error("read", copy))?;
    let mut into = OpenOptions::new().write(true).open(&part.0).map_err(file_error("written", &part.0))?;
    std::io::copy(&mut from, &mut into).map_err(file_error("written", &part.0))?;
    drop(into);
    let mut conn = open_as_it_is(&part.0)?;
    let not_ours = |_| BackupError::NotWhole(format!("{} is not a nidreg database", copy.display()));
    if migrations::has_no_migrations(&mut conn).map_err(not_ours)? {
        return Err(BackupError::NotWhole(format!("there is no registry in {}", copy.display())));
    }
    if let other @ (SchemaState::Newer { .. } | SchemaState::Foreign { .. }) = migrations::schema_state(&mut conn)? {
        return Err(BackupError::NotWhole(format!("{}: {other}", copy.display())));
    }
    must_be_whole(&mut conn, names, &format!("{} is damaged", copy.display()))?;
    drop(conn);
    let store = Store::open(&DatabaseTarget::Sqlite(part.text()))?;
    migrations::migrate(&store)?;
    Ok(part)
}

#[derive(QueryableByName)]
struct Mode {
    #[diesel(sql_type = Text)]
    journal_mode: String,
}

/// Writes the auxiliary files of a database back into it. The connections of a pool close on their own threads, so this waits for them.
fn merge_auxiliary_files(path: &Path) -> Result<(), BackupError> {
    const WAIT_MAX: Duration = Duration::from_secs(10);
    let begun = Instant::now();
    let mut conn = open_as_it_is(path)?;
    loop {
        let mode: Result<Mode, _> = diesel::sql_query("PRAGMA journal_mode = DELETE").get_result(&mut conn);
        match mode.map_err(Error::from) {
            Ok(mode) if mode.journal_mode == "delete" => return Ok(()),
            Err(error) if begun.elapsed() > WAIT_MAX => return Err(error.into()),
            Ok(_) if begun.elapsed() > WAIT_MAX => {
                return Err(BackupError::NotWhole("the copy could not be closed; try again".to_owned()));
            }
            _ => std::thread::sleep(Duration::from_millis(20)),
        }
    }
}
