//! The registry on a date: as published by its source and as registered here by then.
//!
//! One function computes the registry for every date; the `namespaces` table stores its result for the present. Therefore an import, an
//! older snapshot that is imported late, and an undone import all end in the same way: the result is recomputed and the differences are
//! stored.

use crate::refusal::Refusal;
use crate::registry::between_lists::{self, Lists};
use crate::registry::formats::{ListHead, Record};
use crate::registry::marks::RecordEdit;
use crate::registry::snapshots::{self, PublishedText, Snapshot, SnapshotLine};
use crate::registry::versions::{self, TimelineEntry, current, timeline};
use crate::registry::{
    Annotations, Change, ChangeKind, Inline, Kind, Namespace, PartialDate, PrintedColumns, Reference, Status, Text, TextValues,
    Version, list_order, queries, responsible, sort_key,
};
use crate::store::{AnyConnection, Error};
use jiff::civil::Date;
use serde::Deserialize;
use std::collections::hash_map::Entry;
use std::collections::{BTreeMap, BTreeSet, HashMap, HashSet};
use urn_registry::i18n::Phrase;
use urn_registry::nid::Nid;

/// The registry as a whole.
#[derive(Debug, Clone)]
pub struct RegistryOnDate {
    /// The head of the list.
    pub head: ListHead,
    /// All namespaces known by then, listed or not, in list order.
    pub namespaces: Vec<Namespace>,
    /// The snapshot it is based on; `None` if only registrations made here are known.
    pub state: Option<Snapshot>,
    /// The lists around the date.
    pub lists: Lists,
    /// Whether records of the next list that were already in force are included.
    pub has_later_records: bool,
}

/// The effect of actions made here on a namespace, as far as the list shows it; the newest action wins.
#[derive(Debug, Clone, Deserialize)]
struct OwnChanges {
    status: String,
    registered: Option<String>,
    registrant: Option<String>,
    successor: Option<String>,
    /// The day of the last change made here: a new version, a correction or a new status. It is not read from the entry, which has the
    /// day of the last version.
    #[serde(skip, default)]
    updated: Option<Date>,
    /// The serials of the changes that last set the registrant and the status here.
    #[serde(skip, default)]
    named_by: Option<i64>,
    #[serde(skip, default)]
    status_by: Option<i64>,
    /// The serial of the change that last published a text here.
    #[serde(skip, default)]
    text_by: Option<i64>,
    /// Whether it was first registered here.
    #[serde(skip, default)]
    born: bool,
}

/// The registry on a date, with the values of the texts that were current.
///
/// # Errors
/// Not found, if nothing is known of that date; the message contains the first known date.
pub fn registry_on(conn: &mut AnyConnection, day: Date) -> Result<RegistryOnDate, Refusal> {
    let registry = list_without_texts(conn, day)?;
    with_texts(conn, registry, day)
}

/// The registry at the time when a snapshot was the newest: as on the date of the snapshot, but without snapshots that the source published
/// later on the same date.
///
/// # Errors
/// Only database errors.
pub fn registry_at_snapshot(conn: &mut AnyConnection, snapshot: &Snapshot) -> Result<RegistryOnDate, Refusal> {
    let mut states = snapshots::queries::all(conn)?;
    states.retain(|state| state.publication_order() <= snapshot.publication_order());
    let registry = registry_as_of(conn, &states, Some(snapshot.published_on))?;
    with_texts(conn, registry, snapshot.published_on)
}

/// A snapshot by its number.
///
/// # Errors
/// Not found, if there is no such snapshot or it was undone.
pub fn snapshot(conn: &mut AnyConnection, number: i64) -> Result<Snapshot, Refusal> {
    let found = snapshots::queries::all(conn)?.into_iter().find(|state| state.number == number && state.is_effective());
    found.ok_or_else(|| Refusal::not_found(format!("Snapshot {number}")))
}

