//! `nidreg db …`

use crate::cli::exit::{Exit, Failure, load_settings, open_store, open_store_even_behind, print_line, print_to_stderr};
use crate::clock;
use crate::history::{self, Event, EventKind};
use crate::ids::new_id;
use crate::registry::ledger;
use crate::registry::publish::{CHANGE_COUNTER, PUBLISHED_COUNTER};
use crate::settings::Settings;
use crate::store::epoch::{self, CounterIncrements};
use crate::store::inspect::CounterNames;
use crate::store::migrations;
use crate::store::progress::{self, DatabaseMarks};
use crate::store::{DatabaseTarget, Store, copies, inspect, transfer};
use crate::users::Actor;
use clap::Subcommand;
use std::path::{Path, PathBuf};

/// Names of the counters in this registry.
pub(crate) const COUNTER_NAMES: CounterNames<'_> = CounterNames { serial: CHANGE_COUNTER, requests: "requests-" };

#[derive(Debug, Subcommand)]
pub(crate) enum Verb {
    /// Migrate the database to the current schema. An `SQLite` database is copied first, to a file next to it.
    Migrate {
        /// Do not copy the database first.
        #[arg(long)]
        without_copy: bool,
    },
    /// Check that the database responds and has the schema of this program.
    Check,
    /// Write a complete, verified copy while the server is running (`SQLite`; for `PostgreSQL`, use `pg_dump`).
    Backup {
        /// The new file. An existing file is not overwritten.
        file: PathBuf,
    },
    /// Restore the database from a copy. The database must not exist yet (`SQLite`; for `PostgreSQL`, use
    /// `pg_restore`).
    Restore {
        /// The copy.
        file: PathBuf,
        /// Changes made after the copy are lost: also do what `db after-disaster` does.
        #[arg(long)]
        after_disaster: bool,
        #[command(flatten)]
        margin: DisasterMargin,
    },
    /// Copy everything from an `SQLite` database to the empty `PostgreSQL` database in the settings, and verify the result. No server may
    /// be using the `SQLite` database. It is not changed.
    FromSqlite {
        /// The database file. It must not be a link or a copy in use.
        file: PathBuf,
    },
    /// Begin a new epoch after changes were lost: the database is an older copy, or a standby that was behind. Numbers that were assigned
    /// since the copy are skipped; a new public log begins; unsent emails are put on hold; sessions, links and tokens end.
    AfterDisaster {
        #[command(flatten)]
        margin: DisasterMargin,
    },
}

impl From<transfer::TransferError> for Failure {
    fn from(failure: transfer::TransferError) -> Self {
        use transfer::TransferError as F;
        let exit = match &failure {
            F::InTheWay | F::InUse => Exit::Conflict,
            F::OtherSchema(_) | F::Differs { .. } => Exit::NotReady,
            F::Store(error) if error.is_away() => Exit::TryAgain,
            F::Store(_) => Exit::NotReady,
        };
        Self::new(exit, failure.to_string())
    }
}

#[derive(Debug, Clone, Copy, clap::Args)]
pub(crate) struct DisasterMargin {
    /// How many request numbers to skip, and how many numbers of informal namespaces if the file beside the key with the numbers that were
    /// reached is lost.
    #[arg(long, default_value_t = 100, value_name = "COUNT", value_parser = clap::value_parser!(i64).range(0..=1_000_000))]
    margin: i64,
    /// The number of the last informal namespace that was given, if it is known from elsewhere, such as a copy of the list. These numbers
    /// are consecutive.
    #[arg(long, value_name = "NUMBER", value_parser = clap::value_parser!(i64).range(1..=10_000_000))]
    last_informal: Option<i64>,
}

impl From<copies::BackupError> for Failure {
    fn from(failure: copies::BackupError) -> Self {
        use copies::BackupError as F;
        let exit = match &failure {
            F::InTheWay(_) => Exit::Conflict,
            F::Nothing(_) => Exit::NotFound,
            F::NotWhole(_) => Exit::NotReady,
            F::File { .. } => Exit::TryAgain,
            F::Store(error) if error.is_away() => Exit::TryAgain,
            F::Store(_) => Exit::NotReady,
        };
        Self::new(exit, failure.to_string())
    }
}

