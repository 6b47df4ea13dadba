//! Previews and performs an import.

use crate::history::{Event, EventKind, log};
use crate::ids::sha256;
use crate::public_log::record::CoveredRow;
use crate::public_log::writer::append;
use crate::refusal::Refusal;
use crate::registry::import::compare::{Compared, compare};
use crate::registry::import::save::insert_snapshot;
use crate::registry::import::settle::apply_effective_snapshots;
use crate::registry::import::{
    Accepted, ImportConfirmation, ImportPreview, IncomingSnapshot, Report, check, confirmation_number, texts,
};
use crate::registry::log::{CHANGE_COUNTER, ChangeToLog, log_all};
use crate::registry::snapshots::{self, Snapshot};
use crate::registry::{ChangeKind, PartialDate, queries};
use crate::store::counters::counter;
use crate::store::{AnyConnection, Error};
use crate::users::Actor;
use jiff::Timestamp;
use std::collections::{BTreeSet, HashSet};
use urn_registry::nid::Nid;

/// The data from which the decision is made.
struct PreparedImport {
    all: Vec<Snapshot>,
    compared: Compared,
    report: Report,
    /// Whether the last stored file of the source has the same content and the same date.
    is_known: bool,
}

fn prepare_import(conn: &mut AnyConnection, now: Timestamp, incoming: &IncomingSnapshot) -> Result<PreparedImport, Refusal> {
    let all = snapshots::queries::all(conn)?;
    let compared = compare(conn, now, incoming, &all)?;
    let mut report = Report {
        published_on: compared.published_on.to_string(),
        unreadable: compared.unreadable.clone(),
        remarks: compared.remarks.clone(),
        affected: compared.affected.clone(),
        unchanged: compared.difference.unchanged,
        ..Report::default()
    };
    let again = listed_before(conn, &all, &compared)?;
    for nid in &compared.difference.added {
        if again.contains(nid) { report.listed_again.push(nid.clone()) } else { report.added.push(nid.clone()) }
    }
    report.changed = compared.difference.changed.iter().map(|(nid, _)| nid.clone()).collect();
    report.unlisted.clone_from(&compared.difference.gone);
    // If the file states an older date, it may have been imported late, or the source has returned to an earlier list.
    let newest = snapshots::effective_snapshots(&all, None)
        .last()
        .map(|state| state.published_on)
        .filter(|newest| *newest > compared.published_on);
    if let Some(newest) = newest.filter(|_| incoming.seen.is_none()) {
        report.remarks.push(format!(
            "the file is treated as the list of {}, which is older than the newest snapshot ({newest}). If it was published later, enter that date",
            compared.published_on
        ));
    }
    // On one date the source may remove a record and add it again: the first file is then a new snapshot.
    let digest = sha256(&incoming.bytes);
    let is_known = compared
        .before
        .as_ref()
        .is_some_and(|before| before.published_on == compared.published_on && before.digest.as_deref() == Some(digest.as_str()));
    Ok(PreparedImport { all, compared, report, is_known })
}

/// Previews an import, with the serial that confirms it. Changes nothing.
///
/// # Errors
/// A refusal, if the file is another registry or damaged: see [`check::check_is_snapshot`].
pub fn preview_import(conn: &mut AnyConnection, now: Timestamp, incoming: &IncomingSnapshot) -> Result<ImportPreview, Refusal> {
    let ready = prepare_import(conn, now, incoming)?;
    plan_of(conn, incoming, &ready)
}

fn plan_of(conn: &mut AnyConnection, incoming: &IncomingSnapshot, ready: &PreparedImport) -> Result<ImportPreview, Refusal> {
    let PreparedImport { all, compared, .. } = ready;
    let held = compared.difference.unchanged + compared.difference.changed.len() + compared.difference.gone.len();
    let mut doubts = check::doubts(&compared.difference, compared.before.as_ref().map(|_| held));
    doubts.extend(compared.kept.iter().map(|nid| format!("{nid} cannot be read and is not changed")));
    doubts.extend(compared.unreadable.iter().map(|one| format!("unreadable: {one}")));
    if !compared.forbidden.is_empty() {
        let names: Vec<&str> = compared.forbidden.iter().map(|one| one.nid.as_str()).collect();
        doubts.push(format!("new names that are not allowed for a new registration: {}", names.join(", ")));
    }
    if !compared.requested.is_empty() {
        doubts.push(format!("new names that are requested here: {}", compared.requested.join(", ")));
    }
    doubts.extend(texts::doubts(conn, incoming)?);
    let updated = incoming.document.head.updated.as_ref().and_then(PartialDate::date);
    if incoming.seen.is_some_and(|seen| updated.is_some_and(|updated| updated > check::next(seen))) {
        doubts.push(format!("the file states a change after the given date of the snapshot, {}", compared.published_on));
    }
    let mut key = format!("{}\n{}\n{}\n", sha256(&incoming.bytes), compared.published_on, counter(conn, CHANGE_COUNTER)?);
    for text in &incoming.texts {
        key.push_str(&sha256(&text.bytes));
    }
    let counts: Vec<_> = all.iter().map(|state| (state.number, state.is_effective())).collect();
    key.extend([format!("{counts:?}")]);
    Ok(ImportPreview {
        serial: confirmation_number(&key),
        doubts,
        forbidden: compared.forbidden.clone(),
        after: compared.before.as_ref().map(|state| (state.number, state.published_on)),
        report: ready.report.clone(),
        fields: compared.fields.clone(),
    })
}

