//! The public log with several instances, after SIGKILL and after a disaster: no gap, no entry twice, one tree for each size, and no
//! checkpoint that is ahead of the entries. An independent program finds changes to the database.

use crate::common::operator::{nidreg, run};
use crate::common::prelude::*;
use crate::public_log::{correct, everything, snapshot};
use crate::survival::submit_one;
use nidreg::public_log::signing::{LogKey, NoCheckpointReason, Signed, sign, verify_before_signing};
use nidreg::public_log::verify::{Verified, verify};
use nidreg::registry::import::take::import_unconditionally;
use nidreg::registry::import::undo::undo;
use nidreg::store::counters::increment_counter;
use nidreg::store::epoch::ended_logs;
use nidreg::tlog::merkle::root;
use nidreg::tlog::note::{Checkpoint, Verifier};
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread::ScopedJoinHandle;

const ORIGIN: &str = "registry.example/log";

/// The log in the database, which must be without faults.
fn valid(store: &Store, verifier: &Verifier) -> Verified {
    let verified = store.read(|conn| verify(conn, Some(verifier))).unwrap();
    assert_eq!(verified.faults, Vec::<String>::new());
    verified
}

/// A checkpoint must be that of the first entries in the database.
#[track_caller]
fn is_of_these_entries(checkpoint: &Checkpoint, verified: &Verified) {
    assert!(checkpoint.size <= verified.size(), "signed {} of {} entries", checkpoint.size, verified.size());
    let size = usize::try_from(checkpoint.size).unwrap();
    assert_eq!(root(&verified.leaves[..size]), checkpoint.root, "size {size}");
}

/// Signs until `is_over`, and once more afterwards. Returns what was signed.
fn keeps_signing(fixture: &ProcedureFixture, store: &Store, key: &LogKey, is_over: &AtomicBool) -> Vec<Signed> {
    let mut all = Vec::new();
    loop {
        let is_last = is_over.load(Ordering::Relaxed);
        match sign(store, key, fixture.now) {
            Ok(signed) => all.extend(signed),
            // Another instance has inserted the row; it is found the next time.
            Err(NoCheckpointReason::Store(_)) => {}
            Err(withheld) => panic!("{withheld}"),
        }
        if is_last {
            return all;
        }
    }
}

#[test]
fn instances_append_and_sign_at_once_while_a_text_is_redacted() {
    let fixture = ProcedureFixture::new();
    fixture.registered("gauge");
    correct(&fixture, "gauge", "1 Example Street", "2 Example Street");
    let submits = |nth: i32| fixture.submitted(&fixture.rita, &DraftPurpose::NewFormal(format!("pier-{nth}")));
    let numbers: Vec<RequestNumber> = (0..12).map(submits).collect();
    let before = count(&fixture.store, "SELECT count(*) AS count FROM log_entry");
    let second = fixture.db.bare_store();
    let stores = [&fixture.store, &second];
    let paths = ["one.key", "two.key"].map(|name| fixture.db.dir.path().join(name));
    LogKey::create(&paths[0], ORIGIN).unwrap();
    std::fs::copy(&paths[0], &paths[1]).unwrap();
    let keys = [LogKey::read(&paths[0]).unwrap(), LogKey::read(&paths[1]).unwrap()];
    let is_over = AtomicBool::new(false);
    let signed: Vec<Signed> = std::thread::scope(|scope| {
        let (fixture, numbers, is_over, keys) = (&fixture, &numbers, &is_over, &keys);
        let signers: Vec<_> = (0..2_usize)
            .map(|instance| scope.spawn(move || keeps_signing(fixture, stores[instance], &keys[instance], is_over)))
            .collect();
        // As `doctor` and `log verify` do while the first instance is running.
        let doctor = scope.spawn(move || {
            while !is_over.load(Ordering::Relaxed) {
                stores[1].read(|conn| verify_before_signing(conn, &keys[0])).unwrap();
            }
        });
        // Each instance decides half of the requests.
        let mut writers: Vec<_> = (0..2_usize)
            .map(|instance| {
                scope.spawn(move || {
                    for number in numbers.iter().skip(instance).step_by(2) {
                        let ctx = || ActionContext { who: &fixture.rita, now: fixture.now, mail: &fixture.post };
                        stores[instance].write(|conn| close::withdraw_request(conn, ctx(), *number)).unwrap();
                    }
                })
            })
            .collect();
        writers.push(scope.spawn(move || fixture.redact("/assignments/urn-formal/gauge/1.0")));
        let written: Vec<_> = writers.into_iter().map(ScopedJoinHandle::join).collect();
        is_over.store(true, Ordering::Relaxed);
        written.into_iter().for_each(Result::unwrap);
        doctor.join().unwrap();
        signers.into_iter().flat_map(|signer| signer.join().unwrap()).collect()
    });

    let verified = valid(&fixture.store, &keys[0].verifier());
    let appended = format!("SELECT count(*) AS count FROM log_entry WHERE idx >= {before} AND record NOT LIKE 'rows/%'");
    let appended = count(&fixture.store, &appended);
    assert_eq!(appended, i64::try_from(numbers.len()).unwrap() + 1, "one entry for each decision, and the redaction");
    let mut notes: BTreeMap<u64, &str> = BTreeMap::new();
    for one in &signed {
        is_of_these_entries(&one.checkpoint, &verified);
        assert_eq!(*notes.entry(one.checkpoint.size).or_insert(&one.note), one.note, "two notes for one size");
    }
    assert!(notes.len() > 1 && notes.contains_key(&verified.size()), "signed while it grew: {:?}", notes.keys());
    let stored = rows(&fixture, "SELECT note AS what FROM log_checkpoint ORDER BY size");
    assert_eq!(stored, notes.into_values().collect::<Vec<_>>());
}

