//! Responses with a constant minimum time, so that timing does not reveal who has an account.

use std::time::{Duration, Instant};

/// The minimum time to respond to a request for an account or a new password: longer than queuing an email takes, and too short
/// to notice.
const RESPONSE_TIME_MIN: Duration = Duration::from_millis(50);

/// The minimum time of a failed sign-in: longer than hashing with the usual parameters takes.
const SIGN_IN_TIME_MIN: Duration = Duration::from_millis(100);

/// When processing began.
pub(super) struct SignInTimer(Instant);

impl SignInTimer {
    pub(super) fn start() -> Self {
        Self(Instant::now())
    }

    /// Waits for the minimum time without a hash.
    pub(super) fn wait_response_time(&self) {
        std::thread::sleep(RESPONSE_TIME_MIN.saturating_sub(self.0.elapsed()));
    }

    /// Waits for the minimum time with a hash. The hashing permit must be released before.
    pub(super) fn wait_sign_in_time(&self) {
        std::thread::sleep(SIGN_IN_TIME_MIN.saturating_sub(self.0.elapsed()));
    }
}

/// Runs `work` and returns after at least [`RESPONSE_TIME_MIN`]. If the address has no account, no data is written merely to take the same
/// time.
pub(in crate::pages) fn run_for_minimum_time<T>(work: impl FnOnce() -> T) -> T {
    let begun = Instant::now();
    let done = work();
    std::thread::sleep(RESPONSE_TIME_MIN.saturating_sub(begun.elapsed()));
    done
}
