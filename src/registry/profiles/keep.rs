//! What is done to the profiles of namespaces: the catalogue taken over, a registrant's published; and the book made of them all.

use crate::ids::{RequestNumber, new_id, sha256};
use crate::nid::Nid;
use crate::profile::{Profile, Reading, catalogue};
use crate::refusal::Refusal;
use crate::registry::log::PUBLISHED;
use crate::registry::profiles::{Held, queries};
use crate::registry::{Origin, queries as registry};
use crate::store::AnyConnection;
use crate::store::counters::allot;
use crate::verdict::Book;
use jiff::Timestamp;

/// What names are looked up in: every registered namespace, each with the profile in force.
///
/// # Errors
/// Trouble with the database.
pub fn book(conn: &mut AnyConnection) -> Result<Book, Refusal> {
    let mut book = Book::of(registry::nids(conn)?);
    for held in queries::all_in_force(conn)? {
        book.hold(held.profile, held.reading);
    }
    Ok(book)
}

/// Publishes a registrant's profile with the version it was approved with, as the next edition of that version's profile.
///
/// # Errors
/// Trouble with the database.
pub fn publish(
    conn: &mut AnyConnection,
    now: Timestamp,
    (nid, version): (&Nid, u32),
    profile: &Profile,
    request_number: RequestNumber,
) -> Result<Held, Refusal> {
    let held = Held {
        id: new_id(),
        nid: nid.clone(),
        version,
        edition: queries::last_edition(conn, nid.as_str(), version)? + 1,
        reading: Reading::Registrant,
        profile: profile.clone(),
        request_number: Some(request_number),
        published_at: now,
    };
    queries::insert(conn, &held, &fingerprint(&held.profile), now.into())?;
    allot(conn, PUBLISHED)?;
    Ok(held)
}

/// Takes over the catalogue of the program: a profile for each namespace that has none, and the next edition where the catalogue
/// reads otherwise now. Nothing is done where the registrant's own is in force, for a namespace that was registered here, or with
/// a reading that stood here before: an older program does not put its own back. Returns how many were put in.
///
/// # Errors
/// Trouble with the database.
pub fn load_catalogue(conn: &mut AnyConnection, now: Timestamp) -> Result<usize, Refusal> {
    let marks = queries::marks(conn)?;
    let mut new = Vec::new();
    for profile in catalogue::all() {
        let own: Vec<&queries::Mark> = marks.iter().filter(|mark| mark.nid == profile.nid).collect();
        let fingerprint = fingerprint(profile);
        let is_settled = own.last().is_some_and(|newest| newest.reading == Reading::Registrant.name())
            || own.iter().any(|mark| mark.fingerprint == fingerprint);
        if is_settled {
            continue;
        }
        let Ok(nid) = Nid::parse(&profile.nid) else { continue };
        // Under the same NID as somewhere else: what the catalogue reads is another namespace.
        let known = registry::by_nid(conn, &nid)?.filter(|namespace| !namespace.registered_here());
        let versions = if known.is_some() { registry::versions_of(conn, &nid)? } else { Vec::new() };
        let Some(version) = versions.iter().find(|version| version.origin == Origin::Imported) else { continue };
        let last = own.iter().filter(|mark| mark.version == i64::from(version.number)).map(|mark| mark.edition).max();
        let held = Held {
            id: new_id(),
            nid,
            version: version.number,
            edition: u32::try_from(last.unwrap_or(0)).unwrap_or(0) + 1,
            reading: Reading::Editors,
            profile: profile.clone(),
            request_number: None,
            published_at: now,
        };
        new.push((held, fingerprint));
    }
    queries::insert_all(conn, &new, now.into())?;
    if !new.is_empty() {
        allot(conn, PUBLISHED)?;
    }
    Ok(new.len())
}

fn fingerprint(profile: &Profile) -> String {
    sha256(profile.to_json().as_bytes())
}
