//! Lists that are shipped with the program and can be changed here: entries of the resolver directory, the registries proposed by the
//! 2012 draft, and names in use without registration.

pub mod keep;
pub mod queries;

use jiff::Timestamp;

/// Numbers the states of all lists.
pub const SERIAL: &str = "kept";

/// A list.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum List {
    /// Entries of the resolver directory (RFC 8141 §1.2.1).
    Resolvers,
    /// Query keywords (2012 draft §9.2.1).
    Keywords,
    /// Resolution services (2012 draft §9.2.2).
    Designators,
    /// Names that stand after `urn:` without being registered (RFC 8141 §5.1).
    InUse,
}

impl List {
    /// All of them.
    pub const ALL: [Self; 4] = [Self::Resolvers, Self::Keywords, Self::Designators, Self::InUse];

    /// The machine word.
    pub fn name(self) -> &'static str {
        match self {
            Self::Resolvers => "resolvers",
            Self::Keywords => "keywords",
            Self::Designators => "designators",
            Self::InUse => "in-use",
        }
    }

    /// The list with this machine word.
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|list| list.name() == name)
    }
}

/// A state that an entry was in.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct State {
    /// Counted over all lists.
    pub serial: i64,
    /// Of which list.
    pub list: List,
    /// Its name in the list.
    pub name: String,
    /// The namespace of a resolver.
    pub nid: Option<String>,
    /// As JSON; none: the entry has ended.
    pub body: Option<String>,
    /// Why, as published.
    pub reason: String,
    /// When.
    pub at: Timestamp,
}
