//! Detects a database that went backwards: an older copy that was restored, or a promoted standby that was behind.
//!
//! A server remembers the highest numbers that it saw in the database ([`DatabaseMarks`]), and stores them in a file beside its key, outside the
//! database. Before each write and once a second it compares them with the database, and so does each command before it writes. If the
//! database is behind, the server and the commands make no changes ([`Error::Behind`]) until `nidreg db after-disaster` began a new epoch.
//! It also leaves a note in the database, so that servers that remember less stop too. After a change of the database server, each server
//! waits for such a note before its first write.

use super::any::AnyConnection;
use super::error::Error;
use super::{files, standby};
use diesel::prelude::*;
use diesel::sql_types::Text;
use parking_lot::Mutex;
use serde::{Deserialize, Serialize};
use std::cell::RefCell;
use std::collections::BTreeMap;
use std::os::unix::fs::MetadataExt as _;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

/// The counter of the highest number of an informal namespace that was given.
pub const INFORMAL_COUNTER: &str = "informal";

/// The mark of the size of the public log, among those of the counters.
pub(super) const LOG_SIZE_MARK: &str = "log entries";

/// The counter of changes to public pages, which most actions raise. A higher value alone does not cause the file to be written.
pub(super) const PUBLISHED_COUNTER: &str = "published";

/// How long a server waits for the note of another one after the database server changed. The other one compares its marks every second.
const NOTE_WAIT_MAX: Duration = Duration::from_secs(3);

/// The numbers of a database: counters and the size of the public log.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct DatabaseMarks {
    /// The epoch; `None` before the first.
    pub epoch: Option<String>,
    /// The value of each counter.
    pub numbers: BTreeMap<String, i64>,
}

thread_local! {
    /// The numbers that the transaction of this thread assigned.
    static ASSIGNED_NUMBERS: RefCell<Vec<(String, i64)>> = const { RefCell::new(Vec::new()) };
}

/// Records that the transaction of this thread assigned a number.
pub(super) fn record_assigned_number(name: &str, value: i64) {
    ASSIGNED_NUMBERS.with_borrow_mut(|raised| raised.push((name.to_owned(), value)));
}

/// Records that the transaction of this thread appended entries to the public log.
pub(crate) fn record_log_size(size: i64) {
    record_assigned_number(LOG_SIZE_MARK, size);
}

/// The position of an epoch: each epoch begins with its number, so that an earlier one is recognized.
pub(super) fn epoch_ordinal(epoch: Option<&str>) -> i64 {
    epoch.and_then(|epoch| epoch.split('-').next()).and_then(|number| number.parse().ok()).unwrap_or(0)
}

impl DatabaseMarks {
    /// Reads the file of a server; `None` if it does not exist.
    ///
    /// # Errors
    /// [`Error::Unreadable`] if it cannot be read.
    pub fn read(file: &Path) -> Result<Option<Self>, Error> {
        let unreadable = |reason: String| Error::Unreadable(format!("{}: {reason}", file.display()));
        match std::fs::read(file) {
            Ok(bytes) => serde_json::from_slice(&bytes).map(Some).map_err(|error| unreadable(error.to_string())),
            Err(error) if error.kind() == std::io::ErrorKind::NotFound => Ok(None),
            Err(error) => Err(unreadable(error.to_string())),
        }
    }

    /// Writes the file of a server. Higher numbers of the same epoch that another process stored remain.
    ///
    /// # Errors
    /// [`Error::Unreadable`] if it cannot be written.
    pub fn write(&self, file: &Path) -> Result<(), Error> {
        let mut all = self.clone();
        if let Ok(Some(stored)) = Self::read(file)
            && stored.epoch == all.epoch
        {
            all.raise(stored.numbers.into_iter().filter(|(name, _)| name != INFORMAL_COUNTER));
        }
        let written =
            serde_json::to_vec_pretty(&all).map_err(std::io::Error::from).and_then(|text| files::replace_file(file, &text));
        written.map_err(|error| Error::Unreadable(format!("{}: {error}", file.display())))
    }

    fn raise(&mut self, numbers: impl IntoIterator<Item = (String, i64)>) {
        for (name, value) in numbers {
            let known = self.numbers.entry(name.clone()).or_insert(value);
            *known = if name == INFORMAL_COUNTER { value } else { value.max(*known) };
        }
    }

