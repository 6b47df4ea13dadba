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
    /// T14: withdraw it.
    Withdraw,
    /// T15: close the request after a long time without a reply.
    Lapse,
    /// T16: close the request as a duplicate of another one.
    CallDuplicate,
    /// T17: reopen it as a new draft.
    Reopen,
    /// E1: publish a correction.
    Correct,
    /// E2: change the procedure, once.
    ChangeTrack,
    /// E3: revert that it is a duplicate.
    TakeBackDuplicate,
    /// E4: reinstate a request that was withdrawn or lapsed.
    GoOn,
    /// A1: appeal against a decision.
    Appeal,
    /// A2: record the outcome of an appeal.
    DecideAppeal,
}

impl Move {
    /// Every action.
    pub const ALL: [Self; 25] = [
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
        Self::Withdraw,
        Self::Lapse,
        Self::CallDuplicate,
        Self::Reopen,
        Self::Correct,
        Self::ChangeTrack,
        Self::TakeBackDuplicate,
        Self::GoOn,
        Self::Appeal,
        Self::DecideAppeal,
    ];
}

/// The message of the action, and its English name, as it completes "You cannot …".
const fn texts(act: Move) -> (&'static str, &'static str) {
    match act {
        Move::Submit => ("refusal-act-submit", "submit the request"),
        Move::OpenReview => ("refusal-act-open-review", "start the review"),
        Move::Ask => ("refusal-act-ask", "request information"),
        Move::Answer => ("refusal-act-answer", "reply"),
        Move::SendSnapshot => ("refusal-act-send-snapshot", "submit a new revision"),
        Move::Approve => ("refusal-act-approve", "approve the request"),
        Move::Report => ("refusal-act-report", "report to the standards body"),
        Move::Direct => ("refusal-act-direct", "record the body's direction"),
        Move::BodyAsks => ("refusal-act-body-asks", "record that the body requests changes"),
        Move::BodyDeclines => ("refusal-act-body-declines", "record that the body declined"),
        Move::ProposeDecline => ("refusal-act-propose-decline", "propose to decline the request"),
        Move::Decline => ("refusal-act-decline", "agree to decline the request"),
        Move::Complete => ("refusal-act-complete", "request completion"),
        Move::Register => ("refusal-act-register", "register the namespace"),
        Move::SendBack => ("refusal-act-send-back", "return the request to review"),
        Move::Withdraw => ("refusal-act-withdraw", "withdraw the request"),
        Move::Lapse => ("refusal-act-lapse", "close the request as lapsed"),
        Move::CallDuplicate => ("refusal-act-call-duplicate", "close the request as a duplicate"),
        Move::Reopen => ("refusal-act-reopen", "reopen the request"),
        Move::Correct => ("refusal-act-correct", "publish the correction"),
        Move::ChangeTrack => ("refusal-act-change-track", "change the procedure"),
        Move::TakeBackDuplicate => ("refusal-act-take-back-duplicate", "reinstate a request that was closed as a duplicate"),
        Move::GoOn => ("refusal-act-go-on", "reinstate the request"),
        Move::Appeal => ("refusal-act-appeal", "appeal"),
        Move::DecideAppeal => ("refusal-act-decide-appeal", "record the outcome of the appeal"),
    }
}

/// The English name of the action.
pub fn words(act: Move) -> &'static str {
    texts(act).1
}

/// The name of the action, localized.
pub(crate) const fn phrase(act: Move) -> Phrase {
    Phrase::new(texts(act).0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn english_messages_match_names_of_actions_states_and_procedures() {
        for act in Move::ALL {
            assert_eq!(phrase(act), words(act));
        }
        for state in crate::cases::State::ALL {
            assert_eq!(state.phrase(), state.words());
        }
        for way in crate::cases::Way::ALL {
            assert_eq!(way.phrase(), way.words());
        }
    }
}
