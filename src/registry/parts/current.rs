//! The current sub-namespaces: the reviewed data, and the states that earlier releases stored.

use crate::refusal::Refusal;
use crate::registry::parts::queries;
use crate::store::AnyConnection;
use urn_registry::resolution::delegation::{Delegations, Part};

/// The current sub-namespaces of all namespaces.
pub fn now(conn: &mut AnyConnection) -> Result<Delegations, Refusal> {
    let mut parts = Delegations::built_in().clone();
    for part in queries::newest(conn, None)? {
        set(&mut parts, part);
    }
    Ok(parts)
}

/// The stored state is older than the data shipped with a later release, and that data assigns the same prefix differently. This is logged,
/// and the shipped entry is used.
fn set(parts: &mut Delegations, part: Part) {
    let name = format!("{}:{}", part.nid, part.prefix);
    if let Err(fault) = parts.put(part) {
        tracing::warn!(part = name, %fault, "a stored sub-namespace conflicts with the built-in data");
    }
}
