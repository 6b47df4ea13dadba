//! The conversations in which emails are shown.

use crate::words::Phrase;

/// A conversation of the made-up story.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Part {
    /// An account.
    Account,
    /// A request on its way to its registration.
    Review,
    /// Standards bodies and the IESG.
    Bodies,
    /// Requests that end otherwise, wait or are held up.
    Ends,
    /// The same name, or the same request.
    Names,
    /// What is registered.
    Kept,
    /// The work of every day.
    Desk,
    /// Emails to the registry, and what it answers.
    Answers,
}

impl Part {
    /// All of them, as they stand on the page.
    pub const ALL: [Self; 8] =
        [Self::Account, Self::Review, Self::Bodies, Self::Ends, Self::Names, Self::Kept, Self::Desk, Self::Answers];

    /// The machine word, as it stands in an address.
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

    /// The conversation with this machine word.
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|part| part.name() == name)
    }

    /// Its heading.
    pub fn title(self) -> Phrase {
        Phrase::new("mails-part").with("part", self.name())
    }

    /// What happens in it.
    pub fn story(self) -> Phrase {
        Phrase::new("mails-story").with("part", self.name())
    }
}
