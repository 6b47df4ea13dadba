//! How a command ends: its exit code, and the sentence on stderr.

use crate::registry::formats::licence;
use crate::settings::Settings;
use crate::store::Store;
use std::io::Write as _;

/// What a command ends with.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[repr(u8)]
pub enum Exit {
    /// Done, or "yes".
    Done = 0,
    /// "No": invalid, not equivalent, has findings that fail.
    No = 1,
    /// The command was written wrongly.
    Usage = 2,
    /// Taken or reserved.
    Taken = 3,
    /// Not found.
    NotFound = 4,
    /// In conflict with what is there.
    Conflict = 5,
    /// Not permitted.
    NotPermitted = 6,
    /// Settings or database not ready.
    NotReady = 7,
    /// Try again.
    TryAgain = 8,
    /// A bug.
    Bug = 70,
}

/// Why a command failed, with the sentence for stderr.
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
        // A reader that went away, as `head` does, is no fault.
        let exit = if error.kind() == std::io::ErrorKind::BrokenPipe { Exit::Done } else { Exit::TryAgain };
        Self::new(exit, error.to_string())
    }
}

/// Prints a line for who reads stdout. `println!` would panic when they went away, as `head` does.
pub(crate) fn say(line: impl std::fmt::Display) -> Result<(), Failure> {
    Ok(writeln!(std::io::stdout().lock(), "{line}")?)
}

/// Prints a line on stderr. When that is closed nobody is left to be told.
pub(crate) fn remark(line: impl std::fmt::Display) {
    let _ = writeln!(std::io::stderr().lock(), "{line}");
}

pub(crate) fn settings() -> Result<Settings, Failure> {
    let settings = Settings::from_env().map_err(|sentence| Failure::new(Exit::NotReady, sentence))?;
    licence::set(settings.data_licence.clone());
    Ok(settings)
}

/// Opens the store of the settings; its schema must be current.
pub(crate) fn open_store(settings: &Settings) -> Result<Store, Failure> {
    let not_ready = |error: crate::store::Error| Failure::new(Exit::NotReady, format!("the database is not ready: {error}"));
    // A database is made by serve and by db migrate only.
    if let crate::store::Target::Sqlite(path) = &settings.database
        && !std::path::Path::new(path).exists()
    {
        return Err(Failure::new(Exit::NotReady, format!("there is no database at {path}; run: nidreg db migrate")));
    }
    let store = Store::open(&settings.database).map_err(not_ready)?;
    match store.read(crate::store::migrations::state) {
        Ok(crate::store::migrations::State::Current) => Ok(store),
        Ok(other) => Err(Failure::new(Exit::NotReady, other.to_string())),
        Err(error) => Err(not_ready(error)),
    }
}

/// The store, when a database is there and ready; commands that can work without ask with this.
pub(crate) fn store_if_there() -> Option<Store> {
    let settings = Settings::from_env().ok()?;
    if let crate::store::Target::Sqlite(path) = &settings.database
        && !std::path::Path::new(path).exists()
    {
        return None;
    }
    open_store(&settings).ok()
}
