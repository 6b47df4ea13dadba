//! Up, down and up again give the same schema, and the permanent tables are permanent, whatever SQL says.
#![allow(
    missing_docs,
    unreachable_pub,
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::indexing_slicing,
    clippy::too_many_lines,
    clippy::allow_attributes,
    reason = "a test file"
)]

mod common;

use common::TestDb;
use diesel::connection::SimpleConnection as _;
use diesel::prelude::*;
use diesel::sql_types::Text;
use nidreg::store::{AnyConnection, Error, Store, migrations};

#[derive(QueryableByName, PartialEq, Eq, Debug)]
struct Thing {
    #[diesel(sql_type = Text)]
    what: String,
}

/// Everything the database says of its schema, as sorted lines.
fn schema(store: &Store, postgres: bool) -> Vec<String> {
    let sql = if postgres {
        "SELECT table_name || '.' || column_name || ' ' || data_type || ' ' || is_nullable AS what FROM information_schema.columns WHERE table_schema = 'public'
         UNION ALL SELECT conrelid::regclass || ' ' || pg_get_constraintdef(oid) FROM pg_constraint WHERE connamespace = 'public'::regnamespace
         UNION ALL SELECT indexdef FROM pg_indexes WHERE schemaname = 'public'
         UNION ALL SELECT pg_get_triggerdef(oid) FROM pg_trigger WHERE NOT tgisinternal
         UNION ALL SELECT proname::text FROM pg_proc WHERE pronamespace = 'public'::regnamespace"
    } else {
        "SELECT type || ' ' || name || ' ' || coalesce(sql, '') AS what FROM sqlite_master WHERE name NOT LIKE 'sqlite_%'"
    };
    let things: Vec<Thing> = store.read(|conn| diesel::sql_query(sql).load(conn).map_err(Error::from)).unwrap();
    let mut lines: Vec<String> = things.into_iter().map(|thing| thing.what).collect();
    lines.sort();
    lines
}

#[test]
fn up_down_up_gives_the_same_schema() {
    let db = TestDb::new();
    let store = db.bare_store();
    let ran = migrations::migrate(&store).unwrap();
    assert!(!ran.is_empty());
    assert!(migrations::migrate(&store).unwrap().is_empty(), "a second run has nothing to do");
    let first = schema(&store, db.is_postgres());
    migrations::revert_all(&store).unwrap();
    let empty = schema(&store, db.is_postgres());
    assert!(empty.iter().all(|line| line.contains("schema_migrations")), "down left: {empty:#?}");
    migrations::migrate(&store).unwrap();
    assert_eq!(schema(&store, db.is_postgres()), first);
    assert!(store.read(migrations::is_current).unwrap());
}

fn refuses(store: &Store, sql: &str) {
    let result = store.write(|conn: &mut AnyConnection| conn.batch_execute(sql).map_err(Error::from));
    assert!(result.is_err(), "the database let this through: {sql}");
}

fn accepts(store: &Store, sql: &str) {
    store.write(|conn: &mut AnyConnection| conn.batch_execute(sql).map_err(Error::from)).unwrap();
}

#[test]
fn what_is_permanent_refuses_update_and_delete() {
    let db = TestDb::new();
    let store = db.store();
    let now = "2026-01-01T00:00:00.000000Z";
    accepts(
        &store,
        &format!(
            "INSERT INTO accounts (id, email, email_folded, name, created_at) VALUES ('a', 'a@x.example', 'a@x.example', 'A', '{now}')"
        ),
    );
    accepts(
        &store,
        &format!(
            "INSERT INTO requests (id, number, kind, track, state, owner_id, draft, draft_revision, created_at, state_since) VALUES ('r', 'R-1', 'new_informal', 'community', 'draft', 'a', '{{}}', 1, '{now}', '{now}')"
        ),
    );
    accepts(
        &store,
        &format!(
            "INSERT INTO snapshots (id, request_id, number, kind, template, canonical, fingerprint, note, sent_by, sent_at) VALUES ('s', 'r', 1, 'new_informal', '{{}}', '', '', '', 'a', '{now}')"
        ),
    );
    for sql in [
        format!(
            "INSERT INTO threads (id, request_id, snapshot_number, quote, opened_by, opened_at) VALUES ('t', 'r', 1, '', 'a', '{now}')"
        ),
        format!(
            "INSERT INTO comments (id, thread_id, request_id, snapshot_number, author_id, author_role, body, by_mail, written_at) VALUES ('c', 't', 'r', 1, 'a', 'expert', 'x', FALSE, '{now}')"
        ),
        format!(
            "INSERT INTO reports (id, request_id, snapshot_number, lead_id, addressed_to, body, sent_at) VALUES ('e', 'r', 1, 'a', 'IESG', 'x', '{now}')"
        ),
        format!(
            "INSERT INTO papers (id, request_id, kind, words, filed_by, filed_at) VALUES ('f', 'r', 'direction', 'x', 'a', '{now}')"
        ),
    ] {
        accepts(&store, &sql);
    }
    accepts(
        &store,
        &format!(
            "INSERT INTO positions (id, request_id, snapshot_number, expert_id, stance, reasons, taken_at) VALUES ('p', 'r', 1, 'a', 'approve', '', '{now}')"
        ),
    );
    accepts(
        &store,
        &format!(
            "INSERT INTO decisions (id, request_id, snapshot_number, lead_id, outcome, reasons, decided_at) VALUES ('d', 'r', 1, 'a', 'approved', 'x', '{now}')"
        ),
    );
    accepts(
        &store,
        &format!("INSERT INTO answers (position_id, request_id, lead_id, body, at) VALUES ('p', 'r', 'a', 'x', '{now}')"),
    );
    for (table, column) in [
        ("versions", "dated"),
        ("snapshots", "note"),
        ("events", "detail"),
        ("positions", "reasons"),
        ("answers", "body"),
        ("decisions", "reasons"),
        ("comments", "body"),
        ("reports", "body"),
        ("papers", "words"),
    ] {
        refuses(&store, &format!("UPDATE {table} SET {column} = 'rewritten'"));
        refuses(&store, &format!("DELETE FROM {table}"));
        if db.is_postgres() {
            refuses(&store, &format!("TRUNCATE {table} CASCADE"));
        }
    }
    refuses(&store, "DELETE FROM namespaces WHERE nid = 'isbn'");
}

#[test]
fn the_database_itself_knows_the_hard_rules() {
    let db = TestDb::new();
    let store = db.store();
    let insert = |nid: &str, kind: &str| {
        format!(
            "INSERT INTO namespaces (nid, kind, status, reference, created_at) VALUES ('{nid}', '{kind}', 'active', '[]', 'x')"
        )
    };
    let long = "a".repeat(33);
    for nid in [
        "urn-5",
        "urn-9",
        "de-books",
        "xn--x",
        "x-test",
        "X-test",
        "ab",
        "isbn",
        "-a",
        "abc-",
        long.as_str(),
        "ünï",
        "ISBN2",
        "urn",
        "a_b",
    ] {
        refuses(&store, &insert(nid, "formal"));
    }
    for nid in ["urn-0", "urn-01", "urn-", "isbn9", "urn-1a", "urn-8"] {
        refuses(&store, &insert(nid, "informal"));
    }
    accepts(&store, &insert("a-b-c", "formal"));
    accepts(&store, &insert("urn-9", "informal"));
}
