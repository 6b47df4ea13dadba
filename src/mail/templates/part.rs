//! The groups in which emails are shown on the help pages.

use crate::i18n::Phrase;

/// A group of emails.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Part {
    Account,
    /// From submission to registration.
    Review,
    /// Standards bodies and the IESG.
    Bodies,
    /// Requests that end otherwise, are overdue or are on hold.
    Ends,
    /// Name conflicts and duplicates.
    Names,
    /// Registered namespaces.
    Kept,
    /// Daily work.
    Desk,
    /// Incoming emails and the replies to them.
    Answers,
}

impl Part {
    /// All groups, in the order of the page.
    pub const ALL: [Self; 8] =
        [Self::Account, Self::Review, Self::Bodies, Self::Ends, Self::Names, Self::Kept, Self::Desk, Self::Answers];

    /// The machine name, as used in paths.
    pub fn name(self) -> &'static str {
        match self {
            Self::Account => "account",
            Self::Review => "review",
            Self::Bodies => "bodies",
            Self::Ends => "ends",
            Self::Names => "names",
            Self::Kept => "registered",
            Self::Desk => "desk",
            Self::Answers => "answers",
        }
    }

    /// The group with this machine name.
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|part| part.name() == name)
    }

    /// The heading.
    pub fn title(self) -> Phrase {
        Phrase::new("mails-part").with("part", self.name())
    }

    /// An introduction to the group.
    pub fn story(self) -> Phrase {
        Phrase::new("mails-story").with("part", self.name())
    }
}
