//! Claims of authority over a registered namespace by a requester who is not yet known for it.
//!
//! The published contacts are asked by email, and an operator can decide on evidence. Nothing is registered until one of them confirms
//! the claim.

pub(crate) mod ask;
pub(crate) mod queries;

use crate::cases::{Present, Subject};
use crate::history::Act;
use crate::store::typed::stored_words;
use jiff::Timestamp;

/// The state of a claim.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Claim {
    /// No claim is needed: the requester registered the last version here, or the request is not about a registered namespace.
    None,
    /// Not answered yet.
    Open,
    /// A published contact stated that the requester is not authorized to act for the namespace.
    Denied(Timestamp),
    /// Confirmed: by a published contact, or by an operator on evidence.
    Confirmed(Timestamp),
}

impl Claim {
    /// Whether readers are shown that the claim is unconfirmed.
    pub fn is_open(self) -> bool {
        matches!(self, Self::Open | Self::Denied(_))
    }
}

/// Computes the state of a claim. `known` is whether the requester is known for the namespace; `last` is the last statement about the
/// claim.
pub fn standing(known: bool, last: Option<(Act, Timestamp)>) -> Claim {
    match last {
        _ if known => Claim::None,
        Some((Act::AuthorityDenied, at)) => Claim::Denied(at),
        Some((_, at)) => Claim::Confirmed(at),
        None => Claim::Open,
    }
}

/// Whether an open claim blocks the registration. A change from an unreachable registrant does not depend on a claim: it has its own
/// evidence, notice period and experts.
pub fn holds_up(subject: &Subject) -> bool {
    !matches!(subject, Subject::RegistrantChange { present: Present::Unreachable, .. })
}

/// Whether a submitted request is private while its claim is open: a proposal to change a namespace by someone without a known relation to it
/// could otherwise be mistaken for a proposal by its registrant. A correction can be suggested in public.
pub fn is_private(subject: &Subject, claim: Claim) -> bool {
    claim.is_open() && !matches!(subject, Subject::Correction { .. })
}

stored_words! {
    /// The answer of a published contact.
    Answer as "answer of a contact" {
        /// The requester is authorized to act for the namespace.
        Yes = "yes",
        /// The requester is not authorized.
        No = "no",
    }
}

/// A published contact who was asked.
#[derive(Debug, Clone, PartialEq, Eq, diesel::Queryable)]
pub struct Asked {
    /// The email address, taken from the registered text.
    pub address: String,
    /// When they were asked.
    pub asked_at: Timestamp,
    /// The answer, and when it was given.
    pub answer: Option<(Answer, Timestamp)>,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_unknown_requesters_need_a_claim_and_last_statement_counts() {
        let at = Timestamp::UNIX_EPOCH;
        assert_eq!(standing(true, None), Claim::None);
        assert_eq!(standing(true, Some((Act::AuthorityDenied, at))), Claim::None);
        assert!(standing(false, None).is_open());
        assert!(standing(false, Some((Act::AuthorityDenied, at))).is_open());
        assert!(!standing(false, Some((Act::AuthorityConfirmed, at))).is_open());
        assert!(!standing(false, Some((Act::AuthorityVouched, at))).is_open());
    }

    #[test]
    fn unconfirmed_proposals_are_private_and_corrections_are_not() {
        let nid = urn_registry::nid::Nid::parse("gauge").unwrap();
        let revision = Subject::Revision { nid: nid.clone(), base: 1 };
        assert!(is_private(&revision, Claim::Open) && is_private(&revision, Claim::Denied(Timestamp::UNIX_EPOCH)));
        assert!(!is_private(&revision, Claim::None) && !is_private(&revision, Claim::Confirmed(Timestamp::UNIX_EPOCH)));
        assert!(!is_private(&Subject::Correction { nid, version: 1 }, Claim::Open));
    }
}
