//! `nidreg key …`: the keys of the registry. Two keys are valid while one replaces the other.

use crate::actions::keys::{self as acts, KeyDependents};
use crate::cli::exit::{Exit, Failure, load_settings, open_store, print_line};
use crate::clock;
use crate::users::keys;
use clap::Subcommand;

#[derive(Debug, Subcommand)]
pub(crate) enum Verb {
    /// Show how many keys are valid and what still uses the old one. The exit status is 1 while the old key is used.
    State,
    /// Create a new key and keep the old one, mark what the old one protects, and ask users of the old one to set up a new second factor.
    New {
        /// Create a key in place of one that is lost. Everything made with the lost key stops working: users of a second factor sign in with
        /// a recovery code, or an administrator resets it.
        #[arg(long)]
        lost: bool,
    },
    /// Remove the old key when nothing uses it anymore.
    Drop {
        /// Remove the old key even if it is still used, for example because it was disclosed. Everything that uses it stops working.
        #[arg(long)]
        anyway: bool,
    },
}

fn unusable_key_error(error: &std::io::Error) -> Failure {
    Failure::new(Exit::NotReady, format!("the key: {error}"))
}

/// What still uses the old key, one line per use.
pub(crate) fn dependent_lines(dependents: &KeyDependents) -> Vec<String> {
    let mut lines = Vec::new();
    if !dependents.factors.is_empty() {
        lines.push(format!("second factors of the old key: {}", dependents.factors.join(", ")));
    }
    if dependents.requests > 0 {
        lines.push(format!("open requests with earlier emails, to which replies use the old key: {}", dependents.requests));
    }
    if let Some(until) = dependents.links_until {
        lines.push(format!("links in earlier emails, valid until {}", until.strftime("%Y-%m-%d")));
    }
    lines
}

pub(crate) fn run(verb: &Verb) -> Result<Exit, Failure> {
    let settings = load_settings()?;
    let store = open_store(&settings)?;
    let now = clock::now();
    let not_ready = |sentence| Failure::new(Exit::NotReady, sentence);
    match verb {
        Verb::State => {
            let found = settings.read_key().map_err(not_ready)?;
            let Some(dependents) = store.read(|conn| acts::key_dependents(conn, now, &found))? else {
                print_line(format_args!("one key is valid: {}", found.newest_key_mark()))?;
                return Ok(Exit::Done);
            };
            print_line(format_args!(
                "two keys are valid: {} is the new one, {} the old one",
                found.newest_key_mark(),
                found.older_mark().unwrap_or_default()
            ))?;
            for line in dependent_lines(&dependents) {
                print_line(format_args!("{line}"))?;
            }
            if dependents.is_nothing() {
                print_line(format_args!("nothing uses the old key anymore; run: nidreg key drop"))?;
                return Ok(Exit::Done);
            }
            Ok(Exit::No)
        }
        Verb::New { lost: true } if settings.key_file.exists() => {
            Err(not_ready(format!("{} is not lost", settings.key_file.display())))
        }
        Verb::New { lost: true } => {
            let found = settings.read_or_create_key().map_err(not_ready)?;
            let lost = found.count_foreign(&store.read(crate::users::factors::queries::key_marks)?);
            print_line(format_args!(
                "{} is the new key. {lost} second factors of the lost key cannot be used: their users sign in with a recovery code, or \
                 an administrator resets them",
                found.newest_key_mark()
            ))?;
            print_line(format_args!("Copy the key file to every other server before it starts"))?;
            Ok(Exit::Done)
        }
        Verb::New { lost: false } => {
            let mail = settings.mail_config().map_err(not_ready)?;
            let found = keys::renew(&settings.key_file).map_err(|error| unusable_key_error(&error))?;
            let told = store.write(|conn| acts::record_new_key(conn, &mail, now, &found))?;
            print_line(format_args!(
                "{} is the new key; the old one remains valid. Users asked to set up a new second factor: {told}",
                found.newest_key_mark()
            ))?;
            print_line(format_args!(
                "Copy both key files to every other server, then restart all of them: sudo systemctl restart nidreg"
            ))?;
            Ok(Exit::Done)
        }
        Verb::Drop { anyway } => {
            let found = settings.read_key().map_err(not_ready)?;
            store.write(|conn| acts::record_old_key_removal(conn, now, &found, *anyway))?;
            keys::drop_older(&settings.key_file).map_err(|error| unusable_key_error(&error))?;
            print_line(format_args!("the old key was removed; restart every server: sudo systemctl restart nidreg"))?;
            Ok(Exit::Done)
        }
    }
}
