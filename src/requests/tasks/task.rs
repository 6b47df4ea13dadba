//! A task on a request, as stored.

use crate::ids::AccountId;
use crate::requests::action_holder::ActionHolder;
use crate::requests::tasks::kind::TaskKind;
use jiff::Timestamp;

/// Who has to do a task.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Assignee {
    /// Everyone in a role; as registrants, those who work on the request.
    Role(ActionHolder),
    /// One person.
    Account(AccountId),
}

impl Assignee {
    /// The role, if it is one.
    pub fn role(&self) -> Option<ActionHolder> {
        match self {
            Self::Role(role) => Some(*role),
            Self::Account(_) => None,
        }
    }

    /// The account, if it is one.
    pub fn account(&self) -> Option<&AccountId> {
        match self {
            Self::Role(_) => None,
            Self::Account(id) => Some(id),
        }
    }
}

/// A task on a request.
#[derive(Debug, Clone, PartialEq, Eq, diesel::Queryable, diesel::Selectable)]
#[diesel(table_name = crate::store::schema::tasks)]
pub struct Task {
    pub kind: TaskKind,
    /// Who has to do it.
    #[diesel(select_expression = (crate::store::schema::tasks::role, crate::store::schema::tasks::account_id))]
    pub assignee: Assignee,
    /// When it was assigned.
    pub since: Timestamp,
    /// When it is due; `None` if no period applies.
    pub due: Option<Timestamp>,
}

impl Task {
    /// Whether both are the same task of the same person or role.
    pub fn is_same(&self, other: &Self) -> bool {
        self.kind == other.kind && self.assignee == other.assignee
    }

    /// This task, as the rules give it, with the time of the stored one if it was assigned earlier. The date on which a request lapses was
    /// promised to its registrant, so only a later one replaces it.
    #[must_use]
    pub fn kept(&self, stored: &Self) -> Self {
        let is_kept = TaskKind::KEEPING_SINCE.contains(&self.kind) && stored.since < self.since;
        let due = if self.kind == TaskKind::AnswerQuestion { self.due.max(stored.due) } else { self.due };
        Self { since: if is_kept { stored.since } else { self.since }, due, ..self.clone() }
    }

    /// Whether it makes a role the action holder.
    pub fn is_of_action_holder(&self) -> bool {
        self.assignee.role().is_some() && TaskKind::OF_ACTION_HOLDER.contains(&self.kind)
    }

    /// Whether it is overdue.
    pub fn is_late(&self, now: Timestamp) -> bool {
        self.due.is_some_and(|due| now >= due)
    }
}
