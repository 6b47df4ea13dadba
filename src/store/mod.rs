//! The database: SQLite by default, PostgreSQL for several servers.
//!
//! One set of queries serves both through [`AnyConnection`]; the scheme of the URL selects the database at run time.
//!
//! - **Reads** use a connection from a pool ([`Store::read`]).
//! - **Writes** are one function call in one transaction ([`Store::write`]). SQLite has a single writer behind a mutex and uses `BEGIN
//!   IMMEDIATE`, because a deferred transaction that reads and then writes fails under load regardless of the timeout; and `synchronous=FULL`,
//!   because the record is permanent and writes are rare. PostgreSQL uses `SERIALIZABLE` and retries on serialization failures, so the
//!   function may run more than once and must not have effects outside its connection.

pub mod accepted_clock;
mod any;
pub mod before_write;
pub mod copies;
pub mod counters;
pub mod epoch;
mod error;
pub mod files;
pub mod health;
pub mod idempotency;
pub mod inspect;
pub mod instances;
pub(crate) mod like;
pub mod listener;
mod logged;
pub mod maintenance;
mod migration_texts;
pub mod migrations;
mod moment;
mod network;
pub mod progress;
pub(crate) mod row_log;
pub(crate) mod rows;
pub mod schema;
mod standby;
mod target;
pub mod transfer;
pub mod typed;

use before_write::{OutsideWork, WritingMark};
use diesel::connection::SimpleConnection as _;
use diesel::prelude::*;
use diesel::r2d2::{ManageConnection, Pool, PooledConnection};
use diesel::result::{DatabaseErrorKind, Error as DieselError};
use network::{SET_STATEMENT_TIMEOUT, is_connection_lost, pool_message, with_network_limits, without_password};
use parking_lot::FairMutex;
use progress::SharedMarks;
use std::fmt;
use std::path::Path;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, OnceLock};
use std::time::{Duration, Instant};

pub use any::AnyConnection;
pub use error::Error;
pub use moment::Moment;
pub(crate) use rows::{insert, readable, row, update};
pub use target::DatabaseTarget;

/// Opens connections to one target.
#[derive(Debug)]
struct ConnectionOpener {
    target: DatabaseTarget,
    query_only: bool,
}

impl ConnectionOpener {
    fn open(&self) -> Result<AnyConnection, Error> {
        let (DatabaseTarget::Sqlite(place) | DatabaseTarget::Postgresql(place)) = &self.target;
        let unreachable = |error: ConnectionError| Error::Unreachable(without_password(&error.to_string(), place));
        match &self.target {
            DatabaseTarget::Postgresql(url) => {
                let mut conn = PgConnection::establish(&with_network_limits(url)).map_err(unreachable)?;
                conn.batch_execute(SET_STATEMENT_TIMEOUT)?;
                Ok(AnyConnection::Postgresql(conn))
            }
            DatabaseTarget::Sqlite(path) => {
                files::create_private_file(path).map_err(|error| Error::Unreachable(format!("{path}: {error}")))?;
                let mut conn = SqliteConnection::establish(path).map_err(unreachable)?;
                // busy_timeout first, because the following statements may have to wait.
                conn.batch_execute("PRAGMA busy_timeout = 10000; PRAGMA foreign_keys = ON;")?;
                files::enable_write_ahead_log(&mut conn)?;
                conn.batch_execute("PRAGMA synchronous = FULL;")?;
                if self.query_only {
                    conn.batch_execute("PRAGMA query_only = ON;")?;
                }
                Ok(AnyConnection::Sqlite(conn))
            }
        }
    }
}

impl ManageConnection for ConnectionOpener {
    type Connection = AnyConnection;
    type Error = Error;

    fn connect(&self) -> Result<AnyConnection, Error> {
        self.open()
    }

    fn is_valid(&self, conn: &mut AnyConnection) -> Result<(), Error> {
        Ok(conn.batch_execute("SELECT 1")?)
    }

    fn has_broken(&self, _: &mut AnyConnection) -> bool {
        false
    }
}

