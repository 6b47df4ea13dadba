//! Storage of snapshots, their lines and files, and the texts published with them.

use crate::registry::formats::{ListHead, Record};
use crate::registry::snapshots::{Came, PublishedText, Snapshot, SnapshotLine};
use crate::registry::{Kind, NidColumn, PartialDate, PrintedColumns, Reference};
use crate::store::schema::{imported_files, snapshot_entries, snapshot_texts, snapshots};
use crate::store::typed::{NonNegativeNumber, Stored};
use crate::store::{AnyConnection, Error, Moment, insert};
use diesel::prelude::*;
use jiff::Timestamp;
use jiff::civil::Date;
use std::collections::HashMap;
use urn_registry::nid::Nid;

/// Rows per statement, far below the parameter limit of either database.
pub(crate) const CHUNK: usize = 500;

/// Inserts rows in batches. It distinguishes the databases, because diesel writes multi-row inserts differently for each.
macro_rules! insert_many {
    ($conn:expr, $table:expr, $rows:expr) => {
        let mut rows = $rows.into_iter();
        loop {
            let chunk: Vec<_> = rows.by_ref().take($crate::registry::snapshots::queries::CHUNK).collect();
            match $conn {
                _ if chunk.is_empty() => break,
                AnyConnection::Sqlite(conn) => diesel::insert_into($table).values(chunk).execute(conn)?,
                AnyConnection::Postgresql(conn) => diesel::insert_into($table).values(chunk).execute(conn)?,
            };
        }
    };
}
pub(crate) use insert_many;

/// The origin value of a row that contains no list and undoes another row.
const ORIGIN_UNDO: &str = "undo";

#[derive(Queryable, Selectable)]
#[diesel(table_name = snapshots)]
struct SnapshotRow {
    number: i64,
    origin: Came,
    file: String,
    digest: Option<String>,
    published_on: Date,
    recorded_at: Timestamp,
    head: String,
    same_as: Option<i64>,
}

/// All snapshots in the order of recording, with undone ones marked.
pub(crate) fn all(conn: &mut AnyConnection) -> Result<Vec<Snapshot>, Error> {
    let rows: Vec<SnapshotRow> = snapshots::table
        .filter(snapshots::undoes.is_null())
        .order(snapshots::number.asc())
        .select(SnapshotRow::as_select())
        .load(conn)?;
    let undone: HashMap<Option<i64>, Timestamp> = snapshots::table
        .filter(snapshots::undoes.is_not_null())
        .order(snapshots::number.asc())
        .select((snapshots::undoes, snapshots::recorded_at))
        .load(conn)?
        .into_iter()
        .collect();
    let state = |row: SnapshotRow| Snapshot {
        number: row.number,
        origin: row.origin,
        file: row.file,
        digest: row.digest,
        published_on: row.published_on,
        recorded_at: row.recorded_at,
        undone_at: undone.get(&Some(row.number)).copied(),
        head: row.head,
        lines_of: row.same_as.unwrap_or(row.number),
    };
    Ok(rows.into_iter().map(state).collect())
}

pub(crate) fn insert(conn: &mut AnyConnection, state: &Snapshot) -> Result<(), Error> {
    insert!(conn, snapshots: number = state.number, origin = state.origin, file = &state.file, digest = state.digest.as_deref(),
        published_on = Stored(state.published_on), recorded_at = Moment::from(state.recorded_at), head = &state.head,
        same_as = (state.lines_of != state.number).then_some(state.lines_of))
}

pub(crate) fn insert_undo(conn: &mut AnyConnection, number: i64, undoes: i64, now: Timestamp, today: Date) -> Result<(), Error> {
    insert!(conn, snapshots: number, origin = ORIGIN_UNDO, file = "", published_on = Stored(today), recorded_at = Moment::from(now), head = "",
        undoes)
}

/// Stores a file as received; identical bytes are stored once.
pub(crate) fn store_file(conn: &mut AnyConnection, bytes: &[u8]) -> Result<String, Error> {
    let digest = crate::ids::sha256(bytes);
    let held: i64 = imported_files::table.filter(imported_files::digest.eq(&digest)).count().get_result(conn)?;
    if held == 0 {
        insert!(conn, imported_files: digest = &digest, bytes)?;
    }
    Ok(digest)
}

pub(crate) fn bytes(conn: &mut AnyConnection, digest: &str) -> Result<Option<Vec<u8>>, Error> {
    Ok(imported_files::table.find(digest).select(imported_files::bytes).first(conn).optional()?)
}

