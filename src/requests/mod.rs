//! Registration requests: a case that moves through states, and the numbered texts the registrant sent (RFC 8141 §6).
//!
//! Four things that other systems mix are kept apart: the **request** (here), the **snapshot** (an immutable, numbered
//! text the registrant sent), the **registration** ([`crate::registry`]) and the **review work** ([`crate::reviews`]). What
//! moves a request is one table, [`workflow`].

pub mod actions;
pub mod drafts;
pub mod guidance;
pub mod pages;
pub mod queries;
pub mod team;
pub mod workflow;

use crate::nid::Nid;
use crate::people::{Account, Role};
use crate::registry::actions::Publication;
use crate::template::{Field, Template};
use jiff::Timestamp;

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
}

impl Subject {
    /// The machine word.
    pub fn name(&self) -> &'static str {
        match self {
            Self::NewFormal { .. } => "new_formal",
            Self::NewInformal => "new_informal",
            Self::Revision { .. } => "revision",
            Self::Correction { .. } => "correction",
        }
    }

    /// The kind in words.
    pub fn words(&self) -> &'static str {
        match self {
            Self::NewFormal { .. } => "New formal namespace",
            Self::NewInformal => "New informal namespace",
            Self::Revision { .. } => "Revision",
            Self::Correction { .. } => "Correction",
        }
    }

    /// The NID it is about, as far as there is one.
    pub fn nid(&self) -> Option<&str> {
        match self {
            Self::NewFormal { wish } => wish.as_deref(),
            Self::NewInformal => None,
            Self::Revision { nid, .. } | Self::Correction { nid, .. } => Some(nid.as_str()),
        }
    }

    /// The registered version it starts from.
    pub fn registered(&self) -> Option<(&Nid, u32)> {
        match self {
            Self::Revision { nid, base } => Some((nid, *base)),
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
        }
    }

    /// What registering it publishes; `None` while a formal NID is not usable, and for a correction, which is no registration.
    pub fn publication(&self) -> Option<Publication> {
        match self {
            Self::NewFormal { wish } => wish.as_deref().and_then(|nid| Nid::parse(nid).ok()).map(Publication::NewFormal),
            Self::NewInformal => Some(Publication::NewInformal),
            Self::Revision { nid, base } => Some(Publication::Revision { nid: nid.clone(), base: *base }),
            Self::Correction { .. } => None,
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
    /// Approved; the operators register it.
    Ready,
    /// Done.
    Registered,
    /// Refused with reasons.
    Declined,
    /// Taken back by its registrant.
    Withdrawn,
}

impl State {
    /// Every state, each question once from each place.
    pub const ALL: [Self; 10] = [
        Self::Draft,
        Self::Intake,
        Self::Review,
        Self::WithRequester(CameFrom::Intake),
        Self::WithRequester(CameFrom::Review),
        Self::WithRequester(CameFrom::Ready),
        Self::Ready,
        Self::Registered,
        Self::Declined,
        Self::Withdrawn,
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
        }
    }

    /// Whose turn it is, in words; nobody's when the request has ended.
    pub fn turn(self) -> Option<&'static str> {
        match self {
            Self::Draft | Self::WithRequester(_) => Some("registrant"),
            Self::Intake | Self::Ready => Some("operators"),
            Self::Review => Some("experts"),
            Self::Registered | Self::Declined | Self::Withdrawn => None,
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
}

/// A text the registrant sent. Permanent.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Snapshot {
    /// 1, 2, 3… within its request.
    pub number: i64,
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
            Self::Conflicted => "expert in conflict",
            Self::Public => "public",
        }
    }
}

/// Every capacity in which an account may act on a request. An account with several roles has each of them, but an owner is
/// only the registrant (and so is who works with the owner: `team` has both), and a conflict takes the expert's and the lead's away.
pub fn parties(account: Option<&Account>, team: &[String], in_conflict: bool) -> Vec<Party> {
    let Some(account) = account else { return vec![Party::Public] };
    if team.contains(&account.id) {
        return vec![Party::Registrant];
    }
    // Who has a conflict does not act on the request in any role, also not in one given later.
    if in_conflict {
        return vec![Party::Conflicted];
    }
    let mut parties = Vec::new();
    if account.has(Role::Lead) {
        parties.push(Party::Lead);
    }
    if account.has(Role::Expert) || account.has(Role::Lead) {
        parties.push(Party::Expert);
    }
    if account.has(Role::Operator) {
        parties.push(Party::Operator);
    }
    if parties.is_empty() {
        parties.push(Party::Public);
    }
    parties
}

/// The template with the fields that the procedure settles: the NID as far as it is known, version and date left to the
/// registry.
pub fn with_settled_fields(template: &Template, subject: &Subject) -> Template {
    let mut settled = template.clone();
    match subject {
        Subject::NewFormal { wish } => settle_nid(&mut settled, wish.as_deref().unwrap_or_default()),
        Subject::NewInformal => settled.set(Field::NamespaceId, crate::template::NID_PLACEHOLDER),
        Subject::Revision { nid, .. } | Subject::Correction { nid, .. } => settle_nid(&mut settled, nid.as_str()),
    }
    match subject {
        // A correction keeps number and date, however they were printed.
        Subject::Correction { .. } => return settled,
        Subject::Revision { base, .. } => settled.set(Field::Version, &(base + 1).to_string()),
        Subject::NewFormal { .. } | Subject::NewInformal => settled.set(Field::Version, "1"),
    }
    settled.set(Field::Date, "");
    settled
}

/// A Namespace ID field that says more than the NID, and names it, stays as it is.
fn settle_nid(template: &mut Template, nid: &str) {
    let says_more =
        template.text(Field::NamespaceId).lines().count() > 1 || template.text(Field::NamespaceId).split_whitespace().count() > 1;
    let names_it = template.nid().is_some_and(|named| named.as_str() == nid.to_ascii_lowercase());
    if !(says_more && names_it) {
        template.set(Field::NamespaceId, nid);
    }
}
