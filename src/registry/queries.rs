//! Storage of namespaces, changes and reserved NIDs.

pub use super::versions::queries::versions_of;
pub(crate) use super::versions::queries::{fill_version, insert_edition, insert_version, latest_version, newest_numbers};

use super::states::queries::insert_many;
use super::{Brought, Change, Day, Kind, Marks, Namespace, Reference, Status, TextValues, What};
use crate::nid::Nid;
use crate::store::schema::{changes, namespaces, registry_state, reserved_nids};
use crate::store::typed::stored_from_another_crate;
use crate::store::{AnyConnection, Error, Moment};
use diesel::prelude::*;
use jiff::civil::Date;

stored_from_another_crate!(StatusColumn for Status as "status", Status::name, Status::from_name);
#[derive(Queryable, Selectable)]
#[diesel(table_name = namespaces)]
struct NamespaceRow {
    nid: String,
    kind: Kind,
    #[diesel(deserialize_as = StatusColumn)]
    status: Status,
    registrant: Option<String>,
    contact: Option<String>,
    reference: String,
    registered_on: Option<String>,
    updated_on: Option<String>,
    listing: String,
    unlisted_on: Option<String>,
    successor: Option<String>,
    sort_key: String,
    held: String,
    marks: String,
}

fn unreadable(what: &str, value: &str) -> Error {
    Error::Unreadable(format!("{what} {value:?}"))
}

fn nid(text: &str) -> Result<Nid, Error> {
    Nid::parse(text).map_err(|_| unreadable("NID", text))
}

fn date(text: Option<&str>) -> Result<Option<Date>, Error> {
    text.map(|text| text.parse().map_err(|_| unreadable("date", text))).transpose()
}

fn day(text: Option<&str>) -> Result<Option<Day>, Error> {
    text.map(|text| Day::parse(text).ok_or_else(|| unreadable("date", text))).transpose()
}

fn json(value: &impl serde::Serialize) -> Result<String, Error> {
    serde_json::to_string(value).map_err(|error| Error::Unreadable(error.to_string()))
}

impl NamespaceRow {
    fn read(self) -> Result<Namespace, Error> {
        let references: Vec<Reference> =
            serde_json::from_str(&self.reference).map_err(|_| unreadable("references", &self.reference))?;
        let held: TextValues = serde_json::from_str(&self.held).map_err(|_| unreadable("held", &self.held))?;
        Ok(Namespace {
            nid: nid(&self.nid)?,
            kind: self.kind,
            status: self.status,
            registrant: self.registrant.or_else(|| held.registrant.clone()),
            contact: self.contact.or_else(|| held.contact.clone()),
            references,
            listing: serde_json::from_str(&self.listing).map_err(|_| unreadable("listing", &self.listing))?,
            registered_on: day(self.registered_on.as_deref())?,
            updated_on: day(self.updated_on.as_deref())?,
            unlisted_on: date(self.unlisted_on.as_deref())?,
            successor: self.successor.as_deref().map(nid).transpose()?,
            held,
            marks: serde_json::from_str(&self.marks).map_err(|_| unreadable("marks", &self.marks))?,
            sort_key: self.sort_key,
        })
    }
}

/// All namespaces in list order, formal ones first.
pub fn all(conn: &mut AnyConnection) -> Result<Vec<Namespace>, Error> {
    let rows: Vec<NamespaceRow> = namespaces::table
        .order((namespaces::kind.asc(), namespaces::sort_key.asc()))
        .select(NamespaceRow::as_select())
        .load(conn)?;
    rows.into_iter().map(NamespaceRow::read).collect()
}

/// The number of listed namespaces of a kind.
pub(crate) fn count_listed(conn: &mut AnyConnection, kind: Kind) -> Result<i64, Error> {
    Ok(namespaces::table
        .filter(namespaces::kind.eq(kind.name()))
        .filter(namespaces::unlisted_on.is_null())
        .count()
        .get_result(conn)?)
}