/// The database handle. Cheap to clone; all clones share its connections.
#[derive(Clone)]
pub struct Store {
    pool: Pool<ConnectionOpener>,
    /// SQLite's single writer, acquired in first-come, first-served order. PostgreSQL writes through the pool.
    writer: Option<Arc<FairMutex<AnyConnection>>>,
    target: DatabaseTarget,
    /// Whether the last write succeeded, as far as disk space and the disk are concerned.
    writes: Arc<AtomicBool>,
    /// A check at the start of each write transaction.
    guard: Arc<OnceLock<Guard>>,
    /// The numbers that this server saw.
    progress: Arc<SharedMarks>,
}

/// Checks whether a transaction may write.
pub type Guard = fn(&mut AnyConnection) -> Result<(), Error>;

impl fmt::Debug for Store {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self.target {
            DatabaseTarget::Sqlite(_) => "Store(sqlite)",
            DatabaseTarget::Postgresql(_) => "Store(postgresql)",
        })
    }
}

impl Store {
    /// Opens the database; SQLite creates its file.
    pub fn open(target: &DatabaseTarget) -> Result<Self, Error> {
        /// The number of read connections per process. SQLite reads are short, and PostgreSQL limits the connections of all instances.
        const READ_CONNECTIONS_MAX: u32 = 8;
        let is_sqlite = matches!(target, DatabaseTarget::Sqlite(_));
        let writer = if is_sqlite {
            let conn = ConnectionOpener { target: target.clone(), query_only: false }.open()?;
            Some(Arc::new(FairMutex::new(conn)))
        } else {
            None
        };
        let pool = Pool::builder()
            .max_size(READ_CONNECTIONS_MAX)
            .min_idle(Some(1))
            .connection_timeout(Duration::from_secs(10))
            // An SQLite connection cannot be lost; one to PostgreSQL stays broken after the server stopped.
            .test_on_check_out(!is_sqlite)
            .build(ConnectionOpener { target: target.clone(), query_only: is_sqlite })
            .map_err(|error| Error::Unreachable(pool_message(&error)))?;
        Ok(Self {
            pool,
            writer,
            target: target.clone(),
            writes: Arc::new(AtomicBool::new(true)),
            guard: Arc::default(),
            progress: Arc::default(),
        })
    }

    /// Whether several instances may share this database.
    pub fn is_shared(&self) -> bool {
        matches!(self.target, DatabaseTarget::Postgresql(_))
    }

    fn pooled(&self) -> Result<PooledConnection<ConnectionOpener>, Error> {
        self.pool.get().map_err(|error| Error::Unreachable(pool_message(&error)))
    }

    /// Runs a read function on a pooled connection, in one read transaction, so that all its queries see the same state.
    pub fn read<T, E: From<Error>>(&self, run: impl FnOnce(&mut AnyConnection) -> Result<T, E>) -> Result<T, E> {
        let mut conn = self.read_transaction()?;
        // A read has nothing to commit: its transaction is rolled back when dropped.
        let open = OpenTransaction { conn: &mut conn, done: false };
        run(open.conn)
    }

    /// A pooled connection with an open read transaction.
    fn read_transaction(&self) -> Result<PooledConnection<ConnectionOpener>, Error> {
        let mut conn = self.pooled()?;
        conn.batch_execute(match &self.target {
            DatabaseTarget::Sqlite(_) => "BEGIN DEFERRED",
            DatabaseTarget::Postgresql(_) => "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY",
        })?;
        Ok(conn)
    }

    /// Runs a write function in one transaction, which is committed if the function returns `Ok`. On PostgreSQL, serialization failures are
    /// retried with an increasing, random delay. On both databases, the function is run again after work that it asked to do outside the
    /// transaction ([`Outside`]).
    pub fn write<T, E: From<Error> + HasDatabaseError>(
        &self,
        mut run: impl FnMut(&mut AnyConnection) -> Result<T, E>,
    ) -> Result<T, E> {
        run_for_value(&mut run, |run| self.try_write(run))
    }

    /// From now on, all writes through this handle and its clones require that `guard` succeeds.
    pub fn write_only_if(&self, guard: Guard) {
        // The first guard remains in effect.
        self.guard.get_or_init(|| guard);
    }

