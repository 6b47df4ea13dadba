//! Notifications between instances on one PostgreSQL database (LISTEN/NOTIFY): a counter was incremented, or an email is queued. Listening
//! needs no transactions, so an idle instance does not load the database. A notification is only a hint. Listeners check the database
//! themselves and also poll from time to time, because notifications are lost with a broken connection, and standbys do not send any.

use super::counters::{COUNTER_CHANNEL, notify};
use super::standby::is_standby;
use super::{AnyConnection, ConnectionOpener, DatabaseTarget, Error, Store};
use diesel::connection::SimpleConnection as _;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

/// The kinds of notifications.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum NotificationKind {
    /// A counter was incremented.
    Counter,
    /// An email was queued.
    Notification,
}

impl NotificationKind {
    const fn channel(self) -> &'static str {
        match self {
            Self::Counter => COUNTER_CHANNEL,
            Self::Notification => "nidreg_email",
        }
    }
}

/// Notifies the other instances when the transaction commits; not if it is rolled back. Does nothing on SQLite.
///
/// # Errors
/// Database errors.
pub fn announce(conn: &mut AnyConnection, news: NotificationKind) -> Result<(), Error> {
    notify(conn, news.channel())
}

/// The polling intervals of a listener.
#[derive(Debug, Clone, Copy)]
pub struct PollIntervals {
    /// The interval without notifications: on SQLite, and while the connection is lost.
    pub polling: Duration,
    /// The maximum interval on PostgreSQL, and the interval on a standby.
    pub notified: Duration,
}

/// Listens for one kind of notification, on its own connection.
pub struct Listener {
    opener: Option<ConnectionOpener>,
    news: NotificationKind,
    intervals: PollIntervals,
    conn: Option<AnyConnection>,
    /// Whether the connection listens; on a standby it does not.
    is_listening: bool,
}

impl Listener {
    /// The interval between two checks of the socket; no query is sent.
    const SOCKET_CHECK_INTERVAL: Duration = Duration::from_millis(20);

    /// A listener for one kind of notification on a store.
    pub fn new(store: &Store, news: NotificationKind, intervals: PollIntervals) -> Self {
        let opener = match &store.target {
            DatabaseTarget::Postgresql(_) => Some(ConnectionOpener { target: store.target.clone(), query_only: false }),
            DatabaseTarget::Sqlite(_) => None,
        };
        Self { opener, news, intervals, conn: None, is_listening: false }
    }

    /// Waits until a notification arrives, the polling interval ends, or `stop` is set. Returns whether the connection was lost meanwhile.
    pub fn wait(&mut self, stop: &AtomicBool) -> bool {
        let asked = Instant::now();
        let at_most = if self.ensure_connected() { self.intervals.notified } else { self.intervals.polling };
        while !stop.load(Ordering::Relaxed) {
            match self.is_notified() {
                // Notifications sent while the connection was lost did not arrive.
                Err(_) => {
                    self.conn = None;
                    return true;
                }
                Ok(true) => return false,
                Ok(false) => {}
            }
            let left = at_most.saturating_sub(asked.elapsed());
            if left.is_zero() {
                return false;
            }
            std::thread::sleep(left.min(Self::SOCKET_CHECK_INTERVAL));
        }
        false
    }

    /// Whether the listener is connected. Connects if it is not, and listens unless the database is a standby.
    fn ensure_connected(&mut self) -> bool {
        if self.conn.is_some() && self.is_listening {
            return true;
        }
        let Some(opener) = &self.opener else { return false };
        let listen = format!("LISTEN {}", self.news.channel());
        let connected = self.conn.take().map_or_else(|| opener.open(), Ok).and_then(|mut conn| {
            let listens = !is_standby(&mut conn)?;
            if listens {
                conn.batch_execute(&listen)?;
            }
            Ok((conn, listens))
        });
        (self.conn, self.is_listening) = connected.map_or((None, false), |(conn, listens)| (Some(conn), listens));
        self.conn.is_some()
    }

    /// Whether it is connected to a standby; connects if it is not connected.
    pub fn is_on_standby(&mut self) -> bool {
        self.ensure_connected() && !self.is_listening
    }

    /// Whether a notification arrived since the last call.
    fn is_notified(&mut self) -> Result<bool, Error> {
        let Some(AnyConnection::Postgresql(conn)) = &mut self.conn else { return Ok(false) };
        let mut any = false;
        for news in conn.notifications_iter() {
            news?;
            any = true;
        }
        Ok(any)
    }

    /// Runs a read query on the listener's connection, or on the store if it has none. A pooled connection is tested before each use, which
    /// costs as much as the query.
    ///
    /// # Errors
    /// The errors of the query.
    pub fn read<T>(&mut self, store: &Store, mut run: impl FnMut(&mut AnyConnection) -> Result<T, Error>) -> Result<T, Error> {
        self.run_on_own_connection(&mut run).unwrap_or_else(|| store.read(run))
    }

    /// Like `read`, for a single write statement.
    ///
    /// # Errors
    /// The errors of the statement.
    pub fn write<T>(&mut self, store: &Store, mut run: impl FnMut(&mut AnyConnection) -> Result<T, Error>) -> Result<T, Error> {
        self.run_on_own_connection(&mut run).unwrap_or_else(|| store.write(run))
    }

    fn run_on_own_connection<T>(
        &mut self,
        run: &mut impl FnMut(&mut AnyConnection) -> Result<T, Error>,
    ) -> Option<Result<T, Error>> {
        let result = run(self.conn.as_mut()?);
        if result.is_err() {
            self.conn = None;
        }
        Some(result)
    }
}
