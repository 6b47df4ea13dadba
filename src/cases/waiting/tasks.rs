//! The possible tasks, with the texts of their list entries and buttons. Pure functions.

use crate::cases::{Request, Subject};
use crate::i18n::Phrase;
use crate::ids::RequestNumber;
use jiff::Timestamp;

/// A task for a person.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Task {
    /// Submit a draft.
    FinishDraft,
    /// Answer a question (T3).
    AnswerQuestion,
    /// Answer a Discuss, or threads in which a reviewer commented last.
    AnswerReviewers,
    /// Settle a name conflict.
    SettleName,
    /// After another request won a name conflict: choose another NID or withdraw.
    ChooseName,
    /// Accept to become the registrant of a namespace.
    AcceptNamespace,
    /// Record a position as an assigned expert.
    TakePosition,
    /// Review on the fast track, where the experts only advise.
    Advise,
    /// Review a new revision that was submitted after the expert's Discuss.
    LookAgain,
    /// Agree to a decline as second expert.
    Concur,
    /// Consent to a correction that changes more than form.
    Consent,
    /// Decide as lead.
    Decide,
    /// Report to a standards body as lead.
    Report,
    /// Decide an appeal as lead.
    DecideAppeal,
    /// Decide as lead whether to waive a conflict of interest.
    DecideWaiver,
    /// Start the intake review of a new request.
    TakeIn,
    /// Publish a correction that meets its conditions.
    PublishCorrection,
    /// Register an approved request.
    Publish,
    /// Confirm what another operator prepared for publication.
    ConfirmPublication,
    /// Confirm a court order recorded by another operator.
    ConfirmOrder,
    /// Review incoming emails that need a decision.
    ReadEmails,
    /// Review undelivered emails.
    MendEmails,
    /// Confirm an annotation proposed by another operator.
    ConfirmMark,
    /// Confirm a redaction proposed by another operator.
    ConfirmRedaction,
    /// Answer a request for erasure of personal data.
    AnswerErasure,
    /// As a published contact, confirm or reject a request about the namespace.
    AnswerClaim,
    /// As a contact of a namespace, confirm its commitments.
    ConfirmPromises,
    /// As a representative of a body, request completion or wait.
    Complete,
    /// As a representative of a body, give its direction.
    Direct,
    /// As an operator, confirm the direction of a body when its documents are complete.
    ConfirmDirection,
    /// Appoint a lead for a registry that has none.
    AppointLead,
}

impl Task {
    /// All tasks.
    #[cfg(test)]
    pub(crate) const ALL: [Self; 31] = [
        Self::FinishDraft,
        Self::AnswerQuestion,
        Self::AnswerReviewers,
        Self::SettleName,
        Self::ChooseName,
        Self::AcceptNamespace,
        Self::TakePosition,
        Self::Advise,
        Self::LookAgain,
        Self::Concur,
        Self::Consent,
        Self::Decide,
        Self::Report,
        Self::DecideAppeal,
        Self::DecideWaiver,
        Self::TakeIn,
        Self::PublishCorrection,
        Self::Publish,
        Self::ConfirmPublication,
        Self::ConfirmOrder,
        Self::ReadEmails,
        Self::MendEmails,
        Self::ConfirmMark,
        Self::ConfirmRedaction,
        Self::AnswerErasure,
        Self::AnswerClaim,
        Self::ConfirmPromises,
        Self::Complete,
        Self::Direct,
        Self::ConfirmDirection,
        Self::AppointLead,
    ];

