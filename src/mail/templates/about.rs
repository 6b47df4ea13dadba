//! The properties of a kind of email: whether its recipient can unsubscribe, what a reply does, and when it is sent.

use super::part::Part;
use crate::mail::answering::Answering;
use crate::mail::choices::Topic;

/// The properties of one kind of email.
#[derive(Debug, PartialEq, Eq)]
pub struct About {
    /// The machine name, stored with the email.
    pub code: &'static str,
    /// The group in which it is shown on the help pages.
    pub part: Part,
    /// Whether the recipient can unsubscribe.
    pub choice: Choice,
    /// The effect of a reply.
    pub answer: Answering,
    /// When it is sent.
    pub leaves: Leaves,
    /// Whether its link grants access; if so, the text is deleted after the email was sent.
    pub opens: bool,
}

/// Whether recipients can unsubscribe from a kind of email, and if not, why.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Choice {
    /// Informational: not sent to users who have unsubscribed from its topic or request.
    Stops(Topic),
    /// It asks the recipient for something. The text states how to decline.
    Asks,
    /// It is about the recipient's account.
    Account,
    /// A user entered the recipient's address.
    Given,
    /// It asks a recipient whose address a user entered. The text states how to decline.
    Invites,
    /// It is about an email that the recipient wrote.
    Wrote,
    /// It is part of an operator's work.
    Duty,
    /// The recipient is a published contact of a namespace.
    Contact,
    /// It asks a published contact of a namespace for something. The text states how to decline.
    AsksContact,
    /// It goes to the review list; subscribers unsubscribe at the list.
    List,
}

impl Choice {
    /// Why the email is always sent, as a machine name for the preferences page; `None` if the recipient can unsubscribe or has no such
    /// page.
    pub fn always(self) -> Option<&'static str> {
        match self {
            Self::Asks => Some("asks"),
            Self::Account => Some("account"),
            Self::Wrote => Some("wrote"),
            Self::Duty => Some("duty"),
            Self::Contact | Self::AsksContact => Some("contact"),
            Self::Given | Self::Invites => Some("given"),
            Self::Stops(_) | Self::List => None,
        }
    }
}

/// When a kind of email is sent.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Leaves {
    /// Before all others: a user is waiting for it.
    AtScreen,
    /// Immediately.
    AtOnce,
    /// After some minutes, combined with other news about its request for the same recipient.
    Together,
    /// After some minutes, combined with the recipient's other reminders; at most one such email per day.
    Daily,
    /// After all others.
    Last,
}

impl Leaves {
    /// The delivery priority of due emails.
    pub(crate) fn priority(self) -> i64 {
        match self {
            Self::AtScreen => 0,
            Self::AtOnce | Self::Together | Self::Daily => 1,
            Self::Last => 2,
        }
    }
}
