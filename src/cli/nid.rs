//! `nidreg nid …`

use crate::cli::book::announce_builtin_registry;
use crate::cli::exit::{Exit, Failure, store_if_there};
use crate::requests;
use clap::Subcommand;
use std::io::{BufRead as _, Write as _};
use urn_registry::nid::report::{Report, Status, report};
use urn_registry::profile::catalogue;
use urn_registry::template::characters::escape;

#[derive(Debug, Subcommand)]
pub(crate) enum Verb {
    /// Check each NID against every rule. Without arguments, read one per line from stdin.
    Check {
        /// Check the syntax only, without any registry. By default, the database is used or, if there is none, the built-in registry.
        #[arg(long)]
        offline: bool,
        /// Print one JSON object per line.
        #[arg(long)]
        json: bool,
        /// The NIDs.
        nids: Vec<String>,
    },
}

pub(crate) fn run(verb: Verb) -> Result<Exit, Failure> {
    let Verb::Check { offline, json, nids } = verb;
    let store = if offline { None } else { store_if_there() };
    if !offline && store.is_none() {
        announce_builtin_registry();
    }
    let mut worst = Exit::Done;
    let mut one = |nid: &str| -> Result<(), Failure> {
        let answer = match &store {
            _ if offline => report(nid, None),
            Some(store) => report(nid, Some(&store.read(|conn| requests::drafts::nid_usage(conn, nid))?)),
            None => report(nid, Some(&catalogue::registry_state(nid))),
        };
        print(&answer, json)?;
        let exit = match answer.status {
            Some(Status::Registered | Status::Reserved) => Exit::Taken,
            Some(Status::Free | Status::Requested) => Exit::Done,
            Some(Status::NotAllowed) => Exit::No,
            None if answer.formal_ok => Exit::Done,
            None => Exit::No,
        };
        if worst == Exit::Done {
            worst = exit;
        }
        Ok(())
    };
    if nids.is_empty() {
        for line in std::io::stdin().lock().split(b'\n') {
            // CR LF ends a line, too.
            let line = line?;
            one(&String::from_utf8_lossy(line.strip_suffix(b"\r").unwrap_or(&line)))?;
        }
    } else {
        for nid in &nids {
            one(nid)?;
        }
    }
    Ok(worst)
}

fn print(answer: &Report, json: bool) -> Result<(), Failure> {
    let mut out = std::io::stdout().lock();
    if json {
        serde_json::to_writer(&mut out, answer).map_err(|error| Failure::from(std::io::Error::from(error)))?;
        return Ok(writeln!(out)?);
    }
    let verdict = match answer.status {
        Some(Status::Free) => "can be requested",
        Some(Status::Registered) => "is registered",
        Some(Status::Requested) => "has been requested",
        Some(Status::Reserved) => "is reserved",
        Some(Status::NotAllowed) => "is not allowed",
        None if answer.formal_ok => "has the form of a formal NID (not checked against a registry)",
        None if answer.informal => "is an informal NID; informal NIDs are assigned, not chosen",
        None => "is not allowed",
    };
    writeln!(out, "{} {verdict}", escape(&answer.input))?;
    for finding in &answer.findings {
        writeln!(out, "  {:<13} {} ({}, {})", finding.level.label(), finding.message, finding.clause, finding.id)?;
    }
    Ok(())
}
