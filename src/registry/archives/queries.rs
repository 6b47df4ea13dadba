//! Database queries for the archives.

use super::{Archive, has_file};
use crate::store::schema::archives;
use crate::store::{AnyConnection, Error, Moment};
use diesel::prelude::*;

type Row = (String, Moment, i64, String, String, bool);

fn read((month, made_at, size, sha256, note, is_withdrawn): Row) -> Archive {
    Archive { month, made_at: made_at.time(), size, sha256, note, is_withdrawn }
}

/// All archives, newest first.
pub fn all(conn: &mut AnyConnection) -> Result<Vec<Archive>, Error> {
    let rows: Vec<Row> = archives::table
        .order(archives::month.desc())
        .select((archives::month, archives::made_at, archives::size, archives::sha256, archives::note, archives::bytes.is_null()))
        .load(conn)?;
    Ok(rows.into_iter().map(read).collect())
}

/// The bytes of an archive; `None` if there is none or it was withdrawn.
pub fn bytes(conn: &mut AnyConnection, month: &str) -> Result<Option<Vec<u8>>, Error> {
    let bytes: Option<Option<Vec<u8>>> = archives::table.find(month).select(archives::bytes).first(conn).optional()?;
    Ok(bytes.flatten())
}

/// Stores an archive.
pub fn insert(conn: &mut AnyConnection, archive: &Archive, bytes: &[u8]) -> Result<(), Error> {
    diesel::insert_into(archives::table)
        .values((
            archives::month.eq(&archive.month),
            archives::made_at.eq(Moment::from(archive.made_at)),
            archives::size.eq(archive.size),
            archives::sha256.eq(&archive.sha256),
            archives::note.eq(&archive.note),
            archives::bytes.eq(Some(bytes)),
        ))
        .execute(conn)?;
    Ok(())
}

/// Deletes the bytes of the archives that have a file with this ending, after a redaction.
pub fn withdraw(conn: &mut AnyConnection, ending: &str) -> Result<(), Error> {
    for archive in all(conn)?.into_iter().filter(|archive| !archive.is_withdrawn) {
        let bytes = bytes(conn, &archive.month)?.unwrap_or_default();
        if has_file(&bytes, ending) {
            let none: Option<Vec<u8>> = None;
            diesel::update(archives::table.find(&archive.month)).set(archives::bytes.eq(none)).execute(conn)?;
        }
    }
    Ok(())
}
