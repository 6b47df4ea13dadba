//! Where everything is kept: SQLite by default, PostgreSQL where one machine is not enough.
//!
//! One set of queries serves both through [`AnyConnection`]; the URL's scheme chooses at run time.
//!
//! - **Reading** takes a connection from a pool ([`Store::read`]).
//! - **Writing** is one function call, one transaction ([`Store::write`]). SQLite has a single writer behind a mutex and
//!   `BEGIN IMMEDIATE`, because a deferred transaction that reads and then writes fails under load whatever the
//!   timeout; `synchronous=FULL`, because the record is permanent and writes are rare. PostgreSQL runs
//!   `SERIALIZABLE` and tries again when the database asks for it, so the function may run more than once and must
//!   not do anything outside its connection.

mod any;
pub mod believed;
pub mod chain;
pub mod copies;
pub mod counters;
pub mod ear;
pub mod epoch;
pub mod files;
pub mod inspect;
pub mod instances;
pub(crate) mod like;
pub mod migrations;
mod moment;
mod network;
pub mod outside;
pub mod repeats;
pub mod schema;
pub mod transfer;
pub mod typed;

use diesel::connection::SimpleConnection as _;
use diesel::prelude::*;
use diesel::r2d2::{ManageConnection, Pool, PooledConnection};
use diesel::result::{DatabaseErrorKind, Error as DieselError};
use network::{STATEMENT_LIMIT, lost, with_limits, without_password};
use outside::{Outside, Writing};
use parking_lot::FairMutex;
use std::fmt;
use std::str::FromStr;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, OnceLock};
use std::time::Duration;

pub use any::AnyConnection;
pub use moment::Moment;

/// Which database, and where.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Target {
    /// A file.
    Sqlite(String),
    /// A server, by its whole URL.
    Postgresql(String),
}

impl FromStr for Target {
    type Err = String;

    fn from_str(url: &str) -> Result<Self, String> {
        if url.starts_with("postgres://") || url.starts_with("postgresql://") {
            return Ok(Self::Postgresql(url.to_owned()));
        }
        match url.strip_prefix("sqlite:") {
            Some(path) if !path.is_empty() => Ok(Self::Sqlite(path.trim_start_matches("//").to_owned())),
            _ => Err("DATABASE_URL starts with sqlite: (a file) or postgres:// (a server)".to_owned()),
        }
    }
}

/// Trouble with the database. Passwords in URLs never reach a message.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// The database answered with an error.
    #[error("the database refused: {0}")]
    Database(#[source] DieselError),
    /// No connection could be had.
    #[error("the database cannot be reached: {0}")]
    Unreachable(String),
    /// The connection was lost while the transaction was being kept: it may be there or not, so it is never run again by itself.
    #[error("the database did not say whether it was kept: {0}")]
    Unclear(String),
    /// The transaction was broken by an error that somebody did not pass on; nothing of it was kept.
    #[error("the database gave the transaction up; nothing of it was kept")]
    GivenUp,
    /// The schema is not one that this program can work with.
    #[error("{0}")]
    Schema(String),
    /// A row holds what the program does not understand.
    #[error("a stored value cannot be read: {0}")]
    Unreadable(String),
}

impl From<DieselError> for Error {
    fn from(error: DieselError) -> Self {
        typed::unread(&error).map_or(Self::Database(error), Self::Unreadable)
    }
}

impl From<typed::Unread> for Error {
    fn from(unread: typed::Unread) -> Self {
        Self::Unreadable(unread.to_string())
    }
}

impl Error {
    /// Whether the same transaction may succeed when it is run again.
    pub fn may_pass_later(&self) -> bool {
        match self {
            Self::Database(DieselError::DatabaseError(
                DatabaseErrorKind::SerializationFailure
                | DatabaseErrorKind::ClosedConnection
                | DatabaseErrorKind::UnableToSendCommand,
                _,
            )) => true,
            // SQLite names no kind for a busy database; PostgreSQL none for a deadlock.
            Self::Database(DieselError::DatabaseError(_, info)) => {
                let message = info.message();
                message.contains("locked")
                    || message.contains("deadlock")
                    || message.contains("could not serialize")
                    || message.contains("current transaction is aborted")
                    || lost(message)
            }
            Self::Database(DieselError::BrokenTransactionManager) => true,
            Self::Unreachable(_) | Self::GivenUp => true,
            _ => false,
        }
    }

