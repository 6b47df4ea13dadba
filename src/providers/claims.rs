//! What a provider says of somebody, verified and cut to what is needed.

use super::trouble::{Trouble, away, not_believed};
use super::wire::Failure;
use crate::people::oidc::Shown;
use jiff::Timestamp;
use openidconnect::core::{CoreClient, CoreIdTokenVerifier, CoreRequestTokenError, CoreTokenResponse, CoreUserInfoClaims};
use openidconnect::http::{Request, Response};
use openidconnect::{
    EndpointMaybeSet, EndpointNotSet, EndpointSet, LocalizedClaim, Nonce, OAuth2TokenResponse as _, RequestTokenError,
    SubjectIdentifier, TokenResponse as _, UserInfoError,
};
use std::error::Error;
use std::ops::Deref;

/// This registry as a client of a provider that was read.
pub(super) type Client =
    CoreClient<EndpointSet, EndpointNotSet, EndpointNotSet, EndpointNotSet, EndpointMaybeSet, EndpointMaybeSet>;

/// The answer to a code.
pub(super) type Tokens = CoreTokenResponse;

/// The longest subject (OpenID Connect Core 1.0, 2), in bytes.
const SUBJECT_MAX: usize = 255;

/// Characters of a name or an address; a longer one is left out.
const WORDS_MAX: usize = 254;

/// What an error says, with what is behind it, on one line and not too long; never the answer of the provider word for word.
pub(super) fn said(error: &dyn Error) -> String {
    let mut words = error.to_string();
    let mut behind = error.source();
    while let Some(error) = behind {
        words = format!("{words}: {error}");
        behind = error.source();
    }
    words.chars().map(|c| if c.is_control() { ' ' } else { c }).take(200).collect()
}

/// Why a code brought nothing.
pub(super) fn of_code(error: &CoreRequestTokenError<Failure>) -> Trouble {
    match error {
        RequestTokenError::ServerResponse(answer) => not_believed(format!("the code was refused: {}", answer.error().as_ref())),
        RequestTokenError::Request(failure) => away(failure),
        RequestTokenError::Parse(fault, _) => away(format!("the answer to the code cannot be read: {fault}")),
        RequestTokenError::Other(why) => away(why),
    }
}

/// What is taken from an ID token or from what is said beside it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Claims {
    pub(super) subject: String,
    /// Only an address that the provider has verified; any other counts for nothing.
    pub(super) email: Option<String>,
    name: Option<String>,
    at: Option<Timestamp>,
}

fn kept(words: Option<&str>) -> Option<String> {
    let words = words?.trim();
    let fits = !words.is_empty() && words.chars().count() <= WORDS_MAX && !words.chars().any(char::is_control);
    fits.then(|| words.to_owned())
}

fn verified_email(email: Option<&str>, verified: Option<bool>) -> Option<String> {
    kept(email).filter(|_| verified == Some(true))
}

/// A claim in whatever language comes first.
fn plain<T: Deref<Target = String>>(claim: Option<&LocalizedClaim<T>>) -> Option<String> {
    let (_, words) = claim?.iter().next()?;
    kept(Some(words.as_str()))
}

impl Claims {
    /// Verifies the ID token (OpenID Connect Core 1.0, 3.1.3.7) and takes what is needed of it.
    pub(super) fn read(
        tokens: &Tokens,
        verifier: &CoreIdTokenVerifier<'_>,
        nonce: &Nonce,
        client_id: &str,
    ) -> Result<Self, Trouble> {
        let token = tokens.id_token().ok_or_else(|| not_believed("there is no ID token"))?;
        let claims = token.claims(verifier, nonce).map_err(|error| not_believed(said(&error)))?;
        // Item 5: a token that was made for another client says so here.
        if claims.authorized_party().is_some_and(|party| party.as_str() != client_id) {
            return Err(not_believed("the ID token was made for another client"));
        }
        Ok(Self {
            subject: claims.subject().as_str().to_owned(),
            email: verified_email(claims.email().map(|email| email.as_str()), claims.email_verified()),
            name: plain(claims.name()),
            at: claims.auth_time().and_then(|at| Timestamp::from_second(at.timestamp()).ok()),
        })
    }

    /// With what was said beside it, where it says nothing itself.
    pub(super) fn with(self, more: Self) -> Self {
        Self { email: self.email.or(more.email), name: self.name.or(more.name), ..self }
    }

    /// The same as it is kept.
    pub(super) fn shown(self, issuer: &str) -> Result<Shown, Trouble> {
        if self.subject.is_empty() || self.subject.len() > SUBJECT_MAX || self.subject.chars().any(char::is_control) {
            return Err(not_believed("the subject cannot be kept"));
        }
        Ok(Shown { issuer: issuer.to_owned(), subject: self.subject, email: self.email, name: self.name, at: self.at })
    }
}

/// Asks for more of the person that an ID token names (OpenID Connect Core 1.0, 5.3), where the provider has an address for it. Whoever it
/// answers about must be the same.
pub(super) fn asked_more(
    client: &Client,
    tokens: &Tokens,
    claims: &Claims,
    http: &impl Fn(Request<Vec<u8>>) -> Result<Response<Vec<u8>>, Failure>,
) -> Result<Option<Claims>, Trouble> {
    let subject = SubjectIdentifier::new(claims.subject.clone());
    let Ok(asked) = client.user_info(tokens.access_token().clone(), Some(subject)) else { return Ok(None) };
    let more: CoreUserInfoClaims = asked.request(http).map_err(|error| match error {
        UserInfoError::ClaimsVerification(why) => not_believed(said(&why)),
        UserInfoError::Request(failure) => away(failure),
        _ => away("what is said beside the ID token cannot be read"),
    })?;
    Ok(Some(Claims {
        subject: more.subject().as_str().to_owned(),
        email: verified_email(more.email().map(|email| email.as_str()), more.email_verified()),
        name: plain(more.name()),
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
        assert_eq!(kept(Some("Ada\nBcc: x")), None);
        assert_eq!(kept(Some(&"a".repeat(255))), None);
        assert_eq!(kept(Some(" Ada ")).as_deref(), Some("Ada"));
    }

    #[test]
    fn empty_or_overlong_subject_is_rejected() {
        let claims = |subject: &str| Claims { subject: subject.to_owned(), email: None, name: None, at: None };
        assert!(claims("").shown("https://a.example").is_err());
        assert!(claims(&"s".repeat(256)).shown("https://a.example").is_err());
        assert_eq!(claims("s").shown("https://a.example").unwrap().called(), "s");
    }
}
