//! Collaborators of a request: members and invitations.

pub mod members;
pub(crate) mod queries;

use crate::ids::AccountId;

/// The maximum number of collaborators on a request, not counting its owner.
pub const MEMBERS_MAX: usize = 20;

/// A collaborator.
#[derive(Debug, Clone, PartialEq, Eq, diesel::Queryable, diesel::Selectable)]
#[diesel(table_name = crate::store::schema::accounts)]
pub struct Member {
    /// The collaborator's account.
    pub id: AccountId,
    /// The collaborator's name.
    pub name: String,
    /// The collaborator's email address.
    pub email: String,
}
