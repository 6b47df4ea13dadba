//! Claims: somebody who is not known for a registered namespace asks something of it. The published contacts are asked by email, an
//! operator decides on evidence, and until one of them says yes nothing of it is registered.

pub(crate) mod ask;
pub(crate) mod queries;

use crate::cases::{Present, Subject};
use crate::history::Act;
use jiff::Timestamp;

/// How a claim stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Claim {
    /// Whoever asks registered the last version here, or the request is about no registered namespace.
    None,
    /// Nobody has said yet.
    Open,
    /// A published contact said that whoever asks does not speak for the namespace.
    Denied(Timestamp),
    /// Confirmed: by a published contact, or by an operator on evidence.
    Confirmed(Timestamp),
}

impl Claim {
    /// Whether readers are told that nobody confirmed it.
    pub fn is_open(self) -> bool {
        matches!(self, Self::Open | Self::Denied(_))
    }
}

/// How a claim stands: `known` says that whoever asks is known for the namespace, `last` what was said of it last.
pub fn standing(known: bool, last: Option<(Act, Timestamp)>) -> Claim {
    match last {
        _ if known => Claim::None,
        Some((Act::AuthorityDenied, at)) => Claim::Denied(at),
        Some((_, at)) => Claim::Confirmed(at),
        None => Claim::Open,
    }
}

/// Whether nothing is registered while the claim is open. A change away from a registrant whom nobody can reach has its own evidence,
/// notice and experts.
pub fn holds_up(subject: &Subject) -> bool {
    !matches!(subject, Subject::RegistrantChange { present: Present::Unreachable, .. })
}

/// What a published contact answers.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Answer {
    /// Whoever asks speaks for the namespace.
    Yes,
    /// They do not.
    No,
}

impl Answer {
    /// The machine word.
    pub fn name(self) -> &'static str {
        match self {
            Self::Yes => "yes",
            Self::No => "no",
        }
    }

    /// The answer with this machine word.
    pub fn from_name(name: &str) -> Option<Self> {
        [Self::Yes, Self::No].into_iter().find(|answer| answer.name() == name)
    }
}

/// A published contact who was asked.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Asked {
    /// The address; it stands in the registered text.
    pub address: String,
    /// When they were asked.
    pub asked_at: Timestamp,
    /// What they said, and when.
    pub answer: Option<(Answer, Timestamp)>,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_last_word_counts_and_only_for_strangers() {
        let at = Timestamp::UNIX_EPOCH;
        assert_eq!(standing(true, None), Claim::None);
        assert_eq!(standing(true, Some((Act::AuthorityDenied, at))), Claim::None);
        assert!(standing(false, None).is_open());
        assert!(standing(false, Some((Act::AuthorityDenied, at))).is_open());
        assert!(!standing(false, Some((Act::AuthorityConfirmed, at))).is_open());
        assert!(!standing(false, Some((Act::AuthorityVouched, at))).is_open());
    }
}
