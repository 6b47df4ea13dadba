//! External sign-in (OpenID Connect). An external account linked to an account is an [`Identity`]: issuer and subject, never an email
//! address, because a provider may reassign an address. A [`SignInAttempt`] is one sign-in at the provider, in one browser.

pub mod queries;

use crate::ids::{AccountId, sha256};
use crate::users::secrets::Token;
use jiff::Timestamp;

/// Minutes within which the user must return from the provider, and within which the browser must continue.
pub const SIGN_IN_MINUTES: i64 = 15;

/// Hours for which an emailed link continues a sign-in.
pub const LINK_HOURS: i64 = 24;

/// The maximum number of identities per account.
pub const IDENTITIES_MAX: usize = 10;

/// The two secrets of a sign-in: one is in the URL, the other in the browser's cookie. The nonce and the verifier are derived from both, so
/// that neither the database nor the URL alone is sufficient.
#[derive(Debug, Clone)]
pub struct Secrets {
    /// The `state` parameter in the URL.
    pub state: Token,
    /// The secret in the browser's cookie.
    pub browser: Token,
}

impl Secrets {
    /// Generates new secrets.
    pub fn generate() -> Self {
        Self { state: Token::generate(), browser: Token::generate() }
    }

    fn derived(&self, what: &str) -> String {
        sha256(format!("{what}\0{}\0{}", self.browser.secret(), self.state.secret()).as_bytes())
    }

    /// The nonce that the ID token must contain (OpenID Connect Core 1.0 §3.1.2.1).
    pub fn nonce(&self) -> String {
        self.derived("nonce")
    }

    /// The code verifier (RFC 7636 §4.1): 64 characters.
    pub fn verifier(&self) -> String {
        self.derived("verifier")
    }
}

/// The verified claims of a provider, limited to what is needed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ProviderClaims {
    pub issuer: String,
    /// The subject, which the issuer never reassigns.
    pub subject: String,
    /// The email address, only if the provider has verified it.
    pub email: Option<String>,
    pub name: Option<String>,
    /// When the user last authenticated at the provider, if stated.
    pub at: Option<Timestamp>,
}

impl ProviderClaims {
    /// The display name of the identity.
    pub fn display_name(&self) -> &str {
        self.email.as_deref().or(self.name.as_deref()).unwrap_or(&self.subject)
    }
}

/// A sign-in at a provider.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SignInAttempt {
    /// The key.
    pub id: String,
    /// The page to open afterwards.
    pub next: String,
    /// The account to link; `None` for a sign-in.
    pub linker: Option<AccountId>,
    pub stage: Stage,
}

/// The stage of a sign-in.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Stage {
    /// At the provider.
    Away,
    /// Returned, with the provider's claims.
    Back(ProviderClaims),
    /// A link to continue was emailed.
    Mailed {
        /// The provider's claims.
        shown: ProviderClaims,
        /// The account to whose address it was sent.
        account_id: AccountId,
        /// The name entered for a new account.
        name: String,
    },
}

impl SignInAttempt {
    /// The provider's claims, after the return.
    pub fn claims(&self) -> Option<&ProviderClaims> {
        match &self.stage {
            Stage::Away => None,
            Stage::Back(shown) | Stage::Mailed { shown, .. } => Some(shown),
        }
    }
}

/// An external account that is linked to an account.
#[derive(Debug, Clone, PartialEq, Eq, diesel::Queryable, diesel::Selectable)]
#[diesel(table_name = crate::store::schema::identities)]
pub struct Identity {
    /// The key.
    pub id: String,
    /// The account.
    pub account_id: AccountId,
    pub issuer: String,
    /// The display name at the provider.
    pub called: String,
    /// When it was linked.
    pub linked_at: Timestamp,
    /// When it was last used to sign in.
    pub used_at: Option<Timestamp>,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nonce_depends_on_both_sign_in_secrets() {
        let secrets = Secrets::generate();
        let other = Secrets { state: Token::generate(), ..secrets.clone() };
        let third = Secrets { browser: Token::generate(), ..secrets.clone() };
        assert!(secrets.nonce() != secrets.verifier() && secrets.nonce() != other.nonce() && secrets.nonce() != third.nonce());
        assert!((43..=128).contains(&secrets.verifier().len()), "RFC 7636, 4.1");
    }
}