    /// Why a database with the marks `found` is behind; `None` if it is not.
    fn why_other_is_behind(&self, found: &Self) -> Option<String> {
        let (own, others) = (epoch_ordinal(self.epoch.as_deref()), epoch_ordinal(found.epoch.as_deref()));
        if own > others || (own == others && own > 0 && self.epoch != found.epoch) {
            return Some("it belongs to an earlier or another epoch".to_owned());
        }
        if own < others {
            return None;
        }
        self.numbers.iter().find_map(|(name, value)| {
            let held = found.numbers.get(name).copied().unwrap_or(0);
            (name != INFORMAL_COUNTER && held < *value)
                .then(|| format!("the number of {name} is {held}, but {value} was reached before"))
        })
    }
}

/// What is read from the database.
struct Observed {
    marks: DatabaseMarks,
    /// The note of a server.
    note: Option<String>,
    /// Identifies the database server and the database; empty on SQLite.
    server: String,
}

#[derive(QueryableByName)]
struct FactRow {
    #[diesel(sql_type = Text)]
    name: String,
    #[diesel(sql_type = Text)]
    value: String,
}

/// The numbers of a database.
///
/// # Errors
/// A database error.
pub fn read_marks(conn: &mut AnyConnection) -> Result<DatabaseMarks, Error> {
    Ok(observe(conn)?.marks)
}

fn observe(conn: &mut AnyConnection) -> Result<Observed, Error> {
    const COMMON: &str = "SELECT name, CAST(value AS TEXT) AS value FROM counters UNION ALL \
         SELECT 'log entries', CAST(size AS TEXT) FROM log_state UNION ALL \
         SELECT '/epoch', value FROM registry_state WHERE name = 'epoch' UNION ALL SELECT '/behind', reason FROM behind";
    // The timeline changes when a standby is promoted, and the number of a database when it is created again from a copy.
    const SERVER: &str = " UNION ALL SELECT '/server', substr(pg_walfile_name(pg_current_wal_lsn()), 1, 8) || '/' || oid::text \
         FROM pg_database WHERE datname = current_database()";
    let sql = if matches!(conn, AnyConnection::Postgresql(_)) { format!("{COMMON}{SERVER}") } else { COMMON.to_owned() };
    let facts: Vec<FactRow> = diesel::sql_query(sql).load(conn)?;
    let mut seen = Observed { marks: DatabaseMarks::default(), note: None, server: String::new() };
    for FactRow { name, value } in facts {
        match name.as_str() {
            "/epoch" => seen.marks.epoch = serde_json::from_str(&value).ok(),
            "/behind" => seen.note = Some(value),
            "/server" => seen.server = value,
            _ => {
                let number = value.parse().map_err(|_| Error::Unreadable(format!("the counter {name}")))?;
                seen.marks.numbers.insert(name, number);
            }
        }
    }
    Ok(seen)
}

/// What one server remembers.
#[derive(Debug, Default)]
struct RememberedState {
    /// Set once a server compares at all. Commands that repair a database do not.
    is_on: bool,
    marks: DatabaseMarks,
    file: Option<PathBuf>,
    /// The database server, and when this server first saw it.
    server: Option<(String, Instant)>,
    /// The file of the SQLite database when it was opened.
    opened: Option<(u64, u64)>,
    /// Why the public log cannot be continued.
    log: Option<String>,
    /// Why this server accepts no changes.
    behind: Option<String>,
}

/// The memory of one server, shared by all handles of its database.
#[derive(Debug, Default)]
pub(super) struct SharedMarks(Mutex<RememberedState>);

fn file_identity(path: &str) -> Option<(u64, u64)> {
    std::fs::metadata(path).ok().map(|file| (file.dev(), file.ino()))
}

impl SharedMarks {
    /// Begins to compare. `file` holds the marks of the previous run.
    pub(super) fn start_comparing(&self, file: Option<&Path>, database: Option<&str>) -> Result<(), Error> {
        let stored = file.map(DatabaseMarks::read).transpose()?.flatten();
        let mut known = self.0.lock();
        known.is_on = true;
        known.file = file.map(Path::to_owned);
        known.opened = database.and_then(file_identity);
        known.marks = stored.unwrap_or_default();
        Ok(())
    }

    /// Why this server accepts no changes; `None` if it does.
    pub(super) fn why_behind(&self) -> Option<String> {
        self.0.lock().behind.clone()
    }

    /// The epoch that was last seen; `None` if the database is behind.
    pub(super) fn epoch(&self) -> Option<String> {
        let known = self.0.lock();
        known.marks.epoch.clone().filter(|_| known.behind.is_none())
    }

    /// Sets why the public log does not continue the one that was signed; `None` if it does.
    pub(super) fn set_log_discontinuity(&self, reason: Option<String>) {
        self.0.lock().log = reason;
    }

