//! The digests of permanent rows in the public log.
//!
//! Each table with a line `--logged` in the schema has triggers that note every row that is inserted, changed or deleted. At the end of the
//! transaction, [`append_digests`] stores a salted digest of each noted row and appends one entry to the public log, with the digest of
//! these digests and nothing else. A row that was written outside the program therefore has no digest in the log, or another one. If the
//! program changes such a row later, it keeps its digest, so that the fault remains. The salt of a digest is deleted when the row changes,
//! for example when it is redacted, so that the digest of the earlier content reveals nothing.

use super::any::AnyConnection;
use super::before_write::is_writing;
use super::error::Error;
use super::logged::{self, LoggedTable};
use super::progress::record_log_size;
use crate::tlog::merkle::leaf_hash;
use diesel::prelude::*;
use diesel::result::Error as DieselError;
use diesel::sql_types::{BigInt, Bool, Nullable, Text};
use sha2::{Digest as _, Sha256};
use std::collections::{BTreeMap, HashMap};
use std::fmt::Write as _;

/// The digest of a row that was deleted.
const DELETED_ROW_DIGEST: &str = "deleted";

#[derive(QueryableByName)]
struct Number {
    #[diesel(sql_type = BigInt)]
    n: i64,
}

#[derive(QueryableByName)]
struct Line {
    #[diesel(sql_type = Text)]
    text: String,
}

#[derive(QueryableByName)]
struct BooleanRow {
    #[diesel(sql_type = Bool)]
    is_so: bool,
}

/// A noted row: its content before the transaction and now, and its newest digest. `None` is a row or a digest that does not exist.
#[derive(QueryableByName)]
struct Noted {
    #[diesel(sql_type = Text)]
    record: String,
    #[diesel(sql_type = Nullable<Text>)]
    was: Option<String>,
    #[diesel(sql_type = Nullable<Text>)]
    now: Option<String>,
    #[diesel(sql_type = Nullable<Text>)]
    digest: Option<String>,
    #[diesel(sql_type = Nullable<Text>)]
    salt: Option<String>,
}

/// A row with its key and the text that its digest covers.
#[derive(QueryableByName)]
struct Row {
    #[diesel(sql_type = Text)]
    k1: String,
    #[diesel(sql_type = Text)]
    k2: String,
    #[diesel(sql_type = Text)]
    k3: String,
    #[diesel(sql_type = Text)]
    text: String,
}

/// An entry about rows.
#[derive(QueryableByName)]
struct Entry {
    #[diesel(sql_type = BigInt)]
    idx: i64,
    #[diesel(sql_type = Text)]
    entry: String,
}

/// A stored digest.
#[derive(QueryableByName)]
struct Stored {
    #[diesel(sql_type = BigInt)]
    idx: i64,
    #[diesel(sql_type = Text)]
    record: String,
    #[diesel(sql_type = Text)]
    digest: String,
    #[diesel(sql_type = Nullable<Text>)]
    salt: Option<String>,
}

pub(super) fn hex(bytes: &[u8]) -> String {
    bytes.iter().fold(String::with_capacity(bytes.len() * 2), |mut out, byte| {
        // Writing to a String cannot fail.
        let _ = write!(out, "{byte:02x}");
        out
    })
}

fn sha256(pieces: &[&str]) -> String {
    let mut all = Sha256::new();
    for piece in pieces {
        all.update(piece.len().to_be_bytes());
        all.update(piece.as_bytes());
    }
    hex(&all.finalize())
}

/// Whether a content is that of a digest.
fn matches_digest(record: &str, content: Option<&str>, digest: Option<&str>, salt: Option<&str>) -> bool {
    match (content, digest, salt) {
        (None, None | Some(DELETED_ROW_DIGEST), _) => true,
        (Some(content), Some(digest), Some(salt)) => sha256(&[salt, record, content]) == digest,
        _ => false,
    }
}

impl Noted {
    fn matches_content(&self, content: Option<&str>) -> bool {
        matches_digest(&self.record, content, self.digest.as_deref(), self.salt.as_deref())
    }

    /// The new digest of the row with its salt; `None` if it keeps its digest.
    fn new_digest(&self, secret: &str) -> Option<(String, Option<String>)> {
        if !self.matches_content(self.was.as_deref()) {
            tracing::error!(row = self.record, "a row was changed outside the program and is not logged again");
            return None;
        }
        if self.matches_content(self.now.as_deref()) {
            return None;
        }
        let Some(now) = &self.now else { return Some((DELETED_ROW_DIGEST.to_owned(), None)) };
        let salt = sha256(&[secret, &self.record]);
        Some((sha256(&[&salt, &self.record, now]), Some(salt)))
    }
}

