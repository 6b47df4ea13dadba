//! Permits for validating texts: one per core, so that a page read never waits for a larger number of validations.

use crate::http::error::HttpError;
use std::num::NonZeroUsize;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread::available_parallelism;
use std::time::Duration;
use tokio::sync::{OwnedSemaphorePermit, Semaphore};

/// How long a text waits for a permit.
pub(crate) const PERMIT_TIMEOUT: Duration = Duration::from_secs(3);

/// The permits, and the number of requests that wait for one.
pub(crate) struct ValidationPermits {
    places: Arc<Semaphore>,
    of: usize,
    waiting: AtomicUsize,
}

impl Default for ValidationPermits {
    fn default() -> Self {
        Self::new(available_parallelism().map_or(2, NonZeroUsize::get))
    }
}

/// Counts a waiting request until it is dropped, even if its client disconnects.
struct WaitCounter<'a>(&'a AtomicUsize);

impl Drop for WaitCounter<'_> {
    fn drop(&mut self) {
        self.0.fetch_sub(1, Ordering::Relaxed);
    }
}

impl ValidationPermits {
    pub(crate) fn new(of: usize) -> Self {
        Self { places: Arc::new(Semaphore::new(of)), of, waiting: AtomicUsize::new(0) }
    }

    /// A permit. It is released when dropped: at the end of the work, whether or not the client is still connected.
    ///
    /// # Errors
    /// 503 if no permit became free in time. The error page shows the submitted text.
    pub(crate) async fn acquire_permit(&self, patience: Duration) -> Result<Option<OwnedSemaphorePermit>, HttpError> {
        self.waiting.fetch_add(1, Ordering::Relaxed);
        let _waits = WaitCounter(&self.waiting);
        match actix_web::rt::time::timeout(patience, Arc::clone(&self.places).acquire_owned()).await {
            // A closed semaphore would not block; this one is never closed.
            Ok(place) => Ok(place.ok()),
            Err(_) => Err(HttpError::validation_busy()),
        }
    }

    /// The number of permits in use.
    pub(crate) fn permits_in_use(&self) -> usize {
        self.of.saturating_sub(self.places.available_permits())
    }

    /// The number of requests that wait for a permit.
    pub(crate) fn waiting_count(&self) -> usize {
        self.waiting.load(Ordering::Relaxed)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[actix_web::test]
    async fn request_without_a_free_permit_gets_503_with_retry_after() {
        let checking = ValidationPermits::new(1);
        let soon = Duration::from_millis(5);
        let held = checking.acquire_permit(soon).await.unwrap();
        assert_eq!((checking.permits_in_use(), checking.waiting_count()), (1, 0));
        let refused = checking.acquire_permit(soon).await.unwrap_err();
        assert_eq!((refused.status, refused.retry_after.is_some()), (503, true));
        assert_eq!(checking.waiting_count(), 0);
        drop(held);
        assert!(checking.acquire_permit(soon).await.is_ok());
        assert_eq!(checking.permits_in_use(), 0);
    }
}
