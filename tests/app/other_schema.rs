//! During an upgrade, an old program may find a newer schema. It serves the registry read-only and reports the mismatch.

use crate::common::operator::{refused, run};
use crate::common::prelude::*;

/// Changes the schema as the migration of another program would, without this program taking part.
fn changed_by_another(store: &Store, sql: &str) {
    let run = |conn: &mut AnyConnection| conn.batch_execute(sql).map_err(Error::from);
    store.write(run).unwrap_or_else(|error| panic!("{error}: {sql}"));
}

/// The pages and files that anonymous users and scripts read.
const SHOWN: [&str; 6] = [
    "/",
    "/assignments/urn-namespaces",
    "/assignments/urn-formal/isbn",
    "/assignments/urn-namespaces/urn-namespaces.xml",
    "/requests",
    "/api/v1/namespaces",
];

fn everything_is_shown(reader: &Person) {
    for path in SHOWN {
        reader.get(path).is(200, &[]);
    }
}

fn nothing_is_changed(writer: &Person, schema: &str) {
    let refused = writer.post("/register", &[("kind", "new_formal"), ("nid", "kept-words")]).is(503, &[]);
    assert!(
        refused.body.contains("being upgraded") && refused.body.contains("kept-words"),
        "the reason and the input are shown: {}",
        refused.body
    );
    assert_ne!(refused.header("retry-after"), "");
    let ready = writer.get("/readyz");
    assert_eq!(ready.status, 503, "a proxy leads writers elsewhere");
    assert!(ready.body.contains(schema), "{}", ready.body);
}

const NEXT: &str = "ALTER TABLE requests ADD COLUMN made_up TEXT; CREATE TABLE made_up (id TEXT PRIMARY KEY NOT NULL); \
                    INSERT INTO schema_migrations (name, checksum) VALUES ('9999_made_up', 'x')";
const NEXT_TAKEN_BACK: &str = "DELETE FROM schema_migrations WHERE name = '9999_made_up'; DROP TABLE made_up; \
                               ALTER TABLE requests DROP COLUMN made_up";

#[test]
fn old_server_serves_a_newer_schema_read_only() {
    let (db, _server, [registrant, reader]) = TestServer::demo(["registrant", "nobody"]);
    everything_is_shown(&reader);
    assert_eq!(registrant.get("/readyz").status, 200);

    // A newer program migrates the database while this one runs.
    let store = db.bare_store();
    changed_by_another(&store, NEXT);
    everything_is_shown(&reader);
    everything_is_shown(&registrant);
    assert_eq!(registrant.get("/waiting").status, 200);
    nothing_is_changed(&registrant, "a newer schema than this program (9999_made_up)");
    refused(&run(&db, &["doctor"]), 7, "");
    let doctor = String::from_utf8(run(&db, &["doctor"]).stdout).unwrap();
    assert!(doctor.contains("install the newer program"), "and no advice that cannot help: {doctor}");

    // A server started only now reports the newer schema in its log.
    let log = db.dir.path().join("log");
    let late = TestServer::start_until("/healthz", &db, false, &[], Stdio::from(std::fs::File::create(&log).unwrap()));
    everything_is_shown(&Person::nobody(&late));
    let said = || std::fs::read_to_string(&log).unwrap();
    for _ in 0..100 {
        if said().contains("newer schema") {
            break;
        }
        std::thread::sleep(Duration::from_millis(50));
    }
    assert!(said().contains("newer schema") && said().contains("no email is sent"), "{}", said());

    // The upgrade was rolled back.
    changed_by_another(&store, NEXT_TAKEN_BACK);
    assert_eq!(registrant.get("/readyz").status, 200);
    assert_eq!(registrant.post("/register", &[("kind", "new_formal"), ("nid", "kept-words")]).status, 303);
}

#[test]
fn server_refuses_an_empty_database_when_migrations_are_off() {
    let db = TestDb::new();
    db.make_empty();
    let started = crate::common::operator::nidreg(&db).env("NIDREG_MIGRATE", "off").arg("serve").output().unwrap();
    refused(&started, 7, "run: nidreg db migrate");
}
