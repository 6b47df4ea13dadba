//! Integrity checks of stored data: SQLite's own checks, the digest of every text, and the counters against the rows they number.
//!
//! Damage is reported as a finding and not as an error, so that one run reports everything.

use super::row_log::hex;
use super::schema::{changes, corrections, counters, requests, revisions, versions};
use super::{AnyConnection, Error};
use diesel::prelude::*;
use diesel::sql_types::{BigInt, Nullable, Text};
use sha2::{Digest as _, Sha256};
use std::collections::BTreeMap;

/// The result of one check.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Checked {
    /// Whether the check passed.
    pub fine: bool,
    /// A sentence about the result.
    pub message: String,
}

/// The names of the counters that number rows.
#[derive(Debug, Clone, Copy)]
pub struct CounterNames<'a> {
    /// The counter of changes.
    pub serial: &'a str,
    /// The prefix, before the year, of the counters of requests.
    pub requests: &'a str,
}

/// The maximum number of faults listed in one sentence; the rest is counted.
const NAMED_MAX: usize = 5;

/// Checks the whole database. On SQLite, this takes about as long as reading the file twice. The database may be written to during the
/// check: texts never change, and counters, which only increase, are read after the rows they number.
pub fn check_database(conn: &mut AnyConnection, names: &CounterNames<'_>) -> Vec<Checked> {
    let mut all = Vec::new();
    if matches!(conn, AnyConnection::Sqlite(_)) {
        all.push(check("every page of the file", check_integrity(conn)));
        all.push(check("every reference between rows", check_foreign_keys(conn)));
    }
    all.push(check("the text of every version", check_version_texts(conn)));
    all.push(check("the text of every edition", check_correction_texts(conn)));
    all.push(check("the text of every snapshot", check_revision_texts(conn)));
    all.push(check("the counters", check_counters(conn, names)));
    all.push(check("the rows in the log", super::row_log::verify_rows(conn)));
    all
}

fn check(what: &str, result: Result<(i64, Vec<String>), Error>) -> Checked {
    match result {
        Ok((looked_at, faults)) if faults.is_empty() => {
            let count = if looked_at > 0 { format!(" ({looked_at})") } else { String::new() };
            Checked { fine: true, message: format!("{what}: in order{count}") }
        }
        Ok((_, faults)) => {
            let more = faults.len().saturating_sub(NAMED_MAX);
            let named: Vec<&str> = faults.iter().take(NAMED_MAX).map(String::as_str).collect();
            let more = if more > 0 { format!("; and {more} more") } else { String::new() };
            Checked { fine: false, message: format!("{what}: {}{more}", named.join("; ")) }
        }
        Err(error) => Checked { fine: false, message: format!("{what} cannot be read: {error}") },
    }
}

#[derive(QueryableByName)]
struct Line {
    #[diesel(sql_type = Text)]
    line: String,
}

fn check_integrity(conn: &mut AnyConnection) -> Result<(i64, Vec<String>), Error> {
    let lines: Vec<Line> = diesel::sql_query("SELECT integrity_check AS line FROM pragma_integrity_check").load(conn)?;
    Ok((0, lines.into_iter().map(|line| line.line.replace('\n', " ")).filter(|line| line != "ok").collect()))
}

#[derive(QueryableByName)]
struct LooseReferenceRow {
    #[diesel(sql_type = Text)]
    table: String,
    #[diesel(sql_type = Nullable<BigInt>)]
    rowid: Option<i64>,
    #[diesel(sql_type = Text)]
    parent: String,
}

