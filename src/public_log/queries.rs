//! Database queries of the public log: its own tables and the rows that its entries cover.

use super::record::{Content, CoveredRow, Kind};
use crate::ids::{hex, sha256};
use crate::store::schema::{
    changes, corrections, decision_records, events, imported_files, log_checkpoint, log_entry, log_salt, log_state, redactions,
    requests, snapshot_entries, snapshot_texts, snapshots, versions,
};
use crate::store::{AnyConnection, Error, Moment, insert};
use crate::tlog::merkle::Hash;
use diesel::prelude::*;
use serde_json::Value;
use std::collections::{BTreeSet, HashMap};

/// The name of the registry change that is logged for a change of status, an error flag or the notice of a redaction.
const STATUS_CHANGED: &str = "status_changed";

/// The number of entries, as counted when they were appended.
pub(crate) fn size(conn: &mut AnyConnection) -> Result<i64, Error> {
    Ok(log_state::table.find(1).select(log_state::size).first(conn).optional()?.unwrap_or(0))
}

pub(super) fn insert(
    conn: &mut AnyConnection,
    (seq, record): (i64, &CoveredRow),
    entry: &str,
    leaf_hash: &Hash,
    salt: Option<&[u8; 32]>,
) -> Result<(), Error> {
    insert!(conn, log_entry: idx = seq, record = record.to_string(), entry, leaf_hash = hex(leaf_hash))?;
    if let Some(salt) = salt {
        insert!(conn, log_salt: idx = seq, salt = hex(salt))?;
    }
    Ok(())
}

/// Deletes the salt of the entry of a row, which must have been redacted.
pub(super) fn forget_salt(conn: &mut AnyConnection, record: &CoveredRow) -> Result<(), Error> {
    let of: Vec<i64> = log_entry::table.filter(log_entry::record.eq(record.to_string())).select(log_entry::idx).load(conn)?;
    diesel::delete(log_salt::table.filter(log_salt::idx.eq_any(of))).execute(conn)?;
    Ok(())
}

/// The digest with these hexadecimal digits.
fn unhex(text: &str) -> Result<Hash, Error> {
    let pair = |at: usize| text.get(at..at + 2).and_then(|pair| u8::from_str_radix(pair, 16).ok());
    let bytes: Option<Vec<u8>> = (0..text.len()).step_by(2).map(pair).collect();
    bytes.and_then(|bytes| bytes.try_into().ok()).ok_or_else(|| Error::Unreadable(format!("digest {text:?}")))
}

/// An entry as stored.
pub(crate) struct StoredEntry {
    pub(crate) seq: i64,
    pub(crate) record: String,
    pub(crate) entry: String,
    pub(crate) leaf_hash: String,
    pub(crate) salt: Option<[u8; 32]>,
}

/// The entries from a position on, in order, at most `most`.
pub(crate) fn entries(conn: &mut AnyConnection, from: i64, most: i64) -> Result<Vec<StoredEntry>, Error> {
    let rows: Vec<(i64, String, String, String)> = log_entry::table
        .filter(log_entry::idx.ge(from))
        .order(log_entry::idx.asc())
        .limit(most)
        .select((log_entry::idx, log_entry::record, log_entry::entry, log_entry::leaf_hash))
        .load(conn)?;
    let Some((last, ..)) = rows.last() else { return Ok(Vec::new()) };
    let salts: Vec<(i64, String)> =
        log_salt::table.filter(log_salt::idx.between(from, *last)).select((log_salt::idx, log_salt::salt)).load(conn)?;
    let mut salts: HashMap<i64, [u8; 32]> =
        salts.into_iter().map(|(seq, salt)| Ok((seq, unhex(&salt)?))).collect::<Result<_, Error>>()?;
    Ok(rows
        .into_iter()
        .map(|(seq, record, entry, leaf_hash)| StoredEntry { salt: salts.remove(&seq), seq, record, entry, leaf_hash })
        .collect())
}

/// The hashes of the entries from a position on, in order.
pub(crate) fn leaves(conn: &mut AnyConnection, from: i64) -> Result<Vec<Hash>, Error> {
    let rows: Vec<String> =
        log_entry::table.filter(log_entry::idx.ge(from)).order(log_entry::idx.asc()).select(log_entry::leaf_hash).load(conn)?;
    rows.iter().map(|text| unhex(text)).collect()
}