    /// Whether the database cannot take anything now, whatever is asked: busy, away, full, read-only, or its disk fails.
    pub fn is_away(&self) -> bool {
        /// SQLite and PostgreSQL say these in words only.
        const FULL_OR_BROKEN: [&str; 6] = [
            "disk is full",
            "disk I/O error",
            "readonly database",
            "No space left",
            "could not extend file",
            "read-only transaction",
        ];
        match self {
            Self::Unclear(_) => true,
            Self::Database(DieselError::DatabaseError(_, info))
                if FULL_OR_BROKEN.iter().any(|words| info.message().contains(words)) =>
            {
                true
            }
            other => other.may_pass_later(),
        }
    }

    /// Whether a UNIQUE constraint refused a second row. The constraint is never named: SQLite does not tell.
    pub fn is_taken(&self) -> bool {
        matches!(self, Self::Database(DieselError::DatabaseError(DatabaseErrorKind::UniqueViolation, _)))
    }
}

/// Opens connections of one target.
#[derive(Debug)]
struct Opener {
    target: Target,
    query_only: bool,
}

impl Opener {
    fn open(&self) -> Result<AnyConnection, Error> {
        let (Target::Sqlite(place) | Target::Postgresql(place)) = &self.target;
        let unreachable = |error: ConnectionError| Error::Unreachable(without_password(&error.to_string(), place));
        match &self.target {
            Target::Postgresql(url) => {
                let mut conn = PgConnection::establish(&with_limits(url)).map_err(unreachable)?;
                conn.batch_execute(STATEMENT_LIMIT)?;
                Ok(AnyConnection::Postgresql(conn))
            }
            Target::Sqlite(path) => {
                files::make_private(path).map_err(|error| Error::Unreachable(format!("{path}: {error}")))?;
                let mut conn = SqliteConnection::establish(path).map_err(unreachable)?;
                // busy_timeout first: the others may have to wait already.
                conn.batch_execute("PRAGMA busy_timeout = 10000; PRAGMA foreign_keys = ON;")?;
                files::write_ahead(&mut conn)?;
                conn.batch_execute("PRAGMA synchronous = FULL;")?;
                if self.query_only {
                    conn.batch_execute("PRAGMA query_only = ON;")?;
                }
                Ok(AnyConnection::Sqlite(conn))
            }
        }
    }
}

impl ManageConnection for Opener {
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

/// The store. Cheap to clone; all clones share its connections.
#[derive(Clone)]
pub struct Store {
    pool: Pool<Opener>,
    /// SQLite's one writer, had in the order in which it was asked for; PostgreSQL writes through the pool.
    writer: Option<Arc<FairMutex<AnyConnection>>>,
    target: Target,
    /// Whether the last write found room and a disk that works.
    writes: Arc<AtomicBool>,
    /// What must hold at the beginning of each writing transaction.
    guard: Arc<OnceLock<Guard>>,
}

/// Looks whether a transaction may write.
pub type Guard = fn(&mut AnyConnection) -> Result<(), Error>;

impl fmt::Debug for Store {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self.target {
            Target::Sqlite(_) => "Store(sqlite)",
            Target::Postgresql(_) => "Store(postgresql)",
        })
    }
}

impl Store {
    /// Opens the store; SQLite creates its file.
    pub fn open(target: &Target) -> Result<Self, Error> {
        /// Readers of one process. SQLite reads are short and PostgreSQL counts connections of all instances.
        const CONNECTIONS: u32 = 8;
        let is_sqlite = matches!(target, Target::Sqlite(_));
        let writer = if is_sqlite {
            let conn = Opener { target: target.clone(), query_only: false }.open()?;
            Some(Arc::new(FairMutex::new(conn)))
        } else {
            None
        };
        let pool = Pool::builder()
            .max_size(CONNECTIONS)
            .min_idle(Some(1))
            .connection_timeout(Duration::from_secs(10))
            // A SQLite connection cannot go away; one to PostgreSQL stays broken after the server died.
            .test_on_check_out(!is_sqlite)
            .build(Opener { target: target.clone(), query_only: is_sqlite })
            .map_err(|error| Error::Unreachable(without_password(&error.to_string(), "")))?;
        Ok(Self { pool, writer, target: target.clone(), writes: Arc::new(AtomicBool::new(true)), guard: Arc::default() })
    }

    /// Whether several instances may share this store.
    pub fn is_shared(&self) -> bool {
        matches!(self.target, Target::Postgresql(_))
    }

    fn pooled(&self) -> Result<PooledConnection<Opener>, Error> {
        self.pool.get().map_err(|error| Error::Unreachable(without_password(&error.to_string(), "")))
    }

    /// Runs a reading function on a connection of the pool, in one read transaction: all its queries see one state.
    pub fn read<T, E: From<Error>>(&self, run: impl FnOnce(&mut AnyConnection) -> Result<T, E>) -> Result<T, E> {
        let mut conn = self.reading()?;
        // There is nothing to keep: it is taken back when it goes out of scope.
        let open = Open { conn: &mut conn, done: false };
        run(open.conn)
    }

