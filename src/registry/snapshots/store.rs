//! The file of a snapshot, and the snapshot shipped with the program.

use crate::refusal::Refusal;
use crate::registry::snapshots::{COUNTER, Came, PublishedText, Snapshot, SnapshotLine, queries};
use crate::registry::{Namespace, Version, builtin, formats};
use crate::store::counters::increment_counter;
use crate::store::{AnyConnection, Error};
use jiff::Timestamp;

/// The bytes of a snapshot's file, exactly as received.
///
/// # Errors
/// Not found, if there is no such snapshot or its file is not stored.
pub fn file(conn: &mut AnyConnection, number: i64) -> Result<(String, Vec<u8>), Refusal> {
    let state = queries::all(conn)?.into_iter().find(|state| state.number == number);
    let state = state.ok_or_else(|| Refusal::not_found(format!("State {number}")))?;
    let bytes = match &state.digest {
        Some(digest) => queries::bytes(conn, digest)?,
        None => None,
    };
    bytes.map(|bytes| (state.file, bytes)).ok_or_else(|| Refusal::not_found(format!("The file of state {number}")))
}

/// Stores the snapshot shipped with the program, which is IANA's of [`SNAPSHOT_DATE`](crate::registry::builtin::SNAPSHOT_DATE). Returns its
/// number.
pub(crate) fn load_builtin(conn: &mut AnyConnection, now: Timestamp, list: &[Namespace]) -> Result<Option<i64>, Error> {
    let Ok(published_on) = builtin::SNAPSHOT_DATE.parse() else { return Ok(None) };
    let number = increment_counter(conn, COUNTER)?;
    let state = Snapshot {
        number,
        origin: Came::Builtin,
        file: String::new(),
        digest: None,
        published_on,
        recorded_at: now,
        undone_at: None,
        head: String::new(),
        lines_of: number,
    };
    queries::insert(conn, &state)?;
    queries::insert_lines(conn, number, &builtin_lines(list))?;
    Ok(Some(number))
}

/// The lines of that snapshot.
pub(crate) fn builtin_lines(list: &[Namespace]) -> Vec<SnapshotLine> {
    list.iter()
        .map(|namespace| SnapshotLine {
            nid: namespace.nid.clone(),
            kind: namespace.kind,
            record: formats::record(namespace, ""),
        })
        .collect()
}

/// Records that only the number of a version is known, without its text.
pub(crate) fn record_known_number(conn: &mut AnyConnection, version: &Version) -> Result<(), Error> {
    let Some(state) = queries::all(conn)?.into_iter().find(|state| state.origin == Came::Builtin) else { return Ok(()) };
    let text = PublishedText {
        snapshot: state.number,
        nid: version.nid.to_string(),
        version: version.number,
        edition: 0,
        published_on: state.published_on,
        file: String::new(),
        digest: None,
        undone: false,
    };
    queries::insert_text(conn, &text)
}