/// Adds the values of the texts that were current on a date.
fn with_texts(conn: &mut AnyConnection, mut registry: RegistryOnDate, day: Date) -> Result<RegistryOnDate, Refusal> {
    let said = text_values_by(conn, day)?;
    for namespace in &mut registry.namespaces {
        if let Some(held) = said.get(namespace.nid.as_str()) {
            fill_from_text(namespace, held.clone());
        }
    }
    Ok(registry)
}

/// A namespace on a date, with the versions known by then, the current one first, and the current edition. Before the first list that is
/// known, a text or a registration made here shows that the namespace existed.
///
/// # Errors
/// Not found, if it was not known by then.
pub fn namespace_on(
    conn: &mut AnyConnection,
    nid: &Nid,
    day: Date,
) -> Result<(Namespace, Vec<Version>, Option<TimelineEntry>), Refusal> {
    let states = snapshots::queries::all(conn)?;
    let registry = registry_as_of(conn, &states, Some(day))?;
    let texts = snapshots::queries::texts(conn, Some(nid))?;
    let versions = versions::versions_known_by(queries::versions_of(conn, nid)?, &texts, day);
    let moment = current(&timeline(&versions, &texts), Some(day));
    let is_before = registry.state.is_none();
    let mut namespace = match registry.namespaces.into_iter().find(|namespace| namespace.nid == *nid) {
        Some(namespace) => namespace,
        None => match queries::by_nid(conn, nid)?.filter(|_| is_before && moment.is_some()) {
            Some(now) => Namespace {
                // What an operator edited later was not known then.
                registrant: now.registrant.clone().filter(|_| now.marks.edits.is_empty()),
                contact: now.contact.clone().filter(|_| now.marks.edits.is_empty()),
                listing: PrintedColumns::default(),
                references: Vec::new(),
                registered_on: None,
                updated_on: None,
                ..unlisted_namespace(&now)
            },
            None => return Err(unknown_reason(conn, nid, &states, day)?),
        },
    };
    fill_from_text(&mut namespace, values_from_text(versions.first()));
    Ok((namespace, versions, moment))
}

/// Why a namespace is not known on a date: the date is before the first list, or between two lists of which only the later one has it.
fn unknown_reason(conn: &mut AnyConnection, nid: &Nid, states: &[Snapshot], day: Date) -> Result<Refusal, Refusal> {
    let lists = Lists::around_day(states, day);
    let first = first_listed(conn, nid)?.filter(|first| *first > day);
    let reason = match (first, lists.list, lists.next_list) {
        (Some(_), Some(list), Some(next)) if lists.is_between(day) => {
            Phrase::new("thing-on-day-between").arg("list", list.to_string()).arg("next", next.to_string())
        }
        (Some(first), None, _) => Phrase::new("thing-on-day-before").arg("first", first.to_string()),
        _ => Phrase::new("thing-on-day"),
    };
    Ok(Refusal::not_found(reason.arg("nid", nid.to_string()).arg("day", day.to_string())))
}

/// The dates on which the list changed, oldest first: snapshots of the source, and actions made here. Before the first snapshot, the list
/// is not known.
pub fn change_dates(conn: &mut AnyConnection) -> Result<Vec<Date>, Refusal> {
    let states = snapshots::queries::all(conn)?;
    let acts = queries::changes_of(conn, &ChangeKind::OWN_CHANGES)?;
    let snapshots = snapshots::effective_snapshots(&states, None);
    let first = snapshots.first().map(|state| state.published_on);
    let days = snapshots.into_iter().map(|state| state.published_on).chain(acts.iter().map(Change::day));
    Ok(days.filter(|day| first.is_none_or(|first| *day >= first)).collect::<BTreeSet<_>>().into_iter().collect())
}

/// The lists of the source around a date.
pub fn lists_around(conn: &mut AnyConnection, day: Date) -> Result<Lists, Refusal> {
    Ok(Lists::around_day(&snapshots::queries::all(conn)?, day))
}

