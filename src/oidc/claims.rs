//! The verified claims of a provider about a user, limited to what is needed.

use super::trouble::{SignInError, not_believed, provider_unavailable};
use super::wire::RequestFailure;
use crate::users::oidc::ProviderClaims;
use jiff::Timestamp;
use openidconnect::core::{CoreClient, CoreIdTokenVerifier, CoreRequestTokenError, CoreTokenResponse, CoreUserInfoClaims};
use openidconnect::http::{Request, Response};
use openidconnect::{
    EndpointMaybeSet, EndpointNotSet, EndpointSet, LocalizedClaim, Nonce, OAuth2TokenResponse as _, RequestTokenError,
    SubjectIdentifier, TokenResponse as _, UserInfoError,
};
use std::error::Error;
use std::ops::Deref;

/// This registry as a client of a provider whose metadata was fetched.
pub(super) type Client =
    CoreClient<EndpointSet, EndpointNotSet, EndpointNotSet, EndpointNotSet, EndpointMaybeSet, EndpointMaybeSet>;

/// The token response for an authorization code.
pub(super) type IssuedTokens = CoreTokenResponse;

/// The maximum length of a subject (OpenID Connect Core 1.0 §2), in bytes.
const SUBJECT_MAX: usize = 255;

/// The maximum length of a name or an email address, in characters; a longer one is ignored.
const CLAIM_CHARS_MAX: usize = 254;

/// An error message with its causes, on one line of at most 200 characters; never the raw response of the provider.
pub(super) fn error_chain_text(error: &dyn Error) -> String {
    let mut text = error.to_string();
    let mut behind = error.source();
    while let Some(error) = behind {
        text = format!("{text}: {error}");
        behind = error.source();
    }
    text.chars().map(|c| if c.is_control() { ' ' } else { c }).take(200).collect()
}

/// Why no tokens were issued for an authorization code.
pub(super) fn code_exchange_error(error: &CoreRequestTokenError<RequestFailure>) -> SignInError {
    match error {
        RequestTokenError::ServerResponse(answer) => not_believed(format!("the code was refused: {}", answer.error().as_ref())),
        RequestTokenError::Request(failure) => provider_unavailable(failure),
        RequestTokenError::Parse(fault, _) => provider_unavailable(format!("the answer to the code cannot be read: {fault}")),
        RequestTokenError::Other(reason) => provider_unavailable(reason),
    }
}

/// The claims used from an ID token or a `UserInfo` response.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Claims {
    pub(super) subject: String,
    /// The email address, only if the provider has verified it.
    pub(super) email: Option<String>,
    name: Option<String>,
    at: Option<Timestamp>,
}

fn cleaned(text: Option<&str>) -> Option<String> {
    let text = text?.trim();
    let fits = !text.is_empty() && text.chars().count() <= CLAIM_CHARS_MAX && !text.chars().any(char::is_control);
    fits.then(|| text.to_owned())
}

fn verified_email(email: Option<&str>, verified: Option<bool>) -> Option<String> {
    cleaned(email).filter(|_| verified == Some(true))
}

/// The first language variant of a claim.
fn first_language_variant<T: Deref<Target = String>>(claim: Option<&LocalizedClaim<T>>) -> Option<String> {
    let (_, text) = claim?.iter().next()?;
    cleaned(Some(text.as_str()))
}

impl Claims {
    /// Verifies the ID token (OpenID Connect Core 1.0 §3.1.3.7) and extracts the claims that are used.
    pub(super) fn from_id_token(
        tokens: &IssuedTokens,
        verifier: &CoreIdTokenVerifier<'_>,
        nonce: &Nonce,
        client_id: &str,
    ) -> Result<Self, SignInError> {
        let token = tokens.id_token().ok_or_else(|| not_believed("there is no ID token"))?;
        let claims = token.claims(verifier, nonce).map_err(|error| not_believed(error_chain_text(&error)))?;
        // Item 5: the authorized party, if present, must be this client.
        if claims.authorized_party().is_some_and(|party| party.as_str() != client_id) {
            return Err(not_believed("the ID token was made for another client"));
        }
        Ok(Self {
            subject: claims.subject().as_str().to_owned(),
            email: verified_email(claims.email().map(|email| email.as_str()), claims.email_verified()),
            name: first_language_variant(claims.name()),
            at: claims.auth_time().and_then(|at| Timestamp::from_second(at.timestamp()).ok()),
        })
    }

    /// Adds the email address and the name from `more` where they are missing.
    pub(super) fn or_claims_from(self, more: Self) -> Self {
        Self { email: self.email.or(more.email), name: self.name.or(more.name), ..self }
    }

    /// The claims in the form in which they are stored; rejects an invalid subject.
    pub(super) fn into_identity(self, issuer: &str) -> Result<ProviderClaims, SignInError> {
        if self.subject.is_empty() || self.subject.len() > SUBJECT_MAX || self.subject.chars().any(char::is_control) {
            return Err(not_believed("the subject cannot be stored"));
        }
        Ok(ProviderClaims { issuer: issuer.to_owned(), subject: self.subject, email: self.email, name: self.name, at: self.at })
    }
}

/// Requests further claims about the subject of an ID token (OpenID Connect Core 1.0 §5.3); `None` if the provider has no `UserInfo`
/// endpoint. A response about another subject is rejected.
pub(super) fn request_user_info(
    client: &Client,
    tokens: &IssuedTokens,
    claims: &Claims,
    http: &impl Fn(Request<Vec<u8>>) -> Result<Response<Vec<u8>>, RequestFailure>,
) -> Result<Option<Claims>, SignInError> {
    let subject = SubjectIdentifier::new(claims.subject.clone());
    let Ok(asked) = client.user_info(tokens.access_token().clone(), Some(subject)) else { return Ok(None) };
    let more: CoreUserInfoClaims = asked.request(http).map_err(|error| match error {
        UserInfoError::ClaimsVerification(reason) => not_believed(error_chain_text(&reason)),
        UserInfoError::Request(failure) => provider_unavailable(failure),
        _ => provider_unavailable("what is said beside the ID token cannot be read"),
    })?;
    Ok(Some(Claims {
        subject: more.subject().as_str().to_owned(),
        email: verified_email(more.email().map(|email| email.as_str()), more.email_verified()),
        name: first_language_variant(more.name()),
        at: None,
    }))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_a_verified_email_and_valid_names_are_accepted() {
        assert_eq!(verified_email(Some("ada@x.example"), Some(true)).as_deref(), Some("ada@x.example"));
        assert_eq!(verified_email(Some("ada@x.example"), Some(false)), None);
        assert_eq!(verified_email(Some("ada@x.example"), None), None);
        assert_eq!(cleaned(Some("Ada\nBcc: x")), None);
        assert_eq!(cleaned(Some(&"a".repeat(255))), None);
        assert_eq!(cleaned(Some(" Ada ")).as_deref(), Some("Ada"));
    }

    #[test]
    fn empty_or_overlong_subject_is_rejected() {
        let claims = |subject: &str| Claims { subject: subject.to_owned(), email: None, name: None, at: None };
        assert!(claims("").into_identity("https://a.example").is_err());
        assert!(claims(&"s".repeat(256)).into_identity("https://a.example").is_err());
        assert_eq!(claims("s").into_identity("https://a.example").unwrap().display_name(), "s");
    }
}
