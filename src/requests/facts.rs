//! The input of the decision whether an action is allowed. A `RequestFacts` is a plain value without access to the database or the clock,
//! so guards can be tested with constructed values. [`super::gather`] fills it.

use crate::refusal::Refusal;
use crate::registry::Namespace;
use crate::requests::candidates::ExpertCandidate;
use crate::requests::contact_answers::Agreement;
use crate::requests::documents::Document;
use crate::requests::viewer::RequestView;
use crate::requests::{Party, RequestProcedure};
use crate::reviews::RevisionNumber;
use crate::reviews::{DecisionOutcome, PositionStatus};
use crate::users::Account;
use crate::users::AccountId;
use jiff::Timestamp;
use jiff::civil::Date;
use urn_registry::finding::Finding;
use urn_registry::nid::rules::NidAvailability;

/// A request as visible to a viewer at a given time, with the facts gathered for an action.
#[derive(Debug, Clone)]
pub struct RequestFacts {
    /// The request, with the viewer's roles.
    pub view: RequestView,
    /// The acting account, or the system account for automatic actions.
    pub who: Account,
    /// The current time.
    pub now: Timestamp,
    /// The facts gathered so far. Reading a fact that was not gathered is an error.
    pub(crate) known: Known,
}

impl RequestFacts {
    /// Creates facts of which none was gathered.
    pub fn for_account(view: RequestView, who: &Account, now: Timestamp) -> Self {
        Self { view, who: who.clone(), now, known: Known::default() }
    }

    /// Creates the facts for an automatic action. The system has no role but its own.
    pub fn for_system(view: RequestView, now: Timestamp) -> Self {
        Self::for_account(RequestView { parties: vec![Party::Clock], ..view }, &Account::of_system(), now)
    }
}

macro_rules! facts {
    ($($(#[doc = $doc:literal])+ $fact:ident $name:ident: $of:ty,)+) => {
        /// A fact that a guard needs besides the request itself.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
        pub enum Fact {
            $($(#[doc = $doc])+ $fact,)+
        }

        impl Fact {
            /// Every fact.
            pub const ALL: &[Self] = &[$(Self::$fact),+];
        }

        /// The facts that were gathered.
        #[derive(Debug, Clone, Default)]
        pub(crate) struct Known {
            $(pub(crate) $name: Option<$of>,)+
        }

        impl Known {
            /// Whether a fact was gathered.
            pub(crate) fn has(&self, fact: Fact) -> bool {
                match fact {
                    $(Fact::$fact => self.$name.is_some(),)+
                }
            }
        }

        #[cfg(test)]
        impl Known {
            /// Drops every fact that is not listed.
            pub(crate) fn only(mut self, facts: &[Fact]) -> Self {
                $(if !facts.contains(&Fact::$fact) {
                    self.$name = None;
                })+
                self
            }
        }

        impl RequestFacts {
            $(
                $(#[doc = $doc])+
                ///
                /// # Errors
                /// An internal error if the fact was not gathered.
                pub fn $name(&self) -> Result<&$of, Refusal> {
                    self.known.$name.as_ref().ok_or_else(|| Refusal::fact_not_gathered(stringify!($fact)))
                }
            )+
        }
    };
}

facts! {
    /// Whether the account of the actor is open now.
    Account account: bool,
    /// The account that started the request, if it is open.
    Owner owner: Option<Account>,
    /// The check findings for the draft, when it is submitted.
    DraftChecks draft_checks: Vec<Finding>,
    /// The check findings for the most recently submitted revision.
    SentChecks sent_checks: Vec<Finding>,
    /// Whether a newer version was registered since the one that the revision starts from.
    Overtaken overtaken: bool,
    /// The documents on record, oldest first.
    Documents documents: Vec<Document>,
    /// The experts whom an operator can assign.
    Candidates candidates: Vec<ExpertCandidate>,
    /// Whether the actor has unsent comments.
    Drafted drafted: bool,
    /// The newest position of each expert without a conflict of interest, and how it relates to the current revision.
    Positions positions: Vec<PositionStatus>,
    /// The conditions for a lead's decision.
    Quorum quorum: Quorum,
    /// The lead's proposal to decline the current revision.
    Proposal proposal: Option<Proposed>,
    /// Whether the requesting body is recognized today.
    Recognized recognized: bool,
    /// What the contacts of the present version say.
    Agreement agreement: Agreement,
    /// The decision in force, and whether the actor took part in it.
    Decided decided: Decided,
    /// The registry status of the requested name.
    Name name: Name,
    /// The other request named in the input, as visible to the actor.
    Other other: Option<RequestView>,
    /// The previous procedure, if it was changed.
    PreviousProcedure previous_procedure: Option<RequestProcedure>,
    /// Until when the actor can appeal, and the newest appellant.
    Appeals appeals: Appeals,
    /// The granted appeal to which a new decision responds.
    Reopened reopened: Option<Reopened>,
}

/// A granted appeal after which no new decision was made.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Reopened {
    /// When it was granted.
    pub at: Timestamp,
    /// The experts who made a decision before.
    pub deciders: Vec<AccountId>,
    /// The leads in office who did not decide before.
    pub other_leads: Vec<AccountId>,
}

/// The conditions for a lead's decision (T6, T7).
#[derive(Debug, Clone, Default)]
pub struct Quorum {
    /// The granted appeal to which the decision responds.
    pub reopened: Option<Reopened>,
    /// The experts whose positions are awaited: assigned, still in office, without a conflict of interest.
    pub assigned: Vec<AccountId>,
    /// The positions, including whether they count as the lead's own.
    pub positions: Vec<PositionStatus>,
    /// The experts with a position who cannot be the second person, because their role is new, or one of the two appointed the other.
    pub dependent: Vec<(AccountId, AccountId)>,
}

/// A lead's proposal to decline the current revision that awaits a second expert.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Proposed {
    /// The lead who made the proposal.
    pub lead_id: AccountId,
    /// The lead's name.
    pub lead: String,
    /// Whether that person is still the lead for the request.
    pub leads: bool,
    /// Whether the actor cannot be the second person: the role is new, or one of the two appointed the other.
    pub is_dependent: bool,
    /// The reasons for declining.
    pub reasons: String,
}

/// The decision in force.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Decided {
    /// The decision and the revision it was made on.
    pub outcome: Option<(DecisionOutcome, RevisionNumber)>,
    /// Whether the actor made it.
    pub by_self: bool,
    /// Whether the actor reviewed the request.
    pub took_part: bool,
}

/// The registry status of a name.
#[derive(Debug, Clone, Default)]
pub struct Name {
    /// Whether it is registered or reserved.
    pub standing: NidAvailability,
    /// The namespace that is registered under it.
    pub taken: Option<Namespace>,
}

/// The appeals of a request.
#[derive(Debug, Clone, Default)]
pub struct Appeals {
    /// The last day on which the actor can appeal; `None` if there is no decision to appeal.
    pub until: Option<Date>,
    /// The person who submitted the newest appeal.
    pub appellant: Option<AccountId>,
}
