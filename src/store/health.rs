//! The state of the database for monitoring: latency, connections, and free space on its disk.

use super::network::pool_message;
use super::{DatabaseTarget, Error, Store};
use diesel::connection::SimpleConnection as _;
use std::path::Path;
use std::time::{Duration, Instant};

/// The connections of the pool. The writer of SQLite is not in the pool.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Connections {
    /// Connections that run a query.
    pub used: u32,
    /// Open connections that are not in use.
    pub idle: u32,
    /// The maximum number of connections.
    pub most: u32,
}

impl Store {
    /// The time that a trivial query takes, including the wait for a connection.
    ///
    /// # Errors
    /// [`Error::Unreachable`] if there is no connection within five seconds, less than monitoring waits for a response; or the error of the
    /// query.
    pub fn latency(&self) -> Result<Duration, Error> {
        const CONNECTION_WAIT_MAX: Duration = Duration::from_secs(5);
        let begun = Instant::now();
        let mut conn = self.pool.get_timeout(CONNECTION_WAIT_MAX).map_err(|error| Error::Unreachable(pool_message(&error)))?;
        conn.batch_execute("SELECT 1")?;
        Ok(begun.elapsed())
    }

    /// The connections of the pool.
    pub fn connections(&self) -> Connections {
        let state = self.pool.state();
        let used = state.connections.saturating_sub(state.idle_connections);
        Connections { used, idle: state.idle_connections, most: self.pool.max_size() }
    }

    /// The file of an SQLite database.
    pub fn database_file(&self) -> Option<&Path> {
        match &self.target {
            DatabaseTarget::Sqlite(path) => Some(Path::new(path)),
            DatabaseTarget::Postgresql(_) => None,
        }
    }
}

/// The number of bytes that can still be written to the disk of a folder; `None` if there is no such folder.
pub fn free_bytes(folder: &Path) -> Option<u64> {
    let disk = rustix::fs::statvfs(folder).ok()?;
    disk.f_bavail.checked_mul(disk.f_frsize)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn latency_connections_and_free_space_are_measured() {
        let dir = tempfile::tempdir().unwrap();
        let file = dir.path().join("a.db");
        let store = Store::open(&DatabaseTarget::Sqlite(file.to_string_lossy().into_owned())).unwrap();
        assert!(store.latency().unwrap() > Duration::ZERO);
        let read = store.read(|_| Ok::<_, Error>(store.connections())).unwrap();
        assert_eq!((read.used, read.most), (1, 8));
        assert_eq!(store.connections().used, 0);
        assert_eq!(store.database_file(), Some(file.as_path()));
        assert!(free_bytes(dir.path()).unwrap() > 0);
        assert_eq!(free_bytes(&dir.path().join("nothing")), None);
    }
}
