//! What a request asks for.

use crate::cases::kinds::RequestKind;
use crate::nid::{self, Nid};
use crate::registry::publish::Publication;
use crate::registry::{Kind, Status};

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
            Self::RegistrantChange { nid, .. } => format!("urn:{nid}, change of registrant"),
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
