//! Storage of profiles.

use crate::ids::RequestNumber;
use crate::nid::Nid;
use crate::profile::{Profile, Reading};
use crate::registry::profiles::ProfileEdition;
use crate::registry::states::queries::insert_many;
use crate::store::schema::profiles;
use crate::store::{AnyConnection, Error, Moment};
use diesel::prelude::*;
use std::collections::BTreeMap;

#[derive(Queryable, Selectable)]
#[diesel(table_name = profiles)]
struct ProfileRow {
    id: String,
    nid: String,
    version: i64,
    edition: i64,
    reading: String,
    body: String,
    request_number: Option<RequestNumber>,
    published_at: Moment,
}

impl ProfileRow {
    fn read(self) -> Result<ProfileEdition, Error> {
        let wrong = |what: &str| Error::Unreadable(format!("the {what} of the profile {}", self.id));
        let reading = [Reading::Registrant, Reading::Editors].into_iter().find(|reading| reading.name() == self.reading);
        Ok(ProfileEdition {
            nid: Nid::parse(&self.nid).map_err(|_| wrong("NID"))?,
            version: u32::try_from(self.version).map_err(|_| wrong("version"))?,
            edition: u32::try_from(self.edition).map_err(|_| wrong("edition"))?,
            reading: reading.ok_or_else(|| wrong("reading"))?,
            profile: Profile::from_stored(&self.body).map_err(|_| wrong("text"))?,
            published_at: self.published_at.time(),
            request_number: self.request_number,
            id: self.id,
        })
    }
}

/// The columns that decide whether a profile must be loaded.
#[derive(Queryable, Selectable)]
#[diesel(table_name = profiles)]
pub(crate) struct Mark {
    pub(crate) nid: String,
    pub(crate) version: i64,
    pub(crate) edition: i64,
    pub(crate) reading: String,
    pub(crate) fingerprint: String,
}

/// All profiles without their text, oldest first.
pub(crate) fn marks(conn: &mut AnyConnection) -> Result<Vec<Mark>, Error> {
    Ok(profiles::table.order(profiles::id).select(Mark::as_select()).load(conn)?)
}

/// The profile in force, which is the newest; `None` if none is stored.
pub fn newest(conn: &mut AnyConnection, nid: &str) -> Result<Option<ProfileEdition>, Error> {
    let row: Option<ProfileRow> = profiles::table
        .filter(profiles::nid.eq(nid))
        .order(profiles::id.desc())
        .select(ProfileRow::as_select())
        .first(conn)
        .optional()?;
    row.map(ProfileRow::read).transpose()
}

/// All profiles of a namespace, newest first.
pub fn all_of(conn: &mut AnyConnection, nid: &str) -> Result<Vec<ProfileEdition>, Error> {
    let rows: Vec<ProfileRow> =
        profiles::table.filter(profiles::nid.eq(nid)).order(profiles::id.desc()).select(ProfileRow::as_select()).load(conn)?;
    rows.into_iter().map(ProfileRow::read).collect()
}

/// The newest profile of every namespace.
pub(crate) fn all_in_force(conn: &mut AnyConnection) -> Result<Vec<ProfileEdition>, Error> {
    /// The number of keys per query.
    const KEYS: usize = 500;
    let keys: Vec<(String, String)> = profiles::table.order(profiles::id).select((profiles::nid, profiles::id)).load(conn)?;
    // A later profile replaces an earlier one.
    let newest: BTreeMap<String, String> = keys.into_iter().collect();
    let newest: Vec<&String> = newest.values().collect();
    let mut list = Vec::with_capacity(newest.len());
    for keys in newest.chunks(KEYS) {
        let rows: Vec<ProfileRow> =
            profiles::table.filter(profiles::id.eq_any(keys.to_vec())).select(ProfileRow::as_select()).load(conn)?;
        for row in rows {
            list.push(row.read()?);
        }
    }
    Ok(list)
}

/// The newest edition of a version's profile; 0 if it has none.
pub(crate) fn last_edition(conn: &mut AnyConnection, nid: &str, version: u32) -> Result<u32, Error> {
    let last: Option<i64> = profiles::table
        .filter(profiles::nid.eq(nid))
        .filter(profiles::version.eq(i64::from(version)))
        .order(profiles::edition.desc())
        .select(profiles::edition)
        .first(conn)
        .optional()?;
    Ok(last.and_then(|last| u32::try_from(last).ok()).unwrap_or(0))
}

#[derive(Insertable)]
#[diesel(table_name = profiles, treat_none_as_default_value = false)]
struct NewProfile<'a> {
    id: &'a str,
    nid: &'a str,
    version: i64,
    edition: i64,
    reading: &'a str,
    body: String,
    fingerprint: &'a str,
    request_number: Option<RequestNumber>,
    published_at: Moment,
}

impl<'a> NewProfile<'a> {
    fn of(held: &'a ProfileEdition, fingerprint: &'a str, now: Moment) -> Self {
        Self {
            id: &held.id,
            nid: held.nid.as_str(),
            version: i64::from(held.version),
            edition: i64::from(held.edition),
            reading: held.reading.name(),
            body: held.profile.to_json(),
            fingerprint,
            request_number: held.request_number,
            published_at: now,
        }
    }
}

pub(crate) fn insert(conn: &mut AnyConnection, held: &ProfileEdition, fingerprint: &str, now: Moment) -> Result<(), Error> {
    let rows = [NewProfile::of(held, fingerprint, now)];
    insert_many!(conn, profiles::table, rows);
    Ok(())
}

/// Stores many profiles, each with its digest.
pub(crate) fn insert_all(conn: &mut AnyConnection, list: &[(ProfileEdition, String)], now: Moment) -> Result<(), Error> {
    let rows: Vec<NewProfile<'_>> = list.iter().map(|(held, fingerprint)| NewProfile::of(held, fingerprint, now)).collect();
    insert_many!(conn, profiles::table, rows);
    Ok(())
}
