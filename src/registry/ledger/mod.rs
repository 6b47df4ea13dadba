//! The ledger of names: for each namespace ID one state, the reason for it, and the requests it refers to. The rule that a name cannot be
//! registered again, the numbers of informal namespaces, the checks of a name on pages, in the API and on the command line, and the preview
//! of an import read it.
//!
//! The state is computed from the namespaces, the reserved list and the open requests, so it cannot differ from them. A name that only an
//! undone import contained is free: its row in `namespaces` remains, with the date of the undo, and counts nowhere as registered.

pub mod queries;

use crate::ids::RequestNumber;
use crate::registry::{Namespace, Status};
use jiff::Timestamp;
use std::collections::BTreeSet;
use urn_registry::nid::rules::NidAvailability;

/// The states of requests that are submitted and have not ended.
pub const OPEN_REQUEST_STATES: [&str; 5] = ["intake", "review", "with_requester", "with_body", "ready"];

/// The state of a name.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum NidState {
    /// It can be requested.
    Free,
    /// An open request asks for it.
    Requested,
    /// It is on the operators' reserved list.
    Reserved,
    /// It is on an imported list of the source.
    Imported,
    /// It was registered here.
    Registered,
    /// It is obsolete or no longer on the list of the source. Its URNs remain valid, so it is never given again.
    Retired,
}

impl NidState {
    /// Whether no request can get the name.
    pub fn is_taken(self) -> bool {
        self >= Self::Imported
    }
}

/// A name with its state.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NidEntry {
    pub state: NidState,
    /// Why it is in this state: the registrant, if known, or the public reason of the reservation; otherwise empty.
    pub reason: String,
    /// The open requests for it, in the order of their numbers.
    pub requests: Vec<RequestNumber>,
}

impl NidEntry {
    /// The facts that the mandatory rules need.
    pub fn to_availability(&self) -> NidAvailability {
        let reason = || Some(self.reason.clone());
        NidAvailability {
            registered_by: reason().filter(|_| self.state.is_taken()),
            reserved_because: reason().filter(|_| self.state == NidState::Reserved),
        }
    }
}

/// What the database holds about a name.
#[derive(Debug, Clone, Default)]
pub struct Facts {
    /// Its registration. A row that only an undone import had is none.
    pub namespace: Option<Namespace>,
    /// The reason of its reservation, and since when it is reserved.
    pub reservation: Option<(String, Timestamp)>,
    /// The open requests for it.
    pub requests: Vec<RequestNumber>,
}

/// The state of a name for a request that was submitted at `submitted`, or for anybody else. A reservation does not stop a request that was
/// submitted before it: if the experts approve, the name is registered (RFC 8141 §6.2 step 4).
pub fn entry(facts: Facts, submitted: Option<Timestamp>) -> NidEntry {
    let Facts { namespace, reservation, requests } = facts;
    if let Some(namespace) = namespace {
        let state = if namespace.unlisted_on.is_some() || namespace.status == Status::Obsolete {
            NidState::Retired
        } else if namespace.registered_here() {
            NidState::Registered
        } else {
            NidState::Imported
        };
        return NidEntry { state, reason: namespace.registrant_or_empty(), requests };
    }
    let binds = |since: Timestamp| submitted.is_none_or(|submitted| since <= submitted);
    match reservation.filter(|(_, since)| binds(*since)) {
        Some((reason, _)) => NidEntry { state: NidState::Reserved, reason, requests },
        None if requests.is_empty() => NidEntry { state: NidState::Free, reason: String::new(), requests },
        None => NidEntry { state: NidState::Requested, reason: String::new(), requests },
    }
}

/// The next number of the informal sequence (RFC 8141 §5.2): the first one above every number of the source and above `skipped` that is
/// not registered here. A number that an undone import had is therefore assigned after all, and a gap that the source left is not filled.
pub fn next_informal_number(skipped: u64, listed: impl IntoIterator<Item = u64>, here: &BTreeSet<u64>) -> u64 {
    let first = listed.into_iter().max().unwrap_or_default().max(skipped).saturating_add(1);
    (first..u64::MAX).find(|number| !here.contains(number)).unwrap_or(u64::MAX)
}

/// The numbers below the highest of `numbers` that are in neither set: gaps of the sequence.
pub fn gaps(numbers: &BTreeSet<u64>, others: &BTreeSet<u64>) -> Vec<u64> {
    let last = numbers.last().copied().unwrap_or_default();
    (1..last).filter(|number| !numbers.contains(number) && !others.contains(number)).collect()
}

#[cfg(test)]
mod tests;
