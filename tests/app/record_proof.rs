//! Every row of the permanent record is in the public log: rows that are inserted, changed or deleted outside the program are found.

use crate::common::operator::run;
use crate::common::prelude::*;
use diesel::prelude::*;
use diesel::sql_types::Text;
use nidreg::public_log::signing::{LogKey, NoCheckpointReason, sign, verify_before_signing};
use nidreg::public_log::verify::verify;
use nidreg::store::AnyConnection;

#[derive(QueryableByName)]
struct Column {
    #[diesel(sql_type = Text)]
    name: String,
    #[diesel(sql_type = Text)]
    kind: String,
}

/// The columns that have no digest in the log, or `*` for a whole table, with the reason.
const UNCOVERED: [(&str, &str, &str); 33] = [
    ("second_factors", "last_step", "rises with each code"),
    ("tokens", "last_used_at", "changes with each use"),
    ("identities", "used_at", "changes with each use"),
    ("requests", "draft, draft_save_number", "private, and changes with each save"),
    ("imported_files", "bytes", "the key is their digest"),
    ("snapshot_entries", "*", "the entry of the snapshot has a digest of its lines"),
    ("snapshot_texts", "*", "the entry of the snapshot has a digest of its texts"),
    ("log_state", "*", "the entries are counted"),
    ("log_entry", "*", "signed checkpoints cover it"),
    ("log_salt", "*", "an entry fits one salt only"),
    ("log_row", "*", "the entries have digests of the digests"),
    ("log_checkpoint", "*", "signed; a row is missing if the file beside the key has it"),
    ("log_pending", "*", "empty between transactions"),
    ("schema_migrations", "*", "compared with the program at each start"),
    ("sessions", "*", "deleted with the session"),
    ("links", "*", "deleted soon"),
    ("devices", "*", "only decide about a notice"),
    ("oidc_logins", "*", "deleted soon"),
    ("address_changes", "*", "end after some days; the address itself is covered"),
    ("instances", "*", "state of servers"),
    ("clock", "*", "state of servers"),
    ("maintenance", "*", "state of servers"),
    ("behind", "*", "state of servers"),
    ("reminders", "*", "state of jobs"),
    ("tasks", "*", "open ones are computed, and compared by doctor --full; ended ones only count in statistics"),
    ("idempotency_keys", "*", "deleted soon"),
    ("review_drafts", "*", "private, and changes with each save"),
    ("selected_sentences", "*", "change with each answer; records of decisions have the states"),
    ("operator_notes", "*", "internal; the author can delete them"),
    ("outbox", "*", "emails are not the record"),
    ("bouncing_addresses", "*", "emails are not the record"),
    ("followers", "*", "only decide about emails"),
    ("inbound", "*", "emails are not the record; what is published from them is"),
];

fn is_covered(table: &str, column: &str) -> bool {
    !UNCOVERED
        .iter()
        .any(|(name, columns, _)| *name == table && (*columns == "*" || columns.split(", ").any(|one| one == column)))
}

/// The lines `--logged` of the schema: the table, its key, and the columns that its digest does not cover.
fn logged() -> Vec<(String, Vec<String>, Vec<String>)> {
    let schema = std::fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/migrations/0001_schema/up.sql")).unwrap();
    let names = |text: &str| text.split(", ").filter(|name| !name.is_empty()).map(|name| name.trim().to_owned()).collect();
    let lines = schema.lines().filter_map(|line| line.strip_prefix("--logged "));
    lines
        .map(|line| {
            let (table, rest) = line.split_once(": ").unwrap();
            let (keys, except) = rest.split_once(" except ").unwrap_or((rest, ""));
            (table.to_owned(), names(keys), names(except))
        })
        .collect()
}

/// A connection on which no trigger and no reference is enforced, and on SQLite no other rule either.
fn without_rules(db: &TestDb) -> AnyConnection {
    let mut conn = AnyConnection::establish(db.url.trim_start_matches("sqlite:")).unwrap();
    if db.is_postgres() {
        conn.batch_execute("SET session_replication_role = replica; BEGIN").unwrap();
        return conn;
    }
    conn.batch_execute("PRAGMA busy_timeout = 10000; PRAGMA ignore_check_constraints = ON; PRAGMA foreign_keys = OFF; BEGIN")
        .unwrap();
    for trigger in column(&db.bare_store(), "SELECT name AS what FROM sqlite_master WHERE type = 'trigger'") {
        conn.batch_execute(&format!("DROP TRIGGER {trigger}")).unwrap();
    }
    conn
}

