//! The type of a request, without its subject.

/// The type of a request.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum RequestKind {
    /// A new formal namespace, with a chosen NID.
    NewFormal,
    /// A new informal namespace, with the next number.
    NewInformal,
    /// A new version.
    Revision,
    /// A correction of a registered version.
    Correction,
    RegistrantChange,
    StatusChange,
}

impl RequestKind {
    /// All types.
    pub const ALL: [Self; 6] =
        [Self::NewFormal, Self::NewInformal, Self::Revision, Self::Correction, Self::RegistrantChange, Self::StatusChange];

    /// The stored identifier.
    pub fn name(self) -> &'static str {
        match self {
            Self::NewFormal => "new_formal",
            Self::NewInformal => "new_informal",
            Self::Revision => "revision",
            Self::Correction => "correction",
            Self::RegistrantChange => "registrant_change",
            Self::StatusChange => "status_change",
        }
    }

    /// The English name.
    pub fn words(self) -> &'static str {
        match self {
            Self::NewFormal => "New formal namespace",
            Self::NewInformal => "New informal namespace",
            Self::Revision => "New version",
            Self::Correction => "Correction",
            Self::RegistrantChange => "Change of registrant",
            Self::StatusChange => "Status change",
        }
    }

    /// Parses a stored identifier.
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|kind| kind.name() == name)
    }
}
