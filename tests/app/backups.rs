//! Backups of a registry: creating, verifying and restoring them, recovery after a disaster, and the full integrity check.
use crate::common::operator::{mode, nidreg, refused, run};
use crate::common::prelude::*;
use nidreg::store::counters::counter;
use nidreg::store::epoch::epoch;

fn execute(store: &Store, sql: &str) {
    store.write(|conn: &mut AnyConnection| conn.batch_execute(sql).map_err(Error::from)).unwrap();
}

/// The sorted names of the files in the test's folder, except `mail`.
fn files(db: &TestDb) -> Vec<String> {
    let mut names: Vec<String> = std::fs::read_dir(db.dir.path())
        .unwrap()
        .map(|entry| entry.unwrap().file_name().to_string_lossy().into_owned())
        .filter(|name| name != "mail")
        .collect();
    names.sort();
    names
}

#[test]
fn backup_is_either_complete_or_absent() {
    let db = TestDb::new();
    if db.is_postgres() {
        return refused(&run(&db, &["db", "backup", "copy.db"]), 2, "pg_dump");
    }
    refused(&run(&db, &["db", "backup", "copy.db"]), 4, "there is no file");
    drop(TestServer::start(&db, true));
    let at_rest = files(&db);

    // An empty file left by a full disk does not block the nightly backup forever; a real backup is not overwritten.
    std::fs::write(db.dir.path().join("copy.db"), "").unwrap();
    assert_eq!(done(&run(&db, &["db", "backup", "copy.db"])), "copy.db\n");
    refused(&run(&db, &["db", "backup", "copy.db"]), 5, "copy.db already exists");

    // The target cannot be written.
    refused(&run(&db, &["db", "backup", "nowhere/copy.db"]), 8, "nowhere/copy.db");

    // A trigger is missing: the copy is written, and the command says that restoring it will be refused, and why.
    let store = db.bare_store();
    execute(&store, "DROP TRIGGER revisions_no_delete;");
    refused(&run(&db, &["db", "backup", "odd.db"]), 7, "odd.db was written, but nidreg db restore will refuse it");
    refused(&run(&db, &["db", "backup", "odd2.db"]), 7, "revisions_no_delete is missing or different");
    for copy in ["odd.db", "odd2.db"] {
        std::fs::remove_file(db.dir.path().join(copy)).unwrap();
    }
    drop(store);

    // A changed byte in a text: no backup is created, and no other file is left behind.
    let store = db.bare_store();
    execute(
        &store,
        "DROP TRIGGER revisions_no_update; UPDATE revisions SET canonical = replace(canonical, 'society', 'sociery') WHERE number = 1;",
    );
    drop(store);
    refused(&run(&db, &["db", "backup", "later.db"]), 7, "does not match its fingerprint");
    let mut expected = at_rest;
    expected.extend(["copy.db".to_owned(), "test.db.last-backup".to_owned()]);
    expected.sort();
    let left: Vec<String> = files(&db).into_iter().filter(|name| !name.ends_with("-wal") && !name.ends_with("-shm")).collect();
    assert_eq!(left, expected.into_iter().filter(|name| !name.ends_with("-wal") && !name.ends_with("-shm")).collect::<Vec<_>>());
}

