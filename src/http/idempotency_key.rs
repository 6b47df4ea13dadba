//! The idempotency key of a request; [`crate::http::idempotency`] reads it.

use crate::refusal::Refusal;
use crate::store::{AnyConnection, idempotency};
use jiff::Timestamp;
use std::sync::atomic::{AtomicBool, Ordering};

/// The digest of the sender, the target, the content and the client's key, and whether an action was committed with it.
#[derive(Debug)]
pub(crate) struct IdempotencyKey {
    pub(crate) digest: String,
    is_done: AtomicBool,
}

impl IdempotencyKey {
    pub(crate) fn new(digest: String) -> Self {
        Self { digest, is_done: AtomicBool::new(false) }
    }

    /// Uses the key in the transaction of the action. Further transactions of the same request need no key.
    ///
    /// # Errors
    /// [`Refusal::Repeated`] if another request has used it.
    pub(crate) fn use_key(&self, conn: &mut AnyConnection, now: Timestamp) -> Result<(), Refusal> {
        if self.is_committed() || idempotency::use_key(conn, &self.digest, now)? { Ok(()) } else { Err(Refusal::Repeated) }
    }

    /// Records that the action was committed with its key.
    pub(crate) fn record_commit(&self) {
        self.is_done.store(true, Ordering::Relaxed);
    }

    /// Whether an action was committed.
    pub(crate) fn is_committed(&self) -> bool {
        self.is_done.load(Ordering::Relaxed)
    }
}
