//! Two accounts of one person become one: asked for from one of them, confirmed while signed in to the other. One goes on; the other is
//! closed, and what it said keeps its name (`docs/decisions/0027-account-lifecycle.md`).

pub mod queries;

use crate::ids::AccountId;
use crate::people::sessions::after;
use jiff::Timestamp;

/// Days within which the other account confirms.
pub const DAYS: i64 = 14;

/// Days for which the address of an account that is to end can object, when nobody confirmed there.
pub const OBJECT_DAYS: i64 = 7;

/// Merges that one account may ask for within a day: each writes to an address that may be anybody's.
pub const ASKS_A_DAY: i64 = 3;

/// Which account goes on.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Keeps {
    /// The one from which it was asked.
    Asking,
    /// The other one.
    Other,
}

impl Keeps {
    /// The machine word.
    pub fn name(self) -> &'static str {
        match self {
            Self::Asking => "asking",
            Self::Other => "other",
        }
    }

    /// The choice with this machine word.
    pub fn from_name(name: &str) -> Option<Self> {
        [Self::Asking, Self::Other].into_iter().find(|keeps| keeps.name() == name)
    }
}

/// Which of the two accounts somebody reads the email of.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Side {
    /// The one from which it was asked.
    Asking,
    /// The other one.
    Other,
}

/// A merge that is open.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Merge {
    /// Key.
    pub id: String,
    /// From which account it was asked.
    pub account_id: AccountId,
    /// The address of the other one, as it was typed.
    pub email: String,
    /// Which account goes on.
    pub keeps: Keeps,
    /// When it was asked for.
    pub asked_at: Timestamp,
    /// Until when it can be confirmed.
    pub expires_at: Timestamp,
    /// When it was confirmed by the link to the address of the asking account.
    pub own_confirmed_at: Option<Timestamp>,
    /// Which account confirmed it as the other one, and when.
    pub other: Option<(AccountId, Timestamp)>,
}

impl Merge {
    /// When it takes effect, as far as anybody confirmed it. Whoever is signed in to an account may not be its owner, so one that is to
    /// end has its address asked too, or given some days to object: people who change jobs cannot read their old address any more.
    pub fn takes_effect(&self) -> Option<Timestamp> {
        let (_, other) = self.other.as_ref()?;
        match (self.keeps, self.own_confirmed_at) {
            (Keeps::Asking, _) => Some(*other),
            (Keeps::Other, Some(own)) => Some(own.max(*other)),
            (Keeps::Other, None) => Some(after(*other, 24 * OBJECT_DAYS)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_account_ends_only_when_its_address_agreed_or_had_its_days() {
        let at = |day: &str| format!("2027-01-{day}T09:00:00Z").parse::<Timestamp>().unwrap();
        let mut merge = Merge {
            id: "m".into(),
            account_id: "a".into(),
            email: "other@x.example".into(),
            keeps: Keeps::Other,
            asked_at: at("01"),
            expires_at: at("15"),
            own_confirmed_at: Some(at("02")),
            other: None,
        };
        assert_eq!(merge.takes_effect(), None, "the other account says so itself");
        merge.other = Some(("b".into(), at("03")));
        assert_eq!(merge.takes_effect(), Some(at("03")));
        merge.own_confirmed_at = None;
        assert_eq!(merge.takes_effect(), Some(at("10")));
        merge.keeps = Keeps::Asking;
        assert_eq!(merge.takes_effect(), Some(at("03")), "nothing of the asking account ends");
    }
}
