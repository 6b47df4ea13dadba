//! Sample values for the views of `confirm.rs` and their snapshots.

use super::*;
use crate::http::sample::{Sample, sample, views};

views!(ConfirmPage);

impl Sample for ConfirmPage {
    fn sample() -> Self {
        Self { shell: sample(), minutes: 3, field: Some(PASSWORD.filled("", &[])), continuation: sample() }
    }

    fn states() -> Vec<(&'static str, Self)> {
        let bare = Self { field: None, ..Self::sample() };
        vec![("full", Self::sample()), ("bare", bare)]
    }
}
