//! Another address of an account: asked for from the account, confirmed at the new address and at the old one. Until then nothing
//! changes for who signs in, and whoever reads the old address can object (`docs/decisions/0027-account-lifecycle.md`).

pub mod queries;

use crate::ids::AccountId;
use crate::people::sessions::after;
use jiff::Timestamp;

/// Days within which a change is confirmed at both addresses.
pub const DAYS: i64 = 14;

/// Days for which the old address can object before an administrator may confirm in its place.
pub const HELP_DAYS: i64 = 7;

/// Changes that one account may ask for within a day: each writes to an address that may be anybody's.
pub const ASKS_A_DAY: i64 = 3;

/// Which of the two addresses somebody reads.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Side {
    /// The one that the account is to get.
    New,
    /// The one that it has.
    Old,
}

/// A change that is open.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct AddressChange {
    /// Key.
    pub id: String,
    /// Whose.
    pub account_id: AccountId,
    /// The new address, as it was typed.
    pub email: String,
    /// When it was asked for.
    pub asked_at: Timestamp,
    /// Until when it can be confirmed.
    pub expires_at: Timestamp,
    /// The keys of the links to the new address and to the old one.
    pub links: (String, String),
    /// When it was confirmed at the new address.
    pub new_confirmed_at: Option<Timestamp>,
    /// When it was confirmed at the old one, or in its place.
    pub old_confirmed_at: Option<Timestamp>,
    /// When the owner said that nobody reads the old address any more.
    pub help_asked_at: Option<Timestamp>,
}

impl AddressChange {
    /// Whether nothing is missing.
    pub fn is_confirmed(&self) -> bool {
        self.new_confirmed_at.is_some() && self.old_confirmed_at.is_some()
    }

    /// From when on an administrator may confirm in the place of the old address; `None` while that is not asked for.
    pub fn vouched_from(&self) -> Option<Timestamp> {
        self.help_asked_at.map(|asked| after(asked, 24 * HELP_DAYS))
    }

    /// Whether an administrator may confirm it now: the new address is the owner's, and the old one had its days to object.
    pub fn may_be_vouched(&self, now: Timestamp) -> bool {
        self.new_confirmed_at.is_some() && self.old_confirmed_at.is_none() && self.vouched_from().is_some_and(|from| now >= from)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_administrator_waits_until_the_old_address_had_its_days() {
        let at = |day: &str| format!("2027-01-{day}T09:00:00Z").parse::<Timestamp>().unwrap();
        let mut change = AddressChange {
            id: "c".into(),
            account_id: "a".into(),
            email: "new@x.example".into(),
            asked_at: at("01"),
            expires_at: at("15"),
            links: ("n".into(), "o".into()),
            new_confirmed_at: None,
            old_confirmed_at: None,
            help_asked_at: Some(at("02")),
        };
        assert!(!change.may_be_vouched(at("10")), "the new address is nobody's yet");
        change.new_confirmed_at = Some(at("03"));
        assert!(!change.may_be_vouched(at("08")) && change.may_be_vouched(at("09")) && !change.is_confirmed());
        change.old_confirmed_at = Some(at("09"));
        assert!(!change.may_be_vouched(at("10")) && change.is_confirmed());
    }
}
