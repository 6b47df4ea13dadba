//! Instances notify each other of changes, so that an idle instance rarely queries the database.

use crate::common::prelude::*;
use nidreg::store::counters::increment_counter;
use nidreg::store::listener::{Listener, NotificationKind, PollIntervals};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

/// The number of transactions of this database so far, from the PostgreSQL statistics.
fn transactions(store: &Store) -> i64 {
    let sql = "SELECT xact_commit + xact_rollback AS count FROM pg_stat_database WHERE datname = current_database()";
    count(store, sql)
}

#[test]
fn listener_wakes_on_notifications_and_stops_promptly() {
    let db = TestDb::new();
    let store = db.store();
    // On PostgreSQL the listener waits for notifications; on SQLite there are none, so it polls.
    let never = Duration::from_hours(1);
    let waits = PollIntervals { polling: Duration::from_millis(20), notified: never };
    let (stop, ready) = (Arc::new(AtomicBool::new(false)), Arc::new(AtomicBool::new(false)));
    let listener = {
        let (store, stop, ready) = (store.clone(), Arc::clone(&stop), Arc::clone(&ready));
        std::thread::spawn(move || {
            let mut ear = Listener::new(&store, NotificationKind::Counter, waits);
            let mut notified = 0;
            while !stop.load(Ordering::Relaxed) {
                ready.store(true, Ordering::Release);
                ear.wait(&stop);
                notified += 1;
            }
            notified
        })
    };
    while !ready.load(Ordering::Acquire) {
        std::thread::yield_now();
    }
    // The listener may not have connected yet, so notify repeatedly.
    for _ in 0..50 {
        store.write(|conn| increment_counter(conn, "news")).unwrap();
        std::thread::sleep(Duration::from_millis(20));
    }
    stop.store(true, Ordering::Relaxed);
    assert!(listener.join().unwrap() > 1);
}

#[test]
fn listener_reconnects_after_a_lost_postgresql_connection() {
    let db = TestDb::new();
    if !db.is_postgres() {
        return;
    }
    let store = db.store();
    let stop = AtomicBool::new(false);
    let mut ear =
        Listener::new(&store, NotificationKind::Counter, PollIntervals { polling: Duration::ZERO, notified: Duration::ZERO });
    ear.wait(&stop);
    let cut =
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN%' AND datname = current_database()";
    store.write(|conn| Ok::<_, Error>(conn.batch_execute(cut)?)).unwrap();
    // The first query detects the lost connection; the next one succeeds on a new connection.
    let asked = |ear: &mut Listener| ear.read(&store, |conn| nidreg::store::counters::counter(conn, "news"));
    assert!(asked(&mut ear).is_err());
    assert_eq!(asked(&mut ear).unwrap(), 0);
    ear.wait(&stop);
    assert_eq!(ear.write(&store, |conn| increment_counter(conn, "news")).unwrap(), 1);
}

#[test]
fn idle_instance_runs_fewer_than_five_transactions_per_second() {
    const SECONDS: u64 = 5;
    const ROUNDS: usize = 12;
    let db = TestDb::new();
    if !db.is_postgres() {
        return;
    }
    let _house = TestServer::start(&db, true);
    // The connection is opened once, because connecting runs transactions too.
    let store = db.bare_store();
    let mut rates = Vec::new();
    // PostgreSQL counts the transactions of the startup about ten seconds late.
    for _ in 0..ROUNDS {
        let (before, begun) = (transactions(&store), Instant::now());
        std::thread::sleep(Duration::from_secs(SECONDS));
        // On a busy machine more time than `SECONDS` may have passed.
        rates.push(f64::from(u32::try_from(transactions(&store) - before).unwrap()) / begun.elapsed().as_secs_f64());
        if rates.last().is_some_and(|rate| *rate < 5.0) {
            return;
        }
    }
    panic!("transactions a second: {rates:?}");
}
