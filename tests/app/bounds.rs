//! Bounds of what one account or one attacker can do, and what pages repeat of rejected forms.

use crate::common::{Contents, Person, TestDb, TestServer, column, count};

/// A text that is sufficient for every section.
const WORDS: &str = "Names of {{NID}} for boats, kept by the harbour. Write to names@harbour.example. Names are not resolved.";

const SECTIONS: [&str; 7] =
    ["registrant", "purpose", "syntax", "assignment", "security_and_privacy", "interoperability", "resolution"];

fn draft(person: &Person) -> String {
    let started = person.post("/register", &[("kind", "new_informal")]);
    assert_eq!(started.status, 303, "{}", started.body);
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
        let form: Vec<(&str, &str)> = vec![("purpose", text), ("revision", "1"), ("intent", "save")];
        other.post(&format!("/requests/{number}/edit/whole"), &form)
    };
    let numbers: Vec<String> = (0..6).map(|_| draft(&other)).collect();
    let (last, first) = numbers.split_last().unwrap();
    for number in first {
        let saved = save(number, &long);
        assert!(saved.status < 400, "{} {}", saved.status, saved.body);
    }
    let refused = save(last, &long);
    assert_eq!(refused.status, 422, "{}", refused.body);
    assert!(refused.body.contains("5 MiB together"), "{}", refused.body);
    assert!(save(last, WORDS).status < 400, "a short draft can be saved");
}

#[test]
fn submissions_at_the_same_time_are_counted() {
    let (_db, server) = started(&[("NIDREG_LIMITS", "submission=3 contribution=500 act=5000 password=500 check=5000")]);
    let other = Person::demo(&server, "other");
    let numbers: Vec<String> = (0..8).map(|_| draft(&other)).collect();
    let statuses: Vec<u16> = std::thread::scope(|scope| {
        let sending: Vec<_> = numbers
            .iter()
            .map(|number| {
                let other = &other;
                scope.spawn(move || {
                    let mut form: Vec<(&str, &str)> = SECTIONS.map(|name| (name, WORDS)).into();
                    form.extend([("revision", "1"), ("intent", "submit")]);
                    other.post(&format!("/requests/{number}/edit/whole"), &form).status
                })
            })
            .collect();
        sending.into_iter().map(|one| one.join().unwrap()).collect()
    });
    let accepted = statuses.iter().filter(|status| **status == 303).count();
    assert!(
        (1..=3).contains(&accepted) && statuses.iter().filter(|status| **status == 429).count() == 8 - accepted,
        "{statuses:?}"
    );
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
    let emails = "SELECT count(*) AS count FROM outbox WHERE letter = 'failed_sign_ins'";
    assert_eq!(count(&store, emails), 1);
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
    let refused = nobody.post("/account/new", &form);
    assert_eq!(refused.status, 400, "{}", refused.body);
    assert!(!refused.body.contains("lamps along the shore") && refused.body.contains("Kept remark"), "{}", refused.body);
    for address in ["someone@exam\u{200b}ple.org", "someone@\u{17f}ervice.example"] {
        assert_eq!(nobody.post("/account/new", &[("email", address)]).status, 422, "{address}");
    }
}
