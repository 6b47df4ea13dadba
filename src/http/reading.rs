//! Places for those who read pages, so that a few of them do not keep a writer waiting: more readers at once than there are cores make no
//! page come sooner, and all the rest later. What is made for one reader alone is made by threads that let a writer go first.

use std::num::NonZeroUsize;
use std::sync::{Arc, LazyLock};
use std::thread::available_parallelism;
use std::time::Duration;
use tokio::runtime::{Builder, Runtime};
use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use tokio::task::{JoinError, spawn_blocking};

/// How long a reader waits for a place. After it they read without one: a slow page keeps nobody out.
const PATIENCE: Duration = Duration::from_millis(250);

/// Readers for each core where most of the time is spent waiting for the database.
const WAITING_AT_ONCE: usize = 4;

/// How much less the system gives to a thread that makes a page than to one that writes, where both want the same core: about a third.
const NICENESS: i32 = 5;

/// Where pages for one reader are made. None where the system gave no threads; they are made beside the rest then.
static AFTER_WRITERS: LazyLock<Option<Runtime>> = LazyLock::new(|| {
    let made = Builder::new_current_thread().thread_name("reader").on_thread_start(step_back).build();
    made.inspect_err(|error| tracing::warn!(%error, "pages are made by the threads that write")).ok()
});

/// Linux keeps this for each thread; elsewhere it would be the whole program's.
fn step_back() {
    #[cfg(target_os = "linux")]
    if let Err(error) = rustix::process::setpriority_process(None, NICENESS) {
        tracing::debug!(%error, "a thread that makes pages has the same priority as the rest");
    }
}

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

/// Makes an answer on a thread that may wait: one that lets writers go first where it is `for_one` reader.
///
/// # Errors
/// The work panicked.
pub(crate) async fn run<T: Send + 'static>(for_one: bool, work: impl FnOnce() -> T + Send + 'static) -> Result<T, JoinError> {
    match AFTER_WRITERS.as_ref().filter(|_| for_one) {
        Some(threads) => threads.spawn_blocking(work).await,
        None => spawn_blocking(work).await,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[cfg(target_os = "linux")]
    #[actix_web::test]
    async fn a_page_is_made_by_a_thread_that_steps_back() {
        let own = || rustix::process::getpriority_process(None).unwrap();
        let before = own();
        assert_eq!(run(false, own).await.unwrap(), before);
        assert_eq!(run(true, own).await.unwrap(), (before + NICENESS).min(19));
        assert_eq!(own(), before, "nobody else does");
    }

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