    /// A connection of the pool with a read transaction on it.
    fn reading(&self) -> Result<PooledConnection<Opener>, Error> {
        let mut conn = self.pooled()?;
        conn.batch_execute(match &self.target {
            Target::Sqlite(_) => "BEGIN DEFERRED",
            Target::Postgresql(_) => "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY",
        })?;
        Ok(conn)
    }

    /// Runs a writing function inside one transaction; it is committed when the function returns `Ok`. On PostgreSQL the
    /// function is run again, with a growing and random pause, when the database could not serialise it. On both it is run again
    /// after work that it asked to have done outside ([`Outside`]).
    pub fn write<T, E: From<Error> + Troubled>(&self, mut run: impl FnMut(&mut AnyConnection) -> Result<T, E>) -> Result<T, E> {
        with_value(&mut run, |run| self.write_one(run))
    }

    /// From now on nothing is written, here and through all clones, unless `guard` holds.
    pub fn write_only_if(&self, guard: Guard) {
        // The first one stays.
        self.guard.get_or_init(|| guard);
    }

    fn write_one<E: From<Error> + Troubled>(&self, run: Run<'_, E>) -> Result<(), E> {
        let run: Run<'_, E> = &mut |conn| {
            self.guard.get().map_or(Ok(()), |guard| guard(conn))?;
            run(conn)
        };
        let done = again(&mut || match &self.writer {
            Some(writer) => transaction(&mut writer.lock(), "BEGIN IMMEDIATE", run),
            None => transaction(&mut *self.pooled()?, "BEGIN ISOLATION LEVEL SERIALIZABLE", run),
        });
        match &done {
            Ok(()) => self.writes.store(true, Ordering::Relaxed),
            Err(error) if error.trouble().is_some_and(Error::is_away) => self.writes.store(false, Ordering::Relaxed),
            Err(_) => {}
        }
        done
    }

    /// Whether the last write could be kept, as far as the database is concerned. A program that serves writes every half minute, so
    /// this heals by itself.
    pub fn takes_writes(&self) -> bool {
        self.writes.load(Ordering::Relaxed)
    }

    /// Runs a writing function and takes everything back: to show what an act would do. Nothing of it is ever seen by others. It is
    /// run again as [`Store::write`] does: what is only shown can collide too.
    pub fn rehearse<T, E: From<Error> + Troubled>(
        &self,
        mut run: impl FnMut(&mut AnyConnection) -> Result<T, E>,
    ) -> Result<T, E> {
        with_value(&mut run, |run| self.rehearse_one(run))
    }

    fn rehearse_one<E: From<Error> + Troubled>(&self, run: Run<'_, E>) -> Result<(), E> {
        let mut rehearsed = |conn: &mut AnyConnection, begin: &str| {
            conn.batch_execute(begin).map_err(Error::from)?;
            // Rolls back when it goes out of scope, also after a panic.
            let open = Open { conn, done: false };
            let _writing = Writing::begin();
            run(open.conn)
        };
        // On a connection of its own: a page that shows what would happen does not queue before those who write.
        again(&mut || match &self.writer {
            Some(_) => {
                let mut conn = Opener { target: self.target.clone(), query_only: false }.open()?;
                rehearsed(&mut conn, "BEGIN IMMEDIATE")
            }
            None => rehearsed(&mut *self.pooled()?, "BEGIN ISOLATION LEVEL SERIALIZABLE"),
        })
    }

    /// Runs a function on one connection while no other instance does: for migrations. Transactions are the function's own.
    pub(crate) fn alone<T>(&self, run: impl FnOnce(&mut AnyConnection) -> Result<T, Error>) -> Result<T, Error> {
        const LOCK: &str = "8141"; // any number, the same in every instance
        if let Some(writer) = &self.writer {
            return run(&mut writer.lock());
        }
        // Not from the pool: closing the connection gives the lock back whatever happens, and no reader waits behind it.
        let mut conn = Opener { target: self.target.clone(), query_only: false }.open()?;
        // A migration, and waiting for another's, takes as long as it takes.
        conn.batch_execute(&format!("SET statement_timeout = 0; SELECT pg_advisory_lock({LOCK})"))?;
        run(&mut conn)
    }

    /// Whether the database answers.
    pub fn answers(&self) -> bool {
        self.read(|conn| conn.batch_execute("SELECT 1").map_err(Error::from)).is_ok()
    }
}

