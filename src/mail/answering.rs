//! What an answer to an email does. The words on top of an email and the fate of a reply both come from here, so they cannot differ.

/// What an answer to an email does.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Answering {
    /// It belongs to no request: there is no address for an answer.
    Nothing,
    /// The operators read it; it is not published.
    Operators,
    /// It becomes a comment, unless its sender withdraws it in time.
    Comment,
    /// It becomes the answer to the question, once its sender has confirmed it.
    Answer,
}

impl Answering {
    /// The message that says it in another language; `None` where nothing is said.
    pub(crate) fn name(self) -> Option<&'static str> {
        match self {
            Self::Nothing => None,
            Self::Operators => Some("answer-operators"),
            Self::Comment => Some("answer-comment"),
            Self::Answer => Some("answer-answer"),
        }
    }

    /// The first lines of an email: what an answer does, and who reads it.
    pub(crate) fn words(self, number: &str, minutes: i64) -> String {
        match self {
            Self::Nothing => String::new(),
            Self::Operators => "Replies to this email go to the operators and are not published.".to_owned(),
            Self::Comment => format!(
                "Replies to this email are published as your comment on {number}. You can withdraw a comment within {minutes} minutes."
            ),
            Self::Answer => format!("Replies to this email are published as your answer on {number} after you confirm them."),
        }
    }
}
