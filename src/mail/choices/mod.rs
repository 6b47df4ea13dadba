//! Email preferences: which emails users may unsubscribe from, by topic and by request. Each kind of email declares in `templates/` its
//! topic, or why it is always sent.

pub mod queries;

use crate::store::typed::named;

named! {
    /// A topic of emails that users may unsubscribe from, in the order of the page.
    Topic {
        /// Comments on a request.
        Discussion = "discussion", "Discussion: comments on requests";
        /// New revisions, and answers to questions.
        Texts = "texts", "Revisions: new revisions of requests, and replies to questions";
        /// Progress of a request.
        Progress = "progress", "Progress: decisions, withdrawals, holds and changes of procedure";
        /// Registrations and corrections.
        Registrations = "registrations", "Registrations: new versions, corrections and status changes";
        /// Due dates and overdue notices.
        Reminders = "reminders", "Reminders: due soon or overdue";
        /// The weekly digest.
        Digest = "digest", "Weekly digest";
        /// Activity on requests that the user follows.
        Followed = "followed", "Followed requests: activity on requests that you follow";
    }
}

impl Topic {
    /// The message that states why the recipient gets emails of the topic.
    pub(crate) fn why(self) -> &'static str {
        match self {
            Self::Digest => "why-digest",
            Self::Registrations => "why-registrations",
            Self::Reminders => "why-reminders",
            Self::Followed => "why-followed",
            _ => "why-request",
        }
    }
}
