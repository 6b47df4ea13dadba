//! Storage of namespaces, changes and reserved NIDs.

pub use super::versions::queries::versions_of;
pub(crate) use super::versions::queries::{fill_version, insert_edition, insert_version, latest_version, newest_numbers};

use super::snapshots::queries::insert_many;
use super::{
    Annotations, Brought, Change, ChangeKind, Kind, Namespace, PartialDate, PrintedColumns, Reference, Status, TextValues,
};
use crate::store::schema::{changes, namespaces, registry_state, reserved_nids};
use crate::store::typed::{InvalidStoredValue, Stored, stored_as_json, stored_by_name, stored_foreign};
use crate::store::{AnyConnection, Error, Moment, insert, update};
use diesel::prelude::*;
use jiff::civil::Date;
use jiff::tz::TimeZone;
use std::collections::HashSet;
use urn_registry::nid::{Nid, RegistrationClass};

stored_by_name!(Status as "status", Status::name, Status::from_name);
stored_as_json!(PrintedColumns as "listing", TextValues as "held", Annotations as "marks");
stored_foreign!(
    Vec<Reference>: StoredJson;
    |text: &str| serde_json::from_str(text).map_err(|_| InvalidStoredValue::new("references", text)),
    serde_json::to_string
);

fn unreadable(what: &str, value: &str) -> Error {
    Error::Unreadable(format!("{what} {value:?}"))
}

/// A namespace with the values that only its text states.
fn with_text_values(mut namespace: Namespace) -> Namespace {
    let held = &namespace.held;
    namespace.registrant = namespace.registrant.or_else(|| held.registrant.clone());
    namespace.contact = namespace.contact.or_else(|| held.contact.clone());
    namespace
}

fn all_with_text_values(list: Vec<Namespace>) -> Vec<Namespace> {
    list.into_iter().map(with_text_values).collect()
}

/// Every row in list order, with the names that only an undone import contained.
pub(crate) fn all_recorded(conn: &mut AnyConnection) -> Result<Vec<Namespace>, Error> {
    let in_order = namespaces::table.order((namespaces::kind.asc(), namespaces::sort_key.asc()));
    Ok(all_with_text_values(in_order.select(Namespace::as_select()).load(conn)?))
}

/// All namespaces in list order, formal ones first.
pub fn all(conn: &mut AnyConnection) -> Result<Vec<Namespace>, Error> {
    let in_order =
        namespaces::table.filter(namespaces::undone_on.is_null()).order((namespaces::kind.asc(), namespaces::sort_key.asc()));
    Ok(all_with_text_values(in_order.select(Namespace::as_select()).load(conn)?))
}

/// The number of listed namespaces of a kind.
pub(crate) fn count_listed(conn: &mut AnyConnection, kind: Kind) -> Result<i64, Error> {
    let listed = namespaces::table.filter(namespaces::unlisted_on.is_null()).filter(namespaces::undone_on.is_null());
    Ok(listed.filter(namespaces::kind.eq(kind)).count().get_result(conn)?)
}

/// A page of the listed namespaces of a kind, in list order.
pub(crate) fn listed_page(conn: &mut AnyConnection, kind: Kind, skip: i64, most: i64) -> Result<Vec<Namespace>, Error> {
    let query = namespaces::table
        .filter(namespaces::kind.eq(kind))
        .filter(namespaces::unlisted_on.is_null())
        .filter(namespaces::undone_on.is_null())
        .offset(skip)
        .limit(most)
        .order(namespaces::sort_key.asc())
        .select(Namespace::as_select());
    Ok(all_with_text_values(query.load(conn)?))
}

/// A filter of namespaces.
#[derive(Debug, Clone, Default)]
pub(crate) struct Filter {
    pub(crate) kind: Option<Kind>,
    pub(crate) status: Option<Status>,
    /// Only these NIDs.
    pub(crate) only: Option<Vec<String>>,
    /// Only namespaces that changed after this serial.
    pub(crate) since: Option<i64>,
    /// Only NIDs after this one.
    pub(crate) after: String,
}

/// Namespaces that match a filter, sorted by NID, at most `most`.
pub(crate) fn filtered(conn: &mut AnyConnection, filter: &Filter, most: i64) -> Result<Vec<Namespace>, Error> {
    let mut query = namespaces::table
        .filter(namespaces::nid.gt(filter.after.clone()))
        .filter(namespaces::undone_on.is_null())
        .order(namespaces::nid.asc())
        .limit(most)
        .select(Namespace::as_select())
        .into_boxed();
    if let Some(kind) = filter.kind {
        query = query.filter(namespaces::kind.eq(kind));
    }
    if let Some(status) = filter.status {
        query = query.filter(namespaces::status.eq(Stored(status)));
    }
    if let Some(only) = &filter.only {
        query = query.filter(namespaces::nid.eq_any(only.clone()));
    }
    if let Some(since) = filter.since {
        query = query.filter(namespaces::nid.eq_any(changes::table.filter(changes::serial.gt(since)).select(changes::nid)));
    }
    Ok(all_with_text_values(query.load(conn)?))
}

