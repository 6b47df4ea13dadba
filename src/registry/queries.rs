//! Where namespaces, versions and reserved names are kept.

use super::{Change, Class, Day, Edition, EditionOrigin, Kind, Namespace, Origin, Reference, Status, Text, Version, What};
use crate::nid::Nid;
use crate::store::schema::{changes, editions, namespaces, registry_state, reserved_nids, versions};
use crate::store::{AnyConnection, Error, moment};
use crate::template::Template;
use diesel::prelude::*;
use jiff::civil::Date;

#[derive(Queryable, Selectable)]
#[diesel(table_name = namespaces)]
struct NamespaceRow {
    nid: String,
    kind: String,
    status: String,
    registrant: Option<String>,
    contact: Option<String>,
    reference: String,
    registered_on: Option<String>,
    updated_on: Option<String>,
    listing: String,
    unlisted_on: Option<String>,
    successor: Option<String>,
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
        Ok(Namespace {
            nid: nid(&self.nid)?,
            kind: Kind::from_name(&self.kind).ok_or_else(|| unreadable("kind", &self.kind))?,
            status: Status::from_name(&self.status).ok_or_else(|| unreadable("status", &self.status))?,
            registrant: self.registrant,
            contact: self.contact,
            references,
            listing: serde_json::from_str(&self.listing).map_err(|_| unreadable("listing", &self.listing))?,
            registered_on: day(self.registered_on.as_deref())?,
            updated_on: day(self.updated_on.as_deref())?,
            unlisted_on: date(self.unlisted_on.as_deref())?,
            successor: self.successor.as_deref().map(nid).transpose()?,
        })
    }
}

/// Every namespace in the order of its kind: formal ones by NID, informal ones by number. The order is made here because the
/// two databases sort letters, digits and hyphens differently.
pub fn all(conn: &mut AnyConnection) -> Result<Vec<Namespace>, Error> {
    let rows: Vec<NamespaceRow> = namespaces::table.select(NamespaceRow::as_select()).load(conn)?;
    let mut list = rows.into_iter().map(NamespaceRow::read).collect::<Result<Vec<_>, _>>()?;
    list.sort_by_cached_key(|namespace| (namespace.kind, informal_number(&namespace.nid), namespace.nid.clone()));
    Ok(list)
}

/// How many of a kind are listed.
pub(crate) fn count_listed(conn: &mut AnyConnection, kind: Kind) -> Result<i64, Error> {
    Ok(namespaces::table
        .filter(namespaces::kind.eq(kind.name()))
        .filter(namespaces::unlisted_on.is_null())
        .count()
        .get_result(conn)?)
}

/// Some of a kind that are listed, in the order of the list.
pub(crate) fn some_listed(conn: &mut AnyConnection, kind: Kind, skip: i64, most: i64) -> Result<Vec<Namespace>, Error> {
    let query = namespaces::table
        .filter(namespaces::kind.eq(kind.name()))
        .filter(namespaces::unlisted_on.is_null())
        .offset(skip)
        .limit(most)
        .select(NamespaceRow::as_select())
        .into_boxed();
    // The formal ones come out of their index in order.
    let query = match kind {
        Kind::Formal => query.order(namespaces::nid.asc()),
        Kind::Informal => query.order(namespaces::informal_number.asc()),
    };
    let rows: Vec<NamespaceRow> = query.load(conn)?;
    rows.into_iter().map(NamespaceRow::read).collect()
}

/// What a reader of the list asks for.
#[derive(Debug, Clone, Default)]
pub(crate) struct Filter {
    pub(crate) kind: Option<Kind>,
    pub(crate) status: Option<Status>,
    /// Only these NIDs.
    pub(crate) only: Option<Vec<String>>,
    /// Only what changed after this serial.
    pub(crate) since: Option<i64>,
    /// Only NIDs after this one.
    pub(crate) after: String,
}

/// Namespaces that pass a filter, by NID, at most so many.
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

/// When the newest change of these kinds was made.
pub(crate) fn newest_of(conn: &mut AnyConnection, what: &[What]) -> Result<Option<jiff::Timestamp>, Error> {
    let mut newest = None;
    for one in what {
        let at: Option<String> = changes::table
            .filter(changes::change.eq(one.name()))
            .order(changes::serial.desc())
            .select(changes::at)
            .first(conn)
            .optional()?;
        newest = newest.max(crate::store::moment_or_none(at.as_deref())?);
    }
    Ok(newest)
}

fn informal_number(nid: &Nid) -> u64 {
    match nid.class() {
        crate::nid::Class::Informal(Some(number)) => number,
        _ => 0,
    }
}

