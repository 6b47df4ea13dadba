//! The state of a request, and its conditions.

use crate::store::typed::stored_enum;
use urn_registry::i18n::Phrase;

stored_enum! {
    /// A circumstance of a request, independent of its state, with its own start and end.
    Condition as "condition" {
        /// An earlier open request has the same NID. Computed ([`super::name_conflict`]), never stored.
        NameConflict = "name_conflict" => "word-name-conflict";
        /// No activity for two weeks after the review period.
        Escalated = "escalated" => "word-escalated";
        /// An appeal is open.
        UnderAppeal = "under_appeal" => "word-under-appeal";
        /// Put on hold by an operator, for example because of a court order.
        OnHold = "on_hold" => "word-on-hold";
    }
}

/// The state from which information was requested, and to which the answer returns the request.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum PreviousState {
    /// From intake.
    Intake,
    /// From review.
    Review,
    /// From the standards body.
    WithBody,
    /// Ready to register.
    Ready,
}

/// Why a request was closed without a decision.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum CloseReason {
    /// Withdrawn by the registrant.
    Withdrawn,
    /// A long time without a reply from the registrant.
    Lapsed,
    /// A duplicate of another request.
    Duplicate,
    /// No longer needed.
    Obsolete,
}

/// The state of a request.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum State {
    /// Private to its owner and collaborators.
    Draft,
    /// With the operators, who validate it.
    Intake,
    /// With the experts.
    Review,
    /// With the requester, who was asked for information.
    WithRequester(PreviousState),
    /// With the standards body, which has the report.
    WithBody,
    /// Approved; the operators register it.
    Ready,
    /// Done.
    Registered,
    /// Declined with reasons.
    Declined,
    /// Closed without a decision.
    Closed(CloseReason),
}

impl State {
    /// Every state, with each origin of an information request.
    pub const ALL: [Self; 15] = [
        Self::Draft,
        Self::Intake,
        Self::Review,
        Self::WithRequester(PreviousState::Intake),
        Self::WithRequester(PreviousState::Review),
        Self::WithRequester(PreviousState::WithBody),
        Self::WithRequester(PreviousState::Ready),
        Self::WithBody,
        Self::Ready,
        Self::Registered,
        Self::Declined,
        Self::Closed(CloseReason::Withdrawn),
        Self::Closed(CloseReason::Lapsed),
        Self::Closed(CloseReason::Duplicate),
        Self::Closed(CloseReason::Obsolete),
    ];

    /// The identifiers of states in which a request has ended.
    pub const ENDED_NAMES: [&'static str; 6] = ["registered", "declined", "withdrawn", "lapsed", "duplicate", "obsolete"];

    /// The identifiers of states that are submitted and not ended.
    pub const OPEN_NAMES: [&'static str; 5] = crate::registry::ledger::OPEN_REQUEST_STATES;

    /// The identifiers of states in which experts can work on a request.
    pub const REVIEWABLE_STATES: [&'static str; 3] = ["review", "with_requester", "with_body"];

    /// Parses a stored identifier and, for an information request, its origin.
    pub fn from_names(name: &str, previous_state: Option<&str>) -> Option<Self> {
        Self::ALL
            .into_iter()
            .find(|state| state.name() == name && state.previous_state().map(PreviousState::name) == previous_state)
    }

    /// The stored identifier.
    pub fn name(self) -> &'static str {
        match self {
            Self::Draft => "draft",
            Self::Intake => "intake",
            Self::Review => "review",
            Self::WithRequester(_) => "with_requester",
            Self::Ready => "ready",
            Self::Registered => "registered",
            Self::Declined => "declined",
            Self::WithBody => "with_body",
            Self::Closed(reason) => reason.name(),
        }
    }

    /// The public name.
    pub const fn phrase(self) -> Phrase {
        Phrase::new(match self {
            Self::Draft => "draft-state-draft",
            Self::Intake => "draft-state-intake",
            Self::Review => "draft-state-review",
            Self::WithRequester(_) => "draft-state-with-requester",
            Self::Ready => "draft-state-ready",
            Self::Registered => "draft-state-registered",
            Self::Declined => "draft-state-declined",
            Self::WithBody => "draft-state-with-body",
            Self::Closed(CloseReason::Withdrawn) => "draft-state-withdrawn",
            Self::Closed(CloseReason::Lapsed) => "draft-state-lapsed",
            Self::Closed(CloseReason::Duplicate) => "draft-state-duplicate",
            Self::Closed(CloseReason::Obsolete) => "draft-state-obsolete",
        })
    }

    /// Whether it has not ended.
    pub fn is_open(self) -> bool {
        !matches!(self, Self::Registered | Self::Declined | Self::Closed(_))
    }

    /// The origin of the information request in this state.
    pub fn previous_state(self) -> Option<PreviousState> {
        match self {
            Self::WithRequester(from) => Some(from),
            _ => None,
        }
    }
}

impl CloseReason {
    /// The reasons that an operator can choose.
    pub const OF_OPERATORS: [Self; 2] = [Self::Duplicate, Self::Obsolete];

    /// The stored identifier, which is also that of the state.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Withdrawn => "withdrawn",
            Self::Lapsed => "lapsed",
            Self::Duplicate => "duplicate",
            Self::Obsolete => "obsolete",
        }
    }
}

impl PreviousState {
    /// The stored identifier.
    pub fn name(self) -> &'static str {
        self.state().name()
    }

    /// The corresponding state.
    pub fn state(self) -> State {
        match self {
            Self::Intake => State::Intake,
            Self::Review => State::Review,
            Self::WithBody => State::WithBody,
            Self::Ready => State::Ready,
        }
    }
}