#[test]
fn full_integrity_check_finds_damage_missed_by_the_quick_check() {
    let db = TestDb::new();
    drop(TestServer::start(&db, true));
    let deep = || String::from_utf8_lossy(&run(&db, &["doctor", "--full"]).stdout).into_owned();
    let faults = |said: &str| said.lines().filter(|line| line.starts_with("FAULT")).count();
    let at_first = deep();
    assert_eq!(faults(&at_first), faults(&String::from_utf8_lossy(&run(&db, &["doctor"]).stdout)), "{at_first}");
    says(
        &at_first,
        &["the text of every version: in order (1", "the text of every snapshot: in order (", "the counters: in order ("],
    );
    let store = db.bare_store();
    let (off, on) = if db.is_postgres() {
        ("ALTER TABLE versions DISABLE TRIGGER ALL", "ALTER TABLE versions ENABLE TRIGGER ALL".to_owned())
    } else {
        // The trigger is recreated verbatim, because a different text would be a different schema.
        let made = "SELECT sql AS what FROM sqlite_master WHERE name = 'versions_no_update'";
        ("DROP TRIGGER versions_no_update", column(&store, made).remove(0))
    };
    execute(&store, &format!("{off}; UPDATE versions SET canonical = canonical || ' ' WHERE canonical IS NOT NULL; {on}"));
    let after = deep();
    assert!(after.contains("FAULT  the text of every version: version "), "{after}");
    execute(
        &store,
        "UPDATE counters SET value = 2 WHERE name = 'serial'; UPDATE counters SET value = 1 WHERE name LIKE 'requests-%'",
    );
    let after = deep();
    says(&after, &["the counter serial is 2, but 1", "the counter requests-20"]);
    if !db.is_postgres() {
        // An index that points to pages of another index, as after a page was written to the wrong place.
        execute(
            &store,
            "PRAGMA writable_schema = ON; UPDATE sqlite_master SET rootpage = (SELECT rootpage FROM sqlite_master WHERE name = 'events_by_nid')
             WHERE name = 'comments_by_request'",
        );
        drop(store);
        assert!(deep().contains("FAULT  every page of the file: "), "an index of another table is damage");
    }
}

#[test]
fn restore_rejects_copies_with_a_flipped_byte_in_canonical_text() {
    let db = TestDb::new();
    if db.is_postgres() {
        return;
    }
    drop(TestServer::start(&db, true));
    done(&run(&db, &["db", "backup", "whole.db"]));
    let bytes = std::fs::read(db.dir.path().join("whole.db")).unwrap();
    // A phrase that occurs in the texts of snapshots, on any page of the file.
    let word = b"learned society";
    let places: Vec<usize> = bytes.windows(word.len()).enumerate().filter(|(_, seen)| seen == word).map(|(at, _)| at).collect();
    assert!(places.len() > 3, "the demonstration has texts");
    let mut seen = 0;
    for at in places {
        let mut damaged = bytes.clone();
        damaged[at] ^= 0x02;
        std::fs::write(db.dir.path().join("damaged.db"), damaged).unwrap();
        let output = nidreg(&db).env("DATABASE_URL", "sqlite:taken.db").args(["db", "restore", "damaged.db"]).output().unwrap();
        if output.status.success() {
            std::fs::remove_file(db.dir.path().join("taken.db")).unwrap();
        } else {
            assert!(!db.dir.path().join("taken.db").exists());
            seen += 1;
        }
    }
    // Drafts and JSON fields have no fingerprint of their own; every canonical text has one.
    assert!(seen > 3, "only {seen} damaged copies were refused");
}

fn open(path: &Path) -> Store {
    Store::open(&format!("sqlite:{}", path.display()).parse().unwrap()).unwrap()
}

#[test]
fn only_backups_of_this_program_are_restored() {
    let db = TestDb::new();
    if db.is_postgres() {
        return;
    }
    drop(TestServer::start(&db, true));
    done(&run(&db, &["db", "backup", "copy.db"]));
    let migrations = count(&db.bare_store(), "SELECT count(*) AS count FROM schema_migrations");
    let taken_back = |copy: &str, path: &str| {
        nidreg(&db).env("DATABASE_URL", format!("sqlite:{path}")).args(["db", "restore", copy]).output().unwrap()
    };
    refused(&taken_back("copy.db", "test.db"), 5, "move it away first");
    refused(&taken_back("nothing.db", "new.db"), 4, "there is no file nothing.db");
    std::fs::write(db.dir.path().join("words.db"), "this is no database, however long the sentence may be").unwrap();
    refused(&taken_back("words.db", "new.db"), 7, "words.db is not a nidreg database");

    // The same backup as a newer program would leave it.
    std::fs::copy(db.dir.path().join("copy.db"), db.dir.path().join("newer.db")).unwrap();
    let newer = open(&db.dir.path().join("newer.db"));
    execute(&newer, "INSERT INTO schema_migrations (name, checksum) VALUES ('9999_from_the_future', 'x')");
    let serve = nidreg(&db).env("DATABASE_URL", "sqlite:newer.db").args(["db", "check"]).output().unwrap();
    refused(&serve, 7, "a newer schema than this program (9999_from_the_future)");
    drop(newer);
    let started = Instant::now();
    while db.dir.path().join("newer.db-wal").exists() && started.elapsed() < Duration::from_secs(5) {
        std::thread::sleep(Duration::from_millis(20));
    }
    refused(&taken_back("newer.db", "new.db"), 7, "a newer schema than this program (9999_from_the_future)");

    done(&taken_back("copy.db", "new.db"));
    let store = open(&db.dir.path().join("new.db"));
    assert_eq!(count(&store, "SELECT count(*) AS count FROM schema_migrations"), migrations);
    assert_eq!(mode(&db.dir.path().join("new.db")), 0o600);
    assert_eq!(store.read(epoch).unwrap(), db.bare_store().read(epoch).unwrap(), "a complete copy continues in its epoch");
}

