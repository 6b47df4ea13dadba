//! Requests for erasure (GDPR, art. 17). Operators answer within a month (art. 12(3)). Once a request is answered, its
//! content is deleted (`docs/decisions/0023-permanent-record-and-retention.md`).

pub mod queries;

use crate::ids::AccountId;
use crate::users::Account;
use jiff::tz::TimeZone;
use jiff::{Timestamp, ToSpan as _};

/// The maximum number of open requests per account.
pub const OPEN_MAX: i64 = 3;

/// How many days a confirmation link is valid. After that, the unconfirmed request is deleted.
pub const LINK_DAYS: i64 = 7;

/// An unanswered request for erasure.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Erasure {
    /// Database key.
    pub id: String,
    /// The account that made the request; `None` if it was made without one.
    pub account_id: Option<AccountId>,
    /// The address that the answer is sent to.
    pub email: String,
    /// What is to be erased and where it is, as stated by the requester.
    pub words: String,
    /// When the address was confirmed; for an unconfirmed request, when it was made.
    pub confirmed_at: Timestamp,
}

impl Erasure {
    /// Whether the request is from this account or its email address. An operator cannot answer their own request.
    pub fn is_of(&self, account: &Account) -> bool {
        self.account_id.as_ref() == Some(&account.id) || self.email.to_lowercase() == account.email.to_lowercase()
    }

    /// When the answer is due.
    pub fn due(&self) -> Timestamp {
        due(self.confirmed_at)
    }
}

/// One month after the address was confirmed (GDPR, art. 12(3)).
pub fn due(confirmed_at: Timestamp) -> Timestamp {
    confirmed_at.to_zoned(TimeZone::UTC).checked_add(1.month()).map_or(confirmed_at, |due| due.timestamp())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn erasure_is_due_one_calendar_month_later() {
        let at = |text: &str| text.parse::<Timestamp>().unwrap();
        assert_eq!(due(at("2027-01-04T09:00:00Z")), at("2027-02-04T09:00:00Z"));
        assert_eq!(due(at("2027-01-31T09:00:00Z")), at("2027-02-28T09:00:00Z"));
    }
}
