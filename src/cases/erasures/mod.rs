//! Requests for erasure (GDPR, art. 17): what somebody wants taken out, and where it stands. Operators answer within a month (art. 12(3)).
//! Once it is answered, nothing of what was asked is kept (`docs/decisions/0023-permanent-record-and-retention.md`).

pub mod queries;

use crate::ids::AccountId;
use crate::people::Account;
use jiff::tz::TimeZone;
use jiff::{Timestamp, ToSpan as _};

/// The longest wish, and the longest list of places, in bytes.
pub const WORDS_MAX: usize = 4000;

/// Requests that one account has open at most.
pub const OPEN_MAX: usize = 3;

/// Emails to confirm an address that one address gets within a day.
pub const LINKS_A_DAY: i64 = 3;

/// Days for which the link that confirms an address is good; then what was asked is deleted.
pub const LINK_DAYS: i64 = 7;

/// What became of a request.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Outcome {
    /// Two operators took something out.
    Redacted,
    /// The account was closed.
    Closed,
    /// It stays, with a reason.
    Declined,
    /// Whoever asked took it back.
    Withdrawn,
}

impl Outcome {
    const ALL: [Self; 4] = [Self::Redacted, Self::Closed, Self::Declined, Self::Withdrawn];

    /// The machine word.
    pub fn name(self) -> &'static str {
        match self {
            Self::Redacted => "redacted",
            Self::Closed => "closed",
            Self::Declined => "declined",
            Self::Withdrawn => "withdrawn",
        }
    }

    /// For people.
    pub fn words(self) -> &'static str {
        match self {
            Self::Redacted => "redacted",
            Self::Closed => "account closed",
            Self::Declined => "declined",
            Self::Withdrawn => "withdrawn",
        }
    }

    /// The outcome with this machine word.
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|outcome| outcome.name() == name)
    }
}

/// A request that waits for the operators.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Erasure {
    /// Key.
    pub id: String,
    /// From which account it was asked; none for somebody without one.
    pub account_id: Option<AccountId>,
    /// Where the asker is told.
    pub email: String,
    /// What is to go, in their words.
    pub words: String,
    /// Where it stands: addresses of pages, one a line.
    pub places: String,
    /// Whether the account is to be closed.
    pub closes: bool,
    /// When it was asked.
    pub asked_at: Timestamp,
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

/// A request that was answered: nothing of what was asked is left.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Answered {
    /// What became of it.
    pub outcome: Outcome,
    /// The reason, as far as one was given.
    pub answer: String,
    /// When its address was confirmed.
    pub confirmed_at: Timestamp,
    /// When it was answered.
    pub answered_at: Timestamp,
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
