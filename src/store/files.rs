//! The rights of the files of a database: SQLite gives those beside it the mode that it has itself.

use diesel::SqliteConnection;
use diesel::connection::SimpleConnection as _;
use std::fs::OpenOptions;
use std::os::unix::fs::{OpenOptionsExt as _, PermissionsExt as _};
use std::path::Path;
use std::time::{Duration, Instant};

/// Makes the file of a new database before SQLite does, readable by its owner only. An existing one stays as it is.
pub fn make_private(path: &str) -> std::io::Result<()> {
    if path == ":memory:" || path.starts_with("file:") {
        return Ok(());
    }
    match OpenOptions::new().write(true).create_new(true).mode(0o600).open(path) {
        Err(error) if error.kind() != std::io::ErrorKind::AlreadyExists => Err(error),
        _ => Ok(()),
    }
}

/// Whether others than the owner may read a file.
pub fn is_open_to_others(path: &Path) -> bool {
    std::fs::metadata(path).is_ok_and(|found| found.permissions().mode() & 0o077 != 0)
}

/// Lets a database write ahead. The first time that changes the file, and then SQLite does not wait for others that begin with it at
/// the same moment, whatever `busy_timeout` says.
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