/// The position of the entry about the text of a version; edition 0 is the version as registered.
pub(crate) fn position_of_text(conn: &mut AnyConnection, nid: &str, version: u32, edition: u32) -> Result<Option<i64>, Error> {
    let key: Option<String> = if edition == 0 {
        let of = versions::table.filter(versions::nid.eq(nid)).filter(versions::number.eq(i64::from(version)));
        of.select(versions::id).first::<String>(conn).optional()?.map(|id| CoveredRow::Version(id).to_string())
    } else {
        let of = corrections::table.filter(corrections::nid.eq(nid)).filter(corrections::version.eq(i64::from(version)));
        let of = of.filter(corrections::edition.eq(i64::from(edition)));
        of.select(corrections::id).first::<String>(conn).optional()?.map(|id| CoveredRow::Edition(id).to_string())
    };
    let Some(key) = key else { return Ok(None) };
    Ok(log_entry::table.filter(log_entry::record.eq(key)).select(log_entry::idx).first(conn).optional()?)
}

/// A signed checkpoint as stored.
#[derive(Queryable, Selectable, Insertable)]
#[diesel(table_name = log_checkpoint)]
pub(crate) struct StoredCheckpoint {
    pub(crate) origin: String,
    pub(crate) size: i64,
    pub(crate) root: String,
    pub(crate) note: String,
    pub(crate) at: Moment,
}

/// All signed checkpoints, by size.
pub(crate) fn checkpoints(conn: &mut AnyConnection) -> Result<Vec<StoredCheckpoint>, Error> {
    let by_size = log_checkpoint::table.order((log_checkpoint::size.asc(), log_checkpoint::origin.asc()));
    Ok(by_size.select(StoredCheckpoint::as_select()).load(conn)?)
}

pub(super) fn insert_checkpoint(conn: &mut AnyConnection, checkpoint: &StoredCheckpoint) -> Result<(), Error> {
    diesel::insert_into(log_checkpoint::table).values(checkpoint).execute(conn)?;
    Ok(())
}

fn is_redacted(conn: &mut AnyConnection, what: &str, key: &str) -> Result<bool, Error> {
    let found: i64 = redactions::table.find((what, key)).count().get_result(conn)?;
    Ok(found > 0)
}

/// The current content of a row; `None` if there is no such row or the log does not cover it.
pub(super) fn content(conn: &mut AnyConnection, record: &CoveredRow) -> Result<Option<Content>, Error> {
    match record {
        CoveredRow::Version(id) => version_content(conn, id),
        CoveredRow::Edition(id) => edition_content(conn, id),
        CoveredRow::Change(serial) => change(conn, *serial),
        CoveredRow::Redaction(what, key) => redaction_content(conn, what, key),
        CoveredRow::Decision(id) => decision_content(conn, id),
        CoveredRow::State(number) => snapshot_content(conn, *number),
        // Verified with the digests of its rows.
        CoveredRow::Rows(_) => Ok(None),
    }
}

fn version_content(conn: &mut AnyConnection, id: &str) -> Result<Option<Content>, Error> {
    type Row =
        (String, i64, bool, String, Option<String>, Option<String>, Option<String>, Option<String>, Option<String>, String);
    let row: Option<Row> = versions::table
        .find(id)
        .select((
            versions::nid,
            versions::number,
            versions::number_recorded,
            versions::origin,
            versions::dated,
            versions::template,
            versions::canonical,
            versions::fingerprint,
            versions::request_number,
            versions::published_at,
        ))
        .first(conn)
        .optional()?;
    let Some((nid, number, numbered, origin, dated, template, Some(canonical), fingerprint, request, time)) = row else {
        return Ok(None);
    };
    let is_emptied = canonical.is_empty() && template.as_deref() == Some("{}") && fingerprint.as_deref() == Some("");
    Ok(Some(Content {
        kind: Kind::Publish,
        time,
        fields: vec![
            ("nid", nid.into()),
            ("version", format!("{number}.0").into()),
            ("numbered", numbered.into()),
            ("origin", origin.into()),
            ("dated", dated.into()),
            ("request", request.into()),
        ],
        is_redacted: is_redacted(conn, "version", id)?,
        is_emptied,
        text: Some(canonical),
        row: vec![template, fingerprint],
    }))
}

