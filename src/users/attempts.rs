//! Rate limit for failed sign-ins, counted in memory by email address and place (hashed, so that keys are short). A place is the client's
//! network, or a browser in which this user signed in before. After ten failures within 15 minutes, the address is blocked at that place
//! only, so failures elsewhere do not lock the user out. Each instance counts separately. Failures for existing accounts are also in the
//! security log, where they are counted across all instances ([`check_logged_failures`]).

use crate::ids::{AccountId, sha256};
use crate::refusal::Refusal;
use crate::store::AnyConnection;
use crate::users::refusals::{self, Kind};
use jiff::{SignedDuration, Timestamp};
use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};
use urn_registry::i18n::Phrase;

/// The maximum number of failures of an address at one place within [`FAILURE_WINDOW`].
pub const FAILURES_MAX: usize = 10;

/// The period in which failures count.
pub const FAILURE_WINDOW: SignedDuration = SignedDuration::from_mins(15);

/// The maximum number of address and place pairs, to bound memory use; beyond that the oldest are dropped.
const COUNTERS_MAX: usize = 10_000;

/// The refusal with the waiting time.
fn too_many_failures_refusal(seconds: u64) -> Refusal {
    let minutes = seconds.div_ceil(60);
    let reason = Phrase::new("refusal-attempts").arg("minutes", minutes);
    Refusal::SlowDown { reason, seconds }
}

/// The message for failures of a signed-in person, which are counted wherever they come from.
pub fn account_failures_message(seconds: u64) -> Phrase {
    Phrase::new("refusal-attempts-account").arg("minutes", seconds.div_ceil(60))
}

/// Refuses a sign-in with too many failures in the security log, from any instance. Nothing is written for this, because failures are
/// logged anyway. `network`: only failures from there.
pub fn check_logged_failures(
    conn: &mut AnyConnection,
    of: (&AccountId, Kind),
    network: Option<&str>,
    now: Timestamp,
) -> Result<Option<Refusal>, crate::store::Error> {
    let since = now.saturating_sub(FAILURE_WINDOW).unwrap_or(Timestamp::MIN);
    let failed = refusals::queries::count_failures(conn, of, network, since.into())?;
    Ok(usize::try_from(failed)
        .is_ok_and(|failed| failed >= FAILURES_MAX)
        .then(|| too_many_failures_refusal(FAILURE_WINDOW.as_secs().unsigned_abs())))
}

/// The counters.
#[derive(Debug, Default)]
pub struct FailureCounters(Mutex<HashMap<String, Vec<Timestamp>>>);

fn key(address: &str, place: &str) -> String {
    sha256(format!("{address}\0{place}").as_bytes())
}

impl FailureCounters {
    /// Refuses if the address has failed too often at this place, or in one of the `wider` networks around it, each with the number of
    /// times as many failures that are accepted there.
    pub fn check_with_networks(
        &self,
        address: &str,
        place: &str,
        wider: &[(String, u32)],
        now: Timestamp,
    ) -> Result<(), Refusal> {
        self.check(address, place, now)?;
        wider.iter().try_for_each(|(network, times)| self.check_most(address, network, FAILURES_MAX * *times as usize, now))
    }

    /// Refuses if the address has failed too often at this place.
    pub fn check(&self, address: &str, place: &str, now: Timestamp) -> Result<(), Refusal> {
        self.check_most(address, place, FAILURES_MAX, now)
    }

    fn check_most(&self, address: &str, place: &str, most: usize, now: Timestamp) -> Result<(), Refusal> {
        let map = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let Some(times) = map.get(&key(address, place)) else { return Ok(()) };
        let recent: Vec<Timestamp> = times.iter().copied().filter(|at| now.duration_since(*at) < FAILURE_WINDOW).collect();
        let Some(first) = recent.len().checked_sub(most).and_then(|spare| recent.get(spare)) else { return Ok(()) };
        let seconds = (FAILURE_WINDOW - now.duration_since(*first)).as_secs().unsigned_abs().max(1);
        Err(too_many_failures_refusal(seconds))
    }

    /// Counts a failure.
    pub fn count_failure(&self, address: &str, place: &str, now: Timestamp) {
        let mut map = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if map.len() >= COUNTERS_MAX {
            map.retain(|_, times| times.iter().any(|at| now.duration_since(*at) < FAILURE_WINDOW));
            // If the table is still full, the pair with the oldest last failure is dropped, so that a flood of invented addresses cannot
            // disable the limit for others.
            if map.len() >= COUNTERS_MAX
                && let Some(oldest) = map.iter().min_by_key(|(_, times)| times.last().copied()).map(|(key, _)| key.clone())
            {
                map.remove(&oldest);
            }
        }
        let times = map.entry(key(address, place)).or_default();
        times.retain(|at| now.duration_since(*at) < FAILURE_WINDOW);
        times.push(now);
    }

    /// Resets the count of an address at this place after a successful sign-in.
    pub fn reset_failures(&self, address: &str, place: &str) {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).remove(&key(address, place));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ten_failures_block_one_account_and_network_for_15_minutes() {
        let attempts = FailureCounters::default();
        let start = Timestamp::UNIX_EPOCH;
        for _ in 0..FAILURES_MAX {
            assert!(attempts.check("a@x.example", "192.0.2.1", start).is_ok());
            attempts.count_failure("a@x.example", "192.0.2.1", start);
        }
        let refused = attempts.check("a@x.example", "192.0.2.1", start + SignedDuration::from_mins(5)).unwrap_err();
        assert!(matches!(refused, Refusal::SlowDown { seconds: 600, .. }), "{refused:?}");
        assert!(attempts.check("a@x.example", "192.0.2.2", start).is_ok(), "other clients are not limited");
        assert!(attempts.check("b@x.example", "192.0.2.1", start).is_ok());
        assert!(attempts.check("a@x.example", "192.0.2.1", start + FAILURE_WINDOW).is_ok());
        attempts.reset_failures("a@x.example", "192.0.2.1");
        assert!(attempts.check("a@x.example", "192.0.2.1", start).is_ok());
    }

    #[test]
    fn failures_are_counted_in_the_networks_around_a_client_too() {
        let attempts = FailureCounters::default();
        let start = Timestamp::UNIX_EPOCH;
        let wider = [("2001:db8:1::/48".to_owned(), 4)];
        let judged = (0..150)
            .filter(|n| {
                let place = format!("2001:db8:1:{n:x}::/64");
                let may = attempts.check_with_networks("a@x.example", &place, &wider, start).is_ok();
                if may {
                    attempts.count_failure("a@x.example", &place, start);
                    attempts.count_failure("a@x.example", &wider[0].0, start);
                }
                may
            })
            .count();
        assert_eq!(judged, 4 * FAILURES_MAX);
    }

    #[test]
    fn many_invented_addresses_do_not_disable_attempt_counting() {
        let attempts = FailureCounters::default();
        let start = Timestamp::UNIX_EPOCH;
        for n in 0..=COUNTERS_MAX {
            attempts.count_failure(&format!("{n}@invented.example"), "", start);
        }
        for _ in 0..FAILURES_MAX {
            attempts.count_failure("a@x.example", "", start);
        }
        assert!(attempts.check("a@x.example", "", start).is_err());
        assert!(attempts.0.lock().unwrap().len() <= COUNTERS_MAX);
    }
}