/// A page of the listed namespaces of a kind, in list order.
pub(crate) fn some_listed(conn: &mut AnyConnection, kind: Kind, skip: i64, most: i64) -> Result<Vec<Namespace>, Error> {
    let query = namespaces::table
        .filter(namespaces::kind.eq(kind.name()))
        .filter(namespaces::unlisted_on.is_null())
        .offset(skip)
        .limit(most)
        .order(namespaces::sort_key.asc())
        .select(NamespaceRow::as_select());
    let rows: Vec<NamespaceRow> = query.load(conn)?;
    rows.into_iter().map(NamespaceRow::read).collect()
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
        .order(namespaces::nid.asc())
        .limit(most)
        .select(NamespaceRow::as_select())
        .into_boxed();
    if let Some(kind) = filter.kind {
        query = query.filter(namespaces::kind.eq(kind.name()));
    }
    if let Some(status) = filter.status {
        query = query.filter(namespaces::status.eq(status.name()));
    }
    if let Some(only) = &filter.only {
        query = query.filter(namespaces::nid.eq_any(only.clone()));
    }
    if let Some(since) = filter.since {
        query = query.filter(namespaces::nid.eq_any(changes::table.filter(changes::serial.gt(since)).select(changes::nid)));
    }
    let rows: Vec<NamespaceRow> = query.load(conn)?;
    rows.into_iter().map(NamespaceRow::read).collect()
}

/// The time of the newest change of these kinds.
pub(crate) fn newest_of(conn: &mut AnyConnection, what: &[What]) -> Result<Option<jiff::Timestamp>, Error> {
    let mut newest = None;
    for one in what {
        let at: Option<Moment> = changes::table
            .filter(changes::change.eq(one.name()))
            .order(changes::serial.desc())
            .select(changes::at)
            .first(conn)
            .optional()?;
        newest = newest.max(at.map(Moment::time));
    }
    Ok(newest)
}

pub(crate) fn nids(conn: &mut AnyConnection) -> Result<Vec<String>, Error> {
    let mut list: Vec<String> = namespaces::table.select(namespaces::nid).load(conn)?;
    list.sort_unstable();
    Ok(list)
}

/// All registered NIDs with their kinds.
pub(crate) fn kinds(conn: &mut AnyConnection) -> Result<Vec<(String, Kind)>, Error> {
    let list: Vec<(String, String)> = namespaces::table.select((namespaces::nid, namespaces::kind)).load(conn)?;
    let read =
        |(nid, kind): (String, String)| Kind::from_name(&kind).map(|read| (nid, read)).ok_or_else(|| unreadable("kind", &kind));
    list.into_iter().map(read).collect()
}

/// The namespaces that are not active or were replaced, each with its status and the NID of its replacement.
pub(crate) fn not_active(conn: &mut AnyConnection) -> Result<Vec<(String, Status, Option<String>)>, Error> {
    let is_marked = namespaces::status.ne(Status::Active.name()).or(namespaces::successor.is_not_null());
    let columns = (namespaces::nid, namespaces::status, namespaces::successor);
    let list: Vec<(String, String, Option<String>)> = namespaces::table.filter(is_marked).select(columns).load(conn)?;
    let read = |(nid, status, successor): (String, String, Option<String>)| {
        Status::from_name(&status).map(|read| (nid, read, successor)).ok_or_else(|| unreadable("status", &status))
    };
    list.into_iter().map(read).collect()
}

pub(crate) fn count(conn: &mut AnyConnection) -> Result<i64, Error> {
    Ok(namespaces::table.count().get_result(conn)?)
}

/// The namespace with this NID.
pub fn by_nid(conn: &mut AnyConnection, nid: &Nid) -> Result<Option<Namespace>, Error> {
    let row: Option<NamespaceRow> =
        namespaces::table.find(nid.as_str()).select(NamespaceRow::as_select()).first(conn).optional()?;
    row.map(NamespaceRow::read).transpose()
}

#[derive(Insertable)]
#[diesel(table_name = namespaces, treat_none_as_default_value = false)]
struct NewNamespace {
    nid: String,
    kind: String,
    informal_number: Option<i64>,
    origin: Brought,
    status: String,
    registrant: Option<String>,
    contact: Option<String>,
    reference: String,
    listing: String,
    registered_on: Option<String>,
    updated_on: Option<String>,
    unlisted_on: Option<String>,
    successor: Option<String>,
    sort_key: String,
    created_at: Moment,
}

