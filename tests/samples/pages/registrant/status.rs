//! Sample values for the types in `status.rs`.

use super::*;
use crate::http::sample::Sample;

impl Sample for TaskStatus {
    fn sample() -> Self {
        Self { words: "Completed".into(), tag: "ok", completed: true, optional: false }
    }
}
