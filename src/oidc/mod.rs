//! The external sign-in provider: OpenID Connect Core 1.0, the authorization code flow with PKCE (RFC 7636) and a nonce. The crate
//! `openidconnect` parses and verifies; this module sets its restrictions and provides the HTTP transport ([`wire`]).
//!
//! Requests go only to the provider configured by the operators: for its metadata, at startup and every 15 minutes, and for the sign-in
//! of a user who has just returned from it. No request URL comes from a visitor.

mod claims;
pub mod config;
mod trouble;
pub mod wire;

pub use config::Config;
pub use trouble::SignInError;

use crate::users::oidc::{ProviderClaims, Secrets};
use crate::users::sessions::RECENT_CONFIRMATION_MINUTES;
use chrono::{DateTime, Utc};
use claims::{Claims, Client, error_chain_text};
use jiff::Timestamp;
use openidconnect::core::{
    CoreAuthenticationFlow, CoreClient, CoreClientAuthMethod, CoreJwsSigningAlgorithm, CoreProviderMetadata,
};
use openidconnect::{
    AuthType, AuthorizationCode, ClientId, ClientSecret, CsrfToken, IssuerUrl, Nonce, PkceCodeChallenge, PkceCodeVerifier,
    RedirectUrl, Scope, TokenUrl, UserInfoUrl,
};
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Arc, PoisonError, RwLock};
use std::time::Duration;
use trouble::provider_unavailable;
use wire::HttpTransport;

/// The maximum number of concurrent token exchanges, so that a slow provider does not exhaust the threads for other visitors.
const CODE_EXCHANGES_MAX: usize = 4;

/// Seconds by which the provider's clock may be ahead of ours.
const CLOCK_SKEW_MAX: i64 = 60;

/// Seconds after its issue time for which an ID token is accepted, regardless of its own expiry.
const ID_TOKEN_AGE_MAX: i64 = 600;

/// The accepted signature algorithms of ID tokens: only asymmetric keys of the provider, never a shared secret, never `none`.
const SIGNATURE_ALGORITHMS: [CoreJwsSigningAlgorithm; 9] = [
    CoreJwsSigningAlgorithm::RsaSsaPkcs1V15Sha256,
    CoreJwsSigningAlgorithm::RsaSsaPkcs1V15Sha384,
    CoreJwsSigningAlgorithm::RsaSsaPkcs1V15Sha512,
    CoreJwsSigningAlgorithm::RsaSsaPssSha256,
    CoreJwsSigningAlgorithm::RsaSsaPssSha384,
    CoreJwsSigningAlgorithm::RsaSsaPssSha512,
    CoreJwsSigningAlgorithm::EcdsaP256Sha256,
    CoreJwsSigningAlgorithm::EcdsaP384Sha384,
    CoreJwsSigningAlgorithm::EdDsa,
];

/// The client built from a provider's metadata, and the origin of its authorization endpoint.
struct ProviderClient {
    client: Client,
    origin: String,
}

/// An external sign-in provider.
pub struct Provider {
    /// The settings.
    pub config: Config,
    back: String,
    wire: HttpTransport,
    known: RwLock<Option<Arc<ProviderClient>>>,
    /// Whether the last fetch succeeded.
    is_reachable: AtomicBool,
    busy: AtomicUsize,
}

/// Releases the slot of a token exchange when it is dropped.
struct ExchangeSlot<'a>(&'a AtomicUsize);

impl Drop for ExchangeSlot<'_> {
    fn drop(&mut self) {
        self.0.fetch_sub(1, Ordering::AcqRel);
    }
}

fn to_chrono_time(now: Timestamp) -> DateTime<Utc> {
    DateTime::from_timestamp(now.as_second(), 0).unwrap_or(DateTime::<Utc>::MIN_UTC)
}

impl Provider {
    /// Creates a provider whose metadata has not been fetched yet. `back` is the redirect URI.
    ///
    /// # Errors
    /// If the issuer uses https and the system has no trusted certificates.
    pub fn new(config: Config, back: String) -> Result<Self, String> {
        let trusted = if config.issuer.starts_with("https://") { wire::load_trusted_certificates()? } else { Vec::new() };
        Ok(Self {
            config,
            back,
            wire: HttpTransport::new(trusted),
            known: RwLock::new(None),
            is_reachable: AtomicBool::new(false),
            busy: AtomicUsize::new(0),
        })
    }

    /// Fetches the metadata and keys again. If that fails, the previous ones remain in use.
    ///
    /// # Errors
    /// [`SignInError`] if the provider does not respond, states another issuer, or has an endpoint that [`wire::check_provider_url`]
    ///   rejects.
    pub fn refresh_metadata(&self) -> Result<(), SignInError> {
        let fetched = self.fetch_metadata();
        self.is_reachable.store(fetched.is_ok(), Ordering::Relaxed);
        fetched
    }

    /// Whether the last call of [`Self::refresh`] succeeded.
    pub fn is_reachable(&self) -> bool {
        self.is_reachable.load(Ordering::Relaxed)
    }

