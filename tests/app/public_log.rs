//! The public log: each action appends its entry, changes to the record are reported, an older database publishes no checkpoint, and an
//! independent program verifies the log of a server.

use crate::common::iana_list::{incoming, list_of, record};
use crate::common::operator::{mode, refused, run};
use crate::common::prelude::*;
use crate::common::procedure_fixture::run as change;
use diesel::RunQueryDsl as _;
use nidreg::actions::mark_status;
use nidreg::public_log::signing::{LogKey, NoCheckpointReason, sign};
use nidreg::public_log::verify::{Verified, verify};
use nidreg::registry::import::take::import_unconditionally;
use nidreg::registry::import::undo::undo;
use nidreg::store::inspect::CounterNames;
use nidreg::store::{DatabaseTarget, copies};

const NAMES: CounterNames<'_> = CounterNames { serial: "serial", requests: "requests-" };

fn entries(fixture: &ProcedureFixture) -> Vec<Value> {
    let all = rows(fixture, "SELECT entry AS what FROM log_entry ORDER BY idx");
    all.iter().map(|entry| serde_json::from_str(entry).unwrap()).collect()
}

/// The kinds of the entries that `act` appends, except those about rows.
fn kinds_of(fixture: &ProcedureFixture, act: impl FnOnce()) -> Vec<String> {
    let before = entries(fixture).len();
    act();
    let kinds = entries(fixture)[before..].iter().map(|entry| entry["kind"].as_str().unwrap().to_owned()).collect::<Vec<_>>();
    kinds.into_iter().filter(|kind| kind != "rows").collect()
}

fn verified(store: &Store) -> Verified {
    store.read(|conn| verify(conn, None)).unwrap()
}

/// Publishes a correction of the postal address of a registrant.
pub fn correct(fixture: &ProcedureFixture, nid: &str, from: &str, to: &str) {
    let number = fixture.correction(nid, &[(Field::Registrant, from, to)]);
    fixture.submit(&fixture.rita, number).unwrap();
    fixture.correct(number, "It moved.").unwrap();
}

/// A snapshot of IANA's registry with two namespaces.
pub fn snapshot() -> IncomingSnapshot {
    let informal = "<record><name>urn-1</name><contact>A</contact></record>";
    incoming(&list_of("2026-12-01", &record("lamp001", 1), informal), None, Vec::new())
}

/// A record with every kind of entry: the kinds that each action appended, in order.
pub fn everything(fixture: &mut ProcedureFixture) -> Vec<(&'static str, Vec<String>)> {
    let mut all = vec![(
        "register",
        kinds_of(fixture, || {
            fixture.registered("gauge");
        }),
    )];
    all.push(("correct", kinds_of(fixture, || correct(fixture, "gauge", "1 Example Street", "2 Example Street"))));
    let flag = |error: bool| {
        let file =
            |conn: &mut _, ctx: ActionContext<'_>| mark_status::set_error_flag(conn, ctx, "gauge", "1", error, "A typing error.");
        fixture.act(&fixture.olga, file).unwrap();
    };
    all.push(("flag", kinds_of(fixture, || flag(true))));
    all.push(("remove the flag", kinds_of(fixture, || flag(false))));
    let obsolete = |conn: &mut _, ctx: ActionContext<'_>| {
        mark_status::annotate_status(conn, ctx, "gauge", Status::Obsolete, "isbn", "The society was dissolved.")
    };
    fixture.days(31);
    let fixture = &*fixture;
    all.push(("status", kinds_of(fixture, || fixture.act(&fixture.olga, obsolete).unwrap())));
    all.push(("redact", kinds_of(fixture, || fixture.redact("/assignments/urn-formal/gauge/1.0"))));
    let now = fixture.now;
    let import = || {
        fixture.store.write(|conn| import_unconditionally(conn, now, &Actor::CommandLine, &snapshot())).unwrap();
    };
    all.push(("import", kinds_of(fixture, import)));
    let again = || {
        fixture.store.write(|conn| import_unconditionally(conn, now, &Actor::CommandLine, &snapshot())).unwrap();
    };
    all.push(("import again", kinds_of(fixture, again)));
    let undone = || {
        fixture.store.write(|conn| undo(conn, now, &Actor::CommandLine)).unwrap();
    };
    all.push(("undo", kinds_of(fixture, undone)));
    all
}

