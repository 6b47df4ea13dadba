//! Sample values for the views of `scheme.rs` and their snapshots.

use super::*;
use crate::http::sample::{Sample, sample, views};

views!(SchemePage);

impl Sample for SchemePage {
    fn sample() -> Self {
        Self { shell: sample(), fields: fields() }
    }
}