#[test]
fn disaster_restore_resends_no_email_and_reuses_no_number() {
    let (db, server, [rita]) = TestServer::demo(["registrant"]);
    assert_eq!(rita.get("/account").status, 200);
    let store = db.bare_store();
    let before = |name: &str| store.read(|conn| counter(conn, name)).unwrap();
    let (serial, informal) = (before("serial"), before("informal"));
    let requests_then = count(&store, "SELECT max(value) AS count FROM counters WHERE name LIKE 'requests-%'");
    let epoch_then = store.read(epoch).unwrap().expect("a registry has an epoch from its first start");
    assert!(Person::nobody(&server).post("/account/new", &[("email", "wim@lost.example")]).status < 400);
    drop(server);
    execute(&store, "UPDATE outbox SET sent_at = NULL WHERE kind = 'received' AND body <> ''");
    let of_accounts = "SELECT count(*) AS count FROM links WHERE used_at IS NULL AND purpose IN ('verify', 'reset')";
    assert_ne!(count(&store, of_accounts), 0);
    let waiting = count(&store, "SELECT count(*) AS count FROM outbox WHERE sent_at IS NULL AND failed_at IS NULL");
    assert!(waiting > 3, "{waiting}");

    let said = if db.is_postgres() {
        done(&run(&db, &["db", "after-disaster"]))
    } else {
        done(&run(&db, &["db", "backup", "copy.db"]));
        drop(store);
        for ending in ["", "-wal", "-shm"] {
            let _ = std::fs::remove_file(db.dir.path().join(format!("test.db{ending}")));
        }
        done(&run(&db, &["db", "restore", "copy.db", "--after-disaster"]))
    };
    assert!(said.contains(&format!("emails on hold: {waiting}")), "{said}");

    let store = db.bare_store();
    let after = |name: &str| store.read(|conn| counter(conn, name)).unwrap();
    assert_eq!((after("serial"), after("informal")), (serial + 10_000, informal + 100));
    assert_eq!(count(&store, "SELECT max(value) AS count FROM counters WHERE name LIKE 'requests-%'"), requests_then + 100);
    assert_ne!(store.read(epoch).unwrap(), Some(epoch_then));
    assert_eq!(count(&store, "SELECT count(*) AS count FROM events WHERE act = 'went_on_from_copy'"), 1);
    assert_eq!(count(&store, of_accounts), 0, "a link that was used since the copy does not work again");
    assert_eq!(count(&store, "SELECT count(*) AS count FROM links WHERE token_hash IS NOT NULL"), 0);

    // Earlier sessions have ended, and no email is sent automatically.
    let server = TestServer::start(&db, false);
    let again = Person { base: server.base.clone(), ..rita };
    assert_eq!(again.get("/account").status, 303);
    std::thread::sleep(Duration::from_millis(1500));
    assert_eq!(count(&store, "SELECT count(*) AS count FROM outbox WHERE sent_at IS NULL AND failed_at IS NULL"), waiting);

    // The operator lists the emails, drops one and releases the others.
    let held = done(&run(&db, &["mail", "held"]));
    assert_eq!(held.lines().count(), usize::try_from(waiting).unwrap());
    let key = held.split('\t').next().unwrap();
    done(&run(&db, &["mail", "drop", key]));
    refused(&run(&db, &["mail", "release", key]), 4, "held email");
    done(&run(&db, &["mail", "release"]));
    until("released emails are sent", || {
        count(&store, "SELECT count(*) AS count FROM outbox WHERE sent_at IS NULL AND failed_at IS NULL") == 0
    });
}
