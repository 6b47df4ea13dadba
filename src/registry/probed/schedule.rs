//! Scheduling of the link check: the next URL, the time of the next request, and the recorded results.

use super::{named, queries};
use crate::clock;
use crate::refusal::Refusal;
use crate::store::counters::{counter, set_counter};
use crate::store::{AnyConnection, Moment};
use jiff::{SignedDuration, Timestamp};
use std::collections::BTreeSet;
use urn_registry::resolution::guard::Address;
use urn_registry::resolution::probe::{EVERY, PAUSE, ProbeResult};

/// How long a URL is reserved for the instance that checks it: longer than all its requests with their waits.
const LEASE: SignedDuration = SignedDuration::from_hours(2);

/// The counter that contains the time of the next request of all instances, in seconds since 1970.
const NEXT_REQUEST: &str = "probe_next_request";

/// Adds URLs that are new in the registry, due at `due`, and deletes those that it no longer contains.
pub fn prepare(conn: &mut AnyConnection, due: Timestamp) -> Result<(), Refusal> {
    let named = named(conn)?;
    let known: BTreeSet<String> = queries::all(conn)?.into_iter().map(|one| one.address).collect();
    for address in named.difference(&known) {
        queries::place(conn, address, due.into())?;
    }
    for address in known.difference(&named) {
        queries::forget(conn, address)?;
    }
    Ok(())
}

fn after(now: Timestamp, wait: SignedDuration) -> Timestamp {
    now.saturating_add(wait).unwrap_or(now)
}

/// Reserves the URL that has been due for longest, so that no other instance checks it.
pub(crate) fn take(conn: &mut AnyConnection, now: Timestamp) -> Result<Option<String>, Refusal> {
    let due = queries::due(conn, now.into())?;
    if let Some(address) = &due {
        queries::put_off(conn, address, after(now, LEASE).into())?;
    }
    Ok(due)
}

/// Reserves the minute slot for a request if it is free; otherwise returns the time of the next slot.
pub(crate) fn book(conn: &mut AnyConnection, now: Timestamp) -> Result<Result<(), Timestamp>, Refusal> {
    let free = Timestamp::from_second(counter(conn, NEXT_REQUEST)?).unwrap_or_default();
    // A time further in the future was set by a wrong clock.
    if free > now && now.duration_until(free) <= PAUSE * 2 {
        return Ok(Err(free));
    }
    // Seconds are rounded down, so one is added.
    set_counter(conn, NEXT_REQUEST, after(now, PAUSE).as_second() + 1)?;
    Ok(Ok(()))
}

/// Postpones all URLs of a host that asked for a pause.
pub(crate) fn leave_alone(conn: &mut AnyConnection, host: &str, until: Timestamp) -> Result<(), Refusal> {
    for one in queries::all(conn)? {
        if one.due < until && Address::parse(&one.address).is_ok_and(|address| address.host == host) {
            queries::put_off(conn, &one.address, until.into())?;
        }
    }
    Ok(())
}

/// Records the result of a check.
pub(crate) fn note(conn: &mut AnyConnection, now: Timestamp, address: &str, heard: &ProbeResult) -> Result<(), Refusal> {
    let (said, due) = match heard {
        ProbeResult::Answered => ("answered".to_owned(), after(now, EVERY)),
        ProbeResult::Failed(why) => (why.clone(), after(now, EVERY)),
        ProbeResult::Unasked(why) => (format!("not requested: {why}"), after(now, EVERY)),
        ProbeResult::Later(until) => (format!("the host asks to wait until {}", clock::day(*until)), *until),
    };
    let is_answer = *heard == ProbeResult::Answered;
    Ok(queries::note(conn, address, (Moment::from(now), due.into()), &said, is_answer)?)
}
