//! People: accounts with a verified email address, roles, sessions, and the links that are mailed to them.
//!
//! Everybody with an account is a registrant; five roles come on top, given by an administrator. Passwords are kept as
//! argon2id hashes; a session is a 256-bit token in a cookie of which only the SHA-256 is stored. A new session is made at
//! sign-in, and all of a person's sessions end when their roles or password change.
//!
//! ```
//! use nidreg::people::{Email, PersonName};
//! assert_eq!(Email::parse(" Ada@Example.org ").unwrap().folded(), "ada@example.org");
//! assert!(PersonName::parse("Ada\nBcc: x").is_err()); // a line break would break a letter's header
//! ```

pub mod addresses;
pub mod attempts;
pub mod away;
pub mod devices;
pub mod elsewhere;
pub mod factors;
pub mod keys;
pub mod links;
pub mod merges;
pub mod passwords;
pub mod queries;
pub mod refusals;
pub mod secrets;
pub mod sessions;
pub mod tokens;

pub use crate::ids::AccountId;

use crate::refusal::{Refusal, at};
use crate::store::typed::kept_words;
use crate::words::Phrase;
use jiff::Timestamp;
use std::fmt;
use std::str::FromStr;

/// How long a session lives without *Keep me signed in*, in hours since the last page.
pub const SESSION_HOURS: i64 = 12;

/// How long it lives with it, in days.
pub const LONG_SESSION_DAYS: i64 = 30;

/// The longest a session of somebody with a role of the registry lives, in hours, however much it is used (ASVS 7.3.2).
pub const STAFF_HOURS: i64 = 12;

/// The longest anybody else's does, in days.
pub const OTHERS_DAYS: i64 = 30;

/// How the address of a closed account ends. It cannot be anybody's: RFC 2606 §2 keeps "invalid" from ever being a domain.
pub(crate) const CLOSED: &str = "@closed.invalid";

/// A role beyond registrant.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Role {
    /// Designated expert (RFC 8141 §6.2).
    Expert,
    /// Leader of the designated experts.
    Lead,
    /// The IANA role.
    Operator,
    /// Speaks for a recognised body on the fast track (§6.3).
    Representative,
    /// Brings directions from a standards body (§6.2 step 4).
    Liaison,
    /// Gives roles to people.
    Admin,
}

impl Role {
    /// All roles.
    pub const ALL: [Self; 6] = [Self::Expert, Self::Lead, Self::Operator, Self::Representative, Self::Liaison, Self::Admin];

    /// The machine word.
    pub fn name(self) -> &'static str {
        match self {
            Self::Expert => "expert",
            Self::Lead => "lead",
            Self::Operator => "operator",
            Self::Representative => "representative",
            Self::Liaison => "liaison",
            Self::Admin => "admin",
        }
    }

    /// The role, in the language of the reader.
    pub(crate) const fn said(self) -> Phrase {
        Phrase::new(match self {
            Self::Expert => "role-expert",
            Self::Lead => "role-lead",
            Self::Operator => "role-operator",
            Self::Representative => "role-representative",
            Self::Liaison => "role-liaison",
            Self::Admin => "role-admin",
        })
    }

    /// The same in English.
    pub fn words(self) -> &'static str {
        match self {
            Self::Expert => "Designated expert",
            Self::Lead => "Lead of the experts",
            Self::Operator => "Operator",
            Self::Representative => "Representative of a recognized body",
            Self::Liaison => "Liaison of a standards body",
            Self::Admin => "Administrator",
        }
    }
}

impl FromStr for Role {
    type Err = String;

    fn from_str(name: &str) -> Result<Self, String> {
        Self::ALL
            .into_iter()
            .find(|role| role.name() == name)
            .ok_or_else(|| format!("{name:?} is not a role; use expert, lead, operator, representative, liaison or admin"))
    }
}

/// A mail address that a letter can be sent to.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Email(String);

impl Email {
    /// Reads an address; blanks around it are dropped.
    pub fn parse(text: &str) -> Result<Self, Refusal> {
        const LONGEST: usize = 254; // RFC 5321 §4.5.3.1.3
        let text = text.trim();
        if text.is_empty() {
            return Err(Refusal::at(at::EMAIL, Phrase::new("refusal-asked-email")));
        }
        let reads = text.len() <= LONGEST && !text.chars().any(char::is_control) && text.parse::<lettre::Address>().is_ok();
        if reads { Ok(Self(text.to_owned())) } else { Err(Refusal::at(at::EMAIL, Phrase::new("refusal-email-form"))) }
    }

    /// As written.
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// The form by which accounts are found.
    pub fn folded(&self) -> String {
        self.0.to_lowercase()
    }
}

impl fmt::Display for Email {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// A person's name as they write it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PersonName(String);

impl PersonName {
    /// Reads a name: 1 to 100 characters, no control characters, which would break a letter's header.
    pub fn parse(text: &str) -> Result<Self, Refusal> {
        const LONGEST: usize = 100;
        let text = text.trim();
        if text.is_empty() {
            return Err(Refusal::at(at::NAME, Phrase::new("refusal-enter-name")));
        }
        if text.chars().any(|c| c.is_control() || matches!(c, '\u{2028}' | '\u{2029}')) {
            return Err(Refusal::at(at::NAME, Phrase::new("refusal-name-control")));
        }
        if text.chars().count() > LONGEST {
            return Err(Refusal::at(at::NAME, Phrase::new("refusal-name-long").with("most", LONGEST)));
        }
        Ok(Self(text.to_owned()))
    }

