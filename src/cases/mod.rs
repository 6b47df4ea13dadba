//! Registration requests: a case that moves through states, and the numbered texts the registrant sent (RFC 8141 §6).
//!
//! Four things that other systems mix are kept apart: the **request** (here), the **snapshot** (an immutable, numbered
//! text the registrant sent), the **registration** ([`crate::registry`]) and the **review work** ([`crate::reviews`]). What
//! moves a request is one table, [`table`].

pub mod about;
pub mod appeals;
pub mod back;
pub mod bodies;
pub mod candidates;
pub(crate) mod changed;
pub mod claims;
pub mod consent;
pub mod contention;
pub mod criteria;
pub(crate) mod deleted;
pub(crate) mod deputies;
pub mod desk;
pub mod document;
pub mod drafts;
pub mod erasures;
pub mod guards;
pub mod guidance;
pub mod holidays;
pub mod joined;
pub mod kinds;
pub mod lists;
pub mod marks;
pub mod moves;
pub mod notes;
pub mod overlays;
pub mod papers;
pub mod periods;
pub mod personal;
pub mod pledges;
pub mod prepared;
pub mod queries;
pub mod record;
pub mod report;
pub mod said;
pub mod see;
pub mod settled;
pub mod standards;
pub mod statistics;
pub mod table;
pub mod team;
pub mod tell;
pub mod testable;
pub mod timers;
pub mod times;
pub(crate) mod tracks;
pub mod waiting;
pub(crate) mod worked_out;

use crate::nid;
use crate::nid::Nid;
use crate::people::{Account, Role};
use crate::registry::publish::Publication;
use crate::registry::{Kind, Status};
use crate::template::{Field, Template};
use jiff::Timestamp;
use kinds::RequestKind;

/// What is asked for.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Subject {
    /// A NID of one's choice. In a draft it may still be missing or wrong; once submitted it passes the hard rules.
    NewFormal {
        /// As typed; comparison is in lower case.
        wish: Option<String>,
    },
    /// The next number.
    NewInformal,
    /// A new version of a registration.
    Revision {
        /// Whose.
        nid: Nid,
        /// The version it starts from.
        base: u32,
    },
    /// Another wording of a registered version that keeps its meaning and its number.
    Correction {
        /// Whose.
        nid: Nid,
        /// The version to correct.
        version: u32,
    },
    /// Another registrant for a registered namespace; registering it makes a new version that says so.
    RegistrantChange {
        /// Whose.
        nid: Nid,
        /// The version it starts from.
        base: u32,
        /// The address of the new registrant, who must accept.
        heir: String,
        /// How the present registrant stands to it.
        present: Present,
    },
    /// Another status of a registration; its URNs stay valid in each.
    StatusChange {
        /// Whose.
        nid: Nid,
        /// The version that stands now.
        base: u32,
        /// What the status becomes.
        to: Status,
        /// The namespaces that take its place.
        successors: Vec<Nid>,
    },
}

/// How the present registrant stands to a change of registrant.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Present {
    /// They ask for it: 14 days of public notice.
    Agrees,
    /// Nobody answers: evidence, a notice to every known contact, 30 days, two experts.
    Unreachable,
}

impl Present {
    /// The machine word.
    pub fn name(self) -> &'static str {
        match self {
            Self::Agrees => "agrees",
            Self::Unreachable => "unreachable",
        }
    }

    /// The value with this machine word.
    pub fn from_name(name: &str) -> Option<Self> {
        [Self::Agrees, Self::Unreachable].into_iter().find(|present| present.name() == name)
    }
}

/// By which procedure a request goes (RFC 8141 §6.2 and §6.3), with the facts of it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Track {
    /// §6.2: the experts decide.
    Community,
    /// §6.2 step 4: a standards body decides, the experts report to it.
    Standards {
        /// The body, the IESG in the case of the IETF.
        body: String,
    },
    /// §6.3: a recognised body asks; the experts advise.
    FastTrack {
        /// The body that asks.
        body: String,
        /// Where its specification is (§6.3 item 2).
        specification: Option<String>,
    },
}

/// A track without its facts, as the table of moves names it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Way {
    /// §6.2.
    Community,
    /// §6.2 step 4.
    Standards,
    /// §6.3.
    FastTrack,
}

impl Way {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::Community, Self::Standards, Self::FastTrack];

    /// The machine word.
    pub fn name(self) -> &'static str {
        match self {
            Self::Community => "community",
            Self::Standards => "standards",
            Self::FastTrack => "fast_track",
        }
    }

    /// In words.
    pub fn words(self) -> &'static str {
        match self {
            Self::Community => "Community (RFC 8141, 6.2)",
            Self::Standards => "Standards body (RFC 8141, 6.2)",
            Self::FastTrack => "Fast track (RFC 8141, 6.3)",
        }
    }

    /// The way with this machine word.
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|way| way.name() == name)
    }
}