/// Tries until it works, fails for another reason than the trouble of the moment, or was tried often enough. Here no transaction is
/// open, so here is done what has to be done outside of one.
fn again<E: From<Error> + Troubled>(attempt: &mut dyn FnMut() -> Result<(), E>) -> Result<(), E> {
    const TRIES: u32 = 24;
    /// What was asked for outside may be another thing by the time of the next transaction; not for ever.
    const OUTSIDE: u32 = 4;
    let mut asked = 0;
    for tried in 1.. {
        match attempt() {
            Err(error) if tried < TRIES && error.trouble().is_some_and(Error::may_pass_later) => std::thread::sleep(pause(tried)),
            Err(error) if asked < OUTSIDE && error.outside().is_some() => {
                asked += 1;
                error.outside().into_iter().for_each(Outside::run);
            }
            other => return other,
        }
    }
    Err(Error::Unreachable("the database is busy".to_owned()).into())
}

/// Grows with each try and differs between threads, so that those who collided do not collide again: up to 20 ms at first,
/// up to 200 ms in the end.
fn pause(attempt: u32) -> Duration {
    use std::hash::BuildHasher as _;
    use std::hash::RandomState;
    let longest = u64::from(20 * attempt.min(10));
    Duration::from_millis(1 + RandomState::new().hash_one(attempt) % longest)
}

/// An error that may hide trouble of the database.
pub trait Troubled {
    /// The trouble, if that is what it is.
    fn trouble(&self) -> Option<&Error>;

    /// What has to be done outside of the transaction first, if that is why it was left.
    fn outside(&self) -> Option<&Outside> {
        None
    }
}

impl Troubled for Error {
    fn trouble(&self) -> Option<&Error> {
        Some(self)
    }
}

/// Rolls back unless told that all went well, so that a panic cannot leave a transaction open on the one writer.
struct Open<'a> {
    conn: &'a mut AnyConnection,
    done: bool,
}

impl Open<'_> {
    /// Commits, and says so only when everything is kept. PostgreSQL answers COMMIT of a transaction that an error has broken with
    /// ROLLBACK and no error, so that an error somebody swallowed would turn into an act that is acknowledged and lost; the SELECT
    /// before it fails then. SQLite refuses such a COMMIT by itself.
    fn commit(mut self) -> Result<(), Error> {
        self.conn.batch_execute("SELECT 1; COMMIT").map_err(|error| match error {
            DieselError::DatabaseError(_, info) if info.message().contains("current transaction is aborted") => Error::GivenUp,
            DieselError::DatabaseError(DatabaseErrorKind::ClosedConnection | DatabaseErrorKind::UnableToSendCommand, info) => {
                Error::Unclear(info.message().to_owned())
            }
            DieselError::DatabaseError(_, info) if lost(info.message()) => Error::Unclear(info.message().to_owned()),
            other => Error::Database(other),
        })?;
        self.done = true;
        Ok(())
    }
}

impl Drop for Open<'_> {
    fn drop(&mut self) {
        if !self.done {
            // Nothing more can be done about a rollback that fails: the next BEGIN reports the broken connection.
            let _ = self.conn.batch_execute("ROLLBACK");
        }
    }
}

/// What is done inside a transaction, by whatever made it: the code around it is there once, not once for each act.
type Run<'a, E> = &'a mut dyn FnMut(&mut AnyConnection) -> Result<(), E>;

/// Runs `run` by `one`, and gives what it found the last time.
fn with_value<T, E: From<Error>>(
    run: &mut impl FnMut(&mut AnyConnection) -> Result<T, E>,
    one: impl FnOnce(Run<'_, E>) -> Result<(), E>,
) -> Result<T, E> {
    let mut value = None;
    one(&mut |conn| run(conn).map(|found| value = Some(found)))?;
    value.ok_or_else(|| Error::GivenUp.into())
}

fn transaction<E: From<Error>>(conn: &mut AnyConnection, begin: &str, run: Run<'_, E>) -> Result<(), E> {
    conn.batch_execute(begin).map_err(Error::from)?;
    let open = Open { conn, done: false };
    let writing = Writing::begin();
    run(open.conn)?;
    drop(writing);
    Ok(open.commit()?)
}

/// One transaction on a connection that is held already, at the database's own level of isolation.
pub(crate) fn transaction_on<T>(
    conn: &mut AnyConnection,
    mut run: impl FnMut(&mut AnyConnection) -> Result<T, Error>,
) -> Result<T, Error> {
    let begin = match conn {
        AnyConnection::Sqlite(_) => "BEGIN IMMEDIATE",
        AnyConnection::Postgresql(_) => "BEGIN",
    };
    with_value(&mut run, |run| transaction(conn, begin, run))
}