/// The time of the newest change of these kinds.
pub(crate) fn newest_change_time(conn: &mut AnyConnection, what: &[ChangeKind]) -> Result<Option<jiff::Timestamp>, Error> {
    let mut newest = None;
    for one in what {
        let of = changes::table.filter(changes::change.eq(one)).order(changes::serial.desc());
        newest = newest.max(of.select(changes::at).first(conn).optional()?);
    }
    Ok(newest)
}

pub(crate) fn nids(conn: &mut AnyConnection) -> Result<Vec<String>, Error> {
    let mut list: Vec<String> = namespaces::table.filter(namespaces::undone_on.is_null()).select(namespaces::nid).load(conn)?;
    list.sort_unstable();
    Ok(list)
}

/// All registered NIDs with their kinds.
pub(crate) fn nids_with_kinds(conn: &mut AnyConnection) -> Result<Vec<(String, Kind)>, Error> {
    let registered = namespaces::table.filter(namespaces::undone_on.is_null());
    Ok(registered.select((namespaces::nid, namespaces::kind)).load(conn)?)
}

/// The namespaces that are not active or were replaced, each with its status and the NID of its replacement.
pub(crate) fn not_active(conn: &mut AnyConnection) -> Result<Vec<(String, Status, Option<String>)>, Error> {
    let is_marked = namespaces::status.ne(Stored(Status::Active)).or(namespaces::successor.is_not_null());
    let marked = namespaces::table.filter(namespaces::undone_on.is_null()).filter(is_marked);
    Ok(marked.select((namespaces::nid, namespaces::status, namespaces::successor)).load(conn)?)
}

pub(crate) fn count(conn: &mut AnyConnection) -> Result<i64, Error> {
    Ok(namespaces::table.filter(namespaces::undone_on.is_null()).count().get_result(conn)?)
}

/// The namespace with this NID.
pub fn by_nid(conn: &mut AnyConnection, nid: &Nid) -> Result<Option<Namespace>, Error> {
    Ok(row_of(conn, nid)?.filter(|namespace| namespace.undone_on.is_none()))
}

/// The row of a NID, also if only an undone import contained it.
pub(crate) fn row_of(conn: &mut AnyConnection, nid: &Nid) -> Result<Option<Namespace>, Error> {
    Ok(namespaces::table.find(nid.as_str()).select(Namespace::as_select()).first(conn).optional()?.map(with_text_values))
}

/// A value without the value from the available text, which has its own column.
fn value_not_from_text(value: Option<&String>, held: Option<&String>) -> Option<String> {
    value.filter(|value| held != Some(value)).cloned()
}

pub(crate) fn insert(conn: &mut AnyConnection, namespace: &Namespace, origin: Brought, now: Moment) -> Result<(), Error> {
    insert_all(conn, std::slice::from_ref(namespace), origin, now)
}

/// The number of an informal namespace. A name in the formal table has none, whatever its form is.
fn informal_number(namespace: &Namespace) -> Option<i64> {
    match namespace.nid.registration_class() {
        RegistrationClass::Informal(Some(number)) if namespace.kind == Kind::Informal => i64::try_from(number).ok(),
        _ => None,
    }
}

/// Stores a namespace in the row of a name that only an undone import contained.
pub(crate) fn replace_undone(conn: &mut AnyConnection, namespace: &Namespace, origin: Brought, now: Moment) -> Result<(), Error> {
    announce(conn)?;
    update!(conn, namespaces.find(namespace.nid.as_str()): kind = namespace.kind, informal_number = informal_number(namespace),
        origin, created_at = now, status = Stored(namespace.status), marks = &namespace.marks, held = &TextValues::default(),
        undone_on = None::<Date>)?;
    update_list_record(conn, namespace)
}

/// Stores that the only import that contained a name was undone.
pub(crate) fn set_undone(conn: &mut AnyConnection, nid: &Nid, on: Date) -> Result<(), Error> {
    announce(conn)?;
    update!(conn, namespaces.find(nid.as_str()): undone_on = Some(on))
}