#[test]
fn log_is_complete_after_each_sigkill_during_appending_and_signing() {
    // Fewer on PostgreSQL, where the database itself is not killed.
    survive(if on_postgres() { 5 } else { 10 });
}

#[test]
#[ignore = "script/test full"]
fn log_is_complete_after_two_hundred_sigkills() {
    survive(if on_postgres() { 50 } else { 200 });
}

/// Submits a request and withdraws it, which is a decision with an entry. Returns its number if this was acknowledged.
fn withdraw_one(person: &Person) -> Option<String> {
    let own = Mutex::new(Vec::new());
    submit_one(person, &own)?;
    let (number, _) = own.into_inner().unwrap().pop()?;
    let withdrawn = person.try_post(&format!("/requests/{number}/edit/withdraw"), &[("sure", "yes")])?;
    assert_eq!(withdrawn.status, 303, "{}", withdrawn.body);
    Some(number)
}

/// The published checkpoint, if the program was not killed meanwhile and has signed one since its start.
fn published(person: &Person) -> Option<String> {
    let mut response = person.agent.get(format!("{}/log/checkpoint", person.base)).call().ok()?;
    let (status, body) = (response.status().as_u16(), response.body_mut().read_to_string().ok()?);
    assert_ne!(status, 503, "{body}");
    (status == 200).then_some(body)
}

fn survive(kills: u64) {
    let db = TestDb::on_disk();
    let file = db.dir.path().join("log.key");
    let verifier = LogKey::create(&file, ORIGIN).unwrap().verifier();
    let env = [("NIDREG_LOG_KEY_FILE", file.to_str().unwrap())];
    drop(TestServer::start_with(&db, true, &env));
    let store = db.bare_store();
    let withdrawn = Mutex::new(Vec::new());
    let mut signed_in: Option<Person> = None;
    let mut largest = 0;
    for round in 0..kills {
        let mut server = TestServer::start_with(&db, true, &env);
        let mut person = signed_in.take().unwrap_or_else(|| Person::demo(&server, "registrant"));
        person.base.clone_from(&server.base);
        let stop = AtomicBool::new(false);
        let seen: Vec<String> = std::thread::scope(|scope| {
            let (person, withdrawn, stop) = (&person, &withdrawn, &stop);
            let is_running = move || !stop.load(Ordering::Relaxed);
            let writers: Vec<_> = (0..2)
                .map(|_| {
                    scope.spawn(move || {
                        while is_running() {
                            let Some(number) = withdraw_one(person) else { break };
                            withdrawn.lock().unwrap().push(number);
                        }
                    })
                })
                .collect();
            let reader = scope.spawn(move || {
                let mut seen = Vec::new();
                while is_running() {
                    seen.extend(published(person));
                    seen.dedup();
                    std::thread::sleep(Duration::from_millis(5));
                }
                seen
            });
            // In two of three rounds a decision is acknowledged first, however slow the machine is.
            let earlier = withdrawn.lock().unwrap().len();
            let began = Instant::now();
            while round % 3 != 0 && withdrawn.lock().unwrap().len() == earlier && began.elapsed() < Duration::from_secs(30) {
                std::thread::sleep(Duration::from_millis(5));
            }
            // The log is signed each second, so each kill is at a different moment between two signatures.
            std::thread::sleep(Duration::from_millis(50 + (round * 7919) % 1301));
            server.kill();
            stop.store(true, Ordering::Relaxed);
            for writer in writers {
                writer.join().unwrap();
            }
            reader.join().unwrap()
        });
        signed_in = Some(person);

        // This is checked before the next start, because that would append missing entries.
        let verified = valid(&store, &verifier);
        let stored = column(&store, "SELECT note AS what FROM log_checkpoint");
        let beside = std::fs::read_to_string(file.with_extension("key.checkpoint")).ok();
        for note in seen.iter().chain(&beside) {
            let checkpoint = Checkpoint::open(note, &verifier).unwrap();
            is_of_these_entries(&checkpoint, &verified);
            assert!(stored.contains(note), "published and not stored: {note}");
            largest = largest.max(checkpoint.size);
        }
        let last = beside.map_or(0, |note| Checkpoint::open(&note, &verifier).unwrap().size);
        assert_eq!(last, largest, "the file has the last checkpoint that was published");
    }
    let withdrawn = withdrawn.into_inner().unwrap();
    assert!(u64::try_from(withdrawn.len()).unwrap() > kills / 2, "only {} decisions were acknowledged", withdrawn.len());
    assert!(count(&store, "SELECT count(*) AS count FROM log_checkpoint") > 2, "it was signed only once");
    let logged = column(
        &store,
        "SELECT r.number AS what FROM requests r JOIN events e ON e.request_id = r.id JOIN log_entry l ON l.record = 'decision/' || e.id \
         WHERE e.act = 'closed' ORDER BY r.number",
    );
    for number in &withdrawn {
        let entries = logged.iter().filter(|one| *one == number).count();
        assert_eq!(entries, 1, "entries for the acknowledged decision on {number}");
    }
}

