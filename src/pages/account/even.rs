//! Answers that come after the same time, whatever was found: how long it took tells nothing about who has an account.

use std::time::{Duration, Instant};

/// What somebody waits who asks for an account or a new password: more than writing an email into the outbox takes, and less than anybody notices.
const LEAST: Duration = Duration::from_millis(50);

/// Does something, and goes on no sooner than after [`LEAST`]. Nothing is written for an address without an account to make up the time.
pub(in crate::pages) fn evenly<T>(work: impl FnOnce() -> T) -> T {
    let begun = Instant::now();
    let done = work();
    std::thread::sleep(LEAST.saturating_sub(begun.elapsed()));
    done
}
