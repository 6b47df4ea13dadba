//! The conversations in which emails are shown.

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
    pub fn title(self) -> &'static str {
        match self {
            Self::Account => "An account",
            Self::Review => "From the first text to the registration",
            Self::Bodies => "Standards bodies and the IESG",
            Self::Ends => "Declined, appealed, withdrawn, lapsed, held",
            Self::Names => "The same name, or the same request",
            Self::Kept => "What is registered",
            Self::Desk => "The work of every day",
            Self::Answers => "What becomes of an email to us",
        }
    }

    /// What happens in it.
    pub fn story(self) -> &'static str {
        match self {
            Self::Account => "Rita Lindgren opens an account for the Society of Lighthouse Keepers, and looks after it.",
            Self::Review => {
                "Rita asks for urn:lighthouse. Olga Novak takes the request in at the desk; Edda Berg and Sven Dahl review it; Lena Ortiz leads the experts and decides."
            }
            Self::Bodies => {
                "The same request goes another way: a standards body decides, or the International Association of Lighthouses asks for it on the fast track. Lars Holm is the liaison of the IESG."
            }
            Self::Ends => "The same request ends without a registration, or is held up on its way.",
            Self::Names => "Somebody else asks for urn:lighthouse too, in R-2026-0016: they mean lightships.",
            Self::Kept => {
                "urn:lighthouse is registered. It is corrected, handed on, deprecated; its contacts are asked whether it still holds."
            }
            Self::Desk => "What comes to the operators, what is due or late, and the digest of a week.",
            Self::Answers => {
                "Rita, and others, write to the registry. Every email that comes in has a row with its fate and its reason, and for a while its bytes. An operator reads all of them."
            }
        }
    }
}
