//! Tests the command that moves a SQLite database to PostgreSQL: all data is preserved, and existing URLs and passwords still work.

use crate::common::operator::{nidreg, refused};
use crate::common::prelude::*;
use std::process::Output;

fn take(to: &TestDb, file: &str) -> Output {
    nidreg(to).args(["db", "from-sqlite", file]).output().unwrap()
}

fn first_difference(one: &str, other: &str) -> String {
    let lines = one.lines().zip(other.lines()).find(|(one, other)| one != other);
    lines.map_or_else(|| "one ends before the other".to_owned(), |(one, other)| format!("- {one}\n+ {other}"))
}

#[test]
fn migration_from_sqlite_to_postgresql_preserves_all_data() {
    if !on_postgres() {
        // There is no PostgreSQL database to move to, but a configuration error is reported.
        let db = TestDb::sqlite();
        refused(&take(&db, "other.db"), 2, "it must be the empty PostgreSQL database");
        return;
    }
    let (old, new) = (TestDb::sqlite(), TestDb::new());
    old.fill(Contents::Demo);
    let file = old.url.trim_start_matches("sqlite:").to_owned();
    refused(&take(&new, "/nowhere/nidreg.db"), 4, "there is no file");

    let mut server = TestServer::start(&old, true);
    let (nobody, operator) = (Person::nobody(&server), Person::demo(&server, "operator"));
    operator.post(
        "/operator/reserved",
        &[("nid", "lampwright"), ("reason", "Asked for by letter: \u{201c}ä\\u0041\u{201d}\nsecond line")],
    );
    let public = [
        "/assignments/urn-namespaces",
        "/assignments/urn-namespaces/urn-namespaces.xml",
        "/assignments/urn-namespaces/urn-namespaces.txt",
        "/assignments/urn-formal/isbn",
        "/api/v1/changes?since=0",
        "/requests",
        "/reserved",
        "/find?q=books",
    ];
    // Absolute URLs contain the port.
    let before = public.map(|path| nobody.get(path).body.replace(&server.base, "https://registry.example"));
    refused(&take(&new, &file), 5, "the SQLite database is in use");
    server.kill();
    let output = take(&new, &file);
    let said = done(&output);
    assert!(said.contains(" tables, ") && said.contains(" rows"), "{said}");
    refused(&take(&new, &file), 5, "is not empty");

    let server = TestServer::start_with(&new, true, &[]);
    let nobody = Person::nobody(&server);
    for (path, before) in public.iter().zip(&before) {
        let now = nobody.get(path).body.replace(&server.base, "https://registry.example");
        assert!(now == *before, "{path} differs:\n{}", first_difference(before, &now));
    }
    // Users sign in as before and continue working.
    let (rita, operator) = (Person::demo(&server, "registrant"), Person::demo(&server, "operator"));
    assert_eq!(rita.post("/register", &[("kind", "new_informal")]).status, 303);
    assert_eq!(operator.post("/operator/reserved/lampwright", &[("public_reason", "They do not want it")]).status, 303);
    let looked = nidreg(&new).args(["doctor", "--full"]).output().unwrap();
    let said = String::from_utf8_lossy(&looked.stdout).into_owned();
    let faults: Vec<&str> = said.lines().filter(|line| line.starts_with("FAULT")).collect();
    // The demonstration data has only one operator.
    assert_eq!(faults, ["FAULT  operators: 1 (a redaction requires two)"], "{said}");
}
