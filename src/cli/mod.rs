//! The command line: noun, verb, long flags. Data goes to stdout, everything else to stderr; secrets are never passed as flags.

mod account;
mod annotations;
mod archive;
mod book;
mod config;
mod db;
mod demo;
mod doctor;
pub mod exit;
mod export;
mod import;
mod key;
mod listen;
mod log;
mod mail;
mod maintenance;
mod mcp;
mod nid;
mod ns;
mod resolve;
mod serve;
mod site;
mod stderr;
mod template;
mod urn;

use crate::cli::exit::{Exit, Failure, limit_submissions, load_settings, open_store, print_line, print_to_stderr};
use clap::{CommandFactory as _, Parser, Subcommand};

/// The registry of URN namespaces: registration, expert review and publication (RFC 8141).
#[derive(Debug, Parser)]
#[command(name = "nidreg", version, after_help = crate::settings::HELP)]
struct Cli {
    #[command(subcommand)]
    statistics_label: Noun,
}

#[derive(Debug, Subcommand)]
enum Noun {
    /// Serve the registry over HTTP.
    #[command(after_help = crate::settings::HELP)]
    Serve {
        /// Also create demonstration accounts for each role and requests from one season, and print how to sign in. If `NIDREG_CORPUS`
        /// is a directory laid out like IANA's mirror, its snapshots and texts are imported too.
        #[arg(long)]
        demo: bool,
    },
    /// URNs: check, compare, normalize, encode, find, resolve.
    #[command(subcommand)]
    Urn(urn::Verb),
    /// Namespace identifiers.
    #[command(subcommand)]
    Nid(nid::Verb),
    /// Details of a namespace: purpose, registrant, examples, rules.
    #[command(subcommand)]
    Ns(ns::Verb),
    /// Registration templates.
    #[command(subcommand)]
    Template(template::Verb),
    /// Accounts and roles.
    #[command(subcommand)]
    Account(account::Verb),
    /// The keys of the registry.
    #[command(subcommand)]
    Key(key::Verb),
    /// The public log.
    #[command(subcommand)]
    Log(log::Verb),
    /// The database.
    #[command(subcommand)]
    Db(db::Verb),
    /// Import snapshots of the IANA registry.
    #[command(subcommand)]
    Import(import::Verb),
    /// Write the files of the registry.
    #[command(subcommand)]
    Export(export::Verb),
    /// Outgoing and incoming email.
    #[command(subcommand)]
    Mail(mail::Verb),
    /// Serve checks and search to a language model over stdin and stdout, using the Model Context Protocol.
    Mcp,
    /// Scheduled jobs.
    #[command(subcommand)]
    Jobs(JobsVerb),
    /// The settings.
    #[command(subcommand)]
    Config(config::Verb),
    /// Make the servers read-only, for example during a restore or a move.
    #[command(subcommand)]
    Maintenance(maintenance::Verb),
    /// Check settings, database, email and key.
    Doctor {
        /// Also run the full integrity check of the database, which takes a while.
        #[arg(long, alias = "deep")]
        full: bool,
    },
}

#[derive(Debug, Subcommand)]
enum JobsVerb {
    /// Run the jobs that are due: reminders, warnings, escalation, lapse, digests. Safe to repeat, and while a server is running.
    Run {
        /// Confirm that the clock of this machine is correct, and continue even though it jumped.
        #[arg(long)]
        clock_is_right: bool,
    },
}

fn run_jobs(clock_is_right: bool) -> Result<Exit, Failure> {
    let settings = load_settings()?;
    crate::requests::periods::set_periods(settings.periods);
    crate::requests::holidays::set_holidays(settings.holidays.clone());
    crate::mail::third_party_limit::set_daily_limit(settings.mail_third_party_max);
    limit_submissions(&settings);
    let store = open_store(&settings)?;
    let mail = settings.mail_config().map_err(|sentence| Failure::new(Exit::NotReady, sentence))?;
    let now = crate::clock::now();
    if clock_is_right {
        store.write(|conn| crate::store::accepted_clock::record_plausible_time(conn, now))?;
    } else if let Err(strange) = crate::jobs::check_clock(&store, now)? {
        let sentence = format!("{strange}. Nothing was done. If the clock is right, run: nidreg jobs run --clock-is-right");
        return Err(Failure::new(Exit::NotReady, sentence));
    }
    let done = crate::jobs::run_due_jobs(&store, &mail, now)?;
    print_line(format_args!("{} actions", done.acts))?;
    Ok(Exit::Done)
}

/// The command definition, from which the package's manual page and completion scripts are generated.
pub fn command() -> clap::Command {
    Cli::command()
}

/// Runs the command line and returns the exit status.
pub fn run() -> u8 {
    let cli = match Cli::try_parse() {
        Ok(cli) => cli,
        Err(error) => {
            // Help and version output is not an error.
            let usage = error.use_stderr();
            let _ = error.print();
            return if usage { Exit::Usage as u8 } else { Exit::Done as u8 };
        }
    };
    let result = match cli.statistics_label {
        Noun::Serve { demo } => serve::run(demo),
        Noun::Urn(verb) => urn::run(verb),
        Noun::Nid(verb) => nid::run(verb),
        Noun::Ns(verb) => ns::run(verb),
        Noun::Template(verb) => template::run(verb),
        Noun::Account(verb) => account::run(verb),
        Noun::Key(verb) => key::run(&verb),
        Noun::Log(verb) => log::run(verb),
        Noun::Db(verb) => db::run(verb),
        Noun::Import(verb) => import::run(verb),
        Noun::Export(verb) => export::run(verb),
        Noun::Mail(verb) => mail::run(verb),
        Noun::Mcp => mcp::run(),
        Noun::Config(verb) => config::run(&verb),
        Noun::Maintenance(verb) => maintenance::run(&verb),
        Noun::Jobs(JobsVerb::Run { clock_is_right }) => run_jobs(clock_is_right),
        Noun::Doctor { full } => doctor::run(full),
    };
    match result {
        Ok(exit) => exit as u8,
        Err(Failure { exit: Exit::Done, .. }) => Exit::Done as u8,
        Err(failure) => {
            print_to_stderr(format_args!("nidreg: {}", failure.sentence));
            failure.exit as u8
        }
    }
}
