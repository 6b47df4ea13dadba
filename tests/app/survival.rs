//! After SIGKILL during writes, each acknowledged action is stored completely, and no action is stored in part. Without a database, the
//! registry is readable.

use crate::common::prelude::*;
use crate::common::{Wire, is_skipped_on_sqlite};
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, Ordering};

const WORDS: &str =
    "Names for what is tried, kept by those who try it. Write to names@demo.example. {{NID}} Names are not resolved.";

/// Starts a request and submits it: one transaction each, the second with a snapshot, an event and emails.
pub fn submit_one(person: &Person, acknowledged: &Mutex<Vec<(String, bool)>>) -> Option<()> {
    let started = person.try_post("/register", &[("kind", "new_informal")])?;
    let number = started.location.split('/').nth(2)?.to_owned();
    acknowledged.lock().unwrap().push((number.clone(), false));
    let mut form: Vec<(&str, &str)> = SECTIONS.map(|name| (name, WORDS)).into();
    form.extend([("save_number", "1"), ("intent", "submit"), ("sure", "yes")]);
    let submitted = person.try_post(&format!("/requests/{number}/edit"), &form)?;
    assert_eq!(submitted.status, 303, "{}", submitted.body);
    acknowledged.lock().unwrap().push((number, true));
    Some(())
}

#[test]
fn acknowledged_writes_survive_repeated_sigkill() {
    // Fewer on PostgreSQL, where the database itself is not killed.
    survive(if on_postgres() { 20 } else { 50 });
}

#[test]
#[ignore = "script/test full"]
fn acknowledged_writes_survive_a_thousand_sigkills() {
    // Fewer on PostgreSQL, where the database itself is not killed.
    survive(if on_postgres() { 300 } else { 1000 });
}

fn survive(kills: u64) {
    let db = TestDb::on_disk();
    drop(TestServer::start(&db, true));
    let store = db.bare_store();
    let acknowledged = Mutex::new(Vec::new());
    let mut signed_in: Option<Person> = None;
    // Continues until enough actions were acknowledged: a slow machine acknowledges few between two kills.
    for round in 0.. {
        if round >= kills && acknowledged.lock().unwrap().len() > 100 {
            break;
        }
        assert!(
            round < kills * 5,
            "only {} actions were acknowledged, too few to prove anything",
            acknowledged.lock().unwrap().len()
        );
        let mut server = TestServer::start(&db, true);
        let mut person = signed_in.take().unwrap_or_else(|| Person::demo(&server, "registrant"));
        person.base.clone_from(&server.base);
        let stop = AtomicBool::new(false);
        std::thread::scope(|scope| {
            let writers: Vec<_> = (0..2)
                .map(|_| {
                    let (person, acknowledged, stop) = (&person, &acknowledged, &stop);
                    scope.spawn(move || while !stop.load(Ordering::Relaxed) && submit_one(person, acknowledged).is_some() {})
                })
                .collect();
            // Each kill happens at a different moment within the first quarter of a second, or later on a slow machine.
            std::thread::sleep(Duration::from_millis((10 + (round * 7919) % 241) * (1 + round / kills)));
            server.kill();
            stop.store(true, Ordering::Relaxed);
            for writer in writers {
                writer.join().unwrap();
            }
        });
        signed_in = Some(person);
    }
    let known = column(&store, "SELECT number AS what FROM requests");
    let sql = "SELECT r.number AS what FROM requests r JOIN revisions s ON s.request_id = r.id WHERE r.state = 'intake'";
    let submitted = column(&store, sql);
    let acknowledged = acknowledged.into_inner().unwrap();
    for (number, was_submitted) in &acknowledged {
        let list = if *was_submitted { &submitted } else { &known };
        assert!(list.contains(number), "{number} was acknowledged (submitted: {was_submitted}) but is lost");
    }
    for (half, sql) in [
        (
            "a request without the event that made it",
            "SELECT count(*) AS count FROM requests r WHERE NOT EXISTS (SELECT 1 FROM events e WHERE e.request_id = r.id AND e.act = 'draft_started')",
        ),
        (
            "a snapshot without its event",
            "SELECT count(*) AS count FROM revisions s WHERE NOT EXISTS (SELECT 1 FROM events e WHERE e.request_id = s.request_id AND e.act = 'submitted')",
        ),
        (
            "a submission without its snapshot",
            "SELECT count(*) AS count FROM events e WHERE e.act = 'submitted' AND NOT EXISTS (SELECT 1 FROM revisions s WHERE s.request_id = e.request_id)",
        ),
        (
            "a submission without its letter",
            "SELECT count(*) AS count FROM events e WHERE e.act = 'submitted' AND NOT EXISTS (SELECT 1 FROM outbox o WHERE o.event_id = e.id AND o.kind = 'received')",
        ),
        (
            "a submitted request that is still a draft",
            "SELECT count(*) AS count FROM requests r WHERE r.state = 'draft' AND EXISTS (SELECT 1 FROM revisions s WHERE s.request_id = r.id)",
        ),
    ] {
        assert_eq!(count(&store, sql), 0, "{half}");
    }
    let gap = count(
        &store,
        "SELECT CAST(sum(value) AS BIGINT) - (SELECT count(*) FROM requests) AS count FROM counters WHERE name LIKE 'requests-%'",
    );
    assert_eq!(gap, 0, "a request number was used up without a request");
    if !db.is_postgres() {
        let faults = "SELECT count(*) AS count FROM pragma_integrity_check WHERE integrity_check <> 'ok'";
        assert_eq!(count(&store, faults), 0);
    }
}

