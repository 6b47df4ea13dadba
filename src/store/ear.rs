//! What the instances on one PostgreSQL tell each other: that a counter was raised, that an email waits. Hearing costs no transaction,
//! so that an idle instance leaves the database alone. What is told is never more than a hint: whoever listens looks by themselves,
//! now and then also unasked, since an instance of an older release tells nothing, and a lost connection does not either.

use super::counters::{COUNTER_RAISED, notify};
use super::{AnyConnection, Error, Opener, Store, Target};
use diesel::connection::SimpleConnection as _;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

/// What is told.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum News {
    /// A counter was raised.
    Counter,
    /// An email waits to be sent.
    Letter,
}

impl News {
    const fn channel(self) -> &'static str {
        match self {
            Self::Counter => COUNTER_RAISED,
            Self::Letter => "nidreg_letter",
        }
    }
}

/// Tells the other instances when the transaction is kept; with it, it is taken back. Does nothing on SQLite.
///
/// # Errors
/// Those of the database.
pub fn tell(conn: &mut AnyConnection, news: News) -> Result<(), Error> {
    notify(conn, news.channel())
}

/// How long somebody who listens waits.
#[derive(Debug, Clone, Copy)]
pub struct Waits {
    /// Between two looks where nothing is told: on SQLite, and while the connection is lost.
    pub deaf: Duration,
    /// At most, on PostgreSQL.
    pub heard: Duration,
}

/// Hears one kind of news, on a connection of its own.
pub struct Ear {
    opener: Option<Opener>,
    news: News,
    waits: Waits,
    conn: Option<AnyConnection>,
}

impl Ear {
    /// Between two looks at the socket; no query is sent.
    const GLANCE: Duration = Duration::from_millis(20);

    /// An ear for what is told on a store.
    pub fn new(store: &Store, news: News, waits: Waits) -> Self {
        let opener = match &store.target {
            Target::Postgresql(_) => Some(Opener { target: store.target.clone(), query_only: false }),
            Target::Sqlite(_) => None,
        };
        Self { opener, news, waits, conn: None }
    }

    /// Waits until something is told, it is time to look unasked, or `stop` is set.
    pub fn wait(&mut self, stop: &AtomicBool) {
        let asked = Instant::now();
        let is_listening = self.listens();
        let at_most = if is_listening { self.waits.heard } else { self.waits.deaf };
        while !stop.load(Ordering::Relaxed) {
            match self.heard() {
                // What was told while nobody listened was not heard.
                Err(_) => {
                    self.conn = None;
                    return;
                }
                Ok(true) => return,
                Ok(false) => {}
            }
            let left = at_most.saturating_sub(asked.elapsed());
            if left.is_zero() {
                return;
            }
            std::thread::sleep(left.min(Self::GLANCE));
        }
    }

    /// Whether it listens; connects when it does not.
    fn listens(&mut self) -> bool {
        if let (Some(opener), None) = (&self.opener, &self.conn) {
            let listen = format!("LISTEN {}", self.news.channel());
            self.conn = opener.open().and_then(|mut conn| conn.batch_execute(&listen).map(|()| conn).map_err(Error::from)).ok();
        }
        self.conn.is_some()
    }

    /// Whether something was told since it was asked last.
    fn heard(&mut self) -> Result<bool, Error> {
        let Some(AnyConnection::Postgresql(conn)) = &mut self.conn else { return Ok(false) };
        let mut any = false;
        for news in conn.notifications_iter() {
            news?;
            any = true;
        }
        Ok(any)
    }

    /// Runs a reading query on the connection of the ear, or of the store where it has none: a connection of the pool is tried out
    /// before each use, which costs as much as the query.
    ///
    /// # Errors
    /// Those of the query.
    pub fn read<T>(&mut self, store: &Store, mut run: impl FnMut(&mut AnyConnection) -> Result<T, Error>) -> Result<T, Error> {
        self.here(&mut run).unwrap_or_else(|| store.read(run))
    }

    /// The same for a single statement that writes.
    ///
    /// # Errors
    /// Those of the statement.
    pub fn write<T>(&mut self, store: &Store, mut run: impl FnMut(&mut AnyConnection) -> Result<T, Error>) -> Result<T, Error> {
        self.here(&mut run).unwrap_or_else(|| store.write(run))
    }

    fn here<T>(&mut self, run: &mut impl FnMut(&mut AnyConnection) -> Result<T, Error>) -> Option<Result<T, Error>> {
        let result = run(self.conn.as_mut()?);
        if result.is_err() {
            self.conn = None;
        }
        Some(result)
    }
}
