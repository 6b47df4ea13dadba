//! Lists that ship with the program and that operators can edit: entries of the resolver directory, the registries proposed by the 2012
//! draft, and names in use without registration.

pub mod keep;
pub mod queries;

use jiff::Timestamp;

/// The counter of changes of all lists.
pub const SERIAL: &str = "kept";

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum List {
    /// Entries of the resolver directory (RFC 8141 §1.2.1).
    Resolvers,
    /// Query keywords (2012 draft §9.2.1).
    Keywords,
    /// Resolution services (2012 draft §9.2.2).
    Designators,
    /// NIDs in use without registration (RFC 8141 §5.1).
    InUse,
}

impl List {
    /// All lists.
    pub const ALL: [Self; 4] = [Self::Resolvers, Self::Keywords, Self::Designators, Self::InUse];

    /// The machine name.
    pub fn name(self) -> &'static str {
        match self {
            Self::Resolvers => "resolvers",
            Self::Keywords => "keywords",
            Self::Designators => "designators",
            Self::InUse => "in-use",
        }
    }

    /// The list with this machine name.
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|list| list.name() == name)
    }
}

/// A recorded state of an entry.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct State {
    /// Its serial, counted over all lists.
    pub serial: i64,
    pub list: List,
    /// The name of the entry in the list.
    pub name: String,
    /// The NID, for a resolver.
    pub nid: Option<String>,
    /// The entry as JSON; `None` if it has ended.
    pub body: Option<String>,
    /// The published reason.
    pub reason: String,
    /// When it was recorded.
    pub at: Timestamp,
}
