//! Why a sign-in at a provider failed.

/// Why a sign-in failed. The messages are for the program's log and contain no secrets.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum SignInError {
    /// The provider did not respond in time, responded with something that cannot be parsed, or cannot be used at the moment.
    #[error("away: {0}")]
    Away(String),
    /// The response failed verification or the authorization code was rejected.
    #[error("not believed: {0}")]
    NotBelieved(String),
}

pub(super) fn provider_unavailable(reason: impl std::fmt::Display) -> SignInError {
    SignInError::Away(reason.to_string())
}

pub(super) fn not_believed(reason: impl std::fmt::Display) -> SignInError {
    SignInError::NotBelieved(reason.to_string())
}
