//! Permissions of database files. SQLite gives its auxiliary files the mode of the database.

use diesel::SqliteConnection;
use diesel::connection::SimpleConnection as _;
use std::fs::OpenOptions;
use std::os::unix::fs::{OpenOptionsExt as _, PermissionsExt as _};
use std::path::Path;
use std::time::{Duration, Instant};

/// Creates the file of a new database before SQLite does, readable by its owner only. An existing file is not changed.
pub fn make_private(path: &str) -> std::io::Result<()> {
    if path == ":memory:" || path.starts_with("file:") {
        return Ok(());
    }
    match OpenOptions::new().write(true).create_new(true).mode(0o600).open(path) {
        Err(error) if error.kind() != std::io::ErrorKind::AlreadyExists => Err(error),
        _ => Ok(()),
    }
}

/// Whether users other than the owner can access a file.
pub fn is_open_to_others(path: &Path) -> bool {
    std::fs::metadata(path).is_ok_and(|found| found.permissions().mode() & 0o077 != 0)
}

/// Enables write-ahead logging. The first time this changes the file, and SQLite then does not wait for other processes that do so at the
/// same time, regardless of `busy_timeout`.
pub(super) fn write_ahead(conn: &mut SqliteConnection) -> diesel::QueryResult<()> {
    const PATIENCE: Duration = Duration::from_secs(10);
    let begun = Instant::now();
    loop {
        match conn.batch_execute("PRAGMA journal_mode = WAL;") {
            Err(diesel::result::Error::DatabaseError(_, why))
                if why.message().contains("locked") && begun.elapsed() < PATIENCE =>
            {
                std::thread::sleep(Duration::from_millis(20));
            }
            done => return done,
        }
    }
}