fn edition_content(conn: &mut AnyConnection, id: &str) -> Result<Option<Content>, Error> {
    type Row = (String, i64, i64, String, Option<String>, String, String, String, String, Option<String>, String);
    let row: Option<Row> = corrections::table
        .find(id)
        .select((
            corrections::nid,
            corrections::version,
            corrections::edition,
            corrections::origin,
            corrections::dated,
            corrections::template,
            corrections::canonical,
            corrections::fingerprint,
            corrections::reason,
            corrections::request_number,
            corrections::published_at,
        ))
        .first(conn)
        .optional()?;
    let Some((nid, version, number, origin, dated, template, canonical, fingerprint, reason, request, time)) = row else {
        return Ok(None);
    };
    let is_emptied = canonical.is_empty() && template == "{}" && fingerprint.is_empty();
    Ok(Some(Content {
        kind: if origin == "corrected" { Kind::Correct } else { Kind::Publish },
        time,
        fields: vec![
            ("nid", nid.into()),
            ("version", format!("{version}.{number}").into()),
            ("origin", origin.into()),
            ("dated", dated.into()),
            ("request", request.into()),
        ],
        is_redacted: is_redacted(conn, "edition", id)?,
        is_emptied,
        text: Some(canonical),
        row: vec![Some(template), Some(fingerprint), Some(reason)],
    }))
}

fn change(conn: &mut AnyConnection, serial: i64) -> Result<Option<Content>, Error> {
    let row: Option<(String, String, String, String, Option<String>)> = changes::table
        .find(serial)
        .filter(changes::change.eq(STATUS_CHANGED))
        .select((changes::nid, changes::entry, changes::detail, changes::at, changes::published_on))
        .first(conn)
        .optional()?;
    let Some((nid, entry, detail, time, published_on)) = row else { return Ok(None) };
    let Some(kind) = Kind::from_change_detail(&detail) else { return Ok(None) };
    Ok(Some(Content {
        kind,
        time,
        fields: vec![("nid", nid.into()), ("status", status_in(&entry)), ("published_on", published_on.into())],
        text: None,
        row: vec![Some(entry), Some(detail)],
        is_redacted: false,
        is_emptied: false,
    }))
}

/// The status in the entry of a change, as JSON.
fn status_in(entry: &str) -> Value {
    let read = serde_json::from_str::<Value>(entry).ok();
    read.and_then(|entry| entry.get("status").cloned()).unwrap_or(Value::Null)
}

fn redaction_content(conn: &mut AnyConnection, what: &str, key: &str) -> Result<Option<Content>, Error> {
    let row: Option<(String, String, String, String, String)> = redactions::table
        .find((what, key))
        .select((redactions::class, redactions::reason, redactions::filed_by, redactions::confirmed_by, redactions::at))
        .first(conn)
        .optional()?;
    let Some((class, reason, filed_by, confirmed_by, time)) = row else { return Ok(None) };
    Ok(Some(Content {
        kind: Kind::Redact,
        time,
        fields: vec![("class", class.into())],
        text: None,
        row: vec![Some(reason), Some(filed_by), Some(confirmed_by)],
        is_redacted: false,
        is_emptied: false,
    }))
}

fn decision_content(conn: &mut AnyConnection, id: &str) -> Result<Option<Content>, Error> {
    let row: Option<(String, String)> = decision_records::table
        .find(id)
        .select((decision_records::request_id, decision_records::record))
        .first(conn)
        .optional()?;
    let Some((request_id, text)) = row else { return Ok(None) };
    let event: Option<(String, String)> = events::table.find(id).select((events::act, events::at)).first(conn).optional()?;
    let number: Option<String> = requests::table.find(&request_id).select(requests::number).first(conn).optional()?;
    let Some((act, time)) = event else { return Ok(None) };
    Ok(Some(Content {
        kind: Kind::Decide,
        time,
        fields: vec![("act", act.into()), ("request", number.into())],
        text: Some(text),
        row: Vec::new(),
        is_redacted: false,
        is_emptied: false,
    }))
}

