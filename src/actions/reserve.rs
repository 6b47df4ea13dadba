//! Reserved NIDs, each with its public reason.

use crate::history::EventKind;
use crate::history::{Event, log};
use crate::refusal::{Refusal, at};
use crate::registry::ledger::{self, NidState};
use crate::registry::publish::{PUBLISHED_COUNTER, already_registered_refusal};
use crate::registry::queries;
use crate::store::AnyConnection;
use crate::store::counters::increment_counter;
use crate::users::{Account, Actor, Role};
use jiff::Timestamp;
use urn_registry::i18n::Phrase;
use urn_registry::nid::written::parse_nid;

/// Reserves a NID, with a public reason.
pub fn reserve(conn: &mut AnyConnection, now: Timestamp, who: &Account, nid: &str, reason: &str) -> Result<(), Refusal> {
    may_reserve(who)?;
    let nid = parse_nid(nid).map_err(|not| Refusal::at_field(at::NID, not.sentence()))?;
    let reason = urn_registry::template::tidy(reason);
    const REASON_MAX: usize = 2000;
    if reason.trim().is_empty() || reason.len() > REASON_MAX {
        return Err(Refusal::at_field(at::REASON, Phrase::new("refusal-reserve-reason").arg("most", REASON_MAX)));
    }
    if let Some(taken) = queries::by_nid(conn, &nid)? {
        return Err(Refusal::at_field(at::NID, already_registered_refusal(&taken).to_string()));
    }
    if ledger::queries::load_nid_entry(conn, &nid, None)?.state == NidState::Reserved {
        return Err(Refusal::at_field(at::NID, Phrase::new("refusal-reserved-already").arg("nid", nid.to_string())));
    }
    queries::reserve(conn, nid.as_str(), reason.trim(), now.into())?;
    let event = Event::on_registry(EventKind::NidReserved).about_nid(nid.as_str()).with_detail(reason.trim());
    log::record(conn, now, &Actor::Person(who.clone()), event)?;
    increment_counter(conn, PUBLISHED_COUNTER)?;
    Ok(())
}

/// Ends a reservation, with a public reason.
pub fn end_reservation(conn: &mut AnyConnection, now: Timestamp, who: &Account, nid: &str, reason: &str) -> Result<(), Refusal> {
    may_reserve(who)?;
    let reserved = parse_nid(nid).ok().map(|nid| ledger::queries::load_nid_entry(conn, &nid, None)).transpose()?;
    if reserved.is_none_or(|entry| entry.state != NidState::Reserved) {
        return Err(Refusal::not_found(Phrase::new("thing-reservation")));
    }
    if reason.trim().is_empty() {
        return Err(Refusal::at_field(at::REASON, Phrase::new("refusal-reason-published")));
    }
    queries::end_reservation(conn, nid, now.into())?;
    let event = Event::on_registry(EventKind::ReservationEnded).about_nid(nid).with_detail(reason.trim());
    log::record(conn, now, &Actor::Person(who.clone()), event)?;
    increment_counter(conn, PUBLISHED_COUNTER)?;
    Ok(())
}

fn may_reserve(who: &Account) -> Result<(), Refusal> {
    if who.has_role(Role::Operator) { Ok(()) } else { Err(Refusal::not_permitted(Phrase::new("refusal-only-operator"))) }
}
