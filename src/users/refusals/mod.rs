//! The security log: attempts that were refused (ASVS 16.3). Successful actions are in the history.

pub(crate) mod queries;

use crate::store::typed::stored_enum;
use jiff::Timestamp;

/// Days after which a row is deleted, because it contains a network, which is personal data.
pub const RETENTION_DAYS: i64 = 90;

stored_enum! {
    /// The kind of a refused attempt.
    Kind as "kind" {
        /// A wrong password, or an address without an account.
        WrongPassword = "wrong_password" => "refused-password";
        /// A signed-in user entered a wrong password when confirming their identity.
        NotConfirmed = "not_confirmed" => "refused-confirmation";
        /// A wrong or used code.
        WrongCode = "wrong_code" => "refused-code";
        /// Temporarily blocked after too many failures.
        KeptOut = "kept_out" => "refused-blocked";
        /// A form from another site.
        ForeignForm = "foreign_form" => "refused-form";
        /// A page that the user may not access.
        NoEntry = "no_entry" => "refused-page";
        /// An unknown or expired API token.
        UnknownToken = "unknown_token" => "refused-token";
    }
}

impl Kind {
    /// Whether its row contains the requested page.
    pub fn names_a_page(self) -> bool {
        matches!(self, Self::NoEntry | Self::ForeignForm | Self::UnknownToken)
    }
}

/// A row of the log.
#[derive(Debug, Clone, PartialEq, Eq, diesel::Queryable)]
pub struct LoggedRefusal {
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