fn snapshot_content(conn: &mut AnyConnection, number: i64) -> Result<Option<Content>, Error> {
    type Row = (String, String, Option<String>, String, String, String, Option<i64>, Option<i64>);
    let row: Option<Row> = snapshots::table
        .find(number)
        .select((
            snapshots::origin,
            snapshots::file,
            snapshots::digest,
            snapshots::published_on,
            snapshots::recorded_at,
            snapshots::head,
            snapshots::same_as,
            snapshots::undoes,
        ))
        .first(conn)
        .optional()?;
    let Some((origin, file, digest, published_on, time, head, same_as, undoes)) = row else { return Ok(None) };
    let list = list_digest(conn, &[&file, &head], same_as.unwrap_or(number))?;
    let texts = texts_digest(conn, number)?;
    Ok(Some(Content {
        kind: if undoes.is_some() { Kind::Undo } else { Kind::Import },
        time,
        fields: vec![
            ("state", number.into()),
            ("origin", origin.into()),
            ("published_on", published_on.into()),
            ("file_sha256", digest.into()),
            ("list_sha256", list.into()),
            ("texts_sha256", texts.into()),
            ("same_as", same_as.into()),
            ("undoes", undoes.into()),
        ],
        text: None,
        row: Vec::new(),
        is_redacted: false,
        is_emptied: false,
    }))
}

/// One JSON array for each row, one per line.
fn lines_digest(rows: impl IntoIterator<Item = Value>) -> String {
    let mut lines = String::new();
    for row in rows {
        lines.push_str(&row.to_string());
        lines.push('\n');
    }
    sha256(lines.as_bytes())
}

/// The digest of the list of a snapshot: the name of its file and its head, then its lines in order; an undone import has no lines.
fn list_digest(conn: &mut AnyConnection, head: &[&str], lines_of: i64) -> Result<String, Error> {
    type Row = (i64, String, String, Option<String>, Option<String>, String, String);
    let rows: Vec<Row> = snapshot_entries::table
        .filter(snapshot_entries::snapshot.eq(lines_of))
        .order((snapshot_entries::position.asc(), snapshot_entries::nid.asc()))
        .select((
            snapshot_entries::position,
            snapshot_entries::nid,
            snapshot_entries::kind,
            snapshot_entries::registered_on,
            snapshot_entries::updated_on,
            snapshot_entries::reference,
            snapshot_entries::listing,
        ))
        .load(conn)?;
    let lines = rows.into_iter().map(|(place, nid, kind, first, last, reference, listing)| {
        [Some(place.to_string()), Some(nid), Some(kind), first, last, Some(reference), Some(listing)].into_iter().collect()
    });
    Ok(lines_digest(std::iter::once(head.iter().copied().collect()).chain(lines)))
}

/// The digest of the texts that came with a snapshot: which text, from which file, published from which date.
fn texts_digest(conn: &mut AnyConnection, state: i64) -> Result<String, Error> {
    type Row = (String, i64, i64, String, String, Option<String>);
    let mut rows: Vec<Row> = snapshot_texts::table
        .filter(snapshot_texts::snapshot.eq(state))
        .select((
            snapshot_texts::nid,
            snapshot_texts::version,
            snapshot_texts::edition,
            snapshot_texts::published_on,
            snapshot_texts::file,
            snapshot_texts::digest,
        ))
        .load(conn)?;
    // The databases sort text differently.
    rows.sort_unstable();
    Ok(lines_digest(rows.into_iter().map(|(nid, version, edition, published_on, file, digest)| {
        Value::from_iter([Some(nid), Some(format!("{version}.{edition}")), Some(published_on), Some(file), digest])
    })))
}

/// The digests of received files that are missing or do not match their digest.
pub(super) fn damaged_files(conn: &mut AnyConnection) -> Result<Vec<String>, Error> {
    let named =
        snapshots::table.filter(snapshots::digest.is_not_null()).select(snapshots::digest).load::<Option<String>>(conn)?;
    let texts = snapshot_texts::table.filter(snapshot_texts::digest.is_not_null()).select(snapshot_texts::digest);
    let texts = texts.load::<Option<String>>(conn)?;
    let held: Vec<String> = imported_files::table.select(imported_files::digest).load(conn)?;
    let all: BTreeSet<String> = named.into_iter().chain(texts).flatten().chain(held).collect();
    let mut changed = Vec::new();
    for digest in all {
        let bytes: Option<Vec<u8>> = imported_files::table.find(&digest).select(imported_files::bytes).first(conn).optional()?;
        if bytes.is_none_or(|bytes| sha256(&bytes) != digest) {
            changed.push(digest);
        }
    }
    Ok(changed)
}
