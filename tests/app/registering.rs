//! Races in registration: two operators at once, a thousand informal registrations, and many concurrent attempts at one NID.

use crate::common::prelude::*;
use nidreg::clock;
use nidreg::registry::publish::{Publication, publish};
use nidreg::registry::{self, Kind};
use nidreg::store::HasDatabaseError as _;
use urn_registry::template::Template;

use std::sync::Mutex;

fn template() -> Template {
    Template::default().with_field(Field::Registrant, "A society").with_field(Field::Purpose, "To try it")
}

/// Retries while the registry is busy, as an operator's browser does.
fn persistently<T>(mut act: impl FnMut() -> Result<T, Refusal>) -> Result<T, Refusal> {
    loop {
        match act() {
            Err(refusal) if refusal.database_error().is_some_and(Error::may_pass_later) => {}
            other => return other,
        }
    }
}

fn informal_numbers(store: &Store) -> BTreeSet<u64> {
    let all = store.read(registry::queries::all).unwrap();
    let of = |nid: &Nid| nid.as_str().strip_prefix("urn-").unwrap().parse().unwrap();
    all.iter().filter(|namespace| namespace.kind == Kind::Informal).map(|namespace| of(&namespace.nid)).collect()
}

#[test]
fn a_thousand_concurrent_informal_registrations_leave_no_gaps() {
    let db = TestDb::new();
    let stores: Vec<Store> = [db.store(), db.bare_store()].into(); // two instances on one database
    const TRIES: usize = 1000;
    const THREADS: usize = 16;
    let published = Mutex::new(BTreeSet::new());
    let rolled_back = Mutex::new(0_usize);
    std::thread::scope(|scope| {
        for thread in 0..THREADS {
            let (stores, published, rolled_back) = (&stores, &published, &rolled_back);
            scope.spawn(move || {
                for i in 0..TRIES.div_ceil(THREADS) {
                    let store = &stores[(thread + i) % stores.len()];
                    // A third of the attempts fail after their number is assigned.
                    let fails = (thread * 31 + i * 17) % 3 == 0;
                    let result = persistently(|| {
                        store.write(|conn| {
                            let now = clock::now();
                            let version = publish(
                                conn,
                                now,
                                clock::day(now),
                                &Publication::NewInformal,
                                RequestNumber::new(2026, i64::try_from(100 * thread + i).unwrap()),
                                &template(),
                            )?;
                            if fails { Err(Refusal::not_permitted("a change of mind")) } else { Ok(version) }
                        })
                    });
                    match result {
                        Ok(version) => {
                            assert!(published.lock().unwrap().insert(version.nid.to_string()), "{} twice", version.nid);
                        }
                        Err(Refusal::NotPermitted { .. }) => *rolled_back.lock().unwrap() += 1,
                        Err(other) => panic!("{other}"),
                    }
                }
            });
        }
    });
    let published = published.into_inner().unwrap();
    assert!(*rolled_back.lock().unwrap() > 200 && published.len() > 500);
    let numbers = informal_numbers(&stores[0]);
    assert_eq!(numbers.len(), published.len() + 8);
    assert_eq!(numbers.first(), Some(&1));
    assert_eq!(numbers.last().copied(), Some(numbers.len() as u64), "the numbers have a gap");
}

#[test]
fn nid_is_registered_once_under_concurrent_attempts() {
    let db = TestDb::new();
    let store = db.store();
    let won = Mutex::new(0);
    std::thread::scope(|scope| {
        for thread in 0..40 {
            let (store, won) = (&store, &won);
            scope.spawn(move || {
                let nid = Nid::parse("sought-after").unwrap();
                let result = persistently(|| {
                    store.write(|conn| {
                        let now = clock::now();
                        publish(
                            conn,
                            now,
                            clock::day(now),
                            &Publication::NewFormal(nid.clone()),
                            RequestNumber::new(2026, thread),
                            &template(),
                        )
                    })
                });
                match result {
                    Ok(_) => *won.lock().unwrap() += 1,
                    Err(Refusal::AlreadyRegistered { .. }) => {}
                    Err(other) => panic!("{other}"),
                }
            });
        }
    });
    assert_eq!(won.into_inner().unwrap(), 1);
}

