//! Places for those who read pages, so that a few of them do not keep a writer waiting: more readers at once than there are cores make no
//! page come sooner, and all the rest later.

use std::num::NonZeroUsize;
use std::sync::Arc;
use std::thread::available_parallelism;
use std::time::Duration;
use tokio::sync::{OwnedSemaphorePermit, Semaphore};

/// How long a reader waits for a place. After it they read without one: a slow page keeps nobody out.
const PATIENCE: Duration = Duration::from_millis(250);

/// Readers for each core where most of the time is spent waiting for the database.
const WAITING_AT_ONCE: usize = 4;

/// The places.
pub(crate) struct Reading(Arc<Semaphore>);

impl Reading {
    /// One for each core; more where the database is another program, for which readers wait.
    pub(crate) fn new(is_elsewhere: bool) -> Self {
        let cores = available_parallelism().map_or(2, NonZeroUsize::get);
        Self::of(cores * if is_elsewhere { WAITING_AT_ONCE } else { 1 })
    }

    fn of(places: usize) -> Self {
        Self(Arc::new(Semaphore::new(places)))
    }

    /// A place, given back by dropping it; none after a while, and the reader goes on without.
    pub(crate) async fn place(&self) -> Option<OwnedSemaphorePermit> {
        actix_web::rt::time::timeout(PATIENCE, Arc::clone(&self.0).acquire_owned()).await.ok()?.ok()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[actix_web::test]
    async fn a_reader_waits_for_a_place_and_never_in_vain() {
        let reading = Reading::of(1);
        let first = reading.place().await;
        assert!(first.is_some());
        assert!(reading.place().await.is_none(), "patience ends, and the reader reads");
        drop(first);
        assert!(reading.place().await.is_some());
    }
}
