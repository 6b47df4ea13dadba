//! What is true of each kind of email whatever it says: when it is written and to whom, what its reader does with it, whether it can be
//! stopped, what an answer does, and how soon it leaves.

use super::part::Part;
use crate::mail::answering::Answering;
use crate::mail::choices::Topic;

/// The facts of one kind of email.
#[derive(Debug, PartialEq, Eq)]
pub struct About {
    /// The machine word, kept with the email.
    pub code: &'static str,
    /// In which conversation it is shown.
    pub part: Part,
    /// What its reader does behind its first link.
    pub act: &'static str,
    /// When it is written.
    pub when: &'static str,
    /// To whom, as "It goes to …" says it.
    pub to: &'static str,
    /// Whether it can be stopped.
    pub choice: Choice,
    /// What an answer to it does.
    pub answer: Answering,
    /// How soon it leaves.
    pub leaves: Leaves,
    /// Its link opens a door: it is kept no longer than until the email has left.
    pub opens: bool,
}

/// Whether a kind of email can be stopped, and why not.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Choice {
    /// It informs: whoever stops its topic, or its request, gets no more of it.
    Stops(Topic),
    /// It asks something of its reader. The words say how to decline.
    Asks(&'static str),
    /// It is about the reader's account.
    Account,
    /// Somebody gave the reader's address to the registry.
    Given,
    /// It asks the reader, whose address somebody gave to the registry. The words say how to decline.
    Invites(&'static str),
    /// It is about an email that the reader wrote.
    Wrote,
    /// It belongs to the work of an operator.
    Duty,
    /// The reader is a published contact of a namespace.
    Contact,
    /// It asks a published contact of a namespace. The words say how to decline.
    AsksContact(&'static str),
    /// It goes to the review list, which is left at the list.
    List,
}

impl Choice {
    /// How its reader declines what it asks.
    pub fn decline(self) -> Option<&'static str> {
        match self {
            Self::Asks(words) | Self::Invites(words) | Self::AsksContact(words) => Some(words),
            _ => None,
        }
    }

    /// Why it always comes, as a machine word for the page on which people choose; `None` where it can be stopped or its reader has no
    /// such page.
    pub fn always(self) -> Option<&'static str> {
        match self {
            Self::Asks(_) => Some("asks"),
            Self::Account => Some("account"),
            Self::Wrote => Some("wrote"),
            Self::Duty => Some("duty"),
            Self::Contact | Self::AsksContact(_) => Some("contact"),
            Self::Given | Self::Invites(_) => Some("given"),
            Self::Stops(_) | Self::List => None,
        }
    }
}

/// How soon a kind of email leaves.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Leaves {
    /// Before all others: somebody waits for it at the screen.
    AtScreen,
    /// At once.
    AtOnce,
    /// After some minutes, with what else is news of its request for the same reader by then.
    Together,
    /// After some minutes, with the other reminders of its reader; one email of them a day.
    Daily,
    /// After all others.
    Last,
}

impl Leaves {
    /// The order in which emails leave that are due.
    pub(crate) fn priority(self) -> i64 {
        match self {
            Self::AtScreen => 0,
            Self::AtOnce | Self::Together | Self::Daily => 1,
            Self::Last => 2,
        }
    }
}