#[test]
fn first_response_after_restart_arrives_within_a_minute() {
    let db = TestDb::on_disk();
    drop(TestServer::start(&db, true));
    let start = Instant::now();
    let server = TestServer::start(&db, false);
    assert_eq!(Person::nobody(&server).get("/assignments/urn-namespaces").status, 200);
    // The time is printed; the assertion allows ten times the target, which would be a fault on any machine.
    eprintln!("first answer after {:?}", start.elapsed());
    assert!(start.elapsed() < Duration::from_mins(1));
}

#[test]
fn registry_is_readable_while_the_database_is_unavailable() {
    let db = TestDb::new();
    if !db.is_postgres() {
        // SQLite is a local file, which does not become unavailable.
        return;
    }
    db.fill(Contents::Demo);
    let wire = Wire::to(&db.url);
    let server = TestServer::start_with(&db, true, &[("DATABASE_URL", &wire.url)]);
    let (reader, registrant) = (Person::nobody(&server), Person::demo(&server, "registrant"));
    let page = "/assignments/urn-formal/isbn";
    let file = "/assignments/urn-namespaces/urn-namespaces.xml";
    reader.get(page);
    let xml = reader.get(file).body;
    // A change replaces all pages; the last ones remain for the time without a database.
    let counted = "UPDATE counters SET value = value + 1 WHERE name = 'published'";
    db.bare_store().write(|conn| conn.batch_execute(counted).map_err(Error::from)).unwrap();
    std::thread::sleep(Duration::from_secs(2));
    let before = reader.get(page).body;

    wire.set(false);
    let mut late = reader.get(page);
    for _ in 0..100 {
        if !late.header("nidreg-shown-as-of").is_empty() {
            break;
        }
        std::thread::sleep(Duration::from_millis(100));
        late = reader.get(page);
    }
    assert_eq!(late.status, 200, "{}", late.body);
    assert!(late.body.contains("database is unavailable") && late.body.len() > before.len(), "the page states how old it is");
    assert!(!late.header("age").is_empty() && late.header("etag").is_empty());
    // A response from before a change is used only after some seconds without the database, not after one failed poll.
    let mut older = reader.get(file);
    for _ in 0..100 {
        if older.status == 200 {
            break;
        }
        std::thread::sleep(Duration::from_millis(100));
        older = reader.get(file);
    }
    assert_eq!(older.body, xml, "the file is unchanged");
    let typed = registrant.post("/register", &[("kind", "new_formal"), ("nid", "kept-words")]);
    assert_eq!((typed.status, typed.body.contains("kept-words")), (503, true), "the input is preserved: {}", typed.body);
    assert_ne!(typed.header("retry-after"), "");
    // No request waits for a database that is known to be away.
    std::thread::sleep(Duration::from_secs(4));
    let asked = std::time::Instant::now();
    assert_eq!([reader.get("/requests?state=review").status, registrant.get("/waiting").status], [503, 503]);
    assert!(asked.elapsed() < Duration::from_secs(2), "{:?}", asked.elapsed());

    wire.set(true);
    let mut now = reader.get(page);
    for _ in 0..200 {
        if now.header("nidreg-shown-as-of").is_empty() && now.status == 200 {
            break;
        }
        std::thread::sleep(Duration::from_millis(100));
        now = reader.get(page);
    }
    assert_eq!((now.status, now.body), (200, before));
    assert_eq!(registrant.post("/register", &[("kind", "new_formal"), ("nid", "kept-words")]).status, 303);
}

/// The page after a lost COMMIT states that the outcome is not known, and the same form again does not make the change twice.
#[test]
fn unclear_commit_is_reported_as_unknown_and_is_not_repeated() {
    if is_skipped_on_sqlite() {
        return;
    }
    let db = TestDb::on_disk();
    db.fill(Contents::Demo);
    let wire = Wire::to(&db.url);
    let server = TestServer::start_with(&db, false, &[("DATABASE_URL", wire.url.as_str())]);
    let (rita, store) = (Person::demo(&server, "registrant"), db.bare_store());
    let drafts = || count(&store, "SELECT count(*) AS count FROM requests WHERE state = 'draft'");
    for after in [false, true] {
        let mut unclear = 0;
        for tried in 0..60 {
            let mark = format!("{after}-{tried}");
            let form = [("kind", "new_informal"), ("once", mark.as_str())];
            let before = drafts();
            wire.cut_at_commit(Some(after));
            let answer = rita.post("/register", &form);
            wire.cut_at_commit(None);
            // The heartbeat of the server may have taken the cut.
            if answer.status != 303 {
                assert!(!answer.body.contains("Nothing was changed"), "{}", answer.body);
                let is_known = answer.status == 409 && answer.body.contains("already");
                let is_unknown = answer.status == 503 && answer.body.contains("the outcome is not known");
                assert!(is_known || is_unknown && answer.body.contains("cannot make the change twice"), "{}", answer.body);
                unclear += 1;
            }
            let mut again = rita.post("/register", &form);
            for _ in 0..5 {
                if again.status == 503 {
                    again = rita.post("/register", &form);
                }
            }
            assert!([303, 409].contains(&again.status), "{} {}", again.status, again.body);
            assert_eq!(drafts(), before + 1, "the form was sent twice");
            if unclear == 5 {
                break;
            }
        }
        assert!(unclear > 0, "no COMMIT was cut");
    }
}