    /// The name.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

/// A password as typed. It never appears in a log or a debug print.
#[derive(Clone)]
pub struct Password(String);

impl Password {
    /// Reads a new password at the form field `field`; `own` are the words of whoever chooses it.
    pub fn parse(text: &str, field: &'static str, own: &[&str]) -> Result<Self, Refusal> {
        match passwords::fault(text, own) {
            Some(why) => Err(Refusal::at(field, why)),
            None => Ok(Self(text.to_owned())),
        }
    }

    /// A password to compare with a stored one; the rules of today do not apply.
    pub fn attempt(text: &str) -> Self {
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

/// An account.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Account {
    /// Its key.
    pub id: AccountId,
    /// Mail address as written.
    pub email: String,
    /// Name as written.
    pub name: String,
    /// Since when the address is known to be theirs.
    pub verified_at: Option<Timestamp>,
    /// Since when the account is shut.
    pub disabled_at: Option<Timestamp>,
    /// Roles beyond registrant, sorted.
    pub roles: Vec<Role>,
}

impl Account {
    /// Whether the account has a role.
    pub fn has(&self, role: Role) -> bool {
        self.roles.contains(&role)
    }

    /// Whether it decides for the registry: experts, leads, operators and administrators need a second factor.
    pub fn is_staff(&self) -> bool {
        [Role::Expert, Role::Lead, Role::Operator, Role::Admin].into_iter().any(|role| self.has(role))
    }

    /// The program itself, which acts on time: no account has its empty key.
    pub fn of_the_program() -> Self {
        Self {
            id: AccountId::PROGRAM,
            email: String::new(),
            name: "nidreg".to_owned(),
            verified_at: None,
            disabled_at: None,
            roles: Vec::new(),
        }
    }

    /// Whether it was closed permanently. A suspended account keeps its address.
    pub fn is_closed(&self) -> bool {
        self.email.ends_with(CLOSED)
    }

    /// Whether it may act: verified and not shut.
    pub fn is_live(&self) -> bool {
        self.verified_at.is_some() && self.disabled_at.is_none()
    }
}

/// Who acts: an account through a session, the command line, or the clock.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Actor {
    /// A signed-in person.
    Person(Account),
    /// Somebody at the machine's command line.
    CommandLine,
    /// The program itself, on time.
    Clock,
}

impl Actor {
    /// The account behind it.
    pub fn account(&self) -> Option<&Account> {
        match self {
            Self::Person(account) => Some(account),
            Self::CommandLine | Self::Clock => None,
        }
    }

    /// Whether a person with this role acts, or the command line, which stands for the machine's owner.
    pub fn has(&self, role: Role) -> bool {
        match self {
            Self::Person(account) => account.has(role),
            Self::CommandLine => true,
            Self::Clock => false,
        }
    }
}

/// A session as its owner sees it in the list.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Session {
    /// Public handle, to end it by.
    pub id: String,
    /// What the browser called itself, cut to 200 characters.
    pub browser: String,
    /// When it began.
    pub created_at: Timestamp,
    /// When it was last used.
    pub last_seen_at: Timestamp,
    /// When it ends by itself.
    pub expires_at: Timestamp,
}

kept_words! {
    /// How a change that was asked for with an account ended.
    Ended as "end of a change" {
        /// It is done.
        Done = "done",
        /// Somebody at one of the addresses objected; earlier releases wrote it.
        Objected = "objected",
        /// Whoever asked took it back.
        Withdrawn = "withdrawn",
        /// Another one was asked for.
        Replaced = "replaced",
        /// The address became that of another account.
        Taken = "taken",
        /// It took effect, and the former address undid it.
        Undone = "undone",
    }
}

/// What a mailed link is for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum LinkPurpose {
    /// Show that an address is one's own; good for 7 days.
    Verify,
    /// Choose a new password; good for 2 hours.
    Reset,
    /// Make the first administrator; good until used, printed at the first start.
    FirstAdmin,
}

impl LinkPurpose {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::Verify, Self::Reset, Self::FirstAdmin];

    /// The word in the database.
    pub fn name(self) -> &'static str {
        match self {
            Self::Verify => "verify",
            Self::Reset => "reset",
            Self::FirstAdmin => "first_admin",
        }
    }

    /// How long it is good for, in hours.
    pub fn hours(self) -> i64 {
        match self {
            Self::Verify => 7 * 24,
            Self::Reset => 2,
            Self::FirstAdmin => 24 * 365 * 10,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_and_addresses_that_would_break_a_letter_are_refused() {
        for name in ["", "  ", "a\rb", "a\nb", "a\0b", "a\u{2028}b"] {
            assert!(PersonName::parse(name).is_err(), "{name:?}");
        }
        for email in ["", "ada", "ada@", "a b@example.org", "ada@example.org\nBcc: x@y.example"] {
            assert!(Email::parse(email).is_err(), "{email:?}");
        }
        assert!(PersonName::parse("Ádám Ó’Néill").is_ok());
        assert!(format!("{:?}", Password::attempt("secret")).find("secret").is_none());
    }
}
