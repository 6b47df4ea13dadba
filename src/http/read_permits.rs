//! Permits for reading pages, so that readers do not delay writers: if there are more concurrent readers than cores, all of them become
//! slower. Pages for a single user are rendered by threads with a lower priority than writers.

use std::num::NonZeroUsize;
use std::sync::{Arc, LazyLock};
use std::thread::available_parallelism;
use std::time::Duration;
use tokio::runtime::{Builder, Runtime};
use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use tokio::task::{JoinError, spawn_blocking};

/// How long a reader waits for a permit. A reader then continues without one, so that slow pages do not block all other readers.
const PERMIT_TIMEOUT: Duration = Duration::from_millis(250);

/// Readers per core if most of the time is spent waiting for the database.
const READERS_PER_CORE: usize = 4;

/// The nice value of threads that render pages for a single user: they get about a third of the CPU time of a writer on the same core.
const NICENESS: i32 = 5;

/// The threads for pages for a single user. `None` if they could not be started; the pages are then rendered by the other threads.
static LOW_PRIORITY_RUNTIME: LazyLock<Option<Runtime>> = LazyLock::new(|| {
    let made = Builder::new_current_thread().thread_name("reader").on_thread_start(lower_thread_priority).build();
    made.inspect_err(|error| tracing::warn!(%error, "pages are made by the threads that write")).ok()
});

/// Lowers the priority of this thread. Only on Linux; elsewhere the priority applies to the whole process.
fn lower_thread_priority() {
    #[cfg(target_os = "linux")]
    if let Err(error) = rustix::process::setpriority_process(None, NICENESS) {
        tracing::debug!(%error, "a thread that makes pages has the same priority as the rest");
    }
}

/// The permits for concurrent readers.
pub(crate) struct ReadPermits(Arc<Semaphore>);

impl ReadPermits {
    /// Creates one permit per core, or [`READERS_PER_CORE`] per core if the database is another process, because readers then wait for it.
    pub(crate) fn new(is_external_sign_in: bool) -> Self {
        let cores = available_parallelism().map_or(2, NonZeroUsize::get);
        Self::with_permits(cores * if is_external_sign_in { READERS_PER_CORE } else { 1 })
    }

    fn with_permits(places: usize) -> Self {
        Self(Arc::new(Semaphore::new(places)))
    }

    /// A permit, released when dropped; `None` after [`PERMIT_TIMEOUT`], and the reader continues without one.
    pub(crate) async fn acquire_permit(&self) -> Option<OwnedSemaphorePermit> {
        actix_web::rt::time::timeout(PERMIT_TIMEOUT, Arc::clone(&self.0).acquire_owned()).await.ok()?.ok()
    }
}

/// Runs work on a thread that may block. With `for_one`, a thread with lower priority than writers is used.
///
/// # Errors
/// The work panicked.
pub(crate) async fn run_blocking<T: Send + 'static>(
    for_one: bool,
    work: impl FnOnce() -> T + Send + 'static,
) -> Result<T, JoinError> {
    match LOW_PRIORITY_RUNTIME.as_ref().filter(|_| for_one) {
        Some(threads) => threads.spawn_blocking(work).await,
        None => spawn_blocking(work).await,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[cfg(target_os = "linux")]
    #[actix_web::test]
    async fn single_user_pages_are_rendered_at_lower_priority() {
        let own = || rustix::process::getpriority_process(None).unwrap();
        let before = own();
        assert_eq!(run_blocking(false, own).await.unwrap(), before);
        assert_eq!(run_blocking(true, own).await.unwrap(), (before + NICENESS).min(19));
        assert_eq!(own(), before, "other threads are not affected");
    }

    #[actix_web::test]
    async fn reader_continues_without_a_permit_after_waiting() {
        let reading = ReadPermits::with_permits(1);
        let first = reading.acquire_permit().await;
        assert!(first.is_some());
        assert!(reading.acquire_permit().await.is_none(), "a reader that has waited too long proceeds without a permit");
        drop(first);
        assert!(reading.acquire_permit().await.is_some());
    }
}