/// Whether a copy is made before a migration.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum CopyBeforeMigration {
    First,
    Without,
}

/// Migrates the schema, and gives a new registry its epoch. Unless `copy` is `Without`, an SQLite database with pending migrations is
/// copied first; if that fails, nothing is migrated. Returns one line per step.
pub(crate) fn migrate_database(settings: &Settings, store: &Store, copy: CopyBeforeMigration) -> Result<Vec<String>, Failure> {
    let not_ready = |error: crate::store::Error| Failure::new(Exit::NotReady, format!("the database is not ready: {error}"));
    let mut done = Vec::new();
    let pending = store
        .read(|conn| if migrations::has_no_migrations(conn)? { Ok(Vec::new()) } else { migrations::pending_migrations(conn) });
    if let (DatabaseTarget::Sqlite(path), CopyBeforeMigration::First, Some(first)) =
        (&settings.database, copy, pending.map_err(not_ready)?.first())
    {
        let path = Path::new(path);
        let to = copies::migration_backup_path(path, first);
        copies::backup(path, &to, &COUNTER_NAMES).map_err(|failure| {
            let failure = Failure::from(failure);
            Failure {
                sentence: format!("the copy before the migration failed, so nothing was migrated: {}", failure.sentence),
                ..failure
            }
        })?;
        done.push(format!("copied to {}", to.display()));
    }
    done.extend(migrations::migrate(store).map_err(not_ready)?.into_iter().map(|name| format!("migrated {name}")));
    store.write(|conn| epoch::set_first_epoch(conn, &new_id()))?;
    Ok(done)
}

fn sqlite_path(settings: &Settings) -> Result<PathBuf, Failure> {
    match &settings.database {
        DatabaseTarget::Sqlite(path) => Ok(path.into()),
        DatabaseTarget::Postgresql(_) => {
            Err(Failure::new(Exit::Usage, "this command is for SQLite; for PostgreSQL, use pg_dump and pg_restore"))
        }
    }
}

/// Begins a new epoch. Returns what was done, and what the administrator has to do, one line each.
fn after_disaster(settings: &Settings, store: &Store, margin: DisasterMargin) -> Result<Vec<String>, Failure> {
    /// Margin for counters that clients follow. A registry of the size of IANA's makes fewer changes in a century.
    const UNSEEN_MARGIN: i64 = 10_000;
    let not_ready = |sentence: String| Failure::new(Exit::NotReady, sentence);
    let file = settings.marks_file();
    let known = DatabaseMarks::read(&file).map_err(|error| not_ready(error.to_string()))?;
    let log = settings.read_log_key().map_err(not_ready)?.zip(settings.log_key_file.as_deref());
    let margins = CounterIncrements {
        known: known.as_ref(),
        unseen: &[CHANGE_COUNTER, PUBLISHED_COUNTER],
        serial: CHANGE_COUNTER,
        by_unseen: UNSEEN_MARGIN,
        by_seen: margin.margin,
        last_informal: margin.last_informal,
    };
    let (now, fresh) = (clock::now(), new_id());
    let ended = log.as_ref().map(|(key, _)| key.log_end()).transpose().map_err(|error| not_ready(error.to_string()))?.flatten();
    let (done, marks) = store.write(|conn| {
        let done = epoch::after_disaster(conn, now.into(), &fresh, &margins, ended.clone())?;
        ledger::queries::skip_given_numbers(conn)?;
        let text = format!(
            "epoch {} began; {} emails put on hold; {} sessions, {} links and {} tokens ended",
            done.epoch, done.held, done.sessions, done.links, done.tokens
        );
        history::log::record(conn, now, &Actor::CommandLine, Event::on_registry(EventKind::WentOnFromCopy).with_detail(&text))?;
        Ok::<_, crate::store::Error>((done, progress::read_marks(conn)?))
    })?;
    marks.write(&file).map_err(|error| Failure::new(Exit::TryAgain, error.to_string()))?;
    let mut lines = vec![format!(
        "epoch {} began; emails on hold: {} (see nidreg mail held); ended: {} sessions, {} links, {} tokens",
        done.epoch, done.held, done.sessions, done.links, done.tokens
    )];
    if known.is_none() {
        lines.push(format!(
            "{} does not exist, so {} numbers of requests and of informal namespaces were skipped (--margin, --last-informal)",
            file.display(),
            margin.margin
        ));
    }
    if let (Some((key, path)), Some(_)) = (log, ended) {
        let number = done.epoch.split('-').next().unwrap_or_default();
        let key = key
            .create_successor_key(path, number)
            .map_err(|error| Failure::new(Exit::TryAgain, format!("{}: {error}", path.display())))?;
        lines.push(format!("a new public log began; its key is in {}: {}", path.display(), key.verifier()));
        lines.push("copy the file to the other servers, and restart all servers".to_owned());
    }
    Ok(lines)
}