    /// The task as a sentence without a period.
    pub fn words(self) -> &'static str {
        match self {
            Self::FinishDraft => "Finish the draft and submit it",
            Self::AnswerQuestion => "Answer the question",
            Self::AnswerReviewers => "Reply to the reviewers or submit a new revision",
            Self::SettleName => "Resolve the name conflict: agree, rename or withdraw",
            Self::ChooseName => "Choose another namespace ID or withdraw",
            Self::AcceptNamespace => "Accept or decline the transfer",
            Self::TakePosition => "Record a position",
            Self::Advise => "Record your advice",
            Self::LookAgain => "A new revision has been submitted: clear or retain your Discuss",
            Self::Concur => "Agree or disagree to decline",
            Self::Consent => "Consent to a substantive correction, or decline",
            Self::Decide => "Decide",
            Self::Report => "Write the expert review report",
            Self::DecideAppeal => "Decide on an appeal",
            Self::DecideWaiver => "Decide on a waiver of a conflict of interest",
            Self::TakeIn => "Start the intake review",
            Self::PublishCorrection => "Review and publish the correction",
            Self::Publish => "Publish the approved text",
            Self::ConfirmPublication => "Review and confirm the publication as second operator",
            Self::ConfirmOrder => "Confirm or retract a court order",
            Self::ReadEmails => "Review incoming emails that could not be assigned",
            Self::MendEmails => "Review undelivered emails",
            Self::ConfirmMark => "Confirm or reject a status annotation",
            Self::ConfirmRedaction => "Confirm or reject a redaction",
            Self::AnswerErasure => "Answer an erasure request",
            Self::AnswerClaim => "Confirm or reject a request about your namespace",
            Self::ConfirmPromises => "Confirm the registration details of your namespace",
            Self::Complete => "Request completion when the work is done",
            Self::Direct => "Send the direction of your body",
            Self::ConfirmDirection => "Confirm the direction of the standards body",
            Self::AppointLead => "Appoint a lead",
        }
    }

    /// The button label.
    pub fn button(self) -> &'static str {
        match self {
            Self::FinishDraft => "Continue",
            Self::AnswerQuestion => "Answer",
            Self::AnswerReviewers => "Reply",
            Self::SettleName => "Resolve",
            Self::ChooseName => "Choose",
            Self::AcceptNamespace | Self::TakePosition | Self::Advise | Self::ReadEmails | Self::MendEmails => "Review",
            Self::Decide | Self::DecideAppeal | Self::DecideWaiver => "Decide",
            Self::LookAgain | Self::Concur | Self::Consent => "Review and decide",
            Self::Report => "Write report",
            Self::TakeIn => "Start review",
            Self::PublishCorrection | Self::Publish => "Review and publish",
            Self::ConfirmPublication | Self::ConfirmOrder | Self::ConfirmMark | Self::ConfirmRedaction => "Review and confirm",
            Self::AnswerErasure | Self::AnswerClaim => "Review and answer",
            Self::ConfirmPromises | Self::ConfirmDirection => "Review and confirm",
            Self::Complete | Self::Direct => "Open",
            Self::AppointLead => "Appoint",
        }
    }

    /// The stored identifier.
    pub fn name(self) -> &'static str {
        match self {
            Self::FinishDraft => "finish_draft",
            Self::AnswerQuestion => "answer_question",
            Self::AnswerReviewers => "answer_reviewers",
            Self::SettleName => "settle_name",
            Self::ChooseName => "choose_name",
            Self::AcceptNamespace => "accept_namespace",
            Self::TakePosition => "take_position",
            Self::Advise => "advise",
            Self::LookAgain => "look_again",
            Self::Concur => "concur",
            Self::Consent => "consent",
            Self::Decide => "decide",
            Self::Report => "report",
            Self::DecideAppeal => "decide_appeal",
            Self::DecideWaiver => "decide_waiver",
            Self::TakeIn => "take_in",
            Self::PublishCorrection => "publish_correction",
            Self::Publish => "publish",
            Self::ConfirmPublication => "confirm_publication",
            Self::ConfirmOrder => "confirm_order",
            Self::ReadEmails => "read_emails",
            Self::MendEmails => "mend_emails",
            Self::ConfirmMark => "confirm_mark",
            Self::ConfirmRedaction => "confirm_redaction",
            Self::AnswerErasure => "answer_erasure",
            Self::AnswerClaim => "answer_claim",
            Self::ConfirmPromises => "confirm_promises",
            Self::Complete => "complete",
            Self::Direct => "direct",
            Self::ConfirmDirection => "confirm_direction",
            Self::AppointLead => "appoint_lead",
        }
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
        kind: &'static str,
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
            title: subject.title(),
            nid: subject.nid().filter(|nid| !nid.is_empty()).map(str::to_owned),
            kind: subject.words(),
            subject: subject.clone(),
        }
    }
}

/// A task of a person.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Waits {
    /// Its subject.
    pub about: About,
    pub task: Task,
    /// When it was assigned.
    pub since: Timestamp,
    /// When it is due; `None` if no period applies.
    pub by: Option<Timestamp>,
}

impl Waits {
    /// A task on a request.
    pub fn on(request: &Request, task: Task, since: Timestamp, by: Option<Timestamp>) -> Self {
        Self { about: About::request(request), task, since, by }
    }

    /// A task that is not about a request.
    pub fn other(about: Phrase, task: Task, since: Timestamp) -> Self {
        Self { about: About::Other(about), task, since, by: None }
    }

    /// The task as a sentence without a period.
    pub fn asks(&self) -> &'static str {
        self.task.words()
    }

    /// The page where it is done, as a path of this site.
    pub fn path(&self) -> String {
        let About::Request { number, nid, .. } = &self.about else {
            return match self.task {
                Task::ReadEmails => "/desk/mail",
                Task::MendEmails => "/desk/letters?fate=given-up",
                Task::ConfirmMark => "/desk/marks",
                Task::ConfirmRedaction => "/desk/redactions",
                Task::AnswerErasure => "/desk#erasures",
                Task::ConfirmPromises => "/account/promises",
                Task::AppointLead => "/admin/experts",
                _ => "/waiting",
            }
            .to_owned();
        };
        match self.task {
            Task::FinishDraft | Task::AnswerQuestion | Task::AnswerReviewers => format!("/requests/{number}/edit"),
            Task::SettleName => format!("/contentions/{}", nid.as_deref().unwrap_or_default()),
            Task::ChooseName => format!("/requests/{number}#wish"),
            Task::AnswerClaim => format!("/requests/{number}/claim"),
            Task::Consent => format!("/requests/{number}#consent"),
            Task::Concur => format!("/reviews/{number}#decide"),
            Task::TakePosition | Task::Advise | Task::LookAgain | Task::Decide | Task::DecideAppeal | Task::DecideWaiver => {
                format!("/reviews/{number}")
            }
            Task::Report => format!("/reviews/{number}/report"),
            Task::TakeIn
            | Task::PublishCorrection
            | Task::Publish
            | Task::ConfirmPublication
            | Task::ConfirmOrder
            | Task::ConfirmDirection => format!("/desk/{number}"),
            _ => format!("/requests/{number}"),
        }
    }

    /// Whether it is overdue.
    pub fn is_late(&self, now: Timestamp) -> bool {
        self.by.is_some_and(|by| now >= by)
    }
}

/// Sorts tasks for display: by due date, then those without one, then drafts; within each group longest waiting first.
pub fn in_order(list: &mut [Waits]) {
    list.sort_by(|one, other| {
        let key = |waits: &Waits| (waits.task.is_idle(), waits.by.is_none(), waits.by, waits.since);
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

    fn waits(task: Task, since: &str, by: Option<&str>) -> Waits {
        Waits { by: by.map(at), ..Waits::other("x".into(), task, at(since)) }
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