fn check_foreign_keys(conn: &mut AnyConnection) -> Result<(i64, Vec<String>), Error> {
    let loose: Vec<LooseReferenceRow> =
        diesel::sql_query(r#"SELECT "table", rowid, parent FROM pragma_foreign_key_check ORDER BY "table", rowid"#).load(conn)?;
    let message = |row: LooseReferenceRow| {
        format!("row {} of {} names nothing in {}", row.rowid.unwrap_or_default(), row.table, row.parent)
    };
    Ok((0, loose.into_iter().map(message).collect()))
}

/// Rows per query; a text has up to 256 KiB.
const PAGE_ROWS: i64 = 100;

/// A stored text: its key, its display name, the fields as JSON, the canonical text, and its digest.
type Stored = (String, String, i64, Option<String>, Option<String>, Option<String>);

fn fault(message: &str, (_, _, _, fields, text, fingerprint): &Stored) -> Option<String> {
    let (Some(fields), Some(text), Some(fingerprint)) = (fields, text, fingerprint) else {
        let none = fields.is_none() && text.is_none() && fingerprint.is_none();
        return (!none).then(|| format!("{message} has only part of its text"));
    };
    // A redacted row has no text, and the log confirms the redaction.
    if text.is_empty() && fingerprint.is_empty() {
        return None;
    }
    if hex(&Sha256::digest(text.as_bytes())) != *fingerprint {
        return Some(format!("{message} does not match its fingerprint"));
    }
    let readable = serde_json::from_str::<serde_json::Map<String, serde_json::Value>>(fields).is_ok();
    (!readable).then(|| format!("the fields of {message} cannot be read"))
}

/// Reads a table in key order, one page at a time.
fn check_texts(
    mut page: impl FnMut(&str) -> Result<Vec<Stored>, Error>,
    message: impl Fn(&Stored) -> String,
) -> Result<(i64, Vec<String>), Error> {
    let (mut after, mut seen, mut faults) = (String::new(), 0, Vec::new());
    loop {
        let rows = page(&after)?;
        let Some(last) = rows.last() else { return Ok((seen, faults)) };
        after.clone_from(&last.0);
        for row in &rows {
            seen += 1;
            faults.extend(fault(&message(row), row));
        }
    }
}

fn check_version_texts(conn: &mut AnyConnection) -> Result<(i64, Vec<String>), Error> {
    check_texts(
        |after| {
            Ok(versions::table
                .filter(versions::id.gt(after))
                .order(versions::id)
                .limit(PAGE_ROWS)
                .select((
                    versions::id,
                    versions::nid,
                    versions::number,
                    versions::template,
                    versions::canonical,
                    versions::fingerprint,
                ))
                .load(conn)?)
        },
        |row| format!("version {} of {}", row.2, row.1),
    )
}

fn check_correction_texts(conn: &mut AnyConnection) -> Result<(i64, Vec<String>), Error> {
    check_texts(
        |after| {
            Ok(corrections::table
                .filter(corrections::id.gt(after))
                .order(corrections::id)
                .limit(PAGE_ROWS)
                .select((
                    corrections::id,
                    corrections::nid,
                    corrections::edition,
                    corrections::template.nullable(),
                    corrections::canonical.nullable(),
                    corrections::fingerprint.nullable(),
                ))
                .load(conn)?)
        },
        |row| format!("edition {} of a version of {}", row.2, row.1),
    )
}

fn check_revision_texts(conn: &mut AnyConnection) -> Result<(i64, Vec<String>), Error> {
    check_texts(
        |after| {
            Ok(revisions::table
                .filter(revisions::id.gt(after))
                .order(revisions::id)
                .limit(PAGE_ROWS)
                .select((
                    revisions::id,
                    revisions::request_id,
                    revisions::number,
                    revisions::template.nullable(),
                    revisions::canonical.nullable(),
                    revisions::fingerprint.nullable(),
                ))
                .load(conn)?)
        },
        |row| format!("snapshot {} of request {}", row.2, row.1),
    )
}

/// Finds counters that are below an already assigned number and would therefore assign it again.
fn check_counters(conn: &mut AnyConnection, names: &CounterNames<'_>) -> Result<(i64, Vec<String>), Error> {
    let mut highest: BTreeMap<String, i64> = BTreeMap::new();
    let serial: Option<i64> = changes::table.select(diesel::dsl::max(changes::serial)).first(conn)?;
    highest.insert(names.serial.to_owned(), serial.unwrap_or_default());
    let mut faults = Vec::new();
    for number in requests::table.select(requests::number).load::<String>(conn)? {
        // Example: R-2026-0001.
        let parts = number.strip_prefix("R-").and_then(|rest| rest.split_once('-'));
        match parts.and_then(|(year, count)| Some((year, count.parse::<i64>().ok()?))) {
            Some((year, count)) => {
                let known = highest.entry(format!("{}{year}", names.requests)).or_default();
                *known = count.max(*known);
            }
            None => faults.push(format!("the request {number:?} has no number of this registry")),
        }
    }
    let held: BTreeMap<String, i64> =
        counters::table.select((counters::name, counters::value)).load::<(String, i64)>(conn)?.into_iter().collect();
    for (name, highest) in &highest {
        let value = held.get(name).copied().unwrap_or_default();
        if value < *highest {
            faults.push(format!("the counter {name} is {value}, but {highest} was assigned"));
        }
    }
    Ok((i64::try_from(highest.len()).unwrap_or(i64::MAX), faults))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn changed_text_fails_its_fingerprint_and_intact_text_passes() {
        let text = "words";
        let row = |fields: Option<&str>, text: Option<&str>, fingerprint: Option<String>| {
            (String::new(), String::new(), 1, fields.map(str::to_owned), text.map(str::to_owned), fingerprint)
        };
        let right = hex(&Sha256::digest(text.as_bytes()));
        assert_eq!(fault("it", &row(Some("{}"), Some(text), Some(right.clone()))), None);
        assert_eq!(fault("it", &row(None, None, None)), None);
        let changed = fault("it", &row(Some("{}"), Some("swords"), Some(right.clone()))).unwrap();
        assert_eq!(changed, "it does not match its fingerprint");
        assert!(fault("it", &row(Some("{"), Some(text), Some(right.clone()))).unwrap().contains("fields"));
        assert!(fault("it", &row(None, Some(text), Some(right))).unwrap().contains("only part"));
    }

    #[test]
    fn check_report_lists_five_faults_and_counts_the_rest() {
        let faults = (0..7).map(|n| format!("fault {n}")).collect();
        let checked = check("it", Ok((7, faults)));
        assert!(!checked.fine && checked.message.ends_with("fault 4; and 2 more"), "{}", checked.message);
    }
}