    fn fetch_metadata(&self) -> Result<(), SignInError> {
        let issuer = IssuerUrl::new(self.config.issuer.clone()).map_err(provider_unavailable)?;
        let http = |request| self.wire.send(request);
        let metadata =
            CoreProviderMetadata::discover(&issuer, &http).map_err(|error| provider_unavailable(error_chain_text(&error)))?;
        let origin = metadata.authorization_endpoint().url().clone();
        let ends = [metadata.token_endpoint().map(TokenUrl::url), metadata.userinfo_endpoint().map(UserInfoUrl::url)];
        for end in ends.into_iter().flatten().chain([&origin]) {
            wire::check_provider_url(end.as_str()).map_err(provider_unavailable)?;
        }
        let methods = metadata.token_endpoint_auth_methods_supported().cloned();
        let by_body = methods.is_some_and(|methods| !methods.contains(&CoreClientAuthMethod::ClientSecretBasic));
        let client = CoreClient::from_provider_metadata(
            metadata,
            ClientId::new(self.config.client_id.clone()),
            Some(ClientSecret::new(self.config.client_secret.secret().to_owned())),
        )
        .set_redirect_uri(RedirectUrl::new(self.back.clone()).map_err(provider_unavailable)?)
        .set_auth_type(if by_body { AuthType::RequestBody } else { AuthType::BasicAuth });
        let known = ProviderClient { client, origin: origin.origin().ascii_serialization() };
        *self.known.write().unwrap_or_else(PoisonError::into_inner) = Some(Arc::new(known));
        Ok(())
    }

    fn provider_client(&self) -> Result<Arc<ProviderClient>, SignInError> {
        let known = self.known.read().unwrap_or_else(PoisonError::into_inner).clone();
        known.ok_or_else(|| provider_unavailable("its description was not read yet"))
    }

    /// The origin of the authorization endpoint, to which sign-in forms redirect; `None` until the metadata is fetched.
    pub fn origin(&self) -> Option<String> {
        self.provider_client().ok().map(|known| known.origin.clone())
    }

    /// The authorization URL to which the user is sent.
    ///
    /// # Errors
    /// [`SignInError::Away`] until the metadata is fetched.
    pub fn authorization_url(&self, secrets: &Secrets) -> Result<String, SignInError> {
        let known = self.provider_client()?;
        let (state, nonce) = (secrets.state.secret().to_owned(), secrets.nonce());
        let challenge = PkceCodeChallenge::from_code_verifier_sha256(&PkceCodeVerifier::new(secrets.verifier()));
        let (url, _, _) = known
            .client
            .authorize_url(CoreAuthenticationFlow::AuthorizationCode, || CsrfToken::new(state), || Nonce::new(nonce))
            .add_scope(Scope::new("email".to_owned()))
            .add_scope(Scope::new("profile".to_owned()))
            .set_pkce_challenge(challenge)
            // With `max_age`, the provider must state `auth_time`, and reauthenticate the user after the same period as we do.
            .set_max_age(Duration::from_secs(RECENT_CONFIRMATION_MINUTES.unsigned_abs() * 60))
            .url();
        Ok(url.into())
    }

    /// Exchanges the authorization code for the user's claims and verifies them.
    ///
    /// # Errors
    /// [`SignInError`] if too many exchanges are in progress, the provider does not respond, or its response is not accepted.
    pub fn identify_user(&self, secrets: &Secrets, code: &str, now: Timestamp) -> Result<ProviderClaims, SignInError> {
        let known = self.provider_client()?;
        let before = self.busy.fetch_add(1, Ordering::AcqRel);
        let _place = ExchangeSlot(&self.busy);
        if before >= CODE_EXCHANGES_MAX {
            return Err(provider_unavailable("too many sign-ins are in progress"));
        }
        let http = |request| self.wire.send(request);
        let asked = known.client.exchange_code(AuthorizationCode::new(code.to_owned())).map_err(provider_unavailable)?;
        let verifier = PkceCodeVerifier::new(secrets.verifier());
        let tokens = asked.set_pkce_verifier(verifier).request(&http).map_err(|error| claims::code_exchange_error(&error))?;
        let claims = self.verify_id_token(&known.client, &tokens, secrets, now)?;
        if claims.email.is_some() {
            return claims.into_identity(&self.config.issuer);
        }
        // Some providers return the email address only from the `UserInfo` endpoint.
        match claims::request_user_info(&known.client, &tokens, &claims, &http)? {
            Some(more) => claims.or_claims_from(more).into_identity(&self.config.issuer),
            None => claims.into_identity(&self.config.issuer),
        }
    }

    fn verify_id_token(
        &self,
        client: &Client,
        tokens: &claims::IssuedTokens,
        secrets: &Secrets,
        now: Timestamp,
    ) -> Result<Claims, SignInError> {
        let verifier = client
            .id_token_verifier()
            .set_allowed_algs(SIGNATURE_ALGORITHMS)
            .set_time_fn(move || to_chrono_time(now))
            .set_issue_time_verifier_fn(move |made| {
                let age = now.as_second() - made.timestamp();
                if (-CLOCK_SKEW_MAX..=ID_TOKEN_AGE_MAX).contains(&age) {
                    Ok(())
                } else {
                    Err("made too long ago, or in the future".to_owned())
                }
            });
        Claims::from_id_token(tokens, &verifier, &Nonce::new(secrets.nonce()), &self.config.client_id)
    }
}

/// The display name of the provider of an identity; its issuer if another provider or none is configured.
pub fn provider_display_name(provider: Option<&Provider>, issuer: &str) -> String {
    let found = provider.filter(|provider| provider.config.issuer == issuer);
    found.map_or_else(|| issuer.to_owned(), |provider| provider.config.name.clone())
}
