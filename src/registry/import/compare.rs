//! Compares a snapshot with the previous one.

use crate::refusal::Refusal;
use crate::registry::formats::{Document, Record};
use crate::registry::import::{ChangedField, ForbiddenName, IncomingSnapshot, check};
use crate::registry::snapshots::{self, Difference, Snapshot, SnapshotLine};
use crate::registry::{Kind, ledger, queries};
use crate::store::{AnyConnection, Error};
use jiff::Timestamp;
use jiff::civil::Date;
use std::collections::{BTreeMap, BTreeSet, HashMap, HashSet};
use urn_registry::nid::{Nid, RegistrationClass};

/// A snapshot compared with the previous one.
pub(super) struct Compared {
    pub(super) published_on: Date,
    pub(super) before: Option<Snapshot>,
    pub(super) lines: Vec<SnapshotLine>,
    pub(super) difference: Difference,
    /// The changed fields.
    pub(super) fields: Vec<ChangedField>,
    /// Records that could not be parsed and therefore remain unchanged.
    pub(super) kept: Vec<String>,
    /// The unreadable records and all other content that could not be parsed, each with its reason.
    pub(super) unreadable: Vec<String>,
    /// Names that are new on the list and not allowed for a new registration.
    pub(super) forbidden: Vec<ForbiddenName>,
    /// New names that open requests here ask for.
    pub(super) requested: Vec<String>,
    /// What the snapshot changes for requests and registrations here, in sentences.
    pub(super) affected: Vec<String>,
    pub(super) remarks: Vec<String>,
}

/// Compares the incoming file with the snapshot that the source published before it.
pub(super) fn compare(
    conn: &mut AnyConnection,
    now: Timestamp,
    incoming: &IncomingSnapshot,
    all: &[Snapshot],
) -> Result<Compared, Refusal> {
    let today = crate::clock::day(now);
    let mut document = incoming.document.clone();
    check::set_implausible_aside(&mut document, today);
    check::set_faulty_records_aside(&mut document);
    check::set_impossible_aside(&mut document);
    let published_on = check::check_is_snapshot(&document, incoming.seen, today)
        .map_err(|reason| Refusal::WrongState { reason: format!("{reason}. Nothing was changed").into() })?;
    let before = snapshots::effective_snapshots(all, Some(published_on)).last().map(|state| (*state).clone());
    let held = match &before {
        Some(state) => snapshots::queries::lines(conn, state)?,
        None => Vec::new(),
    };
    let mut remarks = document.remarks.clone();
    let mut lines = lines_of(&document, &mut remarks);
    let mut difference = snapshots::difference(&held, &lines);
    // An unreadable record must not be treated as removed. If its name cannot be read, it may be any of the records that seem to be
    // removed.
    let named: HashSet<String> = document.unreadable.iter().map(|one| one.name.to_ascii_lowercase()).collect();
    let nameless = document.unreadable.iter().any(|one| Nid::parse(&one.name).is_err());
    let kept: Vec<String> = difference.gone.iter().filter(|nid| nameless || named.contains(*nid)).cloned().collect();
    if !kept.is_empty() {
        let kept = kept.iter().map(String::as_str).collect();
        reinsert_unchanged_lines(&mut lines, &held, &kept);
        difference = snapshots::difference(&held, &lines);
    }
    remarks.extend(nids_in_other_table(conn, &lines)?);
    let unreadable = document.unreadable.iter().map(ToString::to_string).collect();
    let fields = changed_fields(&held, &lines, &difference);
    let mut forbidden = forbidden(conn, all, &lines, &difference)?;
    if before.is_some() {
        let (jumps, gaps) = sequence_irregularities(conn, &held, &lines)?;
        forbidden.extend(jumps);
        remarks.extend(gaps);
    }
    let (requested, affected) = effects_on_requests(conn, &difference)?;
    Ok(Compared { published_on, before, lines, difference, fields, kept, unreadable, forbidden, requested, affected, remarks })
}

