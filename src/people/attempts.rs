//! Failed sign-ins, counted in memory by address and place (by their hash, so that no key is long): after ten within a quarter of an hour
//! that place has to wait. A place is the client's network, or a browser in which this person signed in before: whoever fails
//! elsewhere, however often, keeps nobody out. Every instance counts for itself; the failures of accounts that exist stand in the security
//! log besides, where all instances count them together ([`shared`]).

use crate::ids::{AccountId, sha256};
use crate::people::refusals::{self, Kind};
use crate::refusal::Refusal;
use crate::store::AnyConnection;
use crate::words::Phrase;
use jiff::{SignedDuration, Timestamp};
use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};

/// Failures an address may have at one place within [`WINDOW`].
pub const FAILURES: usize = 10;

/// The time within which they count.
pub const WINDOW: SignedDuration = SignedDuration::from_mins(15);

/// Pairs remembered at most; beyond that the oldest are forgotten, so that memory stays flat.
const REMEMBERED: usize = 10_000;

/// The sentence for whoever has to wait so many seconds.
fn wait(seconds: u64) -> Refusal {
    let minutes = seconds.div_ceil(60);
    let why = Phrase::new("refusal-attempts").with("minutes", minutes);
    Refusal::SlowDown { why, seconds }
}

/// Refuses what the security log has too many failures of, whichever instance saw them: it is written there anyway, so nothing is written for
/// this. `network`: only those from there.
pub fn shared(
    conn: &mut AnyConnection,
    of: (&AccountId, Kind),
    network: Option<&str>,
    now: Timestamp,
) -> Result<Option<Refusal>, crate::store::Error> {
    let since = now.saturating_sub(WINDOW).unwrap_or(Timestamp::MIN);
    let failed = refusals::queries::failures(conn, of, network, since.into())?;
    Ok(usize::try_from(failed).is_ok_and(|failed| failed >= FAILURES).then(|| wait(WINDOW.as_secs().unsigned_abs())))
}

/// The counter.
#[derive(Debug, Default)]
pub struct Attempts(Mutex<HashMap<String, Vec<Timestamp>>>);

fn key(address: &str, place: &str) -> String {
    sha256(format!("{address}\0{place}").as_bytes())
}

impl Attempts {
    /// Refuses when the address has failed too often at this place.
    pub fn check(&self, address: &str, place: &str, now: Timestamp) -> Result<(), Refusal> {
        let map = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let Some(times) = map.get(&key(address, place)) else { return Ok(()) };
        let recent: Vec<Timestamp> = times.iter().copied().filter(|at| now.duration_since(*at) < WINDOW).collect();
        let Some(first) = recent.len().checked_sub(FAILURES).and_then(|spare| recent.get(spare)) else { return Ok(()) };
        let seconds = (WINDOW - now.duration_since(*first)).as_secs().unsigned_abs().max(1);
        Err(wait(seconds))
    }

    /// Counts a failure.
    pub fn failed(&self, address: &str, place: &str, now: Timestamp) {
        let mut map = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if map.len() >= REMEMBERED {
            map.retain(|_, times| times.iter().any(|at| now.duration_since(*at) < WINDOW));
            // Still full: the pair whose last failure is longest ago gives way, so that a flood of invented ones cannot
            // switch the count off for the others.
            if map.len() >= REMEMBERED
                && let Some(oldest) = map.iter().min_by_key(|(_, times)| times.last().copied()).map(|(key, _)| key.clone())
            {
                map.remove(&oldest);
            }
        }
        let times = map.entry(key(address, place)).or_default();
        times.retain(|at| now.duration_since(*at) < WINDOW);
        times.push(now);
    }

    /// Forgets what an address that signed in failed at this place.
    pub fn forget(&self, address: &str, place: &str) {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).remove(&key(address, place));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ten_failures_make_one_place_wait_a_quarter_of_an_hour() {
        let attempts = Attempts::default();
        let start = Timestamp::UNIX_EPOCH;
        for _ in 0..FAILURES {
            assert!(attempts.check("a@x.example", "192.0.2.1", start).is_ok());
            attempts.failed("a@x.example", "192.0.2.1", start);
        }
        let refused = attempts.check("a@x.example", "192.0.2.1", start + SignedDuration::from_mins(5)).unwrap_err();
        assert!(matches!(refused, Refusal::SlowDown { seconds: 600, .. }), "{refused:?}");
        assert!(attempts.check("a@x.example", "192.0.2.2", start).is_ok(), "nobody else is kept out");
        assert!(attempts.check("b@x.example", "192.0.2.1", start).is_ok());
        assert!(attempts.check("a@x.example", "192.0.2.1", start + WINDOW).is_ok());
        attempts.forget("a@x.example", "192.0.2.1");
        assert!(attempts.check("a@x.example", "192.0.2.1", start).is_ok());
    }

    #[test]
    fn a_flood_of_invented_addresses_does_not_switch_the_count_off() {
        let attempts = Attempts::default();
        let start = Timestamp::UNIX_EPOCH;
        for n in 0..=REMEMBERED {
            attempts.failed(&format!("{n}@invented.example"), "", start);
        }
        for _ in 0..FAILURES {
            attempts.failed("a@x.example", "", start);
        }
        assert!(attempts.check("a@x.example", "", start).is_err());
        assert!(attempts.0.lock().unwrap().len() <= REMEMBERED);
    }
}
