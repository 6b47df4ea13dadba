//! What must not be done inside a writing transaction, because others wait for its end.

use std::cell::Cell;
use std::fmt;

thread_local! {
    static WRITING: Cell<bool> = const { Cell::new(false) };
}

/// Whether this thread is inside a writing transaction, or one that rehearses writing.
pub fn is_writing() -> bool {
    WRITING.get()
}

/// Marks the thread until it goes out of scope, also when the function inside panics.
pub(super) struct Writing {
    /// A transaction inside another one ends before it.
    before: bool,
}

impl Writing {
    pub(super) fn begin() -> Self {
        Self { before: WRITING.replace(true) }
    }
}

impl Drop for Writing {
    fn drop(&mut self) {
        WRITING.set(self.before);
    }
}

/// Work that a writing function needs done before it can go on, and that takes too long for its transaction. The store takes the
/// transaction back, does the work while nobody waits, and runs the function again.
pub struct Outside(Box<dyn Fn() + Send + Sync>);

impl Outside {
    /// Work to be done; it leaves its result where the function finds it the next time.
    pub fn new(work: impl Fn() + Send + Sync + 'static) -> Self {
        Self(Box::new(work))
    }

    /// Does it.
    pub fn run(&self) {
        (self.0)();
    }
}

impl fmt::Debug for Outside {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Outside(work)")
    }
}
