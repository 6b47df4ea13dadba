//! Why a sign-in at a provider did not come about.

/// Why it did not. The words are for the log of the program; they have no secret in them.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum Trouble {
    /// It does not answer, or not in time, or not as a provider does.
    #[error("away: {0}")]
    Away(String),
    /// It said something that is not believed.
    #[error("not believed: {0}")]
    NotBelieved(String),
}

pub(super) fn away(why: impl std::fmt::Display) -> Trouble {
    Trouble::Away(why.to_string())
}

pub(super) fn not_believed(why: impl std::fmt::Display) -> Trouble {
    Trouble::NotBelieved(why.to_string())
}
