//! Changes of an account's email address: requested by the user, confirmed with a link sent to the new address. The former address is
//! notified and can undo the change for some days (`docs/design/accounts.md`).

pub mod queries;

use crate::ids::AccountId;
use jiff::Timestamp;

/// Days within which a change must be confirmed at the new address.
pub const CONFIRMATION_DAYS: i64 = 14;

/// Days for which the former address can undo a change that took effect.
pub const UNDO_DAYS: i64 = 7;

/// The maximum number of changes that one account may request per day, because each sends an email to an unverified address.
pub const CHANGES_PER_DAY_MAX: i64 = 3;

/// A pending change.
#[derive(Debug, Clone, PartialEq, Eq, diesel::Queryable, diesel::Selectable)]
#[diesel(table_name = crate::store::schema::address_changes)]
pub struct AddressChange {
    /// The key.
    pub id: String,
    /// The account.
    pub account_id: AccountId,
    /// The new address, as entered.
    pub email: String,
}

/// A change that took effect and can still be undone.
#[derive(Debug, Clone, PartialEq, Eq, diesel::Queryable)]
pub struct Undoable {
    /// The key.
    pub id: String,
    /// The account.
    pub account_id: AccountId,
    /// The former address of the account.
    pub former: String,
    /// When the change took effect.
    pub done_at: Timestamp,
}

/// The effect of a link for a change.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum LinkEffect {
    /// Confirms the change, at the new address.
    Confirm(AddressChange),
    /// Undoes the change, at the former address.
    Undo(Undoable),
}

impl LinkEffect {
    /// The account.
    pub(crate) fn account_id(&self) -> &AccountId {
        match self {
            Self::Confirm(change) => &change.account_id,
            Self::Undo(change) => &change.account_id,
        }
    }
}
