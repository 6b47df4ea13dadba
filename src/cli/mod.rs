//! The command line: noun, verb, long flags. Data on stdout, everything else on stderr; secrets never as flags.

mod account;
mod db;
mod demo;
mod doctor;
mod export;
mod import;
mod mail;
mod nid;
mod serve;
mod template;
mod urn;

use crate::settings::Settings;
use crate::store::Store;
use clap::{CommandFactory as _, Parser, Subcommand};
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

/// The registry of URN namespaces: registration, expert review and publication (RFC 8141).
#[derive(Debug, Parser)]
#[command(name = "nidreg", version, after_help = crate::settings::HELP)]
struct Cli {
    #[command(subcommand)]
    noun: Noun,
}

#[derive(Debug, Subcommand)]
enum Noun {
    /// Serve the registry over HTTP.
    #[command(after_help = crate::settings::HELP)]
    Serve {
        /// Also make one account for each role and requests in every state, and print how to sign in.
        #[arg(long)]
        demo: bool,
    },
    /// URNs: check, compare, normalize, encode, find.
    #[command(subcommand)]
    Urn(urn::Verb),
    /// Namespace identifiers.
    #[command(subcommand)]
    Nid(nid::Verb),
    /// Registration templates.
    #[command(subcommand)]
    Template(template::Verb),
    /// Accounts and roles.
    #[command(subcommand)]
    Account(account::Verb),
    /// The database.
    #[command(subcommand)]
    Db(db::Verb),
    /// Take over what others published.
    #[command(subcommand)]
    Import(import::Verb),
    /// Write the files of the registry.
    #[command(subcommand)]
    Export(export::Verb),
    /// The outbox.
    #[command(subcommand)]
    Mail(mail::Verb),
    /// What the clock does.
    #[command(subcommand)]
    Jobs(JobsVerb),
    /// Look whether settings, database, mail and key are in order.
    Doctor,
    /// Print a completion script for a shell.
    Completions {
        /// Which shell.
        shell: clap_complete::Shell,
    },
    /// Print the manual page.
    Man,
}

#[derive(Debug, Subcommand)]
enum JobsVerb {
    /// Do what is due now: reminders, warnings, escalation, lapse, digests. Safe to run again, and beside a server.
    Run,
}

/// Why a command failed, with the sentence for stderr.
#[derive(Debug)]
pub struct Failure {
    exit: Exit,
    sentence: String,
}

impl Failure {
    fn new(exit: Exit, sentence: impl Into<String>) -> Self {
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
            R::WrongState { .. } | R::Stale { .. } => Exit::Conflict,
            R::AlreadyRegistered { .. } => Exit::Taken,
            R::SlowDown { .. } => Exit::TryAgain,
            R::Store(error) if error.may_pass_later() => Exit::TryAgain,
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

fn settings() -> Result<Settings, Failure> {
    Settings::from_env().map_err(|sentence| Failure::new(Exit::NotReady, sentence))
}

/// Opens the store of the settings; its schema must be current.
fn open_store(settings: &Settings) -> Result<Store, Failure> {
    let not_ready = |error: crate::store::Error| Failure::new(Exit::NotReady, format!("the database is not ready: {error}"));
    // A database is made by serve and by db migrate only.
    if let crate::store::Target::Sqlite(path) = &settings.database
        && !std::path::Path::new(path).exists()
    {
        return Err(Failure::new(Exit::NotReady, format!("there is no database at {path}; run: nidreg db migrate")));
    }
    let store = Store::open(&settings.database).map_err(not_ready)?;
    match store.read(crate::store::migrations::is_current) {
        Ok(true) => Ok(store),
        Ok(false) => Err(Failure::new(Exit::NotReady, "the database has another schema; run: nidreg db migrate")),
        Err(error) => Err(not_ready(error)),
    }
}

/// The store, when a database is there and ready; commands that can work without ask with this.
fn store_if_there() -> Option<Store> {
    let settings = Settings::from_env().ok()?;
    if let crate::store::Target::Sqlite(path) = &settings.database
        && !std::path::Path::new(path).exists()
    {
        return None;
    }
    open_store(&settings).ok()
}

fn run_jobs() -> Result<Exit, Failure> {
    let settings = settings()?;
    crate::requests::timers::set_periods(settings.periods);
    let store = open_store(&settings)?;
    let post = settings.post().map_err(|sentence| Failure::new(Exit::NotReady, sentence))?;
    let done = crate::requests::jobs::run(&store, &post, crate::clock::now())?;
    println!("{} acts, {} digests", done.acts, done.digests);
    Ok(Exit::Done)
}

/// Runs the command line and returns the exit status.
pub fn run() -> u8 {
    let cli = match Cli::try_parse() {
        Ok(cli) => cli,
        Err(error) => {
            // Help and version are answers, not mistakes.
            let usage = error.use_stderr();
            let _ = error.print();
            return if usage { Exit::Usage as u8 } else { Exit::Done as u8 };
        }
    };
    let result = match cli.noun {
        Noun::Serve { demo } => serve::run(demo),
        Noun::Urn(verb) => urn::run(verb),
        Noun::Nid(verb) => nid::run(verb),
        Noun::Template(verb) => template::run(verb),
        Noun::Account(verb) => account::run(verb),
        Noun::Db(verb) => db::run(verb),
        Noun::Import(verb) => import::run(verb),
        Noun::Export(verb) => export::run(verb),
        Noun::Mail(verb) => mail::run(verb),
        Noun::Jobs(JobsVerb::Run) => run_jobs(),
        Noun::Doctor => doctor::run(),
        Noun::Completions { shell } => {
            clap_complete::generate(shell, &mut Cli::command(), "nidreg", &mut std::io::stdout());
            Ok(Exit::Done)
        }
        Noun::Man => {
            clap_mangen::Man::new(Cli::command()).render(&mut std::io::stdout()).map(|()| Exit::Done).map_err(Failure::from)
        }
    };
    match result {
        Ok(exit) => exit as u8,
        Err(Failure { exit: Exit::Done, .. }) => Exit::Done as u8,
        Err(failure) => {
            let _ = writeln!(std::io::stderr(), "nidreg: {}", failure.sentence);
            failure.exit as u8
        }
    }
}
