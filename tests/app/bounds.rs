//! Bounds of what one account or one attacker can do, and what pages repeat of rejected forms.

use crate::common::prelude::*;

/// A text that is sufficient for every section.
const WORDS: &str = "Names of {{NID}} for boats, kept by the harbour. Write to names@harbour.example. Names are not resolved.";

fn draft(person: &Person) -> String {
    let started = person.post("/register", &[("kind", "new_informal")]).is(303, &[]);
    started.location.split('/').nth(2).unwrap().to_owned()
}

fn started(env: &[(&str, &str)]) -> (TestDb, TestServer) {
    let db = TestDb::new();
    db.fill(Contents::Demo);
    let server = TestServer::start_with(&db, false, env);
    (db, server)
}

#[test]
fn drafts_of_an_account_have_five_mebibytes_together() {
    let (_db, server) = started(&[]);
    let other = Person::demo(&server, "other");
    let long = "word ".repeat(180_000);
    let save = |number: &str, text: &str| {
        let form: Vec<(&str, &str)> = vec![("purpose", text), ("save_number", "1"), ("intent", "save")];
        other.post(&format!("/requests/{number}/edit"), &form)
    };
    let numbers: Vec<String> = (0..6).map(|_| draft(&other)).collect();
    let (last, first) = numbers.split_last().unwrap();
    for number in first {
        let saved = save(number, &long);
        assert!(saved.status < 400, "{} {}", saved.status, saved.body);
    }
    save(last, &long).is(422, &["5 MiB together"]);
    assert!(save(last, WORDS).status < 400, "a short draft can be saved");
}

#[test]
fn submissions_at_the_same_time_are_counted() {
    let db = TestDb::new();
    db.fill(Contents::Demo);
    // The demonstration can have submissions of the last day.
    let yesterday = (nidreg::clock::now() - SignedDuration::from_hours(24)).strftime("%Y-%m-%dT%H:%M:%S.000000Z");
    let before = count(
        &db.bare_store(),
        &format!(
            "SELECT count(*) AS count FROM events JOIN accounts ON accounts.id = events.actor_id \
             WHERE act = 'submitted' AND accounts.email = 'other@demo.example' AND at > '{yesterday}'"
        ),
    );
    let limits = format!("submission={} contribution=500 act=5000 password=500 check=5000", before + 3);
    let server = TestServer::start_with(&db, false, &[("NIDREG_LIMITS", limits.as_str())]);
    let other = Person::demo(&server, "other");
    let numbers: Vec<String> = (0..8).map(|_| draft(&other)).collect();
    let statuses: Vec<u16> = std::thread::scope(|scope| {
        let sending: Vec<_> = numbers
            .iter()
            .map(|number| {
                let other = &other;
                scope.spawn(move || {
                    let mut form: Vec<(&str, &str)> = SECTIONS.map(|name| (name, WORDS)).into();
                    form.extend([("save_number", "1"), ("intent", "submit"), ("sure", "yes")]);
                    other.post(&format!("/requests/{number}/edit"), &form).status
                })
            })
            .collect();
        sending.into_iter().map(|one| one.join().unwrap()).collect()
    });
    let with = |wanted: u16| statuses.iter().filter(|status| **status == wanted).count();
    assert_eq!((with(303), with(429)), (3, 5), "{statuses:?}");
}

#[test]
fn owner_gets_one_email_after_fifty_wrong_passwords_from_many_networks() {
    let (db, server) = started(&[("NIDREG_TRUSTED_PROXIES", "127.0.0.1")]);
    let nobody = Person::nobody(&server);
    for n in 0..53 {
        let form = b"email=registrant%40demo.example&password=wrong+horse+battery";
        let network = format!("198.51.100.{n}");
        let headers = [
            ("Sec-Fetch-Site", "same-origin"),
            ("Content-Type", "application/x-www-form-urlencoded"),
            ("X-Forwarded-For", network.as_str()),
        ];
        assert_eq!(nobody.post_raw("/sign-in", form, &headers).status, 422);
    }
    let store = db.bare_store();
    let emails = "SELECT count(*) AS count FROM outbox WHERE kind = 'failed_sign_ins'";
    assert_eq!(count(&store, emails), 1);
}

