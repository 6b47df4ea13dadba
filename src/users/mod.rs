//! Users: accounts with a verified email address, roles, sessions, and emailed links.
//!
//! Every user can be a registrant; an administrator can assign further roles. Passwords are stored as argon2id hashes. A session is a
//! 256-bit token in a cookie, of which only the SHA-256 is stored. A new session is created at sign-in, and all sessions of a user end when
//! their roles or password change.
//!
//! ```
//! use nidreg::users::{EmailAddress, PersonName};
//! assert_eq!(EmailAddress::parse(" Ada@Example.org ").unwrap().folded(), "ada@example.org");
//! assert!(PersonName::parse("Ada\nBcc: x").is_err()); // a line break would break an email header
//! ```

pub mod addresses;
pub mod attempts;
pub mod devices;
pub mod display_names;
pub mod factors;
pub mod keys;
pub mod links;
pub mod oidc;
pub mod passwords;
pub mod queries;
pub mod refusals;
pub mod secrets;
pub mod sessions;
pub mod tokens;

pub use crate::ids::AccountId;

use crate::refusal::{Refusal, at};
use crate::store::typed::{named, stored_enum};
use jiff::Timestamp;
use std::fmt;
use std::str::FromStr;
use urn_registry::i18n::Phrase;

/// The idle timeout of a session without *Keep me signed in*, in hours.
pub const SESSION_IDLE_HOURS: i64 = 12;

/// The idle timeout with it, in days.
pub const LONG_SESSION_IDLE_DAYS: i64 = 30;

/// The maximum lifetime of a session of a user with a registry role, in hours (ASVS 7.3.2).
pub const STAFF_SESSION_HOURS: i64 = 12;

/// The maximum lifetime of other sessions, in days.
pub const OTHER_SESSION_DAYS: i64 = 30;

/// The suffix of the address of a closed account. It is never a real address, because RFC 2606 §2 reserves "invalid".
pub(crate) const CLOSED_ADDRESS_SUFFIX: &str = "@closed.invalid";

named! {
    /// A role beyond registrant.
    #[derive(PartialOrd, Ord)]
    Role {
        /// Designated expert (RFC 8141 §6.2).
        Expert = "expert" => "role-expert";
        /// Lead of the designated experts.
        Lead = "lead" => "role-lead";
        /// Operator, in the role of IANA.
        Operator = "operator" => "role-operator";
        /// Represents a recognized standards body on the fast track (§6.3).
        Representative = "representative" => "role-representative";
        /// Conveys directions from a standards body (§6.2 step 4).
        Liaison = "liaison" => "role-liaison";
        /// Assigns roles.
        Admin = "admin" => "role-admin";
    }
}

impl FromStr for Role {
    type Err = String;

    fn from_str(name: &str) -> Result<Self, String> {
        Self::from_name(name).ok_or_else(|| Phrase::new("problem-role").arg("name", name).to_string())
    }
}

/// A syntactically valid email address.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct EmailAddress(String);

/// Whether a character may occur in the domain of an address. Invisible characters, and letters that domain names replace by others, cannot
/// (RFC 5891 §4.2).
fn is_of_a_domain(c: char) -> bool {
    let is_stable = || c.to_uppercase().flat_map(char::to_lowercase).eq(c.to_lowercase());
    match c {
        '-' | '.' | '\u{df}' | '\u{3c2}' => true,
        _ if c.is_ascii() => c.is_ascii_alphanumeric(),
        _ => c.is_alphanumeric() && is_stable() || matches!(c, '\u{300}'..='\u{36f}' | '\u{200c}' | '\u{200d}'),
    }
}

impl EmailAddress {
    /// Parses an address; surrounding white space is removed.
    pub fn parse(text: &str) -> Result<Self, Refusal> {
        const EMAIL_ADDRESS_MAX: usize = 254; // RFC 5321 §4.5.3.1.3
        let text = text.trim();
        if text.is_empty() {
            return Err(Refusal::at_field(at::EMAIL, Phrase::new("refusal-asked-email")));
        }
        // Quoted local parts and address literals are valid in RFC 5321, but emails cannot be sent to them from here.
        let unsupported = |c: char| c.is_control() || c.is_whitespace() || matches!(c, '"' | '[' | ']');
        let domain = text.rsplit('@').next().unwrap_or_default();
        let reads = text.len() <= EMAIL_ADDRESS_MAX
            && !text.contains(unsupported)
            && text.parse::<lettre::Address>().is_ok()
            && domain.chars().all(is_of_a_domain);
        if reads { Ok(Self(text.to_owned())) } else { Err(Refusal::at_field(at::EMAIL, Phrase::new("refusal-email-form"))) }
    }

    /// The address as entered.
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// The lower-case form by which accounts are found.
    pub fn folded(&self) -> String {
        self.0.to_lowercase()
    }
}

