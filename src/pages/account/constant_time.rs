//! Responses with a constant minimum time, so that timing does not reveal who has an account.

use std::time::{Duration, Instant};

/// The minimum time to respond to a request for an account or a new password: longer than queuing an email takes, and too short
/// to notice.
const LEAST: Duration = Duration::from_millis(50);

/// The minimum time of a failed sign-in: longer than hashing with the usual parameters takes.
const LEAST_WITH_HASH: Duration = Duration::from_millis(100);

/// When processing began.
pub(super) struct PendingSignIn(Instant);

impl PendingSignIn {
    pub(super) fn now() -> Self {
        Self(Instant::now())
    }

    /// Waits for the minimum time without a hash.
    pub(super) fn wait(&self) {
        std::thread::sleep(LEAST.saturating_sub(self.0.elapsed()));
    }

    /// Waits for the minimum time with a hash. The hashing permit must be released before.
    pub(super) fn wait_with_hash(&self) {
        std::thread::sleep(LEAST_WITH_HASH.saturating_sub(self.0.elapsed()));
    }
}

/// Runs `work` and returns after at least [`LEAST`]. If the address has no account, no data is written merely to take the same time.
pub(in crate::pages) fn evenly<T>(work: impl FnOnce() -> T) -> T {
    let begun = Instant::now();
    let done = work();
    std::thread::sleep(LEAST.saturating_sub(begun.elapsed()));
    done
}
