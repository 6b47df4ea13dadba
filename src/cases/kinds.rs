//! What a request asks for, without what it is about.

/// The kind of a request.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum RequestKind {
    /// A NID of one's choice.
    NewFormal,
    /// The next number.
    NewInformal,
    /// A new version.
    Revision,
    /// Another wording of a version.
    Correction,
    /// Another registrant.
    RegistrantChange,
    /// Another status.
    StatusChange,
}

impl RequestKind {
    /// All of them.
    pub const ALL: [Self; 6] =
        [Self::NewFormal, Self::NewInformal, Self::Revision, Self::Correction, Self::RegistrantChange, Self::StatusChange];

    /// The machine word.
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

    /// The same for people.
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

    /// The kind with this machine word.
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|kind| kind.name() == name)
    }
}
