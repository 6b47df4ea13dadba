//! A sample value for the views that show a due date.

use super::*;
use crate::http::sample::Sample;

impl Sample for Due {
    fn sample() -> Self {
        Self { words: "Overdue since 2027-03-04".into(), late: true }
    }
}
