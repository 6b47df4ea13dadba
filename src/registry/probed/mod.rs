//! When the addresses that the record names answered last, for as long as operators let them be asked (`NIDREG_PROBE`).

pub mod queries;

use crate::refusal::Refusal;
use crate::registry;
use crate::registry::kept::keep;
use crate::store::AnyConnection;
use jiff::Timestamp;
use std::collections::{BTreeMap, BTreeSet};

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
    /// How often in a row it did not answer.
    pub failures: i64,
    /// When contacts were written to about that.
    pub told: Option<Timestamp>,
}

/// The addresses that the record names, each with its namespaces: where the examples of resolvers lead, and references on the web.
pub fn named(conn: &mut AnyConnection) -> Result<BTreeMap<String, BTreeSet<String>>, Refusal> {
    let mut named: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for entry in keep::directory(conn)?.entries() {
        named.entry(entry.record.target.clone()).or_default().insert(entry.record.nid.clone());
    }
    for namespace in registry::queries::all(conn)? {
        for address in namespace.sources().filter_map(registry::Reference::address) {
            named.entry(address).or_default().insert(namespace.nid.to_string());
        }
    }
    Ok(named)
}
