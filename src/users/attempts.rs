//! Rate limit for failed sign-ins, counted in memory by email address and place (hashed, so that keys are short). A place is the client's
//! network, or a browser in which this user signed in before. After ten failures within 15 minutes, the address is blocked at that place
//! only, so failures elsewhere do not lock the user out. Each instance counts separately. Failures for existing accounts are also in the
//! security log, where they are counted across all instances ([`shared`]).

use crate::ids::{AccountId, sha256};
use crate::refusal::Refusal;
use crate::store::AnyConnection;
use crate::users::refusals::{self, Kind};
use jiff::{SignedDuration, Timestamp};
use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};
use urn_registry::i18n::Phrase;

/// The maximum number of failures of an address at one place within [`WINDOW`].
pub const FAILURES: usize = 10;

/// The period in which failures count.
pub const WINDOW: SignedDuration = SignedDuration::from_mins(15);

/// The maximum number of address and place pairs, to bound memory use; beyond that the oldest are dropped.
const REMEMBERED: usize = 10_000;

/// The refusal with the waiting time.
fn wait(seconds: u64) -> Refusal {
    let minutes = seconds.div_ceil(60);
    let why = Phrase::new("refusal-attempts").with("minutes", minutes);
    Refusal::SlowDown { why, seconds }
}

/// Refuses a sign-in with too many failures in the security log, from any instance. Nothing is written for this, because failures are
/// logged anyway. `network`: only failures from there.
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

/// The counters.
#[derive(Debug, Default)]
pub struct Attempts(Mutex<HashMap<String, Vec<Timestamp>>>);

fn key(address: &str, place: &str) -> String {
    sha256(format!("{address}\0{place}").as_bytes())
}

impl Attempts {
    /// Refuses if the address has failed too often at this place.
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
            // If the table is still full, the pair with the oldest last failure is dropped, so that a flood of invented addresses cannot
            // disable the limit for others.
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

    /// Resets the count of an address at this place after a successful sign-in.
    pub fn forget(&self, address: &str, place: &str) {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).remove(&key(address, place));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ten_failures_block_one_account_and_network_for_15_minutes() {
        let attempts = Attempts::default();
        let start = Timestamp::UNIX_EPOCH;
        for _ in 0..FAILURES {
            assert!(attempts.check("a@x.example", "192.0.2.1", start).is_ok());
            attempts.failed("a@x.example", "192.0.2.1", start);
        }
        let refused = attempts.check("a@x.example", "192.0.2.1", start + SignedDuration::from_mins(5)).unwrap_err();
        assert!(matches!(refused, Refusal::SlowDown { seconds: 600, .. }), "{refused:?}");
        assert!(attempts.check("a@x.example", "192.0.2.2", start).is_ok(), "other clients are not limited");
        assert!(attempts.check("b@x.example", "192.0.2.1", start).is_ok());
        assert!(attempts.check("a@x.example", "192.0.2.1", start + WINDOW).is_ok());
        attempts.forget("a@x.example", "192.0.2.1");
        assert!(attempts.check("a@x.example", "192.0.2.1", start).is_ok());
    }

    #[test]
    fn many_invented_addresses_do_not_disable_attempt_counting() {
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
