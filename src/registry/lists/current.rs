//! The current lists: the data shipped with the program, with the changes stored here.

use super::{List, State, queries};
use crate::refusal::Refusal;
use crate::store::{AnyConnection, Error};
use jiff::Timestamp;
use serde::de::DeserializeOwned;
use urn_registry::nid::in_use::{InUse, built_in};
use urn_registry::resolution::directory::Directory;
use urn_registry::resolution::entry::Record;

fn read<T: DeserializeOwned>(state: &State) -> Result<Option<T>, Error> {
    let wrong = |_| Error::Unreadable(format!("state {} of {}", state.serial, state.name));
    state.body.as_deref().map(|body| serde_json::from_str(body).map_err(wrong)).transpose()
}

/// The directory of resolvers, with the sub-namespaces.
pub fn directory(conn: &mut AnyConnection) -> Result<Directory, Refusal> {
    let mut directory = Directory::built_in().clone();
    for state in queries::states(conn, List::Resolvers)? {
        match read::<Record>(&state)? {
            // If the template rules of a later release reject a stored entry, the entry shipped with the program remains.
            Some(record) => {
                if let Err(fault) = directory.put(record) {
                    tracing::warn!(entry = state.name, %fault, "a stored resolver is no longer valid");
                }
            }
            None => directory.remove(&state.name),
        }
    }
    Ok(directory)
}

/// The names in use without registration.
pub fn in_use(conn: &mut AnyConnection) -> Result<Vec<InUse>, Refusal> {
    let mut names = built_in().to_vec();
    for state in queries::states(conn, List::InUse)? {
        names.retain(|name| name.nid != state.name);
        names.extend(read::<InUse>(&state)?);
    }
    Ok(names)
}

/// The reported names that wait for an operator, oldest first, each with the time of the report.
pub fn reported(conn: &mut AnyConnection) -> Result<Vec<(InUse, Timestamp)>, Refusal> {
    let mut names = Vec::new();
    for (body, at) in queries::reported(conn)? {
        let name = serde_json::from_str(&body).map_err(|_| Error::Unreadable("a reported name".to_owned()))?;
        names.push((name, at.time()));
    }
    Ok(names)
}
