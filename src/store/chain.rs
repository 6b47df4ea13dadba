//! The hash chain of the permanent record: one link per permanent row, created by a scheduled job and verified by `doctor --full`.
//!
//! A link contains a salted digest of the row's text, and a digest over the previous link, the row's other columns and the text digest.
//! Rewriting, removing or inserting a row would require recomputing every later link. A redaction deletes the text and the salt; the chain
//! remains valid, and the digest reveals nothing about the text. The chain detects changes made outside the program, but not a truncated
//! end; operators therefore record the last link elsewhere.

use super::{AnyConnection, Error};
use crate::store::Moment;
use diesel::prelude::*;
use diesel::sql_types::{BigInt, Nullable, Text};
use jiff::{SignedDuration, Timestamp};
use sha2::{Digest as _, Sha256};
use std::fmt::Write as _;

/// A kind of row with links: its name, its table, its permanent columns, and its text, as SQL expressions.
struct Sort {
    what: &'static str,
    table: &'static str,
    kept: &'static str,
    words: &'static str,
}

/// The kind of rows of the security log.
const REFUSED: &str = "refused";

/// The kinds of rows. Each text is preceded by its length, so that the concatenation is unambiguous.
const SORTS: [Sort; 7] = [
    Sort {
        what: "event",
        table: "events",
        kept: "coalesce(request_id, '') || '|' || coalesce(nid, '') || '|' || coalesce(account_id, '') || '|' || coalesce(actor_id, '') \
               || '|' || actor_role || '|' || act || '|' || coalesce(state, '') || '|' || at",
        words: "detail",
    },
    // Rows of the security log are deleted after some months with all their content, so the link is computed from nothing else.
    Sort {
        what: REFUSED,
        table: "security_log",
        kept: "''",
        words: "coalesce(account_id, '') || '|' || kind || '|' || network || '|' || CAST(length(browser) AS TEXT) || ':' || browser \
                || '|' || detail || '|' || at",
    },
    Sort { what: "decision", table: "decision_records", kept: "request_id", words: "record" },
    Sort {
        what: "comment",
        table: "comments",
        kept: "thread_id || '|' || request_id || '|' || CAST(snapshot_number AS TEXT) || '|' || author_id || '|' || author_role || '|' \
               || written_at",
        words: "CAST(length(body) AS TEXT) || ':' || body || coalesce(suggestion, '')",
    },
    Sort {
        what: "snapshot",
        table: "snapshots",
        kept: "request_id || '|' || CAST(number AS TEXT) || '|' || kind || '|' || coalesce(CAST(base_version AS TEXT), '') || '|' \
               || sent_by || '|' || sent_at",
        words: "CAST(length(canonical) AS TEXT) || ':' || canonical || CAST(length(template) AS TEXT) || ':' || template || note",
    },
    Sort {
        what: "version",
        table: "versions",
        kept: "nid || '|' || CAST(number AS TEXT) || '|' || origin || '|' || coalesce(dated, '') || '|' || coalesce(request_number, '') \
               || '|' || published_at",
        words: "CAST(length(canonical) AS TEXT) || ':' || canonical || template",
    },
    Sort {
        what: "edition",
        table: "corrections",
        kept: "nid || '|' || CAST(version AS TEXT) || '|' || CAST(edition AS TEXT) || '|' || origin || '|' || coalesce(dated, '') || '|' \
               || reason || '|' || coalesce(request_number, '') || '|' || published_at",
        words: "CAST(length(canonical) AS TEXT) || ':' || canonical || template",
    },
];

#[derive(QueryableByName)]
struct Row {
    #[diesel(sql_type = Text)]
    id: String,
    #[diesel(sql_type = Text)]
    kept: String,
    #[diesel(sql_type = Text)]
    words: String,
}

/// A row without a link.
#[derive(QueryableByName)]
struct Unsealed {
    #[diesel(sql_type = Text)]
    id: String,
    #[diesel(sql_type = Text)]
    kept: String,
    #[diesel(sql_type = Text)]
    words: String,
    #[diesel(sql_type = BigInt)]
    redacted: i64,
}

