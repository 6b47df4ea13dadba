//! The kinds of tasks, with the texts of their list entries and buttons.

use crate::store::typed::stored_enum;
use urn_registry::i18n::Phrase;

stored_enum! {
    /// A kind of task.
    TaskKind as "kind of task" {
        /// Submit a draft.
        FinishDraft = "finish_draft" => "todo-finish-draft";
        /// Answer a question (T3).
        AnswerQuestion = "answer_question" => "todo-answer-question";
        /// Answer a Discuss, or threads in which an expert commented last.
        AnswerExperts = "answer_experts" => "todo-answer-experts";
        /// While an earlier request for the same NID is open: wait, choose another NID or withdraw.
        ChooseName = "choose_name" => "todo-choose-name";
        /// Record a position as an assigned expert. Of the experts as a role: review the request, until the lead decides.
        RecordPosition = "record_position" => "todo-record-position";
        /// Review on the fast track, where the experts only advise.
        Advise = "advise" => "todo-advise";
        /// Review a new revision that was submitted after the expert's Discuss.
        ReviewAgain = "review_again" => "todo-review-again";
        /// Agree to a decline as second expert.
        Concur = "concur" => "todo-concur";
        /// Decide as lead.
        Decide = "decide" => "todo-decide";
        /// Report to a standards body as lead.
        Report = "report" => "todo-report";
        /// Decide as lead whether to waive a conflict of interest.
        DecideWaiver = "decide_waiver" => "todo-decide-waiver";
        /// Start the intake review of a new request.
        StartIntakeReview = "start_intake_review" => "todo-start-intake-review";
        /// Publish a correction that meets its conditions.
        PublishCorrection = "publish_correction" => "todo-publish-correction";
        /// Register an approved request.
        Publish = "publish" => "todo-publish";
        /// While a request is on hold: decide whether the hold ends.
        EndHold = "end_hold" => "todo-end-hold";
        /// Confirm what another operator prepared for publication.
        ConfirmPublication = "confirm_publication" => "todo-confirm-publication";
        /// Review incoming emails that need a decision.
        ReviewIncomingEmails = "review_incoming_emails" => "todo-review-incoming-emails";
        /// Review undelivered emails.
        ReviewUndeliveredEmails = "review_undelivered_emails" => "todo-review-undelivered-emails";
        /// Confirm a redaction proposed by another operator.
        ConfirmRedaction = "confirm_redaction" => "todo-confirm-redaction";
        /// As a contact of a namespace, accept a change or object to it.
        AnswerNotice = "answer_notice" => "todo-answer-notice";
        /// As a representative of a body, request completion or wait.
        Complete = "complete" => "todo-complete";
        /// As a representative of a body, give its direction.
        Direct = "direct" => "todo-direct";
        /// As an operator, record the decision of the IESG on an appeal.
        RecordAppeal = "record_appeal" => "todo-record-appeal";
        /// As an operator or lead, assign an expert in place of one who declined, has a conflict of interest, left office or cannot be
        /// reached.
        AssignExpert = "assign_expert" => "todo-assign-expert";
        /// Confirm or reject roles, or a reset of a second factor, that another administrator requested.
        ConfirmAccountChange = "confirm_account_change" => "todo-confirm-account-change";
        /// Appoint a lead for a registry that has none.
        AppointLead = "appoint_lead" => "todo-appoint-lead";
    }
}

impl TaskKind {
    /// The button label.
    pub fn button(self) -> Phrase {
        Phrase::new(match self {
            Self::FinishDraft => "button-continue",
            Self::AnswerQuestion => "word-answer",
            Self::AnswerExperts => "button-reply",
            Self::ChooseName => "button-choose",
            Self::RecordPosition | Self::Advise | Self::ReviewIncomingEmails | Self::ReviewUndeliveredEmails => "button-review",
            Self::Decide | Self::DecideWaiver | Self::EndHold => "button-decide",
            Self::ReviewAgain | Self::Concur => "button-review-and-decide",
            Self::Report => "button-write-report",
            Self::StartIntakeReview => "button-start-review",
            Self::PublishCorrection | Self::Publish => "button-review-and-publish",
            Self::ConfirmPublication | Self::ConfirmRedaction | Self::ConfirmAccountChange => "button-review-and-confirm",
            Self::AnswerNotice => "button-review-and-answer",
            Self::Complete | Self::Direct | Self::RecordAppeal => "button-open",
            Self::AssignExpert => "button-assign",
            Self::AppointLead => "button-appoint",
        })
    }

    /// The tasks of a role that make it the action holder of a request. Every request that is not closed has exactly one of them.
    pub const OF_ACTION_HOLDER: [Self; 10] = [
        Self::FinishDraft,
        Self::AnswerQuestion,
        Self::AnswerExperts,
        Self::RecordPosition,
        Self::Complete,
        Self::Direct,
        Self::StartIntakeReview,
        Self::PublishCorrection,
        Self::Publish,
        Self::EndHold,
    ];

    /// The tasks of the operators that make them the action holder.
    pub const OF_OPERATORS: [Self; 4] = [Self::StartIntakeReview, Self::PublishCorrection, Self::Publish, Self::EndHold];

    /// The tasks of an expert during a review.
    pub const OF_EXPERT: [Self; 6] =
        [Self::RecordPosition, Self::Advise, Self::ReviewAgain, Self::Concur, Self::Decide, Self::Report];

    /// The tasks of a lead other than a decision or a position.
    pub const OF_LEAD: [Self; 2] = [Self::AssignExpert, Self::DecideWaiver];

    /// The tasks that can be assigned again while they are open: by another comment, position, revision, proposal, state or loss of an
    /// expert. A stored task keeps its first time.
    pub const KEEPING_SINCE: [Self; 9] = [
        Self::AnswerExperts,
        Self::ChooseName,
        Self::ReviewAgain,
        Self::Concur,
        Self::Decide,
        Self::Report,
        Self::DecideWaiver,
        Self::AssignExpert,
        Self::EndHold,
    ];

    /// Whether the task can wait indefinitely because no one depends on it.
    pub fn can_wait_indefinitely(self) -> bool {
        self == Self::FinishDraft
    }
}
