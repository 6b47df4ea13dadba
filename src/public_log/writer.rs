//! Appends entries in the transaction that writes the rows they cover.

use super::queries;
use super::record::{CoveredRow, ENTRY_MAX};
use crate::ids::random;
use crate::store::row_log::next;
use crate::store::{AnyConnection, Error};
use crate::tlog::merkle::leaf_hash;

/// Appends the entry about a row that was written in this transaction. Returns its position.
///
/// # Errors
/// Database errors; also if the row does not exist, or if its entry would be too long.
pub(crate) fn append(conn: &mut AnyConnection, record: &CoveredRow) -> Result<i64, Error> {
    let missing = || Error::Unreadable(format!("the row {record} for the public log"));
    let content = queries::content(conn, record)?.ok_or_else(missing)?;
    let seq = next(conn)?;
    let salt = content.needs_salt().then(random::<32>);
    let entry = content.entry(record, seq, salt.as_ref());
    if entry.len() >= ENTRY_MAX {
        return Err(Error::Unreadable(format!("the entry of {record} in the public log, which has {} bytes", entry.len())));
    }
    queries::insert(conn, (seq, record), &entry, &leaf_hash(entry.as_bytes()), salt.as_ref())?;
    Ok(seq)
}

/// Deletes the salt of the entry of a redacted row, and appends the entry of the redaction.
///
/// # Errors
/// Database errors.
pub(crate) fn append_redaction(conn: &mut AnyConnection, what: &str, key: &str) -> Result<(), Error> {
    if let Ok(record) = format!("{what}/{key}").parse() {
        queries::forget_salt(conn, &record)?;
    }
    append(conn, &CoveredRow::Redaction(what.to_owned(), key.to_owned()))?;
    Ok(())
}