/// The status of a form from a network behind a trusted proxy.
fn status_from(nobody: &Person, network: &str, path: &str, form: &str) -> u16 {
    let headers =
        [("Sec-Fetch-Site", "same-origin"), ("Content-Type", "application/x-www-form-urlencoded"), ("X-Forwarded-For", network)];
    nobody.post_raw(path, form.as_bytes(), &headers).status
}

/// Finding A10: 150 wrong passwords from 150 networks of one /48 were all judged, and so were 60 of 60 sign-ups.
#[test]
fn guesses_from_one_ipv6_prefix_are_limited_together() {
    let (_db, server) = started(&[
        ("NIDREG_TRUSTED_PROXIES", "127.0.0.1"),
        ("NIDREG_LIMITS", "password=5000 submission=10 contribution=200 act=5000 check=5000"),
    ]);
    let nobody = Person::nobody(&server);
    let guess =
        |network: String| status_from(&nobody, &network, "/sign-in", "email=lead%40demo.example&password=wrong+horse+battery");
    // 30 networks of one /56, one guess each, and then 40 of other /56 in the same /48.
    let of_56: Vec<u16> = (0..30).map(|n| guess(format!("2001:db8:7:{n:x}::1"))).collect();
    assert_eq!(of_56, [vec![422; 20], vec![429; 10]].concat());
    let of_48: Vec<u16> = (0..40).map(|n| guess(format!("2001:db8:7:{:x}::1", 0x100 * (n + 1)))).collect();
    assert_eq!(of_48, [vec![422; 20], vec![429; 20]].concat());
    // The owner, in another prefix, is not affected.
    let right = "email=lead%40demo.example&password=nidreg-demo";
    assert_eq!(status_from(&nobody, "2001:db8:8::1", "/sign-in", right), 303);
}

#[test]
fn sign_ups_from_one_ipv6_prefix_are_limited_together() {
    let (_db, server) = started(&[
        ("NIDREG_TRUSTED_PROXIES", "127.0.0.1"),
        ("NIDREG_LIMITS", "password=5 submission=10 contribution=200 act=5000 check=5000"),
    ]);
    let nobody = Person::nobody(&server);
    let sign_up = |network: String, n: u32| status_from(&nobody, &network, "/account/new", &format!("email=new{n}%40x.example"));
    let statuses: Vec<u16> = (0..40).map(|n| sign_up(format!("2001:db8:7:{:x}::1", 0x100 * (n + 1)), n)).collect();
    let accepted = statuses.iter().filter(|status| **status == 200).count();
    // The allowance grows again by one every thirty seconds.
    assert!(
        (20..=23).contains(&accepted) && statuses.iter().filter(|status| **status == 429).count() == 40 - accepted,
        "{statuses:?}"
    );
    assert_eq!(sign_up("2001:db8:8::1".to_owned(), 99), 200, "another prefix");
}

#[test]
fn link_of_another_site_does_not_change_the_language_of_an_account() {
    let (db, server) = started(&[]);
    let other = Person::demo(&server, "other");
    let language = || column(&db.bare_store(), "SELECT language AS what FROM accounts WHERE email = 'other@demo.example'");
    let before = language();
    assert_eq!(other.ask("GET", "/language/de?back=/", &[("Sec-Fetch-Site", "cross-site")]).status, 303);
    assert_eq!(language(), before);
    assert_eq!(other.get("/language/de?back=/").status, 303);
    assert_eq!(language(), ["de"]);
    // A permanent redirect has the security headers too.
    let moved = other.get("/help/");
    assert_eq!((moved.status, moved.header("x-content-type-options")), (308, "nosniff"));
    assert!(moved.header("content-security-policy").contains("default-src 'none'"));
}

#[test]
fn secret_of_an_unknown_field_is_not_repeated() {
    let (_db, server) = started(&[]);
    let nobody = Person::nobody(&server);
    let form = [("email", "someone@example.org"), ("password", "lamps along the shore"), ("remark", "Kept remark")];
    nobody.post("/account/new", &form).is(400, &["!lamps along the shore", "Kept remark"]);
    for address in ["someone@exam\u{200b}ple.org", "someone@\u{17f}ervice.example"] {
        assert_eq!(nobody.post("/account/new", &[("email", address)]).status, 422, "{address}");
    }
}
