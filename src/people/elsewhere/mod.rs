//! Sign-ins at another provider. One that belongs to an account is an [`Identity`]: issuer and subject, never an address, because a
//! provider may give an address to somebody else tomorrow. A [`Round`] is one way to a provider and back, in one browser.

pub mod queries;

use crate::ids::{AccountId, sha256};
use crate::people::secrets::Token;
use jiff::Timestamp;

/// Minutes within which a round comes back, and within which its browser goes on.
pub const ROUND_MINUTES: i64 = 15;

/// Hours for which a mailed link goes on with a round.
pub const LINK_HOURS: i64 = 24;

/// The most identities that one account may have.
pub const IDENTITIES_MAX: usize = 10;

/// The two secrets of a round: one travels with the address, the other one stays in the cookie of the browser. What binds the answer of
/// the provider is worked out from both, so that neither the database nor the address alone can make it.
#[derive(Debug, Clone)]
pub struct Secrets {
    /// What comes back with the address.
    pub state: Token,
    /// What stays in the browser.
    pub browser: Token,
}

impl Secrets {
    /// Draws new ones.
    pub fn draw() -> Self {
        Self { state: Token::draw(), browser: Token::draw() }
    }

    fn derived(&self, what: &str) -> String {
        sha256(format!("{what}\0{}\0{}", self.browser.secret(), self.state.secret()).as_bytes())
    }

    /// The nonce that the ID token must have (OpenID Connect Core 1.0, 3.1.2.1).
    pub fn nonce(&self) -> String {
        self.derived("nonce")
    }

    /// The verifier of the code (RFC 7636, 4.1): 64 characters.
    pub fn verifier(&self) -> String {
        self.derived("verifier")
    }
}

/// What a provider showed of somebody: verified, and no more than is needed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Shown {
    /// Who says so.
    pub issuer: String,
    /// Whom it means; nobody else ever has the same.
    pub subject: String,
    /// Their address, only when the provider has verified it.
    pub email: Option<String>,
    /// What they are called.
    pub name: Option<String>,
    /// When they last showed the provider who they are, as far as it says.
    pub at: Option<Timestamp>,
}

impl Shown {
    /// What its owner knows it by.
    pub fn called(&self) -> &str {
        self.email.as_deref().or(self.name.as_deref()).unwrap_or(&self.subject)
    }
}

/// A round to a provider.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Round {
    /// Key.
    pub id: String,
    /// Where to go on.
    pub next: String,
    /// Who wants to link; nobody when somebody signs in.
    pub linker: Option<AccountId>,
    /// How far it is.
    pub stage: Stage,
}

/// How far a round is.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Stage {
    /// At the provider.
    Away,
    /// Back, with what the provider showed.
    Back(Shown),
    /// A link to go on was mailed.
    Mailed {
        /// What the provider showed.
        shown: Shown,
        /// The account whose address it went to.
        account_id: AccountId,
        /// The name that was typed for a new account.
        name: String,
    },
}

impl Round {
    /// What the provider showed, once it is back.
    pub fn shown(&self) -> Option<&Shown> {
        match &self.stage {
            Stage::Away => None,
            Stage::Back(shown) | Stage::Mailed { shown, .. } => Some(shown),
        }
    }
}

/// A sign-in at another provider that belongs to an account.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Identity {
    /// Key.
    pub id: String,
    /// Whose.
    pub account_id: AccountId,
    /// Who says so.
    pub issuer: String,
    /// What the provider calls it.
    pub called: String,
    /// Since when.
    pub linked_at: Timestamp,
    /// When somebody last signed in with it.
    pub used_at: Option<Timestamp>,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_binds_a_round_needs_both_secrets() {
        let secrets = Secrets::draw();
        let other = Secrets { state: Token::draw(), ..secrets.clone() };
        let third = Secrets { browser: Token::draw(), ..secrets.clone() };
        assert!(secrets.nonce() != secrets.verifier() && secrets.nonce() != other.nonce() && secrets.nonce() != third.nonce());
        assert!((43..=128).contains(&secrets.verifier().len()), "RFC 7636, 4.1");
    }
}
