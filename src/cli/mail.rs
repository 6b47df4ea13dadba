//! `nidreg mail …`

use crate::actions::receive;
use crate::actions::receive::ReceiptOutcome;
use crate::cli::exit::{Exit, Failure, limit_submissions, load_settings, open_store, print_line, print_to_stderr};
use crate::clock;
use crate::mail::delivery::{self, DeliveryMethod};
use crate::mail::inbound::MESSAGE_MAX;
use crate::mail::{outbox, queries};
use clap::Subcommand;
use std::io::Read as _;

/// Exit code that mail servers treat as a temporary failure (`EX_TEMPFAIL` of `sysexits.h`).
const TRY_AGAIN: u8 = 75;

#[derive(Debug, Subcommand)]
pub(crate) enum Verb {
    /// Deliver the emails that are due, once.
    Send,
    /// Send a test email with the configured settings.
    Test {
        /// The recipient.
        #[arg(long)]
        to: String,
    },
    /// List the emails on hold since the database was restored from a copy: key, recipient, subject, time of creation.
    Held,
    /// Send emails that are on hold. Without keys, send all of them.
    Release {
        /// The keys, as `mail held` prints them.
        keys: Vec<String>,
    },
    /// Discard emails that are on hold. Without keys, discard all of them.
    Drop {
        /// The keys, as `mail held` prints them.
        keys: Vec<String>,
    },
    /// Read one message from stdin, as a mail server delivers it. A reply to an email becomes a comment after a period in which
    /// its sender can withdraw it. The exit status is 0 only after the message is stored, and 75 otherwise, so that the mail server tries
    /// again.
    Receive,
}

pub(crate) fn run(verb: Verb) -> Result<Exit, Failure> {
    match verb {
        Verb::Send => send(),
        Verb::Test { to } => send_test_email(&to),
        Verb::Held => list_emails_on_hold(),
        Verb::Release { keys } => release_or_discard(&keys, false),
        Verb::Drop { keys } => release_or_discard(&keys, true),
        // Every failure exits with 75, so that the mail server retries.
        Verb::Receive => receive().or_else(|failure| {
            print_to_stderr(format_args!("nidreg: {}", failure.sentence));
            std::process::exit(i32::from(TRY_AGAIN))
        }),
    }
}

fn send() -> Result<Exit, Failure> {
    let settings = load_settings()?;
    let store = open_store(&settings)?;
    let carrier = DeliveryMethod::new(&settings.mail).map_err(|sentence| Failure::new(Exit::NotReady, sentence))?;
    let mail = settings.mail_config().map_err(|sentence| Failure::new(Exit::NotReady, sentence))?;
    let mut tried = 0;
    loop {
        match delivery::run_once(&store, &carrier, &mail, clock::now())? {
            0 => break,
            more => tried += more,
        }
    }
    print_to_stderr(format_args!("{tried} delivery attempts"));
    Ok(Exit::Done)
}

fn send_test_email(to: &str) -> Result<Exit, Failure> {
    let settings = load_settings()?;
    let carrier = DeliveryMethod::new(&settings.mail).map_err(|sentence| Failure::new(Exit::NotReady, sentence))?;
    let mail = settings.mail_config().map_err(|sentence| Failure::new(Exit::NotReady, sentence))?;
    let to = crate::users::EmailAddress::parse(to)?;
    match delivery::send_test(&carrier, &mail, to.as_str(), clock::now()) {
        Ok(()) => {
            print_line("The mail server accepted the message.")?;
            Ok(Exit::Done)
        }
        Err(failure) => Err(Failure::new(Exit::TryAgain, failure.to_string())),
    }
}

fn receive() -> Result<Exit, Failure> {
    let mut message = Vec::new();
    // One byte more than the limit is read, to detect an oversized message.
    std::io::stdin().lock().take(MESSAGE_MAX as u64 + 1).read_to_end(&mut message)?;
    if message.is_empty() {
        return Err(Failure::new(Exit::TryAgain, "there is no message on stdin"));
    }
    let settings = load_settings()?;
    limit_submissions(&settings);
    let store = open_store(&settings)?;
    let mail = settings.mail_config().map_err(|sentence| Failure::new(Exit::NotReady, sentence))?;
    let disposition = store.write(|conn| receive::receive_message(conn, &mail, clock::now(), &message))?;
    print_to_stderr(match disposition {
        ReceiptOutcome::Waiting(number) => format!("waiting to be published as a comment on {number}"),
        ReceiptOutcome::ToConfirm(number) => format!("waiting for confirmation as the reply on {number}"),
        ReceiptOutcome::Held(reason) => format!("waiting for an operator: {reason}"),
        ReceiptOutcome::Listed(number) => format!("added from the review list to {number}"),
        ReceiptOutcome::Bounced(reason) => format!("an email bounced: {reason}"),
        ReceiptOutcome::Dropped(reason) => format!("discarded: {reason}"),
        ReceiptOutcome::Known => "already received".to_owned(),
    });
    Ok(Exit::Done)
}

fn list_emails_on_hold() -> Result<Exit, Failure> {
    let store = open_store(&load_settings()?)?;
    for email in store.read(queries::on_hold)? {
        print_line(format_args!("{}\t{}\t{}\t{}", email.id, email.recipient, email.subject, email.created_at))?;
    }
    Ok(Exit::Done)
}

/// Releases or discards emails on hold. An unknown key is rejected before anything is changed.
fn release_or_discard(keys: &[String], drop: bool) -> Result<Exit, Failure> {
    let store = open_store(&load_settings()?)?;
    let now = clock::now();
    let count = store.write(|conn| {
        let held: Vec<String> = queries::on_hold(conn)?.into_iter().map(|email| email.id).collect();
        if let Some(wrong) = keys.iter().find(|key| !held.contains(key)) {
            return Err(crate::refusal::Refusal::not_found(format!("The held email {wrong}")));
        }
        let chosen = if keys.is_empty() { &held[..] } else { keys };
        for id in chosen {
            if drop {
                outbox::give_up(conn, now, id, "discarded by the operator after the database was restored from a copy")?;
            } else {
                queries::postpone(conn, id, now.into(), 0, None)?;
            }
        }
        Ok(chosen.len())
    })?;
    print_to_stderr(format_args!("{count} emails {}", if drop { "discarded" } else { "released" }));
    Ok(Exit::Done)
}