#[test]
fn each_action_appends_one_entry_of_its_kind_with_digests_only() {
    let mut fixture = ProcedureFixture::new();
    let appended = everything(&mut fixture);
    let expected: [(&str, &[&str]); 9] = [
        // Approval, then registration.
        ("register", &["decide", "publish"]),
        // A correction is a decision of an operator, too.
        ("correct", &["correct", "decide"]),
        ("flag", &["error"]),
        ("remove the flag", &["error"]),
        ("status", &["status"]),
        ("redact", &["redact"]),
        ("import", &["import"]),
        ("import again", &[]),
        ("undo", &["undo"]),
    ];
    assert_eq!(appended.len(), expected.len());
    for ((act, kinds), (name, own)) in appended.iter().zip(expected) {
        assert_eq!((*act, kinds.iter().map(String::as_str).collect::<Vec<_>>()), (name, own.to_vec()));
    }
    let all = entries(&fixture);
    for (seq, entry) in all.iter().enumerate() {
        assert_eq!((entry["seq"].as_u64(), entry["v"].as_u64()), (Some(seq as u64), Some(1)));
        for text in ["Example", "society", "typing", "private", "Rita", "Olga"] {
            assert!(!entry.to_string().contains(text), "{entry}");
        }
    }
    let of = |kind: &str| all.iter().rfind(|entry| entry["kind"] == kind).unwrap();
    assert_eq!((&of("publish")["nid"], &of("publish")["version"]), (&Value::from("gauge"), &Value::from("1.0")));
    assert_eq!(of("correct")["version"], "1.1");
    assert_eq!(of("status")["status"], "obsolete");
    assert!(of("import")["file_sha256"].is_string() && of("undo")["undoes"] == of("import")["state"]);
    assert_eq!(verified(&fixture.store).faults, Vec::<String>::new());
    assert_eq!(fixture.store.read(nidreg::registry::list_check::list_differences).unwrap(), Vec::<String>::new());
}

#[test]
fn rolled_back_action_leaves_no_gap_in_the_log() {
    let fixture = ProcedureFixture::new();
    let before = entries(&fixture).len();
    fixture.store.rehearse(|conn| import_unconditionally(conn, fixture.now, &Actor::CommandLine, &snapshot())).unwrap();
    assert_eq!(entries(&fixture).len(), before);
    fixture.registered("gauge");
    let seqs: Vec<u64> = entries(&fixture).iter().map(|entry| entry["seq"].as_u64().unwrap()).collect();
    assert_eq!(seqs, (0..seqs.len() as u64).collect::<Vec<_>>());
}

#[test]
fn salt_is_deleted_only_by_a_redaction() {
    let fixture = ProcedureFixture::new();
    fixture.registered("gauge");
    correct(&fixture, "gauge", "1 Example Street", "2 Example Street");
    let salts = || count(&fixture.store, "SELECT count(*) AS count FROM log_salt");
    let before = salts();
    for sql in [
        "DELETE FROM log_salt",
        "UPDATE log_salt SET salt = replace(salt, 'a', 'b')",
        "UPDATE log_entry SET entry = entry || ' '",
        "DELETE FROM log_entry",
        "UPDATE log_state SET size = 0",
        "DELETE FROM log_state",
    ] {
        let done = fixture.store.write(|conn| conn.batch_execute(sql).map_err(Error::from));
        assert!(done.is_err(), "{sql}");
    }
    fixture.redact("/assignments/urn-formal/gauge/1.0");
    // The salt of the text is gone, and the redaction has one of its own.
    assert_eq!(salts(), before);
    let of = "SELECT record AS what FROM log_entry WHERE idx NOT IN (SELECT idx FROM log_salt) ORDER BY idx";
    let unsalted = rows(&fixture, of);
    assert_eq!(unsalted.iter().filter(|record| record.starts_with("version/")).count(), 1, "{unsalted:?}");
    assert_eq!(verified(&fixture.store).faults, Vec::<String>::new());
}

/// Makes permanent rows changeable, as they are to an administrator of the database.
fn without_triggers(fixture: &ProcedureFixture) {
    if fixture.db.is_postgres() {
        let tables = rows(fixture, "SELECT tablename::text AS what FROM pg_tables WHERE schemaname = current_schema()");
        for table in tables {
            change(fixture, &format!("ALTER TABLE \"{table}\" DISABLE TRIGGER USER"));
        }
    } else {
        for trigger in rows(fixture, "SELECT name AS what FROM sqlite_master WHERE type = 'trigger'") {
            change(fixture, &format!("DROP TRIGGER {trigger}"));
        }
    }
}

