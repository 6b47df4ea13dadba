//! The actions on a request, as listed in the state table, and their names.

use urn_registry::i18n::Phrase;

/// An action on a request.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Action {
    /// T1: submit a draft.
    Submit,
    /// T2: post to the list and assign experts.
    OpenReview,
    /// T3: ask the registrant for information.
    Ask,
    /// T4: answer the question.
    Answer,
    /// T5: submit a new revision.
    SendRevision,
    /// T6: approve.
    Approve,
    /// T7: report to the standards body.
    Report,
    /// T8: record the body's direction.
    Direct,
    /// T9: record that the body asks for changes.
    BodyAsks,
    /// T9: record that the body declines.
    BodyDeclines,
    /// T10, first half: the lead proposes to decline.
    ProposeDecline,
    /// T10: a second expert agrees, and the request is declined.
    Decline,
    /// T11: the requesting body asks for completion.
    Complete,
    /// T12: publish the registration.
    Register,
    /// T13: return it to the experts.
    SendBack,
    /// T14: close it, for example by withdrawing it.
    Close,
    /// T15: reopen a closed request.
    Reopen,
    /// E1: publish a correction.
    Correct,
    /// E2: change the procedure, once.
    ChangeProcedure,
    /// A1: appeal against a decision.
    Appeal,
    /// A2: record the outcome of an appeal.
    DecideAppeal,
}

impl Action {
    /// Every action.
    pub const ALL: [Self; 21] = [
        Self::Submit,
        Self::OpenReview,
        Self::Ask,
        Self::Answer,
        Self::SendRevision,
        Self::Approve,
        Self::Report,
        Self::Direct,
        Self::BodyAsks,
        Self::BodyDeclines,
        Self::ProposeDecline,
        Self::Decline,
        Self::Complete,
        Self::Register,
        Self::SendBack,
        Self::Close,
        Self::Reopen,
        Self::Correct,
        Self::ChangeProcedure,
        Self::Appeal,
        Self::DecideAppeal,
    ];
}

/// The name of the action, as it completes "You cannot …".
pub(crate) const fn phrase(act: Action) -> Phrase {
    Phrase::new(match act {
        Action::Submit => "refusal-act-submit",
        Action::OpenReview => "refusal-act-open-review",
        Action::Ask => "refusal-act-ask",
        Action::Answer => "refusal-act-answer",
        Action::SendRevision => "refusal-act-send-revision",
        Action::Approve => "refusal-act-approve",
        Action::Report => "refusal-act-report",
        Action::Direct => "refusal-act-direct",
        Action::BodyAsks => "refusal-act-body-asks",
        Action::BodyDeclines => "refusal-act-body-declines",
        Action::ProposeDecline => "refusal-act-propose-decline",
        Action::Decline => "refusal-act-decline",
        Action::Complete => "refusal-act-complete",
        Action::Register => "refusal-act-register",
        Action::SendBack => "refusal-act-send-back",
        Action::Close => "refusal-act-close",
        Action::Reopen => "refusal-act-reopen",
        Action::Correct => "refusal-act-correct",
        Action::ChangeProcedure => "refusal-act-change-procedure",
        Action::Appeal => "refusal-act-appeal",
        Action::DecideAppeal => "refusal-act-decide-appeal",
    })
}
