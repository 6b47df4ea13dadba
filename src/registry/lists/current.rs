//! The current lists: the data shipped with the program, with the changes stored here.

use super::{EntryState, queries};
use crate::refusal::Refusal;
use crate::store::{AnyConnection, Error};
use serde::de::DeserializeOwned;
use urn_registry::resolution::directory::Directory;
use urn_registry::resolution::entry::Record;

fn read<T: DeserializeOwned>(state: &EntryState) -> Result<Option<T>, Error> {
    let wrong = |_| Error::Unreadable(format!("state {} of {}", state.serial, state.name));
    state.body.as_deref().map(|body| serde_json::from_str(body).map_err(wrong)).transpose()
}

/// The directory of resolvers, with the sub-namespaces.
pub fn directory(conn: &mut AnyConnection) -> Result<Directory, Refusal> {
    let mut directory = Directory::built_in_directory().clone();
    for state in queries::states(conn)? {
        match read::<Record>(&state)? {
            // If the template rules of a later release reject a stored entry, the entry shipped with the program remains.
            Some(record) => {
                if let Err(fault) = directory.add_or_replace(record) {
                    tracing::warn!(entry = state.name, %fault, "a stored resolver is no longer valid");
                }
            }
            None => directory.remove(&state.name),
        }
    }
    Ok(directory)
}