#[test]
fn changed_records_are_reported() {
    let mut fixture = ProcedureFixture::new();
    everything(&mut fixture);
    without_triggers(&fixture);
    for (sql, named) in [
        (
            "UPDATE corrections SET canonical = replace(canonical, 'twelve', 'eleven')",
            "urn:gauge version 1.1): the text was changed",
        ),
        (
            "UPDATE corrections SET template = replace(template, 'twelve', 'eleven')",
            "urn:gauge version 1.1): the row was changed",
        ),
        ("UPDATE versions SET dated = '2020-01-01' WHERE nid = 'gauge'", "urn:gauge version 1.0): \"dated\" was changed"),
        ("UPDATE versions SET canonical = 'x' WHERE nid = 'gauge'", "a redacted text is not empty"),
        ("UPDATE namespaces SET status = 'active' WHERE nid = 'gauge'", "the row namespaces/gauge was changed"),
        ("UPDATE decision_records SET record = replace(record, 'Edda', 'Otto')", "(decide on R-2027-"),
        ("UPDATE redactions SET class = 'name'", "\"class\" was changed"),
        (
            "UPDATE snapshot_entries SET listing = '{}' WHERE nid = 'lamp001'; UPDATE snapshot_entries SET position = 7 WHERE nid = 'lamp001'",
            "the list was changed",
        ),
        ("UPDATE log_entry SET entry = replace(entry, 'gauge', 'gorge')", "the hash does not match"),
        ("DELETE FROM log_salt WHERE idx = (SELECT max(idx) FROM log_salt)", "the salt is missing"),
    ] {
        let faults = fixture
            .store
            .rehearse(|conn| {
                conn.batch_execute(sql).map_err(Error::from)?;
                Ok::<_, Error>(verify(conn, None)?.faults)
            })
            .unwrap();
        assert!(faults.iter().any(|fault| fault.contains(named)), "{sql}: {faults:?}");
    }
    assert_eq!(verified(&fixture.store).faults, Vec::<String>::new());
}

/// The covered tables, with the rows that the log covers.
const COVERED: [(&str, &str); 13] = [
    ("versions", "canonical IS NOT NULL"),
    ("corrections", "1"),
    ("changes", "change = 'status_changed' AND detail NOT LIKE 'Text of version%'"),
    ("redactions", "1"),
    ("decision_records", "1"),
    ("snapshots", "1"),
    ("snapshot_entries", "1"),
    ("snapshot_texts", "1"),
    ("imported_files", "1"),
    ("log_entry", "1"),
    ("log_salt", "1"),
    ("log_state", "1"),
    ("log_checkpoint", "1"),
];

/// A small generator of numbers, the same in each run (Knuth's multiplier).
struct Numbers(u64);

impl Numbers {
    fn below(&mut self, most: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        usize::try_from(self.0 >> 33).unwrap() % most
    }
}

/// Makes random changes to a copy of the database without triggers, one at a time, and asserts that each is found. Always on SQLite,
/// which has row numbers.
fn random_changes(many: usize) {
    let mut fixture = ProcedureFixture::on(TestDb::sqlite());
    everything(&mut fixture);
    let key = LogKey::create(&fixture.db.dir.path().join("log.key"), "registry.example/log").unwrap();
    sign(&fixture.store, &key, fixture.now).unwrap().unwrap();
    without_triggers(&fixture);
    let mut numbers = Numbers(43);
    let (mut found, mut tried) = (0, 0);
    while found < many {
        tried += 1;
        assert!(tried < many * 20, "most changes are refused by the database");
        let (table, of) = COVERED[numbers.below(COVERED.len())];
        let row_ids = rows(&fixture, &format!("SELECT CAST(rowid AS TEXT) AS what FROM {table} WHERE {of}"));
        if row_ids.is_empty() {
            continue;
        }
        let row = &row_ids[numbers.below(row_ids.len())];
        let columns = rows(&fixture, &format!("SELECT name AS what FROM pragma_table_info('{table}')"));
        let column = &columns[numbers.below(columns.len())];
        // A removed checkpoint is detected by readers of the earlier log and by the file next to the key.
        let removes = numbers.below(10) == 0 && table != "log_checkpoint";
        let sql = if removes {
            format!("DELETE FROM {table} WHERE rowid = {row}")
        } else {
            let by = numbers.below(90) + 1;
            format!(
                "UPDATE {table} SET \"{column}\" = CASE typeof(\"{column}\") WHEN 'integer' THEN \
                 CASE WHEN \"{column}\" IN (0, 1) THEN 1 - \"{column}\" ELSE \"{column}\" + {by} END WHEN 'null' THEN 'x' \
                 WHEN 'blob' THEN CAST(\"{column}\" || 'x' AS BLOB) ELSE \"{column}\" || 'x' END WHERE rowid = {row}"
            )
        };
        let faults = fixture
            .store
            .rehearse(|conn| {
                conn.batch_execute("PRAGMA defer_foreign_keys = ON; PRAGMA ignore_check_constraints = ON")
                    .map_err(Error::from)?;
                match diesel::sql_query(&sql).execute(conn) {
                    Ok(1) => Ok::<_, Error>(Some(match verify(conn, Some(&key.verifier())) {
                        Ok(verified) => verified.faults,
                        // A value that cannot be read is also reported.
                        Err(error) => vec![error.to_string()],
                    })),
                    // The database refused the change: two rows would have one key.
                    _ => Ok(None),
                }
            })
            .unwrap();
        let Some(faults) = faults else { continue };
        assert!(!faults.is_empty(), "not found: {sql}");
        found += 1;
    }
    assert_eq!(verified(&fixture.store).faults, Vec::<String>::new());
}

