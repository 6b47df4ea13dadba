//! Checking a list of URNs at once by the rules of their namespaces: downloads of the results, and a URL that expires.

use crate::common::procedure_fixture::ProcedureFixture;
use crate::common::{Person, TestDb, TestServer};
use nidreg::actions::check_list::{find, purge, store_results};
use nidreg::checked::{LINES_MAX, RETENTION_DAYS, STORED_MAX, check, packed};
use nidreg::clock;
use nidreg::users::secrets::Token;
use serde_json::Value;
use urn_registry::verdict::Book;

const HERE: [(&str, &str); 2] = [("Sec-Fetch-Site", "same-origin"), ("Content-Type", "multipart/form-data; boundary=b")];

fn form(urns: &str, file: &[u8]) -> Vec<u8> {
    let mut body = format!("--b\r\nContent-Disposition: form-data; name=\"urns\"\r\n\r\n{urns}\r\n--b\r\nContent-Disposition: form-data; name=\"list\"; filename=\"l.txt\"\r\n\r\n").into_bytes();
    body.extend_from_slice(file);
    body.extend_from_slice(b"\r\n--b--\r\n");
    body
}

#[test]
fn checked_urn_list_can_be_shared_and_downloaded() {
    let (_db, server) = TestServer::on_new_database(true);
    let (nobody, other) = (Person::nobody(&server), Person::nobody(&server));
    assert!(nobody.get("/check").body.contains("href=\"/check/list\""));
    let page = nobody.get("/check/list").body;
    assert!(page.contains("action=\"/check/list\"") && page.contains("type=\"file\""), "{page}");

    let typed = "urn:isbn:0451450523\r\n\r\nurn:isbn:0451450524";
    let sent = nobody.post_raw("/check/list", &form(typed, b"urn:quipu:1\n=cmd|'x'!A1,\"\n"), &HERE);
    assert_eq!(sent.status, 303, "{}", sent.body);
    let address = sent.location;
    assert_eq!(address.len(), "/check/list/".len() + 64);

    // Anyone with the URL can read the results, which are not cached, indexed or readable by other sites.
    let page = other.get(&address);
    assert_eq!((page.status, page.header("cache-control"), page.header("x-robots-tag")), (200, "no-store", "noindex"));
    assert_eq!(page.header("access-control-allow-origin"), "");
    for words in ["3 of 4 have problems", "urn:isbn:0451450524", "The check digit of 045145052 is 3", "<b>1</b> valid", "noindex"]
    {
        assert!(page.body.contains(words), "{words}: {}", page.body);
    }
    let until =
        clock::day(clock::now().saturating_add(jiff::SignedDuration::from_hours(24 * RETENTION_DAYS)).unwrap()).to_string();
    assert!(page.body.contains(&until), "{until}");

    let csv = other.get(&format!("{address}/result.csv"));
    assert!(csv.header("content-type").starts_with("text/csv") && csv.header("content-disposition").contains("attachment"));
    let lines: Vec<&str> = csv.body.split("\r\n").collect();
    assert_eq!(lines[0], "Line,Text,Verdict,Namespace,At,Fault,Compared as");
    assert!(lines[1].starts_with("1,urn:isbn:0451450523,valid,isbn,,,urn:isbn:"), "{}", lines[1]);
    assert!(lines[2].starts_with("3,urn:isbn:0451450524,invalid,isbn,"), "{}", lines[2]);
    assert!(lines[4].contains("\"'=cmd|'x'!A1,\"\"\",invalid"), "no formula: {}", lines[4]);
    let ndjson = other.get(&format!("{address}/result.ndjson")).body;
    let all: Vec<Value> = ndjson.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!((all.len(), &all[1]["line"], &all[1]["verdict"]), (4, &Value::from(3), &Value::from("invalid")));
    // The result is the same as for a single URN.
    let one: Value = serde_json::from_str(&nobody.get("/api/v1/check/urn?urn=urn:isbn:0451450524").body).unwrap();
    assert_eq!((&all[1]["namespace"], &all[1]["normalized"]), (&one["namespace"], &one["normalized"]));

    for missing in [format!("{address}/result.exe"), format!("/check/list/{}", "0".repeat(64)), "/check/list/short".to_owned()] {
        assert_eq!(nobody.get(&missing).status, 404, "{missing}");
    }
}

