//! Changes of the address of an account: requested with the account, confirmed behind a link to the new address. The former address is
//! notified and can undo the change for some days (`docs/decisions/0027-account-lifecycle.md`).

pub mod queries;

use crate::ids::AccountId;
use jiff::Timestamp;

/// Days within which a change is confirmed at the new address.
pub const DAYS: i64 = 14;

/// Days for which the former address can undo a change that took effect.
pub const UNDO_DAYS: i64 = 7;

/// Changes that one account may ask for within a day: each writes to an address that may be anybody's.
pub const ASKS_A_DAY: i64 = 3;

/// A change that is open.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct AddressChange {
    /// Key.
    pub id: String,
    /// Whose.
    pub account_id: AccountId,
    /// The new address, as it was typed.
    pub email: String,
    /// Until when it can be confirmed.
    pub expires_at: Timestamp,
}

/// A change that took effect and can still be undone.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Undoable {
    /// Key.
    pub id: String,
    /// Whose.
    pub account_id: AccountId,
    /// The former address of the account.
    pub former: String,
    /// When the change took effect.
    pub done_at: Timestamp,
    /// Until when it can be undone.
    pub until: Timestamp,
}

/// What a link of a change is about.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Linked {
    /// The new address confirms the change.
    Confirm(AddressChange),
    /// The former address undoes it.
    Undo(Undoable),
}

impl Linked {
    /// Whose account.
    pub(crate) fn account_id(&self) -> &AccountId {
        match self {
            Self::Confirm(change) => &change.account_id,
            Self::Undo(change) => &change.account_id,
        }
    }
}
