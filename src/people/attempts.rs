//! Failed sign-ins, counted in memory for each address (by its hash, so that no key is long): after ten within a quarter of an hour the address has to wait. Every
//! instance counts for itself, which multiplies the ten by the number of instances and no more.

use crate::ids::sha256;
use crate::refusal::Refusal;
use jiff::{SignedDuration, Timestamp};
use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};

/// Failures an address may have within [`WINDOW`].
const FAILURES: usize = 10;

const WINDOW: SignedDuration = SignedDuration::from_mins(15);

/// Addresses remembered at most; beyond that the oldest are forgotten, so that memory stays flat.
const REMEMBERED: usize = 10_000;

/// The counter.
#[derive(Debug, Default)]
pub struct Attempts(Mutex<HashMap<String, Vec<Timestamp>>>);

impl Attempts {
    /// Refuses when the address has failed too often.
    pub fn check(&self, address: &str, now: Timestamp) -> Result<(), Refusal> {
        let map = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let recent = map
            .get(&sha256(address.as_bytes()))
            .map_or(0, |times| times.iter().filter(|at| now.duration_since(**at) < WINDOW).count());
        if recent >= FAILURES {
            return Err(Refusal::SlowDown {
                why: "Too many failed attempts for this address. Wait a quarter of an hour, or choose a new password".to_owned(),
            });
        }
        Ok(())
    }

    /// Counts a failure.
    pub fn failed(&self, address: &str, now: Timestamp) {
        let mut map = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if map.len() >= REMEMBERED {
            map.retain(|_, times| times.iter().any(|at| now.duration_since(*at) < WINDOW));
            // Still full: the address whose last failure is longest ago gives way, so that a flood of invented ones cannot
            // switch the count off for the others.
            if map.len() >= REMEMBERED
                && let Some(oldest) = map.iter().min_by_key(|(_, times)| times.last().copied()).map(|(key, _)| key.clone())
            {
                map.remove(&oldest);
            }
        }
        let times = map.entry(sha256(address.as_bytes())).or_default();
        times.retain(|at| now.duration_since(*at) < WINDOW);
        times.push(now);
    }

    /// Forgets an address that signed in.
    pub fn forget(&self, address: &str) {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).remove(&sha256(address.as_bytes()));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ten_failures_make_one_address_wait_a_quarter_of_an_hour() {
        let attempts = Attempts::default();
        let start = Timestamp::UNIX_EPOCH;
        for _ in 0..FAILURES {
            assert!(attempts.check("a@x.example", start).is_ok());
            attempts.failed("a@x.example", start);
        }
        assert!(attempts.check("a@x.example", start).is_err());
        assert!(attempts.check("b@x.example", start).is_ok());
        assert!(attempts.check("a@x.example", start + WINDOW).is_ok());
        attempts.forget("a@x.example");
        assert!(attempts.check("a@x.example", start).is_ok());
    }

    #[test]
    fn a_flood_of_invented_addresses_does_not_switch_the_count_off() {
        let attempts = Attempts::default();
        let start = Timestamp::UNIX_EPOCH;
        for n in 0..=REMEMBERED {
            attempts.failed(&format!("{n}@invented.example"), start);
        }
        for _ in 0..FAILURES {
            attempts.failed("a@x.example", start);
        }
        assert!(attempts.check("a@x.example", start).is_err());
        assert!(attempts.0.lock().unwrap().len() <= REMEMBERED);
    }
}
