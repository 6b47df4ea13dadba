//! The properties of a kind of email: why its recipient gets it, what a reply does, and its priority.

use crate::mail::answering::ReplyEffect;

/// The properties of one kind of email.
#[derive(Debug, PartialEq, Eq)]
pub struct EmailKind {
    /// The machine name, stored with the email.
    pub code: &'static str,
    /// Why the recipient gets it.
    pub choice: RecipientReason,
    /// The effect of a reply.
    pub answer: ReplyEffect,
    /// Its place in the queue.
    pub leaves: SendPriority,
    /// Whether its link grants access; if so, the text is deleted after the email was sent.
    pub opens: bool,
}

/// Why a recipient gets a kind of email.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum RecipientReason {
    /// It informs a person who is involved in the request.
    Informs,
    /// The recipient follows the request, and can stop with one click.
    Follows,
    /// It asks the recipient for something. The text states how to decline.
    Asks,
    /// It is about the recipient's account.
    Account,
    /// A user entered the recipient's address, which may not be theirs. The email contains only [values of the program](super::own).
    Given,
    /// It asks a recipient whose address a user entered. The text states how to decline.
    Invites,
    /// It is about an email that the recipient wrote. The recipient has an account with this address.
    Wrote,
    /// It answers an email whose sender has not proved the address.
    Sender,
    /// It is part of an operator's work.
    Duty,
    /// The recipient is a published contact of a namespace.
    Contact,
    /// It asks a published contact of a namespace for something. The text states how to decline.
    AsksContact,
    /// It goes to the review list; subscribers unsubscribe at the list.
    List,
}

impl RecipientReason {
    /// Whether the owner of the address has not confirmed it.
    pub(crate) fn is_unconfirmed(self) -> bool {
        matches!(self, Self::Given | Self::Invites | Self::Contact | Self::AsksContact | Self::Sender)
    }
}

/// When a kind of email is sent.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum SendPriority {
    /// Before all others: it protects its recipient, for example a notice with a deadline. Emails that other people cause never delay it.
    Protective,
    /// A user is waiting for it.
    AtScreen,
    /// Immediately.
    AtOnce,
    /// After all others.
    Last,
}

/// The priority up to which emails are also sent to a paused address, and over the reserved connection.
pub(crate) const URGENT: i64 = 1;

impl SendPriority {
    /// The delivery priority of due emails.
    pub(crate) fn priority(self) -> i64 {
        match self {
            Self::Protective => 0,
            Self::AtScreen => URGENT,
            Self::AtOnce => 2,
            Self::Last => 3,
        }
    }
}
