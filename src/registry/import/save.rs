//! Stores a snapshot: its row, its lines, and its file as received.

use crate::refusal::Refusal;
use crate::registry::import::IncomingSnapshot;
use crate::registry::import::compare::{Compared, compare};
use crate::registry::snapshots::{self, Came, Snapshot};
use crate::store::AnyConnection;
use crate::store::counters::increment_counter;
use jiff::Timestamp;

/// Stores a snapshot and returns its number.
pub(super) fn insert_snapshot(
    conn: &mut AnyConnection,
    now: Timestamp,
    incoming: &IncomingSnapshot,
    compared: &Compared,
) -> Result<i64, Refusal> {
    let digest = snapshots::queries::store_file(conn, &incoming.bytes)?;
    let number = increment_counter(conn, snapshots::COUNTER)?;
    // If the file is identical to the previous one, no lines are stored. The row records that the source still published them.
    let same = compared.before.as_ref().filter(|before| before.digest.as_deref() == Some(digest.as_str()));
    let state = Snapshot {
        number,
        origin: Came::Import,
        file: incoming.file.clone(),
        digest: Some(digest),
        published_on: compared.published_on,
        recorded_at: now,
        undone_at: None,
        head: snapshots::queries::head_json(&incoming.document.head)?,
        lines_of: same.map_or(number, |same| same.lines_of),
    };
    snapshots::queries::insert(conn, &state)?;
    if same.is_none() {
        snapshots::queries::insert_lines(conn, number, &compared.lines)?;
    }
    Ok(number)
}

/// Stores a snapshot that only records that the source still published the previous list, because texts came with it.
pub(super) fn insert_unchanged_list(
    conn: &mut AnyConnection,
    now: Timestamp,
    incoming: &IncomingSnapshot,
) -> Result<i64, Refusal> {
    let all = snapshots::queries::all(conn)?;
    let compared = compare(conn, now, incoming, &all)?;
    insert_snapshot(conn, now, incoming, &compared)
}
