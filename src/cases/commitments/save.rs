//! Freezes commitments with a revision, and publishes them with a version.

use crate::cases::commitments::{has_pledges, queries};
use crate::cases::{Request, Snapshot};
use crate::ids::SnapshotNo;
use crate::refusal::Refusal;
use crate::registry::{self, Version};
use crate::store::AnyConnection;
use jiff::Timestamp;
use urn_registry::resolution::commitment::Pledges;

/// The initial commitments: those saved with the draft, otherwise those in force for the registered namespace.
pub fn begun(conn: &mut AnyConnection, request: &Request) -> Result<Pledges, Refusal> {
    if let Some(saved) = queries::drafted(conn, &request.id)? {
        return Ok(saved);
    }
    let Some((nid, _)) = request.subject.registered() else { return Ok(Pledges::default()) };
    let in_force = registry::commitments::queries::in_force(conn)?.remove(nid.as_str());
    Ok(in_force.map(|published| published.pledges).unwrap_or_default())
}

/// Freezes the commitments of a draft with the revision being submitted.
pub(crate) fn freeze(conn: &mut AnyConnection, request: &Request, snapshot: &Snapshot) -> Result<(), Refusal> {
    if !has_pledges(request) {
        return Ok(());
    }
    let given = begun(conn, request)?;
    if given != Pledges::default() {
        queries::insert_sent(conn, &request.id, snapshot.number, &given)?;
    }
    Ok(())
}

/// Whether the commitments of a draft differ from those submitted with a revision.
pub(crate) fn are_changed(conn: &mut AnyConnection, request: &Request, snapshot: SnapshotNo) -> Result<bool, Refusal> {
    if !has_pledges(request) {
        return Ok(false);
    }
    Ok(begun(conn, request)? != queries::sent(conn, &request.id, snapshot)?.unwrap_or_default())
}

/// Publishes the commitments submitted with the approved revision.
pub(crate) fn publish(
    conn: &mut AnyConnection,
    now: Timestamp,
    request: &Request,
    snapshot: &Snapshot,
    version: &Version,
) -> Result<(), Refusal> {
    let Some(given) = queries::sent(conn, &request.id, snapshot.number)? else { return Ok(()) };
    let place = (version.nid.as_str(), version.number);
    Ok(registry::commitments::queries::insert(conn, place, &given, (request.number, now.into()))?)
}
