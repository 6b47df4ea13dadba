//! Asking for one name.

use crate::registry::tombstones::{Gone, append, queries};
use crate::store::{AnyConnection, Error};
use crate::urn::normal::normalized_in_namespace;
use crate::urn::{Profile, Urn};
use serde::Deserialize;

/// Whether the resource of a name is gone, by one look at the index. Components are no part of the name.
pub fn of_name(conn: &mut AnyConnection, urn: &Urn<'_>) -> Result<Option<Gone>, Error> {
    queries::by_key(conn, &normalized_in_namespace(urn))
}

#[derive(Deserialize)]
struct Input {
    input: String,
}

/// Adds what holders say of names whose resource is gone to answers about many names, one JSON object a line. Only names of namespaces
/// in which something is gone are looked up.
pub fn mark(conn: &mut AnyConnection, profile: Profile, answers: Vec<u8>) -> Result<Vec<u8>, Error> {
    let nids = queries::nids(conn)?;
    if nids.is_empty() {
        return Ok(answers);
    }
    let mut out = Vec::with_capacity(answers.len());
    for line in answers.split_inclusive(|byte| *byte == b'\n') {
        let line = line.trim_ascii_end();
        let mut answer = line.to_vec();
        if let Ok(Input { input }) = serde_json::from_slice(line)
            && let Ok(urn) = Urn::parse_as(&input, profile)
            && nids.contains(&urn.nid().to_ascii_lowercase())
            && let Some(gone) = of_name(conn, &urn)?
        {
            append(&mut answer, &gone);
        }
        out.append(&mut answer);
        out.push(b'\n');
    }
    Ok(out)
}