#[derive(Queryable, Selectable, Insertable)]
#[diesel(table_name = snapshot_entries, treat_none_as_default_value = false)]
struct SnapshotLineRow {
    snapshot: i64,
    position: i64,
    #[diesel(deserialize_as = NidColumn, serialize_as = NidColumn)]
    nid: Nid,
    kind: Kind,
    registered_on: Option<PartialDate>,
    updated_on: Option<PartialDate>,
    #[diesel(serialize_as = Stored<Vec<Reference>>)]
    reference: Vec<Reference>,
    listing: PrintedColumns,
}

impl SnapshotLineRow {
    fn from_line(snapshot: i64, place: usize, line: &SnapshotLine) -> Self {
        let record = &line.record;
        Self {
            snapshot,
            position: i64::try_from(place).unwrap_or(i64::MAX),
            nid: line.nid.clone(),
            kind: line.kind,
            registered_on: record.date.clone(),
            updated_on: record.updated.clone(),
            reference: record.references.clone(),
            listing: PrintedColumns {
                template: record.template.clone(),
                contact: record.contact.clone(),
                printed: Some(&record.name).filter(|name| **name != line.nid.as_str()).cloned(),
                strange: record.strange.clone(),
            },
        }
    }

    fn into_line(self) -> (i64, SnapshotLine) {
        let record = Record {
            name: self.listing.printed.unwrap_or_else(|| self.nid.to_string()),
            date: self.registered_on,
            updated: self.updated_on,
            template: self.listing.template,
            references: self.reference,
            contact: self.listing.contact,
            strange: self.listing.strange,
        };
        (self.snapshot, SnapshotLine { nid: self.nid, kind: self.kind, record })
    }
}

pub(crate) fn insert_lines(conn: &mut AnyConnection, state: i64, lines: &[SnapshotLine]) -> Result<(), Error> {
    insert_many!(
        conn,
        snapshot_entries::table,
        lines.iter().enumerate().map(|(place, line)| SnapshotLineRow::from_line(state, place, line))
    );
    Ok(())
}

/// The lines of a snapshot in order.
pub(crate) fn lines(conn: &mut AnyConnection, state: &Snapshot) -> Result<Vec<SnapshotLine>, Error> {
    let rows: Vec<SnapshotLineRow> = snapshot_entries::table
        .filter(snapshot_entries::snapshot.eq(state.lines_of))
        .order(snapshot_entries::position.asc())
        .select(SnapshotLineRow::as_select())
        .load(conn)?;
    Ok(rows.into_iter().map(|row| row.into_line().1).collect())
}

/// The lines of these namespaces in every snapshot that has its own lines, as (snapshot, line).
pub(crate) fn lines_of(conn: &mut AnyConnection, nids: &[String]) -> Result<Vec<(i64, SnapshotLine)>, Error> {
    let mut all = Vec::new();
    for chunk in nids.chunks(CHUNK) {
        let rows: Vec<SnapshotLineRow> = snapshot_entries::table
            .filter(snapshot_entries::nid.eq_any(chunk))
            .select(SnapshotLineRow::as_select())
            .load(conn)?;
        all.extend(rows.into_iter().map(SnapshotLineRow::into_line));
    }
    Ok(all)
}

/// The texts published by the source, of one namespace or of all, by date and then in the order of recording.
pub(crate) fn texts(conn: &mut AnyConnection, of: Option<&Nid>) -> Result<Vec<PublishedText>, Error> {
    let undone = snapshots::table.filter(snapshots::undoes.is_not_null()).select(snapshots::undoes.assume_not_null());
    let mut query = snapshot_texts::table
        .select((
            snapshot_texts::snapshot,
            snapshot_texts::nid,
            snapshot_texts::version,
            snapshot_texts::edition,
            snapshot_texts::published_on,
            snapshot_texts::file,
            snapshot_texts::digest,
            snapshot_texts::snapshot.eq_any(undone),
        ))
        .into_boxed();
    if let Some(of) = of {
        query = query.filter(snapshot_texts::nid.eq(of.as_str()));
    }
    let mut list: Vec<PublishedText> = query.load(conn)?;
    list.sort_by_key(|text| (text.published_on, text.snapshot, text.version, text.edition));
    Ok(list)
}

pub(crate) fn insert_text(conn: &mut AnyConnection, text: &PublishedText) -> Result<(), Error> {
    // Two files of one import may contain the same text with the same date.
    let key = (
        text.snapshot,
        &text.nid,
        NonNegativeNumber::from(text.version),
        NonNegativeNumber::from(text.edition),
        Stored(text.published_on),
    );
    let held: i64 = snapshot_texts::table.find(key).count().get_result(conn)?;
    if held == 0 {
        diesel::insert_into(snapshot_texts::table).values(text.clone()).execute(conn)?;
    }
    Ok(())
}

/// The head of the list, as stored beside the namespaces.
pub(crate) fn head_json(head: &ListHead) -> Result<String, Error> {
    serde_json::to_string(head).map_err(|error| Error::Unreadable(error.to_string()))
}