pub(crate) fn nids(conn: &mut AnyConnection) -> Result<Vec<String>, Error> {
    let mut list: Vec<String> = namespaces::table.select(namespaces::nid).load(conn)?;
    list.sort_unstable();
    Ok(list)
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

pub(crate) fn insert(
    conn: &mut AnyConnection,
    namespace: &Namespace,
    informal_number: Option<i64>,
    origin: &str,
    now: &str,
) -> Result<(), Error> {
    let (references, listing) = (json(&namespace.references)?, json(&namespace.listing)?);
    diesel::insert_into(namespaces::table)
        .values((
            namespaces::nid.eq(namespace.nid.as_str()),
            namespaces::kind.eq(namespace.kind.name()),
            namespaces::informal_number.eq(informal_number),
            namespaces::origin.eq(origin),
            namespaces::status.eq(namespace.status.name()),
            namespaces::registrant.eq(namespace.registrant.as_deref()),
            namespaces::contact.eq(namespace.contact.as_deref()),
            namespaces::reference.eq(references),
            namespaces::listing.eq(&listing),
            namespaces::registered_on.eq(namespace.registered_on.as_ref().map(Day::as_str)),
            namespaces::updated_on.eq(namespace.updated_on.as_ref().map(Day::as_str)),
            namespaces::unlisted_on.eq(namespace.unlisted_on.map(|date| date.to_string())),
            namespaces::successor.eq(namespace.successor.as_ref().map(Nid::as_str)),
            namespaces::created_at.eq(now),
        ))
        .execute(conn)?;
    Ok(())
}

/// Takes over what the list prints of a namespace: references, columns, dates, whether it is listed, its successor.
pub(crate) fn set_listed(conn: &mut AnyConnection, namespace: &Namespace) -> Result<(), Error> {
    let (references, listing) = (json(&namespace.references)?, json(&namespace.listing)?);
    diesel::update(namespaces::table.find(namespace.nid.as_str()))
        .set((
            namespaces::contact.eq(namespace.contact.as_deref()),
            namespaces::reference.eq(references),
            namespaces::listing.eq(listing),
            namespaces::registered_on.eq(namespace.registered_on.as_ref().map(Day::as_str)),
            namespaces::updated_on.eq(namespace.updated_on.as_ref().map(Day::as_str)),
            namespaces::unlisted_on.eq(namespace.unlisted_on.map(|date| date.to_string())),
            namespaces::successor.eq(namespace.successor.as_ref().map(Nid::as_str)),
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

pub(crate) fn insert_change(conn: &mut AnyConnection, change: &Change) -> Result<(), Error> {
    diesel::insert_into(changes::table)
        .values((
            changes::serial.eq(change.serial),
            changes::nid.eq(change.nid.as_str()),
            changes::change.eq(change.what.name()),
            changes::entry.eq(&change.entry),
            changes::detail.eq(&change.detail),
            changes::at.eq(crate::store::stored(change.at)),
        ))
        .execute(conn)?;
    Ok(())
}

#[derive(Queryable, Selectable)]
#[diesel(table_name = changes)]
struct ChangeRow {
    serial: i64,
    nid: String,
    change: String,
    entry: String,
    detail: String,
    at: String,
}

impl ChangeRow {
    fn read(self) -> Result<Change, Error> {
        Ok(Change {
            serial: self.serial,
            nid: nid(&self.nid)?,
            what: What::from_name(&self.change).ok_or_else(|| unreadable("change", &self.change))?,
            entry: self.entry,
            detail: self.detail,
            at: moment(&self.at)?,
        })
    }
}

/// Changes after a serial, in their order, at most so many.
pub(crate) fn changes_after(conn: &mut AnyConnection, serial: i64, most: i64) -> Result<Vec<Change>, Error> {
    let rows: Vec<ChangeRow> = changes::table
        .filter(changes::serial.gt(serial))
        .order(changes::serial.asc())
        .limit(most)
        .select(ChangeRow::as_select())
        .load(conn)?;
    rows.into_iter().map(ChangeRow::read).collect()
}

/// The newest changes, newest first; of one namespace when `nid` is given.
pub(crate) fn newest_changes(conn: &mut AnyConnection, of: Option<&Nid>, most: i64) -> Result<Vec<Change>, Error> {
    let mut query = changes::table.order(changes::serial.desc()).limit(most).select(ChangeRow::as_select()).into_boxed();
    if let Some(of) = of {
        query = query.filter(changes::nid.eq(of.as_str().to_owned()));
    }
    let rows: Vec<ChangeRow> = query.load(conn)?;
    rows.into_iter().map(ChangeRow::read).collect()
}

/// For each NID its newest recorded version number.
pub(crate) fn newest_numbers(conn: &mut AnyConnection) -> Result<std::collections::HashMap<String, u32>, Error> {
    let rows: Vec<(String, i64)> = versions::table
        .filter(versions::number_recorded.eq(true))
        .order(versions::number.asc())
        .select((versions::nid, versions::number))
        .load(conn)?;
    Ok(rows.into_iter().filter_map(|(nid, number)| Some((nid, u32::try_from(number).ok()?))).collect())
}

/// Notes a revision on the namespace itself.
pub(crate) fn set_revised(conn: &mut AnyConnection, nid: &Nid, registrant: Option<&str>, on: Date) -> Result<(), Error> {
    diesel::update(namespaces::table.find(nid.as_str()))
        .set((namespaces::registrant.eq(registrant), namespaces::updated_on.eq(Some(on.to_string()))))
        .execute(conn)?;
    Ok(())
}

#[derive(Queryable, Selectable)]
#[diesel(table_name = versions)]
struct VersionRow {
    nid: String,
    number: i64,
    number_recorded: bool,
    dated: Option<String>,
    template: Option<String>,
    canonical: Option<String>,
    fingerprint: Option<String>,
    request_number: Option<String>,
    published_at: String,
}

impl VersionRow {
    fn read(self) -> Result<Version, Error> {
        let text = match (self.template, self.canonical, self.fingerprint) {
            (Some(fields), Some(canonical), Some(fingerprint)) => {
                let object = serde_json::from_str(&fields).map_err(|_| unreadable("template of", &self.nid))?;
                Some(Text { template: Template::from_json(&object), canonical, fingerprint })
            }
            _ => None,
        };
        Ok(Version {
            nid: nid(&self.nid)?,
            number: u32::try_from(self.number).map_err(|_| unreadable("version", &self.number.to_string()))?,
            number_recorded: self.number_recorded,
            origin: self.request_number.map_or(Origin::Imported, |request_number| Origin::Registered { request_number }),
            dated: date(self.dated.as_deref())?,
            text,
            published_at: moment(&self.published_at)?,
            editions: Vec::new(),
        })
    }
}

#[derive(Queryable, Selectable)]
#[diesel(table_name = editions)]
struct EditionRow {
    version: i64,
    edition: i64,
    origin: String,
    dated: Option<String>,
    template: String,
    canonical: String,
    fingerprint: String,
    class: Option<String>,
    reason: String,
    request_number: Option<String>,
    published_at: String,
}

impl EditionRow {
    fn read(self) -> Result<(i64, Edition), Error> {
        let object = serde_json::from_str(&self.template).map_err(|_| unreadable("template of edition", &self.fingerprint))?;
        let origin = match (self.origin.as_str(), self.class.as_deref().and_then(Class::from_name)) {
            ("imported", _) => EditionOrigin::Imported,
            (_, Some(class)) => EditionOrigin::Corrected { class, reason: self.reason, request_number: self.request_number },
            (other, None) => return Err(unreadable("origin", other)),
        };
        let edition = Edition {
            number: u32::try_from(self.edition).map_err(|_| unreadable("edition", &self.edition.to_string()))?,
            origin,
            dated: date(self.dated.as_deref())?,
            text: Text { template: Template::from_json(&object), canonical: self.canonical, fingerprint: self.fingerprint },
            published_at: moment(&self.published_at)?,
        };
        Ok((self.version, edition))
    }
}

/// Gives each version of a namespace its later wordings.
fn with_editions(conn: &mut AnyConnection, nid: &Nid, mut list: Vec<Version>) -> Result<Vec<Version>, Error> {
    let rows: Vec<EditionRow> = editions::table
        .filter(editions::nid.eq(nid.as_str()))
        .order((editions::version.asc(), editions::edition.asc()))
        .select(EditionRow::as_select())
        .load(conn)?;
    for row in rows {
        let (version, edition) = row.read()?;
        if let Some(of) = list.iter_mut().find(|of| i64::from(of.number) == version) {
            of.editions.push(edition);
        }
    }
    Ok(list)
}

pub(crate) fn insert_edition(
    conn: &mut AnyConnection,
    id: &str,
    version: &Version,
    edition: &Edition,
    now: &str,
) -> Result<(), Error> {
    let (origin, class, reason, request_number) = match &edition.origin {
        EditionOrigin::Imported => ("imported", None, "", None),
        EditionOrigin::Corrected { class, reason, request_number } => {
            ("corrected", Some(class.name()), reason.as_str(), request_number.as_deref())
        }
    };
    diesel::insert_into(editions::table)
        .values((
            editions::id.eq(id),
            editions::nid.eq(version.nid.as_str()),
            editions::version.eq(i64::from(version.number)),
            editions::edition.eq(i64::from(edition.number)),
            editions::origin.eq(origin),
            editions::dated.eq(edition.dated.map(|date| date.to_string())),
            editions::template.eq(serde_json::Value::Object(edition.text.template.to_json()).to_string()),
            editions::canonical.eq(&edition.text.canonical),
            editions::fingerprint.eq(&edition.text.fingerprint),
            editions::class.eq(class),
            editions::reason.eq(reason),
            editions::request_number.eq(request_number),
            editions::published_at.eq(now),
        ))
        .execute(conn)?;
    Ok(())
}

/// The versions of a namespace, newest first.
pub fn versions_of(conn: &mut AnyConnection, nid: &Nid) -> Result<Vec<Version>, Error> {
    let rows: Vec<VersionRow> = versions::table
        .filter(versions::nid.eq(nid.as_str()))
        .order(versions::number.desc())
        .select(VersionRow::as_select())
        .load(conn)?;
    let list = rows.into_iter().map(VersionRow::read).collect::<Result<Vec<_>, _>>()?;
    with_editions(conn, nid, list)
}

pub(crate) fn latest_version(conn: &mut AnyConnection, nid: &Nid) -> Result<Option<Version>, Error> {
    let row: Option<VersionRow> = versions::table
        .filter(versions::nid.eq(nid.as_str()))
        .order(versions::number.desc())
        .select(VersionRow::as_select())
        .first(conn)
        .optional()?;
    let list = row.map(VersionRow::read).transpose()?.into_iter().collect();
    Ok(with_editions(conn, nid, list)?.pop())
}

pub(crate) fn insert_version(conn: &mut AnyConnection, id: &str, version: &Version, now: &str) -> Result<(), Error> {
    let (origin, request_number) = match &version.origin {
        Origin::Imported => ("imported", None),
        Origin::Registered { request_number } => ("registered", Some(request_number.as_str())),
    };
    let fields = version.text.as_ref().map(|text| serde_json::Value::Object(text.template.to_json()).to_string());
    diesel::insert_into(versions::table)
        .values((
            versions::id.eq(id),
            versions::nid.eq(version.nid.as_str()),
            versions::number.eq(i64::from(version.number)),
            versions::number_recorded.eq(version.number_recorded),
            versions::origin.eq(origin),
            versions::dated.eq(version.dated.map(|date| date.to_string())),
            versions::template.eq(fields),
            versions::canonical.eq(version.text.as_ref().map(|text| text.canonical.as_str())),
            versions::fingerprint.eq(version.text.as_ref().map(|text| text.fingerprint.as_str())),
            versions::request_number.eq(request_number),
            versions::published_at.eq(now),
        ))
        .execute(conn)?;
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

/// A reservation, as the public reads it: NID, reason, since when, until when.
pub(crate) type Reservation = (String, String, String, Option<String>);

/// Every NID that is or was reserved, by name.
pub(crate) fn reservations(conn: &mut AnyConnection) -> Result<Vec<Reservation>, Error> {
    Ok(reserved_nids::table
        .order(reserved_nids::nid)
        .select((reserved_nids::nid, reserved_nids::reason, reserved_nids::since, reserved_nids::ended_at))
        .load(conn)?)
}

/// Reserves a NID; one that was reserved before gets the new reason and day, the events keep the old ones.
pub(crate) fn reserve(conn: &mut AnyConnection, nid: &str, reason: &str, now: &str) -> Result<(), Error> {
    diesel::delete(reserved_nids::table.find(nid)).execute(conn)?;
    diesel::insert_into(reserved_nids::table)
        .values((reserved_nids::nid.eq(nid), reserved_nids::reason.eq(reason), reserved_nids::since.eq(now)))
        .execute(conn)?;
    Ok(())
}

pub(crate) fn end_reservation(conn: &mut AnyConnection, nid: &str, now: &str) -> Result<(), Error> {
    diesel::update(reserved_nids::table.find(nid)).set(reserved_nids::ended_at.eq(Some(now))).execute(conn)?;
    Ok(())
}

pub(crate) fn set_status(conn: &mut AnyConnection, nid: &Nid, to: Status, successor: Option<&Nid>) -> Result<(), Error> {
    diesel::update(namespaces::table.find(nid.as_str()))
        .set((namespaces::status.eq(to.name()), namespaces::successor.eq(successor.map(Nid::as_str))))
        .execute(conn)?;
    Ok(())
}
