//! Tests the migrations, and that the database enforces permanent records and valid NIDs.

use crate::common::prelude::*;
use diesel::prelude::*;
use diesel::sql_types::Text;
use nidreg::store::migrations;

#[derive(QueryableByName, PartialEq, Eq, Debug)]
struct TextRow {
    #[diesel(sql_type = Text)]
    value: String,
}

#[test]
fn second_run_of_the_migrations_changes_nothing() {
    let db = TestDb::new();
    let store = db.bare_store();
    assert!(!migrations::migrate(&store).unwrap().is_empty());
    assert!(migrations::migrate(&store).unwrap().is_empty());
    assert!(store.read(migrations::is_schema_current).unwrap());
}

fn refuses(store: &Store, sql: &str) -> String {
    let result = store.write(|conn: &mut AnyConnection| conn.batch_execute(sql).map_err(Error::from));
    result.err().unwrap_or_else(|| panic!("the database accepted this: {sql}")).to_string()
}

fn is_permanent(store: &Store, sql: &str) {
    let said = refuses(store, sql);
    assert!(said.contains("permanent"), "{sql}: {said}");
}

fn accepts(store: &Store, sql: &str) {
    store.write(|conn: &mut AnyConnection| conn.batch_execute(sql).map_err(Error::from)).unwrap();
}

/// A request with a row in each of its permanent tables.
const ROWS: &str = "
    INSERT INTO accounts (id, email, email_folded, name, created_at) VALUES ('a', 'a@x.example', 'a@x.example', 'A', NOW);
    INSERT INTO requests (id, number, kind, procedure, state, owner_id, draft, draft_save_number, created_at, state_since)
        VALUES ('r', 'R-1', 'new_informal', 'community', 'draft', 'a', '{}', 1, NOW, NOW);
    INSERT INTO revisions (id, request_id, number, kind, template, canonical, fingerprint, note, sent_by, sent_at)
        VALUES ('s', 'r', 1, 'new_informal', '{}', '', '', '', 'a', NOW);
    INSERT INTO threads (id, request_id, revision_number, quote, opened_by, opened_at) VALUES ('t', 'r', 1, '', 'a', NOW);
    INSERT INTO comments (id, thread_id, request_id, revision_number, author_id, author_role, body, by_mail, written_at)
        VALUES ('c', 't', 'r', 1, 'a', 'expert', 'x', FALSE, NOW);
    INSERT INTO documents (id, request_id, kind, revision_number, body, recorded_by, recorded_at)
        VALUES ('f', 'r', 'direction', 1, 'x', 'a', NOW);
    INSERT INTO retractions VALUES ('comment', 'c', 'r', 'a', 'x', NOW);
    INSERT INTO positions (id, request_id, revision_number, expert_id, position, reasons, recorded_at)
        VALUES ('p', 'r', 1, 'a', 'approve', '', NOW);
    INSERT INTO decisions (id, request_id, revision_number, lead_id, outcome, reasons, decided_at)
        VALUES ('d', 'r', 1, 'a', 'approved', 'x', NOW);
    INSERT INTO answers (position_id, request_id, lead_id, body, at) VALUES ('p', 'r', 'a', 'x', NOW);
    INSERT INTO imported_files VALUES ('d', BYTES);
    INSERT INTO disclosures (request_id, expert_id, answer, reason, at) VALUES ('r', 'a', 'none', '', NOW);
    INSERT INTO appointments (id, account_id, registry, leads, since) VALUES ('e', 'a', 'formal', FALSE, '2026-01-01');
    INSERT INTO counters VALUES ('tested', 1);";

