//! `nidreg maintenance on|off`: makes the servers of this database read-only.

use crate::cli::exit::{Exit, Failure, load_settings, open_store, print_line};
use crate::clock;
use crate::store::maintenance::{self, MESSAGE_MAX};
use clap::Subcommand;

#[derive(Debug, Subcommand)]
pub(crate) enum Verb {
    /// Make all servers of this database read-only, and pause email and scheduled jobs. Takes effect immediately.
    On {
        /// The message for people who try to change something, for example when changes will be possible again.
        #[arg(long, default_value = "")]
        message: String,
    },
    /// Allow changes again.
    Off,
}

pub(crate) fn run(verb: &Verb) -> Result<Exit, Failure> {
    let store = open_store(&load_settings()?)?;
    match verb {
        Verb::On { message } => {
            let message = message.trim();
            if message.chars().count() > MESSAGE_MAX || message.chars().any(char::is_control) {
                let sentence = format!("the message must be a single line of at most {MESSAGE_MAX} characters");
                return Err(Failure::new(Exit::Usage, sentence));
            }
            store.write(|conn| maintenance::begin_maintenance(conn, message, clock::now()))?;
            print_line("maintenance is on: servers are read-only; end it with: nidreg maintenance off")?;
        }
        Verb::Off => {
            let was_on = store.write(maintenance::end_maintenance)?;
            print_line(if was_on { "maintenance is off" } else { "maintenance was not on" })?;
        }
    }
    Ok(Exit::Done)
}