/// The date of the first snapshot that lists a namespace; `None` if it was only registered here.
pub fn first_listed(conn: &mut AnyConnection, nid: &Nid) -> Result<Option<Date>, Refusal> {
    let states = snapshots::queries::all(conn)?;
    let lines = snapshots::queries::lines_of(conn, &[nid.to_string()])?;
    let lists = |state: &&Snapshot| lines.iter().any(|(of, _)| *of == state.lines_of);
    Ok(snapshots::effective_snapshots(&states, None).into_iter().find(lists).map(|state| state.published_on))
}

/// The list on a date, without values from texts.
fn list_without_texts(conn: &mut AnyConnection, day: Date) -> Result<RegistryOnDate, Refusal> {
    let states = snapshots::queries::all(conn)?;
    let registry = registry_as_of(conn, &states, Some(day))?;
    let first = snapshots::effective_snapshots(&states, None).first().map(|state| state.published_on.to_string());
    if registry.state.is_none() && (first.is_some() || registry.namespaces.is_empty()) {
        let text = match first {
            Some(first) => Phrase::new("thing-registry-before").arg("first", first),
            None => Phrase::new("thing-registry-on"),
        };
        return Err(Refusal::not_found(text.arg("day", day.to_string())));
    }
    Ok(registry)
}

/// The values of the current text on that date, for each namespace that had a text by then.
fn text_values_by(conn: &mut AnyConnection, day: Date) -> Result<HashMap<String, TextValues>, Error> {
    let mut texts: HashMap<String, Vec<PublishedText>> = HashMap::new();
    for text in snapshots::queries::texts(conn, None)? {
        texts.entry(text.nid.clone()).or_default().push(text);
    }
    let of_all = versions::queries::versions_with_content(conn)?;
    let said = of_all.into_iter().map(|(nid, held_here)| {
        let texts = texts.get(&nid).map_or(&[][..], Vec::as_slice);
        let held = values_from_text(versions::versions_known_by(held_here, texts, day).first());
        (nid, held)
    });
    Ok(said.collect())
}

/// The values of the current text of a namespace.
pub(crate) fn values_from_text(newest: Option<&Version>) -> TextValues {
    let Some((version, text)) = newest.and_then(|version| Some((version, version.current_text()?))) else {
        return TextValues::default();
    };
    let edition = version.current_edition();
    let shown = version.editions.iter().find(|held| held.number == edition).map_or(version.shown, |held| held.source_dates);
    let from = shown.last.unwrap_or_else(|| crate::clock::day(version.published_at));
    text_values_in(TimelineEntry { from, version: version.number, edition }, text, version)
}

fn text_values_in(moment: TimelineEntry, text: &Text, version: &Version) -> TextValues {
    let field = text.template.text(urn_registry::template::Field::Registrant);
    TextValues {
        wording: Some((moment.version, moment.edition)),
        numbered: version.number_recorded,
        registrant: responsible::extract_registrant(field),
        contact: responsible::extract_contact(field),
        dated: text.template.date(),
        published_on: Some(moment.from),
    }
}

/// Uses values of a text where the list has none.
fn fill_from_text(namespace: &mut Namespace, held: TextValues) {
    let without = |value: Option<String>, old: &Option<String>| value.filter(|value| old.as_ref() != Some(value));
    namespace.registrant = without(namespace.registrant.take(), &namespace.held.registrant).or_else(|| held.registrant.clone());
    namespace.contact = without(namespace.contact.take(), &namespace.held.contact).or_else(|| held.contact.clone());
    namespace.held = held;
}

