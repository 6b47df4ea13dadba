//! Circumstances of a request, each with its own start and end: escalated, under appeal, on hold.

pub(crate) mod queries;
pub mod span;

use crate::requests::Condition;
use jiff::Timestamp;

/// A condition of a request, open or ended.
#[derive(Debug, Clone, PartialEq, Eq, diesel::Queryable, diesel::Selectable)]
#[diesel(table_name = crate::store::schema::conditions)]
pub struct ConditionRecord {
    /// The kind of condition.
    #[diesel(column_name = kind)]
    pub condition: Condition,
    /// The public reason.
    pub reason: String,
    /// When it began.
    pub since: Timestamp,
    /// When it ended, or `None` if it is still open.
    pub until: Option<Timestamp>,
    /// How it ended.
    pub outcome: Option<String>,
}

/// When the last hold ended, if there was one.
pub(crate) fn last_hold_ended_at(conditions: &[ConditionRecord]) -> Option<Timestamp> {
    conditions.iter().filter(|begun| begun.condition == Condition::OnHold).filter_map(|hold| hold.until).max()
}

/// The time, or the end of the last hold if that was later: periods begin again then.
pub(crate) fn after_hold(conditions: &[ConditionRecord], at: Timestamp) -> Timestamp {
    last_hold_ended_at(conditions).map_or(at, |ended_at| ended_at.max(at))
}
