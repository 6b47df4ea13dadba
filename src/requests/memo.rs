//! An in-memory cache for slow computations, which never run inside a writing transaction.

use crate::refusal::Refusal;
use crate::store::before_write::{OutsideWork, is_writing};
use std::collections::VecDeque;
use std::sync::{Mutex, MutexGuard, PoisonError};

/// Results by the digest of everything they depend on, newest first.
pub(crate) struct ResultCache<T> {
    known: Mutex<VecDeque<(String, T)>>,
    most: usize,
}

impl<T: Clone + Send + 'static> ResultCache<T> {
    /// A cache for `most` results.
    pub(crate) const fn new(most: usize) -> Self {
        Self { known: Mutex::new(VecDeque::new()), most }
    }

    /// The result for `digest`, computed by `work` if it is not cached.
    ///
    /// A caller inside a writing transaction gets a refusal, leaves the transaction, and is run again after the work is done. It then
    /// recomputes the digest, so that a result for another text or another day is never used by mistake.
    ///
    /// # Errors
    /// [`Refusal::Outside`] with the work, inside a writing transaction.
    pub(crate) fn get_or_compute(
        &'static self,
        digest: String,
        work: impl Fn() -> T + Send + Sync + 'static,
    ) -> Result<T, Refusal> {
        if let Some((_, result)) = self.lock_results().iter().find(|(known, _)| *known == digest) {
            return Ok(result.clone());
        }
        if is_writing() {
            return Err(Refusal::Outside(OutsideWork::new(move || self.store(digest.clone(), work()))));
        }
        let result = work();
        self.store(digest, result.clone());
        Ok(result)
    }

    fn lock_results(&self) -> MutexGuard<'_, VecDeque<(String, T)>> {
        self.known.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn store(&self, digest: String, result: T) {
        let mut list = self.lock_results();
        list.truncate(self.most.saturating_sub(1));
        list.push_front((digest, result));
    }
}
