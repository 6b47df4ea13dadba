//! `nidreg db …`

use super::{Exit, Failure, open_store, settings};
use crate::store::{Store, Target, migrations};
use clap::Subcommand;

#[derive(Debug, Subcommand)]
pub(super) enum Verb {
    /// Bring the schema up to date.
    Migrate,
    /// Say whether the database answers and has the schema of this program.
    Check,
    /// Write a whole copy while the server runs (`SQLite`; for a server of `PostgreSQL` use its own `pg_dump`).
    Backup {
        /// The new file; an existing one is not touched.
        file: std::path::PathBuf,
    },
    /// Take a copy as the database, when there is none yet (`SQLite`; for a server of `PostgreSQL` use its own `pg_restore`).
    Restore {
        /// The copy.
        file: std::path::PathBuf,
    },
}

fn sqlite_path(settings: &crate::settings::Settings) -> Result<std::path::PathBuf, Failure> {
    match &settings.database {
        Target::Sqlite(path) => Ok(path.into()),
        Target::Postgresql(_) => Err(Failure::new(Exit::Usage, "this is for SQLite; for PostgreSQL use pg_dump and pg_restore")),
    }
}

/// Checks the copy before it takes the place of a database, and never overwrites one.
fn restore(settings: &crate::settings::Settings, file: &std::path::Path) -> Result<(), Failure> {
    let path = sqlite_path(settings)?;
    if path.exists() {
        return Err(Failure::new(Exit::Conflict, format!("there is a database at {}; move it away first", path.display())));
    }
    if !file.is_file() {
        return Err(Failure::new(Exit::NotFound, format!("there is no file {}", file.display())));
    }
    let beside = |ending: &str| std::path::PathBuf::from(format!("{}{ending}", path.display()));
    for left in [beside("-wal"), beside("-shm")] {
        if left.exists() {
            return Err(Failure::new(
                Exit::Conflict,
                format!("{} is left of another database; move it away too", left.display()),
            ));
        }
    }
    // The copy is looked at under another name, and takes the place only when it is whole.
    let part = beside(".restoring");
    std::fs::copy(file, &part)?;
    if !matches!(migrations::is_whole_copy(&part.to_string_lossy()), Ok(true)) {
        std::fs::remove_file(&part)?;
        return Err(Failure::new(Exit::NotReady, "this file is no whole database of this program, or has another schema"));
    }
    std::fs::rename(&part, &path)?;
    Ok(())
}

pub(super) fn run(verb: Verb) -> Result<Exit, Failure> {
    let settings = settings()?;
    match verb {
        Verb::Migrate => {
            let store = Store::open(&settings.database).map_err(|error| Failure::new(Exit::NotReady, error.to_string()))?;
            for name in migrations::migrate(&store)? {
                println!("{name}");
            }
        }
        Verb::Check => {
            open_store(&settings)?;
            println!("ready");
        }
        Verb::Backup { file } => {
            sqlite_path(&settings)?;
            if file.exists() {
                return Err(Failure::new(Exit::Conflict, format!("{} exists already", file.display())));
            }
            open_store(&settings)?.copy_to(&file.to_string_lossy())?;
            println!("{}", file.display());
        }
        Verb::Restore { file } => restore(&settings, &file)?,
    }
    Ok(Exit::Done)
}
