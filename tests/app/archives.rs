//! The monthly archives: made once, verified by an independent program, and withdrawn if a text in them is redacted.

use crate::common::procedure_fixture::ProcedureFixture;
use crate::common::{Person, TestDb, TestServer};
use crate::public_log::{correct, redact_text};
use diesel::connection::SimpleConnection as _;
use jiff::{Timestamp, ToSpan as _};
use nidreg::clock;
use nidreg::http::app::App;
use nidreg::http::public_log::PublicLog;
use nidreg::public_log::signing::LogKey;
use nidreg::registry::archives::queries;
use nidreg::settings::Settings;
use nidreg::store::{Error, Store};
use nidreg::users::factors::Factors;
use nidreg::web::archives::make_monthly;
use std::process::Command;
use std::sync::Arc;

/// A server's state with this key, which has signed the log.
fn app(store: &Store, key: Option<LogKey>, now: Timestamp) -> Arc<App> {
    let settings = Settings::read(|name| (name == "NIDREG_PUBLIC_URL").then(|| "https://registry.example".to_owned())).unwrap();
    let mut app = App::new(store.clone(), &settings, settings.post().unwrap(), Factors::new([0; 32], true));
    app.log = PublicLog::new(key);
    assert_eq!(app.log.refresh(store, now), None);
    Arc::new(app)
}

#[test]
fn archive_of_a_month_is_made_once_and_verified_by_an_independent_program() {
    let db = TestDb::new();
    let store = db.store();
    let file = db.dir.path().join("log.key");
    let key = LogKey::create(&file, "registry.example/log").unwrap();
    let now = clock::now();
    let later = now + 960.hours();
    assert_eq!(make_monthly(&app(&store, None, now), later), Ok(false), "without a key");
    let app = app(&store, Some(key.clone()), now);
    assert_eq!(make_monthly(&app, now), Ok(false), "the registry began in this month");
    assert_eq!((make_monthly(&app, later), make_monthly(&app, later)), (Ok(true), Ok(false)));
    let archives = store.read(queries::all).unwrap();
    let month = archives[0].month.as_str();
    assert_eq!(archives.len(), 1);

    let server = TestServer::start_with(&db, false, &[("NIDREG_LOG_KEY_FILE", file.to_str().unwrap())]);
    let verify = |key: &LogKey| {
        let script = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/archive.py");
        let key = key.verifier().to_string();
        Command::new("python3").args([script, server.base.as_str(), key.as_str(), month]).output().unwrap()
    };
    let said = verify(&key);
    assert!(said.status.success(), "{said:?}");
    let files = String::from_utf8(said.stdout).unwrap();
    for name in [
        "assignments/urn-namespaces/urn-namespaces.xml",
        "assignments/urn-namespaces/list.json",
        "assignments/urn-formal/isbn.json",
        "profiles.json",
        "changes.json",
    ] {
        assert!(files.lines().any(|line| line == name), "{name}: {files}");
    }
    let other = LogKey::create(&db.dir.path().join("other.key"), "registry.example/log").unwrap();
    assert_eq!(verify(&other).status.code(), Some(1), "another key");
    let reader = Person::nobody(&server);
    let zip = format!("/data/archives/{month}.zip");
    assert!(reader.get("/help/programs").body.contains(&format!("href=\"{zip}\"")));
    let head = reader.ask("HEAD", &zip, &[]);
    let (tag, caching) = (head.header("etag"), head.header("cache-control"));
    assert_eq!((tag, caching), (format!("\"{}\"", &archives[0].sha256[..32]).as_str(), "public, no-cache"));
    let known = reader.ask("GET", &zip, &[("If-None-Match", tag)]);
    assert_eq!((known.status, known.body.as_str()), (304, ""));
    for missing in ["2001-01.zip", "2001-01.note", "2001-01", month] {
        assert_eq!(reader.get(&format!("/data/archives/{missing}")).status, 404, "{missing}");
    }
}

#[test]
fn archives_with_a_redacted_text_are_withdrawn_and_never_change_otherwise() {
    let mut fixture = ProcedureFixture::new();
    fixture.now = fixture.now.max(clock::now() + 960.hours());
    let key = LogKey::create(&fixture.db.dir.path().join("log.key"), "registry.example/log").unwrap();
    // An archive from before the text was published.
    assert_eq!(make_monthly(&app(&fixture.store, Some(key.clone()), fixture.now), fixture.now), Ok(true));
    fixture.registered("gauge");
    correct(&fixture, "gauge", "1 Example Street", "2 Example Street");
    fixture.days(40);
    assert_eq!(make_monthly(&app(&fixture.store, Some(key), fixture.now), fixture.now), Ok(true));
    for sql in ["UPDATE archives SET bytes = NULL", "UPDATE archives SET note = 'x'", "DELETE FROM archives"] {
        let changed = fixture.store.write(|conn| conn.batch_execute(sql).map_err(Error::from));
        assert!(changed.is_err(), "{sql}");
    }
    redact_text(&fixture, "/assignments/urn-formal/gauge/1.0");
    let archives = fixture.store.read(queries::all).unwrap();
    assert_eq!(archives.iter().map(|archive| archive.is_withdrawn).collect::<Vec<_>>(), [true, false]);
    let server = TestServer::start(&fixture.db, false);
    let reader = Person::nobody(&server);
    let status = |suffix: &str| reader.get(&format!("/data/archives/{}.{suffix}", archives[0].month)).status;
    assert_eq!((status("zip"), status("note")), (410, 200));
    assert!(reader.get("/help/programs").body.contains("a text in it was redacted"));
}
