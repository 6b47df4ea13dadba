//! Appeals against a decision by anyone affected by it: first to the lead, then to the IESG, each within two months (RFC 8126 §10; RFC
//! 2026 §6.5).
//!
//! Filing an appeal does not change the state of the request. If an appeal is granted, the request returns to review with its threads,
//! its positions and its place in a name conflict. The existing registration remains in force and is marked as under reconsideration.

pub(crate) mod queries;

use crate::clock;
use crate::ids::AccountId;
use crate::store::typed::stored_words;
use jiff::civil::Date;
use jiff::{Span, Timestamp};

/// The last day to appeal a decision made at the given time.
pub(crate) fn until(decided: Timestamp) -> Date {
    clock::day(decided).saturating_add(Span::new().months(2))
}

stored_words! {
    /// Who decides on an appeal.
    Stage as "stage" {
        /// The lead expert.
        Lead = "lead", "to the lead of the experts";
        Iesg = "iesg", "to the IESG";
    }
}

stored_words! {
    /// The outcome of an appeal.
    Outcome as "outcome of an appeal" {
        /// The decision is upheld.
        Upheld = "upheld", "the decision is upheld";
        /// The appeal is granted.
        Granted = "granted", "the appeal is granted; the request returns to review, and any existing registration remains in force";
    }
}

/// An appeal against a decision.
#[derive(Debug, Clone, PartialEq, Eq, diesel::Queryable)]
pub struct Appeal {
    /// Database key.
    pub id: String,
    /// The account that filed it.
    pub filed_by: AccountId,
    /// Who decides on it.
    pub stage: Stage,
    /// The grounds for appeal.
    pub grounds: String,
    /// When it was filed.
    pub filed_at: Timestamp,
    /// The outcome, its reasons and when it was decided; `None` while the appeal is open.
    pub decided: Option<(Outcome, String, Timestamp)>,
}
