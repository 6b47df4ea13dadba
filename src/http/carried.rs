//! The key that a request carries, under which its act is done once; [`crate::http::once`] reads it.

use crate::refusal::Refusal;
use crate::store::AnyConnection;
use crate::store::repeats::{self, Once};
use jiff::Timestamp;
use std::sync::atomic::{AtomicBool, Ordering};

/// A key, and whether an act was kept with it.
#[derive(Debug)]
pub(crate) struct Carried {
    once: Once,
    is_done: AtomicBool,
}

impl Carried {
    pub(crate) fn new(once: Once) -> Self {
        Self { once, is_done: AtomicBool::new(false) }
    }

    pub(crate) fn once(&self) -> &Once {
        &self.once
    }

    /// Takes the key inside the transaction of an act.
    ///
    /// # Errors
    /// [`Refusal::Repeated`] when another request took it before.
    pub(crate) fn take(&self, conn: &mut AnyConnection, now: Timestamp) -> Result<(), Refusal> {
        if repeats::take(conn, &self.once, now)?.is_some() { Err(Refusal::Repeated) } else { Ok(()) }
    }

    /// Notes that the act was kept, and its key with it.
    pub(crate) fn was_kept(&self) {
        self.is_done.store(true, Ordering::Relaxed);
    }

    /// Whether an act was kept.
    pub(crate) fn is_done(&self) -> bool {
        self.is_done.load(Ordering::Relaxed)
    }
}
