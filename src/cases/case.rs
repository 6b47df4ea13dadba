//! A case: what may be looked at when it is decided whether an act may happen. A value: nothing in it asks a database or a clock, so a
//! guard is tried with a value too. [`super::gather`] fills it.

use crate::cases::appeals::{Appeal, Stage};
use crate::cases::candidates::Candidate;
use crate::cases::claims::Claim;
use crate::cases::consent::Consent;
use crate::cases::papers::Filed;
use crate::cases::see::Seen;
use crate::cases::{Party, Track};
use crate::finding::Finding;
use crate::nid::rules::Standing as NameStanding;
use crate::people::Account;
use crate::people::AccountId;
use crate::refusal::Refusal;
use crate::registry::Namespace;
use crate::reviews::SnapshotNo;
use crate::reviews::{DecisionOutcome, Standing};
use jiff::Timestamp;
use jiff::civil::Date;

/// A request as somebody sees it at a moment, with the facts that were gathered for an act.
#[derive(Debug, Clone)]
pub struct Case {
    /// The request, with the capacities in which they see it.
    pub seen: Seen,
    /// Who acts; the program itself where nobody does.
    pub who: Account,
    /// When.
    pub now: Timestamp,
    /// What was gathered. A fact that was not is no answer: whoever asks for it is refused.
    pub(crate) known: Known,
}

impl Case {
    /// A case with nothing gathered yet.
    pub fn of(seen: Seen, who: &Account, now: Timestamp) -> Self {
        Self { seen, who: who.clone(), now, known: Known::default() }
    }

    /// What the program itself decides on: it acts in no capacity but its own.
    pub fn of_the_program(seen: Seen, now: Timestamp) -> Self {
        Self::of(Seen { parties: vec![Party::Clock], ..seen }, &Account::of_the_program(), now)
    }
}

macro_rules! facts {
    ($($(#[doc = $doc:literal])+ $fact:ident $name:ident: $of:ty,)+) => {
        /// A fact that a guard asks for, beside the request itself.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
        pub enum Fact {
            $($(#[doc = $doc])+ $fact,)+
        }

        impl Fact {
            /// Every fact.
            pub const ALL: &[Self] = &[$(Self::$fact),+];
        }

        /// What was gathered of a case.
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
            /// What is left when only these were gathered.
            pub(crate) fn only(mut self, facts: &[Fact]) -> Self {
                $(if !facts.contains(&Fact::$fact) {
                    self.$name = None;
                })+
                self
            }
        }

        impl Case {
            $(
                $(#[doc = $doc])+
                ///
                /// # Errors
                /// Trouble, when nobody gathered it.
                pub fn $name(&self) -> Result<&$of, Refusal> {
                    self.known.$name.as_ref().ok_or_else(|| Refusal::unread(stringify!($fact)))
                }
            )+
        }
    };
}

facts! {
    /// Whether the account of who acts is open now.
    Account account: bool,
    /// Who started the request, while their account is live.
    Owner owner: Option<Account>,
    /// What the checks say of the draft, where it is sent.
    DraftChecks draft_checks: Vec<Finding>,
    /// What the checks say of the text that was sent last.
    SentChecks sent_checks: Vec<Finding>,
    /// Whether another version was registered since the one that the text starts from.
    Overtaken overtaken: bool,
    /// Whether anything beside the text (rules, promises) is another one than was sent last.
    Beside beside: bool,
    /// What is on file, without what was struck.
    Papers papers: Vec<Filed>,
    /// Whom an operator could ask to review it.
    Candidates candidates: Vec<Candidate>,
    /// Whether who answers without a name names themselves in what they typed.
    Named named: bool,
    /// Whether who acts has comments that are not sent.
    Drafted drafted: bool,
    /// Whether the new registrant has accepted what the current text says of them.
    Accepted accepted: bool,
    /// The newest position of each expert without a conflict, and how it stands to the current text.
    Positions positions: Vec<Standing>,
    /// What a lead's decision waits for.
    Quorum quorum: Quorum,
    /// What a standards body has said since the last report.
    Directed directed: OnFile,
    /// The lead's wish to decline the current text.
    Proposal proposal: Option<Proposed>,
    /// Whether the body that asks is recognised today.
    Recognised recognised: bool,
    /// Who speaks for the namespace.
    Claim claim: Claim,
    /// The decision that stands, and whether who acts had a part in it.
    Decided decided: Decided,
    /// How the name that is asked for stands in the registry.
    Name name: Name,
    /// The other request that is named, as who acts sees it.
    Other other: Option<Seen>,
    /// The consents to the current text, but for those that count as one with who acts.
    Consents consents: Vec<Consent>,
    /// The procedure before it was changed, when it was.
    TrackBefore track_before: Option<Track>,
    /// What can be appealed, and what is.
    Appeals appeals: Appeals,
}

/// What a lead's decision waits for (T6, T7).
#[derive(Debug, Clone, Default)]
pub struct Quorum {
    /// The experts who are waited for: asked, still in office, without a conflict.
    pub assigned: Vec<AccountId>,
    /// The positions, with which of them count as the lead's own.
    pub standing: Vec<Standing>,
}

/// What a standards body has said since the last report (RFC 8141 §6.2 step 4).
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct OnFile {
    /// The text of the last report.
    pub reported: Option<SnapshotNo>,
    /// The words of the direction.
    pub direction: Option<String>,
    /// Whether a copy of the report is there.
    pub copy: bool,
}

/// A lead's wish to decline the current text, while it waits for a second expert.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Proposed {
    /// Key.
    pub id: String,
    /// Whose.
    pub lead_id: AccountId,
    /// Their name.
    pub lead: String,
    /// Whether they lead the request still.
    pub leads: bool,
    /// Why.
    pub reasons: String,
}

/// The decision that stands.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Decided {
    /// What was decided, and on which text.
    pub outcome: Option<(DecisionOutcome, SnapshotNo)>,
    /// Whether who acts took it.
    pub by_self: bool,
    /// Whether who acts reviewed the request.
    pub took_part: bool,
}

/// How a name stands in the registry.
#[derive(Debug, Clone, Default)]
pub struct Name {
    /// Whether it is registered or reserved.
    pub standing: NameStanding,
    /// The namespace that has it.
    pub taken: Option<Namespace>,
}

/// The appeals of a request.
#[derive(Debug, Clone, Default)]
pub struct Appeals {
    /// To whom an appeal can be made now, and until when.
    pub stage: Option<(Stage, Date)>,
    /// The one that is open, and the person who made it.
    pub open: Option<(Appeal, AccountId)>,
}