#[derive(QueryableByName)]
struct Chained {
    #[diesel(sql_type = BigInt)]
    number: i64,
    #[diesel(sql_type = Text)]
    what: String,
    #[diesel(sql_type = Text)]
    row_id: String,
    #[diesel(sql_type = Nullable<Text>)]
    salt: Option<String>,
    #[diesel(sql_type = Text)]
    digest: String,
    #[diesel(sql_type = Text)]
    link: String,
    #[diesel(sql_type = BigInt)]
    redacted: i64,
}

pub(super) fn hex(bytes: &[u8]) -> String {
    bytes.iter().fold(String::with_capacity(bytes.len() * 2), |mut out, byte| {
        // Writing to a String cannot fail.
        let _ = write!(out, "{byte:02x}");
        out
    })
}

fn digest(pieces: &[&str]) -> String {
    let mut all = Sha256::new();
    for piece in pieces {
        all.update(piece.len().to_be_bytes());
        all.update(piece.as_bytes());
    }
    hex(&all.finalize())
}

fn links_after(conn: &mut AnyConnection, after: i64, most: i64, newest_first: bool) -> Result<Vec<Chained>, Error> {
    let order = if newest_first { "DESC" } else { "ASC" };
    let sql = format!(
        "SELECT number, what, row_id, salt, digest, link, (SELECT count(*) FROM redactions \
         WHERE redactions.what = chain.what AND redactions.row_id = chain.row_id) AS redacted \
         FROM chain WHERE number > {after} ORDER BY number {order} LIMIT {most}"
    );
    Ok(diesel::sql_query(sql).load(conn)?)
}

/// Creates links for at most `most` rows that have none; returns how many. `salt` must return a new value each time: 16 random bytes in
/// hexadecimal.
pub fn seal(conn: &mut AnyConnection, most: i64, salt: impl Fn() -> String) -> Result<usize, Error> {
    let head = links_after(conn, 0, 1, true)?.pop();
    let (mut number, mut last) = head.map_or((0, String::new()), |head| (head.number, head.link));
    let mut made = 0;
    for Sort { what, table, kept, words } in &SORTS {
        // A version of which only the number is known has no text yet.
        let ready = match *what {
            "version" => "canonical IS NOT NULL AND ",
            _ => "",
        };
        let left = most.saturating_sub(i64::try_from(made).unwrap_or(i64::MAX));
        let sql = format!(
            "SELECT id, {kept} AS kept, {words} AS words, (SELECT count(*) FROM redactions WHERE redactions.what = '{what}' \
             AND redactions.row_id = {table}.id) AS redacted FROM {table} WHERE {ready}NOT EXISTS \
             (SELECT 1 FROM chain WHERE chain.what = '{what}' AND chain.row_id = {table}.id) ORDER BY id LIMIT {left}"
        );
        let rows: Vec<Unsealed> = diesel::sql_query(sql).load(conn)?;
        for row in rows {
            number += 1;
            let salt = salt();
            let own = digest(&[&salt, &row.words]);
            last = digest(&[&last, &number.to_string(), what, &row.id, &row.kept, &own]);
            diesel::sql_query(match conn {
                AnyConnection::Sqlite(_) => {
                    "INSERT INTO chain (number, what, row_id, salt, digest, link) VALUES (?, ?, ?, nullif(?, ''), ?, ?)"
                }
                AnyConnection::Postgresql(_) => {
                    "INSERT INTO chain (number, what, row_id, salt, digest, link) VALUES ($1, $2, $3, nullif($4, ''), $5, $6)"
                }
            })
            .bind::<BigInt, _>(number)
            .bind::<Text, _>(*what)
            .bind::<Text, _>(&row.id)
            // A comment may be redacted before it is linked; the digest of what remains must not be computable either.
            .bind::<Text, _>(if row.redacted == 0 { salt.as_str() } else { "" })
            .bind::<Text, _>(&own)
            .bind::<Text, _>(&last)
            .execute(conn)?;
            made += 1;
        }
    }
    Ok(made)
}

