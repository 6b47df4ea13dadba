//! Sample values for the views of `import_undo.rs` and their snapshots.

use super::*;
use crate::http::sample::{Sample, sample, views};

views!(UndoPage);

impl Sample for UndoPage {
    fn sample() -> Self {
        Self { shell: sample(), undoing: sample(), stale: true, lists: sample() }
    }

    fn states() -> Vec<(&'static str, Self)> {
        let bare = Self { stale: false, lists: vec![], ..Self::sample() };
        vec![("full", Self::sample()), ("bare", bare)]
    }
}
