//! The procedure of a request (RFC 8141 §6.2 and §6.3).

use crate::i18n::Phrase;

/// The procedure of a request, with its details.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Track {
    /// §6.2: the experts decide.
    Community,
    /// §6.2 step 4: a standards body decides; the experts report to it.
    Standards {
        /// The body; for IETF documents, the IESG.
        body: String,
    },
    /// §6.3: a recognized body requests the registration; the experts advise.
    FastTrack {
        /// The requesting body.
        body: String,
        /// A reference to its specification (§6.3 item 2).
        specification: Option<String>,
    },
}

/// A procedure without its details, as used in the state table.
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
    /// All procedures.
    pub const ALL: [Self; 3] = [Self::Community, Self::Standards, Self::FastTrack];

    /// The stored identifier.
    pub fn name(self) -> &'static str {
        match self {
            Self::Community => "community",
            Self::Standards => "standards",
            Self::FastTrack => "fast_track",
        }
    }

    /// The English name.
    pub fn words(self) -> &'static str {
        match self {
            Self::Community => "Community (RFC 8141, 6.2)",
            Self::Standards => "Standards body (RFC 8141, 6.2)",
            Self::FastTrack => "Fast track (RFC 8141, 6.3)",
        }
    }

    /// The localized name.
    pub fn phrase(self) -> Phrase {
        Phrase::new("refusal-way").with("way", self.name())
    }

    /// Parses a stored identifier.
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|way| way.name() == name)
    }
}

impl Track {
    /// The procedure without its details.
    pub fn way(&self) -> Way {
        match self {
            Self::Community => Way::Community,
            Self::Standards { .. } => Way::Standards,
            Self::FastTrack { .. } => Way::FastTrack,
        }
    }

    /// The body that decides or requests.
    pub fn body(&self) -> Option<&str> {
        match self {
            Self::Community => None,
            Self::Standards { body } | Self::FastTrack { body, .. } => Some(body),
        }
    }

    /// The reference to the specification of a fast-track request.
    pub fn specification(&self) -> Option<&str> {
        match self {
            Self::FastTrack { specification, .. } => specification.as_deref(),
            _ => None,
        }
    }
}
