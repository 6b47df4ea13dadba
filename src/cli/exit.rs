//! Exit codes of commands and their error messages on stderr.

use crate::registry::formats::{identity, license};
use crate::settings::Settings;
use crate::store::Store;
use std::io::Write as _;

/// The exit code of a command.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[repr(u8)]
pub enum Exit {
    /// Success, or a positive answer.
    Done = 0,
    /// A negative answer: invalid, not equivalent, or with failing findings.
    No = 1,
    /// Invalid command line. For `log verify`, also: the database or the server cannot be reached.
    Usage = 2,
    /// Already registered, or reserved.
    Taken = 3,
    /// Not found.
    NotFound = 4,
    /// Conflicts with existing data.
    Conflict = 5,
    /// Not permitted.
    NotPermitted = 6,
    /// The settings are invalid or the database is not ready.
    NotReady = 7,
    /// A failure after which the command can be retried.
    TryAgain = 8,
    /// An internal error: a bug in this program.
    Bug = 70,
}

/// Why a command failed: the exit code and the message for stderr.
#[derive(Debug)]
pub struct Failure {
    pub(crate) exit: Exit,
    pub(crate) sentence: String,
}

impl Failure {
    pub(crate) fn new(exit: Exit, sentence: impl Into<String>) -> Self {
        Self { exit, sentence: sentence.into() }
    }
}

impl From<crate::refusal::Refusal> for Failure {
    fn from(refusal: crate::refusal::Refusal) -> Self {
        use crate::refusal::Refusal as R;
        let exit = match &refusal {
            R::NotFound { .. } => Exit::NotFound,
            R::NotPermitted { .. } => Exit::NotPermitted,
            R::Faults(_) => Exit::No,
            R::WrongState { .. } | R::Stale { .. } | R::Repeated => Exit::Conflict,
            R::AlreadyRegistered { .. } => Exit::Taken,
            R::SlowDown { .. } | R::Outside(_) => Exit::TryAgain,
            R::Store(error) if error.is_away() => Exit::TryAgain,
            R::Store(_) => Exit::NotReady,
        };
        Self::new(exit, refusal.to_string())
    }
}

impl From<crate::store::Error> for Failure {
    fn from(error: crate::store::Error) -> Self {
        crate::refusal::Refusal::from(error).into()
    }
}

impl From<std::io::Error> for Failure {
    fn from(error: std::io::Error) -> Self {
        // It is not an error if the reader of a pipe closes it, as `head` does.
        let exit = if error.kind() == std::io::ErrorKind::BrokenPipe { Exit::Done } else { Exit::TryAgain };
        Self::new(exit, error.to_string())
    }
}

/// Prints a line on stdout. `println!` would panic if the reader closed the pipe, as `head` does.
pub(crate) fn print_line(line: impl std::fmt::Display) -> Result<(), Failure> {
    Ok(writeln!(std::io::stdout().lock(), "{line}")?)
}

/// Prints a line on stderr. Errors are ignored because there is nowhere to report them.
pub(crate) fn print_to_stderr(line: impl std::fmt::Display) {
    let _ = writeln!(std::io::stderr().lock(), "{line}");
}

pub(crate) fn load_settings() -> Result<Settings, Failure> {
    let settings = Settings::from_env().map_err(|sentence| Failure::new(Exit::NotReady, sentence))?;
    license::set_license(settings.data_license.clone());
    identity::set_identity(settings.identity.clone());
    Ok(settings)
}

/// Sets the daily limits of submissions. Call it only after the demonstration data has been created.
pub(crate) fn limit_submissions(settings: &Settings) {
    if let Some(limits) = settings.limits {
        crate::requests::daily_limit::set_daily_limits(limits.submission, limits.contribution);
    }
}

/// Opens the configured store. Fails unless its schema is current. Like the server, it accepts no changes if the database is behind the
/// numbers that are stored beside the key.
pub(crate) fn open_store(settings: &Settings) -> Result<Store, Failure> {
    let store = open_store_even_behind(settings)?;
    store.start_comparing(Some(&settings.marks_file()))?;
    Ok(store)
}

/// Like [`open_store`], but a database that is behind accepts changes, so that a command can repair it.
pub(crate) fn open_store_even_behind(settings: &Settings) -> Result<Store, Failure> {
    let not_ready = |error: crate::store::Error| Failure::new(Exit::NotReady, format!("the database is not ready: {error}"));
    // A missing database is reported, not created.
    if let crate::store::DatabaseTarget::Sqlite(path) = &settings.database
        && !std::path::Path::new(path).exists()
    {
        return Err(Failure::new(Exit::NotReady, format!("there is no database at {path}; run: nidreg db migrate")));
    }
    let store = Store::open(&settings.database).map_err(not_ready)?;
    match store.read(crate::store::migrations::schema_state) {
        Ok(crate::store::migrations::SchemaState::Current) => Ok(store),
        Ok(other) => Err(Failure::new(Exit::NotReady, other.to_string())),
        Err(error) => Err(not_ready(error)),
    }
}

/// The store if a database exists and is ready, for commands that also work without one.
pub(crate) fn store_if_there() -> Option<Store> {
    let settings = Settings::from_env().ok()?;
    if let crate::store::DatabaseTarget::Sqlite(path) = &settings.database
        && !std::path::Path::new(path).exists()
    {
        return None;
    }
    open_store(&settings).ok()
}
