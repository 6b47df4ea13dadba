//! What a reply to an email does. The text in the email and the processing of the reply both use this, so that they cannot differ.

/// The effect of a reply to an email.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Answering {
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

impl Answering {
    /// The name of the localized message; `None` if there is no message.
    pub(crate) fn name(self) -> Option<&'static str> {
        match self {
            Self::Nothing => None,
            Self::Operators => Some("answer-operators"),
            Self::Comment => Some("answer-comment"),
            Self::Position => Some("answer-position"),
            Self::Answer => Some("answer-answer"),
        }
    }

    /// The first lines of an email: what a reply does, and who reads it.
    pub(crate) fn words(self, number: &str, minutes: i64) -> String {
        let unit = if minutes == 1 { "minute" } else { "minutes" };
        match self {
            Self::Nothing => String::new(),
            Self::Operators => "Replies to this email go to the operators and are not published.".to_owned(),
            Self::Comment => format!(
                "Replies to this email are published as your comment on {number}. You can withdraw a comment within {minutes} {unit}."
            ),
            Self::Position => format!(
                "To record a position by email, begin your reply with Approve, No objection, Discuss: and your reason, Clear, or Comment. Then confirm it on the page linked in our reply. Other replies to this email are published as your comment on {number}. You can withdraw a comment within {minutes} {unit}."
            ),
            Self::Answer => format!("Replies to this email are published as your answer on {number} after you confirm them."),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_minute_is_singular() {
        for answering in [Answering::Comment, Answering::Position] {
            assert!(answering.words("R-2026-0017", 1).contains("within 1 minute."));
            assert!(answering.words("R-2026-0017", 10).contains("within 10 minutes."));
        }
    }
}