fn changed_fields(held: &[SnapshotLine], lines: &[SnapshotLine], difference: &Difference) -> Vec<ChangedField> {
    let by_nid = |lines: &'_ [SnapshotLine]| -> HashMap<String, Record> {
        let changed: HashSet<&str> = difference.changed.iter().map(|(nid, _)| nid.as_str()).collect();
        let wanted = lines.iter().filter(|line| changed.contains(line.nid.as_str()));
        wanted.map(|line| (line.nid.to_string(), line.record.clone())).collect()
    };
    let (old, new) = (by_nid(held), by_nid(lines));
    let mut fields = Vec::new();
    for (nid, _) in &difference.changed {
        let (Some(old), Some(new)) = (old.get(nid), new.get(nid)) else { continue };
        fields.extend(snapshots::fields_that_differ(old, new).into_iter().map(|field| ChangedField {
            nid: nid.clone(),
            field,
            before: snapshots::field_text(old, field),
            after: snapshots::field_text(new, field),
        }));
    }
    fields
}

fn lines_of(document: &Document, remarks: &mut Vec<String>) -> Vec<SnapshotLine> {
    let mut lines = Vec::with_capacity(document.formal.len() + document.informal.len());
    for kind in [Kind::Formal, Kind::Informal] {
        for record in document.table(kind) {
            // The reader has checked that it is a valid NID.
            let Ok(nid) = Nid::parse(&record.name) else { continue };
            if nid.as_str() != record.name {
                remarks.push(format!("{} is recorded as {nid}: namespace identifiers are case-insensitive", record.name));
            }
            lines.push(SnapshotLine { nid, kind, record: record.clone() });
        }
    }
    lines
}

/// The new names of a list that are not allowed for a new registration. Names on a snapshot in force remain registered and do not need
/// another confirmation.
fn forbidden(
    conn: &mut AnyConnection,
    all: &[Snapshot],
    lines: &[SnapshotLine],
    difference: &Difference,
) -> Result<Vec<ForbiddenName>, Error> {
    let added: HashSet<&str> = difference.added.iter().map(String::as_str).collect();
    let mut found: Vec<ForbiddenName> = lines
        .iter()
        .filter(|line| line.kind == Kind::Formal && added.contains(line.nid.as_str()))
        .filter_map(|line| {
            let rule = check::violated_nid_rule(line.nid.as_str())?;
            Some(ForbiddenName { nid: line.nid.to_string(), rule: rule.title().to_string(), clause: rule.clause })
        })
        .collect();
    if !found.is_empty() {
        let names: Vec<String> = found.iter().map(|one| one.nid.clone()).collect();
        let counts: HashSet<i64> = snapshots::effective_snapshots(all, None).into_iter().map(|state| state.lines_of).collect();
        let known = snapshots::queries::lines_of(conn, &names)?;
        let known: HashSet<String> =
            known.into_iter().filter(|(state, _)| counts.contains(state)).map(|(_, line)| line.nid.to_string()).collect();
        found.retain(|one| !known.contains(&one.nid));
    }
    Ok(found)
}

/// The informal numbers of a list.
fn numbers(lines: &[SnapshotLine]) -> BTreeSet<u64> {
    let number = |line: &SnapshotLine| match line.nid.registration_class() {
        RegistrationClass::Informal(number) => number,
        _ => None,
    };
    lines.iter().filter_map(number).collect()
}

