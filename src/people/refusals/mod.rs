//! The security log: attempts that were refused (ASVS 16.3). Successful actions are in the history.

pub(crate) mod queries;

use jiff::Timestamp;

/// Days after which a row is deleted, because it contains a network, which is personal data.
pub const DAYS_KEPT: i64 = crate::store::chain::REFUSED_DAYS;

/// The kind of a refused attempt.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Kind {
    /// A wrong password, or an address without an account.
    WrongPassword,
    /// A signed-in user entered a wrong password when confirming their identity.
    NotConfirmed,
    /// A wrong or used code.
    WrongCode,
    /// Temporarily blocked after too many failures.
    KeptOut,
    /// A form from another site.
    ForeignForm,
    /// A page that the user may not access.
    NoEntry,
    /// An unknown or expired API token.
    UnknownToken,
}

impl Kind {
    /// All kinds.
    pub const ALL: [Self; 7] = [
        Self::WrongPassword,
        Self::NotConfirmed,
        Self::WrongCode,
        Self::KeptOut,
        Self::ForeignForm,
        Self::NoEntry,
        Self::UnknownToken,
    ];

    /// The machine name.
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

    /// The display name.
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

    /// Whether its row contains the requested page.
    pub fn names_a_page(self) -> bool {
        matches!(self, Self::NoEntry | Self::ForeignForm | Self::UnknownToken)
    }

    /// The kind with this machine name.
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|kind| kind.name() == name)
    }
}

/// A row of the log.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Refused {
    pub kind: Kind,
    /// The name and address of the account, if known.
    pub account: Option<(String, String)>,
    /// The client's network.
    pub network: String,
    /// A short description of the browser.
    pub browser: String,
    /// Details, such as the requested path.
    pub detail: String,
    /// The time.
    pub at: Timestamp,
}
