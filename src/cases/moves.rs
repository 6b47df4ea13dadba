//! The actions on a request, as listed in the state table, and their names.

use urn_registry::i18n::Phrase;

/// An action on a request.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Move {
    /// T1: submit a draft.
    Submit,
    /// T2: post to the list and assign experts.
    OpenReview,
    /// T3: ask the registrant for information.
    Ask,
    /// T4: answer the question.
    Answer,
    /// T5: submit a new revision.
    SendSnapshot,
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
    ChangeTrack,
    /// A1: appeal against a decision.
    Appeal,
    /// A2: record the outcome of an appeal.
    DecideAppeal,
}

impl Move {
    /// Every action.
    pub const ALL: [Self; 21] = [
        Self::Submit,
        Self::OpenReview,
        Self::Ask,
        Self::Answer,
        Self::SendSnapshot,
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
        Self::ChangeTrack,
        Self::Appeal,
        Self::DecideAppeal,
    ];
}

/// The name of the action, as it completes "You cannot …".
pub(crate) const fn phrase(act: Move) -> Phrase {
    Phrase::new(match act {
        Move::Submit => "refusal-act-submit",
        Move::OpenReview => "refusal-act-open-review",
        Move::Ask => "refusal-act-ask",
        Move::Answer => "refusal-act-answer",
        Move::SendSnapshot => "refusal-act-send-snapshot",
        Move::Approve => "refusal-act-approve",
        Move::Report => "refusal-act-report",
        Move::Direct => "refusal-act-direct",
        Move::BodyAsks => "refusal-act-body-asks",
        Move::BodyDeclines => "refusal-act-body-declines",
        Move::ProposeDecline => "refusal-act-propose-decline",
        Move::Decline => "refusal-act-decline",
        Move::Complete => "refusal-act-complete",
        Move::Register => "refusal-act-register",
        Move::SendBack => "refusal-act-send-back",
        Move::Close => "refusal-act-close",
        Move::Reopen => "refusal-act-reopen",
        Move::Correct => "refusal-act-correct",
        Move::ChangeTrack => "refusal-act-change-track",
        Move::Appeal => "refusal-act-appeal",
        Move::DecideAppeal => "refusal-act-decide-appeal",
    })
}
