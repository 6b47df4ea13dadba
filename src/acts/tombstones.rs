//! Names whose resource is gone, recorded by who keeps the register of their part (draft-hakala-urn-nbn-rfc3188bis-00 §4.4).

use crate::acts::parts::{Register, kept_by};
use crate::cases::record::words;
use crate::history::{Act, Event, log};
use crate::ids::{new_id, sha256};
use crate::people::Account;
use crate::refusal::{Fault, Refusal, at};
use crate::registry::parts;
use crate::registry::tombstones::queries::{self, NewFile};
use crate::resolution::delegation::Case;
use crate::resolution::tombstone::{self, Tombstone};
use crate::store::{AnyConnection, Moment};
use crate::turn::Turn;
use crate::urn::Urn;
use crate::urn::normal::normalized_in_namespace;
use crate::words::Phrase;
use std::collections::HashMap;

/// The largest file, in bytes: a hundred thousand lines of ordinary length.
pub const FILE_MAX: usize = 24 * 1024 * 1024;

/// How many lines one file may have.
pub const LINES_MAX: usize = 100_000;

/// A file that was read: nothing in it is at fault by itself.
#[derive(Debug, Clone)]
pub struct Burial {
    /// Each name with the form in which it is compared.
    stones: Vec<(String, Tombstone)>,
    digest: String,
}

impl Burial {
    /// How many names it has.
    pub fn len(&self) -> usize {
        self.stones.len()
    }

    /// Whether it has none.
    pub fn is_empty(&self) -> bool {
        self.stones.is_empty()
    }
}

/// Reads a file for a register. It takes seconds for a long one, so it is done before the transaction; the letter case of the part may
/// be asked for with [`case_of`]. One line at fault refuses the whole file, so that nobody has to look for what was kept.
pub fn read(bytes: &[u8], register: Register<'_>, case: Case) -> Result<Burial, Refusal> {
    if bytes.len() > FILE_MAX {
        return Err(Refusal::at(at::NAMES, format!("The file must have at most {} MiB", FILE_MAX >> 20)));
    }
    let text = std::str::from_utf8(bytes).map_err(|error| {
        let line = bytes.get(..error.valid_up_to()).unwrap_or_default().iter().filter(|byte| **byte == b'\n').count() + 1;
        Refusal::at(at::NAMES, format!("Line {line} is not UTF-8"))
    })?;
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let list = tombstone::read(text, register.nid, register.prefix, case, LINES_MAX);
    let mut faults: Vec<Fault> =
        list.faults.iter().map(|fault| Fault::new(at::NAMES, format!("Line {}: {}", fault.line, fault.fault))).collect();
    if list.faulty > faults.len() {
        faults.push(Fault::new(at::NAMES, format!("{} more lines have a fault", list.faulty - faults.len())));
    }
    if list.cut {
        faults.push(Fault::new(at::NAMES, format!("Line {}: a file may have at most {LINES_MAX} lines", LINES_MAX + 1)));
    }
    if faults.is_empty() && list.stones.is_empty() {
        faults.push(Fault::new(at::NAMES, "Choose a file with at least one name"));
    }
    if !faults.is_empty() {
        return Err(Refusal::Faults(faults));
    }
    let keyed = |stone: Tombstone| Some((normalized_in_namespace(&Urn::parse(&stone.name).ok()?), stone));
    Ok(Burial { stones: list.stones.into_iter().filter_map(keyed).collect(), digest: sha256(bytes) })
}

/// How letter case counts in the part of a register, for whoever keeps it.
pub fn case_of(conn: &mut AnyConnection, who: &Account, register: Register<'_>) -> Result<Case, Refusal> {
    kept_by(conn, who, register)?;
    let own = parts::keep::now(conn)?.exact(register.nid, register.prefix).map(|part| part.case);
    Ok(if register.nid == "nbn" { Case::Insensitive } else { own.unwrap_or(Case::Sensitive) })
}

/// Keeps the names of a file, all or none. A name is not recorded twice.
pub fn bury(conn: &mut AnyConnection, turn: Turn<'_>, register: Register<'_>, burial: &Burial) -> Result<(), Refusal> {
    kept_by(conn, turn.who, register)?;
    let keys: Vec<&str> = burial.stones.iter().map(|(key, _)| key.as_str()).collect();
    if let Some(key) = queries::first_kept(conn, &keys)? {
        let names: HashMap<&str, &str> = burial.stones.iter().map(|(key, stone)| (key.as_str(), stone.name.as_str())).collect();
        let name = names.get(key.as_str()).copied().unwrap_or(key.as_str());
        return Err(Refusal::at(at::NAMES, format!("{name} is recorded already; take that file back first if it was wrong")));
    }
    let (id, at) = (new_id(), Moment::from(turn.now));
    let file =
        NewFile { id: &id, nid: register.nid, prefix: register.prefix, digest: &burial.digest, account_id: &turn.who.id, at };
    queries::insert(conn, &file, &burial.stones)?;
    let said = format!("{} names of {}:{}, file with SHA-256 {}", burial.len(), register.nid, register.prefix, burial.digest);
    log::record(conn, turn.now, &turn.actor(), Event::general(Act::NamesGone).about_nid(register.nid).saying(&said))?;
    Ok(())
}

/// Takes a file back that was sent by mistake: its names are not gone. The record of both stays.
pub fn take_back(
    conn: &mut AnyConnection,
    turn: Turn<'_>,
    register: Register<'_>,
    id: &str,
    reason: &str,
) -> Result<(), Refusal> {
    kept_by(conn, turn.who, register)?;
    let files = queries::files(conn, register.nid, register.prefix)?;
    let file = files.into_iter().find(|file| file.id == id).ok_or_else(|| Refusal::not_found("This file"))?;
    if file.taken_back.is_some() {
        return Err(Refusal::WrongState { why: "This file was taken back already".into() });
    }
    let why = words(reason, at::WHY, Phrase::new("refusal-why-published"))?;
    queries::take_back(conn, id, &why, (&turn.who.id, turn.now.into()))?;
    let said = format!("{} names of {}:{}: {why}", file.names, register.nid, register.prefix);
    log::record(conn, turn.now, &turn.actor(), Event::general(Act::NamesGoneTakenBack).about_nid(register.nid).saying(&said))?;
    Ok(())
}
