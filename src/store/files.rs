//! Permissions of database files, and files that are replaced. SQLite gives its auxiliary files the mode of the database.

use diesel::SqliteConnection;
use diesel::connection::SimpleConnection as _;
use std::fs::OpenOptions;
use std::io::Write as _;
use std::os::unix::fs::{OpenOptionsExt as _, PermissionsExt as _};
use std::path::Path;
use std::time::{Duration, Instant};

/// Creates the file of a new database before SQLite does, readable by its owner only. An existing file is not changed.
pub fn create_private_file(path: &str) -> std::io::Result<()> {
    if path == ":memory:" || path.starts_with("file:") {
        return Ok(());
    }
    match OpenOptions::new().write(true).create_new(true).mode(0o600).open(path) {
        Err(error) if error.kind() != std::io::ErrorKind::AlreadyExists => Err(error),
        _ => Ok(()),
    }
}

/// Replaces a file: after a crash it has the old content or the new one.
pub fn replace_file(path: &Path, bytes: &[u8]) -> std::io::Result<()> {
    let mut name = path.as_os_str().to_owned();
    // Two servers of one machine may write at the same time.
    name.push(format!(".new-{}", std::process::id()));
    let new = std::path::PathBuf::from(name);
    let mut file = std::fs::File::create(&new)?;
    file.write_all(bytes)?;
    file.sync_all()?;
    std::fs::rename(&new, path)?;
    sync_folder(path)
}

/// Makes the name of a file durable.
pub fn sync_folder(path: &Path) -> std::io::Result<()> {
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or_else(|| Path::new("."));
    std::fs::File::open(folder)?.sync_all()
}

/// Whether users other than the owner can access a file.
pub fn is_open_to_others(path: &Path) -> bool {
    std::fs::metadata(path).is_ok_and(|found| found.permissions().mode() & 0o077 != 0)
}

/// Enables write-ahead logging. The first time, this changes the file. If other processes do the same at that moment, SQLite does not wait
/// for them, regardless of `busy_timeout`.
pub(super) fn enable_write_ahead_log(conn: &mut SqliteConnection) -> diesel::QueryResult<()> {
    const RETRY_TIME_MAX: Duration = Duration::from_secs(10);
    let begun = Instant::now();
    loop {
        match conn.batch_execute("PRAGMA journal_mode = WAL;") {
            Err(diesel::result::Error::DatabaseError(_, reason))
                if reason.message().contains("locked") && begun.elapsed() < RETRY_TIME_MAX =>
            {
                std::thread::sleep(Duration::from_millis(20));
            }
            done => return done,
        }
    }
}