impl NewNamespace {
    fn of(namespace: &Namespace, origin: Brought, now: Moment) -> Result<Self, Error> {
        let informal_number = match namespace.nid.class() {
            crate::nid::Class::Informal(Some(number)) => i64::try_from(number).ok(),
            _ => None,
        };
        Ok(Self {
            nid: namespace.nid.to_string(),
            kind: namespace.kind.name().to_owned(),
            informal_number,
            origin,
            status: namespace.status.name().to_owned(),
            registrant: own(namespace.registrant.as_ref(), namespace.held.registrant.as_ref()),
            contact: own(namespace.contact.as_ref(), namespace.held.contact.as_ref()),
            reference: json(&namespace.references)?,
            listing: json(&namespace.listing)?,
            registered_on: namespace.registered_on.as_ref().map(ToString::to_string),
            updated_on: namespace.updated_on.as_ref().map(ToString::to_string),
            unlisted_on: namespace.unlisted_on.map(|date| date.to_string()),
            successor: namespace.successor.as_ref().map(ToString::to_string),
            sort_key: namespace.sort_key.clone(),
            created_at: now,
        })
    }
}

/// A value without the value from the available text, which has its own column.
fn own(value: Option<&String>, held: Option<&String>) -> Option<String> {
    value.filter(|value| held != Some(value)).cloned()
}

pub(crate) fn insert(conn: &mut AnyConnection, namespace: &Namespace, origin: Brought, now: Moment) -> Result<(), Error> {
    insert_all(conn, std::slice::from_ref(namespace), origin, now)
}

/// Stores many namespaces.
pub(crate) fn insert_all(conn: &mut AnyConnection, list: &[Namespace], origin: Brought, now: Moment) -> Result<(), Error> {
    let rows = list.iter().map(|one| NewNamespace::of(one, origin, now)).collect::<Result<Vec<_>, _>>()?;
    insert_many!(conn, namespaces::table, rows);
    Ok(())
}

/// The name under which the serial of an announced change is stored.
const ANNOUNCED: &str = "announced";

/// Announces a change of the list, which must be logged in the same transaction. Database triggers reject changes of the data in the list
/// unless the announced serial is higher than the serial of the newest logged change.
fn announce(conn: &mut AnyConnection) -> Result<(), Error> {
    let next = newest_serial(conn)? + 1;
    set_state(conn, ANNOUNCED, &next.to_string())
}

/// Whether a change of the list was announced but not logged. Never true after a transaction.
pub(crate) fn is_announced(conn: &mut AnyConnection) -> Result<bool, Error> {
    let Some(text) = state(conn, ANNOUNCED)? else { return Ok(false) };
    let announced: i64 = text.parse().map_err(|_| unreadable("serial", &text))?;
    Ok(newest_serial(conn)? < announced)
}

/// The serial of the newest logged change; 0 if there is none.
fn newest_serial(conn: &mut AnyConnection) -> Result<i64, Error> {
    let newest: Option<i64> = changes::table.select(diesel::dsl::max(changes::serial)).first(conn)?;
    Ok(newest.unwrap_or_default())
}

/// Stores the place of a namespace in the list, which is not logged.
pub(crate) fn set_place(conn: &mut AnyConnection, namespace: &Namespace) -> Result<(), Error> {
    let place = namespaces::sort_key.eq(&namespace.sort_key);
    diesel::update(namespaces::table.find(namespace.nid.as_str())).set(place).execute(conn)?;
    Ok(())
}

