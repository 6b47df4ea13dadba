//! Answers that come after the same time, whatever was found: how long it took tells nothing about who has an account.

use std::time::{Duration, Instant};

/// What somebody waits who asks for an account or a new password: more than writing an email into the outbox takes, and less than anybody notices.
const LEAST: Duration = Duration::from_millis(50);

/// What somebody waits who is not let in: more than a hash at the usual costs takes besides.
const LEAST_WITH_HASH: Duration = Duration::from_millis(100);

/// When an answer was begun.
pub(super) struct Begun(Instant);

impl Begun {
    pub(super) fn now() -> Self {
        Self(Instant::now())
    }

    /// Waits until what costs no hash may be answered.
    pub(super) fn wait(&self) {
        std::thread::sleep(LEAST.saturating_sub(self.0.elapsed()));
    }

    /// Waits until what costs a hash may be answered; the place to hash is given back before.
    pub(super) fn wait_with_hash(&self) {
        std::thread::sleep(LEAST_WITH_HASH.saturating_sub(self.0.elapsed()));
    }
}

/// Does something, and goes on no sooner than after [`LEAST`]. Nothing is written for an address without an account to make up the time.
pub(in crate::pages) fn evenly<T>(work: impl FnOnce() -> T) -> T {
    let begun = Instant::now();
    let done = work();
    std::thread::sleep(LEAST.saturating_sub(begun.elapsed()));
    done
}
