//! What a reply to an email does. The text in the email and the processing of the reply both use this, so that they cannot differ.

/// The effect of a reply to an email.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ReplyEffect {
    /// The email belongs to no request and has no reply address.
    Nothing,
    /// Operators read it; it is not published.
    Operators,
    /// It becomes a comment, unless its sender withdraws it in time.
    Comment,
    /// It records a position if its first line names one and its sender confirms it. Otherwise it becomes a comment.
    Position,
    /// It becomes the answer to the question, after its sender has confirmed it.
    Answer,
}

impl ReplyEffect {
    /// The message that states it in the first lines of an email; `None` if there is none.
    pub(crate) fn name(self) -> Option<&'static str> {
        match self {
            Self::Nothing => None,
            Self::Operators => Some("answer-operators"),
            Self::Comment => Some("answer-comment"),
            Self::Position => Some("answer-position"),
            Self::Answer => Some("answer-answer"),
        }
    }
}