fn columns(conn: &mut AnyConnection, table: &str) -> Vec<Column> {
    let sql = match conn {
        AnyConnection::Sqlite(_) => format!("SELECT name, type AS kind FROM pragma_table_info('{table}')"),
        AnyConnection::Postgresql(_) => format!(
            "SELECT column_name::text AS name, upper(data_type)::text AS kind FROM information_schema.columns \
             WHERE table_schema = current_schema() AND table_name = '{table}' ORDER BY ordinal_position"
        ),
    };
    diesel::sql_query(sql).load(conn).unwrap()
}

/// Another value of a column, as SQL.
fn another(column: &Column) -> String {
    let name = &column.name;
    match column.kind.as_str() {
        "BIGINT" | "INTEGER" => format!("coalesce({name}, 0) + 900001"),
        "BOOLEAN" => format!("NOT coalesce({name}, FALSE)"),
        _ => format!("coalesce({name}, '') || 'x'"),
    }
}

/// Whether the database accepted a statement that changes at least one row. A refused one has no effect.
fn accepted(conn: &mut AnyConnection, sql: &str) -> bool {
    conn.batch_execute("SAVEPOINT one").unwrap();
    let changed = diesel::sql_query(sql).execute(conn).is_ok_and(|rows| rows > 0);
    conn.batch_execute(if changed { "RELEASE one" } else { "ROLLBACK TO one" }).unwrap();
    changed
}

/// The condition for the first row of a table.
fn first_row(table: &str, keys: &[String]) -> String {
    let keys = keys.join(", ");
    format!("({keys}) = (SELECT {keys} FROM {table} ORDER BY {keys} LIMIT 1)")
}

/// Makes one change in each table and expects a finding about each. Returns the tables.
fn round(db: &TestDb, what: &str, change: impl Fn(&mut AnyConnection, &str, &[String]) -> Option<String>) -> usize {
    let mut conn = without_rules(db);
    let mut changed = Vec::new();
    for (table, keys, _) in logged() {
        let Some(sql) = change(&mut conn, &table, &keys) else { continue };
        if accepted(&mut conn, &sql) {
            changed.push((table, sql));
        }
    }
    let faults = verify(&mut conn, None).map_or_else(|error| vec![error.to_string()], |verified| verified.faults);
    conn.batch_execute("ROLLBACK").unwrap();
    for (table, sql) in &changed {
        let named = format!("the row {table}/");
        assert!(faults.iter().any(|fault| fault.contains(&named)), "{what}: {sql} was not found: {faults:#?}");
    }
    changed.len()
}

#[test]
fn every_change_of_the_record_outside_the_program_is_found() {
    let (db, server) = TestServer::on_new_database(true);
    drop(server);
    sql(
        &db,
        "INSERT INTO contact_checks SELECT 'c', nid, 'c@demo.example', '2026-01-01T00:00:00.000000Z', NULL FROM namespaces WHERE nid = 'isbn';
         INSERT INTO text_sources SELECT id, 'f', 'https://demo.example', 'c', '2026-01-01T00:00:00.000000Z' FROM requests LIMIT 1",
    );
    let clean = db.bare_store().read(|conn| verify(conn, None)).unwrap();
    assert_eq!(clean.faults, Vec::<String>::new());
    let mut changed = 0;
    for at in 0..30 {
        changed += round(&db, "a changed column", |conn, table, keys| {
            let columns = columns(conn, table);
            let column = columns.get(at).filter(|column| is_covered(table, &column.name))?;
            Some(format!("UPDATE {table} SET {} = {} WHERE {}", column.name, another(column), first_row(table, keys)))
        });
    }
    assert!(changed > 200, "{changed} columns");
    let deleted =
        round(&db, "a deleted row", |_, table, keys| Some(format!("DELETE FROM {table} WHERE {}", first_row(table, keys))));
    assert!(deleted > 20, "{deleted} tables");
    let inserted = round(&db, "an inserted row", |conn, table, keys| {
        let all = columns(conn, table);
        let names = all.iter().map(|column| column.name.clone()).collect::<Vec<_>>().join(", ");
        let value = |column: &Column| if column.kind == "TEXT" { another(column) } else { column.name.clone() };
        let number = |column: &Column| if keys.contains(&column.name) { another(column) } else { value(column) };
        let values = all.iter().map(number).collect::<Vec<_>>().join(", ");
        Some(format!("INSERT INTO {table} ({names}) SELECT {values} FROM {table} WHERE {}", first_row(table, keys)))
    });
    assert!(inserted > if db.is_postgres() { 5 } else { 15 }, "{inserted} tables");
}

