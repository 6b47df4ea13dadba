//! The possible tasks, with the texts of their list entries and buttons. Pure functions.

use crate::cases::{Request, Subject};
use crate::ids::RequestNumber;
use crate::store::typed::named;
use jiff::Timestamp;
use urn_registry::i18n::Phrase;

named! {
    /// A task for a person.
    Task {
        /// Submit a draft.
        FinishDraft = "finish_draft" => "todo-finish-draft";
        /// Answer a question (T3).
        AnswerQuestion = "answer_question" => "todo-answer-question";
        /// Answer a Discuss, or threads in which a reviewer commented last.
        AnswerReviewers = "answer_reviewers" => "todo-answer-reviewers";
        /// While an earlier request for the same NID is open: wait, choose another NID or withdraw.
        ChooseName = "choose_name" => "todo-choose-name";
        /// Record a position as an assigned expert.
        TakePosition = "take_position" => "todo-take-position";
        /// Review on the fast track, where the experts only advise.
        Advise = "advise" => "todo-advise";
        /// Review a new revision that was submitted after the expert's Discuss.
        LookAgain = "look_again" => "todo-look-again";
        /// Agree to a decline as second expert.
        Concur = "concur" => "todo-concur";
        /// Decide as lead.
        Decide = "decide" => "todo-decide";
        /// Report to a standards body as lead.
        Report = "report" => "todo-report";
        /// Decide as lead whether to waive a conflict of interest.
        DecideWaiver = "decide_waiver" => "todo-decide-waiver";
        /// Start the intake review of a new request.
        TakeIn = "take_in" => "todo-take-in";
        /// Publish a correction that meets its conditions.
        PublishCorrection = "publish_correction" => "todo-publish-correction";
        /// Register an approved request.
        Publish = "publish" => "todo-publish";
        /// Confirm what another operator prepared for publication.
        ConfirmPublication = "confirm_publication" => "todo-confirm-publication";
        /// Review incoming emails that need a decision.
        ReadEmails = "read_emails" => "todo-read-emails";
        /// Review undelivered emails.
        MendEmails = "mend_emails" => "todo-mend-emails";
        /// Confirm a redaction proposed by another operator.
        ConfirmRedaction = "confirm_redaction" => "todo-confirm-redaction";
        /// As a contact of a namespace, accept a change or object to it.
        AnswerNotice = "answer_notice" => "todo-answer-notice";
        /// As a representative of a body, request completion or wait.
        Complete = "complete" => "todo-complete";
        /// As a representative of a body, give its direction.
        Direct = "direct" => "todo-direct";
        /// As an operator, confirm the direction of a body when its documents are complete.
        /// As an operator, record the decision of the IESG on an appeal.
        RecordAppeal = "record_appeal" => "todo-record-appeal";
        /// As an operator or lead, assign an expert in place of one who declined, has a conflict of interest, left office or cannot be reached.
        AssignExpert = "assign_expert" => "todo-assign-expert";
        /// Confirm or reject roles, or a reset of a second factor, that another administrator requested.
        ConfirmAccountChange = "confirm_account_change" => "todo-confirm-account-change";
        /// Appoint a lead for a registry that has none.
        AppointLead = "appoint_lead" => "todo-appoint-lead";
    }
}

impl Task {
    /// The button label.
    pub fn button(self) -> Phrase {
        Phrase::new(match self {
            Self::FinishDraft => "button-continue",
            Self::AnswerQuestion => "word-answer",
            Self::AnswerReviewers => "button-reply",
            Self::ChooseName => "button-choose",
            Self::TakePosition | Self::Advise | Self::ReadEmails | Self::MendEmails => "button-review",
            Self::Decide | Self::DecideWaiver => "button-decide",
            Self::LookAgain | Self::Concur => "button-review-and-decide",
            Self::Report => "button-write-report",
            Self::TakeIn => "button-start-review",
            Self::PublishCorrection | Self::Publish => "button-review-and-publish",
            Self::ConfirmPublication | Self::ConfirmRedaction | Self::ConfirmAccountChange => "button-review-and-confirm",
            Self::AnswerNotice => "button-review-and-answer",
            Self::Complete | Self::Direct | Self::RecordAppeal => "button-open",
            Self::AssignExpert => "button-assign",
            Self::AppointLead => "button-appoint",
        })
    }