    /// Compares the database with the marks that were known before the read, and stores higher marks. Meanwhile, another thread can commit
    /// a change and raise the marks; the read does not contain this change.
    pub(super) fn compare_database(&self, conn: &mut AnyConnection, database: Option<&str>) -> Result<(), Error> {
        ASSIGNED_NUMBERS.with_borrow_mut(Vec::clear);
        if !self.0.lock().is_on {
            return Ok(());
        }
        loop {
            let reached = self.0.lock().marks.clone();
            let seen = match observe(conn) {
                Ok(seen) => seen,
                Err(_) if standby::is_standby(conn).unwrap_or(false) => return Err(Error::Standby),
                Err(error) => return Err(error),
            };
            let wait = {
                let mut known = self.0.lock();
                let is_noted = seen.note.is_some();
                if let Err(StepBack { reason, is_replaced }) = known.compare(&reached, seen, database) {
                    // Others read the marks for each response, and the database may be busy.
                    drop(known);
                    if !is_noted && !is_replaced {
                        leave_note(conn, &reason);
                    }
                    return Err(Error::Behind(reason));
                }
                known
                    .server
                    .as_ref()
                    .and_then(|(_, since)| NOTE_WAIT_MAX.checked_sub(since.elapsed()))
                    .filter(|left| !left.is_zero())
            };
            match wait {
                Some(left) => std::thread::sleep(left.min(Duration::from_millis(250))),
                None => return Ok(()),
            }
        }
    }

    /// Remembers the numbers that a committed transaction assigned.
    pub(super) fn record_committed_marks(&self) {
        let raised = ASSIGNED_NUMBERS.take();
        if raised.is_empty() {
            return;
        }
        let mut known = self.0.lock();
        if known.is_on {
            let before = known.marks.clone();
            known.marks.raise(raised);
            known.save(&before);
        }
    }
}

/// A step back of the database.
struct StepBack {
    reason: String,
    /// Whether the file was replaced, of which the new file gets no note.
    is_replaced: bool,
}

/// Leaves a note for the other servers. A connection that cannot write leaves none; the comparison is repeated anyway.
fn leave_note(conn: &mut AnyConnection, reason: &str) {
    let note = "INSERT INTO behind (id, reason) VALUES (1, $1) ON CONFLICT (id) DO NOTHING";
    if let Err(error) = diesel::sql_query(note).bind::<Text, _>(reason).execute(conn) {
        tracing::debug!(%error, "no note was left that the database is behind");
    }
}

impl RememberedState {
    fn compare(&mut self, reached: &DatabaseMarks, seen: Observed, database: Option<&str>) -> Result<(), StepBack> {
        let is_replaced = self.opened.is_some() && database.and_then(file_identity) != self.opened;
        let reason = if is_replaced {
            Some("its file was replaced while the server was running; restart the server".to_owned())
        } else if epoch_ordinal(seen.marks.epoch.as_deref()) > epoch_ordinal(reached.epoch.as_deref()) && seen.note.is_none() {
            // A new epoch; also the first one. A log that could not be continued ended with the earlier one.
            self.log = None;
            None
        } else {
            reached.why_other_is_behind(&seen.marks).or_else(|| seen.note.clone()).or_else(|| self.log.clone())
        };
        let Some(reason) = reason else {
            self.accept_observed(seen);
            return Ok(());
        };
        if self.behind.as_ref() != Some(&reason) {
            tracing::error!("{}", Error::Behind(reason.clone()));
        }
        self.behind = Some(reason.clone());
        Err(StepBack { reason, is_replaced })
    }

    fn accept_observed(&mut self, seen: Observed) {
        if self.behind.take().is_some() {
            tracing::info!("the database continues what this server saw before");
        }
        let before = self.marks.clone();
        if self.marks.epoch == seen.marks.epoch {
            self.marks.raise(seen.marks.numbers);
        } else if epoch_ordinal(self.marks.epoch.as_deref()) <= epoch_ordinal(seen.marks.epoch.as_deref()) {
            self.marks = seen.marks;
        }
        self.save(&before);
        if self.server.as_ref().is_none_or(|(server, _)| *server != seen.server) {
            // The first server needs no grace: after a start, the file tells what was reached.
            let since = Instant::now();
            let first = since.checked_sub(NOTE_WAIT_MAX).unwrap_or(since);
            self.server = Some((seen.server, if self.server.is_none() { first } else { since }));
        }
    }

