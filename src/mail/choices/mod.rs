//! Which emails people may stop: by topic, and by request. What asks something of its reader, and what is about their account or an
//! email of theirs, always comes.

pub mod queries;

/// What an email that can be stopped is about.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Topic {
    /// What others write on a request.
    Discussion,
    /// What becomes of a request.
    Progress,
    /// What is due soon, or late.
    Reminders,
    /// The digest of a week.
    Digest,
}

impl Topic {
    /// All of them, as they stand on the page.
    pub const ALL: [Self; 4] = [Self::Discussion, Self::Progress, Self::Reminders, Self::Digest];

    /// The machine word.
    pub fn name(self) -> &'static str {
        match self {
            Self::Discussion => "discussion",
            Self::Progress => "progress",
            Self::Reminders => "reminders",
            Self::Digest => "digest",
        }
    }

    /// What it has, for people.
    pub fn words(self) -> &'static str {
        match self {
            Self::Discussion => "Discussion: comments, answers and new texts",
            Self::Progress => "Progress: what was decided, registered, withdrawn or sent elsewhere",
            Self::Reminders => "Reminders: what is due soon, or late",
            Self::Digest => "The weekly digest",
        }
    }

    /// The topic with this machine word.
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|topic| topic.name() == name)
    }
}

/// What cannot be stopped, for people.
pub const ALWAYS: [&str; 3] = [
    "what asks something of you: questions, reviews, decisions, and the warning before a request lapses",
    "what is about your account: passwords, second factor, new browsers",
    "receipts of emails that you wrote to us",
];

/// The topic of an email with this code; `None` when it always comes.
pub fn topic(code: &str) -> Option<Topic> {
    match code {
        "comment" | "comment_struck" | "answered" | "new_snapshot" | "room_note" => Some(Topic::Discussion),
        "received"
        | "corrected"
        | "approved"
        | "declined"
        | "consented"
        | "reported"
        | "directed"
        | "body_answered"
        | "recognition_answered"
        | "track_changed"
        | "withdrawn"
        | "lapsed"
        | "duplicate"
        | "duplicate_taken_back"
        | "contention_settled"
        | "accepted"
        | "registered"
        | "appeal_decided"
        | "hold"
        | "paper_struck" => Some(Topic::Progress),
        "reminder" | "overdue" | "escalation" => Some(Topic::Reminders),
        "digest" => Some(Topic::Digest),
        _ => None,
    }
}
