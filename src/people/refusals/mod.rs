//! The security log: what was tried and refused (ASVS 16.3). What was done is in the history.

pub(crate) mod queries;

use jiff::Timestamp;

/// Days after which a row is deleted: it names a network, which is personal data.
pub const DAYS_KEPT: i64 = crate::store::chain::REFUSED_DAYS;

/// What was refused.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Kind {
    /// A password was wrong, or the address has no account.
    WrongPassword,
    /// Somebody who is signed in typed a wrong password where they show again who they are.
    NotConfirmed,
    /// A code was wrong or used before.
    WrongCode,
    /// Temporarily blocked after too many failures.
    KeptOut,
    /// A form came from another site.
    ForeignForm,
    /// A room that this person may not enter.
    NoEntry,
    /// A program came with a token that nobody made, or that has ended.
    UnknownToken,
}

impl Kind {
    /// All of them.
    pub const ALL: [Self; 7] = [
        Self::WrongPassword,
        Self::NotConfirmed,
        Self::WrongCode,
        Self::KeptOut,
        Self::ForeignForm,
        Self::NoEntry,
        Self::UnknownToken,
    ];

    /// The machine word.
    pub fn name(self) -> &'static str {
        match self {
            Self::WrongPassword => "wrong_password",
            Self::NotConfirmed => "not_confirmed",
            Self::WrongCode => "wrong_code",
            Self::KeptOut => "kept_out",
            Self::ForeignForm => "foreign_form",
            Self::NoEntry => "no_entry",
            Self::UnknownToken => "unknown_token",
        }
    }

    /// The same for people.
    pub fn words(self) -> &'static str {
        match self {
            Self::WrongPassword => "Wrong password",
            Self::NotConfirmed => "Wrong password of a signed-in person",
            Self::WrongCode => "Wrong code",
            Self::KeptOut => "Temporarily blocked after too many failures",
            Self::ForeignForm => "Form from another site refused",
            Self::NoEntry => "Access to a page for another role",
            Self::UnknownToken => "Program with an invalid token",
        }
    }

    /// Whether its row says which page was asked for.
    pub fn names_a_page(self) -> bool {
        matches!(self, Self::NoEntry | Self::ForeignForm | Self::UnknownToken)
    }

    /// The kind with this machine word.
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|kind| kind.name() == name)
    }
}

/// A row of the log.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Refused {
    /// What.
    pub kind: Kind,
    /// Whose account it was about, when it is known: name and address.
    pub account: Option<(String, String)>,
    /// From which network.
    pub network: String,
    /// With which browser, in a few words.
    pub browser: String,
    /// What else there is to say, such as an address of this site.
    pub detail: String,
    /// When.
    pub at: Timestamp,
}
