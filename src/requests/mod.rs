//! Registration requests: a workflow with states, and the numbered revisions that the registrant submitted (RFC 8141 §6).
//!
//! Four concepts that are often confused are separate here: the **request** and its **revisions** (this module), the **registration**
//! ([`crate::registry`]) and the **review** ([`crate::reviews`]). All state changes of a request are defined in one table, [`table`].

pub mod about;
pub mod action;
pub mod action_holder;
pub mod appeals;
pub mod bodies;
pub mod candidates;
pub(crate) mod changed;
pub mod chooser;
pub mod comments;
pub mod conditions;
pub mod contact_answers;
pub mod daily_limit;
pub mod decide;
pub mod decision_records;
pub(crate) mod deleted;
pub mod document;
pub mod documents;
pub mod drafts;
pub mod facts;
pub mod fixed_fields;
pub(crate) mod freeze;
pub mod gather;
pub mod guards;
pub mod guidance;
pub mod holidays;
pub mod input;
pub mod kinds;
pub mod lists;
pub(crate) mod memo;
pub mod name_conflict;
pub(crate) mod name_conflict_notices;
pub mod notes;
pub mod notify;
pub mod operator_queue;
pub mod party;
pub mod periods;
pub mod permit;
pub mod personal;
pub mod prepared;
pub mod procedure;
pub(crate) mod procedures;
pub mod queries;
pub mod questions;
pub mod record;
pub mod report;
pub mod run;
pub mod sources;
pub mod state;
pub mod statements;
pub mod statistics;
pub mod subject;
pub mod syntax;
pub mod table;
pub mod tasks;
pub mod team;
pub mod timers;
pub mod times;
pub mod undo;
pub mod viewer;

pub use party::{Party, RequestRoles, parties};
pub use procedure::{Procedure, RequestProcedure};
pub use state::{CloseReason, Condition, PreviousState, State};
pub use subject::RequestSubject;

use crate::ids::{AccountId, RequestId, RequestNumber, RevisionNumber};
use crate::mail::EmailThread;
use crate::requests::action_holder::ActionHolder;
use crate::requests::tasks::kind::TaskKind;
use crate::requests::tasks::task::Task;
use jiff::Timestamp;
use urn_registry::i18n::Phrase;
use urn_registry::template::Template;

/// A registration request.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Request {
    /// Database key.
    pub id: RequestId,
    /// `R-2026-0001`.
    pub number: RequestNumber,
    /// The subject of the request.
    pub subject: RequestSubject,
    /// The procedure.
    pub procedure: RequestProcedure,
    /// When the procedure was changed, which is possible once.
    pub procedure_changed_at: Option<Timestamp>,
    pub state: State,
    /// When it entered this state.
    pub state_since: Timestamp,
    /// The account that owns it.
    pub owner_id: AccountId,
    /// The private text being edited.
    pub draft: Template,
    /// A save counter that detects concurrent edits in two windows.
    pub draft_save_number: i64,
    /// When it was started.
    pub created_at: Timestamp,
    /// T2: when the discussion began.
    pub review_since: Option<Timestamp>,
    /// The original of a duplicate.
    pub duplicate_of: Option<RequestNumber>,
    /// Whether only those who act on it can read it ([`contact_answers::is_request_private`]).
    pub private: bool,
    /// The open tasks on it. Set when a request is loaded for a page or a list.
    pub tasks: Vec<Task>,
}

impl Request {
    /// Its email thread.
    pub(crate) fn email_thread(&self) -> EmailThread {
        EmailThread { request_id: self.id.clone(), number: self.number, title: self.subject.title() }
    }

    /// The public name of its state.
    pub fn state_phrase(&self) -> Phrase {
        match (self.state, self.procedure.kind()) {
            (State::Review, Procedure::FastTrack) => Phrase::new("draft-state-advisory"),
            (state, _) => state.phrase(),
        }
    }

    /// The task of its action holder, if its tasks were loaded; `None` if it is closed.
    pub fn action_holder_task(&self) -> Option<&Task> {
        self.tasks.iter().find(|task| task.is_of_action_holder())
    }

    /// The action holder in English.
    pub fn action_holder(&self) -> Option<&'static str> {
        let task = self.action_holder_task()?;
        Some(match task.assignee.role()? {
            ActionHolder::Body if task.kind == TaskKind::Complete => "requesting body",
            ActionHolder::Body => "standards body",
            role => role.name(),
        })
    }

    /// Whether its experts are waiting for the registrant.
    pub fn waits_for_registrant(&self) -> bool {
        self.tasks.iter().any(|task| task.kind == TaskKind::AnswerExperts)
    }

    /// The number of experts whose position is overdue.
    pub fn count_late_positions(&self, now: Timestamp) -> usize {
        let is_late = |task: &&Task| task.kind == TaskKind::RecordPosition && !task.is_of_action_holder() && task.is_late(now);
        self.tasks.iter().filter(is_late).count()
    }
}

/// A submitted revision. Permanent.
#[derive(Debug, Clone, PartialEq, Eq, diesel::Queryable, diesel::Selectable)]
#[diesel(table_name = crate::store::schema::revisions)]
pub struct Revision {
    /// 1, 2, 3, … within its request.
    pub number: RevisionNumber,
    /// The request type when it was submitted.
    pub kind: kinds::RequestKind,
    /// The registered version it started from.
    #[diesel(column_name = base_version)]
    pub base: Option<u32>,
    /// The fields.
    pub template: Template,
    /// The canonical text.
    pub canonical: String,
    /// SHA-256 digest of the canonical text.
    pub fingerprint: String,
    /// The registrant's description of the changes; empty for the first revision.
    pub note: String,
    /// When it was submitted.
    pub sent_at: Timestamp,
}

impl Revision {
    /// Whether its text was redacted. What was submitted with it is hidden too.
    pub fn is_redacted(&self) -> bool {
        self.fingerprint.is_empty()
    }
}