#[test]
fn log_is_not_continued_after_a_disaster_except_under_a_new_name() {
    let fixture = ProcedureFixture::new();
    if fixture.db.is_postgres() {
        // Copies of PostgreSQL are made by its own tools; the check is the same.
        return;
    }
    let now = fixture.now;
    let folder = fixture.db.dir.path();
    let file = folder.join("log.key");
    let key = LogKey::create(&file, ORIGIN).unwrap();
    fixture.registered("gauge");
    sign(&fixture.store, &key, now).unwrap().unwrap();
    done(&run(&fixture.db, &["db", "backup", "copy.db"]));
    fixture.registered("gorge");
    let lost = sign(&fixture.store, &key, now).unwrap().unwrap();

    let other = TestDb::new();
    let restore = ["db", "restore", folder.join("copy.db").to_str().unwrap()].map(str::to_owned);
    done(&nidreg(&other).args(restore).env("NIDREG_LOG_KEY_FILE", &file).output().unwrap());
    let store = other.bare_store();
    let refused = sign(&store, &key, now).unwrap_err();
    assert!(
        matches!(refused, NoCheckpointReason::Older { .. }) && refused.to_string().contains("db after-disaster"),
        "{refused}"
    );
    // The log grows to the size that was signed, but with other entries.
    store.write(|conn| import_unconditionally(conn, now, &Actor::CommandLine, &snapshot())).unwrap();
    store.write(|conn| undo(conn, now, &Actor::CommandLine)).unwrap();
    while valid(&store, &key.verifier()).size() < lost.checkpoint.size {
        store.write(|conn| increment_counter(conn, "tested")).unwrap();
    }
    let refused = sign(&store, &key, now).unwrap_err();
    assert!(
        matches!(refused, NoCheckpointReason::Other { .. }) && refused.to_string().contains("db after-disaster"),
        "{refused}"
    );
    // Another key with the same name does not continue the log either.
    let same_name = LogKey::create(&folder.join("same.key"), ORIGIN).unwrap();
    let refused = sign(&store, &same_name, now).unwrap_err();
    assert!(
        matches!(refused, NoCheckpointReason::Changed(_)) && refused.to_string().contains("another key of this name"),
        "{refused}"
    );

    let said = done(&nidreg(&other).args(["db", "after-disaster"]).env("NIDREG_LOG_KEY_FILE", &file).output().unwrap());
    assert!(said.contains("a new public log began"), "{said}");
    let refused = sign(&store, &key, now).unwrap_err();
    assert!(matches!(refused, NoCheckpointReason::Ended(_)), "a server with the old key does not sign: {refused}");
    let ended = store.read(ended_logs).unwrap();
    assert_eq!((ended[0].origin.as_str(), ended[0].size), (ORIGIN, lost.checkpoint.size), "the new log names the old one");
    assert!(LogKey::read(&folder.join("log.key.before-2")).is_ok() && folder.join("log.key.before-2.checkpoint").exists());
    let new = LogKey::read(&file).unwrap();
    let signed = sign(&store, &new, now).unwrap().unwrap();
    assert_eq!(signed.checkpoint.origin, format!("{ORIGIN}/2"));
    assert!(
        Checkpoint::open(&signed.note, &key.verifier()).is_err(),
        "readers of the old log do not accept it as its continuation"
    );
    is_of_these_entries(&signed.checkpoint, &valid(&store, &new.verifier()));
    assert_eq!(count(&store, "SELECT count(*) AS count FROM log_checkpoint"), 2, "the checkpoint of the old log remains");
}

/// Makes this number of random changes to copies of a database. A program that shares no code with ours must find each of them, unless the
/// changed data is not covered by the log.
fn changes_are_found(db: &TestDb, changes: u32) {
    let script = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/public_log_database.py");
    let file = db.url.trim_start_matches("sqlite:");
    let said = Command::new("python3").args([script, file, &changes.to_string()]).output().unwrap();
    assert!(said.status.success(), "{said:?}");
}

#[test]
fn independent_program_finds_each_of_a_thousand_changes_to_the_demonstration() {
    let db = TestDb::sqlite();
    db.fill(Contents::Demo);
    changes_are_found(&db, 1000);
}

#[test]
fn independent_program_finds_changes_to_each_kind_of_entry() {
    let mut fixture = ProcedureFixture::on(TestDb::sqlite());
    everything(&mut fixture);
    changes_are_found(&fixture.db, 500);
}
