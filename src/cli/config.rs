//! `nidreg config check`: checks the settings without touching a database.

use crate::cli::exit::{Exit, Failure, load_settings, print_line};
use crate::mail::delivery::DeliveryMethod;
use crate::settings::Settings;
use clap::Subcommand;

#[derive(Debug, Subcommand)]
pub(crate) enum Verb {
    /// Read all settings and print those that are set, except the values of secrets. Does not open a database or a port.
    Check,
}

pub(crate) fn run(verb: &Verb) -> Result<Exit, Failure> {
    let Verb::Check = verb;
    let set = Settings::check_and_list().map_err(|sentence| Failure::new(Exit::NotReady, sentence))?;
    // What `serve` needs before it touches the database.
    let settings = load_settings()?;
    DeliveryMethod::new(&settings.mail).map_err(|sentence| Failure::new(Exit::NotReady, sentence))?;
    for (name, value) in &set {
        print_line(format_args!("{name}={value}"))?;
    }
    print_line(format_args!("the settings are valid: {} are set, and the others have their default values", set.len()))?;
    Ok(Exit::Done)
}