impl fmt::Display for EmailAddress {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// A person's name as they write it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PersonName(String);

impl PersonName {
    /// Parses a name: 1 to 100 characters with a visible letter, without control characters, which would break email headers, and without
    /// links, which email programs would make clickable.
    pub fn parse(text: &str) -> Result<Self, Refusal> {
        const PERSON_NAME_MAX: usize = 100;
        let text = text.trim();
        if text.is_empty() {
            return Err(Refusal::at_field(at::NAME, Phrase::new("refusal-enter-name")));
        }
        if text.chars().any(|c| c.is_control() || matches!(c, '\u{2028}' | '\u{2029}')) {
            return Err(Refusal::at_field(at::NAME, Phrase::new("refusal-name-control")));
        }
        if text.chars().count() > PERSON_NAME_MAX {
            return Err(Refusal::at_field(at::NAME, Phrase::new("refusal-name-long").arg("most", PERSON_NAME_MAX)));
        }
        if !display_names::has_visible_letter(text) {
            return Err(Refusal::at_field(at::NAME, Phrase::new("refusal-name-letter")));
        }
        if display_names::has_link(text) {
            return Err(Refusal::at_field(at::NAME, Phrase::new("refusal-name-link")));
        }
        Ok(Self(text.to_owned()))
    }

    /// The name.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

/// A password as entered. It is not printed by `Debug` and never logged.
#[derive(Clone)]
pub struct Password(String);

impl Password {
    /// Validates a new password in the form field `field`. `own` are words related to the user, such as their name.
    pub fn parse(text: &str, field: &'static str, own: &[&str]) -> Result<Self, Refusal> {
        match passwords::fault(text, own) {
            Some(reason) => Err(Refusal::at_field(field, reason)),
            None => Ok(Self(text.to_owned())),
        }
    }

    /// A password to compare with a stored one; the rules for new passwords do not apply.
    pub fn unchecked(text: &str) -> Self {
        Self(text.to_owned())
    }

    pub(crate) fn bytes(&self) -> &[u8] {
        self.0.as_bytes()
    }
}

impl fmt::Debug for Password {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Password(…)")
    }
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Account {
    /// The key.
    pub id: AccountId,
    /// The email address as entered.
    pub email: String,
    /// The name as entered.
    pub name: String,
    /// When the address was verified.
    pub verified_at: Option<Timestamp>,
    /// When the account was suspended or closed.
    pub disabled_at: Option<Timestamp>,
    /// Roles beyond registrant, sorted.
    pub roles: Vec<Role>,
}

impl Account {
    /// Whether the account has a role.
    pub fn has_role(&self, role: Role) -> bool {
        self.roles.contains(&role)
    }

    /// Whether the account can make decisions for the registry: experts, leads, operators and administrators need a second factor.
    pub fn is_staff(&self) -> bool {
        [Role::Expert, Role::Lead, Role::Operator, Role::Admin].into_iter().any(|role| self.has_role(role))
    }

    /// The system, which performs scheduled actions. No account has its empty key.
    pub fn of_system() -> Self {
        Self {
            id: AccountId::PROGRAM,
            email: String::new(),
            name: "nidreg".to_owned(),
            verified_at: None,
            disabled_at: None,
            roles: Vec::new(),
        }
    }

    /// Whether the account was closed permanently. A suspended account keeps its address.
    pub fn is_closed(&self) -> bool {
        self.email.ends_with(CLOSED_ADDRESS_SUFFIX)
    }

    /// Whether the account may act: verified, and not suspended or closed.
    pub fn can_act(&self) -> bool {
        self.verified_at.is_some() && self.disabled_at.is_none()
    }
}

/// Who acts: a user with a session, the command line, or the system.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Actor {
    /// A signed-in user.
    Person(Account),
    /// A user of the command line on the server.
    CommandLine,
    /// The system, for scheduled actions.
    Clock,
}

impl Actor {
    /// The account, if it is a user.
    pub fn account(&self) -> Option<&Account> {
        match self {
            Self::Person(account) => Some(account),
            Self::CommandLine | Self::Clock => None,
        }
    }

    /// Whether the actor has a role; the command line, used by the owner of the server, has all roles.
    pub fn has_role(&self, role: Role) -> bool {
        match self {
            Self::Person(account) => account.has_role(role),
            Self::CommandLine => true,
            Self::Clock => false,
        }
    }
}

/// A session as shown to its owner.
#[derive(Debug, Clone, PartialEq, Eq, diesel::Queryable, diesel::Selectable)]
#[diesel(table_name = crate::store::schema::sessions)]
pub struct Session {
    /// The public key, for ending the session.
    pub id: String,
    /// The User-Agent header, cut to 200 characters.
    pub browser: String,
    /// When it began.
    pub created_at: Timestamp,
    /// When it was last used.
    pub last_seen_at: Timestamp,
    /// When it expires.
    pub expires_at: Timestamp,
}

stored_enum! {
    /// How a requested change of an account ended.
    Ended as "end of a change" {
        /// It was done.
        Done = "done",
        /// Withdrawn by the requester.
        Withdrawn = "withdrawn",
        /// Replaced by another request.
        Replaced = "replaced",
        /// The address was assigned to another account.
        Taken = "taken",
        /// The change took effect and was undone from the former address.
        Undone = "undone",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_and_addresses_unsafe_in_email_are_rejected() {
        for name in ["", "  ", "a\rb", "a\nb", "a\0b", "a\u{2028}b"] {
            assert!(PersonName::parse(name).is_err(), "{name:?}");
        }
        for email in
            ["", "ada", "ada@", "a b@example.org", "\"a b\"@example.org", "ada@[127.0.0.1]", "ada@example.org\nBcc: x@y.example"]
        {
            assert!(EmailAddress::parse(email).is_err(), "{email:?}");
        }
        assert!(PersonName::parse("Ádám Ó’Néill").is_ok());
        assert!(format!("{:?}", Password::unchecked("secret")).find("secret").is_none());
    }
}
