//! A database that went backwards: an older copy that was restored, or a standby that was behind. The servers stop, and after
//! `db after-disaster` nothing is given twice.

use crate::common::operator::{nidreg, refused};
use crate::common::prelude::*;
use crate::survival::submit_one;
use nidreg::public_log::signing::LogKey;
use nidreg::registry::files;
use nidreg::store::counters::counter;
use nidreg::store::epoch::ended_logs;
use std::sync::Mutex;

/// The number of a new request.
pub(crate) fn submitted(person: &Person) -> String {
    let own = Mutex::new(Vec::new());
    submit_one(person, &own).unwrap();
    own.into_inner().unwrap().pop().unwrap().0
}

fn json(reader: &Person, path: &str) -> (u16, Value) {
    let answer = reader.get(path);
    (answer.status, answer.json())
}

/// Registers the approved request of the demonstration, and returns the serial of the change.
fn registered(server: &TestServer) -> i64 {
    let operator = Person::demo(server, "operator");
    operator.register(&demo_number(6), "1", "tidegauge").is(303, &[]);
    json(&operator, "/api/v1/changes").1["serial"].as_i64().unwrap()
}

/// Waits until a server refuses changes because the database is behind. Readers are still served.
pub(crate) fn is_stopped(server: &TestServer) {
    let reader = Person::nobody(server);
    let reason = || {
        let ready = reader.get("/readyz");
        ready.status == 503 && ready.body.contains("behind what a server saw before") && ready.body.contains("db after-disaster")
    };
    until("the server states that the database is behind", reason);
    let credentials = [("email", "registrant@demo.example"), ("password", "nidreg-demo")];
    reader.post("/sign-in", &credentials).is(503, &["read-only at the moment", "The database is an older copy"]);
    until("a cached page states it", || reader.get("/").body.contains("The database is an older copy."));
    assert_eq!(reader.get("/api/v1/namespaces").header("nidreg-epoch"), "", "that of another copy");
    for page in ["/assignments/urn-namespaces", "/assignments/urn-formal/isbn", "/requests", "/api/v1/namespaces"] {
        assert_eq!(reader.get(page).status, 200, "{page}");
    }
}

/// The commands that write to the database refuse, as the servers do. `url` is that of the database.
pub(crate) fn commands_are_stopped(db: &TestDb, url: &str) {
    let list = db.bare_store().read(|conn| files::registry_file(conn, RegistryFile::Xml, "https://registry.example")).unwrap();
    std::fs::write(db.dir.path().join("list.xml"), list).unwrap();
    for command in [
        &["account", "create", "--email", "late@x.example", "--name", "Late"][..],
        &["account", "set-role", "--email", "other@demo.example", "--role", "liaison"],
        &["account", "disable", "--email", "other@demo.example"],
        &["import", "iana", "list.xml"],
        &["maintenance", "on"],
        &["jobs", "run"],
        &["db", "migrate"],
    ] {
        let output = nidreg(db).env("DATABASE_URL", url).args(command).output().unwrap();
        refused(&output, 7, "the database is behind what a server saw before");
    }
}

