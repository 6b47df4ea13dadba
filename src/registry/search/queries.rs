//! The search index: FTS5 in SQLite, full-text search in PostgreSQL.

use crate::store::AnyConnection;
use crate::store::Error;
use diesel::dsl::sql;
use diesel::prelude::*;
use diesel::sql_query;
use diesel::sql_types::{Array, Bool, Text};

#[derive(QueryableByName)]
struct Found {
    #[diesel(sql_type = Text)]
    nid: String,
}

/// Finds namespaces by word prefixes. `words` must contain only letters and digits.
pub(crate) fn by_words(conn: &mut AnyConnection, words: &[String]) -> Result<Vec<String>, Error> {
    let rows: Vec<Found> = match conn {
        AnyConnection::Sqlite(conn) => {
            let query: Vec<String> = words.iter().map(|word| format!("\"{word}\"*")).collect();
            sql_query("SELECT nid FROM search WHERE search MATCH ? LIMIT 1000").bind::<Text, _>(query.join(" ")).load(conn)?
        }
        AnyConnection::Postgresql(conn) => {
            let query: Vec<String> = words.iter().map(|word| format!("{word}:*")).collect();
            sql_query("SELECT nid FROM search WHERE to_tsvector('simple', words) @@ to_tsquery('simple', $1) LIMIT 1000")
                .bind::<Text, _>(query.join(" & "))
                .load(conn)?
        }
    };
    Ok(rows.into_iter().map(|row| row.nid).collect())
}

#[derive(QueryableByName)]
struct IndexedRow {
    #[diesel(sql_type = Text)]
    nid: String,
    #[diesel(sql_type = Text)]
    words: String,
}

/// The indexed words of every namespace, as (NID, words); the same on both databases.
pub(crate) fn all(conn: &mut AnyConnection) -> Result<Vec<(String, String)>, Error> {
    const ALL: &str = "SELECT nid, words FROM search";
    let rows: Vec<IndexedRow> = match conn {
        AnyConnection::Sqlite(conn) => sql_query(ALL).load(conn)?,
        AnyConnection::Postgresql(conn) => sql_query(ALL).load(conn)?,
    };
    let without_mark = |row: IndexedRow| {
        let words = row.words.strip_prefix(&nid_mark(&row.nid)).map(str::to_owned).unwrap_or(row.words);
        (row.nid, words)
    };
    Ok(rows.into_iter().map(without_mark).collect())
}

/// Finds namespaces whose NID contains `part`, which must contain only letters, digits and hyphens.
pub(crate) fn by_part(conn: &mut AnyConnection, part: &str) -> Result<Vec<String>, Error> {
    use crate::store::schema::namespaces;
    Ok(namespaces::table
        .filter(sql::<Bool>("nid LIKE ").bind::<Text, _>(format!("%{part}%")))
        .limit(1000)
        .select(namespaces::nid)
        .load(conn)?)
}

/// Sets the indexed words of namespaces, as (NID, words); a later pair with the same NID wins.
pub(crate) fn set_all(conn: &mut AnyConnection, list: &[(String, String)]) -> Result<(), Error> {
    let newest: std::collections::BTreeMap<&str, &str> = list.iter().map(|(nid, words)| (nid.as_str(), words.as_str())).collect();
    match conn {
        AnyConnection::Sqlite(conn) => {
            for (nid, words) in newest {
                sql_query("DELETE FROM search WHERE rowid IN (SELECT rowid FROM search WHERE search MATCH ?)")
                    .bind::<Text, _>(format!("words : \"{}\"", nid_mark(nid)))
                    .execute(conn)?;
                sql_query("INSERT INTO search (nid, words) VALUES (?, ?)")
                    .bind::<Text, _>(nid)
                    .bind::<Text, _>([&nid_mark(nid), "\n", words].concat())
                    .execute(conn)?;
            }
        }
        AnyConnection::Postgresql(conn) => {
            let (nids, words): (Vec<&str>, Vec<&str>) = newest.into_iter().unzip();
            for (nids, words) in nids.chunks(1000).zip(words.chunks(1000)) {
                sql_query("INSERT INTO search (nid, words) SELECT * FROM unnest($1, $2) ON CONFLICT (nid) DO UPDATE SET words = EXCLUDED.words")
                    .bind::<Array<Text>, _>(nids)
                    .bind::<Array<Text>, _>(words)
                    .execute(conn)?;
            }
        }
    }
    Ok(())
}

/// A word that occurs only in the entry of this namespace. With it, FTS5 finds the entry without a full scan, because the NID column is not
/// indexed.
fn nid_mark(nid: &str) -> String {
    let mut mark = String::from("nidmark0");
    for byte in nid.bytes() {
        mark.push_str(&crate::ids::hex(&[byte]));
    }
    mark
}