/// The number of the newest note. On SQLite, notes that are there before a transaction are of rows that were written outside the program;
/// on PostgreSQL, each transaction has its own notes. `None` if the database has no schema.
pub(super) fn newest_note(conn: &mut AnyConnection) -> Result<Option<i64>, Error> {
    let AnyConnection::Sqlite(_) = conn else { return Ok(Some(0)) };
    match diesel::sql_query("SELECT coalesce(max(id), 0) AS n FROM log_pending").get_result::<Number>(conn) {
        Ok(newest) => Ok(Some(newest.n)),
        Err(DieselError::DatabaseError(_, info)) if info.message().starts_with("no such table") => Ok(None),
        Err(error) => Err(error.into()),
    }
}

/// Forgets the notes of this transaction, whose rows were copied with their digests.
pub(super) fn forget_notes(conn: &mut AnyConnection) -> Result<(), Error> {
    if has_notes(conn)? {
        diesel::sql_query("DELETE FROM log_pending").execute(conn)?;
    }
    Ok(())
}

fn has_notes(conn: &mut AnyConnection) -> Result<bool, Error> {
    let AnyConnection::Postgresql(_) = conn else { return Ok(true) };
    let sql = "SELECT to_regclass('pg_temp.log_pending') IS NOT NULL AS is_so";
    Ok(diesel::sql_query(sql).get_result::<BooleanRow>(conn)?.is_so)
}

/// Reserves the next position in the log. The row stays locked until the transaction ends; a rollback releases the position.
pub(crate) fn next(conn: &mut AnyConnection) -> Result<i64, Error> {
    let grown = "UPDATE log_state SET size = size + 1 WHERE id = 1 RETURNING size AS n";
    if let Some(size) = diesel::sql_query(grown).get_result::<Number>(conn).optional()? {
        record_log_size(size.n);
        return Ok(size.n - 1);
    }
    diesel::sql_query("INSERT INTO log_state (id, size) VALUES (1, 1)").execute(conn)?;
    record_log_size(1);
    Ok(0)
}

fn random(conn: &mut AnyConnection) -> Result<String, Error> {
    let sql = match conn {
        AnyConnection::Sqlite(_) => "SELECT lower(hex(randomblob(32))) AS text",
        AnyConnection::Postgresql(_) => "SELECT replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '') AS text",
    };
    Ok(diesel::sql_query(sql).get_result::<Line>(conn)?.text)
}

/// The rows of a table that were noted after `before`.
fn noted_rows(conn: &mut AnyConnection, table: &LoggedTable, before: i64) -> Result<Vec<Noted>, Error> {
    let (name, same, text) = (table.name, table.key_condition_sql("t.", "n."), table.digest_text_sql("t."));
    let record = table.keys.iter().enumerate().fold(format!("'{name}'"), |sql, (at, _)| format!("{sql} || '/' || k{}", at + 1));
    // Subqueries for each value, so that PostgreSQL uses the indexes also without statistics.
    let newest = |column: &str| {
        format!("(SELECT r.{column} FROM log_row r WHERE r.record = n.record ORDER BY r.idx DESC LIMIT 1) AS {column}")
    };
    let sql = format!(
        "SELECT n.record AS record, n.was AS was, (SELECT {text} FROM {name} t WHERE {same}) AS now, {}, {} \
         FROM (SELECT k1, k2, k3, was, {record} AS record FROM log_pending \
         WHERE id IN (SELECT min(id) FROM log_pending WHERE source = '{name}' AND id > {before} GROUP BY k1, k2, k3)) n",
        newest("digest"),
        newest("salt")
    );
    Ok(diesel::sql_query(sql).load(conn)?)
}

/// The bytes of the entry about digests of rows. They contain nothing else, because rows can be internal.
fn rows_entry_json(idx: i64, rows: &BTreeMap<&str, &str>) -> String {
    let mut lines = String::new();
    for (record, digest) in rows {
        lines.extend([record, " ", digest, "\n"]);
    }
    let digest = hex(&Sha256::digest(lines.as_bytes()));
    format!("{{\"kind\":\"rows\",\"record\":\"rows/{idx}\",\"rows_sha256\":\"{digest}\",\"seq\":{idx},\"v\":1}}")
}

