//! By which procedure a request goes (RFC 8141 §6.2 and §6.3).

use crate::words::Phrase;

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

    /// The same in the language of the reader.
    pub fn phrase(self) -> Phrase {
        Phrase::new("refusal-way").with("way", self.name())
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
