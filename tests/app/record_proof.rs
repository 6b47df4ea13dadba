//! Every row of the permanent record is in the public log: rows that are inserted, changed or deleted outside the program are found.

use crate::common::operator::run;
use crate::common::procedure_fixture::ProcedureFixture;
use crate::common::{Person, TestDb, TestServer, by_hand, column, sql};
use diesel::connection::SimpleConnection as _;
use diesel::prelude::*;
use diesel::sql_types::Text;
use nidreg::cases::drafts::Start;
use nidreg::public_log::verify::verify;
use nidreg::store::AnyConnection;

#[derive(QueryableByName)]
struct Column {
    #[diesel(sql_type = Text)]
    name: String,
    #[diesel(sql_type = Text)]
    kind: String,
}

/// The lines `--logged` of the schema: the table, its key, and the covered columns if not all are.
fn logged() -> Vec<(String, Vec<String>, Vec<String>)> {
    let schema = std::fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/migrations/0001_schema/up.sql")).unwrap();
    let names = |text: &str| text.split(", ").filter(|name| !name.is_empty()).map(|name| name.trim().to_owned()).collect();
    let lines = schema.lines().filter_map(|line| line.strip_prefix("--logged "));
    lines
        .map(|line| {
            let (table, rest) = line.split_once(": ").unwrap();
            let (keys, only) = rest.split_once(" only ").unwrap_or((rest, ""));
            (table.to_owned(), names(keys), names(only))
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

fn columns(conn: &mut AnyConnection, table: &str, only: &[String]) -> Vec<Column> {
    let sql = match conn {
        AnyConnection::Sqlite(_) => format!("SELECT name, type AS kind FROM pragma_table_info('{table}')"),
        AnyConnection::Postgresql(_) => format!(
            "SELECT column_name::text AS name, upper(data_type)::text AS kind FROM information_schema.columns \
             WHERE table_schema = current_schema() AND table_name = '{table}' ORDER BY ordinal_position"
        ),
    };
    let all: Vec<Column> = diesel::sql_query(sql).load(conn).unwrap();
    let covered = |column: &Column| !["BLOB", "BYTEA"].contains(&column.kind.as_str());
    all.into_iter().filter(|column| covered(column) && (only.is_empty() || only.contains(&column.name))).collect()
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
fn round(db: &TestDb, what: &str, change: impl Fn(&mut AnyConnection, &str, &[String], &[String]) -> Option<String>) -> usize {
    let mut conn = without_rules(db);
    let mut changed = Vec::new();
    for (table, keys, only) in logged() {
        let Some(sql) = change(&mut conn, &table, &keys, &only) else { continue };
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
    let clean = db.bare_store().read(|conn| verify(conn, None)).unwrap();
    assert_eq!(clean.faults, Vec::<String>::new());
    let mut changed = 0;
    for at in 0..20 {
        changed += round(&db, "a changed column", |conn, table, keys, only| {
            let columns = columns(conn, table, only);
            let column = columns.get(at)?;
            Some(format!("UPDATE {table} SET {} = {} WHERE {}", column.name, another(column), first_row(table, keys)))
        });
    }
    assert!(changed > 150, "{changed} columns");
    let deleted =
        round(&db, "a deleted row", |_, table, keys, _| Some(format!("DELETE FROM {table} WHERE {}", first_row(table, keys))));
    assert!(deleted > 20, "{deleted} tables");
    let inserted = round(&db, "an inserted row", |conn, table, keys, _| {
        let all = columns(conn, table, &[]);
        let names = all.iter().map(|column| column.name.clone()).collect::<Vec<_>>().join(", ");
        let value = |column: &Column| if column.kind == "TEXT" { another(column) } else { column.name.clone() };
        let number = |column: &Column| if keys.contains(&column.name) { another(column) } else { value(column) };
        let values = all.iter().map(number).collect::<Vec<_>>().join(", ");
        Some(format!("INSERT INTO {table} ({names}) SELECT {values} FROM {table} WHERE {}", first_row(table, keys)))
    });
    assert!(inserted > if db.is_postgres() { 5 } else { 15 }, "{inserted} tables");
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
        let answer = reader.get(&format!("/requests/{number}{page}"));
        assert!(!answer.body.contains("Forged approval"), "{page}: {}", answer.body);
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
    let number = fixture.submitted(&fixture.rita, &Start::NewFormal("gauge".into()));
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