/// Stores the digests of the rows that were noted after `before`, and appends the entry about them.
pub(super) fn append_digests(conn: &mut AnyConnection, before: i64) -> Result<(), Error> {
    if !has_notes(conn)? {
        return Ok(());
    }
    let sql = format!("SELECT DISTINCT source AS text FROM log_pending WHERE id > {before}");
    let tables: Vec<Line> = diesel::sql_query(sql).load(conn)?;
    if tables.is_empty() {
        return Ok(());
    }
    let secret = random(conn)?;
    let (mut rows, mut unsalted) = (BTreeMap::new(), Vec::new());
    for Line { text: name } in tables {
        let table = logged::by_name(&name).ok_or_else(|| Error::Unreadable(format!("the table {name} of the log")))?;
        for row in noted_rows(conn, table, before)? {
            let Some(new) = row.new_digest(&secret) else { continue };
            if row.salt.is_some() {
                unsalted.push(row.record.clone());
            }
            rows.insert(row.record, new);
        }
    }
    diesel::sql_query(format!("DELETE FROM log_pending WHERE id > {before}")).execute(conn)?;
    if rows.is_empty() {
        return Ok(());
    }
    let idx = next(conn)?;
    store_digests(conn, idx, &rows)?;
    for record in unsalted {
        let earlier = "UPDATE log_row SET salt = NULL WHERE record = $1 AND idx < $2 AND salt IS NOT NULL";
        diesel::sql_query(earlier).bind::<Text, _>(record).bind::<BigInt, _>(idx).execute(conn)?;
    }
    let entry = rows_entry_json(idx, &rows.iter().map(|(record, (digest, _))| (record.as_str(), digest.as_str())).collect());
    diesel::sql_query("INSERT INTO log_entry (idx, record, entry, leaf_hash) VALUES ($1, $2, $3, $4)")
        .bind::<BigInt, _>(idx)
        .bind::<Text, _>(format!("rows/{idx}"))
        .bind::<Text, _>(&entry)
        .bind::<Text, _>(hex(&leaf_hash(entry.as_bytes())))
        .execute(conn)?;
    Ok(())
}

/// Stores the digests of an entry.
fn store_digests(conn: &mut AnyConnection, idx: i64, rows: &BTreeMap<String, (String, Option<String>)>) -> Result<(), Error> {
    let all: Vec<_> = rows.iter().map(|(record, (digest, salt))| (record, digest, salt)).collect();
    let json = serde_json::to_string(&all).unwrap_or_default();
    let each = match conn {
        AnyConnection::Sqlite(_) => "json_each($1)",
        AnyConnection::Postgresql(_) => "json_array_elements($1::json)",
    };
    let insert = format!(
        "INSERT INTO log_row (idx, record, digest, salt) SELECT {idx}, value ->> 0, value ->> 1, value ->> 2 FROM {each} AS own"
    );
    diesel::sql_query(insert).bind::<Text, _>(&json).execute(conn)?;
    Ok(())
}

/// Whether a row is in the log as it is now. In a transaction that writes, every row is taken as logged, because it gets its digest at the
/// end.
///
/// # Errors
/// Database errors.
pub(crate) fn is_logged(conn: &mut AnyConnection, table: &str, key: &str) -> Result<bool, Error> {
    if is_writing() {
        return Ok(true);
    }
    let Some(table) = logged::by_name(table) else { return Ok(false) };
    let (record, key_column) = (table.row_name([key, "", ""]), table.keys.first().copied().unwrap_or_default());
    let sql = format!("SELECT {} AS text FROM {} t WHERE t.{key_column} = $1", table.digest_text_sql("t."), table.name);
    let row: Option<Line> = diesel::sql_query(sql).bind::<Text, _>(key).get_result(conn).optional()?;
    let sql = "SELECT idx, record, digest, salt FROM log_row WHERE record = $1 ORDER BY idx DESC LIMIT 1";
    let newest: Option<Stored> = diesel::sql_query(sql).bind::<Text, _>(&record).get_result(conn).optional()?;
    let (digest, salt) = newest.map_or((None, None), |newest| (Some(newest.digest), newest.salt));
    Ok(row.is_some_and(|row| matches_digest(&record, Some(&row.text), digest.as_deref(), salt.as_deref())))
}

