//! Requests for erasure (GDPR, art. 17). Operators answer within a month (art. 12(3)). Once a request is answered, nothing of what was
//! asked is kept (`docs/decisions/0023-permanent-record-and-retention.md`).

pub mod queries;

use crate::ids::AccountId;
use crate::people::Account;
use jiff::tz::TimeZone;
use jiff::{Timestamp, ToSpan as _};

/// Requests that one account has open at most.
pub const OPEN_MAX: i64 = 3;

/// Emails to confirm an address that one address gets within a day.
pub const LINKS_A_DAY: i64 = 3;

/// Days for which the link that confirms an address is good; then what was asked is deleted.
pub const LINK_DAYS: i64 = 7;

/// A request that is not answered.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Erasure {
    /// Key.
    pub id: String,
    /// From which account it was asked; none for somebody without one.
    pub account_id: Option<AccountId>,
    /// Where it is answered.
    pub email: String,
    /// What is to be erased and where it is, in the words of the requester.
    pub words: String,
    /// Since when the address is known to be theirs.
    pub confirmed_at: Timestamp,
}

impl Erasure {
    /// Whether somebody asked for it, from their account or with its address: they do not answer it themselves.
    pub fn is_of(&self, account: &Account) -> bool {
        self.account_id.as_ref() == Some(&account.id) || self.email.to_lowercase() == account.email.to_lowercase()
    }

    /// By when it is answered.
    pub fn due(&self) -> Timestamp {
        due(self.confirmed_at)
    }
}

/// A month after an address was confirmed (GDPR, art. 12(3)).
pub fn due(confirmed_at: Timestamp) -> Timestamp {
    confirmed_at.to_zoned(TimeZone::UTC).checked_add(1.month()).map_or(confirmed_at, |due| due.timestamp())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_month_is_a_month_of_the_calendar() {
        let at = |text: &str| text.parse::<Timestamp>().unwrap();
        assert_eq!(due(at("2027-01-04T09:00:00Z")), at("2027-02-04T09:00:00Z"));
        assert_eq!(due(at("2027-01-31T09:00:00Z")), at("2027-02-28T09:00:00Z"));
    }
}