/// The registry as of a date, or now.
pub(crate) fn registry_as_of(conn: &mut AnyConnection, all: &[Snapshot], day: Option<Date>) -> Result<RegistryOnDate, Refusal> {
    let order = snapshots::effective_snapshots(all, day);
    let state = order.last().copied();
    let own = own_changes(conn, day)?;
    let known = queries::all_recorded(conn)?;
    let lines = match state {
        Some(state) => snapshots::queries::lines(conn, state)?,
        None => Vec::new(),
    };
    let keys = list_order::sort_keys(&lines);
    let later = lines_already_in_force(conn, all, (state, &lines), day)?;
    let mut list: BTreeMap<(Kind, String), Namespace> = BTreeMap::new();
    let marks: HashMap<String, Annotations> = known.iter().map(|held| (held.nid.to_string(), held.marks.clone())).collect();
    let published_on = state.map(|state| state.published_on);
    let mut put = |mut namespace: Namespace, own: Option<&OwnChanges>, is_listed: bool| {
        let said = marks.get(namespace.nid.as_str()).cloned().unwrap_or_default();
        namespace.marks = day.map_or_else(|| said.clone(), |day| said.as_of(day));
        apply_own_changes(&mut namespace, own, published_on);
        apply_record_edits(&mut namespace, own, published_on.filter(|_| is_listed));
        list.insert((namespace.kind, namespace.sort_key.clone()), namespace)
    };
    let listed: HashSet<&str> = lines.iter().chain(later.values()).map(|line| line.nid.as_str()).collect();
    let new = later.values().filter(|line| !keys.contains_key(line.nid.as_str()));
    for line in lines.iter().map(|line| later.get(line.nid.as_str()).unwrap_or(line)).chain(new) {
        let mut namespace = namespace_from_line(line);
        if let Some(key) = keys.get(line.nid.as_str()) {
            namespace.sort_key.clone_from(key);
        }
        put(namespace, own.get(line.nid.as_str()), true);
    }
    let others: Vec<Namespace> = known.into_iter().filter(|held| !listed.contains(held.nid.as_str())).collect();
    let gone = absences(conn, &order, &others)?;
    for held in others {
        let nid = held.nid.as_str();
        let own = own.get(nid);
        let namespace = match gone.get(nid) {
            Some(Absence::Since { line, on, successor }) => {
                Namespace { unlisted_on: Some(*on), successor: successor.clone(), ..namespace_from_line(line) }
            }
            // First registered here, and not on a list of the source by then.
            _ if own.is_some_and(|own| own.born) => namespace_registered_here(&held, own),
            // Known only from an import that was undone or has a later date.
            Some(Absence::Never) => continue,
            // Namespaces dropped before snapshots were stored are not in any snapshot.
            None if day.is_none() => held.clone(),
            None => continue,
        };
        put(namespace, own, false);
    }
    let mut head = match state {
        Some(state) => state.head()?,
        None => super::import::first_head(),
    };
    let dates = later.values().flat_map(|line| [line.record.updated.as_ref(), line.record.date.as_ref()]).flatten();
    head.updated = dates.max().cloned().max(head.updated);
    let lists = day.map(|day| Lists::around_day(all, day)).unwrap_or_default();
    let has_later_records = !later.is_empty();
    Ok(RegistryOnDate { head, namespaces: list.into_values().collect(), state: state.cloned(), lists, has_later_records })
}

/// The records of the next list that were in force on a date, by name.
fn lines_already_in_force(
    conn: &mut AnyConnection,
    all: &[Snapshot],
    (state, lines): (Option<&Snapshot>, &[SnapshotLine]),
    day: Option<Date>,
) -> Result<BTreeMap<String, SnapshotLine>, Error> {
    let (Some(state), Some(day)) = (state, day) else { return Ok(BTreeMap::new()) };
    let held: HashSet<&str> = lines.iter().map(|line| line.nid.as_str()).collect();
    let later = between_lists::already_in_force_lines(conn, all, (state, &held), day)?;
    Ok(later.into_iter().map(|line| (line.nid.to_string(), line)).collect())
}

fn namespace_from_line(line: &SnapshotLine) -> Namespace {
    let Record { name, date, updated, template, references, contact, strange } = line.record.clone();
    let person = contact.iter().find_map(|inline| match inline {
        Inline::Ref(reference) if reference.kind == "person" => Some(reference.data.replace('_', " ")),
        Inline::Text(text) if !text.trim().is_empty() => Some(text.trim().to_owned()),
        _ => None,
    });
    Namespace {
        nid: line.nid.clone(),
        kind: line.kind,
        status: Status::Active,
        registrant: None,
        contact: person,
        references,
        listing: PrintedColumns { template, contact, printed: Some(name).filter(|name| *name != line.nid.as_str()), strange },
        registered_on: date,
        updated_on: updated,
        unlisted_on: None,
        undone_on: None,
        successor: None,
        held: TextValues::default(),
        marks: Annotations::default(),
        sort_key: sort_key(&line.nid),
    }
}

