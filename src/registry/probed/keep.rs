//! Which address is asked next, when the next request may be sent, and what is noted of an answer.

use super::{named, queries};
use crate::clock;
use crate::refusal::Refusal;
use crate::resolution::guard::Address;
use crate::resolution::probe::{EVERY, Heard, PAUSE};
use crate::store::counters::{counter, set_counter};
use crate::store::{AnyConnection, Moment};
use jiff::{SignedDuration, Timestamp};
use std::collections::BTreeSet;

/// For so long nobody else asks an address that was taken: longer than all its requests with their waits.
const LEASE: SignedDuration = SignedDuration::from_hours(2);

/// The second from which the next request may be sent, of all instances together.
const NEXT_REQUEST: &str = "probe_next_request";

/// Writes down the addresses that are new in the record, to be asked from `due` on, and forgets those that it no longer names.
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

/// Takes the address that has been due longest, so that nobody else asks it meanwhile.
pub(crate) fn take(conn: &mut AnyConnection, now: Timestamp) -> Result<Option<String>, Refusal> {
    let due = queries::due(conn, now.into())?;
    if let Some(address) = &due {
        queries::put_off(conn, address, after(now, LEASE).into())?;
    }
    Ok(due)
}

/// Takes the minute of a request, when it is free; otherwise says from when.
pub(crate) fn book(conn: &mut AnyConnection, now: Timestamp) -> Result<Result<(), Timestamp>, Refusal> {
    let free = Timestamp::from_second(counter(conn, NEXT_REQUEST)?).unwrap_or_default();
    // One that is further away comes from a clock that was wrong.
    if free > now && now.duration_until(free) <= PAUSE * 2 {
        return Ok(Err(free));
    }
    // Seconds are rounded down here.
    set_counter(conn, NEXT_REQUEST, after(now, PAUSE).as_second() + 1)?;
    Ok(Ok(()))
}

/// Leaves a host alone until then, as it asked.
pub(crate) fn leave_alone(conn: &mut AnyConnection, host: &str, until: Timestamp) -> Result<(), Refusal> {
    for one in queries::all(conn)? {
        if one.due < until && Address::parse(&one.address).is_ok_and(|address| address.host == host) {
            queries::put_off(conn, &one.address, until.into())?;
        }
    }
    Ok(())
}

/// Notes what came of asking an address.
pub(crate) fn note(conn: &mut AnyConnection, now: Timestamp, address: &str, heard: &Heard) -> Result<(), Refusal> {
    let (said, due) = match heard {
        Heard::Answered => ("answered".to_owned(), after(now, EVERY)),
        Heard::Failed(why) => (why.clone(), after(now, EVERY)),
        Heard::Unasked(why) => (format!("not asked: {why}"), after(now, EVERY)),
        Heard::Later(until) => (format!("the host asks to wait until {}", clock::day(*until)), *until),
    };
    let is_answer = *heard == Heard::Answered;
    Ok(queries::note(conn, address, (Moment::from(now), due.into()), &said, is_answer)?)
}