#[test]
fn permanent_records_refuse_update_and_delete() {
    let db = TestDb::new();
    let store = db.store();
    accepts(
        &store,
        &ROWS.replace("NOW", "'2026-01-01T00:00:00.000000Z'").replace("BYTES", if db.is_postgres() { "'x'" } else { "x'00'" }),
    );
    for (table, column) in [
        ("versions", "dated"),
        ("revisions", "note"),
        ("events", "detail"),
        ("positions", "reasons"),
        ("answers", "body"),
        ("decisions", "reasons"),
        ("comments", "body"),
        ("documents", "body"),
        ("retractions", "reason"),
        ("profiles", "body"),
        ("imported_files", "bytes"),
        ("snapshots", "file"),
        ("snapshot_entries", "listing"),
        ("snapshot_texts", "file"),
    ] {
        let value = if column == "bytes" { "bytes" } else { "'rewritten'" };
        is_permanent(&store, &format!("UPDATE {table} SET {column} = {value}"));
        is_permanent(&store, &format!("DELETE FROM {table}"));
        if db.is_postgres() {
            refuses(&store, &format!("TRUNCATE {table} CASCADE"));
        }
    }
    refuses(&store, "DELETE FROM namespaces WHERE nid = 'isbn'");
    // Of these tables only the named column changes.
    for (table, column, other) in
        [("disclosures", "answer", "expert_id"), ("appointments", "until", "account_id"), ("counters", "value", "name")]
    {
        accepts(&store, &format!("UPDATE {table} SET {column} = {column}"));
        refuses(&store, &format!("UPDATE {table} SET {other} = {other}"));
        refuses(&store, &format!("DELETE FROM {table}"));
    }
    // A version of which only the number is known can receive its text once; nothing else of it can change.
    let text = |words: &str| {
        format!("UPDATE versions SET template = '{{}}', canonical = '{words}', fingerprint = '{words}' WHERE nid = 'nbn'")
    };
    refuses(&store, &text("a").replace("SET ", "SET number = 9, "));
    refuses(&store, &text("a").replace(", fingerprint = 'a'", ""));
    accepts(&store, &text("a"));
    refuses(&store, &text("b"));
}

#[derive(QueryableByName)]
struct Column {
    #[diesel(sql_type = Text)]
    name: String,
    #[diesel(sql_type = Text)]
    kind: String,
}

/// `INSERT OR REPLACE` deletes the row that it replaces without running its DELETE trigger, so it needs a trigger of its own. `PostgreSQL`
/// has no such statement.
#[test]
fn permanent_rows_cannot_be_replaced_on_sqlite() {
    let db = TestDb::sqlite();
    drop(db.store());
    // No other constraint is enforced, so that any row can be inserted. The store closes its connections in the background, and the last
    // one locks the database for a moment.
    let mut conn = diesel::SqliteConnection::establish(db.url.trim_start_matches("sqlite:")).unwrap();
    conn.batch_execute("PRAGMA busy_timeout = 10000; PRAGMA foreign_keys = OFF; PRAGMA ignore_check_constraints = ON").unwrap();
    let tables: Vec<TextRow> = diesel::sql_query(
        "SELECT DISTINCT tbl_name AS value FROM sqlite_master WHERE type = 'trigger' AND sql LIKE '%RAISE(ABORT%' ORDER BY 1",
    )
    .load(&mut conn)
    .unwrap();
    assert!(tables.len() >= 30, "{tables:?}");
    for TextRow { value: table } in tables {
        let columns: Vec<Column> =
            diesel::sql_query(format!("SELECT name, type AS kind FROM pragma_table_info('{table}')")).load(&mut conn).unwrap();
        let names = columns.iter().map(|column| column.name.as_str()).collect::<Vec<_>>().join(", ");
        // A row with the values of the first row in the columns of `same`, and with others in the rest.
        let values = |same: &str| {
            let value = |column: &Column| match (column.kind.as_str(), same.split(' ').any(|name| name == column.name)) {
                ("BIGINT" | "BOOLEAN", true) => "900001",
                ("BIGINT" | "BOOLEAN", false) => "900002",
                (_, true) => "'first'",
                (_, false) => "'second'",
            };
            columns.iter().map(value).collect::<Vec<_>>().join(", ")
        };
        conn.batch_execute(&format!("INSERT INTO {table} ({names}) VALUES ({})", values(&names.replace(',', "")))).unwrap();
        let keys: Vec<TextRow> = diesel::sql_query(format!("SELECT (SELECT group_concat(name, ' ') FROM pragma_index_info(list.name)) AS value FROM pragma_index_list('{table}') AS list WHERE list.\"unique\" = 1")).load(&mut conn).unwrap();
        assert!(!keys.is_empty(), "{table} has no key");
        for TextRow { value: key } in keys {
            let sql = format!("INSERT OR REPLACE INTO {table} ({names}) VALUES ({})", values(&key));
            assert!(conn.batch_execute(&sql).is_err(), "the database accepted this: {sql}");
        }
        let sql = format!("INSERT OR REPLACE INTO {table} (rowid, {names}) SELECT max(rowid), {} FROM {table}", values(""));
        assert!(conn.batch_execute(&sql).is_err(), "the database accepted this: {sql}");
        // Another row is accepted.
        conn.batch_execute(&format!("INSERT INTO {table} ({names}) VALUES ({})", values(""))).unwrap();
    }
    let sql = "UPDATE OR REPLACE namespaces SET nid = 'first' WHERE nid = 'second'";
    assert!(conn.batch_execute(sql).is_err(), "the database accepted this: {sql}");
}