    fn try_write<E: From<Error> + HasDatabaseError>(&self, run: TransactionBody<'_, E>) -> Result<(), E> {
        let run: TransactionBody<'_, E> = &mut |conn| {
            self.guard.get().map_or(Ok(()), |guard| guard(conn))?;
            let noted = row_log::newest_note(conn)?;
            run(conn)?;
            // If the function ignored an error, PostgreSQL has aborted the transaction.
            let is_aborted = |error: &Error| matches!(error, Error::Database(error) if aborted(error));
            let sealed = noted.map_or(Ok(()), |noted| row_log::append_digests(conn, noted));
            Ok(sealed.map_err(|error| if is_aborted(&error) { Error::GivenUp } else { error })?)
        };
        // The comparison is not part of the transaction, in which it would conflict with every other writer.
        let attempt = |conn: &mut AnyConnection, begin: &str, run: TransactionBody<'_, E>| -> Result<(), E> {
            self.progress.compare_database(conn, self.sqlite_file())?;
            transaction(conn, begin, run)?;
            self.progress.record_committed_marks();
            Ok(())
        };
        let done = retry(&mut || match &self.writer {
            Some(writer) => attempt(&mut writer.lock(), "BEGIN IMMEDIATE", run),
            None => attempt(&mut *self.pooled()?, "BEGIN ISOLATION LEVEL SERIALIZABLE", run),
        });
        match &done {
            Ok(()) => self.writes.store(true, Ordering::Relaxed),
            Err(error) if error.database_error().is_some_and(Error::is_away) => self.writes.store(false, Ordering::Relaxed),
            Err(_) => {}
        }
        done
    }

    /// From now on, all handles compare the database with the numbers that they saw before. `file` holds those of the previous run.
    ///
    /// # Errors
    /// If the file cannot be read.
    pub fn start_comparing(&self, file: Option<&Path>) -> Result<(), Error> {
        self.progress.start_comparing(file, self.sqlite_file())
    }

    /// Compares the database with the numbers that this server saw before, and remembers higher ones.
    ///
    /// # Errors
    /// [`Error::Behind`], or a database error.
    pub fn compare_marks(&self) -> Result<(), Error> {
        self.progress.compare_database(&mut *self.pooled()?, self.sqlite_file())
    }

    /// Why no changes are accepted because the database went backwards; `None` if it did not.
    pub fn behind_error(&self) -> Option<Error> {
        self.progress.why_behind().map(Error::Behind)
    }

    /// The epoch of the registry, as seen within the last second; `None` if the database is behind or is not compared.
    pub fn epoch(&self) -> Option<String> {
        self.progress.epoch()
    }

    /// Sets why the public log does not continue the one that was signed; `None` if it does.
    pub fn set_log_discontinuity(&self, reason: Option<String>) {
        self.progress.set_log_discontinuity(reason);
    }

    fn sqlite_file(&self) -> Option<&str> {
        match &self.target {
            DatabaseTarget::Sqlite(path) => Some(path),
            DatabaseTarget::Postgresql(_) => None,
        }
    }

    /// Whether the database accepted the last write. A server writes every half minute, so this value recovers by itself.
    pub fn takes_writes(&self) -> bool {
        self.writes.load(Ordering::Relaxed)
    }

    /// Runs a write function and rolls it back, to show what an action would do. Its changes are never visible to others. It is retried as
    /// in [`Store::write`], because a rehearsal can conflict too.
    pub fn rehearse<T, E: From<Error> + HasDatabaseError>(
        &self,
        mut run: impl FnMut(&mut AnyConnection) -> Result<T, E>,
    ) -> Result<T, E> {
        run_for_value(&mut run, |run| self.rehearse_once(run))
    }

    fn rehearse_once<E: From<Error> + HasDatabaseError>(&self, run: TransactionBody<'_, E>) -> Result<(), E> {
        let mut rehearsed = |conn: &mut AnyConnection, begin: &str| {
            begin_writing(conn, begin)?;
            // Rolls back when dropped, also after a panic.
            let open = OpenTransaction { conn, done: false };
            let _writing = WritingMark::begin();
            run(open.conn)
        };
        // On a separate connection, so that a page that previews an action does not wait in the writers' queue.
        retry(&mut || match &self.writer {
            Some(_) => {
                let mut conn = ConnectionOpener { target: self.target.clone(), query_only: false }.open()?;
                rehearsed(&mut conn, "BEGIN IMMEDIATE")
            }
            None => rehearsed(&mut *self.pooled()?, "BEGIN ISOLATION LEVEL SERIALIZABLE"),
        })
    }

    /// Runs a function on one connection under a lock that excludes other instances, for migrations. The function manages its own
    /// transactions.
    pub(crate) fn run_exclusively<T>(&self, run: impl FnOnce(&mut AnyConnection) -> Result<T, Error>) -> Result<T, Error> {
        const ADVISORY_LOCK_KEY: &str = "8141"; // arbitrary, but the same in every instance
        if let Some(writer) = &self.writer {
            return run(&mut writer.lock());
        }
        // Not from the pool: closing the connection releases the lock in any case, and readers do not wait for it.
        let mut conn = ConnectionOpener { target: self.target.clone(), query_only: false }.open()?;
        if standby::is_standby(&mut conn)? {
            return Err(Error::Standby);
        }
        // A migration has no time limit, and neither does waiting for the migration of another instance.
        conn.batch_execute(&format!("SET statement_timeout = 0; SELECT pg_advisory_lock({ADVISORY_LOCK_KEY})"))?;
        run(&mut conn)
    }

    /// Whether the database is a hot standby, which can only be read until it is promoted.
    pub fn is_standby(&self) -> Result<bool, Error> {
        self.read(|conn| Ok(standby::is_standby(conn)?))
    }
}

