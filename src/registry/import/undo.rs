//! Undoes the newest import. Undoing is a new action and deletes nothing: the list, its files, the current texts, and the names and numbers
//! that can be registered become what they were.
//! Texts that came with the import keep their permanent links and are flagged, and the received file remains stored.

use crate::history::{Event, EventKind, log};
use crate::public_log::record::CoveredRow;
use crate::public_log::writer::append;
use crate::refusal::Refusal;
use crate::registry::import::confirmation_number;
use crate::registry::import::settle::apply_effective_snapshots;
use crate::registry::log::{CHANGE_COUNTER, ChangeToLog, PUBLISHED_COUNTER, log_all, log_change};
use crate::registry::snapshots::{self, Came, Snapshot};
use crate::registry::{Change, ChangeKind, ledger, queries};
use crate::store::AnyConnection;
use crate::store::counters::increment_counter;
use crate::users::Actor;
use jiff::Timestamp;
use std::collections::BTreeSet;
use urn_registry::nid::Nid;

/// A preview of undoing the newest import.
#[derive(Debug, Clone, serde::Serialize)]
pub struct UndoPreview {
    /// The number of the snapshot.
    pub state: i64,
    /// Its file name.
    pub file: String,
    /// The date on which the source published it.
    pub published_on: String,
    /// When it was recorded here.
    pub recorded_at: String,
    /// The names that only this import contains; they are free again afterwards.
    pub only_here: Vec<String>,
    /// Texts that came only with this import, as `nbn 5.0`; they remain and are flagged.
    pub texts: Vec<String>,
    /// Open requests, versions and corrections that rely on the import, in sentences; if there are any, it cannot be undone.
    pub relies: Vec<String>,
    /// Other later changes that depend on the import, in sentences; if there are any, undoing needs confirmation.
    pub depends: Vec<String>,
    /// The number that confirms exactly this undo.
    pub serial: u64,
}

/// The result of undoing an import.
#[derive(Debug, Clone, serde::Serialize)]
pub struct Undone {
    /// The number of the snapshot.
    pub state: i64,
    /// The NIDs whose entries changed.
    pub changed: Vec<String>,
    /// The names that are free again.
    pub free: Vec<String>,
    /// Texts that are now flagged.
    pub texts: Vec<String>,
}

/// Previews undoing the newest import. Changes nothing.
///
/// # Errors
/// If there is no import left to undo.
pub fn preview_undo(conn: &mut AnyConnection) -> Result<UndoPreview, Refusal> {
    let all = snapshots::queries::all(conn)?;
    let state = newest_effective_import(&all)?;
    let only_here = nids_only_in(conn, &all, state)?;
    let texts = texts_only_in(conn, state.number)?;
    let (relies, depends) = import_dependents(conn, state, &only_here, &texts)?;
    let serial = crate::store::counters::counter(conn, CHANGE_COUNTER)?;
    let named: Vec<String> = texts.iter().map(|(nid, version, edition)| format!("{nid} {version}.{edition}")).collect();
    Ok(UndoPreview {
        state: state.number,
        file: state.file.clone(),
        published_on: state.published_on.to_string(),
        recorded_at: state.recorded_at.strftime("%Y-%m-%dT%H:%M:%SZ").to_string(),
        serial: confirmation_number(&format!("undo {} {serial} {depends:?}", state.number)),
        only_here,
        texts: named,
        relies,
        depends,
    })
}

fn newest_effective_import(all: &[Snapshot]) -> Result<&Snapshot, Refusal> {
    all.iter()
        .filter(|state| state.is_effective() && state.origin == Came::Import)
        .max_by_key(|state| state.number)
        .ok_or_else(|| Refusal::WrongState { reason: "There is no import to undo".into() })
}

/// NIDs that are in no other effective snapshot and were not registered here.
fn nids_only_in(conn: &mut AnyConnection, all: &[Snapshot], state: &Snapshot) -> Result<Vec<String>, Refusal> {
    let others: BTreeSet<i64> =
        all.iter().filter(|other| other.is_effective() && other.number != state.number).map(|other| other.lines_of).collect();
    if others.contains(&state.lines_of) {
        return Ok(Vec::new());
    }
    let nids: Vec<String> = snapshots::queries::lines(conn, state)?.into_iter().map(|line| line.nid.to_string()).collect();
    let elsewhere: BTreeSet<String> = snapshots::queries::lines_of(conn, &nids)?
        .into_iter()
        .filter(|(of, _)| others.contains(of))
        .map(|(_, line)| line.nid.to_string())
        .collect();
    let born: BTreeSet<String> =
        queries::changes_of(conn, &[ChangeKind::Registered])?.into_iter().map(|change| change.nid.to_string()).collect();
    Ok(nids.into_iter().filter(|nid| !elsewhere.contains(nid) && !born.contains(nid)).collect())
}