/// The entries about rows that differ from the stored digests.
fn changed_entries(conn: &mut AnyConnection, stored: &[Stored]) -> Result<Vec<String>, Error> {
    let mut by_entry: BTreeMap<i64, BTreeMap<&str, &str>> = BTreeMap::new();
    for row in stored {
        by_entry.entry(row.idx).or_default().insert(&row.record, &row.digest);
    }
    let own: Vec<Entry> =
        diesel::sql_query("SELECT idx, entry FROM log_entry WHERE record LIKE 'rows/%' ORDER BY idx").load(conn)?;
    let mut faults = Vec::new();
    for Entry { idx, entry: stored } in own {
        match by_entry.remove(&idx) {
            Some(rows) if rows_entry_json(idx, &rows) == stored => {}
            Some(_) => faults.push(format!("entry {idx}: the digests of its rows were changed")),
            None => faults.push(format!("entry {idx}: the digests of its rows are missing")),
        }
    }
    faults.extend(by_entry.into_keys().map(|idx| format!("entry {idx} about rows is missing")));
    Ok(faults)
}

/// The rows of a table after a key, at most [`PAGE_ROWS`].
fn rows_after(conn: &mut AnyConnection, table: &LoggedTable, after: Option<&Row>) -> Result<Vec<Row>, Error> {
    let keys = table.keys.join(", ");
    let values = |row: &Row| {
        let own = [&row.k1, &row.k2, &row.k3].into_iter().take(table.keys.len());
        own.map(|key| format!("'{}'", key.replace('\'', "''"))).collect::<Vec<_>>().join(", ")
    };
    let after = after.map_or_else(String::new, |row| format!(" WHERE ({keys}) > ({})", values(row)));
    let own = |at: usize| table.keys.get(at).map_or("''".to_owned(), |key| format!("CAST({key} AS TEXT)"));
    let sql = format!(
        "SELECT {} AS k1, {} AS k2, {} AS k3, {} AS text FROM {}{after} ORDER BY {keys} LIMIT {PAGE_ROWS}",
        own(0),
        own(1),
        own(2),
        table.digest_text_sql(""),
        table.name
    );
    Ok(diesel::sql_query(sql).load(conn)?)
}

/// The number of rows that are compared at once; a text has up to 256 KiB.
const PAGE_ROWS: usize = 200;

/// Compares every row of the logged tables with its newest digest. Returns the number of rows and the faults.
///
/// # Errors
/// Database errors. Differences are part of the result.
pub(crate) fn verify_rows(conn: &mut AnyConnection) -> Result<(i64, Vec<String>), Error> {
    let stored: Vec<Stored> = diesel::sql_query("SELECT idx, record, digest, salt FROM log_row ORDER BY idx").load(conn)?;
    let mut faults = changed_entries(conn, &stored)?;
    let fixed: Vec<String> =
        logged::logged_tables().iter().filter(|table| table.is_fixed).map(|table| format!("{}/", table.name)).collect();
    let is_fixed = |record: &str| fixed.iter().any(|table| record.starts_with(table));
    let mut newest: HashMap<String, Stored> = HashMap::with_capacity(stored.len());
    for row in stored {
        let (record, idx) = (row.record.clone(), row.idx);
        if let Some(earlier) = newest.insert(row.record.clone(), row)
            && (earlier.salt.is_some() || is_fixed(&record))
        {
            faults.push(format!("the row {record} was logged again by entry {idx}"));
        }
    }
    let mut count = 0;
    for table in logged::logged_tables() {
        let mut after: Option<Row> = None;
        loop {
            let mut rows = rows_after(conn, table, after.as_ref())?;
            for row in &rows {
                count += 1;
                let record = table.row_name([&row.k1, &row.k2, &row.k3]);
                let Some(known) = newest.remove(&record).filter(|known| known.digest != DELETED_ROW_DIGEST) else {
                    faults.push(format!("the row {record} is not in the log"));
                    continue;
                };
                if known.salt.is_none() {
                    faults.push(format!("the salt of the row {record} is missing"));
                } else if !matches_digest(&record, Some(&row.text), Some(&known.digest), known.salt.as_deref()) {
                    faults.push(format!("the row {record} was changed"));
                }
            }
            if rows.len() < PAGE_ROWS {
                break;
            }
            after = rows.pop();
        }
    }
    let missing = newest.into_values().filter(|known| known.digest != DELETED_ROW_DIGEST || known.salt.is_some());
    faults.extend(missing.map(|known| format!("the row {} is missing", known.record)));
    faults.sort_unstable();
    Ok((count, faults))
}
