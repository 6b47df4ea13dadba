//! The subject of a request.

use crate::registry::publish::Publication;
use crate::registry::{Kind, Status};
use crate::requests::kinds::RequestKind;
use urn_registry::i18n::Phrase;
use urn_registry::nid::{self, Nid};

/// The subject of a request.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum RequestSubject {
    /// A new formal namespace. In a draft the NID can be missing or invalid; a submitted one satisfies the hard rules.
    NewFormal {
        /// The requested NID as typed; compared in lower case.
        wish: Option<String>,
    },
    /// A new informal namespace, with the next number.
    NewInformal {
        /// The NID with its number, while it is registered.
        assigned: Option<Nid>,
    },
    /// A new version of a registration.
    Revision {
        /// The NID of the namespace.
        nid: Nid,
        /// The version it starts from.
        base: u32,
    },
    /// A correction of a registered version that keeps its meaning and its number.
    Correction {
        /// The NID of the namespace.
        nid: Nid,
        /// The version to correct.
        version: u32,
    },
    /// A status change of a registration; its URNs stay valid in each status.
    StatusChange {
        /// The NID of the namespace.
        nid: Nid,
        /// The current version.
        base: u32,
        /// The new status.
        to: Status,
        /// The namespaces that replace it.
        successors: Vec<Nid>,
    },
}

impl RequestSubject {
    /// The type of the request.
    pub fn kind(&self) -> RequestKind {
        match self {
            Self::NewFormal { .. } => RequestKind::NewFormal,
            Self::NewInformal { .. } => RequestKind::NewInformal,
            Self::Revision { .. } => RequestKind::Revision,
            Self::Correction { .. } => RequestKind::Correction,
            Self::StatusChange { .. } => RequestKind::StatusChange,
        }
    }

    /// The stored identifier of the type.
    pub fn name(&self) -> &'static str {
        self.kind().name()
    }

    /// The name of the type.
    pub fn phrase(&self) -> Phrase {
        self.kind().phrase()
    }

    /// The NID it is about, if there is one yet.
    pub fn nid(&self) -> Option<&str> {
        match self {
            Self::NewFormal { wish } => wish.as_deref(),
            Self::NewInformal { assigned } => assigned.as_ref().map(Nid::as_str),
            Self::Revision { nid, .. } | Self::Correction { nid, .. } | Self::StatusChange { nid, .. } => Some(nid.as_str()),
        }
    }

    /// The registered namespace and version that it starts from.
    pub fn registered_base(&self) -> Option<(&Nid, u32)> {
        match self {
            Self::Revision { nid, base } | Self::StatusChange { nid, base, .. } => Some((nid, *base)),
            Self::Correction { nid, version } => Some((nid, *version)),
            Self::NewFormal { .. } | Self::NewInformal { .. } => None,
        }
    }

    /// A title in one line: `urn:foo`, `the next informal namespace`, `nbn, after version 5`.
    pub fn title(&self) -> Phrase {
        match self {
            Self::NewFormal { wish: Some(nid) } if !nid.is_empty() => format!("urn:{nid}").into(),
            Self::NewFormal { .. } => Phrase::new("draft-about-formal"),
            Self::NewInformal { assigned: Some(nid) } => format!("urn:{nid}").into(),
            Self::NewInformal { assigned: None } => Phrase::new("draft-about-informal"),
            Self::Revision { nid, base } => {
                Phrase::new("draft-about-revision").arg("nid", nid.to_string()).arg("version", base + 1)
            }
            Self::Correction { nid, version } => {
                Phrase::new("draft-about-correction").arg("nid", nid.to_string()).arg("version", *version)
            }
            Self::StatusChange { nid, to, .. } => {
                Phrase::new("draft-about-status").arg("nid", nid.to_string()).arg("status", to.phrase())
            }
        }
    }

    /// The registry in which its experts are appointed.
    pub fn registry(&self) -> Kind {
        match self {
            Self::NewInformal { .. } => Kind::Informal,
            Self::NewFormal { .. } => Kind::Formal,
            Self::Revision { nid, .. } | Self::Correction { nid, .. } | Self::StatusChange { nid, .. } => {
                match nid.registration_class() {
                    nid::RegistrationClass::Informal(_) => Kind::Informal,
                    _ => Kind::Formal,
                }
            }
        }
    }

    /// The version that registration publishes; `None` while a formal NID is not usable, and for subjects that do not create a version.
    pub fn publication(&self) -> Option<Publication> {
        match self {
            Self::NewFormal { wish } => wish.as_deref().and_then(|nid| Nid::parse(nid).ok()).map(Publication::NewFormal),
            Self::NewInformal { .. } => Some(Publication::NewInformal),
            Self::Revision { nid, base } => Some(Publication::Revision { nid: nid.clone(), base: *base }),
            Self::Correction { .. } | Self::StatusChange { .. } => None,
        }
    }
}