/// Copies everything from an SQLite file and verifies the result with the checks of `doctor --full`.
fn from_sqlite(settings: &Settings, file: &Path) -> Result<(), Failure> {
    if matches!(settings.database, DatabaseTarget::Sqlite(_)) {
        return Err(Failure::new(Exit::Usage, "DATABASE_URL is an SQLite database; it must be the empty PostgreSQL database"));
    }
    if !file.is_file() {
        return Err(Failure::new(Exit::NotFound, format!("there is no file {}", file.display())));
    }
    let to = Store::open(&settings.database).map_err(|error| Failure::new(Exit::NotReady, error.to_string()))?;
    let taken =
        transfer::from_sqlite(&file.to_string_lossy(), &to, |table, rows| print_to_stderr(format_args!("{table}: {rows}")))?;
    let wrong: Vec<String> = to
        .read(|conn| Ok::<_, crate::store::Error>(inspect::check_database(conn, &COUNTER_NAMES)))?
        .into_iter()
        .filter(|checked| !checked.fine)
        .map(|checked| checked.message)
        .collect();
    if !wrong.is_empty() {
        return Err(Failure::new(Exit::NotReady, format!("the copied database failed verification: {}", wrong.join("; "))));
    }
    print_line(format_args!("{} tables, {} rows", taken.tables, taken.rows))
}

pub(crate) fn run(verb: Verb) -> Result<Exit, Failure> {
    let settings = load_settings()?;
    match verb {
        Verb::Migrate { without_copy } => {
            let store = Store::open(&settings.database).map_err(|error| Failure::new(Exit::NotReady, error.to_string()))?;
            store.start_comparing(Some(&settings.marks_file()))?;
            for line in migrate_database(
                &settings,
                &store,
                if without_copy { CopyBeforeMigration::Without } else { CopyBeforeMigration::First },
            )? {
                print_line(line)?;
            }
        }
        Verb::Check => {
            open_store(&settings)?;
            print_line("ready")?;
        }
        Verb::Backup { file } => {
            let path = sqlite_path(&settings)?;
            copies::backup(&path, &file, &COUNTER_NAMES)?;
            if let Some(foreign) = copies::refused_schema(&file)? {
                return Err(Failure::new(
                    Exit::NotReady,
                    format!("{} was written, but nidreg db restore will refuse it: {foreign}", file.display()),
                ));
            }
            // The backup itself succeeded.
            if let Err(failure) = copies::note_backup(&path, clock::now()) {
                print_to_stderr(format_args!("the time of the backup was not recorded for /metrics: {failure}"));
            }
            print_line(file.display())?;
        }
        Verb::Restore { file, after_disaster: disaster, margin } => {
            let path = sqlite_path(&settings)?;
            let mut lines = Vec::new();
            copies::restore(&file, &path, &COUNTER_NAMES, |store| {
                store.write(|conn| epoch::set_first_epoch(conn, &new_id()))?;
                if disaster {
                    lines = after_disaster(&settings, store, margin)?;
                }
                Ok::<_, Failure>(())
            })?;
            print_line(path.display())?;
            lines.into_iter().try_for_each(print_line)?;
        }
        Verb::FromSqlite { file } => from_sqlite(&settings, &file)?,
        Verb::AfterDisaster { margin } => {
            after_disaster(&settings, &open_store_even_behind(&settings)?, margin)?.into_iter().try_for_each(print_line)?;
        }
    }
    Ok(Exit::Done)
}
