//! Who works on a request with its owner, and who may look at its draft: members, invitations, private links.

pub mod members;
pub(crate) mod queries;

use crate::ids::AccountId;

/// The most people who work on one request, its owner not counted.
pub const MEMBERS_MAX: usize = 20;

/// An invitation is good for this long.
pub(crate) const INVITATION_DAYS: i64 = 14;

/// Somebody who works on a request.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Member {
    /// Their account.
    pub id: AccountId,
    /// Their name.
    pub name: String,
    /// Their address.
    pub email: String,
}
