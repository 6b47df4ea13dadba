//! Asking for one name.

use crate::registry::tombstones::{Gone, queries};
use crate::store::{AnyConnection, Error};
use crate::urn::Urn;
use crate::urn::normal::normalized_in_namespace;

/// Whether the resource of a name is gone, by one look at the index. Components are no part of the name.
pub fn of_name(conn: &mut AnyConnection, urn: &Urn<'_>) -> Result<Option<Gone>, Error> {
    queries::by_key(conn, &normalized_in_namespace(urn))
}