/// A namespace that is in no effective snapshot, with the values of texts removed.
fn unlisted_namespace(held: &Namespace) -> Namespace {
    let mut bare = Namespace { successor: None, sort_key: sort_key(&held.nid), ..held.clone() };
    fill_from_text(&mut bare, TextValues::default());
    bare
}

/// The reference of a namespace that was registered here.
pub(crate) fn own_reference(nid: &Nid, kind: Kind, registrant: Option<&str>) -> Vec<Reference> {
    vec![Reference {
        kind: "text".to_owned(),
        data: format!("urn-{}/{nid}", kind.name()),
        label: registrant.map(str::to_owned),
        ..Reference::default()
    }]
}

fn namespace_registered_here(held: &Namespace, own: Option<&OwnChanges>) -> Namespace {
    let registrant = own.and_then(|own| own.registrant.clone());
    // The reference names the first registrant; a later registrant is a separate value.
    let references = match &held.marks.first_references {
        Some(first) => first.clone(),
        None if held.registered_here() => held.references.clone(),
        None => own_reference(&held.nid, held.kind, registrant.as_deref()),
    };
    Namespace {
        references,
        registrant,
        contact: None,
        listing: PrintedColumns::default(),
        registered_on: own.and_then(|own| own.registered.as_deref()).and_then(PartialDate::parse),
        updated_on: own.and_then(|own| own.updated).map(PartialDate::from),
        unlisted_on: None,
        undone_on: None,
        status: Status::Active,
        ..unlisted_namespace(held)
    }
}

/// Applies the edits of the record in the list. A newer list that has the namespace overrides what its line carries: the references, the date
/// and the contact of an informal namespace. A later new version or change of status overrides the registrant and the successor, and a later
/// text the contact.
fn apply_record_edits(namespace: &mut Namespace, own: Option<&OwnChanges>, listed_on: Option<Date>) {
    let is_older = |by: Option<i64>, edit: &RecordEdit| by.is_some_and(|serial| serial > edit.serial);
    for edit in namespace.marks.edits.clone() {
        let mut values = edit.values.clone();
        if listed_on.is_some_and(|listed_on| crate::clock::day(edit.at) < listed_on) {
            (values.references, values.registered_on) = (None, None);
            values.contact = values.contact.filter(|_| namespace.kind == Kind::Formal);
        }
        values.registrant = values.registrant.filter(|_| !is_older(own.and_then(|own| own.named_by), &edit));
        values.contact = values.contact.filter(|_| !is_older(own.and_then(|own| own.text_by), &edit));
        values.successor = values.successor.filter(|_| !is_older(own.and_then(|own| own.status_by), &edit));
        namespace.set_record_values(&values);
    }
}

/// Applies actions made here. If both the action and the snapshot set a value, the one with the newer date applies.
fn apply_own_changes(namespace: &mut Namespace, own: Option<&OwnChanges>, published_on: Option<Date>) {
    let Some(own) = own else { return };
    namespace.status = Status::from_name(&own.status).unwrap_or(namespace.status);
    if own.registrant.is_some() {
        namespace.registrant.clone_from(&own.registrant);
    }
    if let Some(successor) = own.successor.as_deref().and_then(|nid| Nid::parse(nid).ok()) {
        namespace.successor = Some(successor);
    }
    if let Some(updated) = own.updated.filter(|updated| published_on.is_none_or(|published_on| *updated > published_on)) {
        namespace.updated_on = Some(updated.into());
    }
}

