//! Which emails people may stop: by topic, and by request. Each kind of email says in `letters/` which topic it belongs to, or why it
//! always comes.

pub mod queries;

/// What an email that can be stopped is about.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Topic {
    /// What others write on a request.
    Discussion,
    /// New texts, and answers to questions.
    Texts,
    /// What becomes of a request.
    Progress,
    /// What is registered or corrected.
    Registrations,
    /// What is due soon, or late.
    Reminders,
    /// The digest of a week.
    Digest,
}

impl Topic {
    /// All of them, as they stand on the page.
    pub const ALL: [Self; 6] =
        [Self::Discussion, Self::Texts, Self::Progress, Self::Registrations, Self::Reminders, Self::Digest];

    /// The machine word.
    pub fn name(self) -> &'static str {
        match self {
            Self::Discussion => "discussion",
            Self::Texts => "texts",
            Self::Progress => "progress",
            Self::Registrations => "registrations",
            Self::Reminders => "reminders",
            Self::Digest => "digest",
        }
    }

    /// What it has, for people.
    pub fn words(self) -> &'static str {
        match self {
            Self::Discussion => "Discussion: comments on requests",
            Self::Texts => "Revisions: new revisions of requests, and replies to questions",
            Self::Progress => "Progress: decisions, withdrawals, holds and changes of procedure",
            Self::Registrations => "Registrations: new versions, corrections and status changes",
            Self::Reminders => "Reminders: due soon or overdue",
            Self::Digest => "Weekly digest",
        }
    }

    /// Why its reader gets it.
    pub(crate) fn why(self) -> &'static str {
        match self {
            Self::Digest => "because of your role in this registry",
            Self::Registrations => "because you are involved in this request or subscribed to it",
            Self::Reminders => "because you have tasks that are due",
            _ => "because you are involved in this request",
        }
    }

    /// The message that says so in another language.
    pub(crate) fn why_name(self) -> &'static str {
        match self {
            Self::Digest => "why-digest",
            Self::Registrations => "why-registrations",
            Self::Reminders => "why-reminders",
            _ => "why-request",
        }
    }

    /// The topic with this machine word.
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|topic| topic.name() == name)
    }
}