    /// Writes the file if a number was assigned since.
    fn save(&self, before: &DatabaseMarks) {
        let Some(file) = &self.file else { return };
        let differs = before.epoch != self.marks.epoch
            || self
                .marks
                .numbers
                .iter()
                .any(|(name, value)| name != PUBLISHED_COUNTER && before.numbers.get(name) != Some(value));
        if differs && let Err(error) = self.marks.write(file) {
            tracing::error!(%error, "the numbers that were reached could not be stored");
        }
    }
}

/// Removes the note that the database is behind, when a new epoch begins.
pub(super) fn forget_note(conn: &mut AnyConnection) -> Result<(), Error> {
    diesel::sql_query("DELETE FROM behind").execute(conn)?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::{DatabaseTarget, Store};

    fn marks(epoch: &str, numbers: &[(&str, i64)]) -> DatabaseMarks {
        let numbers = numbers.iter().map(|(name, value)| ((*name).to_owned(), *value)).collect();
        DatabaseMarks { epoch: Some(epoch.to_owned()).filter(|epoch| !epoch.is_empty()), numbers }
    }

    #[test]
    fn database_with_a_lower_number_or_an_earlier_epoch_is_behind() {
        let known = marks("2-b", &[("serial", 7), (INFORMAL_COUNTER, 9), (LOG_SIZE_MARK, 3)]);
        for (found, is_behind) in [
            (marks("2-b", &[("serial", 7), (INFORMAL_COUNTER, 9), (LOG_SIZE_MARK, 3)]), false),
            (marks("2-b", &[("serial", 8), (INFORMAL_COUNTER, 8), (LOG_SIZE_MARK, 4), ("requests-2026", 1)]), false),
            (marks("2-b", &[("serial", 6), (INFORMAL_COUNTER, 9), (LOG_SIZE_MARK, 3)]), true),
            (marks("2-b", &[("serial", 7), (INFORMAL_COUNTER, 9), (LOG_SIZE_MARK, 2)]), true),
            (marks("2-b", &[("serial", 7), (INFORMAL_COUNTER, 9)]), true),
            (marks("2-c", &[("serial", 8), (INFORMAL_COUNTER, 9), (LOG_SIZE_MARK, 4)]), true),
            (marks("1-a", &[("serial", 8), (INFORMAL_COUNTER, 9), (LOG_SIZE_MARK, 4)]), true),
            (marks("", &[]), true),
            (marks("3-c", &[("serial", 1)]), false),
        ] {
            assert_eq!(known.why_other_is_behind(&found).is_some(), is_behind, "{found:?}");
        }
    }

    /// Finding: a server stopped itself, and its note all others, when a change was committed while another thread compared.
    #[test]
    fn change_that_is_committed_during_a_comparison_is_not_a_step_back() {
        let dir = tempfile::tempdir().unwrap();
        let target: DatabaseTarget = format!("sqlite://{}", dir.path().join("r.db").display()).parse().unwrap();
        let store = Store::open(&target).unwrap();
        crate::store::migrations::migrate(&store).unwrap();
        store.start_comparing(None).unwrap();
        let until = Instant::now() + Duration::from_secs(3);
        std::thread::scope(|scope| {
            for _ in 0..2 {
                scope.spawn(|| {
                    while Instant::now() < until {
                        store.write(|conn| crate::store::counters::increment_counter(conn, PUBLISHED_COUNTER)).unwrap();
                    }
                });
            }
            for _ in 0..4 {
                scope.spawn(|| {
                    while Instant::now() < until {
                        store.compare_marks().unwrap();
                    }
                });
            }
        });
        assert!(store.behind_error().is_none());
    }

    #[test]
    fn file_keeps_the_higher_numbers_of_the_same_epoch() {
        let dir = tempfile::tempdir().unwrap();
        let file = dir.path().join("nidreg.key.known");
        assert_eq!(DatabaseMarks::read(&file).unwrap(), None);
        marks("1-a", &[("serial", 7)]).write(&file).unwrap();
        marks("1-a", &[("serial", 5), (LOG_SIZE_MARK, 2)]).write(&file).unwrap();
        assert_eq!(DatabaseMarks::read(&file).unwrap(), Some(marks("1-a", &[("serial", 7), (LOG_SIZE_MARK, 2)])));
        marks("2-b", &[("serial", 1)]).write(&file).unwrap();
        assert_eq!(DatabaseMarks::read(&file).unwrap(), Some(marks("2-b", &[("serial", 1)])));
        std::fs::write(&file, "x").unwrap();
        assert!(matches!(DatabaseMarks::read(&file), Err(Error::Unreadable(_))));
    }
}