/// Verifies every link and its row. Returns the number of links, the faults, and the last link.
pub(super) fn verify(conn: &mut AnyConnection, now: Option<Timestamp>) -> Result<(i64, Vec<String>, String), Error> {
    const PAGE: i64 = 500;
    let (mut number, mut last, mut faults) = (0, String::new(), Vec::new());
    loop {
        let page = links_after(conn, number, PAGE, false)?;
        if page.is_empty() {
            return Ok((number, faults, last));
        }
        for link in page {
            if link.number != number + 1 {
                faults.push(format!("links {} to {} are missing", number + 1, link.number - 1));
            }
            number = link.number;
            faults.extend(
                wrong(conn, &link, &last, now)?.map(|words| format!("link {number} ({} {}) {words}", link.what, link.row_id)),
            );
            last = link.link;
        }
    }
}

fn wrong(conn: &mut AnyConnection, link: &Chained, last: &str, now: Option<Timestamp>) -> Result<Option<&'static str>, Error> {
    let Some(Sort { table, kept, words, .. }) = SORTS.iter().find(|sort| sort.what == link.what) else {
        return Ok(Some("refers to a table that this program does not support"));
    };
    let place = if matches!(conn, AnyConnection::Sqlite(_)) { "?" } else { "$1" };
    let sql = format!("SELECT id, {kept} AS kept, {words} AS words FROM {table} WHERE id = {place}");
    let row: Option<Row> = diesel::sql_query(sql).bind::<Text, _>(&link.row_id).get_result(conn).optional()?;
    if link.what == REFUSED && row.is_none() {
        return Ok(gone(link, last, now));
    }
    let Some(row) = row else { return Ok(Some("has lost its row")) };
    if digest(&[last, &link.number.to_string(), &link.what, &row.id, &row.kept, &link.digest]) != link.link {
        return Ok(Some("does not fit the one before it, or its row was changed"));
    }
    Ok(match &link.salt {
        Some(_) if link.redacted > 0 => Some("is of a redacted row and still has its salt"),
        Some(salt) => (digest(&[salt, &row.words]) != link.digest).then_some("shows that its row was changed"),
        None => (link.redacted == 0).then_some("has no salt, and its row was not redacted"),
    })
}

/// The minimum retention of rows of the security log, in days; a missing row that is younger was not deleted by a scheduled job.
pub const REFUSED_DAYS: i64 = 90;

/// The fault of a link whose row in the security log is missing; `None` if the row was old enough to be deleted, according to the time in
/// its key.
fn gone(link: &Chained, last: &str, now: Option<Timestamp>) -> Option<&'static str> {
    let digits: String = link.row_id.chars().filter(char::is_ascii_hexdigit).take(12).collect();
    let made = i64::from_str_radix(&digits, 16).ok().and_then(|millis| Timestamp::from_millisecond(millis).ok());
    let young = |now: Timestamp| made.is_none_or(|made| now.duration_since(made) < SignedDuration::from_hours(24 * REFUSED_DAYS));
    if now.is_some_and(young) {
        return Some("has lost its row");
    }
    let fits = digest(&[last, &link.number.to_string(), &link.what, &link.row_id, "", &link.digest]) == link.link;
    if fits {
        link.salt.is_some().then_some("is of a row that is gone and still has its salt")
    } else {
        Some("does not fit the one before it")
    }
}

/// Deletes the salts of links to rows of the security log from before `moment`, before the rows are deleted, so that the remaining links
/// contain no personal data.
pub fn unsalt_refused(conn: &mut AnyConnection, moment: Moment) -> Result<usize, Error> {
    let place = if matches!(conn, AnyConnection::Sqlite(_)) { "?" } else { "$1" };
    let sql = format!(
        "UPDATE chain SET salt = NULL WHERE what = '{REFUSED}' AND salt IS NOT NULL \
         AND row_id IN (SELECT id FROM security_log WHERE at < {place})"
    );
    Ok(diesel::sql_query(sql).bind::<Text, _>(moment).execute(conn)?)
}