#[test]
fn version_numbers_have_no_gaps_and_a_stale_base_is_refused() {
    let db = TestDb::new();
    let store = db.store();
    let nid = Nid::parse("nbn").unwrap();
    let revise = |base| {
        store.write(|conn| {
            let now = clock::now();
            publish(
                conn,
                now,
                clock::day(now),
                &Publication::Revision { nid: nid.clone(), base },
                RequestNumber::new(2026, 1),
                &template(),
            )
        })
    };
    assert_eq!(revise(5).unwrap().number, 6);
    assert!(matches!(revise(5), Err(Refusal::Stale { reason }) if reason.to_string().contains("now at version 6")));
    assert_eq!(revise(6).unwrap().number, 7);
    let numbers: Vec<u32> =
        store.read(|conn| registry::queries::versions_of(conn, &nid)).unwrap().iter().map(|version| version.number).collect();
    assert_eq!(numbers, [7, 6, 5]);
}

/// Two processes on one database; on SQLite they share the file.
#[test]
fn second_of_two_concurrent_registrations_names_the_first_operator() {
    let (db, first) = TestServer::on_new_database(true);
    let second = TestServer::start(&db, true);
    let number = demo_number(6);
    // The administrator makes another user an operator.
    let admin = Person::demo(&first, "admin");
    let page = admin.get("/admin/accounts?q=Otto+Other").body;
    let after_name = &page[page.find("Otto Other").unwrap()..];
    let id = after_name.split("/admin/accounts/").nth(1).and_then(|rest| rest.split('/').next()).unwrap().to_owned();
    assert_eq!(admin.post(&format!("/admin/accounts/{id}/roles"), &[("roles", "operator")]).status, 303);
    let people = [Person::demo(&first, "operator"), Person::demo(&second, "other")];
    let answers: Vec<(u16, String)> = std::thread::scope(|scope| {
        let handles: Vec<_> = people
            .iter()
            .map(|person| {
                let number = &number;
                scope.spawn(move || {
                    let answer = person.register(number, "1", "tidegauge");
                    (answer.status, answer.body)
                })
            })
            .collect();
        handles.into_iter().map(|handle| handle.join().unwrap()).collect()
    });
    let mut statuses: Vec<u16> = answers.iter().map(|(status, _)| *status).collect();
    statuses.sort_unstable();
    assert_eq!(statuses, [303, 409], "{answers:#?}");
    let loser = answers.iter().find(|(status, _)| *status == 409).unwrap();
    assert!(
        loser.1.contains("already registered the namespace")
            && (loser.1.contains("Olga Operator") || loser.1.contains("Otto Other")),
        "{}",
        loser.1
    );
    assert!(loser.1.contains("It was not registered again"));
    assert_eq!(Person::nobody(&second).get("/assignments/urn-formal/tidegauge/1").status, 200);
    assert_eq!(Person::nobody(&first).get("/assignments/urn-formal/tidegauge/2").status, 404);
}

#[test]
fn publication_preview_is_readable_during_a_write_transaction() {
    let (db, server, [operator]) = TestServer::demo(["operator"]);
    let (operator_page, preview) = (demo_request(6), format!("{}/preview", demo_request(6)));
    assert!(operator.get(&operator_page).body.contains(&preview));
    let made = operator.get(&preview).says(&["Register urn:tidegauge and publish", "urn-namespaces.xml"]);
    // Neither page waits for an open write transaction.
    let store = db.bare_store();
    store
        .write(|_| {
            assert_eq!(operator.get(&operator_page).status, 200);
            assert_eq!(operator.get(&preview).body.matches("tidegauge").count(), made.body.matches("tidegauge").count());
            Ok::<_, Error>(())
        })
        .unwrap();
    // A request that is not ready has no preview, and users who are not operators get 404.
    assert_eq!(operator.get(&format!("{}/preview", demo_request(3))).status, 409);
    assert_eq!(Person::demo(&server, "registrant").get(&preview).status, 404);
    operator.register(&demo_number(6), "1", "tidegauges").is(422, &["Type tidegauge to confirm", "tidegauges"]);
    // Finding A18: the form of the preview says what was shown (T12).
    for shown in [&[][..], &[("shown", "another")]] {
        let form = [&[("revision", "1"), ("confirm", "tidegauge")], shown].concat();
        operator.post(&format!("{operator_page}/register"), &form).is(422, &["has changed since you opened this page"]);
    }
    assert_eq!(Person::nobody(&server).get("/assignments/urn-formal/tidegauge").status, 404);
}