impl Track {
    /// Without its facts.
    pub fn way(&self) -> Way {
        match self {
            Self::Community => Way::Community,
            Self::Standards { .. } => Way::Standards,
            Self::FastTrack { .. } => Way::FastTrack,
        }
    }

    /// The body that decides or asks.
    pub fn body(&self) -> Option<&str> {
        match self {
            Self::Community => None,
            Self::Standards { body } | Self::FastTrack { body, .. } => Some(body),
        }
    }

    /// Where the specification of a fast-track request is.
    pub fn specification(&self) -> Option<&str> {
        match self {
            Self::FastTrack { specification, .. } => specification.as_deref(),
            _ => None,
        }
    }
}

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
            Self::Contended => "Contended",
            Self::Escalated => "Escalated",
            Self::UnderAppeal => "Under appeal",
            Self::CourtHold => "Held by a court order",
        }
    }

    /// The overlay with this machine word.
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|overlay| overlay.name() == name)
    }
}

impl Subject {
    /// Its kind.
    pub fn kind(&self) -> RequestKind {
        match self {
            Self::NewFormal { .. } => RequestKind::NewFormal,
            Self::NewInformal => RequestKind::NewInformal,
            Self::Revision { .. } => RequestKind::Revision,
            Self::Correction { .. } => RequestKind::Correction,
            Self::RegistrantChange { .. } => RequestKind::RegistrantChange,
            Self::StatusChange { .. } => RequestKind::StatusChange,
        }
    }

    /// The machine word.
    pub fn name(&self) -> &'static str {
        self.kind().name()
    }

    /// The kind in words.
    pub fn words(&self) -> &'static str {
        self.kind().words()
    }

    /// The NID it is about, as far as there is one.
    pub fn nid(&self) -> Option<&str> {
        match self {
            Self::NewFormal { wish } => wish.as_deref(),
            Self::NewInformal => None,
            Self::Revision { nid, .. }
            | Self::Correction { nid, .. }
            | Self::RegistrantChange { nid, .. }
            | Self::StatusChange { nid, .. } => Some(nid.as_str()),
        }
    }

    /// The registered version it starts from.
    pub fn registered(&self) -> Option<(&Nid, u32)> {
        match self {
            Self::Revision { nid, base } | Self::RegistrantChange { nid, base, .. } | Self::StatusChange { nid, base, .. } => {
                Some((nid, *base))
            }
            Self::Correction { nid, version } => Some((nid, *version)),
            Self::NewFormal { .. } | Self::NewInformal => None,
        }
    }

    /// One line that names the request: `urn:foo`, `the next informal namespace`, `nbn, after version 5`.
    pub fn title(&self) -> String {
        match self {
            Self::NewFormal { wish: Some(nid) } if !nid.is_empty() => format!("urn:{nid}"),
            Self::NewFormal { .. } => "a formal namespace".to_owned(),
            Self::NewInformal => "the next informal namespace".to_owned(),
            Self::Revision { nid, base } => format!("urn:{nid}, version {}", base + 1),
            Self::Correction { nid, version } => format!("urn:{nid}, correction of version {version}"),
            Self::RegistrantChange { nid, .. } => format!("urn:{nid}, another registrant"),
            Self::StatusChange { nid, to, .. } => format!("urn:{nid}, status {}", to.name()),
        }
    }

    /// In which of the two registries its experts are appointed.
    pub fn registry(&self) -> Kind {
        match self {
            Self::NewInformal => Kind::Informal,
            Self::NewFormal { .. } => Kind::Formal,
            Self::Revision { nid, .. }
            | Self::Correction { nid, .. }
            | Self::RegistrantChange { nid, .. }
            | Self::StatusChange { nid, .. } => match nid.class() {
                nid::Class::Informal(_) => Kind::Informal,
                _ => Kind::Formal,
            },
        }
    }

    /// What registering it publishes as a version; `None` while a formal NID is not usable, and for what makes no version.
    pub fn publication(&self) -> Option<Publication> {
        match self {
            Self::NewFormal { wish } => wish.as_deref().and_then(|nid| Nid::parse(nid).ok()).map(Publication::NewFormal),
            Self::NewInformal => Some(Publication::NewInformal),
            Self::Revision { nid, base } | Self::RegistrantChange { nid, base, .. } => {
                Some(Publication::Revision { nid: nid.clone(), base: *base })
            }
            Self::Correction { .. } | Self::StatusChange { .. } => None,
        }
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

/// A request.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Request {
    /// Key.
    pub id: String,
    /// `R-2026-0001`.
    pub number: String,
    /// What is asked for.
    pub subject: Subject,
    /// By which procedure.
    pub track: Track,
    /// When the track was changed, which can happen once.
    pub track_changed_at: Option<Timestamp>,
    /// Where it stands.
    pub state: State,
    /// Since when.
    pub state_since: Timestamp,
    /// Whose it is.
    pub owner_id: String,
    /// The text being worked on; private.
    pub draft: Template,
    /// Rises with every save, so that two windows cannot overwrite each other.
    pub draft_revision: i64,
    /// The fields its registrant calls complete.
    pub done: Vec<Field>,
    /// When it was started.
    pub created_at: Timestamp,
    /// T2: since when it is discussed.
    pub review_since: Option<Timestamp>,
    /// The request it doubles.
    pub duplicate_of: Option<String>,
    /// The request it takes up again (T17).
    pub follows: Option<String>,
    /// Whether reviewers wait for a word of the registrant (`lists::queries::asked_back`); known where a request is seen or listed.
    pub asked_back: bool,
}

