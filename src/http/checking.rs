//! Places for those whose texts are checked: one a core, so that reading pages never waits behind more than that.

use crate::http::problem::Problem;
use std::num::NonZeroUsize;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread::available_parallelism;
use std::time::Duration;
use tokio::sync::{OwnedSemaphorePermit, Semaphore};

/// How long a text waits for a place.
pub(crate) const PATIENCE: Duration = Duration::from_secs(3);

/// The places, and who waits for one.
pub(crate) struct Checking {
    places: Arc<Semaphore>,
    of: usize,
    waiting: AtomicUsize,
}

impl Default for Checking {
    fn default() -> Self {
        Self::new(available_parallelism().map_or(2, NonZeroUsize::get))
    }
}

/// Counted as long as it waits: a request whose client hangs up is dropped with it.
struct Waits<'a>(&'a AtomicUsize);

impl Drop for Waits<'_> {
    fn drop(&mut self) {
        self.0.fetch_sub(1, Ordering::Relaxed);
    }
}

impl Checking {
    pub(crate) fn new(of: usize) -> Self {
        Self { places: Arc::new(Semaphore::new(of)), of, waiting: AtomicUsize::new(0) }
    }

    /// A place. Whoever holds it gives it back by dropping it: with the end of the work, whether or not its client is still there.
    ///
    /// # Errors
    /// 503, when none was free for so long: more comes in than can be checked. The text stands on the page that says so.
    pub(crate) async fn place(&self, patience: Duration) -> Result<Option<OwnedSemaphorePermit>, Problem> {
        self.waiting.fetch_add(1, Ordering::Relaxed);
        let _waits = Waits(&self.waiting);
        match actix_web::rt::time::timeout(patience, Arc::clone(&self.places).acquire_owned()).await {
            // A closed semaphore, which this one never is, holds nobody back.
            Ok(place) => Ok(place.ok()),
            Err(_) => Err(Problem::busy()),
        }
    }

    /// Places that are taken.
    pub(crate) fn taken(&self) -> usize {
        self.of.saturating_sub(self.places.available_permits())
    }

    /// Requests that wait for one.
    pub(crate) fn waiting(&self) -> usize {
        self.waiting.load(Ordering::Relaxed)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[actix_web::test]
    async fn who_finds_no_place_is_told_when_to_come_back() {
        let checking = Checking::new(1);
        let soon = Duration::from_millis(5);
        let held = checking.place(soon).await.unwrap();
        assert_eq!((checking.taken(), checking.waiting()), (1, 0));
        let refused = checking.place(soon).await.unwrap_err();
        assert_eq!((refused.status, refused.retry_after.is_some()), (503, true));
        assert_eq!(checking.waiting(), 0);
        drop(held);
        assert!(checking.place(soon).await.is_ok());
        assert_eq!(checking.taken(), 0);
    }
}
