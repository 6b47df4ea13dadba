//! Loads the profiles shipped with the program and publishes those of registered texts. Also builds the index of all profiles in force.

use crate::ids::{new_id, sha256};
use crate::refusal::Refusal;
use crate::registry::log::PUBLISHED_COUNTER;
use crate::registry::profiles::{ProfileEdition, queries};
use crate::registry::{Origin, queries as registry};
use crate::store::AnyConnection;
use crate::store::counters::increment_counter;
use jiff::Timestamp;
use urn_registry::nid::Nid;
use urn_registry::profile::{Profile, ProfileSource, catalogue};
use urn_registry::verdict::NamespaceBook;

/// The index of all registered namespaces, each with its status and the profile in force, and the names in use without registration.
///
/// # Errors
/// Database errors.
pub fn load_namespace_index(conn: &mut AnyConnection) -> Result<NamespaceBook, Refusal> {
    let mut book = NamespaceBook::from_nids(registry::nids(conn)?);
    for held in queries::all_in_force(conn)? {
        book.set_profile(held.profile, held.reading);
    }
    for (nid, status, replaced_by) in registry::not_active(conn)? {
        book.set_status(&nid, status, replaced_by);
    }
    book.set_names_in_use(urn_registry::nid::in_use::known_in_use().to_vec());
    Ok(book)
}

/// Publishes a profile.
///
/// # Errors
/// Database errors.
pub fn publish(conn: &mut AnyConnection, held: ProfileEdition) -> Result<(), Refusal> {
    let fingerprint = fingerprint(&held.profile);
    queries::insert_all(conn, vec![(held, fingerprint)])?;
    increment_counter(conn, PUBLISHED_COUNTER)?;
    Ok(())
}

/// Loads the profiles shipped with the program: one for each namespace that has none, and a new edition if a shipped profile has changed. A
/// namespace is skipped if it was registered here, or if the shipped profile was in force before, so that an older program does not restore
/// an older profile. Returns the number of loaded profiles.
///
/// # Errors
/// Database errors.
pub fn load_shipped_profiles(conn: &mut AnyConnection, now: Timestamp) -> Result<usize, Refusal> {
    let marks = queries::profile_fingerprints(conn)?;
    let mut new = Vec::new();
    for profile in catalogue::all() {
        let own: Vec<&queries::ProfileFingerprint> = marks.iter().filter(|mark| mark.nid == profile.nid).collect();
        let fingerprint = fingerprint(profile);
        if own.iter().any(|mark| mark.fingerprint == fingerprint) {
            continue;
        }
        let Ok(nid) = Nid::parse(&profile.nid) else { continue };
        // A namespace registered here with the same NID is not the one that the shipped profile describes.
        let known = registry::by_nid(conn, &nid)?.filter(|namespace| !namespace.registered_here());
        let versions = if known.is_some() { registry::versions_of(conn, &nid)? } else { Vec::new() };
        let Some(version) = versions.iter().find(|version| version.origin == Origin::Imported) else { continue };
        let last = own.iter().filter(|mark| mark.version == version.number).map(|mark| mark.edition).max();
        let held = ProfileEdition {
            id: new_id(),
            nid,
            version: version.number,
            edition: last.unwrap_or(0) + 1,
            reading: ProfileSource::Editors,
            profile: profile.clone(),
            published_at: now,
        };
        new.push((held, fingerprint));
    }
    let loaded = new.len();
    queries::insert_all(conn, new)?;
    if loaded > 0 {
        increment_counter(conn, PUBLISHED_COUNTER)?;
    }
    Ok(loaded)
}

fn fingerprint(profile: &Profile) -> String {
    sha256(profile.to_json().as_bytes())
}