/// Retries until the function succeeds, fails permanently, or reaches the time limit. The number of attempts is not limited: on a busy
/// machine, another transaction may take longer than many attempts. No transaction is open here, so work that must happen outside a
/// transaction is also done here.
fn retry<E: From<Error> + HasDatabaseError>(attempt: &mut dyn FnMut() -> Result<(), E>) -> Result<(), E> {
    /// Each attempt may wait for a connection, and a proxy waits a minute for the response.
    const RETRY_TIME_MAX: Duration = Duration::from_secs(30);
    retry_within(RETRY_TIME_MAX, attempt)
}

/// Like [`retry`]; the last attempt begins within `patience`.
fn retry_within<E: From<Error> + HasDatabaseError>(
    patience: Duration,
    attempt: &mut dyn FnMut() -> Result<(), E>,
) -> Result<(), E> {
    /// The required work may be different in each transaction, so the number of rounds is limited.
    const OUTSIDE_ROUNDS_MAX: u32 = 4;
    let (mut tried, mut asked, begun) = (0_u32, 0, Instant::now());
    loop {
        tried = tried.saturating_add(1);
        match attempt() {
            Err(error) if begun.elapsed() < patience && error.database_error().is_some_and(Error::may_pass_later) => {
                std::thread::sleep(retry_delay(tried));
            }
            Err(error) if asked < OUTSIDE_ROUNDS_MAX && error.outside_work().is_some() => {
                asked += 1;
                error.outside_work().into_iter().for_each(OutsideWork::run);
            }
            other => return other,
        }
    }
}

/// The delay before a retry. It increases with each attempt, and differs between threads so that they do not collide again: up to 20 ms at
/// first, up to 200 ms at the end.
fn retry_delay(attempt: u32) -> Duration {
    use std::hash::BuildHasher as _;
    use std::hash::RandomState;
    let longest = u64::from(20 * attempt.min(10));
    Duration::from_millis(1 + RandomState::new().hash_one(attempt) % longest)
}

/// An error that may contain a database error.
pub trait HasDatabaseError {
    /// The database error, if it contains one.
    fn database_error(&self) -> Option<&Error>;

    /// The work that must first be done outside of the transaction, if the transaction was left for it.
    fn outside_work(&self) -> Option<&OutsideWork> {
        None
    }
}

impl HasDatabaseError for Error {
    fn database_error(&self) -> Option<&Error> {
        Some(self)
    }
}

/// Whether PostgreSQL refused a statement because an earlier one of the transaction failed.
fn aborted(error: &DieselError) -> bool {
    matches!(error, DieselError::DatabaseError(_, info) if info.message().contains("current transaction is aborted"))
}

/// Rolls back unless the caller commits explicitly, so that a panic cannot leave a transaction open on the single writer.
struct OpenTransaction<'a> {
    conn: &'a mut AnyConnection,
    done: bool,
}

