//! What an answer to each email does, and how soon each leaves, by its code. The words on top of an email and the fate of a reply both
//! come from here, so they cannot differ.

/// How soon an email leaves: 0 before all others, because somebody waits for it at the screen; 2 after them.
pub(crate) fn priority(code: &str) -> i64 {
    match code {
        "verify" | "account_exists" | "reset" | "security" => 0,
        "digest" | "held_mail" | "list_news" => 2,
        _ => 1,
    }
}

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

/// What an answer to an email with this code does.
pub fn answering(code: &str) -> Answering {
    match code {
        "verify" | "account_exists" | "reset" | "security" | "invitation" | "digest" | "held_mail" | "address_fails"
        | "to_list" | "list_news" | "status_notice" | "small_change" | "promise_asked" | "promise_silent" | "address_silent"
        | "old_list" => Answering::Nothing,
        // Notices to operators and leads, to outsiders, and about an email itself: what is said there is not meant for the public.
        "arrived"
        | "hold_waits"
        | "unreachable"
        | "decision_needed"
        | "escalation"
        | "waiver"
        | "assignment_declined"
        | "concurrence"
        | "consent_asked"
        | "report"
        | "recognition_asked"
        | "heir_asked"
        | "authority_asked"
        | "authority_answered"
        | "change_notice"
        | "hold"
        | "confirm_answer"
        | "email_waits"
        | "not_published"
        | "stopped" => Answering::Operators,
        "question" => Answering::Answer,
        _ => Answering::Comment,
    }
}

impl Answering {
    /// The first lines of an email: what an answer does, and who reads it.
    pub(crate) fn words(self, number: &str, minutes: i64) -> String {
        match self {
            Self::Nothing => String::new(),
            Self::Operators => "If you reply to this email, the operators read it. It is not published.\n\n".to_owned(),
            Self::Comment => format!(
                "If you reply to this email, everybody can read it: it becomes your comment\non {number}. You have {minutes} minutes to withdraw it.\n\n"
            ),
            Self::Answer => format!(
                "If you reply to this email, everybody can read it: it becomes your answer\non {number}, once you have confirmed it.\n\n"
            ),
        }
    }
}