/// Finding: the address of an operator, the day of a deletion and the start of a review could be changed without a trace.
#[test]
fn every_column_is_covered_or_has_a_reason() {
    let db = TestDb::new();
    let store = db.store();
    let tables = if db.is_postgres() {
        "SELECT table_name::text AS what FROM information_schema.tables WHERE table_schema = current_schema()"
    } else {
        "SELECT name AS what FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'"
    };
    let logged = logged();
    for table in column(&store, tables) {
        let own = logged.iter().find(|(name, ..)| *name == table);
        for Column { name, kind } in store.read(|conn| Ok::<_, Error>(columns(conn, &table))).unwrap() {
            let has_digest =
                own.is_some_and(|(_, _, except)| !except.contains(&name) && !["BLOB", "BYTEA"].contains(&kind.as_str()));
            assert_eq!(has_digest, is_covered(&table, &name), "{table}.{name}");
        }
    }
}

/// Finding: the last signed checkpoint could be deleted without a trace.
#[test]
fn deleted_checkpoint_is_found() {
    let fixture = ProcedureFixture::new();
    fixture.registered("gauge");
    let key = LogKey::create(&fixture.db.dir.path().join("log.key"), "registry.example/log").unwrap();
    sign(&fixture.store, &key, fixture.now).unwrap().unwrap();
    assert!(fixture.store.read(|conn| verify_before_signing(conn, &key)).is_ok());
    let mut conn = without_rules(&fixture.db);
    assert!(accepted(&mut conn, "DELETE FROM log_checkpoint"));
    assert!(matches!(verify_before_signing(&mut conn, &key), Err(NoCheckpointReason::NoRow { .. })));
}

/// Finding: one INSERT into `events` made the page of a declined request say that the lead approved it, and no check noticed it.
#[test]
fn invented_decision_is_found_and_not_shown() {
    let db = TestDb::new();
    drop(TestServer::start(&db, true));
    let store = db.bare_store();
    let declined = "state = 'declined' AND id IN (SELECT request_id FROM decision_records) ORDER BY number LIMIT 1";
    let one = |what: &str| column(&store, &format!("SELECT {what} AS what FROM requests WHERE {declined}")).remove(0);
    let (number, id) = (one("number"), one("id"));
    let lead = "(SELECT account_id FROM account_roles WHERE role = 'lead' LIMIT 1)";
    by_hand(
        &db,
        &format!(
            "INSERT INTO events SELECT 'forged-id', request_id, nid, account_id, {lead}, 'lead', 'approved', \
             'Forged approval by the lead', state, at FROM events WHERE act = 'declined' AND request_id = '{id}'; \
             INSERT INTO decision_records SELECT 'forged-id', request_id, record FROM decision_records \
             WHERE request_id = '{id}' LIMIT 1"
        ),
    );
    let server = TestServer::start(&db, true);
    let reader = Person::nobody(&server);
    for page in ["", "/decision", "/decisions/1", ".json"] {
        let answer = reader.get(&format!("/requests/{number}{page}")).says(&["!Forged approval"]);
        assert!(answer.status == 200 || !page.is_empty(), "{page}: {}", answer.status);
    }
    for arguments in [&["log", "verify"][..], &["doctor", "--full"][..]] {
        let said = run(&db, arguments);
        assert!(!said.status.success(), "{arguments:?}");
        let said = String::from_utf8(said.stdout).unwrap();
        assert!(said.contains("the row events/forged-id is not in the log"), "{arguments:?}: {said}");
        assert!(said.contains("the row decision_records/forged-id is not in the log"), "{arguments:?}: {said}");
    }
}

/// A later action of the program must not hide a change that was made outside of it.
#[test]
fn change_outside_the_program_is_still_found_after_an_action() {
    let fixture = ProcedureFixture::new();
    let number = fixture.submitted(&fixture.rita, &formal("gauge"));
    by_hand(&fixture.db, &format!("UPDATE requests SET owner_id = '{}' WHERE number = '{number}'", fixture.olga.id));
    let found = || fixture.store.read(|conn| verify(conn, None)).unwrap().faults;
    let before = found();
    assert!(before.len() == 1 && before[0].starts_with("the row requests/"), "{before:?}");
    sql(&fixture.db, &format!("UPDATE requests SET state = 'review' WHERE number = '{number}'"));
    assert_eq!(found(), before);
    by_hand(
        &fixture.db,
        &format!("UPDATE requests SET owner_id = '{}', state = 'intake' WHERE number = '{number}'", fixture.rita.id),
    );
    assert_eq!(found(), Vec::<String>::new(), "the row is as it was logged");
}