#[test]
fn sixty_random_database_changes_are_detected() {
    random_changes(60);
}

#[test]
#[ignore = "script/test full"]
fn a_thousand_random_database_changes_are_detected() {
    random_changes(1000);
}

#[test]
fn older_copy_of_the_database_is_not_signed() {
    // Copies of PostgreSQL are made by its own tools.
    let fixture = ProcedureFixture::on(TestDb::sqlite());
    fixture.registered("gauge");
    let key = LogKey::create(&fixture.db.dir.path().join("log.key"), "registry.example/log").unwrap();
    let first = sign(&fixture.store, &key, fixture.now).unwrap().unwrap();
    assert_eq!(sign(&fixture.store, &key, fixture.now).unwrap().unwrap(), first, "the log is unchanged, so the note is the same");
    let copy = |name: &str| {
        let to = fixture.db.dir.path().join(name);
        copies::backup(Path::new(fixture.db.url.trim_start_matches("sqlite:")), &to, &NAMES).unwrap();
        Store::open(&DatabaseTarget::Sqlite(to.to_str().unwrap().to_owned())).unwrap()
    };
    let older = copy("older.db");
    fixture.registered("gorge");
    let second = sign(&fixture.store, &key, fixture.now).unwrap().unwrap();
    assert!(second.checkpoint.size > first.checkpoint.size);
    let refused = sign(&older, &key, fixture.now).unwrap_err();
    assert!(matches!(refused, NoCheckpointReason::Older { .. }), "{refused}");
    assert!(refused.to_string().contains("it was restored from an older copy"), "{refused}");
    // A copy of the current database continues the log.
    assert_eq!(sign(&copy("same.db"), &key, fixture.now).unwrap().unwrap(), second);
    // A changed record is never signed.
    without_triggers(&fixture);
    change(&fixture, "UPDATE versions SET canonical = replace(canonical, 'twelve', 'eleven') WHERE nid = 'gauge'");
    let refused = sign(&fixture.store, &key, fixture.now).unwrap_err().to_string();
    assert!(refused.contains("urn:gauge version 1.0): the text was changed"), "{refused}");
}

#[test]
fn two_instances_sign_one_tree_for_each_size() {
    let fixture = ProcedureFixture::new();
    let (one, two) = (fixture.db.dir.path().join("one.key"), fixture.db.dir.path().join("two.key"));
    let first = LogKey::create(&one, "registry.example/log").unwrap();
    std::fs::copy(&one, &two).unwrap();
    let second = LogKey::read(&two).unwrap();
    for nid in ["gauge", "gorge"] {
        fixture.registered(nid);
        let notes: Vec<String> = std::thread::scope(|scope| {
            let threads = [&first, &second].map(|key| {
                let (store, now) = (&fixture.store, fixture.now);
                // The second instance may be refused once; it finds the row of the first when it tries again.
                scope.spawn(move || sign(store, key, now).or_else(|_| sign(store, key, now)).unwrap().unwrap().note)
            });
            threads.into_iter().map(|thread| thread.join().unwrap()).collect()
        });
        assert_eq!(notes[0], notes[1]);
    }
    assert_eq!(count(&fixture.store, "SELECT count(*) AS count FROM log_checkpoint"), 2);
}

/// Waits until the server publishes a checkpoint.
fn checkpoint(nobody: &Person) -> String {
    awaited("a checkpoint", || Some(nobody.get("/log/checkpoint")).filter(|answer| answer.status == 200)).body
}

