//! Work that must not be done in a write transaction, because other writers wait for it.

use std::cell::Cell;
use std::fmt;

thread_local! {
    static WRITING: Cell<bool> = const { Cell::new(false) };
}

/// Whether this thread is in a write transaction or a rehearsal of one.
pub fn is_writing() -> bool {
    WRITING.get()
}

/// Marks the thread until it is dropped, even if the function panics.
pub(super) struct WritingMark {
    /// The previous value, because transactions can be nested.
    before: bool,
}

impl WritingMark {
    pub(super) fn begin() -> Self {
        Self { before: WRITING.replace(true) }
    }
}

impl Drop for WritingMark {
    fn drop(&mut self) {
        WRITING.set(self.before);
    }
}

/// Work that a write function needs before it can continue, but that takes too long for its transaction. The store rolls the transaction
/// back, does the work without blocking other writers, and runs the function again.
pub struct OutsideWork(Box<dyn Fn() + Send + Sync>);

impl OutsideWork {
    /// Creates the work. It must leave its result where the function finds it in its next run.
    pub fn new(work: impl Fn() + Send + Sync + 'static) -> Self {
        Self(Box::new(work))
    }

    /// Does the work.
    pub fn run(&self) {
        (self.0)();
    }
}

impl fmt::Debug for OutsideWork {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Outside(work)")
    }
}
