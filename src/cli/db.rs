//! `nidreg db …`

use super::{Exit, Failure, open_store, settings};
use crate::store::{Store, migrations};
use clap::Subcommand;

#[derive(Debug, Subcommand)]
pub(super) enum Verb {
    /// Bring the schema up to date.
    Migrate,
    /// Say whether the database answers and has the schema of this program.
    Check,
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
    }
    Ok(Exit::Done)
}
