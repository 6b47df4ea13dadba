//! The current parts: the reviewed data, and the states that earlier releases stored.

use crate::refusal::Refusal;
use crate::registry::parts::queries;
use crate::resolution::delegation::{Delegations, Part};
use crate::store::AnyConnection;

/// The parts of every namespace as they are now.
pub fn now(conn: &mut AnyConnection) -> Result<Delegations, Refusal> {
    let mut parts = Delegations::built_in().clone();
    for part in queries::newest(conn, None)? {
        set(&mut parts, part);
    }
    Ok(parts)
}

/// The holder wrote it before the catalogue of a later program claimed the same prefix otherwise: the log says so, and the
/// catalogue's line stays.
fn set(parts: &mut Delegations, part: Part) {
    let name = format!("{}:{}", part.nid, part.prefix);
    if let Err(fault) = parts.put(part) {
        tracing::warn!(part = name, %fault, "a part that is kept here cannot stand beside the catalogue");
    }
}
