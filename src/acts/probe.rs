//! What is noted of asking the addresses that the record names (`NIDREG_PROBE`). An answer is a day that readers see; silence is
//! nobody's fault as far as this registry knows, and is told to nobody but a contact who confirmed once before.

use crate::clock;
use crate::history::{Act, Event, log};
use crate::mail::letters::Letter;
use crate::mail::{Post, outbox};
use crate::people::Actor;
use crate::refusal::Refusal;
use crate::registry::pledges::contacts::queries as contacts;
use crate::registry::probed::{Probed, named, queries};
use crate::registry::publish::PUBLISHED;
use crate::resolution::probe::{AGAIN, EVERY, FAILURES, HOST_PAUSE, Heard, QUIET};
use crate::store::counters::allot;
use crate::store::{AnyConnection, Moment};
use jiff::{SignedDuration, Timestamp};
use std::collections::BTreeSet;

fn after(now: Timestamp, wait: SignedDuration) -> Moment {
    Moment::from(now.saturating_add(wait).unwrap_or(now))
}

/// Writes down the addresses that are new in the record, to be asked at once, and forgets hosts that nobody has to wait for.
pub fn prepare<'a>(conn: &mut AnyConnection, now: Timestamp, named: impl Iterator<Item = &'a str>) -> Result<(), Refusal> {
    let known: BTreeSet<String> = queries::all(conn)?.into_iter().map(|one| one.address).collect();
    for address in named.filter(|address| !known.contains(*address)) {
        queries::place(conn, address, now.into())?;
    }
    Ok(queries::forget_hosts(conn, now.into())?)
}

/// Takes an address that is due, for so long that nobody else asks it meanwhile.
pub fn take(conn: &mut AnyConnection, now: Timestamp, one: &Probed, lease: SignedDuration) -> Result<bool, Refusal> {
    Ok(queries::take(conn, &one.address, one.due.into(), after(now, lease))?)
}

/// Gives an address back that was not asked after all.
pub fn give_back(conn: &mut AnyConnection, now: Timestamp, one: &Probed, lease: SignedDuration) -> Result<(), Refusal> {
    queries::take(conn, &one.address, after(now, lease), one.due.into())?;
    Ok(())
}

/// Takes the minute of a host, when it is free; otherwise says from when.
pub fn book(
    conn: &mut AnyConnection,
    now: Timestamp,
    host: &str,
    pause: SignedDuration,
) -> Result<Result<(), Timestamp>, Refusal> {
    if let Some(free) = queries::free_at(conn, host)?.filter(|free| *free > now) {
        return Ok(Err(free));
    }
    queries::occupy(conn, host, after(now, pause.max(HOST_PAUSE)))?;
    Ok(Ok(()))
}

/// Leaves a host alone until then, as it asked.
pub fn leave_alone(conn: &mut AnyConnection, host: &str, until: Timestamp) -> Result<(), Refusal> {
    if queries::free_at(conn, host)?.is_none_or(|free| free < until) {
        queries::occupy(conn, host, until.into())?;
    }
    Ok(())
}

/// Shows readers the answers of late: pages are made anew.
pub fn show(conn: &mut AnyConnection) -> Result<(), Refusal> {
    allot(conn, PUBLISHED)?;
    Ok(())
}

/// Notes what came of asking an address, and writes to its contacts when it is time.
pub fn note(conn: &mut AnyConnection, post: &Post, now: Timestamp, address: &str, heard: &Heard) -> Result<(), Refusal> {
    let Some(one) = queries::one(conn, address)? else { return Ok(()) };
    let (at, next_week) = (Moment::from(now), after(now, EVERY));
    match heard {
        Heard::Answered => queries::answered(conn, address, at, next_week)?,
        Heard::Unasked(why) => queries::unanswered(conn, address, (at, next_week), (why, one.failures))?,
        Heard::Later(until) => {
            let words = format!("the host asks to wait until {}", clock::day(*until));
            queries::unanswered(conn, address, (at, (*until).into()), (&words, one.failures))?;
        }
        // When nothing answers, the fault is more likely here.
        Heard::Failed(why) if !queries::has_any_answered(conn, before(now, QUIET))? => {
            let words = format!("{why}; not counted, because nothing else answered within two days");
            queries::unanswered(conn, address, (at, after(now, AGAIN)), (&words, one.failures))?;
        }
        Heard::Failed(why) => {
            let failures = one.failures.saturating_add(1);
            queries::unanswered(conn, address, (at, next_week), (why, failures))?;
            if failures >= FAILURES && one.told.is_none() {
                tell(conn, post, now, &one)?;
            }
        }
    }
    Ok(())
}

fn before(now: Timestamp, time: SignedDuration) -> Moment {
    Moment::from(now.saturating_sub(time).unwrap_or(now))
}

/// Writes to the contacts of the namespaces that name the address, of whom at least one confirmation is known; once for a run of failures.
fn tell(conn: &mut AnyConnection, post: &Post, now: Timestamp, one: &Probed) -> Result<(), Refusal> {
    let nids = named(conn)?.remove(&one.address).unwrap_or_default();
    let everybody = contacts::all(conn)?;
    let known = everybody.into_iter().filter(|contact| contact.confirmed.is_some() && nids.contains(&contact.nid));
    let mut told = false;
    for contact in known {
        let event = Event::general(Act::ContactWritten).about_nid(&contact.nid).saying("An address that the registry names");
        let event = log::record(conn, now, &Actor::Clock, event)?;
        let letter = Letter::AddressSilent {
            site: one.address.clone(),
            since: match one.answered {
                Some(day) => format!("It last answered on {}.", clock::spelled(clock::day(day))),
                None => "It has not answered yet.".to_owned(),
            },
            link: format!("{}/resolvers/{}", post.public_url, contact.nid),
            nid: contact.nid,
        };
        outbox::queue(conn, post, now, &event, None, &contact.email, &letter)?;
        told = true;
    }
    if told {
        queries::told(conn, &one.address, now.into())?;
    }
    Ok(())
}