impl OpenTransaction<'_> {
    /// Commits, and returns `Ok` only if everything was committed. PostgreSQL answers the COMMIT of an aborted transaction with ROLLBACK
    /// and no error, so an ignored error would cause an acknowledged action to be lost; the preceding SELECT fails in that case. SQLite
    /// rejects such a COMMIT by itself.
    fn commit(mut self) -> Result<(), Error> {
        self.conn.batch_execute("SELECT 1; COMMIT").map_err(|error| match error {
            error if aborted(&error) => Error::GivenUp,
            DieselError::DatabaseError(DatabaseErrorKind::ClosedConnection | DatabaseErrorKind::UnableToSendCommand, info) => {
                Error::Unclear(info.message().to_owned())
            }
            DieselError::DatabaseError(_, info) if is_connection_lost(info.message()) => {
                Error::Unclear(info.message().to_owned())
            }
            other => Error::Database(other),
        })?;
        self.done = true;
        Ok(())
    }
}

impl Drop for OpenTransaction<'_> {
    fn drop(&mut self) {
        if !self.done {
            // A failed rollback cannot be handled here; the next BEGIN reports the broken connection.
            let _ = self.conn.batch_execute("ROLLBACK");
        }
    }
}

/// The body of a transaction as a trait object, so that the surrounding code is compiled once and not for each action.
type TransactionBody<'a, E> = &'a mut dyn FnMut(&mut AnyConnection) -> Result<(), E>;

/// Runs `run` with `one`, and returns the value of the last run.
fn run_for_value<T, E: From<Error>>(
    run: &mut impl FnMut(&mut AnyConnection) -> Result<T, E>,
    one: impl FnOnce(TransactionBody<'_, E>) -> Result<(), E>,
) -> Result<T, E> {
    let mut value = None;
    one(&mut |conn| run(conn).map(|found| value = Some(found)))?;
    value.ok_or_else(|| Error::GivenUp.into())
}

/// Begins a transaction that may write. A standby refuses the isolation level, which has no error code of its own.
fn begin_writing(conn: &mut AnyConnection, begin: &str) -> Result<(), Error> {
    conn.batch_execute(begin).map_err(|error| match standby::is_standby(conn) {
        Ok(true) => Error::Standby,
        _ => error.into(),
    })
}

fn transaction<E: From<Error>>(conn: &mut AnyConnection, begin: &str, run: TransactionBody<'_, E>) -> Result<(), E> {
    begin_writing(conn, begin)?;
    let open = OpenTransaction { conn, done: false };
    let writing = WritingMark::begin();
    run(open.conn)?;
    drop(writing);
    Ok(open.commit()?)
}

/// Runs one transaction on an existing connection, at the database's default isolation level.
pub(crate) fn transaction_on<T>(
    conn: &mut AnyConnection,
    mut run: impl FnMut(&mut AnyConnection) -> Result<T, Error>,
) -> Result<T, Error> {
    let begin = match conn {
        AnyConnection::Sqlite(_) => "BEGIN IMMEDIATE",
        AnyConnection::Postgresql(_) => "BEGIN",
    };
    run_for_value(&mut run, |run| transaction(conn, begin, run))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Finding: on a busy machine, changes were refused after 24 attempts, which took two seconds.
    #[test]
    fn conflict_is_retried_until_the_time_limit_and_another_error_not_at_all() {
        let (begun, mut attempts) = (Instant::now(), 0);
        let patience = Duration::from_millis(600);
        retry_within::<Error>(patience, &mut || {
            if begun.elapsed() < patience / 2 { Err(Error::GivenUp) } else { Ok(()) }
        })
        .unwrap();
        let begun = Instant::now();
        let busy = retry_within(patience, &mut || {
            attempts += 1;
            Err(Error::GivenUp)
        });
        assert!(matches!(busy, Err(Error::GivenUp)) && attempts > 3 && begun.elapsed() >= patience, "{attempts}");
        attempts = 0;
        let refused = retry_within(patience, &mut || {
            attempts += 1;
            Err(Error::Maintenance(String::new()))
        });
        assert!(matches!(refused, Err(Error::Maintenance(_))) && attempts == 1);
    }
}