/// Stores the record of a namespace in the list: references, columns, dates, whether it is listed, and what replaced it.
pub(crate) fn set_listed(conn: &mut AnyConnection, namespace: &Namespace) -> Result<(), Error> {
    announce(conn)?;
    let (references, listing) = (json(&namespace.references)?, json(&namespace.listing)?);
    diesel::update(namespaces::table.find(namespace.nid.as_str()))
        .set((
            namespaces::registrant.eq(own(namespace.registrant.as_ref(), namespace.held.registrant.as_ref())),
            namespaces::contact.eq(own(namespace.contact.as_ref(), namespace.held.contact.as_ref())),
            namespaces::reference.eq(references),
            namespaces::listing.eq(listing),
            namespaces::registered_on.eq(namespace.registered_on.as_ref().map(Day::as_str)),
            namespaces::updated_on.eq(namespace.updated_on.as_ref().map(Day::as_str)),
            namespaces::unlisted_on.eq(namespace.unlisted_on.map(|date| date.to_string())),
            namespaces::successor.eq(namespace.successor.as_ref().map(Nid::as_str)),
            namespaces::sort_key.eq(&namespace.sort_key),
        ))
        .execute(conn)?;
    Ok(())
}

/// A named value of the registry as a whole.
pub(crate) fn state(conn: &mut AnyConnection, name: &str) -> Result<Option<String>, Error> {
    Ok(registry_state::table.find(name).select(registry_state::value).first(conn).optional()?)
}

pub(crate) fn set_state(conn: &mut AnyConnection, name: &str, value: &str) -> Result<(), Error> {
    let changed = diesel::update(registry_state::table.find(name)).set(registry_state::value.eq(value)).execute(conn)?;
    if changed == 0 {
        diesel::insert_into(registry_state::table)
            .values((registry_state::name.eq(name), registry_state::value.eq(value)))
            .execute(conn)?;
    }
    Ok(())
}

/// Stores changes in the log.
pub(crate) fn insert_changes(conn: &mut AnyConnection, list: &[Change]) -> Result<(), Error> {
    let rows: Vec<ChangeRow> = list.iter().map(ChangeRow::of).collect();
    insert_many!(conn, changes::table, rows);
    Ok(())
}

#[derive(Queryable, Selectable, Insertable)]
#[diesel(table_name = changes, treat_none_as_default_value = false)]
struct ChangeRow {
    serial: i64,
    nid: String,
    change: String,
    entry: String,
    detail: String,
    at: Moment,
    shown_on: Option<String>,
}

impl ChangeRow {
    fn of(change: &Change) -> Self {
        Self {
            serial: change.serial,
            nid: change.nid.to_string(),
            change: change.what.name().to_owned(),
            entry: change.entry.clone(),
            detail: change.detail.clone(),
            at: crate::store::Moment::from(change.at),
            shown_on: change.shown_on.map(|day| day.to_string()),
        }
    }

    fn read(self) -> Result<Change, Error> {
        Ok(Change {
            serial: self.serial,
            nid: nid(&self.nid)?,
            what: What::from_name(&self.change).ok_or_else(|| unreadable("change", &self.change))?,
            entry: self.entry,
            detail: self.detail,
            at: self.at.time(),
            shown_on: date(self.shown_on.as_deref())?,
        })
    }
}

/// Changes after a serial, in order, at most `most`.
pub(crate) fn changes_after(conn: &mut AnyConnection, serial: i64, most: i64) -> Result<Vec<Change>, Error> {
    changes_by(conn, serial, None, most)
}

/// Like `changes_after`, limited to changes up to a date according to [`Change::day`].
pub(crate) fn changes_by(conn: &mut AnyConnection, serial: i64, day: Option<Date>, most: i64) -> Result<Vec<Change>, Error> {
    let mut query = changes::table
        .filter(changes::serial.gt(serial))
        .order(changes::serial.asc())
        .limit(most)
        .select(ChangeRow::as_select())
        .into_boxed();
    if let Some(day) = day {
        // Timestamps are stored as text that begins with the UTC date.
        let next = day.tomorrow().map_or_else(|_| "~".to_owned(), |next| next.to_string());
        let made_here = changes::shown_on.is_null().and(changes::at.lt(next));
        query = query.filter(changes::shown_on.le(day.to_string()).or(made_here));
    }
    let rows: Vec<ChangeRow> = query.load(conn)?;
    rows.into_iter().map(ChangeRow::read).collect()
}