    /// Whether the task can wait indefinitely because no one depends on it.
    pub fn is_idle(self) -> bool {
        self == Self::FinishDraft
    }
}

/// The subject of a task.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum About {
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
        subject: Subject,
    },
    /// Something else, as a phrase: "3 emails".
    Other(Phrase),
}

impl About {
    /// The subject for a request.
    pub fn request(request: &Request) -> Self {
        let subject: &Subject = &request.subject;
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
    pub about: About,
    pub task: Task,
    /// When it was assigned.
    pub since: Timestamp,
    /// When it is due; `None` if no period applies.
    pub by: Option<Timestamp>,
}

impl PendingTask {
    /// A task on a request.
    pub fn on(request: &Request, task: Task, since: Timestamp, by: Option<Timestamp>) -> Self {
        Self { about: About::request(request), task, since, by }
    }

    /// A task that is not about a request.
    pub fn other(about: Phrase, task: Task, since: Timestamp) -> Self {
        Self { about: About::Other(about), task, since, by: None }
    }

    /// The page where it is done, as a path of this site.
    pub fn path(&self) -> String {
        let About::Request { number, .. } = &self.about else {
            return match self.task {
                Task::ReadEmails => "/operator/mail",
                Task::MendEmails => "/operator/emails?disposition=given-up",
                Task::ConfirmRedaction => "/operator/redactions",
                Task::AppointLead => "/admin/experts",
                Task::ConfirmAccountChange => "/admin/accounts",
                _ => "/waiting",
            }
            .to_owned();
        };
        match self.task {
            Task::FinishDraft | Task::AnswerQuestion | Task::AnswerReviewers => format!("/requests/{number}/edit"),
            Task::ChooseName => format!("/requests/{number}#wish"),
            Task::AnswerNotice => format!("/requests/{number}/contact-answer"),
            Task::Concur => format!("/requests/{number}#decide"),
            Task::TakePosition | Task::Advise | Task::LookAgain | Task::Decide | Task::DecideWaiver => {
                format!("/requests/{number}")
            }
            Task::AssignExpert | Task::RecordAppeal => format!("/requests/{number}"),
            Task::Report => format!("/requests/{number}/report"),
            Task::TakeIn | Task::PublishCorrection | Task::Publish | Task::ConfirmPublication => {
                format!("/requests/{number}")
            }
            _ => format!("/requests/{number}"),
        }
    }

    /// Whether it is overdue.
    pub fn is_late(&self, now: Timestamp) -> bool {
        self.by.is_some_and(|by| now >= by)
    }
}

/// Sorts tasks for display: by due date, then those without one, then drafts; within each group longest waiting first.
pub fn in_order(list: &mut [PendingTask]) {
    list.sort_by(|one, other| {
        let key = |waits: &PendingTask| (waits.task.is_idle(), waits.by.is_none(), waits.by, waits.since);
        key(one).cmp(&key(other))
    });
}

/// Something that a person is waiting for.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Awaited {
    /// Its subject.
    pub about: About,
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

    fn waits(task: Task, since: &str, by: Option<&str>) -> PendingTask {
        PendingTask { by: by.map(at), ..PendingTask::other("x".into(), task, at(since)) }
    }

    #[test]
    fn tasks_are_sorted_by_due_date_with_drafts_last() {
        let mut list = vec![
            waits(Task::FinishDraft, "2026-01-01", None),
            waits(Task::ReadEmails, "2026-01-02", None),
            waits(Task::TakeIn, "2026-03-01", Some("2026-03-03")),
            waits(Task::Publish, "2026-02-01", Some("2026-02-03")),
        ];
        in_order(&mut list);
        assert_eq!(
            list.iter().map(|waits| waits.task).collect::<Vec<_>>(),
            [Task::Publish, Task::TakeIn, Task::ReadEmails, Task::FinishDraft]
        );
        assert!(list[0].is_late(at("2026-02-03")) && !list[1].is_late(at("2026-02-03")) && !list[2].is_late(at("2027-01-01")));
    }
}