#[test]
fn independent_program_verifies_the_log_of_a_server() {
    let db = TestDb::new();
    let file = db.dir.path().join("log.key");
    let key = LogKey::create(&file, "registry.example/log").unwrap();
    let server = TestServer::start_with(&db, true, &[("NIDREG_LOG_KEY_FILE", file.to_str().unwrap())]);
    let nobody = Person::nobody(&server);
    checkpoint(&nobody);
    let json = nobody.get("/assignments/urn-formal/example.json").json();
    let number = json["current"]["version"].to_string();
    let version = format!("/assignments/urn-formal/example/{number}.0");
    let verify = |key: &str, versions: &[&str]| {
        let script = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/public_log.py");
        Command::new("python3").arg(script).args([server.base.as_str(), key]).args(versions).output().unwrap()
    };
    let own = key.verifier().to_string();
    let said = verify(&own, &[&version]);
    assert!(said.status.success(), "{said:?}");
    let other = LogKey::create(&db.dir.path().join("other.key"), "registry.example/log").unwrap().verifier().to_string();
    assert_eq!(verify(&other, &[]).status.code(), Some(1), "another key");
    // The page of the version links to its proof, and the page of the log shows the key.
    assert!(nobody.get(&version).body.contains(&format!("{version}.tlog-proof")));
    let page = nobody.get("/log").says(&[&own, "/log/tile/entries/"]).body;
    let tile = page.split("href=\"/log/tile/").nth(1).unwrap().split('"').next().unwrap();
    let tile = nobody.get(&format!("/log/tile/{tile}"));
    assert!(tile.status == 200 && tile.header("cache-control").contains("immutable"), "{:?}", tile.headers);
    assert_eq!(nobody.get("/log/tile/0/999").status, 404);
    assert_eq!(nobody.get("/log/tile/0/x000/000").status, 404);

    // Our own program, which stores the last checkpoint.
    let seen = db.dir.path().join("seen");
    let of_server = ["log", "verify", "--url", server.base.as_str(), "--key", own.as_str(), "--seen", seen.to_str().unwrap()];
    assert!(done(&run(&db, &of_server)).contains("entries of registry.example/log match its checkpoint"));
    assert!(std::fs::read_to_string(&seen).unwrap().starts_with("registry.example/log\n"));
    assert!(done(&run(&db, &of_server)).contains("the log continues the checkpoint of the previous run"));
    refused(&run(&db, &["log", "verify", "--url", &server.base, "--key", &other]), 1, "the checkpoint:");
    refused(&run(&db, &["log", "verify", "--url", "http://127.0.0.1:1"]), 2, "http://127.0.0.1:1/log/key");
    assert!(done(&run(&db, &["log", "verify"])).contains("entries match their records"));
}

#[test]
fn server_without_a_key_reports_it_and_another_database_is_not_signed() {
    let db = TestDb::new();
    let said = done(&run(&db, &["log", "key", "create", "log.key", "--name", "registry.example/log"]));
    assert!(said.starts_with("registry.example/log+"), "{said}");
    let file = db.dir.path().join("log.key");
    assert_eq!(mode(&file), 0o600);
    refused(&run(&db, &["log", "key", "create", "log.key"]), 5, "log.key");
    let env = [("NIDREG_LOG_KEY_FILE", file.to_str().unwrap())];
    let mut server = TestServer::start_with(&db, false, &env);
    checkpoint(&Person::nobody(&server));
    server.kill();
    assert!(file.with_extension("key.checkpoint").exists());

    let other = TestDb::new();
    let server = TestServer::start_until("/healthz", &other, false, &env, Stdio::null());
    let nobody = Person::nobody(&server);
    until("no checkpoint is published", || nobody.get("/log/checkpoint").status == 503);
    // The server accepts no changes, because the database may be older than the signed log. It can still be read.
    until("the server accepts no changes", || nobody.get("/readyz").status == 503);
    for path in ["/log/checkpoint", "/log", "/readyz"] {
        assert!(nobody.get(path).body.contains("are not the ones that were signed"), "{path}");
    }
    assert_eq!(nobody.get("/assignments/urn-namespaces").status, 200);
    drop(server);

    let third = TestDb::new();
    let plain = TestServer::start(&third, false);
    let nobody = Person::nobody(&plain);
    nobody.get("/log/checkpoint").is(404, &["no signing key is configured"]);
    let page = nobody.get("/log");
    assert_eq!((page.status, nobody.get("/log/key").status), (200, 404));
    assert!(
        !page.body.contains("Save the key") && !page.body.contains("nidreg log verify"),
        "nothing can be verified: {}",
        page.body
    );
    // The log is appended to without a key.
    let tile = nobody.get("/log/tile/entries/000.p/1");
    assert_eq!((tile.status, tile.header("cache-control")), (200, "public, max-age=2"), "no checkpoint covers it");
}
