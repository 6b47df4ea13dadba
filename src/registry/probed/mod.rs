//! When the addresses that the record names answered last, for as long as operators let them be asked (`NIDREG_PROBE`). An answer is a day
//! that readers see; silence is nobody's fault as far as this registry knows, and is told to nobody.

pub mod keep;
pub mod queries;

use crate::refusal::Refusal;
use crate::registry;
use crate::registry::kept::keep::directory;
use crate::store::AnyConnection;
use jiff::Timestamp;
use std::collections::BTreeSet;

/// An address, and what came of asking it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Probed {
    /// As the record has it.
    pub address: String,
    /// When it is asked next.
    pub due: Timestamp,
    /// When it was asked last.
    pub asked: Option<Timestamp>,
    /// When it answered last.
    pub answered: Option<Timestamp>,
    /// What came of the last time, for operators.
    pub said: String,
}

/// The addresses that the record names: where the examples of resolvers lead, and references on the web.
pub fn named(conn: &mut AnyConnection) -> Result<BTreeSet<String>, Refusal> {
    let mut named: BTreeSet<String> = directory(conn)?.entries().map(|entry| entry.record.target.clone()).collect();
    for namespace in registry::queries::all(conn)? {
        named.extend(namespace.sources().filter_map(registry::Reference::address));
    }
    Ok(named)
}
