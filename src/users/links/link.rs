//! The purposes of secret links, and the row of a link.

use crate::ids::new_id;
use crate::store::Moment;
use crate::store::typed::stored_enum;
use crate::users::addresses::{self, UNDO_DAYS};
use crate::users::oidc::LINK_HOURS;
use crate::users::sessions::hours_after;
use jiff::Timestamp;

stored_enum! {
    /// The purpose of a link, with the subject that it opens.
    LinkPurpose as "purpose of a link" {
        /// Verifies the address of an account.
        Verify = "verify",
        /// Sets a new password of an account.
        Reset = "reset",
        /// Creates the first administrator; printed at the first start. It has no subject.
        FirstAdmin = "first_admin",
        /// Invites an address to collaborate on a request.
        Invitation = "invitation",
        /// Confirms a change of address, at the new address.
        AddressNew = "address_new",
        /// Undoes a change of address, at the former address.
        AddressUndo = "address_undo",
        /// Continues an external sign-in.
        Oidc = "oidc",
        /// Asks a contact of a namespace about a request to change it.
        ContactAnswer = "contact_answer",
        /// Asks a contact of a namespace whether the contact is still right.
        ContactCheck = "contact_check",
    }
}

impl LinkPurpose {
    /// The validity period, in hours. A link to a contact, or for the first administrator, is valid as long as its subject allows.
    pub fn validity_hours(self) -> i64 {
        match self {
            Self::Verify => 7 * 24,
            // Short, because others can use up the daily limit of such emails.
            Self::Reset => 24,
            Self::Oidc => LINK_HOURS,
            Self::Invitation => 14 * 24,
            Self::AddressNew => addresses::CONFIRMATION_DAYS * 24,
            Self::AddressUndo => UNDO_DAYS * 24,
            Self::FirstAdmin | Self::ContactAnswer | Self::ContactCheck => 24 * 365 * 10,
        }
    }

    /// Whether the validity period starts again when the email is delivered or sent again.
    pub(super) fn starts_at_delivery(self) -> bool {
        matches!(self, Self::Verify | Self::Reset | Self::Invitation)
    }
}

/// A link, or a further token of it.
#[derive(Debug, Clone, diesel::Queryable, diesel::Selectable, diesel::Insertable)]
#[diesel(table_name = crate::store::schema::links)]
pub struct SecretLink {
    /// The key. It is not derived from a token, so it grants no access.
    pub id: String,
    pub(crate) token_hash: Option<String>,
    pub purpose: LinkPurpose,
    /// The key of what it opens; empty if there is none.
    pub subject: String,
    /// The address that was invited; empty for other purposes.
    pub email: String,
    /// The page to return to; empty if there is none.
    pub next: String,
    pub(crate) created_at: Moment,
    pub expires_at: Moment,
    pub used_at: Option<Moment>,
}

impl SecretLink {
    /// A new link without a token, which is not yet stored.
    pub(crate) fn new(now: Timestamp, purpose: LinkPurpose, subject: &str) -> Self {
        Self {
            id: new_id(),
            token_hash: None,
            purpose,
            subject: subject.to_owned(),
            email: String::new(),
            next: String::new(),
            created_at: now.into(),
            expires_at: hours_after(now, purpose.validity_hours()).into(),
            used_at: None,
        }
    }
}
