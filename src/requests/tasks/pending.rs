//! The tasks of a person as their page lists them. Pure functions.

use crate::ids::RequestNumber;
use crate::requests::tasks::kind::TaskKind;
use crate::requests::tasks::task::Task;
use crate::requests::{Request, RequestSubject};
use jiff::Timestamp;
use urn_registry::i18n::Phrase;

/// The subject of a task.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum TaskSubject {
    Request {
        /// `R-2026-0001`.
        number: RequestNumber,
        /// `urn:foo`, or another title.
        title: String,
        /// Its NID; `None` for an informal one that has no number yet.
        nid: Option<String>,
        /// The request type.
        kind: Phrase,
        /// The subject, for localized pages.
        subject: RequestSubject,
    },
    /// Something else, as a phrase: "3 emails".
    Other(Phrase),
}

impl TaskSubject {
    /// The subject for a request.
    pub fn request(request: &Request) -> Self {
        let subject: &RequestSubject = &request.subject;
        Self::Request {
            number: request.number,
            title: subject.title().to_string(),
            nid: subject.nid().filter(|nid| !nid.is_empty()).map(str::to_owned),
            kind: subject.phrase(),
            subject: subject.clone(),
        }
    }
}

/// A task of a person.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PendingTask {
    /// Its subject.
    pub about: TaskSubject,
    pub task: TaskKind,
    /// When it was assigned.
    pub since: Timestamp,
    /// When it is due; `None` if no period applies.
    pub by: Option<Timestamp>,
}

impl PendingTask {
    /// A task on a request.
    pub fn on(request: &Request, task: &Task) -> Self {
        Self { about: TaskSubject::request(request), task: task.kind, since: task.since, by: task.due }
    }

    /// A task that is not about a request.
    pub fn without_request(about: Phrase, task: TaskKind, since: Timestamp) -> Self {
        Self { about: TaskSubject::Other(about), task, since, by: None }
    }

    /// The page where it is done, as a path of this site.
    pub fn path(&self) -> String {
        let TaskSubject::Request { number, .. } = &self.about else {
            return match self.task {
                TaskKind::ReviewIncomingEmails => "/operator/mail",
                TaskKind::ReviewUndeliveredEmails => "/operator/emails?disposition=given-up",
                TaskKind::ConfirmRedaction => "/operator/redactions",
                TaskKind::AppointLead => "/admin/experts",
                TaskKind::ConfirmAccountChange => "/admin/accounts",
                _ => "/waiting",
            }
            .to_owned();
        };
        match self.task {
            TaskKind::FinishDraft | TaskKind::AnswerQuestion | TaskKind::AnswerExperts => format!("/requests/{number}/edit"),
            TaskKind::ChooseName => format!("/requests/{number}#wish"),
            TaskKind::AnswerNotice => format!("/requests/{number}/contact-answer"),
            TaskKind::Concur => format!("/requests/{number}#decide"),
            TaskKind::Report => format!("/requests/{number}/report"),
            _ => format!("/requests/{number}"),
        }
    }

    /// Whether it is overdue.
    pub fn is_late(&self, now: Timestamp) -> bool {
        self.by.is_some_and(|by| now >= by)
    }
}

/// Sorts tasks for display: by due date, then those without one, then drafts; within each group longest waiting first.
pub fn sort_for_display(list: &mut [PendingTask]) {
    list.sort_by(|one, other| {
        let key = |waits: &PendingTask| (waits.task.can_wait_indefinitely(), waits.by.is_none(), waits.by, waits.since);
        key(one).cmp(&key(other))
    });
}

/// Something that a person is waiting for.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct AwaitedRequest {
    /// Its subject.
    pub about: TaskSubject,
    /// The action holder: "operators".
    pub with: &'static str,
    /// The next step of the operators, worded to follow "operators": "start the intake review".
    pub next: Phrase,
    /// When the waiting began.
    pub since: Timestamp,
    /// When it is due; `None` if no period applies.
    pub by: Option<Timestamp>,
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(day: &str) -> Timestamp {
        format!("{day}T12:00:00Z").parse().unwrap()
    }

    fn waits(task: TaskKind, since: &str, by: Option<&str>) -> PendingTask {
        PendingTask { by: by.map(at), ..PendingTask::without_request("x".into(), task, at(since)) }
    }

    #[test]
    fn tasks_are_sorted_by_due_date_with_drafts_last() {
        let mut list = vec![
            waits(TaskKind::FinishDraft, "2026-01-01", None),
            waits(TaskKind::ReviewIncomingEmails, "2026-01-02", None),
            waits(TaskKind::StartIntakeReview, "2026-03-01", Some("2026-03-03")),
            waits(TaskKind::Publish, "2026-02-01", Some("2026-02-03")),
        ];
        sort_for_display(&mut list);
        assert_eq!(
            list.iter().map(|waits| waits.task).collect::<Vec<_>>(),
            [TaskKind::Publish, TaskKind::StartIntakeReview, TaskKind::ReviewIncomingEmails, TaskKind::FinishDraft]
        );
        assert!(list[0].is_late(at("2026-02-03")) && !list[1].is_late(at("2026-02-03")) && !list[2].is_late(at("2027-01-01")));
    }
}
