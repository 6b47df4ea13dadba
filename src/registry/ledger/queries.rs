//! Reads the ledger, and assigns informal numbers.

use crate::ids::{RequestId, RequestNumber};
use crate::refusal::Refusal;
use crate::registry::ledger::{Facts, NidEntry, OPEN_REQUEST_STATES, entry, next_informal_number};
use crate::registry::{Brought, queries};
use crate::store::counters::{counter, lock_counter, set_counter};
use crate::store::progress;
use crate::store::schema::{namespaces, requests, reserved_nids, revisions};
use crate::store::{AnyConnection, Error};
use diesel::prelude::*;
use jiff::Timestamp;
use std::collections::BTreeSet;
use urn_registry::nid::rules::NidAvailability;
use urn_registry::nid::written::parse_nid;
use urn_registry::nid::{Nid, RegistrationClass, registration_class_of};

/// The counter of the highest informal number that was given. Servers remember it outside the database.
const GIVEN_NUMBER_COUNTER: &str = progress::INFORMAL_COUNTER;

/// The counter of informal numbers that are not assigned: those up to it may have been given before a disaster.
const SKIPPED_NUMBER_COUNTER: &str = "informal-skipped";

/// An open request for a new formal name.
const NEW_FORMAL: &str = "new_formal";

/// The entry of a name, for a submitted request or for anybody else.
///
/// # Errors
/// Database errors.
pub fn load_nid_entry(conn: &mut AnyConnection, nid: &Nid, request: Option<&RequestId>) -> Result<NidEntry, Error> {
    let submitted = match request {
        Some(id) => submitted_at(conn, id)?,
        None => None,
    };
    let facts = Facts {
        namespace: queries::by_nid(conn, nid)?,
        reservation: reservation(conn, nid)?,
        requests: requested_nids(conn, None)?
            .into_iter()
            .filter(|(name, _)| name == nid.as_str())
            .map(|(_, number)| number)
            .collect(),
    };
    Ok(entry(facts, submitted))
}

/// The facts about a name as typed that the mandatory rules need.
///
/// # Errors
/// Database errors.
pub fn load_nid_availability(
    conn: &mut AnyConnection,
    text: &str,
    request: Option<&RequestId>,
) -> Result<NidAvailability, Refusal> {
    let Ok(nid) = parse_nid(text) else { return Ok(NidAvailability::default()) };
    Ok(load_nid_entry(conn, &nid, request)?.to_availability())
}

/// When the first revision of a request was submitted.
fn submitted_at(conn: &mut AnyConnection, id: &RequestId) -> Result<Option<Timestamp>, Error> {
    let first = revisions::table.filter(revisions::request_id.eq(id)).filter(revisions::number.eq(1));
    Ok(first.select(revisions::sent_at).first(conn).optional()?)
}

fn reservation(conn: &mut AnyConnection, nid: &Nid) -> Result<Option<(String, Timestamp)>, Error> {
    let row = reserved_nids::table.find(nid.as_str()).filter(reserved_nids::ended_at.is_null());
    Ok(row.select((reserved_nids::reason, reserved_nids::since)).first(conn).optional()?)
}

/// The names of open requests for a new formal namespace with their numbers, without those of one request.
pub(crate) fn requested_nids(conn: &mut AnyConnection, but: Option<&RequestId>) -> Result<Vec<(String, RequestNumber)>, Error> {
    let mut query = requests::table
        .filter(requests::kind.eq(NEW_FORMAL))
        .filter(requests::state.eq_any(OPEN_REQUEST_STATES))
        .order(requests::number)
        .select((requests::nid, requests::number))
        .into_boxed();
    if let Some(but) = but {
        query = query.filter(requests::id.ne(but));
    }
    let rows: Vec<(Option<String>, RequestNumber)> = query.load(conn)?;
    Ok(rows.into_iter().filter_map(|(nid, number)| Some((nid?, number))).collect())
}

/// The open requests that rely on one of these names: they change it, or name it as a replacement.
pub(crate) fn requests_relying_on(conn: &mut AnyConnection, names: &[String]) -> Result<Vec<(RequestNumber, String)>, Error> {
    let rows: Vec<(RequestNumber, Option<String>, Option<String>)> = requests::table
        .filter(requests::kind.ne(NEW_FORMAL))
        .filter(requests::state.eq_any(OPEN_REQUEST_STATES))
        .order(requests::number)
        .select((requests::number, requests::nid, requests::successors))
        .load(conn)?;
    let mut found = Vec::new();
    for (number, nid, successors) in rows {
        let successors = successors.unwrap_or_default();
        let named = nid.as_deref().into_iter().chain(successors.split(' '));
        found.extend(named.filter(|name| names.iter().any(|other| other == name)).map(|name| (number, name.to_owned())));
    }
    Ok(found)
}

/// The informal numbers of the source, and those registered here.
pub(crate) fn informal_numbers(conn: &mut AnyConnection) -> Result<(BTreeSet<u64>, BTreeSet<u64>), Error> {
    let rows: Vec<(String, Brought)> = namespaces::table
        .filter(namespaces::nid.like("urn-%"))
        .filter(namespaces::undone_on.is_null())
        .select((namespaces::nid, namespaces::origin))
        .load(conn)?;
    let (mut listed, mut here) = (BTreeSet::new(), BTreeSet::new());
    for (nid, origin) in rows {
        if let RegistrationClass::Informal(Some(number)) = registration_class_of(&nid) {
            if origin == Brought::Registered {
                here.insert(number)
            } else {
                listed.insert(number)
            };
        }
    }
    Ok((listed, here))
}

/// The informal name that would be assigned next. Another request may get it first, because it is assigned at publication.
///
/// # Errors
/// Database errors.
pub fn next_informal(conn: &mut AnyConnection) -> Result<Nid, Error> {
    let (listed, here) = informal_numbers(conn)?;
    let skipped = counter(conn, SKIPPED_NUMBER_COUNTER)?.unsigned_abs();
    Ok(Nid::from_informal_number(next_informal_number(skipped, listed, &here)))
}

/// The next informal name, for the transaction that registers it. A concurrent registration waits for the end of the transaction.
pub(crate) fn assign_informal(conn: &mut AnyConnection) -> Result<Nid, Error> {
    lock_counter(conn, GIVEN_NUMBER_COUNTER)?;
    let nid = next_informal(conn)?;
    if let RegistrationClass::Informal(Some(number)) = nid.registration_class() {
        let number = i64::try_from(number).unwrap_or(i64::MAX);
        let highest = counter(conn, GIVEN_NUMBER_COUNTER)?.max(number);
        set_counter(conn, GIVEN_NUMBER_COUNTER, highest)?;
    }
    Ok(nid)
}

/// Sets the highest number that was given to that of the first list.
pub(crate) fn set_first_given_number(conn: &mut AnyConnection) -> Result<(), Error> {
    let (listed, _) = informal_numbers(conn)?;
    let highest = listed.last().copied().unwrap_or_default();
    set_counter(conn, GIVEN_NUMBER_COUNTER, i64::try_from(highest).unwrap_or(i64::MAX))
}

/// Skips every number up to the highest that was given. For a registry that goes on from a copy, after this number was raised.
///
/// # Errors
/// Database errors.
pub fn skip_given_numbers(conn: &mut AnyConnection) -> Result<(), Error> {
    let given = counter(conn, GIVEN_NUMBER_COUNTER)?;
    set_counter(conn, SKIPPED_NUMBER_COUNTER, given)
}