#[test]
fn database_constraints_reject_invalid_nids() {
    let db = TestDb::new();
    let store = db.store();
    let insert = |nid: &str, kind: &str| {
        format!(
            "INSERT INTO namespaces (nid, kind, status, reference, created_at) VALUES ('{nid}', '{kind}', 'active', '[]', 'x')"
        )
    };
    let long = "a".repeat(33);
    for nid in
        ["urn-5", "urn-9", "de-books", "xn--x", "x-test", "X-test", "ab", "isbn", "-a", "abc-", "ünï", "ISBN2", "urn", "a_b"]
            .into_iter()
            .chain([long.as_str()])
    {
        refuses(&store, &insert(nid, "formal"));
    }
    for nid in ["urn-0", "urn-01", "urn-", "isbn9", "urn-1a", "urn-8"] {
        refuses(&store, &insert(nid, "informal"));
    }
    accepts(&store, &insert("a-b-c", "formal"));
    accepts(&store, &insert("urn-9", "informal"));
}

/// Finding: the columns of the public list could be changed without a trace.
#[test]
fn list_changes_only_with_an_announced_entry_of_the_change_log() {
    let db = TestDb::new();
    let store = db.store();
    let faults = || store.read(nidreg::registry::list_check::list_differences).unwrap();
    assert_eq!(faults(), [""; 0]);
    let long = ["template_url = 'https://x.example'", "listing = '{\"printed\":\"x\"}'", "held = '{\"registrant\":\"Mallory\"}'"];
    for set in [
        "informal_number = 99", "informal_number = NULL", "kind = 'formal'", "origin = 'registered'", "created_at = 'x'",
        "nid = 'urn-99'", "status = 'obsolete'", "registrant = 'Mallory'", "contact = 'Mallory'", "reference = '[\"x\"]'",
        "registered_on = '2020-01-01'", "updated_on = '2020-01-01'", "unlisted_on = '2020-01-01'", "successor = 'isbn'",
        "marks = '{\"in_error\":[]}'",
    ]
    .into_iter()
    .chain(long)
    {
        refuses(&store, &format!("UPDATE namespaces SET {set} WHERE nid = 'urn-7'"));
    }
    refuses(
        &store,
        "INSERT INTO namespaces (nid, kind, informal_number, status, reference, created_at) VALUES ('urn-98', 'informal', 97, 'active', '[]', 'x')",
    );
    refuses(
        &store,
        "INSERT INTO namespaces (nid, kind, informal_number, status, reference, created_at) VALUES ('abcde', 'formal', 97, 'active', '[]', 'x')",
    );
    assert_eq!(faults(), [""; 0]);
    // A change by someone who can also write the announcement is found by recomputing the list.
    accepts(
        &store,
        "INSERT INTO registry_state (name, value) VALUES ('announced', '100000');
         UPDATE namespaces SET registrant = 'Mallory' WHERE nid = 'isbn';
         UPDATE namespaces SET contact = NULL WHERE nid = 'urn-1';
         UPDATE namespaces SET marks = '{\"appeals\":[{\"request\":\"R-2027-0001\",\"since\":\"2027-01-04\"}]}' WHERE nid = 'urn-2';
         UPDATE namespaces SET marks = '{\"in_error\":[{\"version\":null,\"reason\":\"x\",\"since\":\"2027-01-04\"}]}' WHERE nid = 'urn-3';
         UPDATE namespaces SET held = '{\"contact\":\"Mallory\"}' WHERE nid = 'urn-4';
         UPDATE namespaces SET status = 'obsolete', successor = 'isbn' WHERE nid = 'urn-7';
         INSERT INTO namespaces (nid, kind, status, reference, created_at) VALUES ('mallory', 'formal', 'active', '[]', 'x')",
    );
    assert_eq!(
        faults(),
        [
            "a change of the list was announced and not logged",
            "urn:mallory is not in the change log",
            "the registrant of urn:isbn was changed without an entry in the change log",
            "the contact of urn:urn-1 was changed without an entry in the change log",
            "the annotation of urn:urn-2 was changed without an entry in the change log",
            "the annotation of urn:urn-3 was changed without an entry in the change log",
            "the data from the text of urn:urn-4 was changed without an entry in the change log",
            "the status, replacement of urn:urn-7 was changed without an entry in the change log",
        ]
    );
    accepts(&store, "DELETE FROM registry_state WHERE name = 'announced'");
    // The former name of the option still works.
    let doctor = crate::common::operator::run(&db, &["doctor", "--deep"]);
    let said = String::from_utf8_lossy(&doctor.stdout).into_owned();
    assert!(said.contains("FAULT  the list of namespaces: the registrant of urn:isbn was changed"), "{said}");
    let verified = crate::common::operator::run(&db, &["log", "verify"]);
    assert_eq!(verified.status.code(), Some(1));
    assert!(String::from_utf8_lossy(&verified.stdout).contains("the registrant of urn:isbn"), "{verified:?}");
}