#[test]
fn older_copy_under_running_servers_stops_them_and_nothing_is_given_twice() {
    let db = TestDb::on_disk();
    db.fill(Contents::Demo);
    let file = db.dir.path().join("log.key");
    LogKey::create(&file, "registry.example/log").unwrap();
    let env = [("NIDREG_LOG_KEY_FILE", file.to_str().unwrap())];
    // The first start gives the database its epoch.
    drop(TestServer::start_with(&db, false, &env));
    db.keep_copy();
    let first = TestServer::start_with(&db, false, &env);
    // SQLite supports one server, PostgreSQL several.
    let second = db.is_postgres().then(|| TestServer::start_with(&db, false, &env));
    let rita = Person::demo(&first, "registrant");
    let lost = [submitted(&rita), submitted(&rita)];
    let serial = registered(&first);
    let (_, list) = json(&rita, "/api/v1/list");
    let epoch = list["epoch"].as_str().unwrap().to_owned();
    assert_eq!((list["serial"].as_i64(), epoch.is_empty()), (Some(serial), false));
    let informal = db.bare_store().read(|conn| counter(conn, "informal")).unwrap();

    db.restore_copy();
    is_stopped(&first);
    second.iter().for_each(is_stopped);
    drop((first, second));
    let again = TestServer::start_until("/healthz", &db, false, &env, Stdio::null());
    is_stopped(&again);
    commands_are_stopped(&db, &db.url);

    let said = done(&nidreg(&db).args(["db", "after-disaster"]).env("NIDREG_LOG_KEY_FILE", &file).output().unwrap());
    assert!(said.contains("epoch 2-") && said.contains("a new public log began"), "{said}");
    // The running server goes on by itself; it needs a restart only for the key of the new log.
    let reader = Person::nobody(&again);
    until("the server accepts changes again", || reader.get("/readyz").status == 200);
    assert!(!lost.contains(&submitted(&Person::demo(&again, "registrant"))));
    let (_, list) = json(&reader, "/api/v1/list");
    let path = format!("/api/v1/changes?since={}&epoch={}", list["serial"], list["epoch"].as_str().unwrap());
    assert_eq!(json(&reader, &path).0, 200, "a program that starts again can continue at once");
    drop(again);
    let server = TestServer::start_with(&db, false, &env);
    let rita = Person::demo(&server, "registrant");
    assert!(!lost.contains(&submitted(&rita)));
    assert!(registered(&server) > serial);
    assert_eq!(db.bare_store().read(|conn| counter(conn, "informal")).unwrap(), informal, "informal numbers have no gap");

    // A client that read up to the lost change must start again.
    let (_, list) = json(&rita, "/api/v1/list");
    let now = list["epoch"].as_str().unwrap().to_owned();
    assert!(now.starts_with("2-") && now != epoch);
    for path in ["/api/v1/namespaces", "/api/v1/namespaces/isbn", "/assignments/urn-namespaces/urn-namespaces.xml", "/requests"] {
        assert_eq!(rita.get(path).header("nidreg-epoch"), now, "{path}");
    }
    let newest = list["serial"].as_i64().unwrap();
    for path in [
        format!("/api/v1/changes?since={serial}"),
        format!("/api/v1/changes?since=0&epoch={epoch}"),
        format!("/api/v1/changes?since={}", newest + 1),
        format!("/api/v1/list/delta?since={serial}"),
        format!("/api/v1/list/delta?since=0&epoch={epoch}"),
    ] {
        let (status, problem) = json(&rita, &path);
        assert_eq!(status, 410, "{path}: {problem}");
        assert!(problem["detail"].as_str().unwrap().contains("read /api/v1/list"), "{path}: {problem}");
    }
    let (_, fresh) = json(&rita, &format!("/api/v1/list/freshness?serial={serial}"));
    assert_eq!((&fresh["state"], &fresh["behind"]), (&Value::from("unknown"), &Value::Null), "{fresh}");
    let (status, changes) = json(&rita, &format!("/api/v1/changes?since={newest}&epoch={now}"));
    assert_eq!((status, changes["epoch"].as_str(), changes["changes"].as_array().unwrap().len()), (200, Some(now.as_str()), 0));
    let checkpoint = || rita.get("/log/checkpoint");
    until("the new log is signed", || checkpoint().status == 200);
    assert!(checkpoint().body.starts_with("registry.example/log/2\n"), "{}", checkpoint().body);
    // The page of the log names the one that ended, with its last signed checkpoint.
    let page = rita.get("/log").body;
    let ended = db.bare_store().read(ended_logs).unwrap().remove(0);
    assert!(page.contains("<code class=\"any\">registry.example/log</code>") && page.contains(&ended.root), "{page}");
}

#[test]
fn server_that_remembers_less_stops_when_another_one_knows_more() {
    let db = TestDb::new();
    if !db.is_postgres() {
        return;
    }
    db.fill(Contents::Demo);
    let first = TestServer::start(&db, false);
    let serial = registered(&first);
    // A server with another file, on another machine, which sees the database only after it went backwards.
    let store = db.bare_store();
    let sql = format!("UPDATE counters SET value = {} WHERE name = 'serial'", serial - 1);
    store.write(|conn| conn.batch_execute(&sql).map_err(Error::from)).unwrap();
    is_stopped(&first);
    let elsewhere = db.dir.path().join("elsewhere.key");
    let env = [("NIDREG_KEY_FILE", elsewhere.to_str().unwrap())];
    let second = TestServer::start_until("/healthz", &db, false, &env, Stdio::null());
    is_stopped(&second);
}