/// The new informal numbers that skip others, and the numbers that the list no longer has, in sentences.
fn sequence_irregularities(
    conn: &mut AnyConnection,
    held: &[SnapshotLine],
    lines: &[SnapshotLine],
) -> Result<(Vec<ForbiddenName>, Vec<String>), Error> {
    let (listed, here) = ledger::queries::informal_numbers(conn)?;
    let (old, new) = (numbers(held), numbers(lines));
    let added: BTreeSet<u64> = new.difference(&old).copied().collect();
    let jump = |(number, skipped): (u64, Vec<u64>)| ForbiddenName {
        nid: format!("urn-{number}"),
        rule: format!(
            "An informal namespace has the next number of the sequence, but this one skips {}",
            check::number_range_text(&skipped)
        ),
        clause: "RFC 8141 §5.2",
    };
    let jumps = check::numbers_that_skip(&added, &listed, &here).into_iter().map(jump).collect();
    let earlier: BTreeSet<u64> = ledger::gaps(&old, &here).into_iter().collect();
    let gaps = ledger::gaps(&new, &here).into_iter().filter(|number| !earlier.contains(number) && old.contains(number));
    let gaps = gaps.map(|number| format!("gap in the informal sequence: the list has no urn-{number}"));
    Ok((jumps, gaps.collect()))
}

/// The new names that open requests ask for, and what changes for requests and registrations here, in sentences.
fn effects_on_requests(conn: &mut AnyConnection, difference: &Difference) -> Result<(Vec<String>, Vec<String>), Refusal> {
    let (mut requested, mut affected) = (Vec::new(), Vec::new());
    for name in &difference.added {
        let Ok(nid) = Nid::parse(name) else { continue };
        let entry = ledger::queries::load_nid_entry(conn, &nid, None)?;
        let numbers: Vec<String> = entry.requests.iter().map(ToString::to_string).collect();
        let numbers = numbers.join(", ");
        match entry.state {
            ledger::NidState::Registered => {
                let by = if entry.reason.is_empty() { String::new() } else { format!(" by {}", entry.reason) };
                affected.push(format!("{name} is registered here{by}. Its entry takes what the list prints"));
            }
            ledger::NidState::Reserved => affected.push(format!("{name} is reserved here: {}", entry.reason)),
            ledger::NidState::Requested | ledger::NidState::Free | ledger::NidState::Imported | ledger::NidState::Retired => {}
        }
        if !entry.requests.is_empty() && !entry.state.is_taken() {
            affected.push(format!("{name} is requested here by {numbers}, which cannot be registered after the import"));
            requested.push(name.clone());
        }
    }
    let changed = difference.changed.iter().map(|(nid, _)| nid).chain(&difference.gone).cloned().collect::<Vec<_>>();
    for (number, name) in ledger::queries::requests_relying_on(conn, &changed)? {
        let what = if difference.gone.contains(&name) { "would no longer be listed" } else { "changes in the list" };
        affected.push(format!("{name} {what}; the open request {number} is about it"));
    }
    Ok((requested, affected))
}

/// Inserts unchanged lines after the lines they followed before.
fn reinsert_unchanged_lines(lines: &mut Vec<SnapshotLine>, held: &[SnapshotLine], kept: &HashSet<&str>) {
    // Lines without a predecessor come first.
    let mut behind: HashMap<Option<String>, Vec<SnapshotLine>> = HashMap::new();
    let present: HashSet<String> = lines.iter().map(|line| line.nid.to_string()).collect();
    let mut before: Option<String> = None;
    for line in held {
        if kept.contains(line.nid.as_str()) {
            behind.entry(before.clone()).or_default().push(line.clone());
        } else if present.contains(line.nid.as_str()) {
            before = Some(line.nid.to_string());
        }
    }
    let mut all = behind.remove(&None).unwrap_or_default();
    for line in lines.drain(..) {
        let nid = line.nid.to_string();
        all.push(line);
        all.extend(behind.remove(&Some(nid)).unwrap_or_default());
    }
    *lines = all;
}

/// NIDs that are registered here in the other table.
fn nids_in_other_table(conn: &mut AnyConnection, lines: &[SnapshotLine]) -> Result<Vec<String>, Error> {
    let known: BTreeMap<String, Kind> =
        queries::all(conn)?.into_iter().map(|namespace| (namespace.nid.to_string(), namespace.kind)).collect();
    let crossed = lines.iter().filter(|line| known.get(line.nid.as_str()).is_some_and(|kind| *kind != line.kind));
    Ok(crossed.map(|line| format!("{} is in the other table here", line.nid)).collect())
}
