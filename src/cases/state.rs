//! Where a request stands: its state, and the circumstances beside it.

use crate::words::Phrase;

/// A circumstance of a request, beside its state, with its own start and end.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Overlay {
    /// Another open request wants the same NID.
    Contended,
    /// Nobody has acted for two weeks after the review period.
    Escalated,
    /// The registrant has appealed.
    UnderAppeal,
    /// A court order forbids to go on.
    CourtHold,
}

impl Overlay {
    /// All of them.
    pub const ALL: [Self; 4] = [Self::Contended, Self::Escalated, Self::UnderAppeal, Self::CourtHold];

    /// The machine word.
    pub fn name(self) -> &'static str {
        match self {
            Self::Contended => "contended",
            Self::Escalated => "escalated",
            Self::UnderAppeal => "under_appeal",
            Self::CourtHold => "court_hold",
        }
    }

    /// In words.
    pub fn words(self) -> &'static str {
        match self {
            Self::Contended => "Name conflict",
            Self::Escalated => "Escalated",
            Self::UnderAppeal => "Under appeal",
            Self::CourtHold => "On hold (court order)",
        }
    }

    /// The overlay with this machine word.
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|overlay| overlay.name() == name)
    }
}

/// Where a question can come from, and where its answer leads back to.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum CameFrom {
    /// From intake.
    Intake,
    /// From review.
    Review,
    /// From the standards body.
    WithBody,
    /// From ready.
    Ready,
}

/// The state of a request.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum State {
    /// Private to its owner.
    Draft,
    /// With the operators.
    Intake,
    /// With the experts.
    Review,
    /// With the registrant, who has been asked.
    WithRequester(CameFrom),
    /// With the standards body, which has the report.
    WithBody,
    /// Approved; the operators register it.
    Ready,
    /// Done.
    Registered,
    /// Refused with reasons.
    Declined,
    /// Taken back by its registrant.
    Withdrawn,
    /// The registrant was silent for too long.
    Lapsed,
    /// Another request is about the same.
    Duplicate,
}

impl State {
    /// Every state, each question once from each place.
    pub const ALL: [Self; 14] = [
        Self::Draft,
        Self::Intake,
        Self::Review,
        Self::WithRequester(CameFrom::Intake),
        Self::WithRequester(CameFrom::Review),
        Self::WithRequester(CameFrom::WithBody),
        Self::WithRequester(CameFrom::Ready),
        Self::WithBody,
        Self::Ready,
        Self::Registered,
        Self::Declined,
        Self::Withdrawn,
        Self::Lapsed,
        Self::Duplicate,
    ];

    /// The machine words of those that were submitted and have not ended.
    pub const OPEN: [&'static str; 5] = ["intake", "review", "with_requester", "with_body", "ready"];

    /// The machine words of those in which experts may work on a request.
    pub const REVIEWED: [&'static str; 3] = ["review", "with_requester", "with_body"];

    /// The state with this machine word, and, of a question, where it came from.
    pub fn from_names(name: &str, came_from: Option<&str>) -> Option<Self> {
        Self::ALL.into_iter().find(|state| state.name() == name && state.came_from().map(CameFrom::name) == came_from)
    }

    /// The machine word.
    pub fn name(self) -> &'static str {
        match self {
            Self::Draft => "draft",
            Self::Intake => "intake",
            Self::Review => "review",
            Self::WithRequester(_) => "with_requester",
            Self::Ready => "ready",
            Self::Registered => "registered",
            Self::Declined => "declined",
            Self::Withdrawn => "withdrawn",
            Self::WithBody => "with_body",
            Self::Lapsed => "lapsed",
            Self::Duplicate => "duplicate",
        }
    }

    /// The word the public sees.
    pub fn words(self) -> &'static str {
        match self {
            Self::Draft => "Draft",
            Self::Intake => "Validating request",
            Self::Review => "Expert review",
            Self::WithRequester(_) => "With requester",
            Self::Ready => "Ready to register",
            Self::Registered => "Registered",
            Self::Declined => "Declined",
            Self::Withdrawn => "Withdrawn",
            Self::WithBody => "With the standards body",
            Self::Lapsed => "Lapsed",
            Self::Duplicate => "Duplicate",
        }
    }

    /// The same in the language of the reader.
    pub fn phrase(self) -> Phrase {
        Phrase::new("refusal-state").with("state", self.name())
    }

    /// Whose turn it is, in words; nobody's when the request has ended.
    pub fn turn(self) -> Option<&'static str> {
        match self {
            Self::Draft | Self::WithRequester(_) => Some("registrant"),
            Self::Intake | Self::Ready => Some("operators"),
            Self::Review => Some("experts"),
            Self::WithBody => Some("standards body"),
            Self::Registered | Self::Declined | Self::Withdrawn | Self::Lapsed | Self::Duplicate => None,
        }
    }

    /// Whether it has not ended.
    pub fn is_open(self) -> bool {
        self.turn().is_some()
    }

    /// Where a question in this state comes from.
    pub fn came_from(self) -> Option<CameFrom> {
        match self {
            Self::WithRequester(from) => Some(from),
            _ => None,
        }
    }
}

impl CameFrom {
    /// The machine word.
    pub fn name(self) -> &'static str {
        self.state().name()
    }

    /// The state itself.
    pub fn state(self) -> State {
        match self {
            Self::Intake => State::Intake,
            Self::Review => State::Review,
            Self::WithBody => State::WithBody,
            Self::Ready => State::Ready,
        }
    }
}