/// Stores many namespaces.
pub(crate) fn insert_all(conn: &mut AnyConnection, list: &[Namespace], origin: Brought, now: Moment) -> Result<(), Error> {
    let row = |namespace: &Namespace| {
        let namespace = Namespace {
            registrant: value_not_from_text(namespace.registrant.as_ref(), namespace.held.registrant.as_ref()),
            contact: value_not_from_text(namespace.contact.as_ref(), namespace.held.contact.as_ref()),
            ..namespace.clone()
        };
        let beside = namespaces::informal_number.eq(informal_number(&namespace));
        (namespace, beside, namespaces::origin.eq(origin), namespaces::created_at.eq(now))
    };
    let rows: Vec<_> = list.iter().map(row).collect();
    insert_many!(conn, namespaces::table, rows);
    Ok(())
}

/// The name under which the serial of an announced change is stored.
const ANNOUNCED: &str = "announced";

/// Announces a change of the list, which must be logged in the same transaction. Database triggers reject changes of the data in the list
/// unless the announced serial is higher than the serial of the newest logged change.
fn announce(conn: &mut AnyConnection) -> Result<(), Error> {
    let next = newest_serial(conn)? + 1;
    set_registry_value(conn, ANNOUNCED, &next.to_string())
}

/// Whether a change of the list was announced but not logged. Never true after a transaction.
pub(crate) fn is_announced(conn: &mut AnyConnection) -> Result<bool, Error> {
    let Some(text) = registry_value(conn, ANNOUNCED)? else { return Ok(false) };
    let announced: i64 = text.parse().map_err(|_| unreadable("serial", &text))?;
    Ok(newest_serial(conn)? < announced)
}

/// The serial of the newest logged change; 0 if there is none.
fn newest_serial(conn: &mut AnyConnection) -> Result<i64, Error> {
    let newest: Option<i64> = changes::table.select(diesel::dsl::max(changes::serial)).first(conn)?;
    Ok(newest.unwrap_or_default())
}

/// Stores the place of a namespace in the list, which is not logged.
pub(crate) fn set_list_position(conn: &mut AnyConnection, namespace: &Namespace) -> Result<(), Error> {
    let place = namespaces::sort_key.eq(&namespace.sort_key);
    diesel::update(namespaces::table.find(namespace.nid.as_str())).set(place).execute(conn)?;
    Ok(())
}

/// Stores the record of a namespace in the list: references, columns, dates, whether it is listed, and what replaced it.
pub(crate) fn update_list_record(conn: &mut AnyConnection, namespace: &Namespace) -> Result<(), Error> {
    announce(conn)?;
    update!(conn, namespaces.find(namespace.nid.as_str()):
        registrant = value_not_from_text(namespace.registrant.as_ref(), namespace.held.registrant.as_ref()),
        contact = value_not_from_text(namespace.contact.as_ref(), namespace.held.contact.as_ref()), reference = Stored(&namespace.references),
        listing = &namespace.listing, registered_on = &namespace.registered_on, updated_on = &namespace.updated_on,
        unlisted_on = namespace.unlisted_on, successor = &namespace.successor, sort_key = &namespace.sort_key)
}

/// A named value of the registry as a whole.
pub(crate) fn registry_value(conn: &mut AnyConnection, name: &str) -> Result<Option<String>, Error> {
    Ok(registry_state::table.find(name).select(registry_state::value).first(conn).optional()?)
}

pub(crate) fn set_registry_value(conn: &mut AnyConnection, name: &str, value: &str) -> Result<(), Error> {
    let changed = diesel::update(registry_state::table.find(name)).set(registry_state::value.eq(value)).execute(conn)?;
    if changed == 0 {
        insert!(conn, registry_state: name, value)?;
    }
    Ok(())
}

/// Stores changes in the log.
pub(crate) fn insert_changes(conn: &mut AnyConnection, list: &[Change]) -> Result<(), Error> {
    insert_many!(conn, changes::table, list.iter().cloned());
    Ok(())
}

/// Changes after a serial, in order, at most `most`.
pub(crate) fn changes_after(conn: &mut AnyConnection, serial: i64, most: i64) -> Result<Vec<Change>, Error> {
    changes_until(conn, serial, None, most)
}

/// Like `changes_after`, limited to changes up to a date according to [`Change::day`].
pub(crate) fn changes_until(conn: &mut AnyConnection, serial: i64, day: Option<Date>, most: i64) -> Result<Vec<Change>, Error> {
    let mut query = changes::table
        .filter(changes::serial.gt(serial))
        .order(changes::serial.asc())
        .limit(most)
        .select(Change::as_select())
        .into_boxed();
    if let Some(day) = day {
        let next = day.tomorrow().ok().and_then(|next| next.to_zoned(TimeZone::UTC).ok());
        let next = next.map_or(Moment::NEVER, |next| next.timestamp().into());
        let made_here = changes::published_on.is_null().and(changes::at.lt(next));
        query = query.filter(changes::published_on.le(Some(day)).or(made_here));
    }
    Ok(query.load(conn)?)
}