/// The newest changes, newest first; of one namespace if `of` is given.
pub(crate) fn newest_changes(conn: &mut AnyConnection, of: Option<&Nid>, most: i64) -> Result<Vec<Change>, Error> {
    let mut query = changes::table.order(changes::serial.desc()).limit(most).select(ChangeRow::as_select()).into_boxed();
    if let Some(of) = of {
        query = query.filter(changes::nid.eq(of.as_str().to_owned()));
    }
    let rows: Vec<ChangeRow> = query.load(conn)?;
    let mut list = rows.into_iter().map(ChangeRow::read).collect::<Result<Vec<_>, _>>()?;
    if of.is_some() {
        in_order(&mut list);
    }
    Ok(list)
}

/// Sorts the changes of one namespace by date, newest first. Only the earliest addition is retained, whenever it was recorded.
fn in_order(list: &mut Vec<Change>) {
    let first = list.iter().filter(|change| change.what == What::Added).map(|change| (change.day(), change.serial)).min();
    list.retain(|change| change.what != What::Added || Some((change.day(), change.serial)) == first);
    list.sort_by_key(|change| std::cmp::Reverse((change.day(), change.serial)));
}

/// All changes of these kinds, in order.
pub(crate) fn changes_of(conn: &mut AnyConnection, what: &[What]) -> Result<Vec<Change>, Error> {
    let names: Vec<&str> = what.iter().map(|what| what.name()).collect();
    let rows: Vec<ChangeRow> = changes::table
        .filter(changes::change.eq_any(names))
        .order(changes::serial.asc())
        .select(ChangeRow::as_select())
        .load(conn)?;
    rows.into_iter().map(ChangeRow::read).collect()
}

/// Stores the registrant of a new version in the namespace's row.
pub(crate) fn set_registrant(conn: &mut AnyConnection, nid: &Nid, registrant: Option<&str>) -> Result<(), Error> {
    announce(conn)?;
    diesel::update(namespaces::table.find(nid.as_str())).set(namespaces::registrant.eq(registrant)).execute(conn)?;
    Ok(())
}

/// Stores the date of the last change.
pub(crate) fn set_updated(conn: &mut AnyConnection, nid: &Nid, on: Date) -> Result<(), Error> {
    announce(conn)?;
    diesel::update(namespaces::table.find(nid.as_str())).set(namespaces::updated_on.eq(Some(on.to_string()))).execute(conn)?;
    Ok(())
}

pub(crate) fn reserved_reason(conn: &mut AnyConnection, nid: &str) -> Result<Option<String>, Error> {
    Ok(reserved_nids::table
        .find(nid)
        .filter(reserved_nids::ended_at.is_null())
        .select(reserved_nids::reason)
        .first(conn)
        .optional()?)
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
    diesel::insert_into(reserved_nids::table)
        .values((reserved_nids::nid.eq(nid), reserved_nids::reason.eq(reason), reserved_nids::since.eq(now)))
        .execute(conn)?;
    Ok(())
}

pub(crate) fn end_reservation(conn: &mut AnyConnection, nid: &str, now: Moment) -> Result<(), Error> {
    diesel::update(reserved_nids::table.find(nid)).set(reserved_nids::ended_at.eq(Some(now))).execute(conn)?;
    Ok(())
}

pub(crate) fn set_status(conn: &mut AnyConnection, nid: &Nid, to: Status, successor: Option<&Nid>) -> Result<(), Error> {
    announce(conn)?;
    diesel::update(namespaces::table.find(nid.as_str()))
        .set((namespaces::status.eq(to.name()), namespaces::successor.eq(successor.map(Nid::as_str))))
        .execute(conn)?;
    Ok(())
}

/// Stores the annotations of a namespace.
pub(crate) fn set_marks(conn: &mut AnyConnection, nid: &Nid, marks: &Marks) -> Result<(), Error> {
    announce(conn)?;
    diesel::update(namespaces::table.find(nid.as_str())).set(namespaces::marks.eq(json(marks)?)).execute(conn)?;
    Ok(())
}

/// Stores the values of a namespace's current text.
pub(crate) fn set_text_values(conn: &mut AnyConnection, nid: &Nid, held: &TextValues) -> Result<(), Error> {
    announce(conn)?;
    diesel::update(namespaces::table.find(nid.as_str())).set(namespaces::held.eq(json(held)?)).execute(conn)?;
    Ok(())
}
