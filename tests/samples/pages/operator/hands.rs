//! Sample values for the view types in `hands.rs`.

use super::*;
use crate::http::sample::{Sample, sample};

impl Sample for AssigneeCard {
    fn sample() -> Self {
        Self { words: "Olga Novak has it".into(), is_mine: true, is_assigned: true, give: sample(), give_back: sample() }
    }
}
