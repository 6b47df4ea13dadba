//! The search index: FTS5 in SQLite, full text search in PostgreSQL.

use crate::store::{AnyConnection, Error};
use diesel::prelude::*;
use diesel::sql_query;
use diesel::sql_types::Text;

#[derive(QueryableByName)]
struct Found {
    #[diesel(sql_type = Text)]
    nid: String,
}

/// `words` are letters and digits only.
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

/// `part` is letters, digits and hyphens only.
pub(crate) fn by_part(conn: &mut AnyConnection, part: &str) -> Result<Vec<String>, Error> {
    use crate::store::schema::namespaces;
    Ok(namespaces::table.filter(namespaces::nid.like(format!("%{part}%"))).limit(1000).select(namespaces::nid).load(conn)?)
}

pub(crate) fn set(conn: &mut AnyConnection, nid: &str, words: &str) -> Result<(), Error> {
    match conn {
        AnyConnection::Sqlite(conn) => {
            sql_query("DELETE FROM search WHERE rowid IN (SELECT rowid FROM search WHERE search MATCH ?)")
                .bind::<Text, _>(format!("words : \"{}\"", nid_mark(nid)))
                .execute(conn)?;
            sql_query("INSERT INTO search (nid, words) VALUES (?, ?)")
                .bind::<Text, _>(nid)
                .bind::<Text, _>([&nid_mark(nid), "\n", words].concat())
                .execute(conn)?;
        }
        AnyConnection::Postgresql(conn) => {
            sql_query("INSERT INTO search (nid, words) VALUES ($1, $2) ON CONFLICT (nid) DO UPDATE SET words = EXCLUDED.words")
                .bind::<Text, _>(nid)
                .bind::<Text, _>(words)
                .execute(conn)?;
        }
    }
    Ok(())
}

/// A word that stands in the entry of this namespace alone, so that FTS5 finds it without reading every row: the column of the NID
/// is not indexed.
fn nid_mark(nid: &str) -> String {
    let mut mark = String::from("nidmark0");
    for byte in nid.bytes() {
        mark.push_str(&crate::people::secrets::hex(&[byte]));
    }
    mark
}
