//! `nidreg mail …`

use super::{Exit, Failure, open_store, settings};
use crate::clock;
use crate::mail::delivery::{self, Carrier};
use crate::mail::inbound::{self, Fate, MESSAGE_MAX};
use clap::Subcommand;
use std::io::Read as _;

/// What a mail server takes as "try again later" (`EX_TEMPFAIL` of `sysexits.h`).
const TRY_AGAIN: u8 = 75;

#[derive(Debug, Subcommand)]
pub(super) enum Verb {
    /// Deliver the letters that are due, once.
    Send,
    /// Send one letter by the set way, to see whether it arrives.
    Test {
        /// To whom.
        #[arg(long)]
        to: String,
    },
    /// Read one message on stdin, as a mail server hands it over: an answer to a letter becomes a comment. Ends with 0 only after it
    /// is kept, and with 75 on any doubt, so that the server tries again.
    Receive,
}

pub(super) fn run(verb: Verb) -> Result<Exit, Failure> {
    match verb {
        Verb::Send => send(),
        Verb::Test { to } => test(&to),
        // A mail server knows 75 only; whatever went wrong, it tries again.
        Verb::Receive => receive().or_else(|failure| {
            eprintln!("nidreg: {}", failure.sentence);
            std::process::exit(i32::from(TRY_AGAIN))
        }),
    }
}

fn send() -> Result<Exit, Failure> {
    let settings = settings()?;
    let store = open_store(&settings)?;
    let carrier = Carrier::new(&settings.mail).map_err(|sentence| Failure::new(Exit::NotReady, sentence))?;
    let post = settings.post().map_err(|sentence| Failure::new(Exit::NotReady, sentence))?;
    let mut tried = 0;
    loop {
        match delivery::run_once(&store, &carrier, &post, clock::now())? {
            0 => break,
            more => tried += more,
        }
    }
    eprintln!("{tried} letters tried");
    Ok(Exit::Done)
}

fn test(to: &str) -> Result<Exit, Failure> {
    let settings = settings()?;
    let carrier = Carrier::new(&settings.mail).map_err(|sentence| Failure::new(Exit::NotReady, sentence))?;
    let post = settings.post().map_err(|sentence| Failure::new(Exit::NotReady, sentence))?;
    let to = crate::people::Email::parse(to)?;
    match delivery::send_test(&carrier, &post, to.as_str(), clock::now()) {
        Ok(()) => {
            println!("The server took it.");
            Ok(Exit::Done)
        }
        Err(failure) => Err(Failure::new(Exit::TryAgain, failure.to_string())),
    }
}

fn receive() -> Result<Exit, Failure> {
    let mut message = Vec::new();
    // One byte more than is read tells a message that is too large.
    std::io::stdin().lock().take(MESSAGE_MAX as u64 + 1).read_to_end(&mut message)?;
    if message.is_empty() {
        return Err(Failure::new(Exit::TryAgain, "there is no message on stdin"));
    }
    let settings = settings()?;
    let store = open_store(&settings)?;
    let post = settings.post().map_err(|sentence| Failure::new(Exit::NotReady, sentence))?;
    let fate = store.write(|conn| inbound::receive(conn, &post, clock::now(), &message))?;
    eprintln!(
        "{}",
        match fate {
            Fate::Commented(number) => format!("a comment on {number}"),
            Fate::Held(why) => format!("held for the operators: {why}"),
            Fate::Dropped(why) => format!("dropped: {why}"),
            Fate::Known => "it was here before".to_owned(),
        }
    );
    Ok(Exit::Done)
}
