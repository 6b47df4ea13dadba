//! Email preferences: which emails users may unsubscribe from, by topic and by request. Each kind of email declares in `letters/` its
//! topic, or why it is always sent.

pub mod queries;

/// A topic of emails that users may unsubscribe from.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Topic {
    /// Comments on a request.
    Discussion,
    /// New revisions, and answers to questions.
    Texts,
    /// Progress of a request.
    Progress,
    /// Registrations and corrections.
    Registrations,
    /// Due dates and overdue notices.
    Reminders,
    /// The weekly digest.
    Digest,
    /// Activity on requests that the user follows.
    Followed,
}

impl Topic {
    /// All topics, in the order of the page.
    pub const ALL: [Self; 7] =
        [Self::Discussion, Self::Texts, Self::Progress, Self::Registrations, Self::Reminders, Self::Digest, Self::Followed];

    /// The machine name.
    pub fn name(self) -> &'static str {
        match self {
            Self::Discussion => "discussion",
            Self::Texts => "texts",
            Self::Progress => "progress",
            Self::Registrations => "registrations",
            Self::Reminders => "reminders",
            Self::Digest => "digest",
            Self::Followed => "followed",
        }
    }

    /// A description of the topic.
    pub fn words(self) -> &'static str {
        match self {
            Self::Discussion => "Discussion: comments on requests",
            Self::Texts => "Revisions: new revisions of requests, and replies to questions",
            Self::Progress => "Progress: decisions, withdrawals, holds and changes of procedure",
            Self::Registrations => "Registrations: new versions, corrections and status changes",
            Self::Reminders => "Reminders: due soon or overdue",
            Self::Digest => "Weekly digest",
            Self::Followed => "Followed requests: activity on requests that you follow",
        }
    }

    /// Why the recipient gets emails of the topic.
    pub(crate) fn why(self) -> &'static str {
        match self {
            Self::Digest => "because of your role in this registry",
            Self::Registrations => "because you are involved in this request or subscribed to it",
            Self::Reminders => "because you have tasks that are due",
            Self::Followed => "because you follow this request",
            _ => "because you are involved in this request",
        }
    }

    /// The name of the localized message for [`Self::why`].
    pub(crate) fn why_name(self) -> &'static str {
        match self {
            Self::Digest => "why-digest",
            Self::Registrations => "why-registrations",
            Self::Reminders => "why-reminders",
            Self::Followed => "why-followed",
            _ => "why-request",
        }
    }

    /// The topic with this machine name.
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|topic| topic.name() == name)
    }
}