impl Request {
    /// The word of its state that the public sees.
    pub fn state_words(&self) -> &'static str {
        match (self.state, self.track.way()) {
            (State::Review, Way::FastTrack) => "Advisory review",
            (state, _) => state.words(),
        }
    }

    /// Whose turn it is. On the fast track the length of the review is the body's own matter (RFC 8141 §6.3 item 3); otherwise an
    /// objection or a thread without an answer is the registrant's to answer.
    pub fn turn(&self) -> Option<&'static str> {
        match (self.state, self.track.way()) {
            (State::Review, Way::FastTrack) => Some("requesting body"),
            (State::Review, _) if self.asked_back => Some("registrant"),
            (state, _) => state.turn(),
        }
    }
}

/// A text the registrant sent. Permanent.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Snapshot {
    /// 1, 2, 3… within its request.
    pub number: i64,
    /// What was asked for with it: the machine word of the subject.
    pub kind: String,
    /// The registered version it started from.
    pub base: Option<u32>,
    /// The fields.
    pub template: Template,
    /// The canonical text.
    pub canonical: String,
    /// SHA-256 of it.
    pub fingerprint: String,
    /// What changed, in the registrant's words; empty for the first.
    pub note: String,
    /// When it was sent.
    pub sent_at: Timestamp,
}

/// In what capacity somebody acts on one request. Nobody acts in two of them: whoever owns a request is its registrant and
/// nothing else, whatever roles they have.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Party {
    /// Owns it, or works on it with its owner.
    Registrant,
    /// A designated expert without a conflict.
    Expert,
    /// The lead of the experts, without a conflict.
    Lead,
    /// The IANA role.
    Operator,
    /// Speaks for the body that asks on the fast track.
    Representative,
    /// The program itself, on time.
    Clock,
    /// An expert or lead who has declared a conflict of interest.
    Conflicted,
    /// Anybody else.
    Public,
}

impl Party {
    /// The word stored with events and comments.
    pub fn name(self) -> &'static str {
        match self {
            Self::Registrant => "registrant",
            Self::Expert => "expert",
            Self::Lead => "lead",
            Self::Operator => "operator",
            Self::Representative => "representative",
            Self::Clock => "clock",
            Self::Conflicted => "expert in conflict",
            Self::Public => "public",
        }
    }
}

/// What is known of how an account stands to a request, beside its roles.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Standing {
    /// Owns it or works on it with its owner.
    pub in_team: bool,
    /// Has a conflict of interest, or worked on the text once.
    pub in_conflict: bool,
    /// Holds an appointment as an expert for its registry today.
    pub expert: bool,
    /// Holds one as lead.
    pub lead: bool,
    /// Stands in for a lead who is away.
    pub acts_as_lead: bool,
    /// Speaks for the body that asks on the fast track.
    pub represents: bool,
    /// In which capacities they acted on it already, by the word that events keep.
    pub acted: Vec<String>,
}

/// The office behind a capacity: expert and lead are one, everything else is its own.
fn office(word: &str) -> &str {
    if word == Party::Lead.name() { Party::Expert.name() } else { word }
}

/// Every capacity in which an account may act on a request. An account with several roles has each of them, but an owner is
/// only the registrant (and so is who works with the owner), and a conflict takes every other part away.
pub fn parties(account: Option<&Account>, standing: &Standing) -> Vec<Party> {
    let Some(account) = account else { return vec![Party::Public] };
    if standing.in_team {
        return vec![Party::Registrant];
    }
    // Who has a conflict does not act on the request in any role, also not in one given later.
    if standing.in_conflict {
        return vec![Party::Conflicted];
    }
    let mut parties = Vec::new();
    let expert = (account.has(Role::Expert) || account.has(Role::Lead)) && (standing.expert || standing.lead);
    if (account.has(Role::Lead) && standing.lead) || (expert && standing.acts_as_lead) {
        parties.push(Party::Lead);
    }
    if expert {
        parties.push(Party::Expert);
    }
    if account.has(Role::Operator) {
        parties.push(Party::Operator);
    }
    if account.has(Role::Representative) && standing.represents {
        parties.push(Party::Representative);
    }
    // Whoever acted in one office acts in no other, whatever roles came later.
    parties.retain(|party| standing.acted.iter().all(|word| office(word) == office(party.name())));
    if parties.is_empty() {
        parties.push(Party::Public);
    }
    parties
}