/// Even if an action ignores a database error, `Ok` means that its rows are committed (`PostgreSQL` answers COMMIT of a failed
/// transaction with ROLLBACK and no error).
#[test]
fn write_returns_ok_only_if_its_rows_are_committed() {
    let db = TestDb::new();
    let store = db.store();
    let result = store.write(|conn| {
        conn.batch_execute("INSERT INTO counters (name, value) VALUES ('kept', 1)").map_err(Error::from)?;
        // The error is ignored.
        drop(conn.batch_execute("SELECT * FROM no_such_table"));
        Ok::<(), Error>(())
    });
    let there = count(&store, "SELECT count(*) AS count FROM counters WHERE name = 'kept'") == 1;
    assert_eq!(result.is_ok(), there, "{result:?}");
    if db.is_postgres() {
        assert!(matches!(result, Err(Error::GivenUp)), "{result:?}");
    }
    accepts(&store, "INSERT INTO counters (name, value) VALUES ('after', 1)");
}

/// The database of an unreleased checkout can have migrations with the same names and different contents; it must not be accepted.
#[test]
fn database_with_different_or_newer_migrations_is_rejected() {
    let db = TestDb::new();
    let store = db.store();
    assert_eq!(store.read(migrations::schema_state).unwrap(), migrations::SchemaState::Current);

    // A table or a trigger was changed by hand, as long as it is so.
    let changed = |change: &str, undo: &str, named: &str| {
        accepts(&store, change);
        let why = migrations::migrate(&store).unwrap_err().to_string();
        assert!(why.contains(named), "{why}");
        accepts(&store, undo);
        assert!(store.read(migrations::is_schema_current).unwrap());
    };
    changed("ALTER TABLE outbox ADD COLUMN strange TEXT", "ALTER TABLE outbox DROP COLUMN strange", "outbox");
    if db.is_postgres() {
        changed(
            "ALTER TABLE events DISABLE TRIGGER events_permanent",
            "ALTER TABLE events ENABLE TRIGGER events_permanent",
            "events_permanent is missing",
        );
    } else {
        let made = column(&store, "SELECT sql AS what FROM sqlite_master WHERE name = 'events_no_delete'");
        changed("DROP TRIGGER events_no_delete", &made[0], "events_no_delete is missing");
    }
    accepts(&store, "UPDATE schema_migrations SET checksum = 'another' WHERE name = '0001_schema'");
    let why = migrations::migrate(&store).unwrap_err().to_string();
    assert!(why.contains("0001_schema had another text"), "{why}");

    // The database was migrated by a newer version.
    let other = TestDb::new();
    let store = other.store();
    accepts(&store, "INSERT INTO schema_migrations (name, checksum) VALUES ('9999_future', 'x')");
    assert_eq!(store.read(migrations::schema_state).unwrap(), migrations::SchemaState::Newer { first: "9999_future".to_owned() });
    assert!(migrations::migrate(&store).unwrap_err().to_string().contains("newer schema"));
}

#[test]
fn concurrently_started_instances_run_each_migration_once() {
    let db = TestDb::new();
    let mut ran: Vec<&str> = std::thread::scope(|scope| {
        let threads: Vec<_> = (0..6).map(|_| scope.spawn(|| migrations::migrate(&db.bare_store()))).collect();
        threads.into_iter().flat_map(|thread| thread.join().unwrap().unwrap()).collect()
    });
    // On SQLite another instance may continue after any migration; each runs once, and none is missing.
    ran.sort_unstable();
    let mut once = ran.clone();
    once.dedup();
    assert_eq!(ran, once);
    let fresh = TestDb::new();
    assert_eq!(ran.len(), migrations::migrate(&fresh.bare_store()).unwrap().len());
    assert!(db.bare_store().read(migrations::is_schema_current).unwrap());
}
