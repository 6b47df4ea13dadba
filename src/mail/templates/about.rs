//! The properties of a kind of email: why its recipient gets it, what a reply does, and its priority.

use crate::mail::answering::Answering;

/// The properties of one kind of email.
#[derive(Debug, PartialEq, Eq)]
pub struct About {
    /// The machine name, stored with the email.
    pub code: &'static str,
    /// Why the recipient gets it.
    pub choice: Choice,
    /// The effect of a reply.
    pub answer: Answering,
    /// Its place in the queue.
    pub leaves: Leaves,
    /// Whether its link grants access; if so, the text is deleted after the email was sent.
    pub opens: bool,
}

/// Why a recipient gets a kind of email.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Choice {
    /// It informs a person who is involved in the request.
    Informs,
    /// The recipient follows the request, and can stop with one click.
    Follows,
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

/// When a kind of email is sent.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Leaves {
    /// Before all others: a user is waiting for it.
    AtScreen,
    /// Immediately.
    AtOnce,
    /// After all others.
    Last,
}

impl Leaves {
    /// The delivery priority of due emails.
    pub(crate) fn priority(self) -> i64 {
        match self {
            Self::AtScreen => 0,
            Self::AtOnce => 1,
            Self::Last => 2,
        }
    }
}