/// Imports a snapshot with the serial that was shown, or without one if there are no doubts. Names that are not allowed
/// for a new registration must be confirmed as well. Returns the preview and, if it was imported, the result.
///
/// # Errors
/// A refusal, if the file is another registry or damaged; nothing was changed.
pub fn import_agreed(
    conn: &mut AnyConnection,
    now: Timestamp,
    who: &Actor,
    incoming: &IncomingSnapshot,
    confirmed: ImportConfirmation,
) -> Result<(ImportPreview, Option<Report>), Refusal> {
    let ready = prepare_import(conn, now, incoming)?;
    let plan = plan_of(conn, incoming, &ready)?;
    // A repeated import needs no confirmation, because it changes nothing.
    let is_done = ready.is_known && incoming.texts.is_empty();
    let is_accepted = match confirmed.doubts {
        Accepted::None => plan.doubts.is_empty(),
        Accepted::Serial(serial) => serial == plan.serial,
        Accepted::Any => true,
    };
    let is_agreed = is_accepted && (plan.forbidden.is_empty() || confirmed.forbidden);
    if !is_done && !is_agreed {
        return Ok((plan, None));
    }
    let report = write(conn, now, who, incoming, ready)?;
    Ok((plan, Some(report)))
}

/// Imports a snapshot regardless of doubts. Importing the newest snapshot of a date again changes nothing.
///
/// # Errors
/// A refusal, if the file is another registry or damaged; nothing was changed.
pub fn import_unconditionally(
    conn: &mut AnyConnection,
    now: Timestamp,
    who: &Actor,
    incoming: &IncomingSnapshot,
) -> Result<Report, Refusal> {
    let ready = prepare_import(conn, now, incoming)?;
    write(conn, now, who, incoming, ready)
}

fn write(
    conn: &mut AnyConnection,
    now: Timestamp,
    who: &Actor,
    incoming: &IncomingSnapshot,
    ready: PreparedImport,
) -> Result<Report, Refusal> {
    let PreparedImport { compared, mut report, is_known, .. } = ready;
    if !is_known {
        report.state = Some(insert_snapshot(conn, now, incoming, &compared)?);
        let logged = apply_effective_snapshots(conn, now)?;
        let mut own: Vec<ChangeToLog> = Vec::new();
        let mut told_already = HashSet::new();
        let added_before = queries::nids_with_change(conn, ChangeKind::Added)?;
        for (nid, what, detail) in changes_to_log(&report, &compared) {
            let Ok(nid) = Nid::parse(nid) else { continue };
            // An earlier list that is imported late adds nothing: each namespace is added once.
            if what == ChangeKind::Added && added_before.contains(nid.as_str()) {
                continue;
            }
            told_already.insert(nid.to_string());
            own.push(ChangeToLog { nid, what, detail, published_on: Some(compared.published_on) });
        }
        own.extend(logged.into_iter().filter(|other| !told_already.contains(other.nid.as_str())));
        log_all(conn, now, &own)?;
    }
    texts::import_templates(conn, now, incoming, compared.published_on, &mut report)?;
    if let Some(state) = report.state {
        append(conn, &CoveredRow::State(state))?;
        let detail = format!(
            "State {state}, shown on {}: {} added, {} changed, {} no longer listed, {} listed again, {} versions, {} editions",
            compared.published_on,
            report.added.len(),
            report.changed.len(),
            report.unlisted.len(),
            report.listed_again.len(),
            report.versions.len(),
            report.editions.len()
        );
        log::record(conn, now, who, Event::on_registry(EventKind::Imported).with_detail(&detail))?;
    }
    Ok(report)
}

/// The changes to log, in the order of the report.
fn changes_to_log<'a>(report: &'a Report, compared: &'a Compared) -> Vec<(&'a str, ChangeKind, String)> {
    let plain = |list: &'a [String], what: ChangeKind| list.iter().map(move |nid| (nid.as_str(), what, String::new()));
    let changed =
        compared.difference.changed.iter().map(|(nid, what)| (nid.as_str(), ChangeKind::ListingChanged, format!("Other {what}")));
    plain(&report.added, ChangeKind::Added)
        .chain(plain(&report.listed_again, ChangeKind::ListedAgain))
        .chain(changed)
        .chain(plain(&report.unlisted, ChangeKind::Unlisted))
        .collect()
}

/// The added namespaces that an earlier snapshot already listed.
fn listed_before(conn: &mut AnyConnection, all: &[Snapshot], compared: &Compared) -> Result<BTreeSet<String>, Error> {
    let earlier: HashSet<i64> =
        snapshots::effective_snapshots(all, Some(compared.published_on)).iter().map(|state| state.lines_of).collect();
    if earlier.is_empty() || compared.difference.added.is_empty() {
        return Ok(BTreeSet::new());
    }
    let lines = snapshots::queries::lines_of(conn, &compared.difference.added)?;
    Ok(lines.into_iter().filter(|(state, _)| earlier.contains(state)).map(|(_, line)| line.nid.to_string()).collect())
}