fn texts_only_in(conn: &mut AnyConnection, state: i64) -> Result<Vec<(String, u32, u32)>, Refusal> {
    let all = snapshots::queries::texts(conn, None)?;
    let which = |text: &snapshots::PublishedText| (text.nid.clone(), text.version, text.edition);
    let elsewhere: BTreeSet<_> =
        all.iter().filter(|text| text.snapshot != state && !text.undone && !text.file.is_empty()).map(which).collect();
    let here: BTreeSet<_> = all.iter().filter(|text| text.snapshot == state).map(which).collect();
    Ok(here.into_iter().filter(|text| !elsewhere.contains(text)).collect())
}

/// What relies on an import, and what else depends on it, in sentences.
fn import_dependents(
    conn: &mut AnyConnection,
    state: &Snapshot,
    only_here: &[String],
    texts: &[(String, u32, u32)],
) -> Result<(Vec<String>, Vec<String>), Refusal> {
    let mut touched: BTreeSet<String> = only_here.iter().cloned().collect();
    touched.extend(texts.iter().map(|(nid, _, _)| nid.clone()));
    let names: Vec<String> = touched.iter().cloned().collect();
    let mut relies: Vec<String> = ledger::queries::requests_relying_on(conn, &names)?
        .into_iter()
        .map(|(number, nid)| format!("Request {number} is about {nid}, which was added by this import or got its text from it"))
        .collect();
    for namespace in queries::all(conn)? {
        if let Some(successor) =
            namespace.successor.as_ref().filter(|successor| only_here.iter().any(|name| name == successor.as_str()))
        {
            relies.push(format!("{} was replaced by {successor} here", namespace.nid));
        }
    }
    let mut depends = Vec::new();
    let own: Vec<Change> = queries::changes_of(conn, &ChangeKind::OWN_CHANGES)?;
    for change in own.iter().filter(|change| change.at > state.recorded_at && touched.contains(change.nid.as_str())) {
        let sentence = format!("{}: {} here since, on {}", change.nid, change.what.label(), crate::clock::day(change.at));
        if matches!(change.what, ChangeKind::StatusChanged | ChangeKind::RecordEdited) {
            depends.push(sentence);
        } else {
            relies.push(sentence);
        }
    }
    Ok((relies, depends))
}

/// Undoes the newest import with the serial that was shown, or without one if nothing depends on it.
///
/// # Errors
/// If there is no import left to undo.
pub fn undo_agreed(
    conn: &mut AnyConnection,
    now: Timestamp,
    who: &Actor,
    serial: Option<u64>,
) -> Result<(UndoPreview, Option<Undone>), Refusal> {
    let looked = preview_undo(conn)?;
    if !looked.relies.is_empty() || !serial.map_or(looked.depends.is_empty(), |serial| serial == looked.serial) {
        return Ok((looked, None));
    }
    let done = undo(conn, now, who)?;
    Ok((looked, Some(done)))
}

/// Undoes the newest import, regardless of changes that depend on it.
///
/// # Errors
/// If there is no import left to undo, or a request relies on it.
pub fn undo(conn: &mut AnyConnection, now: Timestamp, who: &Actor) -> Result<Undone, Refusal> {
    let all = snapshots::queries::all(conn)?;
    let state = newest_effective_import(&all)?;
    let texts = texts_only_in(conn, state.number)?;
    let only_here = nids_only_in(conn, &all, state)?;
    let (relies, _) = import_dependents(conn, state, &only_here, &texts)?;
    if !relies.is_empty() {
        return Err(Refusal::WrongState { reason: format!("Nothing was undone: {}", relies.join("; ")).into() });
    }
    let shown: BTreeSet<String> = snapshots::queries::texts(conn, None)?
        .into_iter()
        .filter(|text| text.snapshot == state.number)
        .map(|text| text.nid)
        .collect();
    let number = increment_counter(conn, snapshots::COUNTER)?;
    snapshots::queries::insert_undo(conn, number, state.number, now, crate::clock::day(now))?;
    append(conn, &CoveredRow::State(number))?;
    let detail = format!("Import {} of {}, shown on {}, was undone", state.number, state.file, state.published_on);
    let list: Vec<ChangeToLog> = apply_effective_snapshots(conn, now)?
        .into_iter()
        .map(|logged| ChangeToLog { what: ChangeKind::ImportUndone, detail: detail.clone(), published_on: None, ..logged })
        .collect();
    let mut changed: BTreeSet<String> = list.iter().map(|logged| logged.nid.to_string()).collect();
    log_all(conn, now, &list)?;
    for nid in shown.iter().filter(|nid| !changed.contains(*nid)).cloned().collect::<Vec<_>>() {
        if let Ok(parsed) = Nid::parse(&nid) {
            log_change(conn, now, &parsed, ChangeKind::ImportUndone, &detail, None)?;
            changed.insert(nid);
        }
    }
    log::record(conn, now, who, Event::on_registry(EventKind::ImportUndone).with_detail(&detail))?;
    increment_counter(conn, PUBLISHED_COUNTER)?;
    Ok(Undone {
        state: state.number,
        free: only_here,
        changed: changed.into_iter().collect(),
        texts: texts.iter().map(|(nid, version, edition)| format!("{nid} {version}.{edition}")).collect(),
    })
}
