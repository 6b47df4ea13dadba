//! Tests that the current program upgrades databases of earlier days, with data in them, without losing or changing anything.
//!
//! `tests/fixtures/databases/` has, for each day, the SQLite and the PostgreSQL database and their facts. `script/keep-database` adds the
//! current one; existing ones are never changed.

use crate::common::operator::{done, run};
use crate::common::{Person, TestDb, TestServer, column, sql};
use nidreg::store::Store;
use std::io::{Read as _, Write as _};
use std::os::unix::fs::PermissionsExt as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// The facts that must never change, one per line. The columns are those of the first day.
fn facts(store: &Store) -> String {
    let queries = [
        "SELECT 'version ' || nid || ' ' || coalesce(CAST(number AS TEXT), '-') || ' ' || coalesce(fingerprint, '-') AS what FROM versions",
        "SELECT 'request ' || number || ' ' || kind || ' ' || state AS what FROM requests",
        "SELECT 'text ' || requests.number || ' ' || snapshots.number || ' ' || snapshots.fingerprint AS what FROM snapshots JOIN requests ON requests.id = snapshots.request_id",
        "SELECT 'comment ' || id || ' ' || body AS what FROM comments",
        "SELECT 'decision ' || id || ' ' || outcome || ' ' || reasons AS what FROM decisions",
        "SELECT 'event ' || id || ' ' || act || ' ' || at AS what FROM events",
    ];
    let mut lines: Vec<String> =
        queries.iter().flat_map(|sql| column(store, sql)).map(|line| line.replace('\n', " / ")).collect();
    lines.sort();
    lines.join("\n") + "\n"
}

/// Rows of tables that later releases merge. The older databases have no such rows.
const MERGED: &str = "
    INSERT INTO struck_comments (comment_id, request_id, reason, struck_at)
        SELECT id, request_id, 'moved', written_at FROM comments ORDER BY id LIMIT 1;
    INSERT INTO status_marks (id, nid, new_status, successors, reason, filed_by, filed_at)
        SELECT 'mark', 'isbn', 'obsolete', '', 'moved', id, created_at FROM accounts ORDER BY id LIMIT 1;
    INSERT INTO redaction_asks (id, what, row_id, place, class, reason, filed_by, filed_at)
        SELECT 'ask', 'comment', 'c', '/requests', 'name', 'moved', id, created_at FROM accounts ORDER BY id LIMIT 1;
    INSERT INTO prepared (id, request_id, event_id, snapshot_number, content, words, reason, prepared_by, prepared_at)
        SELECT 'prepared', request_id, id, 1, 'digest', 'urn:x', 'moved', actor_id, at FROM events
        WHERE request_id IS NOT NULL AND actor_id IS NOT NULL ORDER BY id LIMIT 1;
    INSERT INTO factor_resets (account_id, asked_by, asked_at) SELECT id, id, created_at FROM accounts ORDER BY id LIMIT 1;
    INSERT INTO invitations (token_hash, request_id, email, created_at, expires_at)
        SELECT 'invitation', id, 'moved', created_at, created_at FROM requests ORDER BY id LIMIT 1;
    INSERT INTO previews (token_hash, request_id, created_at) SELECT 'preview', id, created_at FROM requests ORDER BY id LIMIT 1";

/// The same rows after the migration.
const MERGED_ROWS: &str =
    "SELECT kind || ' ' || reason AS what FROM pending_actions UNION ALL SELECT what || ' ' || reason FROM retractions
    UNION ALL SELECT token_hash || ' ' || email FROM request_links WHERE token_hash IN ('invitation', 'preview') ORDER BY 1";

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/fixtures/databases")
}

fn unpacked(path: &Path) -> Vec<u8> {
    let mut bytes = Vec::new();
    flate2::read::GzDecoder::new(std::fs::File::open(path).unwrap()).read_to_end(&mut bytes).unwrap();
    bytes
}

/// Restores the database of a day as a test database.
fn as_it_was(day: &str) -> TestDb {
    let db = TestDb::new();
    db.make_empty();
    if db.is_postgres() {
        let mut psql = Command::new("psql")
            .args(["--quiet", "--set", "ON_ERROR_STOP=1", &db.url])
            .stdin(Stdio::piped())
            .stdout(Stdio::null())
            .spawn()
            .unwrap();
        psql.stdin.take().unwrap().write_all(&unpacked(&folder().join(format!("{day}.sql.gz")))).unwrap();
        assert!(psql.wait().unwrap().success());
    } else {
        let file = db.dir.path().join("test.db");
        std::fs::write(&file, unpacked(&folder().join(format!("{day}.db.gz")))).unwrap();
        std::fs::set_permissions(&file, std::fs::Permissions::from_mode(0o600)).unwrap();
    }
    db
}

#[test]
fn earlier_databases_migrate_without_data_loss() {
    let files = std::fs::read_dir(folder()).unwrap().map(|entry| entry.unwrap().file_name().into_string().unwrap());
    let mut days: Vec<String> = files.filter_map(|name| Some(name.strip_suffix(".txt")?.to_owned())).collect();
    days.sort();
    assert!(!days.is_empty(), "there is no database of an earlier release");
    for day in days {
        let db = as_it_was(&day);
        let (own, kept) = (db.dir.path().join("facts.txt"), folder().join(format!("{day}.txt")));
        sql(&db, MERGED);
        done(&run(&db, &["db", "migrate"]));
        assert_eq!(
            column(&db.bare_store(), MERGED_ROWS),
            [
                "comment moved", "factor_reset ", "invitation moved", "preview ", "publication moved", "redaction moved",
                "status moved"
            ]
        );
        std::fs::write(&own, facts(&db.bare_store())).unwrap();
        assert_eq!(
            std::fs::read_to_string(&own).unwrap(),
            std::fs::read_to_string(&kept).unwrap(),
            "the content of the database of {day}"
        );
        let doctor = String::from_utf8_lossy(&run(&db, &["doctor", "--full"]).stdout).into_owned();
        // The demonstration data has only one operator.
        let faults = doctor.lines().filter(|line| line.starts_with("FAULT") && !line.contains("operators: 1"));
        let faults: Vec<&str> = faults.collect();
        assert!(faults.is_empty(), "{day}: {faults:?}");
        assert!(doctor.contains("the text of every snapshot: in order"), "{doctor}");

        // Users continue working with it, using their existing passwords.
        let server = TestServer::start_with(&db, false, &[]);
        let reader = Person::nobody(&server);
        for path in [
            "/",
            "/assignments/urn-namespaces",
            "/assignments/urn-namespaces/urn-namespaces.xml",
            "/assignments/urn-formal/example/versions",
            "/requests",
        ] {
            assert_eq!(reader.get(path).status, 200, "{path} of {day}");
        }
        let registrant = Person::demo(&server, "registrant");
        assert!(registrant.get("/waiting").body.contains("Your tasks"));
        assert_eq!(
            registrant.post("/register", &[("kind", "new_informal")]).status,
            303,
            "a new request in the database of {day}"
        );
    }
}

/// Writes the facts of the current database, for `script/keep-database`.
#[test]
#[ignore = "script/keep-database"]
fn facts_of_the_database_in_the_settings() {
    let store = Store::open(&std::env::var("DATABASE_URL").unwrap().parse().unwrap()).unwrap();
    std::fs::write(std::env::var("NIDREG_FACTS").unwrap(), facts(&store)).unwrap();
}