#[test]
fn invalid_lists_and_cross_site_forms_are_rejected() {
    let (_db, server) = TestServer::on_new_database(true);
    let nobody = Person::nobody(&server);
    let long = "urn:isbn:0451450523\n".repeat(LINES_MAX + 1);
    let large = "x".repeat(nidreg::checked::BYTES_MAX + 1);
    for (urns, file, words) in [
        ("", &b""[..], "Enter URNs, one per line"),
        ("", long.as_bytes(), "at most 10000 lines"),
        ("urn:isbn:1", large.as_bytes(), "at most 1048576 bytes"),
        ("", b"urn:isbn:\xff", "plain text in UTF-8"),
    ] {
        let refused = nobody.post_raw("/check/list", &form(urns, file), &HERE);
        assert!(refused.status == 422 && refused.body.contains(words), "{words}: {} {}", refused.status, refused.body);
    }
    let typed = nobody.post("/check/list", &[("urns", "urn:isbn:0451450523")]);
    assert_eq!(typed.status, 303, "a form without a file: {}", typed.body);
    assert_eq!(nobody.post("/check/list", &[("urns", "a"), ("colour", "red")]).status, 400);
    let elsewhere = [("Sec-Fetch-Site", "cross-site"), ("Content-Type", "multipart/form-data; boundary=b")];
    assert_eq!(nobody.post_raw("/check/list", &form("urn:isbn:1", b""), &elsewhere).status, 403);
    // Too many requests are rejected.
    let server = TestServer::start_with(&TestDb::sqlite(), true, &[("NIDREG_LIMITS", "check=2")]);
    let nobody = Person::nobody(&server);
    let statuses: Vec<u16> = (0..3).map(|_| nobody.post_raw("/check/list", &form("urn:isbn:1", b""), &HERE).status).collect();
    assert_eq!(statuses, [303, 303, 429]);
}

#[test]
fn check_results_expire_and_are_limited_in_total_size() {
    let mut fixture = ProcedureFixture::new();
    let key = Token::draw();
    let results = packed(&check("urn:isbn:0451450523", Book::builtin()).unwrap()).unwrap();
    let now = fixture.now;
    assert!(fixture.store.write(|conn| store_results(conn, now, &key, &results)).unwrap());
    let found =
        |fixture: &ProcedureFixture| fixture.store.read(|conn| find(conn, fixture.now, &key)).unwrap().map(|(_, packed)| packed);
    assert_eq!(found(&fixture), Some(results.clone()));
    fixture.days(RETENTION_DAYS - 1);
    assert!(fixture.store.write(|conn| purge(conn, fixture.now)).unwrap() == 0 && found(&fixture).is_some());
    fixture.days(2);
    assert_eq!(found(&fixture), None, "even before the job has run");
    assert_eq!(fixture.store.write(|conn| purge(conn, fixture.now)).unwrap(), 1);

    // Results that would exceed the total size limit are not stored.
    let large = vec![0; 1024];
    let full = format!(
        "INSERT INTO checked_lists (key_hash, at, size, results) VALUES ('x', '{}', {}, {})",
        nidreg::store::Moment::from(fixture.now),
        STORED_MAX - 1023,
        if crate::common::on_postgres() { "''::bytea" } else { "x''" }
    );
    fixture
        .store
        .write(|conn| {
            use diesel::connection::SimpleConnection as _;
            conn.batch_execute(&full).map_err(nidreg::store::Error::from)
        })
        .unwrap();
    let now = fixture.now;
    assert!(!fixture.store.write(|conn| store_results(conn, now, &Token::draw(), &large)).unwrap());
}
