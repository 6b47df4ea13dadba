//! The idempotency key of a request; [`crate::http::idempotency`] reads it.

use crate::refusal::Refusal;
use crate::store::AnyConnection;
use crate::store::idempotency::{self, Once};
use jiff::Timestamp;
use std::sync::atomic::{AtomicBool, Ordering};

/// An idempotency key, and whether an action was committed with it.
#[derive(Debug)]
pub(crate) struct SentKey {
    once: Once,
    is_done: AtomicBool,
}

impl SentKey {
    pub(crate) fn new(once: Once) -> Self {
        Self { once, is_done: AtomicBool::new(false) }
    }

    pub(crate) fn once(&self) -> &Once {
        &self.once
    }

    /// Claims the key in the transaction of the action.
    ///
    /// # Errors
    /// [`Refusal::Repeated`] if another request has claimed it.
    pub(crate) fn take(&self, conn: &mut AnyConnection, now: Timestamp) -> Result<(), Refusal> {
        if idempotency::take(conn, &self.once, now)?.is_some() { Err(Refusal::Repeated) } else { Ok(()) }
    }

    /// Records that the action was committed with its key.
    pub(crate) fn was_kept(&self) {
        self.is_done.store(true, Ordering::Relaxed);
    }

    /// Whether an action was committed.
    pub(crate) fn is_done(&self) -> bool {
        self.is_done.load(Ordering::Relaxed)
    }
}
