//! Database queries for the archives.

use super::{Archive, has_file};
use crate::store::schema::archives;
use crate::store::{AnyConnection, Error, update};
use diesel::prelude::*;

/// All archives, newest first.
pub fn all(conn: &mut AnyConnection) -> Result<Vec<Archive>, Error> {
    Ok(archives::table
        .order(archives::month.desc())
        .select((archives::month, archives::made_at, archives::size, archives::sha256, archives::note, archives::bytes.is_null()))
        .load(conn)?)
}

/// The bytes of an archive; `None` if there is none or it was withdrawn.
pub fn bytes(conn: &mut AnyConnection, month: &str) -> Result<Option<Vec<u8>>, Error> {
    let bytes: Option<Option<Vec<u8>>> = archives::table.find(month).select(archives::bytes).first(conn).optional()?;
    Ok(bytes.flatten())
}

/// Stores an archive.
pub fn insert(conn: &mut AnyConnection, archive: &Archive, bytes: &[u8]) -> Result<(), Error> {
    diesel::insert_into(archives::table).values((archive.clone(), archives::bytes.eq(Some(bytes)))).execute(conn)?;
    Ok(())
}

/// Deletes the bytes of the archives that have a file with this ending, after a redaction.
pub fn withdraw(conn: &mut AnyConnection, ending: &str) -> Result<(), Error> {
    for archive in all(conn)?.into_iter().filter(|archive| !archive.is_withdrawn) {
        let bytes = bytes(conn, &archive.month)?.unwrap_or_default();
        if has_file(&bytes, ending) {
            let none: Option<Vec<u8>> = None;
            update!(conn, archives.find(&archive.month): bytes = none)?;
        }
    }
    Ok(())
}