/// The newest changes, newest first; of one namespace if `of` is given.
pub(crate) fn newest_changes(conn: &mut AnyConnection, of: Option<&Nid>, most: i64) -> Result<Vec<Change>, Error> {
    let mut query = changes::table.order(changes::serial.desc()).limit(most).select(Change::as_select()).into_boxed();
    if let Some(of) = of {
        query = query.filter(changes::nid.eq(of.as_str()));
    }
    Ok(query.load(conn)?)
}

/// The names that have a change of this kind.
pub(crate) fn nids_with_change(conn: &mut AnyConnection, what: ChangeKind) -> Result<HashSet<String>, Error> {
    let names: Vec<String> = changes::table.filter(changes::change.eq(what)).select(changes::nid).distinct().load(conn)?;
    Ok(names.into_iter().collect())
}

/// All changes of these kinds, in order.
pub(crate) fn changes_of(conn: &mut AnyConnection, what: &[ChangeKind]) -> Result<Vec<Change>, Error> {
    let of = changes::table.filter(changes::change.eq_any(what)).order(changes::serial.asc());
    Ok(of.select(Change::as_select()).load(conn)?)
}

/// Stores the registrant of a new version in the namespace's row.
pub(crate) fn set_registrant(conn: &mut AnyConnection, nid: &Nid, registrant: Option<&str>) -> Result<(), Error> {
    announce(conn)?;
    update!(conn, namespaces.find(nid.as_str()): registrant)
}

/// Stores the date of the last change.
pub(crate) fn set_updated(conn: &mut AnyConnection, nid: &Nid, on: Date) -> Result<(), Error> {
    announce(conn)?;
    update!(conn, namespaces.find(nid.as_str()): updated_on = PartialDate::from(on))
}

/// A reservation as published: NID, reason, start, end.
pub(crate) type Reservation = (String, String, Moment, Option<Moment>);

/// All NIDs that are or were reserved, by name.
pub(crate) fn reservations(conn: &mut AnyConnection) -> Result<Vec<Reservation>, Error> {
    Ok(reserved_nids::table
        .order(reserved_nids::nid)
        .select((reserved_nids::nid, reserved_nids::reason, reserved_nids::since, reserved_nids::ended_at))
        .load(conn)?)
}

/// Reserves an NID. A former reservation gets the new reason and date; the history keeps the old ones.
pub(crate) fn reserve(conn: &mut AnyConnection, nid: &str, reason: &str, now: Moment) -> Result<(), Error> {
    diesel::delete(reserved_nids::table.find(nid)).execute(conn)?;
    insert!(conn, reserved_nids: nid, reason, since = now)
}

pub(crate) fn end_reservation(conn: &mut AnyConnection, nid: &str, now: Moment) -> Result<(), Error> {
    update!(conn, reserved_nids.find(nid): ended_at = Some(now))
}

pub(crate) fn set_status(conn: &mut AnyConnection, nid: &Nid, to: Status, successor: Option<&Nid>) -> Result<(), Error> {
    announce(conn)?;
    update!(conn, namespaces.find(nid.as_str()): status = Stored(to), successor)
}

/// Stores an edited record with its annotations. Values from its text are not stored as those of the list.
pub(crate) fn set_record(conn: &mut AnyConnection, edited: &Namespace) -> Result<(), Error> {
    announce(conn)?;
    let Namespace { references, listing, registered_on, successor, marks, held, .. } = edited;
    let registrant = value_not_from_text(edited.registrant.as_ref(), held.registrant.as_ref());
    let contact = value_not_from_text(edited.contact.as_ref(), held.contact.as_ref());
    update!(conn, namespaces.find(edited.nid.as_str()): registrant, contact, reference = Stored(references.clone()),
        listing, registered_on, successor, marks)
}

/// Stores the annotations of a namespace.
pub(crate) fn set_annotations(conn: &mut AnyConnection, nid: &Nid, marks: &Annotations) -> Result<(), Error> {
    announce(conn)?;
    update!(conn, namespaces.find(nid.as_str()): marks)
}

/// Stores the values of a namespace's current text.
pub(crate) fn set_text_values(conn: &mut AnyConnection, nid: &Nid, held: &TextValues) -> Result<(), Error> {
    announce(conn)?;
    update!(conn, namespaces.find(nid.as_str()): held)
}
