//! When the URLs in the registry last responded, if operators enable the check (`NIDREG_PROBE`). Pages show the date of a response. A
//! missing response may have many causes and is not shown or reported.

pub mod queries;
pub mod schedule;

use crate::refusal::Refusal;
use crate::registry;
use crate::registry::lists::current::directory;
use crate::store::AnyConnection;
use jiff::Timestamp;
use std::collections::BTreeSet;

/// A URL and its check results.
#[derive(Debug, Clone, PartialEq, Eq, diesel::Queryable)]
pub struct Probed {
    /// The URL as in the registry.
    pub address: String,
    /// When it is next due.
    pub due: Timestamp,
    /// When it was last requested.
    pub asked: Option<Timestamp>,
    /// When it last responded.
    pub answered: Option<Timestamp>,
    /// The last result, for operators.
    pub said: String,
}

/// The URLs in the registry: the targets of resolvers for their examples, and web references.
pub fn named(conn: &mut AnyConnection) -> Result<BTreeSet<String>, Refusal> {
    let mut named: BTreeSet<String> = directory(conn)?.entries().map(|entry| entry.record.target.clone()).collect();
    for namespace in registry::queries::all(conn)? {
        named.extend(namespace.sources().filter_map(registry::Reference::address));
    }
    Ok(named)
}