fn own_changes(conn: &mut AnyConnection, day: Option<Date>) -> Result<HashMap<String, OwnChanges>, Error> {
    let mut acts: HashMap<String, OwnChanges> = HashMap::new();
    for change in queries::changes_of(conn, &ChangeKind::OWN_CHANGES)? {
        let made = crate::clock::day(change.at);
        if day.is_some_and(|day| made > day) {
            continue;
        }
        let mut own: OwnChanges =
            serde_json::from_str(&change.entry).map_err(|_| Error::Unreadable(format!("entry of change {}", change.serial)))?;
        let before = acts.get(change.nid.as_str());
        own.born = change.what == ChangeKind::Registered || before.is_some_and(|before| before.born);
        // An entry is complete, but only the fields that the action changes are used.
        let is_dated = match change.what {
            ChangeKind::Revised | ChangeKind::Corrected | ChangeKind::RecordEdited => true,
            // Error flags and redactions are logged in the same way, and leave the status as it was.
            ChangeKind::StatusChanged => own.status != before.map_or(Status::Active.name(), |before| before.status.as_str()),
            _ => false,
        };
        own.updated = if is_dated { Some(made) } else { before.and_then(|before| before.updated) };
        let is_text = matches!(change.what, ChangeKind::Registered | ChangeKind::Revised | ChangeKind::Corrected);
        own.text_by = if is_text { Some(change.serial) } else { before.and_then(|before| before.text_by) };
        own.named_by = Some(change.serial);
        own.status_by = Some(change.serial);
        if !matches!(change.what, ChangeKind::Registered | ChangeKind::Revised) {
            own.named_by = before.and_then(|before| before.named_by);
            own.registered = before.and_then(|before| before.registered.clone());
            own.registrant = before.and_then(|before| before.registrant.clone());
        }
        if change.what != ChangeKind::StatusChanged {
            own.status_by = before.and_then(|before| before.status_by);
            own.successor = before.and_then(|before| before.successor.clone());
        }
        acts.insert(change.nid.to_string(), own);
    }
    Ok(acts)
}

/// How a namespace is missing from the newest snapshot.
enum Absence {
    /// A snapshot listed it, and the next one did not.
    Since { line: Box<SnapshotLine>, on: Date, successor: Option<Nid> },
    /// Only undone or later snapshots list it.
    Never,
}

fn absences(conn: &mut AnyConnection, order: &[&Snapshot], others: &[Namespace]) -> Result<HashMap<String, Absence>, Error> {
    let nids: Vec<String> = others.iter().map(|held| held.nid.to_string()).collect();
    let mut by_nid: HashMap<String, Vec<(i64, SnapshotLine)>> = HashMap::new();
    for (state, line) in snapshots::queries::lines_of(conn, &nids)? {
        by_nid.entry(line.nid.to_string()).or_default().push((state, line));
    }
    let mut gone = HashMap::new();
    let mut successors: HashMap<i64, HashMap<String, Nid>> = HashMap::new();
    for (nid, lines) in by_nid {
        let last = order.iter().rposition(|state| lines.iter().any(|(of, _)| *of == state.lines_of));
        let found = last.and_then(|last| {
            let line = lines.iter().find(|(of, _)| order.get(last).is_some_and(|state| state.lines_of == *of))?.1.clone();
            Some((line, *order.get(last + 1)?, *order.get(last)?))
        });
        let Some((line, after, before)) = found else {
            gone.insert(nid, Absence::Never);
            continue;
        };
        // A namespace that came with the same name but different hyphens replaced it.
        let came = match successors.entry(after.number) {
            Entry::Occupied(held) => held.into_mut(),
            Entry::Vacant(slot) => {
                let (old, new) = (snapshots::queries::lines(conn, before)?, snapshots::queries::lines(conn, after)?);
                let added = snapshots::difference(&old, &new).added;
                let mut by_stem = HashMap::new();
                for nid in added.iter().filter_map(|nid| Nid::parse(nid).ok()) {
                    by_stem.entry(nid.as_str().replace('-', "")).or_insert(nid);
                }
                slot.insert(by_stem)
            }
        };
        let successor = came.get(&nid.replace('-', "")).cloned();
        gone.insert(nid, Absence::Since { line: Box::new(line), on: after.published_on, successor });
    }
    Ok(gone)
}
