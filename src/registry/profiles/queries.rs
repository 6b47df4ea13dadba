//! Storage of profiles.

use crate::registry::profiles::ProfileEdition;
use crate::registry::snapshots::queries::insert_many;
use crate::store::schema::profiles;
use crate::store::typed::{InvalidStoredValue, NonNegativeNumber, stored_by_name, stored_foreign};
use crate::store::{AnyConnection, Error};
use diesel::prelude::*;
use std::collections::BTreeMap;
use urn_registry::profile::{Profile, ProfileSource};

stored_by_name!(ProfileSource as "reading", ProfileSource::name, reading);
stored_foreign!(
    Profile: StoredJson;
    |text: &str| Self::from_stored(text).map_err(|_| InvalidStoredValue::new("profile", text)),
    |profile: &Self| Ok::<_, Infallible>(profile.to_json())
);

/// Parses the name of a reading.
fn reading(name: &str) -> Option<ProfileSource> {
    [ProfileSource::Registrant, ProfileSource::Editors].into_iter().find(|reading| reading.name() == name)
}

/// The columns that decide whether a profile must be loaded.
#[derive(Queryable, Selectable)]
#[diesel(table_name = profiles)]
pub(crate) struct ProfileFingerprint {
    pub(crate) nid: String,
    #[diesel(deserialize_as = NonNegativeNumber)]
    pub(crate) version: u32,
    #[diesel(deserialize_as = NonNegativeNumber)]
    pub(crate) edition: u32,
    pub(crate) fingerprint: String,
}

/// All profiles without their text, oldest first.
pub(crate) fn profile_fingerprints(conn: &mut AnyConnection) -> Result<Vec<ProfileFingerprint>, Error> {
    Ok(profiles::table.order(profiles::id).select(ProfileFingerprint::as_select()).load(conn)?)
}

/// The profile in force, which is the newest; `None` if none is stored.
pub fn newest(conn: &mut AnyConnection, nid: &str) -> Result<Option<ProfileEdition>, Error> {
    let newest = profiles::table.filter(profiles::nid.eq(nid)).order(profiles::id.desc());
    Ok(newest.select(ProfileEdition::as_select()).first(conn).optional()?)
}

/// All profiles of a namespace, newest first.
pub fn all_of(conn: &mut AnyConnection, nid: &str) -> Result<Vec<ProfileEdition>, Error> {
    let all = profiles::table.filter(profiles::nid.eq(nid)).order(profiles::id.desc());
    Ok(all.select(ProfileEdition::as_select()).load(conn)?)
}

/// The newest profile of every namespace.
pub(crate) fn all_in_force(conn: &mut AnyConnection) -> Result<Vec<ProfileEdition>, Error> {
    /// The number of keys per query.
    const KEYS_PER_QUERY: usize = 500;
    let keys: Vec<(String, String)> = profiles::table.order(profiles::id).select((profiles::nid, profiles::id)).load(conn)?;
    // A later profile replaces an earlier one.
    let newest: BTreeMap<String, String> = keys.into_iter().collect();
    let newest: Vec<&String> = newest.values().collect();
    let mut list = Vec::with_capacity(newest.len());
    for keys in newest.chunks(KEYS_PER_QUERY) {
        let of = profiles::table.filter(profiles::id.eq_any(keys.to_vec()));
        list.extend(of.select(ProfileEdition::as_select()).load::<ProfileEdition>(conn)?);
    }
    Ok(list)
}

/// Stores many profiles, each with its digest.
pub(crate) fn insert_all(conn: &mut AnyConnection, list: Vec<(ProfileEdition, String)>) -> Result<(), Error> {
    let rows = list.into_iter().map(|(held, fingerprint)| (held, profiles::fingerprint.eq(fingerprint)));
    insert_many!(conn, profiles::table, rows);
    Ok(())
}
