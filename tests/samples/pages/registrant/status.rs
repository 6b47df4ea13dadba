//! Made-up values of what is shown in `status.rs`.

use super::*;
use crate::http::sample::Sample;

impl Sample for TaskStatus {
    fn sample() -> Self {
        Self { words: "Completed".into(), tag: "ok", completed: true, optional: false }
    }
}
