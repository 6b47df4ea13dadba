//! Compares a snapshot with the previous one.

use crate::refusal::Refusal;
use crate::registry::formats::{Document, Record};
use crate::registry::import::{Changed, Forbidden, Incoming, check};
use crate::registry::states::{self, Difference, Line, State};
use crate::registry::{Kind, queries};
use crate::store::{AnyConnection, Error};
use jiff::Timestamp;
use jiff::civil::Date;
use std::collections::{BTreeMap, HashMap, HashSet};
use urn_registry::nid::Nid;

/// A snapshot compared with the previous one.
pub(super) struct Compared {
    pub(super) shown_on: Date,
    pub(super) before: Option<State>,
    pub(super) lines: Vec<Line>,
    pub(super) difference: Difference,
    /// The changed fields.
    pub(super) fields: Vec<Changed>,
    /// Records that could not be parsed and therefore remain unchanged.
    pub(super) kept: Vec<String>,
    /// The unreadable records and all other content that could not be parsed, each with its reason.
    pub(super) unreadable: Vec<String>,
    /// Names that are new on the list and not allowed for a new registration.
    pub(super) forbidden: Vec<Forbidden>,
    pub(super) remarks: Vec<String>,
}

/// Compares the incoming file with the snapshot that the source published before it.
pub(super) fn compare(conn: &mut AnyConnection, now: Timestamp, incoming: &Incoming, all: &[State]) -> Result<Compared, Refusal> {
    let today = crate::clock::day(now);
    let mut document = incoming.document.clone();
    check::set_implausible_aside(&mut document, today);
    check::set_faulty_aside(&mut document);
    check::set_impossible_aside(&mut document);
    let shown_on = check::refuse(&document, incoming.seen, today)
        .map_err(|why| Refusal::WrongState { why: format!("{why}. Nothing was changed").into() })?;
    let before = states::by(all, Some(shown_on)).last().map(|state| (*state).clone());
    let held = match &before {
        Some(state) => states::queries::lines(conn, state)?,
        None => Vec::new(),
    };
    let mut remarks = document.remarks.clone();
    let mut lines = lines_of(&document, &mut remarks);
    let mut difference = states::difference(&held, &lines);
    // An unreadable record must not be treated as removed. If its name cannot be read, it may be any of the records that seem to be
    // removed.
    let named: HashSet<String> = document.unreadable.iter().map(|one| one.name.to_ascii_lowercase()).collect();
    let nameless = document.unreadable.iter().any(|one| Nid::parse(&one.name).is_err());
    let kept: Vec<String> = difference.gone.iter().filter(|nid| nameless || named.contains(*nid)).cloned().collect();
    if !kept.is_empty() {
        let kept = kept.iter().map(String::as_str).collect();
        put_back(&mut lines, &held, &kept);
        difference = states::difference(&held, &lines);
    }
    remarks.extend(crossings(conn, &lines)?);
    let unreadable = document.unreadable.iter().map(ToString::to_string).collect();
    let fields = changed_fields(&held, &lines, &difference);
    let forbidden = forbidden(conn, all, &lines, &difference)?;
    Ok(Compared { shown_on, before, lines, difference, fields, kept, unreadable, forbidden, remarks })
}

fn changed_fields(held: &[Line], lines: &[Line], difference: &Difference) -> Vec<Changed> {
    let by_nid = |lines: &'_ [Line]| -> HashMap<String, Record> {
        let changed: HashSet<&str> = difference.changed.iter().map(|(nid, _)| nid.as_str()).collect();
        let wanted = lines.iter().filter(|line| changed.contains(line.nid.as_str()));
        wanted.map(|line| (line.nid.to_string(), line.record.clone())).collect()
    };
    let (old, new) = (by_nid(held), by_nid(lines));
    let mut fields = Vec::new();
    for (nid, _) in &difference.changed {
        let (Some(old), Some(new)) = (old.get(nid), new.get(nid)) else { continue };
        fields.extend(states::fields_that_differ(old, new).into_iter().map(|field| Changed {
            nid: nid.clone(),
            field,
            before: states::field_words(old, field),
            after: states::field_words(new, field),
        }));
    }
    fields
}

fn lines_of(document: &Document, remarks: &mut Vec<String>) -> Vec<Line> {
    let mut lines = Vec::with_capacity(document.formal.len() + document.informal.len());
    for kind in [Kind::Formal, Kind::Informal] {
        for record in document.table(kind) {
            // The reader has checked that it is a valid NID.
            let Ok(nid) = Nid::parse(&record.name) else { continue };
            if nid.as_str() != record.name {
                remarks.push(format!("{} is recorded as {nid}: namespace identifiers are case-insensitive", record.name));
            }
            lines.push(Line { nid, kind, record: record.clone() });
        }
    }
    lines
}

/// The new names of a list that are not allowed for a new registration. Names on a snapshot in force remain registered and do not need
/// another confirmation.
fn forbidden(conn: &mut AnyConnection, all: &[State], lines: &[Line], difference: &Difference) -> Result<Vec<Forbidden>, Error> {
    let added: HashSet<&str> = difference.added.iter().map(String::as_str).collect();
    let mut found: Vec<Forbidden> = lines
        .iter()
        .filter(|line| line.kind == Kind::Formal && added.contains(line.nid.as_str()))
        .filter_map(|line| {
            let rule = check::forbidden(line.nid.as_str())?;
            Some(Forbidden { nid: line.nid.to_string(), rule: rule.title, clause: rule.clause })
        })
        .collect();
    if !found.is_empty() {
        let names: Vec<String> = found.iter().map(|one| one.nid.clone()).collect();
        let counts: HashSet<i64> = states::by(all, None).into_iter().map(|state| state.lines_of).collect();
        let known = states::queries::lines_of(conn, &names)?;
        let known: HashSet<String> =
            known.into_iter().filter(|(state, _)| counts.contains(state)).map(|(_, line)| line.nid.to_string()).collect();
        found.retain(|one| !known.contains(&one.nid));
    }
    Ok(found)
}

/// Inserts unchanged lines after the lines they followed before.
fn put_back(lines: &mut Vec<Line>, held: &[Line], kept: &HashSet<&str>) {
    // Lines without a predecessor come first.
    let mut behind: HashMap<Option<String>, Vec<Line>> = HashMap::new();
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
fn crossings(conn: &mut AnyConnection, lines: &[Line]) -> Result<Vec<String>, Error> {
    let known: BTreeMap<String, Kind> =
        queries::all(conn)?.into_iter().map(|namespace| (namespace.nid.to_string(), namespace.kind)).collect();
    let crossed = lines.iter().filter(|line| known.get(line.nid.as_str()).is_some_and(|kind| *kind != line.kind));
    Ok(crossed.map(|line| format!("{} is in the other table here", line.nid)).collect())
}
